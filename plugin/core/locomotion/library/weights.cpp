// SPDX-License-Identifier: MIT
#include "locomotion/library/weights.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <Eigen/Dense>

#include "base/error.h"

namespace footfall::locomotion {

using Index = Eigen::Index;

double cubicBump(double x) {
  x = std::abs(x);
  if (x < 1) return 2.0 / 3 - x * x + x * x * x / 2;
  return x < 2 ? (2 - x) * (2 - x) * (2 - x) / 6 : 0;
}

ScatteredWeights::ScatteredWeights(const std::vector<Vec2>& points, const WeightOptions& options)
    : support_(options.supportScale) {
  if (points.empty()) throw Error("weights need at least one example");
  if (!(options.supportScale > 0) || options.supportScale > 10)
    throw Error(
        fmt::format("the support of weights must be above 0 and at most 10, got {:g}", options.supportScale));
  for (const Vec2& p : points) {
    if (!p.allFinite()) throw Error("an example's speed and turn must be finite");
  }
  Vec2 low = points.front(), high = low;
  for (const Vec2& p : points) {
    low = low.cwiseMin(p);
    high = high.cwiseMax(p);
  }
  if (options.scale == ParameterScale::Range) {
    low_ = low;
    for (int k = 0; k < 2; ++k) range_[k] = high[k] > low[k] ? high[k] - low[k] : 1;
  }
  const std::size_t count = points.size();
  const Index n = static_cast<Index>(count);
  for (const Vec2& p : points) points_.push_back(scaled(p));
  for (const Vec2& p : points_) centre_ += p / static_cast<double>(count);
  alpha_.assign(count, std::numeric_limits<double>::infinity());
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      if (j != i) alpha_[i] = std::min(alpha_[i], (points_[j] - points_[i]).norm());
      if (j != i && !(alpha_[i] > 1e-9))
        throw Error(fmt::format("examples {} and {} have the same speed and turn", std::min(i, j) + 1,
                                std::max(i, j) + 1));
    }
  }
  if (count == 1) alpha_[0] = 1;

  // (4.8) by least squares. About the examples' centre the constant is always within reach, so that the
  // weights sum to 1 even where the examples lie on a line.
  Eigen::MatrixXd basis(n, 3), bumps(n, n);
  for (Index j = 0; j < n; ++j) {
    const Vec2 p = points_[static_cast<std::size_t>(j)];
    basis.row(j) << 1, p.x() - centre_.x(), p.y() - centre_.y();
    for (Index l = 0; l < n; ++l) {
      const std::size_t at = static_cast<std::size_t>(l);
      bumps(l, j) = cubicBump((p - points_[at]).norm() / (support_ * alpha_[at]));
    }
  }
  Eigen::JacobiSVD<Eigen::MatrixXd> fit(basis, Eigen::ComputeThinU | Eigen::ComputeThinV);
  fit.setThreshold(1e-10);
  a_ = fit.solve(Eigen::MatrixXd::Identity(n, n)).transpose();
  // (4.9) and (4.15): r R = I - a Aᵀ, rγ R = I - 1/n.
  const Eigen::MatrixXd identity = Eigen::MatrixXd::Identity(n, n);
  const Eigen::JacobiSVD<Eigen::MatrixXd> svd(bumps.transpose(), Eigen::ComputeThinU | Eigen::ComputeThinV);
  condition_ = svd.singularValues()(0) / std::max(svd.singularValues()(n - 1), 1e-300);
  r_ = svd.solve((identity - a_ * basis.transpose()).transpose()).transpose();
  const Eigen::MatrixXd even = Eigen::MatrixXd::Constant(n, n, 1.0 / static_cast<double>(count));
  rGamma_ = svd.solve((identity - even).transpose()).transpose();
}

void ScatteredWeights::evaluate(const Vec2& p, double* w, double* gamma, double* scratch) const {
  const Index n = static_cast<Index>(size());
  if (n == 1) {
    w[0] = gamma[0] = 1;
    return;
  }
  const Vec2 q = scaled(p), off = q - centre_;
  for (Index i = 0; i < n; ++i) {
    w[i] = a_(i, 0) + a_(i, 1) * off.x() + a_(i, 2) * off.y();
    gamma[i] = 1.0 / static_cast<double>(n);
  }
  for (Index l = 0; l < n; ++l) {
    const std::size_t at = static_cast<std::size_t>(l);
    scratch[l] = cubicBump((q - points_[at]).norm() / (support_ * alpha_[at]));
    if (scratch[l] == 0) continue;
    for (Index i = 0; i < n; ++i) {
      w[i] += r_(i, l) * scratch[l];
      gamma[i] += rGamma_(i, l) * scratch[l];
    }
  }
}

Eigen::MatrixXd ScatteredWeights::linear() const {
  Eigen::MatrixXd result = a_;
  if (result.cols() == 3) result.col(0) -= a_.col(1) * centre_.x() + a_.col(2) * centre_.y();
  return result;
}

void guarded(double* gamma, std::size_t count) {
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += gamma[i] = std::max(gamma[i], 0.0);
  for (std::size_t i = 0; i < count; ++i) gamma[i] /= sum;
}

}  // namespace footfall::locomotion
