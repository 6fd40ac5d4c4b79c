// SPDX-License-Identifier: MIT
#include "figure/quality/quality_verdict.h"

#include <gmock/gmock.h>

#include "base/angles.h"
#include "figure/anatomy/character.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/quality_table.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

Motion walk() {
  ProceduralGaitOptions options;
  options.frameRate = 60;
  return proceduralGait(characterPreset("human"), ProceduralGait::Walk, options).performed.motion;
}

const JudgedMeasure* find(const std::vector<JudgedMeasure>& judged, const std::string& name) {
  for (const JudgedMeasure& measure : judged) {
    if (measure.name == name) return &measure;
  }
  return nullptr;
}

TEST(QualityVerdict, DependsOnWhomTheMotionIsFor) {
  const Motion motion = walk();
  QualityReport report = measureQuality(motion);
  report.skate.max = 0.010;  // 10 mm
  const auto verdictFor = [&](QualityProfile profile) {
    const std::vector<JudgedMeasure> judged = judgedMeasures(motion, report, profile);
    const JudgedMeasure* skate = find(judged, "skate");
    EXPECT_NE(skate, nullptr);
    EXPECT_NEAR(skate->value, 10, 1e-9);
    return skate->verdict;
  };
  EXPECT_EQ(verdictFor(QualityProfile::Film), Verdict::Bad);
  EXPECT_EQ(verdictFor(QualityProfile::Game), Verdict::LookAtIt);
  EXPECT_EQ(verdictFor(QualityProfile::Capture), Verdict::Good);
  EXPECT_STREQ(nameOf(Verdict::LookAtIt), "look at it");
  EXPECT_EQ(qualityProfileWords().size(), 3u);
}

TEST(QualityVerdict, OfAGeneratedWalkIsGoodFeetForFilm) {
  const Motion motion = walk();
  const std::vector<JudgedMeasure> judged =
      judgedMeasures(motion, measureQuality(motion), QualityProfile::Film);
  int checked = 0;
  for (const char* name : {"skate", "penetration", "float", "joint_speed"}) {
    const JudgedMeasure* measure = find(judged, name);
    ASSERT_NE(measure, nullptr) << name;
    EXPECT_EQ(measure->verdict, Verdict::Good) << name << " " << measure->value;
    ++checked;
  }
  EXPECT_EQ(checked, 4);
}

TEST(QualityVerdict, FindsAKneeOffItsHingeAndAJointThatPops) {
  Motion motion = walk();
  const Limbs limbs = findLimbs(motion.skeleton);
  const int knee = limbs.legs.front().joints[1];
  const std::string name = motion.skeleton.joints[static_cast<std::size_t>(knee)].name;
  int turned = 0;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    if (motion.channels[c].joint != knee || motion.channels[c].kind != ChannelKind::RotateZ) continue;
    motion.frame(40)[c] += 60 * kDegree;
    ++turned;
  }
  ASSERT_EQ(turned, 1);
  const QualityReport report = measureQuality(motion);
  const std::vector<JudgedMeasure> judged = judgedMeasures(motion, report, QualityProfile::Game);
  const JudgedMeasure* hinge = find(judged, "off_hinge");
  ASSERT_NE(hinge, nullptr);
  EXPECT_EQ(hinge->verdict, Verdict::Bad);
  EXPECT_EQ(hinge->frame, 40u);
  EXPECT_EQ(hinge->where, name);
  const JudgedMeasure* speed = find(judged, "joint_speed");
  ASSERT_NE(speed, nullptr);
  EXPECT_NEAR(speed->value, 60 * 60, 600);  // 60 degrees in a frame
  EXPECT_EQ(speed->verdict, Verdict::LookAtIt);
  EXPECT_EQ(speed->where, name);
  EXPECT_THAT(qualityTable(report, motion.skeleton, judged), HasSubstr("off_hinge"));
}

// A body in the air for half a second, at a rate that is labelled `factor` times too high.
std::optional<FallRate> fallAt(double factor) {
  Motion motion;
  motion.frameTime = 1 / (60 * factor);
  QualityReport report;
  for (int f = 0; f < 50; ++f) {
    const double t = (f - 25) / 60.0;
    const bool flies = f >= 10 && f < 40;
    report.support.push_back(flies ? Support::None : Support::Feet);
    report.centreOfMass.push_back(Vec3(0.1 * t, flies ? 1.5 - 0.5 * 9.81 * t * t : 1.0, 2 * t));
  }
  return contradictedRate(motion, report);
}

TEST(QualityVerdict, PointsOutRatesThatFallsContradict) {
  EXPECT_FALSE(fallAt(1).has_value());
  EXPECT_FALSE(fallAt(1.1).has_value());
  const std::optional<FallRate> twice = fallAt(2);
  ASSERT_TRUE(twice.has_value());
  EXPECT_NEAR(twice->gravities, 4, 0.01);
  EXPECT_EQ(twice->rate, 60);
  const std::optional<FallRate> half = fallAt(0.5);
  ASSERT_TRUE(half.has_value());
  EXPECT_NEAR(half->gravities, 0.25, 0.01);
  EXPECT_EQ(half->rate, 60);
}

}  // namespace
}  // namespace footfall
