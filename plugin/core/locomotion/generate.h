// SPDX-License-Identifier: MIT
// Whole motions from a library: by a script, along a path, and how well that was done.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "curve/curve.h"
#include "figure/quality.h"
#include "figure/retarget.h"
#include "locomotion/locomotor.h"
#include "locomotion/path_follower.h"
#include "locomotion/script.h"

namespace footfall {

struct GenerateOptions {
  RunOptions run;
  double frameRate = 0;      // frames a second; 0: the library's
  double anticipation = 0;   // seconds items of a script are begun before their time
  bool footLock = true;      // plant feet by inverse kinematics once the motion is made (figure/clean_up.h)
  double maxDuration = 600;  // seconds: a path that is not walked by then is given up
  Base start;
  // Another figure than the library's: everything above and below is then in its metres.
  std::shared_ptr<const Retarget> onto;
  int threads = 0;
  Progress progress;
};

// One frame of what was asked for and done.
struct LocomotionSample {
  double time = 0;
  int cls = 0;
  bool transition = false;
  double phase = 0;
  Velocity wanted, applied;
  Base base;
  Standing standing;
  double offset = 0;  // metres beside the path; 0 without one
};

// A stretch in which a class was run steadily: what was asked, and what the motion does, by an arc fitted to
// it.
struct SteadyStretch {
  double start = 0, end = 0;  // seconds
  int cls = 0;
  Velocity asked, achieved;
};

struct Seam {
  double time = 0;
  std::string what;  // "walk -> run"
  double jump = 0;   // radians a second: of the worst joint, against its velocity before and after
};

struct Generated {
  Motion motion;
  Contacts contacts;                      // of its feet, by Limbs::legs; found where feet are not locked
  std::vector<LocomotionSample> samples;  // a frame each
  std::vector<SteadyStretch> steady;
  std::vector<Seam> seams;
  double seamJump = 0;              // radians a second: the worst of them (compare Library::jump)
  double pathRms = 0, pathMax = 0;  // metres beside the path
  bool arrived = true;              // at the path's end
  double lockShift = 0;             // metres the hips were lowered at most for feet to reach
  std::vector<std::string> notes;
};

// Speed, turn and class as animation curves; a curve without keys is 0.
struct KeyedSteering {
  Curve speed;           // metres a second
  Curve turn;            // radians a second
  Curve cls;             // a class's place in the library, to the nearest; none outside 0 … classes - 1
  double start = 0;      // seconds: the curves' time at which the motion begins
  double duration = 10;  // seconds
};

Generated generate(std::shared_ptr<const Library> library, const Script& script,
                   const GenerateOptions& options = {});
Generated generate(std::shared_ptr<const Library> library, const KeyedSteering& keys,
                   const GenerateOptions& options = {});
Generated generate(std::shared_ptr<const Library> library, const Route& route,
                   const GenerateOptions& options = {}, const PathFollowOptions& follow = {});

// How exactly speed and turn are met over the hull of a class: grid by grid points, those inside it. Angles
// of radians.
struct SteeringError {
  Velocity asked, achieved;
};
std::vector<SteeringError> steeringErrors(std::shared_ptr<const Library> library, int cls, int grid,
                                          const RunOptions& options = {});

}  // namespace footfall
