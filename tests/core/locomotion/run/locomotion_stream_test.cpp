// SPDX-License-Identifier: MIT
// A motion without end, asked for in any order.
#include <cmath>

#include <gmock/gmock.h>

#include "base/angles.h"
#include "core/locomotion/libraries.h"
#include "figure/quality/quality.h"
#include "locomotion/run/generate.h"

namespace footfall::locomotion {
namespace {

const char* const kLong =
    "Walk {6, [0: (1.3, 0)], [3: (1.1, 30)]}, Run {6, [0: (3, 0)], [3: (2.8, -20)]}, Walk {6, [0: (1.2, 0)]}";

LocomotionStream streamOf(const std::string& script, const GenerateOptions& options = {}) {
  const auto library = madeLibrary();
  return {library, options, steeringFrom(library, parseScript(script), options)};
}

TEST(LocomotionStream, AnyOrderGivesTheSameFrames) {
  LocomotionStream forwards = streamOf(kLong), jumping = streamOf(kLong);
  std::vector<std::shared_ptr<const SteeredStretch>> inOrder;
  for (std::size_t k = 0; k < 7; ++k) inOrder.push_back(forwards.stretch(k));
  int compared = 0;
  for (const std::size_t k : {6u, 1u, 4u, 0u, 2u, 5u, 3u}) {
    EXPECT_EQ(jumping.stretch(k)->motion.samples, inOrder[k]->motion.samples) << k;
    ++compared;
  }
  EXPECT_EQ(compared, 7);
}

// Stretches are worked out by themselves: where they meet they agree, and feet stay where they stand.
TEST(LocomotionStream, StretchesMeet) {
  for (const bool locked : {false, true}) {
    GenerateOptions options;
    options.footLock = locked;
    LocomotionStream stream = streamOf(kLong, options);
    double apart = 0;
    int met = 0;
    for (std::size_t k = 0; k < 6; ++k) {
      const auto a = stream.stretch(k), b = stream.stretch(k + 1);
      const double* last = a->motion.frame(stream.stretchFrames());
      for (std::size_t c = 0; c < a->motion.channels.size(); ++c, ++met)
        apart = std::max(apart, std::abs(last[c] - b->motion.frame(0)[c]));
      EXPECT_EQ(a->samples.back().time, b->samples.front().time);
    }
    EXPECT_LT(apart, locked ? 1e-3 : 1e-12) << "metres or radians";
    EXPECT_GT(met, 300);
  }
}

// 7.4 mm: a planted foot is let slide where a walk passes into a run.
TEST(KnownFaultLocomotionStream, PlantedFeetStayWhileClassesChange) {
  const Generated made = generate(madeLibrary(), parseScript(kLong), GenerateOptions());
  EXPECT_LT(measureQuality(made.motion).skate.max, 0.001);
}

TEST(LocomotionStream, WishesThatChangeLaterChangeNothingBefore) {
  const auto library = madeLibrary();
  double later = 1.3;
  const SteeringInput goal = [&](double time) {
    SteeringGoal now;
    now.cls = library->find("walk");
    now.velocity = {time < 15 ? 1.2 : later, 0};
    return now;
  };
  LocomotionStream stream(library, {}, goal);
  std::vector<std::vector<double>> before;
  for (std::size_t k = 0; k < 6; ++k) before.push_back(stream.stretch(k)->motion.samples);
  later = 1.5;
  stream.changedFrom(15);
  EXPECT_EQ(stream.stretch(0)->motion.samples, before[0]);
  EXPECT_NE(stream.stretch(5)->motion.samples, before[5]);
  LocomotionStream fresh(library, {}, goal);
  for (std::size_t k = 0; k < 6; ++k)
    EXPECT_EQ(stream.stretch(k)->motion.samples, fresh.stretch(k)->motion.samples) << k;
}

// Hours on it still goes as it did: no drift, no loss.
TEST(LocomotionStream, GoesOnForHours) {
  GenerateOptions options;
  options.frameRate = 30;
  LocomotionStream stream = streamOf("Walk {4, [0: (1.3, 10)]}", options);
  const auto far = stream.stretch(900), next = stream.stretch(901);  // an hour
  EXPECT_NEAR(far->samples.front().time, 3600, 1e-6);
  for (const double value : far->motion.samples) ASSERT_TRUE(std::isfinite(value));
  const Base &a = far->samples.front().base, &b = next->samples.front().base;
  EXPECT_NEAR((b.yaw - a.yaw) / 4 / kDegree, 10, 0.5);
  EXPECT_LT(a.position.norm(), 40) << "round and round";
}

}  // namespace
}  // namespace footfall::locomotion
