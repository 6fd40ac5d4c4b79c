// SPDX-License-Identifier: MIT
// A stride of any gait of the book on any character, from nothing but its proportions.
//
// Feet follow from phases, duty and Alexander's stride length. The body follows from the feet: each standing
// foot pushes with a half sine (a walking one with two humps) that carries its share of the weight over the
// stride; heave, pitch and roll are what such forces do to a rigid body, so that a suspension is free fall.
// The spine of a supple animal gathers and stretches with its feet.
#pragma once

#include "figure/perform/perform.h"
#include "gait/stride/gait_library.h"
#include "gait/stride/stride.h"

namespace footfall::gait {

struct MakeStrideOptions {
  double speed = 0;               // metres a second; 0: the gait's usual one
  double frameRate = 60;          // frames a second; the stride takes a whole number of frames
  int strides = 1;                // of the clip
  double lift = 1;                // times the gait's own lift of the feet
  double bounce = 1;              // times the natural rise and fall
  double flexion = 1;             // times the natural bending of the spine
  std::vector<double> legShifts;  // strides each leg comes after the book's time; empty: none does
};

struct MadeStride {
  Stride stride;
  Performance performance;  // of the clip
  Motion clip;              // so many strides along +Z from the origin; the last frame begins another
  GaitInfo info;            // frames of the clip
  double suspension = 0;    // share of the stride without a foot on the ground
  std::vector<ReachNote> reach;
};

// Throws Error for a gait the character has not the legs for and numbers out of range.
MadeStride makeStride(const Character& character, const Gait& gait, const MakeStrideOptions& options = {});

// The usual speed of a gait on a character, metres a second.
double usualSpeed(const Gait& gait, const Character& character);

}  // namespace footfall::gait
