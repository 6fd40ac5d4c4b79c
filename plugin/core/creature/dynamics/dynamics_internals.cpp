// SPDX-License-Identifier: MIT
#include "creature/dynamics/dynamics_internals.h"

#include "creature/creature_tuning.h"

#include <Eigen/Cholesky>

#include <cmath>

namespace footfall::creature {
namespace {

constexpr int kMostRows = 16;  // of eight pins; TreeModel refuses more
using Small = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, kMostRows, kMostRows>;
using SmallVector = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, kMostRows, 1>;

const LinkMotion& bodyOf(const TreeModel& model, const TreeWorkspace& work, std::size_t pin) {
  return work.body[static_cast<std::size_t>(model.fixed[pin].link)];
}

// The accelerations of the coordinates that a force at a point of a link alone would give; of the bodies at
// the root's origin into work.responseSpin and responsePlace.
void respond(const TreeModel& model, TreeWorkspace& work, int link, const Vec2& point, const Vec2& force,
             double* qdd) {
  const std::size_t count = model.bodies.size();
  for (std::size_t i = 0; i < count + 2; ++i) qdd[i] = 0;
  double torque = -cross(point, force);
  Vec2 rest = -force;
  for (int at = link; at > 0; at = model.bodies[static_cast<std::size_t>(at)].parent) {
    const LinkMotion& s = work.body[static_cast<std::size_t>(at)];
    const double u = -torque - s.origin.y() * rest.x() + s.origin.x() * rest.y();
    qdd[at + 2] = u;
    torque += s.uj * u / s.d;
    rest += (u / s.d) * s.uv;
  }
  solveRoot(work.body[0], torque, rest, work.responseSpin[0], work.responsePlace[0]);
  qdd[0] = work.responsePlace[0].x();
  qdd[1] = work.responsePlace[0].y();
  qdd[2] = work.responseSpin[0];
  for (std::size_t i = 1; i < count; ++i) {
    const LinkMotion& s = work.body[i];
    const auto parent = static_cast<std::size_t>(model.bodies[i].parent);
    const double joint =
        (qdd[i + 2] - s.uj * work.responseSpin[parent] - s.uv.dot(work.responsePlace[parent])) / s.d;
    qdd[i + 2] = joint;
    work.responseSpin[i] = work.responseSpin[parent] + joint;
    work.responsePlace[i] = work.responsePlace[parent] + joint * Vec2(s.origin.y(), -s.origin.x());
  }
}

}  // namespace

Vec2 pinAcceleration(const TreeModel& model, const TreeWorkspace& work, std::size_t pin) {
  const LinkMotion& s = bodyOf(model, work, pin);
  const Vec2 point = s.pointOf(model.fixed[pin].point);
  return -2 * tuning::kPinRate * s.velocityAt(point) -
         tuning::kPinRate * tuning::kPinRate * (work.root + point - work.pins[pin]);
}

void spreadAccelerations(const TreeModel& model, const double* qdd, TreeWorkspace& work) {
  LinkMotion& root = work.body[0];
  root.spinRate = qdd[2];
  root.acceleration = Vec2(qdd[0], qdd[1]) - root.spin * turned(root.velocity);
  for (std::size_t i = 1; i < model.bodies.size(); ++i) {
    LinkMotion& s = work.body[i];
    const LinkMotion& parent = work.body[static_cast<std::size_t>(model.bodies[i].parent)];
    s.spinRate = parent.spinRate + qdd[i + 2];
    s.acceleration = parent.acceleration + s.bias + qdd[i + 2] * Vec2(s.origin.y(), -s.origin.x());
  }
}

bool holdPins(const TreeModel& model, TreeWorkspace& work, double* qdd) {
  const std::size_t pins = model.fixed.size(), dofs = static_cast<std::size_t>(model.dofs());
  const auto rows = static_cast<Eigen::Index>(2 * pins);
  Small reaction(rows, rows);
  SmallVector wanted(rows);
  for (std::size_t k = 0; k < pins; ++k) {
    const Vec2 point = bodyOf(model, work, k).pointOf(model.fixed[k].point);
    wanted.segment<2>(static_cast<Eigen::Index>(2 * k)) =
        pinAcceleration(model, work, k) - bodyOf(model, work, k).accelerationAt(point);
    for (std::size_t axis = 0; axis < 2; ++axis) {
      const auto column = static_cast<Eigen::Index>(2 * k + axis);
      respond(model, work, model.fixed[k].link, point, axis == 0 ? Vec2(1, 0) : Vec2(0, 1),
              &work.response[(2 * k + axis) * dofs]);
      for (std::size_t m = 0; m < pins; ++m) {
        const Vec2 there = bodyOf(model, work, m).pointOf(model.fixed[m].point);
        const auto link = static_cast<std::size_t>(model.fixed[m].link);
        reaction.block<2, 1>(static_cast<Eigen::Index>(2 * m), column) =
            work.responsePlace[link] + work.responseSpin[link] * turned(there);
      }
    }
  }
  // Pins that say the same twice share their force.
  reaction.diagonal().array() += 1e-13 * reaction.trace();
  const SmallVector force = Eigen::LDLT<Small>(reaction).solve(wanted);
  if (!finiteAll(force.data(), static_cast<int>(rows))) return false;
  for (Eigen::Index r = 0; r < rows; ++r)
    for (std::size_t i = 0; i < dofs; ++i)
      qdd[i] += force[r] * work.response[static_cast<std::size_t>(r) * dofs + i];
  spreadAccelerations(model, qdd, work);
  return true;
}

}  // namespace footfall::creature
