// SPDX-License-Identifier: MIT
#include "curve/channel_pattern.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall {
namespace {

using testing::ElementsAre;

TEST(ChannelPattern, ChoosesByNameNodeOrAttribute) {
  EXPECT_TRUE(matchesPattern("hips.translateX", "Hips", "translateX"));
  EXPECT_TRUE(matchesPattern("Hips", "|rig|ns:Hips", "translateX"));
  EXPECT_TRUE(matchesPattern("ns:Hips.*", "ns:Hips", "rotateZ"));
  EXPECT_TRUE(matchesPattern("*rotate?", "Hips", "rotateZ"));
  EXPECT_TRUE(matchesPattern("foo, *.rotateZ", "Hips", "rotateZ"));
  EXPECT_TRUE(matchesPattern("*", "a", "b"));
  EXPECT_TRUE(matchesPattern("*a*b*c*", "xaybzc", "t"));
  EXPECT_FALSE(matchesPattern("Hip", "Hips", "translateX"));
  EXPECT_FALSE(matchesPattern("*.rotateZ", "Hips", "rotateX"));
  EXPECT_FALSE(matchesPattern("", "Hips", "rotateX"));
  EXPECT_FALSE(matchesPattern(",,", "Hips", "rotateX"));
}

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
