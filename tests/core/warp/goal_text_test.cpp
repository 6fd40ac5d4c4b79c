// SPDX-License-Identifier: MIT
#include "warp/goal_text.h"

#include <gtest/gtest.h>

#include "base/angles.h"

namespace footfall::warp {
namespace {

TEST(GoalText, SaysMillimetresAndDegrees) {
  EXPECT_EQ(goalsText({}, 0.01, kDegree), "");
  EXPECT_EQ(goalsText({{"leftFoot", 90, 0.002, true}}, 0.01, kDegree), "1 goal met within 0.02 mm");
  EXPECT_EQ(goalsText({{"hips.translateX", 1, 1e-12, true}, {"head.rotateX", 2, 0.05, false}}, 0.01, kDegree),
            "2 goals met within 0.01 mm and 0.05 degrees");
  EXPECT_EQ(goalsText({{"a", 1, 0, true}, {"rightHand", 80, 1.2, true}, {"b", 3, -0.4, true}}, 0.01, kDegree),
            "1 of 3 goals met within 0.01 mm; rightHand at frame 80 is off by 12 mm");
}

}  // namespace
}  // namespace footfall::warp
