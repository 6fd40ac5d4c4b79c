// SPDX-License-Identifier: MIT
// Options of a steered run. Where the published form is wrong or insufficient, the corrected form is the
// default and the published one can be chosen.
#pragma once

#include <cstdint>

#include "terrain/terrain.h"

namespace footfall::locomotion {

enum class RootStep : std::uint8_t {
  PhaseConsistent,  // the base of an example advances with its phase, so that stance feet stay
  SourceFrame  // by one frame of each example (4.17, 4.18): exact speed, but feet slip where tempos differ
};
enum class RootBlend : std::uint8_t {
  Incremental,  // steps and turns are blended, then summed
  Absolute      // positions are blended (the thesis's counter-example): jumps when weights change
};
enum class OrientationMean : std::uint8_t {
  Reference,  // about each joint's mean over the library: rows are weighted sums (fastest)
  Running     // about the joint's rotation one frame ago, by logarithms of quaternions (4.27 to 4.30)
};
enum class TempoMean : std::uint8_t {
  Durations,  // the time examples take per phase: base and feet of each move at about their own pace
  Rates  // phases they make a second (4.13): where a flight is short in one and long in another, the base
         // leaps
};
enum class OutsideHull : std::uint8_t {
  Clamp,       // to the hull of the examples, widened by hullMargin
  Extrapolate  // as requested, up to `extrapolation` hull extents beyond
};

struct RunOptions {
  RootStep rootStep = RootStep::PhaseConsistent;
  RootBlend rootBlend = RootBlend::Incremental;
  OrientationMean orientations = OrientationMean::Reference;
  TempoMean tempo = TempoMean::Durations;
  OutsideHull outside = OutsideHull::Clamp;
  double hullMargin = 0.02;    // share of the hull's extent
  double extrapolation = 0.5;  // likewise
  bool gammaGuard = true;      // no negative weights of time
  // Chooses the parameters whose blend, by its stride length and tempo, has the requested speed and turn
  // rate. Off: the requested parameters themselves, as published.
  bool calibrate = true;
  bool gate = true;           // parameters change only in single support
  double ease = 0.45;         // seconds over which they change; 0: at once, as published
  bool printedSlerp = false;  // (4.37) as published, which runs from the wrong end
  bool anchorFeet = true;     // while weights change, the base moves so that the stance foot stays
  double blendCycles = 1;     // strides of a synthesised transition between gaits …
  double standCycles = 0.75;  // … and of one from or to standing
  double approach = 1;  // seconds in which a figure may approach the entry speed of a recorded transition
  TerrainPtr terrain;   // null: flat at 0
};

}  // namespace footfall::locomotion
