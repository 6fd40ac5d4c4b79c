// SPDX-License-Identifier: MIT
// What commands ask of a scene: the playback range.
#include <mayahost/host.h>

#include <maya/MAnimControl.h>

#include <gtest/gtest.h>

namespace {

TEST(SceneQueries, TheRangeOfPlayback) {
  mayahost::newScene();
  const auto frame = [](double at) { return MTime(at, MTime::uiUnit()); };
  EXPECT_EQ(MAnimControl::minTime(), frame(1));
  EXPECT_EQ(MAnimControl::maxTime(), frame(120));
  ASSERT_TRUE(MAnimControl::setMinMaxTime(frame(10), frame(300)));
  EXPECT_EQ(MAnimControl::animationEndTime(), frame(300));  // it holds the range to play
  ASSERT_TRUE(MAnimControl::setMinTime(frame(400)));
  EXPECT_EQ(MAnimControl::maxTime(), frame(400));
  ASSERT_TRUE(MAnimControl::setCurrentTime(frame(42)));
  EXPECT_EQ(MAnimControl::currentTime(), frame(42));
  EXPECT_EQ(mayahost::currentTime(), frame(42));
  EXPECT_FALSE(MAnimControl::isPlaying());
  mayahost::newScene();
  EXPECT_EQ(MAnimControl::maxTime(), frame(120));
}

}  // namespace
