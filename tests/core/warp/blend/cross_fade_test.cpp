// SPDX-License-Identifier: MIT
// Cross-fades: golden values of the spec §9.4, experiments E4 and E11.
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/math.h"
#include "warp/blend/cross_fade.h"

namespace footfall::warp {
namespace {

Curve line(double from, double slope, double length, CurveOutput output = CurveOutput::Unitless) {
  std::vector<Key> keys(2);
  keys[0].value = from;
  keys[1].time = length;
  keys[1].value = from + slope * length;
  for (Key& key : keys) key.inType = key.outType = TangentType::Linear;
  return Curve(keys, false, Infinity::Constant, Infinity::Constant, output);
}

TEST(CrossFade, GoldenWeights) {
  const double expected[][2] = {{0, 1},          {.1, 0.975528}, {.25, 0.853553}, {.5, 0.5},
                                {.75, 0.146447}, {.9, 0.024472}, {1, 0}};
  for (const auto& [u, w] : expected) EXPECT_NEAR(fadeWeight(u).value, w, 1e-6);
  EXPECT_EQ(fadeWeight(-3).value, 1);
  EXPECT_NEAR(fadeWeight(7).value, 0, 1e-15);
  for (const FadeShape shape : {FadeShape::Cosine, FadeShape::Linear, FadeShape::Smooth}) {
    for (double u = 0.05; u < 1; u += 0.1) {
      const double slope = (fadeWeight(u + 1e-6, shape).value - fadeWeight(u - 1e-6, shape).value) / 2e-6;
      EXPECT_NEAR(fadeWeight(u, shape).rate, slope, 1e-8);
      EXPECT_NEAR(fadeWeight(u, shape).value + fadeWeight(1 - u, shape).value, 1, 1e-12);
    }
  }
}

TEST(CrossFade, E11MisalignedMotionsHurry) {
  const Curve first = line(0, 1, 40), second = line(20, 0.2, 40);
  const Fade fade{0, 20, 0, FadeShape::Cosine};
  EXPECT_NEAR(crossFade(first, second, fade, 1), 1.1182, 5e-5);
  EXPECT_NEAR(crossFade(first, second, fade, 10), 16, 1e-12);
  double fastest = 0;
  int at = 0;
  for (int t = 0; t < 20; ++t) {
    const double speed = crossFade(first, second, fade, t + 1) - crossFade(first, second, fade, t);
    if (speed > fastest) fastest = speed, at = t;
  }
  EXPECT_NEAR(fastest, 1.7984, 5e-5);
  EXPECT_EQ(at, 6);
}

TEST(CrossFade, E4AlignedChannelsStayAndTheOtherGrows) {
  // Roll and bounce share x; heights differ.
  const Curve x = line(0, 2, 4), roll = line(0, 0, 4), jump = line(1, 0, 4);
  const Fade fade{1, 2, 0, FadeShape::Cosine};
  double before = -1;
  for (double t = 0; t <= 4; t += 0.125) {
    EXPECT_NEAR(crossFade(x, x, fade, t), x.evaluate(t), 1e-12);
    const double height = crossFade(roll, jump, fade, t);
    EXPECT_GE(height, before);
    before = height;
  }
  EXPECT_EQ(crossFade(roll, jump, fade, 1), 0);
  EXPECT_EQ(crossFade(roll, jump, fade, 3), 1);
}

TEST(CrossFade, TheCurveKeepsBothSidesAndTheTolerance) {
  std::vector<Key> a(4), b(4);
  for (std::size_t i = 0; i < 4; ++i) {
    a[i].time = b[i].time = static_cast<double>(i);
    a[i].value = i % 2 ? 5.0 : -2.0;
    b[i].value = i % 2 ? -1.0 : 4.0;
    a[i].inType = a[i].outType = b[i].inType = b[i].outType = TangentType::Spline;
  }
  const Curve first(a), second(b);
  const Fade fade{1.3, 0.9, 0.75, FadeShape::Cosine};
  FitOptions options;
  options.tolerance = 1e-3;
  const CurveFit fit = crossFaded(first, second, fade, options);
  for (double t = -0.5; t < 5; t += 0.01) {
    const double tolerance = t < 1.3 || t > 2.2 ? 1e-9 : 1.1e-3;
    EXPECT_NEAR(fit.curve.evaluate(t), crossFade(first, second, fade, t), tolerance) << t;
  }
}

TEST(CrossFade, WholeTurnsAreTakenOut) {
  const Curve first = line(0.1, 0, 4, CurveOutput::Angular),
              second = line(0.1 + 4 * kPi, 0, 4, CurveOutput::Angular);
  EXPECT_NEAR(crossFade(first, second, {1, 2, 0, FadeShape::Cosine}, 2.3), 0.1, 1e-12);
  EXPECT_NEAR(crossFade(first, second, {1, 2, 0, FadeShape::Cosine}, 4), 0.1, 1e-12);
}

TEST(CrossFade, ACutAndARefusal) {
  const Curve first = line(0, 1, 4), second = line(10, 1, 4);
  const CurveFit cut = crossFaded(first, second, {2, 0, 0, FadeShape::Cosine});
  EXPECT_NEAR(cut.curve.evaluate(1.5), 1.5, 1e-9);
  EXPECT_NEAR(cut.curve.evaluate(2), 12, 1e-9);
  EXPECT_THAT(
      [&] {
        crossFaded(first, second, {2, -1, 0, FadeShape::Cosine});
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("a fade must last 0 s or more, got -1")));
}

}  // namespace
}  // namespace footfall::warp
