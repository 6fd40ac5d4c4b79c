// SPDX-License-Identifier: MIT
// Complete motions from a library, by a script, by keys or along a path, with measures of how well they meet
// the request.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "curve/curve.h"
#include "figure/quality/quality.h"
#include "locomotion/run/join_quality.h"
#include "locomotion/run/locomotion_stream.h"

namespace footfall::locomotion {

// A stretch of steady motion in one class: the request, and what the motion does, by an arc fitted to it.
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
  double pathRms = 0, pathMax = 0;  // metres beside the path as it was drawn
  bool kept = true;                 // nowhere farther beside it than PathFollowOptions::within
  double slowedWay = 0,
         slowest = 0;    // metres travelled slower than requested because of bends, and the lowest speed
  bool arrived = true;   // at the path's end …
  double missed = 0;     // … and how far from it the figure stands, metres
  double lockShift = 0;  // metres the hips were lowered at most for feet to reach
  std::vector<std::string> notes;
};

// The first frames of a stream as one motion, measured.
Generated collectMotion(LocomotionStream& stream, std::size_t frames, const GenerateOptions& options);

// Measures how closely a collected stream follows its path and stops at the end.
void measurePath(LocomotionStream& stream, Generated& made);

// Speed, turn and class as animation curves; a curve without keys is 0.
struct KeyedSteering {
  Curve speed;           // metres per second
  Curve turn;            // radians per second
  Curve cls;             // a class's place in the library, to the nearest; none outside 0 … classes - 1
  double start = 0;      // seconds: the curves' time at which the motion begins
  double duration = 10;  // seconds
};

// The goals of a script or of keys at any time; after its end the last segment of a script continues.
SteeringInput steeringFrom(const std::shared_ptr<const Library>& library, const Script& script,
                           const GenerateOptions& options);
SteeringInput steeringFrom(const std::shared_ptr<const Library>& library, const KeyedSteering& keys,
                           const GenerateOptions& options);
// Notes where a script asks for more than the examples span.
std::vector<std::string> outsideNotes(const Library& library, const Script& script,
                                      const GenerateOptions& options);

Generated generate(std::shared_ptr<const Library> library, const Script& script,
                   const GenerateOptions& options = {});
Generated generate(std::shared_ptr<const Library> library, const KeyedSteering& keys,
                   const GenerateOptions& options = {});
Generated generate(std::shared_ptr<const Library> library, const Route& route,
                   const GenerateOptions& options = {}, const PathFollowOptions& follow = {});

// How exactly speed and turn rate are met over the hull of a class, at those of grid by grid points that are
// inside it. Radians.
struct SteeringError {
  Velocity asked, achieved;
};
std::vector<SteeringError> steeringErrors(std::shared_ptr<const Library> library, int cls, int grid,
                                          const RunOptions& options = {}, const Progress& progress = {});

}  // namespace footfall::locomotion
