// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "fuzz/property.h"
#include "io/documents/gait_text.h"

namespace footfall::fuzz {

inline void demandSame(const gait::GaitInfo& info, const gait::GaitInfo& again) {
  const auto near = [](double a, double b) { return std::abs(a - b) <= 1e-9 * (1 + std::abs(a)); };
  demand(again.torso == info.torso && near(info.hipHeight, again.hipHeight), "torso and hips come back");
  demand(near(info.strideFrames, again.strideFrames) && near(info.strideStart, again.strideStart) &&
             near(info.strideLength, again.strideLength) && near(info.frameRate, again.frameRate),
         "the stride comes back");
  demand(again.feet.size() == info.feet.size(), "feet come back");
  for (std::size_t i = 0; i < info.feet.size(); ++i) {
    demand(again.feet[i].name == info.feet[i].name && near(info.feet[i].touchdown, again.feet[i].touchdown) &&
               near(info.feet[i].pushOff, again.feet[i].pushOff),
           "a foot comes back");
  }
}

// What any reader may return.
inline void demandFeet(const gait::GaitInfo& info) {
  demand(!info.feet.empty() && info.hipHeight > 0 && std::isfinite(info.hipHeight), "feet below hips");
  double frames = 1;
  for (const gait::GaitFoot& foot : info.feet) frames = std::max({frames, foot.touchdown, foot.pushOff});
  for (const gait::GaitFoot& foot : info.feet) {
    const gait::LegTiming timing = timingOf(foot, frames);
    demand(timing.phase >= 0 && timing.phase < 1 && timing.duty > 0 && timing.duty <= 1, "a foot stands");
    const double middle = midStance(foot, frames);
    demand(middle >= 0 && middle <= frames, "mid-stance is within the stride");
  }
}

// The thesis's text or JSON: feet that stand, and the same again once written, in either form.
inline void checkGaitInfo(std::string_view input) {
  gait::GaitInfo info;
  try {
    info = parseGaitInfo(input, "input.gait");
  } catch (const Error& error) {
    return demandPlace(error, "input.gait");
  }
  demandFeet(info);
  demandSame(info, parseGaitInfo(formatGaitJson(info), "again.json"));
  const std::size_t first = input.find_first_not_of(" \t\r\n");
  if (input[first] != '{') demandSame(info, parseGaitInfo(formatGaitText(info), "again.gait"));
}

}  // namespace footfall::fuzz
