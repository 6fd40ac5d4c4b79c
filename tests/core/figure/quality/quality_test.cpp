// SPDX-License-Identifier: MIT
#include "figure/quality/quality.h"
#include "base/angles.h"

#include <cmath>

#include "base/error.h"
#include "core/figure/quality/quality_fixtures.h"
#include "figure/perform/procedural_gait.h"

namespace footfall {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Quality, AFootThatSlidesAtAKnownSpeedSkatesThatFar) {
  for (const double speed : {0.05, 0.1, 0.2}) {
    FootTrack foot;  // 0.6 s at the speed, well below what still counts as standing
    foot.slideBy({0.6 * speed * 0.8, 0, 0.6 * speed * 0.6}, 0.6);
    const QualityReport report = measureQuality(standingFigure(foot));
    EXPECT_EQ(report.contacts.contacts.size(), 2u);
    EXPECT_NEAR(report.skate.max, 0.6 * speed, 1e-9);
    EXPECT_NEAR(report.skate.mean, 0.3 * speed, 1e-9);  // the other foot does not slide
    EXPECT_EQ(report.skate.item, 1);
  }
}

TEST(Quality, AFootBelowAndAboveItsPlacePenetratesAndFloats) {
  FootTrack foot;
  foot.hold(1);
  Motion motion = standingFigure(foot);
  motion.frame(40)[5] -= 0.004;  // the right foot's height
  motion.frame(90)[5] += 0.003;
  const QualityReport report = measureQuality(motion);
  EXPECT_NEAR(report.penetration.max, 0.004, 1e-9);
  EXPECT_EQ(report.penetration.frame, 40u);
  EXPECT_NEAR(report.floating.max, 0.003, 1e-9);
  EXPECT_EQ(report.floating.frame, 90u);
  EXPECT_EQ(report.floating.item, 1);
}

TEST(Quality, AStepInAnAngleOrAPlaceIsAJumpOfItsSizeOverAFrame) {
  FootTrack foot;
  foot.hold(1);
  Motion motion = standingFigure(foot);
  const double rate = 120, steady = 60 * kDegree, step = 10 * kDegree;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    motion.frame(f)[3] = steady * static_cast<double>(f) / rate + (f >= 50 ? step : 0);
    motion.frame(f)[0] = 1.5 * static_cast<double>(f) / rate + (f >= 70 ? 0.01 : 0);
  }
  const QualityReport report = measureQuality(motion);
  EXPECT_NEAR(report.jointJump.max, step * rate, 1e-6);
  EXPECT_EQ(report.jointJump.frame, 50u);
  EXPECT_EQ(report.jointJump.item, 0);
  EXPECT_NEAR(report.rootJump.max, 0.01 * rate, 1e-6);
  EXPECT_EQ(report.rootJump.frame, 70u);
}

TEST(Quality, JerkOfACubicPathIsItsThirdDerivativeAtAnyRate) {
  for (const double rate : {30.0, 60.0, 120.0, 24.0}) {
    FootTrack foot;
    foot.hold(1);
    Motion motion = standingFigure(foot);
    motion.frameTime = 1 / rate;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      const double t = motion.time(f);
      motion.frame(f)[2] = 7 * t * t * t;  // every joint is carried along
    }
    const QualityReport report = measureQuality(motion);
    EXPECT_NEAR(report.jerk.mean, 42, 1e-3);
    EXPECT_NEAR(report.jerk.max, 42, 1e-3);
  }
}

TEST(Quality, ExtensionIsTheDistanceHipToAnkleInLegLengths) {
  FootTrack foot;
  foot.hold(0.5);
  const QualityReport report = measureQuality(standingFigure(foot));
  const double length = std::hypot(0.45, 0.01) + std::hypot(0.42, 0.01);
  EXPECT_NEAR(report.extension.max, 0.87 / length, 1e-12);
}

TEST(Quality, LimitsNameWhatIsPastThem) {
  FootTrack foot;
  foot.slideBy({0.05, 0, 0}, 0.6);
  const QualityReport report = measureQuality(standingFigure(foot));
  QualityLimits limits;
  EXPECT_TRUE(exceededLimits(report, limits).empty());
  limits.skate = 0.051;
  limits.extension = 1;
  EXPECT_TRUE(exceededLimits(report, limits).empty());
  limits.skate = 0.049;
  limits.extension = 0.9;
  EXPECT_THAT(exceededLimits(report, limits), ElementsAre("skate", "extension"));
}

TEST(Quality, TheSameBitsOnAnyNumberOfThreads) {
  const Motion motion = proceduralGait(characterPreset("human"), ProceduralGait::Run).performed.motion;
  QualityOptions one, many;
  one.threads = 1;
  many.threads = 4;
  const auto a = measuresOf(measureQuality(motion, one)), b = measuresOf(measureQuality(motion, many));
  ASSERT_EQ(a.size(), 11u);
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].measure.applies, b[i].measure.applies) << a[i].name;
    EXPECT_EQ(a[i].measure.mean, b[i].measure.mean) << a[i].name;
    EXPECT_EQ(a[i].measure.max, b[i].measure.max) << a[i].name;
    EXPECT_EQ(a[i].measure.frame, b[i].measure.frame) << a[i].name;
  }
}

TEST(Quality, AGeneratedWalkIsBetterThanItsNoisyCopy) {
  const Character character = characterPreset("human");
  const Motion clean = proceduralGait(character, ProceduralGait::Walk).performed.motion;
  Motion noisy = clean;
  addNoise(noisy, character);
  const QualityReport a = measureQuality(clean), b = measureQuality(noisy);
  EXPECT_LT(a.skate.mean, 0.5 * b.skate.mean);
  EXPECT_LT(a.jointJump.mean, b.jointJump.mean);
  EXPECT_LT(a.jerk.mean, b.jerk.mean);
}

TEST(Quality, RefusesSamplesThatAreNotFinite) {
  Motion motion = standingFigure(FootTrack());
  motion.samples[2] = std::nan("");
  try {
    measureQuality(motion);
    FAIL() << "should throw";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("frame 0"));
    EXPECT_THAT(error.what(), HasSubstr("not finite"));
  }
}

TEST(Quality, WithoutLegsOnlyJumpsAndJerkApply) {
  Motion motion;
  Joint joint;
  joint.name = "box";
  motion.skeleton.joints.push_back(joint);
  motion.channels.push_back({0, ChannelKind::RotateX});
  motion.samples.assign(100, 0.5);
  const QualityReport report = measureQuality(motion);
  EXPECT_FALSE(report.skate.applies);
  EXPECT_FALSE(report.slip.applies);
  EXPECT_FALSE(report.extension.applies);
  EXPECT_FALSE(report.flightResidual.applies);
  EXPECT_FALSE(report.imbalance.applies);
  EXPECT_TRUE(report.jointJump.applies);
  EXPECT_EQ(report.jointJump.max, 0);
  EXPECT_TRUE(report.jerk.applies);
}

}  // namespace
}  // namespace footfall
