// SPDX-License-Identifier: MIT
// Feet through whole steps, from the first touch to the last, while speed, turn and class change.
#include <algorithm>

#include <gtest/gtest.h>

#include "core/locomotion/libraries.h"
#include "core/locomotion/slips.h"
#include "locomotion/generate.h"

namespace footfall {
namespace {

// The farthest a foot goes back in one step, metres; and how many steps were looked at.
struct Steps {
  double back = 0;
  std::size_t count = 0;
};

Steps stepsOf(const std::shared_ptr<const Library>& library, const std::string& script, bool locked) {
  GenerateOptions options;
  options.footLock = locked;
  Steps steps;
  for (const Slip& slip : slipsOf(generate(library, parseScript(script), options).motion)) {
    steps.back = std::max(steps.back, slip.back);
    ++steps.count;
  }
  return steps;
}

const char* const kChanges =
    "Walk {8, [0: (1.3, 0)], [1.5: (1.2, 20)], [3: (1.5, -15)], [4.5: (1.0, 10)], [6: (1.5, 20)]}";
const char* const kClasses =
    "Walk {2, [0: (1.3, 0)]}, Run {3, [0: (3, 0)], [1.5: (3.2, 15)]}, Walk {3, [0: (1.2, -10)]}";

TEST(Steps, FeetStayWhileSpeedAndTurnChange) {
  const Steps free = stepsOf(madeLibrary(), kChanges, false), locked = stepsOf(madeLibrary(), kChanges, true);
  EXPECT_GE(free.count, 12u);
  EXPECT_LT(free.back, 0.02) << "by blending alone";
  EXPECT_GE(locked.count, 12u);
  EXPECT_LT(locked.back, 0.005);
}

TEST(Steps, FeetStayWhileClassesChange) {
  const Steps free = stepsOf(madeLibrary(), kClasses, false), locked = stepsOf(madeLibrary(), kClasses, true);
  EXPECT_GE(free.count, 12u);
  EXPECT_LT(free.back, 0.06) << "by blending alone";
  EXPECT_GE(locked.count, 12u);
  EXPECT_LT(locked.back, 0.03);
}

// The fault this would find: a base that follows whatever foot is lowest is pulled by the one that swings.
TEST(Steps, SlipsAreSeen) {
  GenerateOptions options;
  options.footLock = false;
  Generated made = generate(madeLibrary(), parseScript("Walk {3, [0: (1.3, 0)]}"), options);
  double before = 0, after = 0;
  for (const Slip& slip : slipsOf(made.motion)) before = std::max(before, slip.back);
  for (std::size_t c = 0; c < made.motion.channels.size(); ++c) {
    if (made.motion.channels[c].joint != 0 || made.motion.channels[c].kind != ChannelKind::TranslateZ)
      continue;
    for (std::size_t i = 0; i < made.motion.frames(); ++i)  // 10 cm back over the second second
      made.motion.frame(i)[c] -= 0.1 * std::clamp(made.motion.time(i) - 1, 0.0, 1.0);
  }
  for (const Slip& slip : slipsOf(made.motion)) after = std::max(after, slip.back);
  EXPECT_LT(before, 0.01);
  EXPECT_GT(after, 0.04);
}

}  // namespace
}  // namespace footfall
