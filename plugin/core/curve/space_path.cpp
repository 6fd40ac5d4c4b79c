// SPDX-License-Identifier: MIT
#include "curve/space_path.h"

#include "base/error.h"

namespace footfall {
namespace {

Vec2 inPlan(const Vec3& place) {
  return {place.x(), place.z()};
}

}  // namespace

SpacePath spacePath(const std::vector<Vec3>& points, bool closed) {
  constexpr double kApart = 1e-6;  // metres
  const auto apart = [](const Vec3& a, const Vec3& b) { return (inPlan(a) - inPlan(b)).norm() > kApart; };
  std::vector<Vec3> kept;
  for (const Vec3& point : points) {
    if (!point.allFinite()) throw Error("the curve has a point that is not a number");
    if (kept.empty() || apart(point, kept.back())) kept.push_back(point);
  }
  if (closed && kept.size() > 1 && !apart(kept.front(), kept.back())) kept.pop_back();
  if (kept.size() < (closed ? 3u : 2u))
    throw Error("the curve has no length in plan; draw it along the ground");
  std::vector<PathPoint> plan;
  for (const Vec3& point : kept) plan.push_back({inPlan(point), std::nullopt});
  return {std::move(kept), PlanPath(plan, closed)};
}

}  // namespace footfall
