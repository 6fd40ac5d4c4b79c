// SPDX-License-Identifier: MIT
#include "footprint/com/smooth_cost.h"

#include <gtest/gtest.h>

#include <Eigen/Dense>
#include <cmath>

#include "core/footprint/tracks.h"

namespace footfall::footprint {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;

Matrix dense(const BlockTridiagonal& b) {
  const Eigen::Index n = static_cast<Eigen::Index>(b.size());
  Matrix m = Matrix::Zero(6 * n, 6 * n);
  for (Eigen::Index k = 0; k < n; ++k) m.block<6, 6>(6 * k, 6 * k) = b.diagonal[static_cast<std::size_t>(k)];
  for (std::size_t k = 0; k < b.above.size(); ++k) {
    const Eigen::Index i = static_cast<Eigen::Index>(k), j = (i + 1) % n;
    m.block<6, 6>(6 * i, 6 * j) += b.above[k];
    m.block<6, 6>(6 * j, 6 * i) += b.above[k].transpose();
  }
  return m;
}

Vector dense(const std::vector<Vec6>& v) {
  Vector out(6 * static_cast<Eigen::Index>(v.size()));
  for (std::size_t k = 0; k < v.size(); ++k) out.segment<6>(6 * static_cast<Eigen::Index>(k)) = v[k];
  return out;
}

Track loopTrack() {
  Track track = exampleWalk(6);
  track.loop = TrackLoop{0.2, Vec3(0.1, 0.05, 3.4)};
  return track;
}

// A path that is neither good nor symmetric.
ComState shaken(const SmoothCost& cost, const Example& e, unsigned seed) {
  ComState state = cost.stateOf(e.midStance);
  Dice dice(seed);
  for (Vec6& knot : state) {
    for (int c = 0; c < 6; ++c) knot[c] += dice(-0.03, 0.03);
  }
  return state;
}

ComOptions limited() {
  ComOptions options;
  options.friction = 0.1;
  options.maxForce = 0.9;
  options.limitWeight = 20;
  return options;
}

class SmoothCostCase : public testing::TestWithParam<int> {
 protected:
  static Example example() {
    switch (GetParam()) {
      case 0:
        return Example(exampleWalk(4));
      case 1:
        return Example(exampleRun(4));
      case 2:
        return Example(loopTrack());
      case 3:
        return Example(exampleWalk(4), limited());
      default:
        return Example(randomTrack(11));
    }
  }
};

TEST_P(SmoothCostCase, GradientIsThatOfDifferences) {
  const Example e = example();
  SmoothCost cost(e.problem);
  const ComState state = shaken(cost, e, 5);
  const double epsilon = 0.5;
  std::vector<Vec6> gradient;
  BlockTridiagonal hessian;
  const SmoothValue value = cost.derivatives(state, epsilon, epsilon, Curvature::Exact, gradient, hessian);
  EXPECT_NEAR(value.now, cost.value(state, epsilon), 1e-12 * value.now);
  constexpr double h = 1e-6;
  int checked = 0;
  for (std::size_t k = 0; k < state.size(); ++k) {
    for (int c = 0; c < 6; ++c) {
      ComState a = state, b = state;
      a[k][c] -= h;
      b[k][c] += h;
      const double slope = (cost.value(b, epsilon) - cost.value(a, epsilon)) / (2 * h);
      EXPECT_NEAR(gradient[k][c], slope, 1e-5 * (1 + std::abs(slope))) << k << " " << c;
      ++checked;
    }
  }
  EXPECT_GE(checked, 24);
}

TEST_P(SmoothCostCase, HessianIsThatOfDifferences) {
  const Example e = example();
  SmoothCost cost(e.problem);
  const ComState state = shaken(cost, e, 5);
  const double epsilon = 0.5;
  std::vector<Vec6> gradient, a, b;
  BlockTridiagonal hessian, ignored;
  cost.derivatives(state, epsilon, epsilon, Curvature::Exact, gradient, hessian);
  const Matrix exact = dense(hessian);
  if (GetParam() == 3) return;  // limits are modelled by their first derivatives: tested below
  constexpr double h = 1e-6;
  Matrix numeric = exact;
  for (std::size_t k = 0; k < state.size(); ++k) {
    for (int c = 0; c < 6; ++c) {
      ComState low = state, high = state;
      low[k][c] -= h;
      high[k][c] += h;
      cost.derivatives(low, epsilon, epsilon, Curvature::Exact, a, ignored);
      cost.derivatives(high, epsilon, epsilon, Curvature::Exact, b, ignored);
      numeric.col(6 * static_cast<Eigen::Index>(k) + c) = (dense(b) - dense(a)) / (2 * h);
    }
  }
  // All of it, zeros off the band included.
  EXPECT_NEAR((numeric - exact).norm() / exact.norm(), 0, 1e-5);
}

TEST_P(SmoothCostCase, ConvexModelIsNeverIndefinite) {
  const Example e = example();
  for (unsigned seed = 0; seed < 5; ++seed) {
    SmoothCost cost(e.problem);
    std::vector<Vec6> gradient;
    BlockTridiagonal hessian;
    for (const double epsilon : {10.0, 0.1}) {
      cost.derivatives(shaken(cost, e, seed), epsilon, epsilon, Curvature::Convex, gradient, hessian);
      cost.accept();  // dual forces from here on
      const Vector values = Eigen::SelfAdjointEigenSolver<Matrix>(dense(hessian)).eigenvalues();
      EXPECT_GT(values.minCoeff(), -1e-9 * values.maxCoeff());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Examples, SmoothCostCase, testing::Values(0, 1, 2, 3, 4));

TEST(SmoothCost, TendsToTheCostItselfFromBelow) {
  const Example e(exampleWalk());
  SmoothCost cost(e.problem);
  const ComState state = cost.stateOf(e.midStance);
  cost.chooseSupports(state);
  const double exact = e.problem.cost(e.midStance).sum();
  double last = 0;
  for (const double epsilon : {10.0, 1.0, 0.1, 0.01, 1e-4}) {
    const double value = cost.value(state, epsilon);
    EXPECT_GT(value, last);
    EXPECT_LE(value, exact + 1e-9);
    EXPECT_GE(value, exact - epsilon * e.timing.duration);
    last = value;
  }
}

// Against Eigen's dense solver, as a chain and as a ring.
TEST(BlockSolver, SolvesChainsAndRings) {
  Dice dice(2);
  int checked = 0;
  for (const bool ring : {false, true}) {
    for (const std::size_t n : {2u, 3u, 4u, 9u}) {
      BlockTridiagonal a;
      a.resize(n, ring);
      std::vector<Vec6> b(n), x;
      for (std::size_t k = 0; k < n; ++k) {
        for (int i = 0; i < 6; ++i) {
          b[k][i] = dice(-1, 1);
          for (int j = 0; j < 6; ++j) a.diagonal[k](i, j) = dice(-1, 1);
        }
        a.diagonal[k] = Block6(a.diagonal[k] * a.diagonal[k].transpose() + 20 * Block6::Identity());
      }
      for (Block6& m : a.above) m = Block6::NullaryExpr([&] { return dice(-1, 1); });
      ASSERT_TRUE(BlockSolver().solve(a, 0.5, b, x));
      const Matrix m = dense(a) + 0.5 * Matrix::Identity(6 * static_cast<Eigen::Index>(n),
                                                         6 * static_cast<Eigen::Index>(n));
      EXPECT_NEAR((m * dense(x) - dense(b)).norm(), 0, 1e-10) << n << ring;
      ++checked;
      a.diagonal[n - 1](2, 2) = -100;
      EXPECT_FALSE(BlockSolver().solve(a, 0, b, x));
    }
  }
  EXPECT_EQ(checked, 8);
}

}  // namespace
}  // namespace footfall::footprint
