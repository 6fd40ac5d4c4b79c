// SPDX-License-Identifier: MIT
#include "creature/dynamics/ground_contact.h"

#include "creature/creature_tuning.h"

#include <algorithm>
#include <cmath>

namespace footfall::creature {
namespace {

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

// What a load came to in the solution just found.
Vec2 forceOf(const PointLoad& load, const TreeWorkspace& tree) {
  const Vec2 along(load.normal.y(), -load.normal.x());
  const Vec2 a = tree.body[static_cast<std::size_t>(load.link)].accelerationAt(load.point);
  return load.force - load.addedNormal * a.dot(load.normal) * load.normal -
         load.addedAlong * a.dot(along) * along;
}

void setPull(PointLoad& load, double pull) {
  const Vec2 along(load.normal.y(), -load.normal.x());
  load.force += (pull - load.force.dot(along)) * along;
}

// Sticking points that friction cannot hold become sliding ones. True: there were some.
bool releaseSliding(const FloorSpring& floor, SimulationWorkspace& work) {
  bool any = false;
  for (std::size_t k = 0; k < work.loads.size(); ++k) {
    PointLoad& load = work.loads[k];
    if (work.slides[k] != 0) continue;
    const Vec2 force = forceOf(load, work.tree);
    const double push = std::max(force.dot(load.normal), 0.0),
                 pull = force.dot(Vec2(load.normal.y(), -load.normal.x()));
    if (std::abs(pull) <= floor.friction * push * (1 + 1e-9)) continue;
    work.slides[k] = pull < 0 ? -1 : 1;
    load.addedAlong = 0;
    setPull(load, work.slides[k] * floor.friction * push);
    any = true;
  }
  return any;
}

// Releases points that would pull, and updates the friction of sliding ones with their load. True: something
// changed.
bool settleLoads(const FloorSpring& floor, bool adhesive, SimulationWorkspace& work) {
  bool any = false;
  for (std::size_t k = 0; k < work.loads.size(); ++k) {
    PointLoad& load = work.loads[k];
    if (load.addedNormal == 0) continue;  // let go before
    const Vec2 along(load.normal.y(), -load.normal.x());
    const double push = forceOf(load, work.tree).dot(load.normal);
    if (push < 0 && !adhesive) {
      load.force.setZero();
      load.addedNormal = load.addedAlong = 0;
      any = true;
    } else if (work.slides[k] != 0) {
      const double bound = work.slides[k] * floor.friction * std::max(push, 0.0);
      if (std::abs(bound - load.force.dot(along)) <= tuning::kFrictionTolerance * std::abs(bound)) continue;
      setPull(load, bound);
      any = true;
    }
  }
  return any;
}

// The anchor of a slipping point follows it, so that the spring is at the friction bound.
void slideAnchor(const FloorSpring& floor, const PointLoad& load, const Vec2& root, FloorContact& contact) {
  const Vec2 along(load.normal.y(), -load.normal.x());
  if (floor.spring > 0)
    contact.anchor = root + load.point + (contact.force.dot(along) / floor.spring) * along;
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
    if (touching && contact.touching)
      contact.slid += std::abs((at - contact.place).dot(Vec2(ground.normal.y(), -ground.normal.x())));
    contact.place = at;
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
  work.slides.clear();
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
    work.slides.push_back(0);
  }
  for (int round = 0;; ++round) {
    loads.points = work.loads.data();
    loads.count = work.loads.size();
    if (!accelerate(model.tree, loads, model.options.solver, work.tree, work.qdd.data())) return false;
    if (round == tuning::kContactRounds) break;
    // Slipping points first: one that is held may lift another that would have stayed. Then pulling points.
    if (!sticks && releaseSliding(floor, work)) continue;
    if (!settleLoads(floor, adhesive, work)) break;
  }
  for (std::size_t k = 0; k < work.loads.size(); ++k) {
    const PointLoad& load = work.loads[k];
    work.contacts[static_cast<std::size_t>(work.loadOf[k])].force = forceOf(load, work.tree);
  }
  if (sticks) return true;
  for (std::size_t k = 0; k < work.loads.size(); ++k) {
    const PointLoad& load = work.loads[k];
    if (work.slides[k] != 0 && load.addedNormal > 0)
      slideAnchor(floor, load, work.tree.root, work.contacts[static_cast<std::size_t>(work.loadOf[k])]);
  }
  return true;
}

}  // namespace footfall::creature
