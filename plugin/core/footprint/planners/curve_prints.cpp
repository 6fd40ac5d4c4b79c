// SPDX-License-Identifier: MIT
#include "footprint/planners/curve_prints.h"

#include <algorithm>

#include "curve/space_path.h"

namespace footfall::footprint {
namespace {

Vec2 inPlan(const Vec3& position) {
  return {position.x(), position.z()};
}

// The curve's height beside prints that go along it in order: nearest in plan, not far from the print before,
// so that a way which crosses itself on another level is not mixed up.
class HeightAlong {
 public:
  HeightAlong(const std::vector<Vec3>& points, double reach) : points_(points), reach_(reach) {}

  double at(const Vec2& position) {
    double height = points_[piece_].y(), nearest = (inPlan(points_[piece_]) - position).squaredNorm();
    double looked = 0;
    const std::size_t first = piece_;
    for (std::size_t i = first; i + 1 < points_.size() && looked <= reach_; ++i) {
      const Vec2 a = inPlan(points_[i]), ab = inPlan(points_[i + 1]) - a;
      const double u = std::clamp((position - a).dot(ab) / ab.squaredNorm(), 0.0, 1.0);
      const double distance = (a + u * ab - position).squaredNorm();
      looked += ab.norm();
      if (distance >= nearest) continue;
      nearest = distance;
      piece_ = i;
      height = points_[i].y() + u * (points_[i + 1].y() - points_[i].y());
    }
    return height;
  }

 private:
  const std::vector<Vec3>& points_;
  double reach_;           // metres along the curve
  std::size_t piece_ = 0;  // where the print before was
};

}  // namespace

Track printsAlongCurve(const std::vector<Vec3>& points, bool closed, const VirtualLegs& virtualLegs,
                       const PathPrintOptions& options) {
  SpacePath path = spacePath(points, closed);
  Track track = printsAlongPath(path.plan, virtualLegs, options);
  std::vector<Vec3>& kept = path.points;
  if (closed) kept.push_back(kept.front());
  HeightAlong height(kept, std::max(options.from, 0.0) + 4 * options.stepLength + virtualLegs.nominal());
  for (Footprint& print : track.prints) {
    print.position.y() = height.at(inPlan(print.position));
    print.heightGiven = true;
  }
  return track;
}

}  // namespace footfall::footprint
