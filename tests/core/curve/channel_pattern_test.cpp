// SPDX-License-Identifier: MIT
#include "curve/channel_pattern.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall {
namespace {

using testing::ElementsAre;

TEST(ChannelPattern, NearestNamesByLettersToChange) {
  const std::vector<std::string> names{"hips.translateX", "hips.translateY", "head.rotateX",
                                       "Hip.translateX"};
  EXPECT_THAT(nearestNames("hip.translateX", names, 2), ElementsAre("Hip.translateX", "hips.translateX"));
  EXPECT_THAT(nearestNames("", {}, 3), ElementsAre());
  EXPECT_EQ(nearestNames("x", names, 9).size(), 4u);
}

TEST(ChannelPattern, LastNames) {
  EXPECT_EQ(lastName("|rig|ns:hip_L"), "hip_L");
  EXPECT_EQ(lastName("hip_L"), "hip_L");
}

}  // namespace
}  // namespace footfall
