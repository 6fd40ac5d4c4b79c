// SPDX-License-Identifier: MIT
// Uniform cubic B-splines of any dimension (Cummings 2001 §3.2, §4.2.1): n control points, n − 3 segments,
// smooth to the second derivative. They pass near their control points, not through them.
#pragma once

#include <Eigen/Core>

namespace footfall {

class BSpline {
 public:
  // #points by dimension; 4 points or more, one dimension or more, all finite. Throws Error otherwise.
  explicit BSpline(Eigen::MatrixXd points);

  const Eigen::MatrixXd& points() const { return points_; }
  Eigen::Index segments() const { return points_.rows() - 3; }
  Eigen::Index dimension() const { return points_.cols(); }

  // At s in [0, 1] from the start of the first segment to the end of the last; s outside is held at the ends.
  Eigen::VectorXd evaluate(double s) const;
  Eigen::VectorXd derivative(double s) const;        // by s
  Eigen::VectorXd secondDerivative(double s) const;  // by s, twice

 private:
  Eigen::MatrixXd points_;
};

struct BSplineFit {
  BSpline spline;
  double rms = 0;      // of the distances from the samples
  double largest = 0;  // of them
};

// The least-squares spline with this many control points through samples (#samples by dimension) at
// parameters in [0, 1]. Throws Error where the samples do not determine the points: fewer than points, or too
// few in some segment.
BSplineFit fitBSpline(const Eigen::VectorXd& parameters, const Eigen::MatrixXd& samples, Eigen::Index points);

// The same shape with another number of control points (eq 4.9), from at least 8 samples per segment. Exact
// where the new number of segments is a multiple of the old, near otherwise: the fit says how near.
BSplineFit refit(const BSpline& spline, Eigen::Index points);

}  // namespace footfall
