// SPDX-License-Identifier: MIT
#include "curve/bspline.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <Eigen/QR>

#include "base/error.h"

namespace footfall {
namespace {

struct Position {
  Eigen::Index segment;
  double t;  // in it, 0 to 1
};

Position locate(double s, Eigen::Index segments) {
  const double u = (s > 0 ? std::min(s, 1.0) : 0.0) * static_cast<double>(segments);
  const Eigen::Index segment = std::min(static_cast<Eigen::Index>(u), segments - 1);
  return {segment, u - static_cast<double>(segment)};
}

Eigen::RowVector4d basis(double t) {
  const double r = 1 - t;
  return Eigen::RowVector4d(r * r * r, (3 * t - 6) * t * t + 4, ((-3 * t + 3) * t + 3) * t + 1, t * t * t) /
         6;
}

}  // namespace

BSpline::BSpline(Eigen::MatrixXd points) : points_(std::move(points)) {
  if (points_.rows() < 4) {
    throw Error(fmt::format("a cubic B-spline needs at least 4 control points, got {}", points_.rows()));
  }
  if (points_.cols() < 1) throw Error("the control points of a B-spline need a coordinate or more");
  if (!points_.allFinite()) throw Error("a control point of the B-spline is not a finite number");
}

Eigen::VectorXd BSpline::evaluate(double s) const {
  const Position at = locate(s, segments());
  return (basis(at.t) * points_.middleRows<4>(at.segment)).transpose();
}

Eigen::VectorXd BSpline::derivative(double s) const {
  const Position at = locate(s, segments());
  const double t = at.t, r = 1 - t;
  const Eigen::RowVector4d weights(-r * r, (3 * t - 4) * t, (-3 * t + 2) * t + 1, t * t);
  const double scale = static_cast<double>(segments());
  return (0.5 * scale * (weights * points_.middleRows<4>(at.segment))).transpose();
}

Eigen::VectorXd BSpline::secondDerivative(double s) const {
  const Position at = locate(s, segments());
  const double t = at.t;
  const Eigen::RowVector4d weights(1 - t, 3 * t - 2, 1 - 3 * t, t);
  const double scale = static_cast<double>(segments());
  return (scale * scale * (weights * points_.middleRows<4>(at.segment))).transpose();
}

BSplineFit fitBSpline(const Eigen::VectorXd& parameters, const Eigen::MatrixXd& samples,
                      Eigen::Index points) {
  if (parameters.size() != samples.rows()) {
    throw Error(fmt::format("{} parameters for {} samples: there must be one each", parameters.size(),
                            samples.rows()));
  }
  if (points < 4)
    throw Error(fmt::format("a cubic B-spline needs at least 4 control points, got {}", points));
  if (samples.rows() < points) {
    throw Error(fmt::format("{} samples cannot determine {} control points", samples.rows(), points));
  }
  if (!parameters.allFinite() || !samples.allFinite())
    throw Error("a sample for the B-spline is not a finite number");
  Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(samples.rows(), points);
  for (Eigen::Index i = 0; i < samples.rows(); ++i) {
    const Position at = locate(parameters[i], points - 3);
    matrix.block<1, 4>(i, at.segment) = basis(at.t);
  }
  const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(matrix);
  if (qr.rank() < points) {
    throw Error(fmt::format("the samples determine {} of {} control points: every segment needs some",
                            qr.rank(), points));
  }
  BSplineFit fit{BSpline(qr.solve(samples))};
  const Eigen::VectorXd distances = (matrix * fit.spline.points() - samples).rowwise().norm();
  fit.rms = std::sqrt(distances.squaredNorm() / static_cast<double>(distances.size()));
  fit.largest = distances.maxCoeff();
  return fit;
}

BSplineFit refit(const BSpline& spline, Eigen::Index points) {
  const Eigen::Index count = 8 * std::max(spline.segments(), points - 3) + 1;
  const Eigen::VectorXd parameters = Eigen::VectorXd::LinSpaced(count, 0, 1);
  Eigen::MatrixXd samples(count, spline.dimension());
  for (Eigen::Index i = 0; i < count; ++i) samples.row(i) = spline.evaluate(parameters[i]).transpose();
  return fitBSpline(parameters, samples, points);
}

}  // namespace footfall
