// SPDX-License-Identifier: MIT
// What the solvers of tree_dynamics.h share among themselves: the root's equations, pins, the dense form.
#pragma once

#include "creature/dynamics/tree_dynamics.h"

namespace footfall::creature {

inline double cross(const Vec2& a, const Vec2& b) {
  return a.x() * b.y() - a.y() * b.x();
}
inline Vec2 turned(const Vec2& v) {
  return {-v.y(), v.x()};
}
inline bool finiteAll(const double* values, int count) {
  double sum = 0;
  for (int i = 0; i < count; ++i) sum += values[i] * 0;  // NaN where one is not finite
  return sum == 0;
}

// [J bᵀ; b M] (rate, acceleration) = -(torque, force): the root on its own once all joints are folded into
// it.
inline void solveRoot(const LinkMotion& root, double torque, const Vec2& force, double& rate,
                      Vec2& acceleration) {
  // M first (its determinant is above 0), then the angle by the Schur complement.
  const double inverse = 1 / (root.mxx * root.myy - root.mxy * root.mxy);
  const auto solveM = [&](const Vec2& v) {
    return Vec2((root.myy * v.x() - root.mxy * v.y()) * inverse,
                (root.mxx * v.y() - root.mxy * v.x()) * inverse);
  };
  const Vec2 f = solveM(force), b = solveM(root.b);
  rate = (root.b.dot(f) - torque) / (root.j - root.b.dot(b));
  acceleration = -f - rate * b;
}

// What a pin asks of its point's acceleration: to stop, and to go back where it belongs (critically damped).
Vec2 pinAcceleration(const TreeModel& model, const TreeWorkspace& work, std::size_t pin);

// Accelerations of the bodies from those of the coordinates.
void spreadAccelerations(const TreeModel& model, const double* qdd, TreeWorkspace& work);

// Adds to the accelerations just found by folding what the forces of the pins do. False: they cannot all be
// held.
bool holdPins(const TreeModel& model, TreeWorkspace& work, double* qdd);

bool accelerateDense(const TreeModel& model, const TreeLoads& loads, bool lu, TreeWorkspace& work,
                     double* qdd);

}  // namespace footfall::creature
