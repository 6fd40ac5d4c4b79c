// SPDX-License-Identifier: MIT
// Which gait suits a speed: by the Froude number v²/(g h), with hysteresis so that a figure does not dither.
#pragma once

#include <string>
#include <vector>

#include "gait/stride/make_stride.h"
#include "gait/travel/gait_clock.h"
#include "gait/travel/travel_path.h"

namespace footfall::gait {

// A gait and the Froude number above which it takes over from the one before it.
struct GaitThreshold {
  std::string gait;
  double above = 0;
};

// What animals of so many legs do as they go faster. Four: walk, trot from 0.35 (Griffin et al. 2004),
// gallop from 2.5: a transverse one for large animals (100 kg and more), a rotary one for small.
std::vector<GaitThreshold> gaitsBySpeed(const Character& character);

struct GaitChoiceOptions {
  double hysteresis = 0.2;  // of the speed: up changes happen this much later than down ones
  double duration = 1.2;    // of a change, in strides of the slower gait
  double frameRate = 60;    // of the strides made
};

struct GaitChoice {
  GaitPlan plan;
  std::vector<std::string> names;  // of the plan's strides, in order
};

// Looks at the speed over `duration` seconds and makes the strides that are needed, each at a speed near that
// it is used at. Throws Error where steps are empty or not rising.
GaitChoice chooseGaits(const Character& character, const TravelSpeed& speed, double duration,
                       const std::vector<GaitThreshold>& steps, const GaitChoiceOptions& options = {});

}  // namespace footfall::gait
