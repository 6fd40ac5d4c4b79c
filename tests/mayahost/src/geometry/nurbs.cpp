// SPDX-License-Identifier: MIT
#include "geometry/nurbs.h"

#include <Eigen/Dense>

#include <algorithm>
#include <array>
#include <cmath>

namespace mayahost {
namespace {

using Eigen::Vector3d;
using Eigen::Vector4d;

// De Boor's algorithm on the `degree + 1` points of a span and the `2 degree` knots around it.
Vector4d deBoor(std::vector<Vector4d> points, const double* knots, int degree, double u) {
  for (int r = 1; r <= degree; ++r) {
    for (int j = degree; j >= r; --j) {
      const double low = knots[j - 1], high = knots[j + degree - r];
      const double share = high > low ? (u - low) / (high - low) : 0.0;
      const auto i = static_cast<std::size_t>(j);
      points[i] = (1.0 - share) * points[i - 1] + share * points[i];
    }
  }
  return points.back();
}

// The points of the derivative, a curve of one degree less on the knots without the first and last.
std::vector<Vector4d> derivative(const std::vector<Vector4d>& points, const double* knots, int degree) {
  std::vector<Vector4d> result;
  for (int j = 0; j < degree; ++j) {
    const auto i = static_cast<std::size_t>(j);
    const double width = knots[j + degree] - knots[j];
    result.push_back(width > 0.0 ? Vector4d((points[i + 1] - points[i]) * (degree / width))
                                 : Vector4d(Vector4d::Zero()));
  }
  return result;
}

constexpr std::array<double, 5> kNodes = {-0.9061798459386640, -0.5384693101056831, 0.0, 0.5384693101056831,
                                          0.9061798459386640};
constexpr std::array<double, 5> kWeights = {0.2369268850561891, 0.4786286704993665, 0.5688888888888889,
                                            0.4786286704993665, 0.2369268850561891};

double gauss(const NurbsCurve& curve, double a, double b) {
  double sum = 0.0;
  for (std::size_t i = 0; i < kNodes.size(); ++i)
    sum += kWeights[i] * curve.at((a + b) / 2.0 + kNodes[i] * (b - a) / 2.0).first.norm();
  return sum * (b - a) / 2.0;
}

double adaptive(const NurbsCurve& curve, double a, double b, double whole, int depth) {
  const double middle = (a + b) / 2.0;
  const double left = gauss(curve, a, middle), right = gauss(curve, middle, b);
  if (depth == 0 || std::abs(left + right - whole) <= 1e-11 * (left + right)) return left + right;
  return adaptive(curve, a, middle, left, depth - 1) + adaptive(curve, middle, b, right, depth - 1);
}

// Within [a, b], where the squared distance falls and rises again: Newton on its derivative, halving where
// Newton leaves the bracket.
double refine(const NurbsCurve& curve, const Vector3d& to, double a, double b) {
  double u = (a + b) / 2.0;
  for (int i = 0; i < 100; ++i) {
    const NurbsCurve::Frame f = curve.at(u);
    const Vector3d away = f.point - to;
    const double slope = away.dot(f.first), bend = f.first.squaredNorm() + away.dot(f.second);
    if (bend > 0.0 && std::abs(slope / bend) <= 1e-15 * (1.0 + std::abs(u))) break;
    (slope > 0.0 ? b : a) = u;
    const double newton = bend > 0.0 ? u - slope / bend : a - 1.0;
    u = newton > a && newton < b ? newton : (a + b) / 2.0;
  }
  return u;
}

}  // namespace

const char* NurbsCurve::fault() const {
  const auto order = static_cast<std::size_t>(std::max(degree, 0));
  if (degree < 1 || degree > 7) return "the degree is not 1 to 7";
  if (cvs.size() < order + 1) return "too few control vertices";
  if (knots.size() != cvs.size() + order - 1) return "the number of knots is not spans + 2 degree - 1";
  if (!std::is_sorted(knots.begin(), knots.end())) return "the knots fall";
  if (!(end() > start())) return "the knots leave no domain";
  for (const Vector4d& cv : cvs) {
    if (!cv.allFinite() || !(cv[3] > 0.0)) return "a weight is not above zero, or a number is not finite";
  }
  const std::size_t overlap = form == Form::periodic ? order : form == Form::closed ? 1 : 0;
  if (form == Form::periodic && cvs.size() < 2 * order + 1) return "too few control vertices to be periodic";
  for (std::size_t i = 0; i < overlap; ++i) {
    const double scale = 1.0 + cvs[i].norm();
    if ((cvs[cvs.size() - overlap + i] - cvs[i]).norm() > 1e-3 * scale)
      return "the last control vertices are not the first";
  }
  return "";
}

int NurbsCurve::spanOf(double& u) const {
  const double width = end() - start();
  if (form == Form::periodic && (u < start() || u > end())) u -= width * std::floor((u - start()) / width);
  u = std::min(std::max(u, start()), end());
  int span = 0;
  const auto knot = [&](int i) { return knots[static_cast<std::size_t>(degree - 1 + i)]; };
  while (span + 1 < spans() && (u >= knot(span + 1) || knot(span + 1) == knot(span))) ++span;
  while (span > 0 && knot(span + 1) == knot(span)) --span;  // the last knots may be doubled
  return span;
}

NurbsCurve::Frame NurbsCurve::at(double u) const {
  const int span = spanOf(u);
  const auto first = cvs.begin() + span;
  const std::vector<Vector4d> points(first, first + degree + 1);
  const double* local = knots.data() + span;
  const Vector4d c = deBoor(points, local, degree, u);
  const auto once = derivative(points, local, degree);
  const Vector4d d = deBoor(once, local + 1, degree - 1, u);
  Vector4d dd = Vector4d::Zero();
  if (degree > 1) dd = deBoor(derivative(once, local + 1, degree - 1), local + 2, degree - 2, u);
  // Quotient rule for the projection.
  Frame f;
  f.point = c.head<3>() / c[3];
  f.first = (d.head<3>() - d[3] * f.point) / c[3];
  f.second = (dd.head<3>() - 2.0 * d[3] * f.first - dd[3] * f.point) / c[3];
  return f;
}

double NurbsCurve::length(double from, double to) const {
  from = std::min(std::max(from, start()), end());
  to = std::min(std::max(to, start()), end());
  double sum = 0.0;
  for (int span = 0; span < spans(); ++span) {
    const auto i = static_cast<std::size_t>(degree - 1 + span);
    const double a = std::max(from, knots[i]), b = std::min(to, knots[i + 1]);
    if (b > a) sum += adaptive(*this, a, b, gauss(*this, a, b), 24);
  }
  return sum;
}

double NurbsCurve::paramAtLength(double along) const {
  double left = along;
  for (int span = 0; span < spans(); ++span) {
    const auto i = static_cast<std::size_t>(degree - 1 + span);
    const double own = length(knots[i], knots[i + 1]);
    if (left >= own) {
      left -= own;
      continue;
    }
    if (left <= 0.0) return knots[i];
    double a = knots[i], b = knots[i + 1], u = a + (b - a) * left / own;
    for (int step = 0; step < 60; ++step) {
      const double miss = length(knots[i], u) - left;
      (miss > 0.0 ? b : a) = u;
      const double speed = at(u).first.norm();
      const double newton = speed > 0.0 ? u - miss / speed : a - 1.0;
      const double next = newton > a && newton < b ? newton : (a + b) / 2.0;
      const bool done = std::abs(miss) <= 1e-12 * own;
      if (done) break;
      u = next;
    }
    return u;
  }
  return end();
}

double NurbsCurve::closestParam(const Vector3d& to) const {
  // Samples fine enough that a bracket between three holds one minimum of any reasonable curve.
  std::vector<double> params, distances;
  const int count = 8 * degree;
  for (int span = 0; span < spans(); ++span) {
    const auto k = static_cast<std::size_t>(degree - 1 + span);
    if (knots[k + 1] == knots[k]) continue;
    for (int i = params.empty() ? 0 : 1; i <= count; ++i)
      params.push_back(knots[k] + (knots[k + 1] - knots[k]) * i / count);
  }
  for (const double u : params) distances.push_back((at(u).point - to).squaredNorm());
  double best = params.front(), nearest = distances.front();
  const auto consider = [&](double u) {
    const double distance = (at(u).point - to).squaredNorm();
    if (distance < nearest) nearest = distance, best = u;
  };
  for (std::size_t i = 0; i < params.size(); ++i) {
    const bool low = (i == 0 || distances[i - 1] >= distances[i]) &&
                     (i + 1 == params.size() || distances[i + 1] >= distances[i]);
    if (!low) continue;
    consider(params[i]);
    if (i > 0) consider(refine(*this, to, params[i - 1], params[i]));
    if (i + 1 < params.size()) consider(refine(*this, to, params[i], params[i + 1]));
  }
  return best;
}

double NurbsCurve::closestParamNear(const Vector3d& to, double guess) const {
  const double step = (end() - start()) / (8.0 * degree * spans());
  const auto distance = [&](double u) { return (at(u).point - to).squaredNorm(); };
  double u = std::min(std::max(guess, start()), end());
  for (;;) {
    const double before = std::max(u - step, start()), after = std::min(u + step, end());
    const double here = distance(u);
    const double lower = distance(before) < here ? before : distance(after) < here ? after : u;
    if (lower == u) {
      const double left = refine(*this, to, before, u), right = refine(*this, to, u, after);
      const double better = distance(left) < distance(right) ? left : right;
      return distance(better) < here ? better : u;
    }
    u = lower;
  }
}

bool NurbsCurve::plane(double tolerance, Vector3d& normal) const {
  Eigen::MatrixXd points(static_cast<Eigen::Index>(cvs.size()), 3);
  for (Eigen::Index i = 0; i < points.rows(); ++i) {
    const Vector4d& cv = cvs[static_cast<std::size_t>(i)];
    points.row(i) = (cv.head<3>() / cv[3]).transpose();
  }
  const Eigen::RowVector3d centre = points.colwise().mean();
  points.rowwise() -= centre;
  const Eigen::JacobiSVD<Eigen::MatrixXd> svd(points, Eigen::ComputeFullV);
  normal = svd.matrixV().col(2);
  return (points * normal).cwiseAbs().maxCoeff() <= tolerance;
}

void NurbsCurve::reverse() {
  std::reverse(cvs.begin(), cvs.end());
  const double sum = start() + end();
  std::reverse(knots.begin(), knots.end());
  for (double& knot : knots) knot = sum - knot;
}

NurbsCurve NurbsCurve::through(const std::vector<Vector3d>& points, int degree, bool uniform) {
  NurbsCurve curve;
  if (points.size() < 2 || (degree != 1 && degree != 3)) return curve;
  const auto last = static_cast<Eigen::Index>(points.size()) - 1;
  std::vector<double> params = {0.0};
  for (std::size_t i = 1; i < points.size(); ++i)
    params.push_back(params.back() + (uniform ? 1.0 : (points[i] - points[i - 1]).norm()));
  curve.degree = degree;
  for (int i = 1; i < degree; ++i) curve.knots.push_back(params.front());
  curve.knots.insert(curve.knots.end(), params.begin(), params.end());
  for (int i = 1; i < degree; ++i) curve.knots.push_back(params.back());

  // The rows of the collocation matrix are the curves of unit control vertices at the parameters.
  const Eigen::Index count = last + degree;
  Eigen::MatrixXd system = Eigen::MatrixXd::Zero(count, count), wanted = Eigen::MatrixXd::Zero(count, 3);
  NurbsCurve unit = curve;
  for (Eigen::Index c = 0; c < count; ++c) {
    unit.cvs.assign(static_cast<std::size_t>(count), Vector4d(0.0, 0.0, 0.0, 1.0));
    unit.cvs[static_cast<std::size_t>(c)][0] = 1.0;
    for (Eigen::Index i = 0; i <= last; ++i)
      system(i, c) = unit.at(params[static_cast<std::size_t>(i)]).point[0];
    if (degree == 3) {
      system(last + 1, c) = unit.at(params.front()).second[0];
      system(last + 2, c) = unit.at(params.back()).second[0];
    }
  }
  for (Eigen::Index i = 0; i <= last; ++i) wanted.row(i) = points[static_cast<std::size_t>(i)].transpose();
  const Eigen::MatrixXd solved = system.partialPivLu().solve(wanted);
  for (Eigen::Index c = 0; c < count; ++c)
    curve.cvs.emplace_back(solved(c, 0), solved(c, 1), solved(c, 2), 1.0);
  return curve;
}

}  // namespace mayahost
