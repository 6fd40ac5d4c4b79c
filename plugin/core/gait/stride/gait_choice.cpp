// SPDX-License-Identifier: MIT
#include "gait/stride/gait_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/error.h"

namespace footfall::gait {

std::vector<GaitThreshold> gaitsBySpeed(const Character& character) {
  switch (character.legs.size()) {
    case 4:
      return {
          {"walk", 0}, {"trot", 0.35}, {character.mass >= 100 ? "transverse gallop" : "rotary gallop", 2.5}};
    case 6:
      return {{"tetrapod", 0}, {"tripod", 0.12}};
    case 8:
      return {{"wave", 0}, {"tetrapod", 0.1}};
    default:
      throw Error(fmt::format("the book has no gaits for {} legs; it has them for 4, 6 and 8",
                              character.legs.size()));
  }
}

GaitChoice chooseGaits(const Character& character, const TravelSpeed& speed, double duration,
                       const std::vector<GaitThreshold>& steps, const GaitChoiceOptions& options) {
  if (steps.empty()) throw Error("a choice of gaits needs at least one");
  for (std::size_t i = 1; i < steps.size(); ++i) {
    if (!(steps[i].above > steps[i - 1].above))
      throw Error(fmt::format(
          "the gait '{}' takes over at a Froude number of {}, not above the {} of the one before it",
          steps[i].gait, steps[i].above, steps[i - 1].above));
  }
  const double h = meanHipHeight(character);
  // Up: at the number; down: below it by the hysteresis of the speed, squared.
  const double down = std::pow(1 - std::clamp(options.hysteresis, 0.0, 0.9), 2);
  struct Run {
    std::size_t step;
    double start;
  };
  std::vector<Run> runs;
  const auto suited = [&](double time) {
    const double number = froudeNumber(speed.speed(time), h);
    std::size_t now = runs.empty() ? 0 : runs.back().step;
    while (now + 1 < steps.size() && number > steps[now + 1].above) ++now;
    while (now > 0 && number < steps[now].above * (runs.empty() ? 1 : down)) --now;
    return now;
  };
  std::map<std::size_t, StridePtr> made;
  const auto strideOf = [&](std::size_t step) {
    if (!made.count(step)) {
      const Gait& gait = gaitNamed(steps[step].gait, character.legs.size());
      MakeStrideOptions how;
      how.frameRate = options.frameRate;
      made[step] = std::make_shared<const Stride>(makeStride(character, gait, how).stride);
    }
    return made[step];
  };
  GaitChoice choice;
  const double look = 1 / options.frameRate;
  double free = -1e9;  // no change before
  for (double t = 0; t <= duration; t += look) {
    if (t < free) continue;
    std::size_t step = suited(t);
    if (!runs.empty() && step == runs.back().step) continue;
    // One gait at a time: a leap over one in between passes through it.
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
    choice.names.push_back(steps[step].gait);
  }
  return choice;
}

}  // namespace footfall::gait
