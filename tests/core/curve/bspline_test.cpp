// SPDX-License-Identifier: MIT
#include "curve/bspline.h"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

Eigen::MatrixXd randomPoints(std::mt19937& random, Eigen::Index count, Eigen::Index dimension) {
  std::uniform_real_distribution<double> one(-1, 1);
  return Eigen::MatrixXd::NullaryExpr(count, dimension, [&] { return one(random); });
}

template <class Action>
std::string refusal(Action action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "accepted";
}

TEST(BSpline, WorkedByHand) {
  // One segment: at its ends (P0 + 4 P1 + P2) / 6, at its middle (P0 + 23 P1 + 23 P2 + P3) / 48.
  Eigen::MatrixXd points(4, 2);
  points << 0, 6, 6, 0, 12, -6, 48, 3;
  const BSpline spline(points);
  EXPECT_NEAR(spline.evaluate(0)[0], 6, 1e-14);
  EXPECT_NEAR(spline.evaluate(0)[1], 0, 1e-14);
  EXPECT_NEAR(spline.evaluate(1)[0], 17, 1e-14);
  EXPECT_NEAR(spline.evaluate(0.5)[0], (23 * 18 + 48) / 48.0, 1e-14);
  EXPECT_NEAR(spline.evaluate(0.5)[1], (6 - 23 * 6 + 3) / 48.0, 1e-14);
  EXPECT_NEAR(spline.derivative(0)[0], 6, 1e-14);         // (P2 − P0) / 2
  EXPECT_NEAR(spline.secondDerivative(1)[0], 30, 1e-13);  // P1 − 2 P2 + P3
  EXPECT_EQ(spline.evaluate(-3), spline.evaluate(0));
  EXPECT_EQ(spline.evaluate(7), spline.evaluate(1));
  EXPECT_EQ(BSpline(Eigen::MatrixXd::Zero(10, 3)).segments(), 7);  // Fig. 3.2
}

TEST(BSpline, BasisSumsToOneAndReproducesLines) {
  const Eigen::VectorXd index = Eigen::VectorXd::LinSpaced(9, 0, 8);
  Eigen::MatrixXd points(9, 2);
  points << Eigen::VectorXd::Constant(9, 2.5), index;
  const BSpline spline(points);
  for (int i = 0; i <= 60; ++i) {
    const double s = i / 60.0;
    EXPECT_NEAR(spline.evaluate(s)[0], 2.5, 1e-14);
    EXPECT_NEAR(spline.evaluate(s)[1], 1 + 6 * s, 1e-13);
    EXPECT_NEAR(spline.derivative(s)[1], 6, 1e-12);
    EXPECT_NEAR(spline.secondDerivative(s)[0], 0, 1e-11);
  }
}

TEST(BSpline, IsSmoothToTheSecondDerivativeAtKnots) {
  std::mt19937 random(9);
  int checked = 0;
  for (int i = 0; i < 50; ++i) {
    const BSpline spline(randomPoints(random, 8, 3));
    for (int knot = 1; knot < 5; ++knot, ++checked) {
      const double s = knot / 5.0, h = 1e-9;
      EXPECT_LT((spline.evaluate(s + h) - spline.evaluate(s - h)).norm(), 1e-6);
      EXPECT_LT((spline.derivative(s + h) - spline.derivative(s - h)).norm(), 1e-5);
      EXPECT_LT((spline.secondDerivative(s + h) - spline.secondDerivative(s - h)).norm(), 1e-4);
    }
  }
  EXPECT_EQ(checked, 200);
}

TEST(BSpline, DerivativesAreSlopes) {
  std::mt19937 random(10);
  const BSpline spline(randomPoints(random, 11, 4));
  for (int i = 1; i < 100; ++i) {
    const double s = (i + 0.3) / 101, h = 1e-5;  // never within h of a knot, where the third derivative jumps
    const Eigen::VectorXd slope = (spline.evaluate(s + h) - spline.evaluate(s - h)) / (2 * h);
    const Eigen::VectorXd bend = (spline.derivative(s + h) - spline.derivative(s - h)) / (2 * h);
    EXPECT_LT((spline.derivative(s) - slope).norm(), 1e-6);
    EXPECT_LT((spline.secondDerivative(s) - bend).norm(), 1e-6);
  }
}

TEST(BSpline, RefitIsExactForMultiplesOfTheSegments) {
  std::mt19937 random(11);
  int checked = 0;
  for (const Eigen::Index segments : {1, 2, 3, 7}) {
    for (const Eigen::Index factor : {1, 2, 3, 5}) {
      const BSpline spline(randomPoints(random, segments + 3, 3));
      const BSplineFit fit = refit(spline, segments * factor + 3);
      EXPECT_LT(fit.largest, 1e-12);
      for (int i = 0; i <= 200; ++i, ++checked) {
        EXPECT_LT((fit.spline.evaluate(i / 200.0) - spline.evaluate(i / 200.0)).norm(), 1e-9);
      }
    }
  }
  EXPECT_EQ(checked, 16 * 201);
}

TEST(BSpline, RefitSaysHowFarOffItIs) {
  std::mt19937 random(12);
  const BSpline spline(randomPoints(random, 10, 2));
  const BSplineFit fewer = refit(spline, 6), more = refit(spline, 40);
  EXPECT_GT(fewer.rms, 0.01);
  EXPECT_LT(more.rms, fewer.rms / 50);
  double largest = 0;
  for (int i = 0; i <= 56; ++i) {
    largest = std::max(largest, (fewer.spline.evaluate(i / 56.0) - spline.evaluate(i / 56.0)).norm());
  }
  EXPECT_NEAR(fewer.largest, largest, 1e-12);
}

TEST(BSpline, FitIsTheLeastSquaresOne) {
  // No small move of a control point may bring the samples nearer.
  std::mt19937 random(13);
  const Eigen::VectorXd parameters = Eigen::VectorXd::LinSpaced(40, 0, 1);
  const Eigen::MatrixXd samples = randomPoints(random, 40, 1);
  const BSplineFit fit = fitBSpline(parameters, samples, 9);
  const auto cost = [&](const Eigen::MatrixXd& points) {
    const BSpline spline(points);
    double sum = 0;
    for (Eigen::Index i = 0; i < 40; ++i)
      sum += (spline.evaluate(parameters[i]) - samples.row(i).transpose()).squaredNorm();
    return sum;
  };
  const double best = cost(fit.spline.points());
  EXPECT_NEAR(fit.rms, std::sqrt(best / 40), 1e-12);
  for (Eigen::Index p = 0; p < 9; ++p) {
    for (const double step : {-1e-3, 1e-3}) {
      Eigen::MatrixXd moved = fit.spline.points();
      moved(p, 0) += step;
      EXPECT_GT(cost(moved), best);
    }
  }
}

TEST(BSpline, RefusesWithWords) {
  const Eigen::VectorXd parameters = Eigen::VectorXd::LinSpaced(20, 0, 0.3);
  const Eigen::MatrixXd samples = Eigen::MatrixXd::Ones(20, 2);
  EXPECT_THAT(refusal([] { BSpline(Eigen::MatrixXd::Zero(3, 1)); }),
              HasSubstr("at least 4 control points, got 3"));
  EXPECT_THAT(refusal([] { BSpline(Eigen::MatrixXd::Constant(4, 1, NAN)); }),
              HasSubstr("not a finite number"));
  EXPECT_THAT(refusal([] { BSpline(Eigen::MatrixXd(4, 0)); }), HasSubstr("a coordinate or more"));
  EXPECT_THAT(refusal([&] { fitBSpline(parameters, samples, 12); }), HasSubstr("every segment needs some"));
  EXPECT_THAT(refusal([&] { fitBSpline(parameters, samples, 21); }),
              HasSubstr("20 samples cannot determine 21"));
  EXPECT_THAT(refusal([&] { fitBSpline(parameters.head(3), samples, 4); }),
              HasSubstr("3 parameters for 20 samples"));
  EXPECT_THAT(refusal([&] { refit(BSpline(Eigen::MatrixXd::Zero(5, 1)), 3); }),
              HasSubstr("at least 4 control points"));
}

}  // namespace
}  // namespace footfall
