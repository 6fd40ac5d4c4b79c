// SPDX-License-Identifier: MIT
#include "stance/chain/chain_strokes.h"

#include <algorithm>
#include <cmath>

namespace footfall::stance {
namespace {

constexpr double kStep = 1.0 / 60;  // seconds between points

void addStroke(ChainStrokes& lines, const ChainLink& link, double from, double to,
               std::optional<StanceFeet> feet) {
  if (!(to > from + 1e-9)) return;
  // A flight over an apex is one stroke.
  if (lines.path.empty() || lines.path.back().feet != feet) {
    lines.path.push_back({feet, {}});
    lines.path.back().points.push_back(link.world(link.body->at(from).position));
  }
  const int steps = std::max(1, static_cast<int>(std::ceil((to - from) / kStep)));
  for (int i = 1; i <= steps; ++i)
    lines.path.back().points.push_back(link.world(link.body->at(from + (to - from) * i / steps).position));
}

// Everything that is on the ground during the contact: the longest of its polygons.
std::vector<Vec3> supportOf(const ChainLink& link) {
  std::vector<Vec3> outline;
  const std::vector<Vec2>* largest = nullptr;
  double width = 0;
  for (const SupportPolygon& polygon : link.stance.polygons) {
    double far = 0;
    for (const Vec2& a : polygon.corners) {
      for (const Vec2& b : polygon.corners) far = std::max(far, (a - b).norm());
    }
    if (largest != nullptr && far <= width) continue;
    largest = &polygon.corners;
    width = far;
  }
  if (largest == nullptr) return outline;
  const Vec3 contact = link.body->path().contactPoint();
  for (const Vec2& c : *largest) outline.push_back(link.world(contact + Vec3(c.x(), c.y(), 0)));
  return outline;
}

}  // namespace

ChainStrokes chainStrokes(const StanceChain& chain, double ahead) {
  ChainStrokes lines;
  for (const ChainLink& link : chain.links) {
    const StanceTiming& t = link.timing;
    const double down = std::clamp(t.touchDown, 0.0, t.end), up = std::clamp(t.liftOff, 0.0, t.end);
    addStroke(lines, link, 0, down, std::nullopt);
    addStroke(lines, link, down, up, link.stance.feet);
    addStroke(lines, link, up, t.end, std::nullopt);
    lines.supports.push_back(supportOf(link));
    const ChainState apex = chain.at(link.start);
    lines.velocities.emplace_back(apex.position, apex.position + ahead * apex.velocity);
  }
  if (!chain.links.empty()) {
    const ChainState last = chain.at(chain.duration());
    lines.velocities.emplace_back(last.position, last.position + ahead * last.velocity);
  }
  return lines;
}

}  // namespace footfall::stance
