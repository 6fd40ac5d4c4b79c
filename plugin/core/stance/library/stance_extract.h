// SPDX-License-Identifier: MIT
// Extracts stances from a recorded motion (Cummings 2001 §3.2): every contact between two flights, and
// contacts that begin or end at rest.
#pragma once

#include <string>
#include <vector>

#include "base/angles.h"
#include "figure/contact/contact.h"
#include "figure/motion/motion.h"
#include "stance/library/stance_library.h"
#include "stance/stance_fit.h"

namespace footfall::stance {

struct StanceExtractOptions {
  ForceFitOptions force;
  int restHarmonics = 8;     // harmonics of contacts that begin or end at rest, which are long
  double bothSlack = 0.001;  // metres: ForceFitOptions::slack for contacts on both feet
  int torquePoints = 7;      // control points of the torque, 4 or more
  double mass = 0;           // kg; 0: from the size of the figure
  bool standing = true;      // take-offs from rest and landings into rest as well
  // Seconds; a contact between two shorter flights is a step of a walk. One of them may be short: the last
  // step of a slow run before a leap hardly flies.
  double flight = 0.06;
  double longest = 0.4;             // longest contact on one foot, seconds
  double worst = 0.02;              // largest error of the simulated path, metres rms; others are left out
  double worstTurn = 10 * kDegree;  // and of the simulated attitude, rms
};

struct ExtractedStance {
  Stance stance;
  StanceTiming timing;  // of the stance as recorded, with scale 1
  TimeRange clip;       // apex to apex, seconds of the motion
  ForceFit force;       // with its error; times on the clock of the motion
  TorqueFit torque;
  double standingHeight = 0;  // metres: centre of mass above the soles when standing
};

struct StanceExtraction {
  std::vector<ExtractedStance> stances;  // in order of time
  std::vector<std::string> notes;        // contacts that give no stance, and why
};

// Names are "PREFIX 1", "PREFIX 2" … in order of time. Throws Error for a figure without legs; finding no
// stance is not an error.
StanceExtraction extractStances(const Motion& motion, const std::string& prefix,
                                const StanceExtractOptions& options = {});

// What was found in a clip: the path of its file, or its name.
struct ClipStances {
  std::string clip;
  StanceExtraction extraction;
};

// A library of all of it, with limits for figures of their mean size; plausibleOnly: without stances that are
// not plausible as recorded. It may be empty.
StanceLibrary gatherStances(const std::vector<ClipStances>& found, bool plausibleOnly = false);

}  // namespace footfall::stance
