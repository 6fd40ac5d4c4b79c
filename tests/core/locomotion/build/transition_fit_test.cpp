// SPDX-License-Identifier: MIT
// A recorded passage is a transition only where it leads from one class to the other and does nothing else.
#include "locomotion/build/transition_fit.h"

#include <gmock/gmock.h>

#include "base/angles.h"
#include "core/locomotion/libraries.h"
#include "figure/motion/pose.h"
#include "recorded_clips.h"

namespace footfall::locomotion {
namespace {

using testing::HasSubstr;

// A stop of the recorded library, and what is wrong with it once its figure bows, or turns, on the way.
TEST(TransitionFit, BowsAndTurnsAreNoStops) {
  FOOTFALL_NEED_CLIPS();
  const Library& library = recordedLibrary().library;
  const int walk = library.find("walk"), stop = library.find("stop");
  ASSERT_FALSE(library.edge(walk, stop).transitions.empty());
  const Transition good =
      library.transitions[static_cast<std::size_t>(library.edge(walk, stop).transitions.front())];
  EXPECT_EQ(faultOf(good, fitOf(good, library.classes)), "");

  Transition bows = good;
  const int spine = library.limbs.chest;
  ASSERT_GE(spine, 0);
  const std::size_t width = bows.poses.width, middle = bows.poses.frames() / 2;
  for (std::size_t i = middle; i < middle + 20; ++i) {
    for (std::size_t k = 6; k < width; k += 3) bows.poses.row(i)[k] += 30 * kDegree;
  }
  EXPECT_THAT(faultOf(bows, fitOf(bows, library.classes)), HasSubstr("a pose in it is"));

  Transition turns = good;
  for (std::size_t i = 0; i < turns.base.size(); ++i)
    turns.base[i].yaw += 150 * kDegree * static_cast<double>(i) / static_cast<double>(turns.base.size() - 1);
  EXPECT_THAT(faultOf(turns, fitOf(turns, library.classes)), HasSubstr("turns by"));
}

// All transitions of a library fit; what was left out is said.
TEST(TransitionFit, WhatIsKeptFits) {
  FOOTFALL_NEED_CLIPS();
  const Library& library = recordedLibrary().library;
  EXPECT_GE(library.transitions.size(), 3u);
  for (const Transition& t : library.transitions) {
    EXPECT_EQ(faultOf(t, fitOf(t, library.classes)), "") << t.source;
    EXPECT_GT(t.mismatch, 0) << t.source;
  }
}

}  // namespace
}  // namespace footfall::locomotion
