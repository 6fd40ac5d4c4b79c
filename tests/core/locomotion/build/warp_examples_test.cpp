// SPDX-License-Identifier: MIT
// A class of one example can be steered, over a range that is said.
#include "locomotion/build/warp_examples.h"

#include <gmock/gmock.h>

#include "base/angles.h"
#include "core/locomotion/hulls.h"
#include "core/locomotion/libraries.h"
#include "figure/quality/quality.h"
#include "io/scene_file.h"
#include "recorded_clips.h"

namespace footfall::locomotion {
namespace {

std::vector<NamedMotion> oneWalk() {
  const std::vector<NamedMotion> all = madeClips();
  return {all[1]};  // straight, at 1.3 m/s
}

TEST(WarpExamples, OneClipIsSteered) {
  const BuiltLibrary built = buildLibrary(oneWalk());
  const auto library = std::make_shared<const Library>(built.library);
  const int walk = library->find("walk");
  ASSERT_GE(walk, 0);
  const MotionClass& cls = library->classes[static_cast<std::size_t>(walk)];
  EXPECT_GE(cls.hull.size(), 3u);
  EXPECT_THAT(built.notes, testing::Contains(testing::HasSubstr("strides were warped")));
  int warped = 0;
  for (const Clip& clip : cls.examples) {
    warped += clip.warped;
    EXPECT_TRUE(!clip.warped || clip.confidence < 0.75) << "falls with what was not recorded";
  }
  EXPECT_GE(warped, 4);
  GenerateOptions options;
  options.frameRate = 60;
  const Generated made =
      generate(library, parseScript("Walk {12, [0: (1.3, 0)], [4: (1.1, 20)], [8: (1.5, -10)]}"), options);
  ASSERT_GE(made.steady.size(), 2u);
  for (const SteadyStretch& one : made.steady) {
    EXPECT_NEAR(one.achieved.speed, one.asked.speed, 0.03 * one.asked.speed);
    EXPECT_NEAR(one.achieved.turn / kDegree, one.asked.turn / kDegree, 3);
  }
  EXPECT_LT(measureQuality(made.motion).skate.max, 0.002);
  BuildOptions plain;
  plain.warp = false;
  EXPECT_EQ(buildLibrary(oneWalk(), plain).library.classes.back().hull.size(), 1u);
}

// Speed by longer and by quicker steps alike; a turn with a lean into it.
TEST(WarpExamples, StridesChangeAsPeopleChangeThem) {
  BuildOptions plain;
  plain.warp = false;
  const Library library = buildLibrary(oneWalk(), plain).library;
  const Clip& clip = library.classes.back().examples.front();
  const Clip fast = warpedTo(clip, {1.21 * clip.velocity.speed, clip.velocity.turn}, library.space);
  EXPECT_NEAR(fast.duration(), clip.duration() / 1.1, 1e-9);
  EXPECT_NEAR(fast.velocity.speed * fast.duration(), 1.1 * clip.velocity.speed * clip.duration(), 1e-9);
  const Clip left = warpedTo(clip, {clip.velocity.speed, clip.velocity.turn + 0.5}, library.space);
  const auto up = [&](const Clip& one) -> Vec3 {
    return library.space.reference.front() *
           (expRotation(Vec3(one.poses.row(0)[3], one.poses.row(0)[4], one.poses.row(0)[5])) * Vec3::UnitY());
  };
  EXPECT_NEAR(up(left).x() - up(clip).x(), std::sin(std::atan(clip.velocity.speed * 0.5 / 9.81)), 0.01)
      << "into the bend";
  const Clip same = warpedTo(clip, clip.velocity, library.space);
  for (std::size_t i = 0; i < clip.poses.values.size(); ++i)
    ASSERT_NEAR(same.poses.values[i], clip.poses.values[i], 1e-9);
}

}  // namespace
}  // namespace footfall::locomotion
