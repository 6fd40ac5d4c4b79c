// SPDX-License-Identifier: MIT
// Sampled motions as curves, and at other rates.
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "core/io/scenes.h"

namespace footfall {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Hips that go up and down once a second by 0.1 m, and a knee that swings by a radian with them; 60 frames
// per second.
Motion swinging(std::size_t frames) {
  Motion motion;
  motion.skeleton = test::walker().skeleton;
  motion.channels = {{0, ChannelKind::TranslateY}, {2, ChannelKind::RotateX}};
  motion.frameTime = 1.0 / 60;
  for (std::size_t f = 0; f < frames; ++f) {
    const double wave = std::sin(2 * kPi * static_cast<double>(f) / 60);
    motion.samples.push_back(0.1 * wave);
    motion.samples.push_back(wave);
  }
  return motion;
}

TEST(SceneConvert, AToleranceThatIsNoneIsAnErrorAndNotTheEnd) {
  WriteOptions options;
  options.reduce = true;
  int refused = 0;
  for (const double tolerance : {0.0, -1.0, std::nan("")}) {
    options.tolerance = tolerance;
    try {
      curvesFromMotion(swinging(61), options);
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr("hips.translateY: ")) << tolerance;
      ++refused;
    }
  }
  EXPECT_EQ(refused, 3);
}

TEST(SceneConvert, AnotherRateTellsWhatIsLost) {
  WriteReport once;
  // At one frame per second all of the wave is lost.
  EXPECT_EQ(atRate(swinging(61), 1, once).frames(), 2u);
  EXPECT_FALSE(once.exact);
  EXPECT_NEAR(once.angularError, 1, 1e-9);
  // In the world: the root is off by 0.1 m, and what hangs on the knee, up to 0.469 m from it, by its turn
  // too.
  EXPECT_GT(once.linearError, 0.1);
  EXPECT_LT(once.linearError, 0.1 + 0.469 * once.angularError);
  EXPECT_EQ(once.notes.size(), 1u);
  // Half the frames: the sagitta of a chord over two of them, at most (2 pi / 60)^2 / 2 of the amplitude.
  WriteReport half;
  atRate(swinging(61), 30, half);
  EXPECT_GT(half.angularError, 0.5 * std::pow(2 * kPi / 60, 2) * 0.99);
  EXPECT_LT(half.angularError, 0.5 * std::pow(2 * kPi / 60, 2) * 1.01);
  EXPECT_GT(half.linearError, 0.1 * half.angularError);
  EXPECT_LT(half.linearError, (0.1 + 0.469) * half.angularError);
  // Keys fitted to them may be off by the tolerance more.
  Scene scene;
  scene.motion = swinging(61);
  WriteOptions options;
  options.frameRate = 30;
  options.reduce = true;
  WriteReport reduced;
  keyedScene(scene, options, reduced);
  EXPECT_NEAR(reduced.angularError, half.angularError + options.tolerance, 1e-12);
  EXPECT_NEAR(reduced.linearError, half.linearError + options.tolerance, 1e-12);
  // Twice the frames hold every old one; what comes after the last new frame is said.
  WriteReport twice, cut;
  atRate(swinging(61), 120, twice);
  EXPECT_LT(twice.angularError, 1e-9);
  atRate(swinging(91), 1, cut);
  EXPECT_THAT(cut.notes, ElementsAre(HasSubstr("resampled"), HasSubstr("the last 0.5 s")));
  WriteReport same;
  EXPECT_EQ(atRate(swinging(61), 0, same).frames(), 61u);
  EXPECT_TRUE(same.exact);
  EXPECT_THAT([&] { atRate(swinging(61), -1, same); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("the frame rate must be")));
}

}  // namespace
}  // namespace footfall
