// SPDX-License-Identifier: MIT
// Rational B-spline curves in Maya's form: `spans + degree` control vertices and `spans + 2 degree - 1` knots
// (no extra knots at the ends). Control vertices are homogeneous: (wx, wy, wz, w).
#pragma once

#include <Eigen/Core>

#include <vector>

namespace mayahost {

struct NurbsCurve {
  enum class Form { open = 1, closed, periodic };  // the numbers of MFnNurbsCurve::Form

  int degree = 0;  // 0: no curve
  Form form = Form::open;
  std::vector<Eigen::Vector4d> cvs;
  std::vector<double> knots;

  // Why these numbers are not a curve: wrong counts, falling knots, an empty domain, weights not above zero,
  // an end that does not meet the start of a closed or periodic curve. Empty: they are one.
  const char* fault() const;

  int spans() const { return static_cast<int>(cvs.size()) - degree; }
  double start() const { return knots[static_cast<std::size_t>(degree) - 1]; }
  double end() const { return knots[knots.size() - static_cast<std::size_t>(degree)]; }
  bool contains(double u) const { return u >= start() - 1e-10 && u <= end() + 1e-10; }

  struct Frame {
    Eigen::Vector3d point, first, second;  // and the derivatives by the parameter
  };
  // A parameter outside is taken round a periodic curve and held at the ends of others.
  Frame at(double u) const;

  double length(double from, double to) const;  // by adaptive Gauss quadrature, to about 1e-10 of itself
  double paramAtLength(double along) const;     // held at the ends
  double lengthAtParam(double u) const { return length(start(), u); }
  double closestParam(const Eigen::Vector3d& to) const;
  double closestParamNear(const Eigen::Vector3d& to,
                          double guess) const;  // the minimum downhill of the guess
  // The normal of the plane through all control vertices within the tolerance; false: there is none. A
  // straight line lies in many: any normal to it.
  bool plane(double tolerance, Eigen::Vector3d& normal) const;

  void reverse();

  // Cubic (with no second derivative at the ends) or linear through the points, at whole parameters or at
  // chord lengths. Needs two points or more, no two in a row the same if not uniform.
  static NurbsCurve through(const std::vector<Eigen::Vector3d>& points, int degree, bool uniform);

 private:
  int spanOf(double& u) const;
};

}  // namespace mayahost
