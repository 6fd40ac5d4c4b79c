// SPDX-License-Identifier: MIT
#include "creature/model/creature_body.h"

#include <algorithm>
#include <cmath>

#include "creature/model/creature_motion.h"

namespace footfall::creature {
namespace {

BodySide sideOf(const std::string& name) {
  if (name.find("left") != std::string::npos) return BodySide::Left;
  if (name.find("right") != std::string::npos) return BodySide::Right;
  return BodySide::Middle;
}

// Balls in a link's frame.
class LinkShape {
 public:
  LinkShape(const Creature& creature, int joint, BodySide side)
      : travel_(creature.travel), joint_(joint), side_(side) {}

  Ball ball(const Vec2& p, double radius) const { return {joint_, Vec3(0, p.y(), travel_ * p.x()), radius}; }

  // The bar that most of an outline is, then what sticks out of it, each run of points one part; an outline
  // that is not a bar is drawn as it is.
  void add(const CreatureLink& link, const Vec2& end, double thin, Body& body) const {
    if (link.outline.size() < 3) {
      body.parts.push_back({{ball(Vec2::Zero(), thin), ball(end, thin)}, side_});
      return;
    }
    double half = 1e9;
    for (const Vec2& p : link.outline)
      if (std::abs(p.y()) > 1e-6) half = std::min(half, std::abs(p.y()));
    if (half > 1e8) half = thin;
    double left = 1e9, right = -1e9;
    std::vector<char> outside;
    for (const Vec2& p : link.outline) {
      outside.push_back(std::abs(p.y()) > 1.2 * half);
      if (outside.back()) continue;
      left = std::min(left, p.x());
      right = std::max(right, p.x());
    }
    const auto within = std::count(outside.begin(), outside.end(), 0);
    const bool bar = right - left > 2 * half && 2 * static_cast<std::size_t>(within) >= link.outline.size();
    if (bar) body.parts.push_back({{ball({left + half, 0}, half), ball({right - half, 0}, half)}, side_});
    const std::size_t n = link.outline.size();
    if (!bar) {
      addHull(link, 0, n, body);
      body.parts.back().flat = true;
      return;
    }
    for (std::size_t i = 0; i < n; ++i) {
      if (!outside[i] || (i > 0 && outside[i - 1])) continue;
      std::size_t end2 = i;
      while (end2 < n && outside[end2]) ++end2;
      addHull(link, i + n - 1, end2 - i + 2, body);
    }
  }

 private:
  void addHull(const CreatureLink& link, std::size_t first, std::size_t count, Body& body) const {
    BodyPart part;
    part.side = side_;
    for (std::size_t k = 0; k < count; ++k)
      part.balls.push_back(ball(link.outline[(first + k) % link.outline.size()], 0.004));
    body.parts.push_back(std::move(part));
  }

  double travel_;
  int joint_;
  BodySide side_;
};

}  // namespace

std::shared_ptr<const Body> creatureBody(const Creature& creature) {
  auto body = std::make_shared<Body>();
  const std::vector<int> joints = jointsOfLinks(creature);
  double size = 0;
  for (std::size_t i = 0; i < creature.links.size(); ++i)
    for (const Vec2& p : creature.links[i].outline) size = std::max(size, p.norm());
  for (std::size_t i = 0; i < creature.links.size(); ++i)
    size = std::max(size, linkEnd(creature, static_cast<int>(i)).norm());
  for (std::size_t i = 0; i < creature.links.size(); ++i) {
    const CreatureLink& link = creature.links[i];
    LinkShape(creature, joints[i], sideOf(link.name))
        .add(link, linkEnd(creature, static_cast<int>(i)), 0.04 * size, *body);
  }
  body->size = std::max({2 * size, creature.hipHeight() / 0.47, 1e-3});
  return body;
}

}  // namespace footfall::creature
