// SPDX-License-Identifier: MIT
#include "locomotion/run/route_corners.h"

#include <algorithm>
#include <cmath>

#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

double toSegment(const Vec2& place, const Vec2& a, const Vec2& b) {
  const Vec2 way = b - a;
  const double length = way.squaredNorm();
  const double along = length > 0 ? std::clamp((place - a).dot(way) / length, 0.0, 1.0) : 0;
  return (place - a - along * way).norm();
}

}  // namespace

double RouteCorner::distance(const Vec2& place) const {
  return std::min(toSegment(place, from, corner), toSegment(place, corner, to));
}

RoundedRoute roundedCorners(const std::vector<PathPoint>& points, bool closed, double radius, double sharp) {
  const std::size_t count = points.size();
  // Turn at each point; 0 where it is not a corner.
  std::vector<double> turns(count, 0.0);
  const auto line = [&](std::size_t i) -> Vec2 {
    return points[(i + 1) % count].position - points[i % count].position;
  };
  for (std::size_t i = 0; i < count; ++i) {
    if ((!closed && (i == 0 || i + 1 == count)) || points[i].heading || count < 3) continue;
    const Vec2 in = line(i + count - 1), out = line(i);
    const double turn = std::acos(std::clamp(in.normalized().dot(out.normalized()), -1.0, 1.0));
    if (turn > sharp && turn < tuning::kTurnsBack) turns[i] = turn;
  }
  RoundedRoute rounded;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t before = (i + count - 1) % count, after = (i + 1) % count;
    if (turns[i] == 0) {
      PathPoint point = points[i];
      // Next to a corner the route begins and ends along the line that leads there.
      const bool first = !closed && i == 0, last = !closed && i + 1 == count;
      if (!point.heading && first && turns[after] > 0) point.heading = line(i);
      if (!point.heading && last && turns[before] > 0) point.heading = line(before);
      rounded.points.push_back(point);
      continue;
    }
    const Vec2 in = line(before), out = line(i);
    // Two corners share the line between them.
    const auto most = [&](const Vec2& way, std::size_t other) {
      return (turns[other] > 0 ? 0.49 : 0.9) * way.norm();
    };
    const double tangent = std::min({radius * std::tan(turns[i] / 2), most(in, before), most(out, after)});
    const Vec2 from = points[i].position - tangent * in.normalized(),
               to = points[i].position + tangent * out.normalized();
    rounded.corners.push_back({from, points[i].position, to});
    rounded.points.push_back({from, in.normalized()});
    rounded.points.push_back({to, out.normalized()});
  }
  // A round that begins at a corner begins behind it, straight on: nobody steps out of a stand into a bend.
  if (closed && turns.front() > 0) {
    std::rotate(rounded.points.begin(), rounded.points.begin() + 1, rounded.points.end());
    std::rotate(rounded.corners.begin(), rounded.corners.begin() + 1, rounded.corners.end());
  }
  return rounded;
}

}  // namespace footfall::locomotion
