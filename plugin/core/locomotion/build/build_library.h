// SPDX-License-Identifier: MIT
// Builds a library from recorded clips: usable strides are found, corrected, cut and sorted, and the rest is
// listed with reasons. No labels are needed; see docs/method/locomotion.md.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/angles.h"
#include "base/progress.h"
#include "locomotion/build/recorded_clip.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

struct NamedMotion {
  std::string name;
  Motion motion;
};

struct BuildOptions {
  RecordedClipOptions recording;
  ClassOptions classes;
  double rateTolerance = 0.01;   // share by which a clip's frame rate may differ from the most common one
  double minSpeed = 0.3;         // metres per second: slower strides are left out
  double minStride = 0.45;       // seconds …
  double maxStride = 2;          // … a stride lasts
  double maxArcResidual = 0.03;  // RMS distance of a stride's path from an arc, as a share of its length:
                                 // beyond it turns are unsteady
  double maxLoopError = 0.21;    // radians, root mean square over joints, between a stride's ends (12°)
  double maxSpeedUp = 0.15;      // share of its speed by which a stride may get faster or slower
  double maxJump = 70;           // radians per second: a joint that jumps more is faulty
  double binSpeed = 0.2;         // share of the class's mean speed …
  double binTurn =
      14 * kDegree;  // … and radians per second: strides closer than this are alike, and the best is taken
  std::size_t maxExamples = 32;  // of a class
  double calm = 0.042;           // seconds to either side over which poses are smoothed; 0: as recorded
  bool plant = true;             // feet of loops and transitions stay where they stand; false: as recorded
  double keyFactor =
      1.5;           // what shares of a loop between strikes and lifts may differ from the class's median by
  bool warp = true;  // strides of classes with few examples are warped to other speeds and turns
  bool mirrorMissing = true;  // turns recorded to one side only, and stands, are used mirrored as well
  bool mirror = false;        // use every clip a second time, mirrored
  std::vector<std::pair<std::string, std::string>>
      classNames;  // pattern of names (* and ?), class: in this order
  std::vector<ClipLabels> labels;
  int threads = 0;
  Progress progress;
};

struct BuiltLibrary {
  Library library;
  std::vector<RecordedClip>
      recordings;  // all, in the order given, mirrored ones after them; with what became of each
  std::vector<std::string> notes;
};

// Throws Error where no class of strides can be made; the message gives a reason.
BuiltLibrary buildLibrary(const std::vector<NamedMotion>& clips, const BuildOptions& options = {});

}  // namespace footfall::locomotion
