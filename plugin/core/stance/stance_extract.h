// SPDX-License-Identifier: MIT
// Stances out of a recorded motion (Cummings 2001 §3.2): every contact between two flights, and contacts that
// begin or end in a stand.
#pragma once

#include <string>
#include <vector>

#include "figure/contact/contact.h"
#include "figure/motion/motion.h"
#include "stance/stance_fit.h"

namespace footfall::stance {

struct StanceExtractOptions {
  ForceFitOptions force;
  int restHarmonics = 8;     // of contacts that begin or end standing, which are long
  double bothSlack = 0.001;  // metres: ForceFitOptions::slack of contacts on both feet
  int torquePoints = 7;      // control points, 4 or more
  double mass = 0;           // kg; 0: by the figure's size
  bool standing = true;      // take-offs from a stand and landings into one too
  double flight = 0.06;      // seconds: shorter hops are steps of a walk
  double longest = 0.4;      // seconds of a contact on one foot
  double worst = 0.02;       // metres rms the simulated path may be off; worse ones are passed over
};

struct ExtractedStance {
  Stance stance;
  StanceTiming timing;  // of the stance as it is, scale 1
  TimeRange clip;       // apex to apex, seconds of the motion
  ForceFit force;       // its error; times on the motion's clock
  TorqueFit torque;
  double standingHeight = 0;  // metres: the figure's centre of mass above the soles, standing
};

struct StanceExtraction {
  std::vector<ExtractedStance> stances;  // in order of time
  std::vector<std::string> notes;        // contacts that make no stance, and why
};

// Names are "PREFIX 1" … in order of time. Throws Error for a figure without legs; finding nothing is no
// error.
StanceExtraction extractStances(const Motion& motion, const std::string& prefix,
                                const StanceExtractOptions& options = {});

}  // namespace footfall::stance
