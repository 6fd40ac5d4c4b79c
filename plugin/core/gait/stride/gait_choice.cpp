// SPDX-License-Identifier: MIT
#include "gait/stride/gait_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/error.h"
#include "gait/gait_tuning.h"

namespace footfall::gait {

std::vector<GaitThreshold> gaitsBySpeed(const Character& character) {
  switch (character.legs.size()) {
    case 4:
      return {{"walk", 0},
              {"trot", kTrotFroude},
              {character.mass >= kTransverseMass ? "transverse gallop" : "rotary gallop", kGallopFroude}};
    case 6:
      return {{"tetrapod", 0}, {"tripod", kTripodFroude}};
    case 8:
      return {{"wave", 0}, {"tetrapod", kTetrapodFroude}};
    default:
      throw Error(fmt::format("the gait library has no gaits for {} legs, only for 4, 6 and 8",
                              character.legs.size()));
  }
}

GaitChoice chooseGaits(const Character& character, const TravelSpeed& speed, double duration,
                       const std::vector<GaitThreshold>& thresholds, const GaitChoiceOptions& options) {
  if (thresholds.empty()) throw Error("choosing gaits by speed needs at least one gait");
  for (std::size_t i = 1; i < thresholds.size(); ++i) {
    if (!(thresholds[i].above > thresholds[i - 1].above))
      throw Error(
          fmt::format("the gait '{}' begins at a Froude number of {}, which is not above {}, where the gait "
                      "before it begins",
                      thresholds[i].gait, thresholds[i].above, thresholds[i - 1].above));
  }
  const double h = meanHipHeight(character);
  // Up at the threshold, down below it by the hysteresis (a share of the speed, hence squared).
  const double down = std::pow(1 - std::clamp(options.hysteresis, 0.0, 0.9), 2);
  struct Run {
    std::size_t step;
    double start;
  };
  std::vector<Run> runs;
  const auto suited = [&](double time) {
    const double number = froudeNumber(speed.speed(time), h);
    std::size_t now = runs.empty() ? 0 : runs.back().step;
    while (now + 1 < thresholds.size() && number > thresholds[now + 1].above) ++now;
    while (now > 0 && number < thresholds[now].above * (runs.empty() ? 1 : down)) --now;
    return now;
  };
  std::map<std::size_t, StridePtr> made;
  const auto strideOf = [&](std::size_t step) {
    if (!made.count(step)) {
      const Gait& gait = gaitNamed(thresholds[step].gait, character.legs.size());
      MakeStrideOptions how;
      how.frameRate = options.frameRate;
      made[step] = std::make_shared<const Stride>(makeStride(character, gait, how).stride);
    }
    return made[step];
  };
  GaitChoice choice;
  const double look = 1 / options.frameRate;
  double free = -1e9;  // no change before this time
  for (double t = 0; t <= duration; t += look) {
    if (t < free) continue;
    std::size_t step = suited(t);
    if (!runs.empty() && step == runs.back().step) continue;
    // One gait at a time: a change that skips a gait passes through it.
    if (!runs.empty()) step = step > runs.back().step ? runs.back().step + 1 : runs.back().step - 1;
    const StridePtr stride = strideOf(step);
    if (!runs.empty()) {
      const double slower = std::max(stride->period, choice.plan.strides.back()->period);
      const double takes = options.duration * slower;
      choice.plan.changes.push_back({t, takes});
      free = t + takes;
    }
    runs.push_back({step, t});
    choice.plan.strides.push_back(stride);
    choice.names.push_back(thresholds[step].gait);
  }
  return choice;
}

}  // namespace footfall::gait
