// SPDX-License-Identifier: MIT
#include "creature/dynamics/tree_dynamics.h"

#include <cmath>

#include "base/numeric/sin_cos.h"
#include "creature/dynamics/dynamics_internals.h"

namespace footfall::creature {
namespace {

constexpr int kLane = 4;  // angles whose sines are taken at once

// Inertia and velocity-product force of each link alone, with gravity (Featherstone 2008, table 7.1, passes 1
// and 2).
void loadBodies(const TreeModel& model, const TreeLoads& loads, TreeWorkspace& work) {
  const std::size_t count = model.bodies.size();
  for (std::size_t i = 0; i < count; ++i) {
    const TreeModel::Body& body = model.bodies[i];
    LinkMotion& s = work.body[i];
    s.j = body.inertia + body.mass * s.com.squaredNorm();
    s.b = body.mass * turned(s.com);
    s.mxx = s.myy = body.mass;
    s.mxy = 0;
    const Vec2 momentum = body.mass * s.velocityAt(s.com);
    const Vec2 weight = body.mass * loads.gravity;
    s.torque = cross(s.velocity, momentum) - cross(s.com, weight);
    s.force = s.spin * turned(momentum) - weight;
  }
  // "kdamp" of the root's three coordinates; that of joints is with their torques.
  if (!model.damping.empty()) {
    LinkMotion& root = work.body[0];
    root.torque += model.damping[2] * root.spin;
    root.force += Vec2(model.damping[0] * root.velocity.x(), model.damping[1] * root.velocity.y());
  }
  for (std::size_t k = 0; k < loads.count; ++k) {
    const PointLoad& load = loads.points[k];
    LinkMotion& s = work.body[static_cast<std::size_t>(load.link)];
    s.torque -= cross(load.point, load.force);
    s.force -= load.force;
    if (load.addedNormal == 0 && load.addedAlong == 0) continue;
    const Vec2 arm = turned(load.point), product = s.spin * turned(s.velocityAt(load.point));
    const Vec2 directions[2] = {load.normal, Vec2(load.normal.y(), -load.normal.x())};
    const double masses[2] = {load.addedNormal, load.addedAlong};
    for (int a = 0; a < 2; ++a) {
      const Vec2& n = directions[a];
      const double m = masses[a], along = arm.dot(n);
      s.j += m * along * along;
      s.b += m * along * n;
      s.mxx += m * n.x() * n.x();
      s.mxy += m * n.x() * n.y();
      s.myy += m * n.y() * n.y();
      const double f = m * product.dot(n);
      s.torque += f * cross(load.point, n);
      s.force += f * n;
    }
  }
}

// The joints folded away from the leaves to the root.
bool foldJoints(const TreeModel& model, const TreeLoads& loads, TreeWorkspace& work) {
  for (std::size_t i = model.bodies.size() - 1; i > 0; --i) {
    LinkMotion& s = work.body[i];
    const Vec2 axis(s.origin.y(), -s.origin.x());  // the joint's motion at the root's origin: (1, axis)
    s.uj = s.j + s.b.dot(axis);
    s.uv = {s.b.x() + s.mxx * axis.x() + s.mxy * axis.y(), s.b.y() + s.mxy * axis.x() + s.myy * axis.y()};
    s.d = s.uj + axis.dot(s.uv);
    double torque = loads.torque ? loads.torque[i - 1] : 0;
    if (loads.added) s.d += loads.added[i - 1];
    if (!model.damping.empty()) torque -= model.damping[i + 2] * s.joint;
    if (!(s.d > 0)) return false;
    s.u = torque - s.torque - axis.dot(s.force);
    const double inverse = 1 / s.d;
    LinkMotion& parent = work.body[static_cast<std::size_t>(model.bodies[i].parent)];
    const double j = s.j - s.uj * s.uj * inverse;
    const Vec2 b = s.b - (s.uj * inverse) * s.uv;
    const double mxx = s.mxx - s.uv.x() * s.uv.x() * inverse, mxy = s.mxy - s.uv.x() * s.uv.y() * inverse,
                 myy = s.myy - s.uv.y() * s.uv.y() * inverse;
    const double share = s.u * inverse;
    parent.j += j;
    parent.b += b;
    parent.mxx += mxx;
    parent.mxy += mxy;
    parent.myy += myy;
    parent.torque += s.torque + b.dot(s.bias) + s.uj * share;
    parent.force += s.force + Vec2(mxx * s.bias.x() + mxy * s.bias.y(), mxy * s.bias.x() + myy * s.bias.y()) +
                    share * s.uv;
  }
  return true;
}

void unfoldJoints(const TreeModel& model, TreeWorkspace& work, double* qdd) {
  LinkMotion& root = work.body[0];
  solveRoot(root, root.torque, root.force, root.spinRate, root.acceleration);
  const Vec2 linear = root.acceleration + root.spin * turned(root.velocity);
  qdd[0] = linear.x();
  qdd[1] = linear.y();
  qdd[2] = root.spinRate;
  for (std::size_t i = 1; i < model.bodies.size(); ++i) {
    LinkMotion& s = work.body[i];
    const LinkMotion& parent = work.body[static_cast<std::size_t>(model.bodies[i].parent)];
    const Vec2 before = parent.acceleration + s.bias;
    const double rate = (s.u - s.uj * parent.spinRate - s.uv.dot(before)) / s.d;
    qdd[i + 2] = rate;
    s.spinRate = parent.spinRate + rate;
    s.acceleration = before + rate * Vec2(s.origin.y(), -s.origin.x());
  }
}

}  // namespace

TreeModel::TreeModel(const Creature& creature) : monitors(creature.monitors), fixed(creature.fixed) {
  checkCreature(creature);
  for (const CreatureLink& link : creature.links) {
    bodies.push_back({link.parent, link.attach, link.com, link.mass, link.inertia});
    mass += link.mass;
  }
  bodies[0].attach.setZero();
  for (const double d : creature.coordinateDamping)
    if (d != 0) damping = creature.coordinateDamping;
}

TreeWorkspace::TreeWorkspace(const TreeModel& model) {
  const std::size_t count = model.bodies.size(), padded = (count + kLane - 1) / kLane * kLane;
  body.resize(count, LinkMotion{});
  angle.assign(padded, 0);
  cosine.assign(padded, 1);
  sine.assign(padded, 0);
  pins.assign(model.fixed.size(), Vec2::Zero());
  speed.assign(count + 2, 0);
  matrix.setZero(model.dofs(), model.dofs());
  vector.setZero(model.dofs());
  response.assign(2 * model.fixed.size() * (count + 2), 0);
  responseSpin.assign(count, 0);
  responsePlace.assign(count, Vec2::Zero());
}

void placeTree(const TreeModel& model, const double* q, const double* qd, TreeWorkspace& work) {
  const std::size_t count = model.bodies.size();
  work.angle[0] = q[2];
  for (std::size_t i = 1; i < count; ++i)
    work.angle[i] = work.angle[static_cast<std::size_t>(model.bodies[i].parent)] + q[i + 2];
  for (std::size_t i = 0; i < count; i += kLane)
    sinCos<kLane>(&work.angle[i], &work.sine[i], &work.cosine[i]);
  for (std::size_t i = 0; i < count + 2; ++i) work.speed[i] = qd[i];
  work.root = {q[0], q[1]};
  for (std::size_t i = 0; i < count; ++i) {
    const TreeModel::Body& body = model.bodies[i];
    LinkMotion& s = work.body[i];
    s.cosine = work.cosine[i];
    s.sine = work.sine[i];
    if (i == 0) {
      s.origin.setZero();
      s.spin = s.joint = qd[2];
      s.velocity = {qd[0], qd[1]};
      s.bias.setZero();
    } else {
      const LinkMotion& parent = work.body[static_cast<std::size_t>(body.parent)];
      s.origin = parent.pointOf(body.attach);
      s.joint = qd[i + 2];
      s.spin = parent.spin + s.joint;
      s.velocity = parent.velocity + s.joint * Vec2(s.origin.y(), -s.origin.x());
      s.bias = -s.joint * turned(parent.velocityAt(s.origin));
    }
    s.com = s.pointOf(body.com);
  }
}

void pinTree(const TreeModel& model, TreeWorkspace& work) {
  for (std::size_t k = 0; k < model.fixed.size(); ++k)
    work.pins[k] =
        work.root + work.body[static_cast<std::size_t>(model.fixed[k].link)].pointOf(model.fixed[k].point);
}

bool accelerate(const TreeModel& model, const TreeLoads& loads, TreeSolver solver, TreeWorkspace& work,
                double* qdd) {
  if (solver != TreeSolver::ArticulatedBody)
    return accelerateDense(model, loads, solver == TreeSolver::DenseLu, work, qdd);
  loadBodies(model, loads, work);
  if (!foldJoints(model, loads, work)) return false;
  unfoldJoints(model, work, qdd);
  if (!model.fixed.empty() && !holdPins(model, work, qdd)) return false;
  return finiteAll(qdd, model.dofs());
}

TreeEnergy energyOf(const TreeModel& model, const Vec2& gravity, const TreeWorkspace& work) {
  TreeEnergy e;
  for (std::size_t i = 0; i < model.bodies.size(); ++i) {
    const LinkMotion& s = work.body[i];
    const TreeModel::Body& body = model.bodies[i];
    const Vec2 v = s.velocityAt(s.com);
    e.kinetic += 0.5 * (body.mass * v.squaredNorm() + body.inertia * s.spin * s.spin);
    e.momentum += body.mass * v;
    e.com += body.mass * s.com;
    e.spin += body.inertia * s.spin + body.mass * cross(s.com, v);
  }
  e.com /= model.mass;
  e.spin -= cross(e.com, e.momentum);
  e.com += work.root;
  e.potential = -model.mass * gravity.dot(e.com);
  return e;
}

}  // namespace footfall::creature
