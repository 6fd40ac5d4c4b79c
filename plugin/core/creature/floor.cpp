// SPDX-License-Identifier: MIT
#include "creature/floor.h"

#include <algorithm>
#include <cmath>

namespace footfall {
namespace {

constexpr int kMostRounds = 3;

struct Touch {
  Vec2 point, normal, along;  // point relative to the root's origin
  double depth, offset;       // metres below the ground, and along it from the anchor
  double speed, sliding;      // m/s along normal and along the ground
};

Touch touchOf(const SimulationModel& model, const SimulationWorkspace& work, std::size_t monitor) {
  const MonitorPoint& m = model.tree.monitors[monitor];
  const LinkMotion& body = work.tree.body[static_cast<std::size_t>(m.link)];
  Touch t;
  t.point = body.pointOf(m.point);
  const Vec2 at = work.tree.root + t.point, velocity = body.velocityAt(t.point);
  const GroundLine::At ground = model.world.ground.under(at);
  t.normal = ground.normal;
  t.along = {t.normal.y(), -t.normal.x()};
  t.depth = ground.depth;
  t.offset = (at - work.contacts[monitor].anchor).dot(t.along);
  t.speed = velocity.dot(t.normal);
  t.sliding = velocity.dot(t.along);
  return t;
}

// Where friction cannot hold a point its anchor comes along, so far that the spring is at the bound.
void slideAnchor(const FloorSpring& floor, const Touch& t, double pull, const Vec2& root,
                 FloorContact& contact) {
  if (floor.spring > 0) contact.anchor = root + t.point + (pull / floor.spring) * t.along;
}

}  // namespace

void updateContacts(const SimulationModel& model, SimulationWorkspace& work) {
  for (std::size_t m = 0; m < work.contacts.size(); ++m) {
    const MonitorPoint& monitor = model.tree.monitors[m];
    const Vec2 at =
        work.tree.root + work.tree.body[static_cast<std::size_t>(monitor.link)].pointOf(monitor.point);
    const GroundLine::At ground = model.world.ground.under(at);
    FloorContact& contact = work.contacts[m];
    const bool touching = ground.depth > 0;
    if (touching && !contact.touching) contact.anchor = at + ground.depth * ground.normal;
    contact.touching = touching;
    if (!touching) contact.force.setZero();
  }
}

void explicitFloor(const SimulationModel& model, SimulationWorkspace& work) {
  work.loads.clear();
  const bool printed = model.options.contact == ContactModel::Printed;
  for (std::size_t m = 0; m < work.contacts.size(); ++m) {
    FloorContact& contact = work.contacts[m];
    if (!contact.touching) continue;
    const Touch t = touchOf(model, work, m);
    double push = model.floor.spring * t.depth - model.floor.damper * t.speed;
    double pull = -model.floor.spring * t.offset - model.floor.damper * t.sliding;
    if (!printed) {
      if (push < 0 && !model.options.allowAdhesion) push = pull = 0;
      pull = std::clamp(pull, -model.floor.friction * std::abs(push), model.floor.friction * std::abs(push));
    }
    contact.force = push * t.normal + pull * t.along;
    work.loads.push_back({model.tree.monitors[m].link, t.point, contact.force, t.normal, 0, 0});
  }
}

bool accelerateOnFloor(const SimulationModel& model, TreeLoads& loads, SimulationWorkspace& work) {
  const FloorSpring& floor = model.floor;
  const double h = model.options.step, mass = floor.spring * h * h + floor.damper * h;
  const bool adhesive = model.options.allowAdhesion || model.options.contact == ContactModel::Printed;
  const bool sticks = !std::isfinite(floor.friction) || model.options.contact == ContactModel::Printed;
  work.loads.clear();
  work.loadOf.clear();
  for (std::size_t m = 0; m < work.contacts.size(); ++m) {
    if (!work.contacts[m].touching) continue;
    const Touch t = touchOf(model, work, m);
    // The force at the step's end were there no acceleration; what acceleration takes off is the added mass.
    const double push = floor.spring * (t.depth - h * t.speed) - floor.damper * t.speed;
    work.contacts[m].force.setZero();
    if (push <= 0 && !adhesive) continue;
    const double pull = -floor.spring * (t.offset + h * t.sliding) - floor.damper * t.sliding;
    work.loads.push_back(
        {model.tree.monitors[m].link, t.point, push * t.normal + pull * t.along, t.normal, mass, mass});
    work.loadOf.push_back(static_cast<int>(m));
  }
  for (int round = 0;; ++round) {
    loads.points = work.loads.data();
    loads.count = work.loads.size();
    if (!accelerate(model.tree, loads, model.options.solver, work.tree, work.qdd.data())) return false;
    bool again = false;
    for (std::size_t k = 0; k < work.loads.size(); ++k) {
      PointLoad& load = work.loads[k];
      FloorContact& contact = work.contacts[static_cast<std::size_t>(work.loadOf[k])];
      if (load.addedNormal == 0) continue;  // let go in an earlier round
      const Vec2 along(load.normal.y(), -load.normal.x());
      const Vec2 a = work.tree.body[static_cast<std::size_t>(load.link)].accelerationAt(load.point);
      double push = load.force.dot(load.normal) - load.addedNormal * a.dot(load.normal);
      double pull = load.force.dot(along) - load.addedAlong * a.dot(along);
      const bool slips = load.addedAlong == 0;
      if (push < 0 && !adhesive) {
        load.force.setZero();
        load.addedNormal = load.addedAlong = 0;
        push = pull = 0;
        again = true;
      } else if (!sticks && std::abs(pull) > floor.friction * std::max(push, 0.0) * (1 + 1e-9)) {
        const double bound = std::copysign(floor.friction * std::max(push, 0.0), pull);
        load.force += (bound - load.force.dot(along)) * along;
        load.addedAlong = 0;
        again = again || !slips || std::abs(bound - pull) > 1e-3 * std::abs(pull);
        pull = bound;
      }
      contact.force = push * load.normal + pull * along;
    }
    if (!again || round == kMostRounds) break;
  }
  if (sticks) return true;
  for (std::size_t k = 0; k < work.loads.size(); ++k) {
    const PointLoad& load = work.loads[k];
    if (load.addedAlong != 0 || load.addedNormal == 0) continue;
    Touch t;
    t.point = load.point;
    t.along = {load.normal.y(), -load.normal.x()};
    FloorContact& contact = work.contacts[static_cast<std::size_t>(work.loadOf[k])];
    slideAnchor(floor, t, contact.force.dot(t.along), work.tree.root, contact);
  }
  return true;
}

}  // namespace footfall
