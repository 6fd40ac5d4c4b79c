// SPDX-License-Identifier: MIT
#include "footprint/walk/walk_lines.h"

namespace footfall::footprint {

SupportPhase supportPhase(const std::vector<char>& standing, const VirtualLegs& virtualLegs) {
  bool left = false, right = false;
  for (std::size_t leg = 0; leg < standing.size(); ++leg) {
    if (!standing[leg]) continue;
    (virtualLegs.legs[leg].side == BodySide::Right ? right : left) = true;
  }
  if (left && right) return SupportPhase::Both;
  return left ? SupportPhase::Left : right ? SupportPhase::Right : SupportPhase::Flight;
}

WalkLines walkLines(const Walk& walk, double tangent, double force) {
  constexpr double kLeastForce = 0.02;  // m·g: less is not seen
  WalkLines lines;
  for (const WalkSample& sample : walk.samples) {
    const SupportPhase phase = supportPhase(sample.standing, walk.virtualLegs);
    const Vec3& place = sample.com.position;
    if (!lines.path.empty()) lines.path.back().points.push_back(place);
    if (lines.path.empty() || lines.path.back().phase != phase) lines.path.push_back({phase, {place}});
    if (sample.imbalance > kLeastForce)
      lines.imbalance.emplace_back(place, place + Vec3(0, force * sample.imbalance, 0));
  }
  for (const ComKnot& knot : walk.solution.path.knots)
    lines.tangents.emplace_back(knot.position - tangent * knot.velocity,
                                knot.position + tangent * knot.velocity);
  return lines;
}

}  // namespace footfall::footprint
