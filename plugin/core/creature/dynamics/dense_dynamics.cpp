// SPDX-License-Identifier: MIT
// The planar form of the thesis's equations (§3.3.2): A = Σ m JᵀJ + I JωᵀJω, b from gravity, velocities and
// loads.
#include <Eigen/LU>

#include <cmath>

#include "creature/dynamics/dynamics_internals.h"

namespace footfall::creature {
namespace {

// Calls visit(k, ∂r/∂q_k) for every coordinate k that moves a point r of a link.
template <typename Visit>
void forColumns(const TreeModel& model, const TreeWorkspace& work, int link, const Vec2& point,
                Visit&& visit) {
  visit(0, Vec2(1, 0));
  visit(1, Vec2(0, 1));
  for (int k = link; k >= 0; k = model.bodies[static_cast<std::size_t>(k)].parent)
    visit(k + 2, turned(point - work.body[static_cast<std::size_t>(k)].origin));
}

// The part of a point's acceleration that velocities alone make: α, β of the thesis's planar form.
Vec2 productAcceleration(const TreeModel& model, const TreeWorkspace& work, int link, Vec2 point) {
  Vec2 sum = Vec2::Zero();
  for (int k = link; k >= 0; k = model.bodies[static_cast<std::size_t>(k)].parent) {
    const LinkMotion& s = work.body[static_cast<std::size_t>(k)];
    sum -= s.spin * s.spin * (point - s.origin);
    point = s.origin;
  }
  return sum;
}

void addMass(const TreeModel& model, TreeWorkspace& work, int link, const Vec2& point,
             const Eigen::Matrix2d& mass) {
  forColumns(model, work, link, point, [&](int a, const Vec2& columnA) {
    const Vec2 scaled = mass * columnA;
    forColumns(model, work, link, point,
               [&](int b, const Vec2& columnB) { work.matrix(a, b) += scaled.dot(columnB); });
  });
}

void addForce(const TreeModel& model, TreeWorkspace& work, int link, const Vec2& point, const Vec2& force) {
  forColumns(model, work, link, point,
             [&](int a, const Vec2& column) { work.vector[a] += column.dot(force); });
}

// L D Lᵀ in place, then both substitutions; A is symmetric and positive definite.
bool solveLdlt(Eigen::MatrixXd& a, Eigen::VectorXd& b, int n, double* x) {
  for (int j = 0; j < n; ++j) {
    double d = a(j, j);
    for (int k = 0; k < j; ++k) d -= a(j, k) * a(j, k) * a(k, k);
    if (!(d > 0)) return false;
    a(j, j) = d;
    for (int i = j + 1; i < n; ++i) {
      double l = a(i, j);
      for (int k = 0; k < j; ++k) l -= a(i, k) * a(j, k) * a(k, k);
      a(i, j) = l / d;
    }
  }
  for (int i = 0; i < n; ++i) {
    x[i] = b[i];
    for (int k = 0; k < i; ++k) x[i] -= a(i, k) * x[k];
  }
  for (int i = 0; i < n; ++i) x[i] /= a(i, i);
  for (int i = n - 1; i >= 0; --i)
    for (int k = i + 1; k < n; ++k) x[i] -= a(k, i) * x[k];
  return true;
}

// A bordered by the rows of the pins; not positive definite, so by LU.
bool solvePinned(const TreeModel& model, TreeWorkspace& work, double* qdd) {
  const int n = model.dofs(), pins = static_cast<int>(model.fixed.size());
  Eigen::MatrixXd bordered = Eigen::MatrixXd::Zero(n + 2 * pins, n + 2 * pins);
  Eigen::VectorXd right = Eigen::VectorXd::Zero(n + 2 * pins);
  bordered.topLeftCorner(n, n) = work.matrix;
  right.head(n) = work.vector;
  for (int k = 0; k < pins; ++k) {
    const FixedPoint& pin = model.fixed[static_cast<std::size_t>(k)];
    const Vec2 point = work.body[static_cast<std::size_t>(pin.link)].pointOf(pin.point);
    forColumns(model, work, pin.link, point, [&](int a, const Vec2& column) {
      for (int axis = 0; axis < 2; ++axis) {
        bordered(n + 2 * k + axis, a) = column[axis];
        bordered(a, n + 2 * k + axis) = -column[axis];
      }
    });
    right.segment<2>(n + 2 * k) = pinAcceleration(model, work, static_cast<std::size_t>(k)) -
                                  productAcceleration(model, work, pin.link, point);
  }
  const Eigen::VectorXd x = bordered.fullPivLu().solve(right);
  for (int i = 0; i < n; ++i) qdd[i] = x[i];
  return true;
}

}  // namespace

void assembleTree(const TreeModel& model, const TreeLoads& loads, TreeWorkspace& work) {
  work.matrix.setZero();
  work.vector.setZero();
  const int count = static_cast<int>(model.bodies.size());
  for (int i = 0; i < count; ++i) {
    const TreeModel::Body& body = model.bodies[static_cast<std::size_t>(i)];
    const Vec2 com = work.body[static_cast<std::size_t>(i)].com;
    addMass(model, work, i, com, body.mass * Eigen::Matrix2d::Identity());
    for (int a = i; a >= 0; a = model.bodies[static_cast<std::size_t>(a)].parent)
      for (int b = i; b >= 0; b = model.bodies[static_cast<std::size_t>(b)].parent)
        work.matrix(a + 2, b + 2) += body.inertia;
    addForce(model, work, i, com, body.mass * (loads.gravity - productAcceleration(model, work, i, com)));
  }
  for (std::size_t k = 0; k < loads.count; ++k) {
    const PointLoad& load = loads.points[k];
    const Vec2 along(load.normal.y(), -load.normal.x());
    const Eigen::Matrix2d added = load.addedNormal * load.normal * load.normal.transpose() +
                                  load.addedAlong * along * along.transpose();
    addMass(model, work, load.link, load.point, added);
    addForce(model, work, load.link, load.point,
             load.force - added * productAcceleration(model, work, load.link, load.point));
  }
  for (int i = 1; i < count; ++i) {
    if (loads.torque) work.vector[i + 2] += loads.torque[i - 1];
    if (loads.added) work.matrix(i + 2, i + 2) += loads.added[i - 1];
  }
  for (std::size_t i = 0; i < model.damping.size(); ++i)
    work.vector[static_cast<Eigen::Index>(i)] -= model.damping[i] * work.speed[i];
}

bool accelerateDense(const TreeModel& model, const TreeLoads& loads, bool lu, TreeWorkspace& work,
                     double* qdd) {
  assembleTree(model, loads, work);
  const int n = model.dofs();
  if (!model.fixed.empty()) {
    if (!solvePinned(model, work, qdd)) return false;
  } else if (lu) {
    Eigen::Map<Eigen::VectorXd>(qdd, n) = work.matrix.partialPivLu().solve(work.vector);
  } else if (!solveLdlt(work.matrix, work.vector, n, qdd)) {
    return false;
  }
  spreadAccelerations(model, qdd, work);
  return finiteAll(qdd, n);
}

}  // namespace footfall::creature
