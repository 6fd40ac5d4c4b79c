// SPDX-License-Identifier: MIT
#include "warp/blend/masked_blend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"

namespace footfall::warp {
namespace {

Motion example(const char* name) {
  return *readScene(std::string(FOOTFALL_SOURCE_DIR) + "/examples/" + name).motion;
}

TEST(MaskedBlend, TheArmsOfARunOnTheLegsOfAWalk) {
  const Motion walk = example("walk.bvh"), run = example("run.bvh");
  BlendOptions options;
  options.start = walk.time(40);
  options.duration = 20 * walk.frameTime;
  options.secondStart = 0;
  const BlendResult result = blendJoints(walk, run, {"*Arm", "*ForeArm", "*Hand"}, options);
  const std::size_t frames = result.motion.frames();
  ASSERT_GT(frames, 70u);
  const int arm = walk.skeleton.find("leftArm");
  int same = 0, turned = 0;
  Pose own, blended;
  for (std::size_t f = 0; f < frames; ++f) {
    for (std::size_t c = 0; c < walk.channels.size(); ++c) {
      const std::string& name = walk.skeleton.joints[static_cast<std::size_t>(walk.channels[c].joint)].name;
      const bool named = name.find("Arm") != name.npos || name.find("Hand") != name.npos;
      if (f > 40 && named) continue;
      EXPECT_EQ(result.motion.frame(f)[c], walk.frame(f)[c]) << f << " " << name;
      ++same;
    }
    if (f < 60) continue;
    localPose(run, f - 40, own);
    localPose(result.motion, f, blended);
    EXPECT_LT(own.rotation[static_cast<std::size_t>(arm)].angularDistance(
                  blended.rotation[static_cast<std::size_t>(arm)]),
              1e-6)
        << f;
    ++turned;
  }
  EXPECT_GT(same, 1000);
  EXPECT_GT(turned, 10);
}

TEST(MaskedBlend, RefusesNamesThatAreNotThere) {
  const Motion walk = example("walk.bvh");
  BlendOptions options;
  options.start = walk.time(40);
  EXPECT_THAT(
      [&] { blendJoints(walk, walk, {"leftArn"}, options); },
      testing::ThrowsMessage<Error>(testing::HasSubstr("no joint is called 'leftArn'; the nearest are")));
}

}  // namespace
}  // namespace footfall::warp
