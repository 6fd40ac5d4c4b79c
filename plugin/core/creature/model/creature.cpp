// SPDX-License-Identifier: MIT
#include "creature/model/creature.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "base/error.h"

namespace footfall::creature {
namespace {

std::string nameOf(const Creature& creature, std::size_t link) {
  const std::string& name = creature.links[link].name;
  return name.empty() ? fmt::format("link {}", link + 1) : fmt::format("link '{}'", name);
}

// Rings and parents that are not there, before anything walks the tree.
void checkParents(const Creature& creature) {
  const auto count = static_cast<int>(creature.links.size());
  int roots = 0;
  for (int i = 0; i < count; ++i) {
    const int parent = creature.links[static_cast<std::size_t>(i)].parent;
    if (parent < 0) ++roots;
    if (parent >= count)
      throw Error(fmt::format("{} of '{}' has link {} as its parent, which is missing: there are {} links",
                              nameOf(creature, static_cast<std::size_t>(i)), creature.name, parent + 1,
                              count));
  }
  for (int i = 0; i < count; ++i) {
    std::string ring = nameOf(creature, static_cast<std::size_t>(i));
    int at = creature.links[static_cast<std::size_t>(i)].parent;
    for (int steps = 0; at >= 0 && at != i && steps < count; ++steps) {
      ring += " on " + nameOf(creature, static_cast<std::size_t>(at));
      at = creature.links[static_cast<std::size_t>(at)].parent;
    }
    if (at == i)
      throw Error(fmt::format("the links of '{}' form a ring: {} on itself; a creature is a tree",
                              creature.name, ring));
  }
  if (roots != 1)
    throw Error(
        fmt::format("'{}' has {} links without a parent; exactly one is the root", creature.name, roots));
}

void checkLink(const Creature& creature, std::size_t i) {
  const CreatureLink& link = creature.links[i];
  const auto fail = [&](const std::string& what) {
    throw Error(fmt::format("{} of '{}' {}", nameOf(creature, i), creature.name, what));
  };
  if (!(link.mass > 0) || !std::isfinite(link.mass))
    fail(fmt::format("must have a mass above 0 kg, got {}", link.mass));
  if (!(link.inertia > 0) || !std::isfinite(link.inertia))
    fail(fmt::format("must have an inertia above 0 kg·m², got {}", link.inertia));
  if (!link.attach.allFinite()) fail("is attached at a point that is not finite");
  if (!link.com.allFinite()) fail("has a centre of mass that is not finite");
  if (!std::isfinite(link.low) || !std::isfinite(link.high) || link.low > link.high)
    fail(fmt::format("has the joint range {} to {} degrees; its low end must come first", link.low / kDegree,
                     link.high / kDegree));
  for (const Vec2& p : link.outline)
    if (!p.allFinite()) fail("has an outline that is not finite");
  if (static_cast<std::size_t>(link.parent + 1) > i && i > 0)
    fail(fmt::format("comes before its parent {}; parents come first",
                     nameOf(creature, static_cast<std::size_t>(link.parent))));
}

template <typename Point>
void checkPoint(const Creature& creature, const Point& point, const char* what, std::size_t index) {
  if (point.link < 0 || point.link >= static_cast<int>(creature.links.size()))
    throw Error(fmt::format("{} {} of '{}' is on link {}, which is missing", what, index + 1, creature.name,
                            point.link + 1));
  if (!point.point.allFinite())
    throw Error(fmt::format("{} {} of '{}' is not finite", what, index + 1, creature.name));
}

}  // namespace

double Creature::mass() const {
  double sum = 0;
  for (const CreatureLink& link : links) sum += link.mass;
  return sum;
}

double Creature::hipHeight() const {
  if (legs.empty() || monitors.empty()) return 0;
  std::vector<double> q(static_cast<std::size_t>(dofs())), qd(q.size());
  splitState(initial, q.data(), qd.data());
  const std::vector<LinkPlace> places = placesOf(*this, q.data());
  double low = std::numeric_limits<double>::infinity(), sum = 0;
  for (const MonitorPoint& m : monitors)
    low = std::min(low, places[static_cast<std::size_t>(m.link)].at(m.point).y());
  for (const CreatureLeg& leg : legs) sum += places[static_cast<std::size_t>(leg.hip)].origin.y();
  return sum / static_cast<double>(legs.size()) - low;
}

FloorSpring printedFloor() {
  return {1e5, 1e3, std::numeric_limits<double>::infinity()};
}

void checkCreature(const Creature& creature) {
  if (creature.links.empty()) throw Error(fmt::format("'{}' has no links", creature.name));
  if (creature.links.size() > 1000) throw Error(fmt::format("'{}' has more than 1000 links", creature.name));
  checkParents(creature);
  for (std::size_t i = 0; i < creature.links.size(); ++i) checkLink(creature, i);
  for (std::size_t i = 0; i < creature.monitors.size(); ++i) {
    checkPoint(creature, creature.monitors[i], "monitor point", i);
    if (creature.monitors[i].leg >= static_cast<int>(creature.legs.size()))
      throw Error(fmt::format("monitor point {} of '{}' counts for leg {}, which is missing", i + 1,
                              creature.name, creature.monitors[i].leg + 1));
  }
  if (creature.monitors.size() > 64)
    throw Error(fmt::format("'{}' has more than 64 monitor points", creature.name));
  for (std::size_t i = 0; i < creature.fixed.size(); ++i)
    checkPoint(creature, creature.fixed[i], "fixed point", i);
  if (creature.fixed.size() > 8) throw Error(fmt::format("'{}' has more than 8 fixed points", creature.name));
  if (creature.legs.size() > 64) throw Error(fmt::format("'{}' has more than 64 legs", creature.name));
  for (const CreatureLeg& leg : creature.legs)
    if (leg.hip < 0 || leg.hip >= static_cast<int>(creature.links.size()))
      throw Error(fmt::format("leg '{}' of '{}' has its hip on link {}, which is missing", leg.name,
                              creature.name, leg.hip + 1));
  if (static_cast<int>(creature.initial.size()) != creature.stateSize())
    throw Error(fmt::format("the initial state of '{}' has {} numbers; {} links have {}", creature.name,
                            creature.initial.size(), creature.links.size(), creature.stateSize()));
  for (std::size_t i = 0; i < creature.initial.size(); ++i)
    if (!std::isfinite(creature.initial[i]))
      throw Error(fmt::format("number {} of the initial state of '{}' is not finite", i + 1, creature.name));
  if (creature.travel != 1 && creature.travel != -1)
    throw Error(fmt::format("the direction of travel of '{}' must be 1 or -1, got {}", creature.name,
                            creature.travel));
  const FloorSpring& floor = creature.floor;
  if (!(floor.spring >= 0) || !(floor.damper >= 0) || !(floor.friction >= 0) ||
      !std::isfinite(floor.spring) || !std::isfinite(floor.damper))
    throw Error(fmt::format("the floor of '{}' has a spring, damper or friction below 0 or not finite",
                            creature.name));
  if (!(creature.fall.tilt > 0) || !(creature.fall.depth > 0))
    throw Error(fmt::format("the fall test of '{}' must have a tilt and a depth above 0", creature.name));
  if (!creature.coordinateDamping.empty()) {
    if (static_cast<int>(creature.coordinateDamping.size()) != creature.dofs())
      throw Error(fmt::format("'{}' damps {} coordinates; it has {}", creature.name,
                              creature.coordinateDamping.size(), creature.dofs()));
    for (const double d : creature.coordinateDamping)
      if (!(d >= 0) || !std::isfinite(d))
        throw Error(fmt::format("'{}' has a coordinate damping below 0", creature.name));
  }
  if (!creature.mirror.empty()) {
    bool fine = static_cast<int>(creature.mirror.size()) == creature.joints();
    for (std::size_t j = 0; fine && j < creature.mirror.size(); ++j) {
      const int other = creature.mirror[j];
      fine = other >= 0 && other < creature.joints() &&
             creature.mirror[static_cast<std::size_t>(other)] == static_cast<int>(j);
    }
    if (!fine)
      throw Error(fmt::format("the mirror of '{}' must pair each of its {} joints", creature.name,
                              creature.joints()));
  }
}

Creature inTreeOrder(Creature creature) {
  checkParents(creature);
  const std::size_t count = creature.links.size();
  std::vector<int> order, place(count, -1);
  // Parents first, otherwise in the order given.
  while (order.size() < count) {
    for (std::size_t i = 0; i < count; ++i) {
      const int parent = creature.links[i].parent;
      if (place[i] >= 0 || (parent >= 0 && place[static_cast<std::size_t>(parent)] < 0)) continue;
      place[i] = static_cast<int>(order.size());
      order.push_back(static_cast<int>(i));
    }
  }
  Creature out = creature;
  for (std::size_t i = 0; i < count; ++i) {
    CreatureLink& link = out.links[i];
    link = creature.links[static_cast<std::size_t>(order[i])];
    if (link.parent >= 0) link.parent = place[static_cast<std::size_t>(link.parent)];
    if (creature.initial.size() == 2 * (count + 2)) {
      for (std::size_t k = 0; k < 2; ++k)
        out.initial[4 + 2 * i + k] = creature.initial[4 + 2 * static_cast<std::size_t>(order[i]) + k];
    }
  }
  const auto moved = [&](int link) {
    return link >= 0 && link < static_cast<int>(count) ? place[static_cast<std::size_t>(link)] : link;
  };
  for (MonitorPoint& m : out.monitors) m.link = moved(m.link);
  for (FixedPoint& f : out.fixed) f.link = moved(f.link);
  for (CreatureLeg& leg : out.legs) leg.hip = moved(leg.hip);
  return out;
}

std::vector<LinkPlace> placesOf(const Creature& creature, const double* q) {
  std::vector<LinkPlace> places(creature.links.size());
  places[0] = {q[2], Vec2(q[0], q[1])};
  for (std::size_t i = 1; i < places.size(); ++i) {
    const LinkPlace& parent = places[static_cast<std::size_t>(creature.links[i].parent)];
    places[i] = {parent.angle + q[i + 2], parent.at(creature.links[i].attach)};
  }
  return places;
}

Vec2 centreOfMass(const Creature& creature, const std::vector<LinkPlace>& places) {
  Vec2 sum = Vec2::Zero();
  for (std::size_t i = 0; i < places.size(); ++i)
    sum += creature.links[i].mass * places[i].at(creature.links[i].com);
  return sum / creature.mass();
}

void splitState(const std::vector<double>& state, double* q, double* qd) {
  for (std::size_t i = 0; 2 * i + 1 < state.size(); ++i) {
    q[i] = state[2 * i];
    qd[i] = state[2 * i + 1];
  }
}

Vec2 linkEnd(const Creature& creature, int link) {
  const CreatureLink& l = creature.links[static_cast<std::size_t>(link)];
  Vec2 along = l.com;
  for (const CreatureLink& child : creature.links)
    if (child.parent == link && child.attach.norm() > along.norm()) along = child.attach;
  if (along.norm() < 1e-9) return Vec2::Zero();
  along.normalize();
  double far = 0;
  for (const Vec2& p : l.outline) far = std::max(far, p.dot(along));
  for (const CreatureLink& child : creature.links)
    if (child.parent == link) far = std::max(far, child.attach.dot(along));
  if (far <= 0) far = 2 * l.com.dot(along);
  return far * along;
}

}  // namespace footfall::creature
