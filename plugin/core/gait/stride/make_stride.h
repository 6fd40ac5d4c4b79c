// SPDX-License-Identifier: MIT
// Makes a stride of any gait in the library for any character from its proportions alone.
//
// The feet follow from phases, duty factors and Alexander's stride length. The body follows from the feet:
// each standing foot pushes with a half sine (with two humps in a walk) that carries its share of the weight
// over the stride; heave, pitch and roll are the response of a rigid body to these forces, so a suspension is
// free fall. A flexible spine gathers and extends with the feet.
#pragma once

#include "figure/perform/perform.h"
#include "gait/stride/gait_library.h"
#include "gait/stride/stride.h"

namespace footfall::gait {

struct MakeStrideOptions {
  double speed = 0;               // metres per second; 0: the usual speed of the gait
  double frameRate = 60;          // frames per second; the stride lasts a whole number of frames
  int strides = 1;                // in the clip
  double lift = 1;                // factor on the lift of the feet
  double bounce = 1;              // factor on the rise and fall of the body
  double flexion = 1;             // factor on the flexion of the spine
  std::vector<double> legShifts;  // strides by which each leg lands after its phase in the gait; empty: 0
};

struct MadeStride {
  Stride stride;
  Performance performance;  // of the clip
  Motion clip;              // the strides along +Z from the origin; the last frame begins another stride
  GaitInfo info;            // in frames of the clip
  double suspension = 0;    // share of the stride with no foot on the ground
  std::vector<ReachNote> reach;
};

// Throws Error where the number of legs does not fit the gait and for numbers out of range.
MadeStride makeStride(const Character& character, const Gait& gait, const MakeStrideOptions& options = {});

// The usual speed of a gait for a character, metres per second.
double usualSpeed(const Gait& gait, const Character& character);

}  // namespace footfall::gait
