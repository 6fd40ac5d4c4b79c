// SPDX-License-Identifier: MIT
// Whole motions from a library: by a script, along a path, and how well that was done.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "curve/curve.h"
#include "figure/quality/quality.h"
#include "locomotion/run/join_quality.h"
#include "locomotion/run/locomotion_stream.h"

namespace footfall::locomotion {

// A stretch in which a class was run steadily: what was asked, and what the motion does, by an arc fitted to
// it.
struct SteadyStretch {
  double start = 0, end = 0;  // seconds
  int cls = 0;
  Velocity asked, achieved;
};

struct Generated {
  Motion motion;
  Contacts contacts;                      // of its feet, by Limbs::legs
  std::vector<LocomotionSample> samples;  // one per frame
  std::vector<SteadyStretch> steady;
  std::vector<Join> joins;
  VelocityJumps worst;              // of the seams (compare Library::jumps)
  double pathRms = 0, pathMax = 0;  // metres beside the path
  double slowedWay = 0,
         slowest = 0;    // metres it went slower than asked, for bends, and how slow it was to be
  bool arrived = true;   // at the path's end …
  double missed = 0;     // … and how far from it the figure stands, metres
  double lockShift = 0;  // metres the hips were lowered at most for feet to reach
  std::vector<std::string> notes;
};

// The first frames of a stream, put together and measured.
Generated collectMotion(LocomotionStream& stream, std::size_t frames, const GenerateOptions& options);

// How near the path it stays and stops, of a stream along one whose frames were collected.
void measurePath(LocomotionStream& stream, Generated& made);

// Speed, turn and class as animation curves; a curve without keys is 0.
struct KeyedSteering {
  Curve speed;           // metres per second
  Curve turn;            // radians per second
  Curve cls;             // a class's place in the library, to the nearest; none outside 0 … classes - 1
  double start = 0;      // seconds: the curves' time at which the motion begins
  double duration = 10;  // seconds
};

// What a script and keys wish for at any time; after a script's end its last segment goes on.
SteeringInput steeringFrom(const std::shared_ptr<const Library>& library, const Script& script,
                           const GenerateOptions& options);
SteeringInput steeringFrom(const std::shared_ptr<const Library>& library, const KeyedSteering& keys,
                           const GenerateOptions& options);
// Where a script asks for what the examples do not span.
std::vector<std::string> outsideNotes(const Library& library, const Script& script,
                                      const GenerateOptions& options);

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
                                          const RunOptions& options = {}, const Progress& progress = {});

}  // namespace footfall::locomotion
