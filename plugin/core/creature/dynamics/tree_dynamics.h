// SPDX-License-Identifier: MIT
// The equations of motion of a planar tree, A q̈ = b: solved as the thesis does (A assembled, then LDLᵀ or LU;
// O(n³)) or in one sweep in and one out (articulated bodies, Featherstone; O(n)). Both give the same
// accelerations.
//
// The model does not change; everything that does is in a workspace, one per thread. The O(n) form and LDLᵀ
// do not allocate; LU and pins in the dense form, there to compare with, do.
#pragma once

#include <vector>

#include "creature/model/creature.h"

namespace footfall::creature {

// What of a creature its dynamics need.
struct TreeModel {
  explicit TreeModel(const Creature& creature);  // throws Error as checkCreature does

  struct Body {
    int parent;
    Vec2 attach, com;
    double mass, inertia;
  };
  std::vector<Body> bodies;
  std::vector<MonitorPoint> monitors;
  std::vector<FixedPoint> fixed;
  std::vector<double> damping;  // per coordinate
  double mass = 0;

  int dofs() const { return static_cast<int>(bodies.size()) + 2; }
};

// A link as it moves. Places and spatial quantities are taken about the root's origin, axes of the world.
struct LinkMotion {
  double cosine, sine;
  Vec2 origin, com;  // relative to the root's origin
  double spin;       // rad/s
  Vec2 velocity;     // of the point of the link at the root's origin
  Vec2 bias;         // velocity-product acceleration of its joint; its angular part is 0
  double joint;      // its joint's speed
  // The articulated inertia [J b; b M] and force about the root's origin; U, d, u of the joint; the
  // acceleration.
  double j, mxx, mxy, myy, torque, uj, d, u, spinRate;
  Vec2 b, force, uv, acceleration;

  Vec2 velocityAt(const Vec2& point) const { return velocity + spin * Vec2(-point.y(), point.x()); }
  Vec2 pointOf(const Vec2& local) const {
    return origin + Vec2(cosine * local.x() - sine * local.y(), sine * local.x() + cosine * local.y());
  }
  // The acceleration of a point that moves with the link.
  Vec2 accelerationAt(const Vec2& point) const {
    const Vec2 v = velocityAt(point);
    return acceleration + spinRate * Vec2(-point.y(), point.x()) + spin * Vec2(-v.y(), v.x());
  }
};

struct TreeWorkspace {
  explicit TreeWorkspace(const TreeModel& model);

  std::vector<LinkMotion> body;
  std::vector<double> angle, cosine, sine;  // padded to fours
  std::vector<Vec2> pins;                   // where fixed points belong, world
  Vec2 root = Vec2::Zero();                 // of the root's origin, world
  std::vector<double> speed;                // q̇ as last placed
  // Of the dense solvers: N by N, and with pins more.
  Eigen::MatrixXd matrix;
  Eigen::VectorXd vector;
  // Of pins: the accelerations that each one's force alone would give, and scratch.
  std::vector<double> response, responseSpin;
  std::vector<Vec2> responsePlace;
};

// A force on a link at a point (relative to the root's origin). With added masses it falls as the point
// accelerates, force - added · acceleration, along the normal and along the ground: what makes springs
// implicit in time.
struct PointLoad {
  int link = 0;
  Vec2 point = Vec2::Zero();
  Vec2 force = Vec2::Zero();
  Vec2 normal = Vec2::UnitY();
  double addedNormal = 0, addedAlong = 0;  // kg
};

// Everything that acts besides gravity. torque and added: per joint; added (kg·m²) as for points.
struct TreeLoads {
  Vec2 gravity = Vec2::Zero();
  const double* torque = nullptr;
  const double* added = nullptr;  // null: none
  const PointLoad* points = nullptr;
  std::size_t count = 0;
};

enum class TreeSolver { ArticulatedBody, DenseLdlt, DenseLu };

// Where everything is and how it moves; first of all.
void placeTree(const TreeModel& model, const double* q, const double* qd, TreeWorkspace& work);
// Fixed points stay where they now are.
void pinTree(const TreeModel& model, TreeWorkspace& work);
// The accelerations of the placed tree. False: they are not finite, or A is singular.
bool accelerate(const TreeModel& model, const TreeLoads& loads, TreeSolver solver, TreeWorkspace& work,
                double* qdd);
// A and b themselves, into work.matrix and work.vector (without pins).
void assembleTree(const TreeModel& model, const TreeLoads& loads, TreeWorkspace& work);

struct TreeEnergy {
  double kinetic = 0, potential = 0;                 // J; potential against gravity from the world's origin
  Vec2 com = Vec2::Zero(), momentum = Vec2::Zero();  // world, kg·m/s
  double spin = 0;                                   // angular momentum about the centre of mass
};
TreeEnergy energyOf(const TreeModel& model, const Vec2& gravity, const TreeWorkspace& work);

}  // namespace footfall::creature
