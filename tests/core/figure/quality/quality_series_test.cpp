// SPDX-License-Identifier: MIT
#include "figure/quality/quality_series.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "base/angles.h"
#include "core/figure/quality/quality_fixtures.h"
#include "io/scene_file.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

const SeriesOfMeasure& named(const std::vector<SeriesOfMeasure>& all, const std::string& name) {
  for (const SeriesOfMeasure& series : all) {
    if (series.name == name) return series;
  }
  ADD_FAILURE() << name;
  return all.front();
}

// The largest value of a series is the report's max, for every measure that applies.
void expectMaxima(const Motion& motion, const QualityReport& report) {
  const std::vector<SeriesOfMeasure> series = qualitySeries(motion, report);
  std::size_t checked = 0;
  for (const NamedStatistic& measure : measuresOf(report)) {
    const SeriesOfMeasure& one = named(series, measure.name);
    ASSERT_EQ(one.values.size(), motion.frames());
    float most = -1;
    std::size_t at = 0;
    for (std::size_t f = 0; f < one.values.size(); ++f) {
      if (!std::isnan(one.values[f]) && one.values[f] > most) most = one.values[at = f];
    }
    if (!measure.measure.applies) {
      EXPECT_EQ(most, -1) << measure.name;
      continue;
    }
    const double max = measure.measure.max * measure.scale;
    EXPECT_NEAR(static_cast<double>(most), max, 1e-6 * std::abs(max)) << measure.name;
    if (max > 0) {
      EXPECT_EQ(one.items[at], measure.measure.item) << measure.name;
    }
    ++checked;
  }
  EXPECT_GE(checked, 4u);
}

Motion slidingFigure() {
  FootTrack foot;
  foot.hold(0.4);
  foot.slideBy({0.05, 0, 0.02}, 0.6);
  foot.hold(0.4);
  Motion motion = standingFigure(foot);
  for (std::size_t f = 0; f < motion.frames(); ++f)
    motion.frame(f)[3] = (f >= 50 ? 10 * kDegree : 0) + 0.1 * std::sin(0.05 * static_cast<double>(f));
  return motion;
}

TEST(QualitySeries, TheLargestValueIsTheReportsMax) {
  const Motion motion = slidingFigure();
  expectMaxima(motion, measureQuality(motion));
}

TEST(QualitySeries, TheLargestValueIsTheReportsMaxOfRecordedClips) {
  FOOTFALL_NEED_CLIPS("02_03", "16_01", "16_35", "13_39");
  for (const char* name : {"02_03", "16_01", "16_35", "13_39"}) {
    SCOPED_TRACE(name);
    const Motion motion = *readScene(recordedClip(name)).motion;
    expectMaxima(motion, measureQuality(motion));
  }
}

TEST(QualitySeries, SkateGrowsAsTheFootSlides) {
  FootTrack foot;
  foot.slideBy({0.06, 0, 0}, 0.6);  // 0.1 m/s from the first frame on
  const Motion motion = standingFigure(foot);
  const SeriesOfMeasure skate = named(qualitySeries(motion, measureQuality(motion)), "skate");
  std::size_t checked = 0;
  for (std::size_t f = 0; f < 70; ++f) {
    if (skate.items[f] != 1) continue;
    EXPECT_NEAR(skate.values[f], 100 * motion.frameTime * static_cast<double>(f), 1e-4) << f;
    ++checked;
  }
  EXPECT_GT(checked, 60u);
}

TEST(QualitySeries, JointSpeedIsThatOfTheFastestJoint) {
  FootTrack foot;
  foot.hold(1);
  Motion motion = standingFigure(foot);
  for (std::size_t f = 0; f < motion.frames(); ++f)
    motion.frame(f)[3] = 90 * kDegree * motion.frameTime * static_cast<double>(f);
  const SeriesOfMeasure speed = named(qualitySeries(motion, measureQuality(motion)), "joint_speed");
  EXPECT_TRUE(std::isnan(speed.values.front()));
  for (std::size_t f = 1; f < motion.frames(); ++f) ASSERT_NEAR(speed.values[f], 90, 1e-3);
}

TEST(QualitySeries, LimitsAreInTheUnitsOfTheSeries) {
  const Motion motion = slidingFigure();
  QualityLimits limits;
  limits.skate = 0.003;
  limits.jointJump = kDegree;
  const std::vector<SeriesOfMeasure> series = qualitySeries(motion, measureQuality(motion), limits);
  EXPECT_NEAR(*named(series, "skate").limit, 3, 1e-9);
  EXPECT_NEAR(*named(series, "joint_jump").limit, 1, 1e-9);
  EXPECT_FALSE(named(series, "jerk").limit.has_value());
}

TEST(WorstMoments, NameWhatWasBrokenWhereItIs) {
  const Motion motion = slidingFigure();
  const QualityReport report = measureQuality(motion);
  const auto series = qualitySeries(motion, report);
  const std::vector<WorstMoment> worst = worstMoments(motion, report, series);
  ASSERT_GE(worst.size(), 2u);
  const auto jump = std::find_if(worst.begin(), worst.end(), [&](const WorstMoment& moment) {
    return std::abs(static_cast<double>(moment.frame) - 50) <= 4;
  });
  ASSERT_NE(jump, worst.end());  // the turn of frame 50
  const auto slide = std::find_if(worst.begin(), worst.end(), [&](const WorstMoment& moment) {
    return series[moment.series].name == "skate" || series[moment.series].name == "slip";
  });
  ASSERT_NE(slide, worst.end());
  EXPECT_EQ(slide->where, "right");
  EXPECT_THAT(slide->sentence, HasSubstr("The right foot"));
  EXPECT_NEAR(report.skate.max, 0.054, 0.005);  // the contact begins and ends within the slide's ease
  EXPECT_THAT(slide->sentence, HasSubstr(fmt::format("{:.0f} mm", 1000 * report.skate.max)));
}

TEST(WorstMoments, AreApartInTimeAndTheWorstComeFirst) {
  FOOTFALL_NEED_CLIPS("02_03", "13_39");
  for (const char* name : {"02_03", "13_39"}) {
    const Motion motion = *readScene(recordedClip(name)).motion;
    const QualityReport report = measureQuality(motion);
    const std::vector<WorstMoment> worst = worstMoments(motion, report, qualitySeries(motion, report));
    ASSERT_GT(worst.size(), 3u) << name;
    EXPECT_LE(worst.size(), 10u);
    for (std::size_t i = 0; i < worst.size(); ++i) {
      EXPECT_FALSE(worst[i].sentence.empty());
      if (i > 0) {
        EXPECT_LE(worst[i].severity, worst[i - 1].severity);
      }
      for (std::size_t k = 0; k < i; ++k)
        EXPECT_GE(std::abs(motion.time(worst[i].frame) - motion.time(worst[k].frame)), 0.2) << name;
    }
  }
}

}  // namespace
}  // namespace footfall
