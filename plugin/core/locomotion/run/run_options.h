// SPDX-License-Identifier: MIT
// How a library is run. Where the thesis prints one thing and means or needs another, the corrected choice is
// the default and the printed one can be had.
#pragma once

#include <cstdint>

#include "terrain/terrain.h"

namespace footfall::locomotion {

enum class RootStep : std::uint8_t {
  PhaseConsistent,  // an example's base goes as far as its phase does: feet stay where they stand
  SourceFrame  // by one frame of each example (4.17, 4.18): the speed is exact, feet slip where tempi differ
};
enum class RootBlend : std::uint8_t {
  Incremental,  // steps and turns are blended and summed
  Absolute      // places are blended (the thesis's counter-example): jumps when weights change
};
enum class OrientationMean : std::uint8_t {
  Reference,  // about the mean of each joint over the library: rows are weighted sums, the fastest
  Running     // about the joint's own turn a frame ago, by logarithms of quaternions (4.27 to 4.30)
};
enum class TempoMean : std::uint8_t {
  Durations,  // what examples take for a phase: base and feet of each then go at about their own pace
  Rates  // phases they make a second (4.13): where a flight is short in one and long in another, the base
         // leaps
};
enum class OutsideHull : std::uint8_t {
  Clamp,       // to the hull of the examples, widened by hullMargin
  Extrapolate  // as asked, up to extrapolation hull extents beyond
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
  // Asks for the parameters whose blend, by its stride length and tempo, goes at the speed and turn asked
  // for. Off: weights at the very parameters, as printed.
  bool calibrate = true;
  bool gate = true;           // parameters change only while one foot stands alone
  double ease = 0.45;         // seconds over which they change; 0: at once, as printed
  bool printedSlerp = false;  // (4.37) as printed, which runs from the wrong end
  bool anchorFeet = true;     // while weights change, the base moves so that the foot that stands stays
  double blendCycles = 1;     // strides a made transition between gaits takes …
  double standCycles = 0.75;  // … and one from or to standing
  double approach = 1;  // seconds a figure may take to come near the speed a recorded transition begins at
  TerrainPtr terrain;   // null: flat at 0
};

}  // namespace footfall::locomotion
