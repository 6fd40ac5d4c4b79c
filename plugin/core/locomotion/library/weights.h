// SPDX-License-Identifier: MIT
// Weights of examples that lie scattered in the plane of parameters: a linear part and radial bumps, in
// cardinal form (Sloan, Rose and Cohen 2001; equations 4.5 to 4.9 and 4.14, 4.15 of the thesis).
#pragma once

#include <cstdint>
#include <vector>

#include <Eigen/Core>

#include "base/math.h"

namespace footfall::locomotion {

enum class ParameterScale : std::uint8_t {
  Range,  // each parameter in parts of its range over the examples: neither outweighs the other
  Raw     // as they come (the thesis): degrees outweigh metres
};

struct WeightOptions {
  ParameterScale scale = ParameterScale::Range;
  // Half the bumps' support in parts of the distance to the nearest example, halved: 1 gives bumps that reach
  // twice that distance, 0.5 just as far as it.
  double supportScale = 1;
};

// The cubic B-spline: 2/3 at 0, nothing from 2 on.
double cubicBump(double x);

// For every point p, inside the examples' hull or not: the sum of w is 1, the sum of w_i p_i is p, and w is 1
// for an example at its own place. w may be negative. The sum of γ is 1 too; it has no linear part, goes to
// 1 / count far away, and may be negative between examples, which guarded() mends.
class ScatteredWeights {
 public:
  ScatteredWeights() = default;
  // Throws Error where there are no points, a number is not finite, or two points (named from 1) coincide.
  explicit ScatteredWeights(const std::vector<Vec2>& points, const WeightOptions& options = {});

  std::size_t size() const { return alpha_.size(); }
  // No allocation; w and gamma hold size() values. scratch likewise, and is overwritten.
  void evaluate(const Vec2& p, double* w, double* gamma, double* scratch) const;

  const std::vector<double>& alpha() const { return alpha_; }  // distances to the nearest example, scaled
  // a of (4.5): #examples by 3 (constant, first and second parameter), in scaled parameters p' = (p - low) /
  // range.
  Eigen::MatrixXd linear() const;
  double conditionNumber() const { return condition_; }  // of the bumps' matrix R

 private:
  Vec2 scaled(const Vec2& p) const { return (p - low_).cwiseQuotient(range_); }

  Vec2 low_ = Vec2::Zero(), range_ = Vec2::Ones(), centre_ = Vec2::Zero();
  std::vector<Vec2> points_;   // scaled
  std::vector<double> alpha_;  // scaled
  double support_ = 1;         // times alpha
  double condition_ = 1;
  Eigen::MatrixXd a_;           // #examples by 3, about centre_
  Eigen::MatrixXd r_, rGamma_;  // #examples by #bumps
};

// max(γ, 0), summing to 1 again.
void guarded(double* gamma, std::size_t count);

}  // namespace footfall::locomotion
