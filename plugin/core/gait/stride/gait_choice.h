// SPDX-License-Identifier: MIT
// Chooses the gait for a speed by the Froude number v²/(g h), with hysteresis so that the gait does not
// flicker.
#pragma once

#include <string>
#include <vector>

#include "gait/stride/make_stride.h"
#include "gait/travel/gait_clock.h"
#include "gait/travel/travel_path.h"

namespace footfall::gait {

// A gait and the Froude number above which it replaces the gait before it.
struct GaitThreshold {
  std::string gait;
  double above = 0;
};

// The gaits that animals with this number of legs use as they speed up. Four legs: walk, trot from 0.35
// (Griffin et al. 2004), gallop from 2.5: transverse for large animals (kTransverseMass and more), rotary for
// small ones.
std::vector<GaitThreshold> gaitsBySpeed(const Character& character);

struct GaitChoiceOptions {
  double hysteresis = 0.2;  // share of the speed by which a change down comes below the change up
  double duration = 1.2;    // of a change, in strides of the slower gait
  double frameRate = 60;    // of the strides that are made, frames per second
};

struct GaitChoice {
  GaitPlan plan;
  std::vector<std::string> names;  // of the strides in the plan, in order
};

// Samples the speed over `duration` seconds and makes the strides it calls for. Throws Error where the
// thresholds are empty or do not rise.
GaitChoice chooseGaits(const Character& character, const TravelSpeed& speed, double duration,
                       const std::vector<GaitThreshold>& thresholds, const GaitChoiceOptions& options = {});

}  // namespace footfall::gait
