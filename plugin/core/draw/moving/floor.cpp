// SPDX-License-Identifier: MIT
#include "draw/moving/floor.h"

#include <algorithm>
#include <cmath>

#include "draw/draw_tuning.h"
#include "draw/figure/path_picture.h"

namespace footfall::draw {
namespace {

// The stretch of the line origin + t * direction inside a convex outline (counter-clockwise); false: none.
bool clipped(const std::vector<Vec2>& outline, const Vec2& origin, const Vec2& direction, double& from,
             double& to) {
  from = -1e300;
  to = 1e300;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2& a = outline[i];
    const Vec2 side = outline[(i + 1) % outline.size()] - a;
    const Vec2 inwards(-side.y(), side.x());
    const double distance = inwards.dot(origin - a), speed = inwards.dot(direction);
    if (std::abs(speed) < 1e-15) {
      if (distance < 0) return false;
      continue;
    }
    const double t = -distance / speed;
    if (speed > 0) {
      from = std::max(from, t);
    } else {
      to = std::min(to, t);
    }
  }
  return from < to;
}

}  // namespace

Vec3 FloorView::ground(const Vec2& plan) const {
  if (terrain) {
    if (const std::optional<GroundPoint> point = terrain->at(plan.x(), plan.y(), near))
      return point->position;
  }
  return {plan.x(), height, plan.y()};
}

Path onFloor(const Path& plan, const FloorView& view) {
  Path path;
  const Vec2* p = plan.points().data();
  const auto next = [&] { return view.at(view.ground(*p++)); };
  for (const Path::Step step : plan.steps()) {
    switch (step) {
      case Path::Step::Move:
        path.moveTo(next());
        break;
      case Path::Step::Line:
        path.lineTo(next());
        break;
      case Path::Step::Curve: {
        const Vec2 first = next(), second = next();
        path.curveTo(first, second, next());
        break;
      }
      case Path::Step::Close:
        path.close();
        break;
    }
  }
  return path;
}

void drawFloor(Canvas& canvas, const std::vector<Vec2>& outline, double step, double heading,
               const FloorView& view, const Theme& theme) {
  canvas.fill(onFloor(Path::polygon(outline), view), mix(theme.background, theme.ground, 0.09));
  const Colour line = mix(theme.background, theme.ground, 0.32);
  const Vec2 along(std::sin(heading), std::cos(heading)), across(along.y(), -along.x());
  for (const auto& [direction, aside] : {std::pair{along, across}, std::pair{across, along}}) {
    double low = 1e300, high = -1e300;
    for (const Vec2& corner : outline) {
      low = std::min(low, aside.dot(corner));
      high = std::max(high, aside.dot(corner));
    }
    for (double k = std::ceil(low / step); k * step < high; ++k) {
      double from = 0, to = 0;
      const Vec2 origin = k * step * aside;
      if (!clipped(outline, origin, direction, from, to)) continue;
      // A level line is straight; on a terrain it follows the ground.
      const int pieces =
          view.terrain ? std::clamp(static_cast<int>((to - from) / step * draw_tuning::kFloorPieces), 1, 4000)
                       : 1;
      std::vector<Vec2> points;
      for (int i = 0; i <= pieces; ++i)
        points.push_back(view.at(view.ground(origin + (from + (to - from) * i / pieces) * direction)));
      canvas.stroke(Path::polyline(points), {line, 0.6, {}});
    }
  }
}

void drawShadow(Canvas& canvas, const Body& body, const Pose& world, const FloorView& view,
                const Theme& theme) {
  const Colour shade = mix(theme.background, theme.text, theme.background.red > 0.5 ? 0.24 : 0.02);
  for (const BodyPart& part : body.parts) {
    std::vector<Vec2> centres;
    std::vector<double> radii;
    for (const Ball& ball : part.balls) {
      const Vec3 centre = placeOf(ball, world);
      centres.emplace_back(centre.x(), centre.z());
      radii.push_back(ball.radius);
    }
    canvas.fill(onFloor(part.flat ? Path::polygon(centres) : hullOfCircles(centres, radii), view), shade);
  }
}

void drawPrintOf(Canvas& canvas, const Contact& contact, const Colour& colour, double width,
                 const FloorView& view) {
  FloorView here = view;
  here.terrain = nullptr;
  here.height = std::min(contact.heelPosition.y(), contact.ballPosition.y());
  const Vec2 heel(contact.heelPosition.x(), contact.heelPosition.z());
  const Vec2 ball(contact.ballPosition.x(), contact.ballPosition.z());
  canvas.fill(onFloor(footprintOutline(heel, ball, width), here), colour);
}

}  // namespace footfall::draw
