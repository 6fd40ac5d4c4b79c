// SPDX-License-Identifier: MIT
#include "locomotion/library/clip_motion.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/locomotion/libraries.h"
#include "figure/motion/heading.h"

namespace footfall::locomotion {
namespace {

TEST(ClipMotion, TravelsAtItsSpeedAndTurnsByItsTurn) {
  const auto library = madeLibrary();
  std::size_t checked = 0;
  for (const MotionClass& cls : library->classes) {
    for (const Clip& clip : cls.examples) {
      if (cls.pattern == StepPattern::Stand) continue;
      const Motion motion = motionOf(*library, clip, 2);
      const std::size_t loop = clip.poses.frames();
      ASSERT_EQ(motion.frames(), 2 * loop + 1);
      Pose first, next;
      worldPose(motion, 0, first);
      worldPose(motion, loop, next);
      const double seconds = static_cast<double>(loop) * motion.frameTime;
      const double turn = clip.velocity.turn * seconds;
      // One loop on, the figure is as it was, moved along the arc and turned.
      const Quat turned = yawTurn(turn);
      const double arc = clip.velocity.speed * seconds;
      const double half = 0.5 * turn, chord = std::abs(half) > 1e-9 ? arc * std::sin(half) / half : arc;
      const Vec3 moved(chord * std::sin(half), 0, chord * std::cos(half));
      for (std::size_t j = 0; j < first.size(); ++j)
        EXPECT_LT((next.position[j] - (turned * first.position[j] + moved)).norm(), 1e-6) << cls.name;
      ++checked;
    }
  }
  EXPECT_GE(checked, 6u);
}

}  // namespace
}  // namespace footfall::locomotion
