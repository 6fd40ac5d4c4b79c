// SPDX-License-Identifier: MIT
#include "locomotion/library/weights.h"

#include <gmock/gmock.h>

#include "base/error.h"
#include "core/locomotion/thesis_table.h"
#include "locomotion/library/phase_map.h"

namespace footfall::locomotion {
namespace {

struct Evaluated {
  std::vector<double> w, gamma;
};

Evaluated at(const ScatteredWeights& weights, double v, double turn) {
  Evaluated e{std::vector<double>(weights.size()), std::vector<double>(weights.size())};
  std::vector<double> scratch(weights.size());
  weights.evaluate({v, turn}, e.w.data(), e.gamma.data(), scratch.data());
  return e;
}

void expectNear(const std::vector<double>& got, const std::vector<double>& want) {
  ASSERT_EQ(got.size(), want.size());
  for (std::size_t i = 0; i < got.size(); ++i) EXPECT_NEAR(got[i], want[i], 6e-5) << "M" << i + 1;
}

// Computed independently of this code from Table 5.1 of the thesis.
TEST(Weights, GoldenValuesOfTheRunTable) {
  const ScatteredWeights run(thesisRun());
  expectNear(run.alpha(), {0.2517, 0.3751, 0.4959, 0.4149, 0.2690, 0.3475, 0.2690, 0.2517, 0.2616});
  expectNear(at(run, 3.4, -30).w,
             {-0.0474, 0.4606, 0.0270, -0.0742, -0.0007, 0.0115, 0.2357, 0.0021, 0.3854});
  expectNear(at(run, 3.4, -30).gamma,
             {-0.0312, 0.4594, -0.0029, -0.0977, 0.0011, 0.0007, 0.2522, 0.0101, 0.4082});
  expectNear(at(run, 3.0, 0).w, {0.7992, 0.2224, 0.0222, -0.0242, -0.0050, 0.0119, -0.0310, -0.0818, 0.0862});
  expectNear(at(run, 3.5, 60).w, {-0.0385, 0.1690, -0.0661, 0.2245, 0.0281, 0.6001, 0.0362, 0.0321, 0.0147});
  expectNear(at(run, 3.64, 0).w, {0.0225, 0.9896, 0.0036, -0.0575, 0.0120, 0.0019, 0.0091, -0.0021, 0.0210});
  expectNear(at(run, 3.64, 0).gamma,
             {0.0242, 0.9895, 0.0003, -0.0590, 0.0109, 0.0025, 0.0093, -0.0004, 0.0225});
  expectNear(at(run, 3.64, -30).w,
             {-0.0382, 0.5637, 0.0126, -0.0928, 0.1534, 0.0140, 0.2609, 0.0139, 0.1126});
  expectNear(at(run, 3.64, 60).w,
             {-0.0202, 0.1680, -0.0889, 0.3881, 0.0247, 0.5171, 0.0323, -0.0300, 0.0087});
  expectNear(at(run, 6.0, 0).w, {-0.1912, 0.0801, 1.0731, 0.1812, 0.2051, -0.0219, 0.0270, -0.1831, -0.1703});
}

TEST(Weights, GoldenValuesOfOtherScalesAndTheWalkTable) {
  WeightOptions raw;
  raw.scale = ParameterScale::Raw;
  expectNear(at(ScatteredWeights(thesisRun(), raw), 3.4, -30).w,
             {-0.0621, 0.0242, 0.1681, 0.0801, -0.0434, -0.0169, 0.0465, -0.0634, 0.8671});
  WeightOptions narrow;
  narrow.supportScale = 0.5;
  const ScatteredWeights run(thesisRun(), narrow);
  expectNear(at(run, 3.4, -30).w, {0.1489, 0.1530, 0.0200, -0.0187, 0.1737, -0.0172, 0.2314, 0.0824, 0.2265});
  expectNear(at(run, 3.4, -30).gamma,
             {0.1036, 0.1565, 0.1036, 0.1036, 0.1036, 0.1036, 0.1037, 0.1036, 0.1181});
  const ScatteredWeights walk(thesisWalk());
  expectNear(at(walk, 2.7, 30).w,
             {-0.7989, 0.4980, 1.3746, -0.3236, -0.6315, -0.0156, -0.1047, 0.5740, 0.4277});
  expectNear(at(walk, 2.7, 30).gamma, std::vector<double>(9, 1.0 / 9));
  expectNear(at(walk, 1.1, 0).w, {0.0218, 0.8011, -0.0592, 0.0788, 0.0265, 0.0341, 0.0409, 0.0033, 0.0527});
}

TEST(Weights, LinearPartIsTheGoldenOne) {
  const Eigen::MatrixXd a = ScatteredWeights(thesisRun()).linear();
  const double want[9][3] = {
      {0.2623, -0.3872, -0.0316}, {0.1001, 0.0256, 0.0043},  {-0.1679, 0.7134, 0.0589},
      {-0.1931, 0.3255, 0.3996},  {0.2258, 0.2262, -0.4093}, {-0.1257, -0.1182, 0.5866},
      {0.3877, -0.0562, -0.5411}, {0.1198, -0.3682, 0.2546}, {0.3910, -0.3609, -0.3221}};
  for (int i = 0; i < 9; ++i) {
    for (int k = 0; k < 3; ++k) EXPECT_NEAR(a(i, k), want[i][k], 6e-5) << i << "," << k;
  }
  EXPECT_NEAR(a.col(0).sum(), 1, 1e-12);
  EXPECT_NEAR(a.col(1).sum(), 0, 1e-12);
}

// E5, E6, E8: sums, cardinality and linear precision, and where raw γ is negative.
TEST(Weights, SumToOneReproduceParametersAndExamples) {
  for (const std::vector<Vec2>& points : {thesisRun(), thesisWalk()}) {
    const ScatteredWeights weights(points);
    double least = 1;
    int counted = 0;
    for (int i = 0; i <= 60; ++i) {
      for (int j = 0; j <= 120; ++j) {
        const Vec2 p(0.2 + 0.1 * i, -120 + 2.0 * j);
        const Evaluated e = at(weights, p.x(), p.y());
        double sum = 0, gammas = 0;
        Vec2 back = Vec2::Zero();
        for (std::size_t k = 0; k < points.size(); ++k) {
          sum += e.w[k];
          gammas += e.gamma[k];
          back += e.w[k] * points[k];
          least = std::min(least, e.gamma[k]);
        }
        ASSERT_NEAR(sum, 1, 1e-11);
        ASSERT_NEAR(gammas, 1, 1e-11);
        ASSERT_NEAR((back - p).norm(), 0, 1e-9);
        std::vector<double> kept = e.gamma;
        guarded(kept.data(), kept.size());
        ASSERT_GE(*std::min_element(kept.begin(), kept.end()), 0);
        ++counted;
      }
    }
    EXPECT_EQ(counted, 61 * 121);
    EXPECT_LT(least, -0.1) << "the thesis's claim that γ is never negative does not hold";
    for (std::size_t k = 0; k < points.size(); ++k) {
      const Evaluated e = at(weights, points[k].x(), points[k].y());
      for (std::size_t l = 0; l < points.size(); ++l) {
        EXPECT_NEAR(e.w[l], k == l ? 1 : 0, 1e-10);
        EXPECT_NEAR(e.gamma[l], k == l ? 1 : 0, 1e-10);
      }
    }
  }
}

// Extremes over each node's bounding box, 61 by 121 points.
TEST(Weights, GoldenExtremes) {
  const auto extremes = [](const std::vector<Vec2>& points, const WeightOptions& options) {
    const ScatteredWeights weights(points, options);
    Vec2 low = points[0], high = low;
    for (const Vec2& p : points) low = low.cwiseMin(p), high = high.cwiseMax(p);
    Vec3 found(1, 0, 1);  // least w, most w, least γ
    for (int i = 0; i <= 60; ++i) {
      for (int j = 0; j <= 120; ++j) {
        const Evaluated e =
            at(weights, low.x() + (high.x() - low.x()) * i / 60, low.y() + (high.y() - low.y()) * j / 120);
        for (std::size_t k = 0; k < points.size(); ++k)
          found =
              Vec3(std::min(found.x(), e.w[k]), std::max(found.y(), e.w[k]), std::min(found.z(), e.gamma[k]));
      }
    }
    return found;
  };
  EXPECT_LT((extremes(thesisRun(), {}) - Vec3(-0.2453, 1.0449, -0.1575)).norm(), 1.5e-4);
  EXPECT_LT((extremes(thesisWalk(), {}) - Vec3(-0.3422, 1.0195, -0.1589)).norm(), 1.5e-4);
  EXPECT_LT((extremes(thesisRun(), {ParameterScale::Raw, 1}) - Vec3(-0.4489, 1.1202, -0.1450)).norm(),
            1.5e-4);
  EXPECT_LT((extremes(thesisRun(), {ParameterScale::Range, 0.5}) - Vec3(-0.2920, 1.0029, 0)).norm(), 1.5e-4);
}

TEST(Weights, FewAndCollinearExamplesStillSumToOne) {
  for (const std::vector<Vec2>& points :
       {std::vector<Vec2>{{1, 0}}, {{1, 0}, {2, 0}}, {{1, 3}, {2, 4}, {4, 6}}}) {
    const Evaluated e = at(ScatteredWeights(points), 1.7, 12);
    double sum = 0;
    for (const double w : e.w) sum += w;
    EXPECT_NEAR(sum, 1, 1e-12);
  }
  EXPECT_THAT(
      [] {
        ScatteredWeights({{1, 0}, {2, 0}, {1, 0}});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("examples 1 and 3")));
  EXPECT_THAT([&] { ScatteredWeights(std::vector<Vec2>{}); },
              testing::ThrowsMessage<Error>(testing::HasSubstr("at least one example")));
}

// (4.10), (4.11): keys 1, 13, 31, 45, 61.
TEST(PhaseMap, GoldenTimesAndTheirInverse) {
  const PhaseMap map({1, 13, 31, 45, 61}, PhaseMapKind::Linear);
  EXPECT_DOUBLE_EQ(map.phase(7), 0.125);
  EXPECT_DOUBLE_EQ(map.phase(22), 0.375);
  EXPECT_DOUBLE_EQ(map.phase(53), 0.875);
  for (const double frame : {1.0, 7.0, 13.0, 22.0, 30.5, 45.0, 53.0, 61.0})
    EXPECT_NEAR(map.time(map.phase(frame)), frame, 1e-12);
}

TEST(PhaseMap, ClockOfTwoClipsNeedsTheGoldenNumberOfSteps) {
  const PhaseMap a({1, 13, 31, 45, 61}, PhaseMapKind::Linear), b({1, 10, 20, 34, 45}, PhaseMapKind::Linear);
  double t = 0;
  int steps = 0;
  for (; t < 1; ++steps) t += 0.5 / a.rate(t) + 0.5 / b.rate(t);
  EXPECT_EQ(steps, 51);
}

TEST(PhaseMap, SmoothMapRisesMeetsItsKeysAndHasNoKinks) {
  const std::vector<double> keys = {0, 0.14, 0.49, 0.65, 1};
  const PhaseMap map(keys);
  for (std::size_t k = 0; k < keys.size(); ++k)
    EXPECT_NEAR(map.time(static_cast<double>(k) / 4), keys[k], 1e-12);
  for (int i = 0; i < 1000; ++i) {
    const double t = i / 1000.0;
    ASSERT_GT(map.rate(t), 0);
    ASSERT_NEAR((map.time(t + 1e-6) - map.time(t)) / 1e-6, map.rate(t), 1e-4);
    ASSERT_NEAR(map.phase(map.time(t)), t, 1e-9);
  }
  EXPECT_NEAR(map.rate(0), map.rate(1), 1e-12) << "periodic";
  EXPECT_NEAR(map.rate(0.25 - 1e-9), map.rate(0.25 + 1e-9), 1e-6);
  EXPECT_THAT([&] { PhaseMap({0, 1, 1}); }, testing::ThrowsMessage<Error>(testing::HasSubstr("keyframe 3")));
}

}  // namespace
}  // namespace footfall::locomotion
