// SPDX-License-Identifier: MIT
#include "footprint/track/print_handles.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "footprint/planners/next_print.h"

namespace footfall::footprint {
namespace {

// In the plane of a print, (left, ahead).
std::optional<Vec2> pointedAt(const Footprint& print, const ViewRay& sight) {
  const Frame inverse = print.sole().inverse();
  const Vec3 eye = inverse * sight.eye, place = inverse * sight.place, way = place - eye;
  constexpr double kGrazing = 1e-6;
  if (std::abs(way.y()) < kGrazing * way.norm() || !way.allFinite()) return std::nullopt;
  const double along = -eye.y() / way.y();
  if (along < 0) return std::nullopt;  // behind the eye
  const Vec3 hit = eye + along * way;
  return Vec2(hit.x(), hit.z());
}

double distanceTo(const Vec2& a, const Vec2& b, const Vec2& place) {
  const Vec2 way = b - a;
  const double length = way.squaredNorm();
  const double share = length > 0 ? std::clamp((place - a).dot(way) / length, 0.0, 1.0) : 0;
  return (place - a - share * way).norm();
}

double outwards(BodySide side) {
  return side == BodySide::Right ? -1 : 1;
}

}  // namespace

std::optional<PrintHandle> handleAt(const std::vector<DrawnPrint>& prints, const ViewRay& sight) {
  constexpr double kReach = 1.0 / 3;  // of a sole
  std::optional<PrintHandle> found;
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const DrawnPrint& drawn = prints[i];
    const std::optional<Vec2> at = pointedAt(drawn.print, sight);
    if (!at) continue;
    const PrintShape shape = printShape(drawn.kind, drawn.side, drawn.length);
    const TimingDagger dagger =
        timingDagger(shape, drawn.side, drawn.print.stance, drawn.print.step, drawn.daggerScale);
    const auto offer = [&](PrintPart part, double distance) {
      if (distance > kReach * drawn.length || !(distance < nearest)) return;
      nearest = distance;
      found = PrintHandle{static_cast<int>(i), part};
    };
    offer(PrintPart::Stance, (*at - dagger.to).norm());
    offer(PrintPart::Step, distanceTo(dagger.crossFrom, dagger.crossTo, *at));
    offer(PrintPart::Toes, distanceTo(shape.handle[0], shape.handle[1], *at));
    const Vec2 beyond(std::max(0.0, std::abs(at->x()) - shape.halfWidth),
                      std::max(0.0, std::abs(at->y()) - drawn.length / 2));
    offer(PrintPart::Sole, beyond.norm());
  }
  return found;
}

Footprint draggedPrint(const DrawnPrint& drawn, PrintPart part, const ViewRay& sight) {
  Footprint print = drawn.print;
  const std::optional<Vec2> at = pointedAt(print, sight);
  if (!at) return print;
  if (part == PrintPart::Toes) return printTowards(print, print.sole() * Vec3(at->x(), 0, at->y()));
  const PrintShape shape = printShape(drawn.kind, drawn.side, drawn.length);
  const double time = (outwards(drawn.side) * at->x() - shape.halfWidth) / drawn.daggerScale;
  if (part == PrintPart::Stance) print.stance = std::max(kShortestDraggedTime, time);
  if (part == PrintPart::Step) print.step = std::max(kShortestDraggedTime, time);
  return print;
}

}  // namespace footfall::footprint
