// SPDX-License-Identifier: MIT
#include "draw/figure/figure_view.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/numeric/convex_hull.h"

namespace footfall::draw {
namespace {

constexpr int kCorners = 18;  // of a circle: at the size of a figure on a page it looks round

double depthOf(const BodyPart& part, const Pose& world, const Camera& camera) {
  double sum = 0;
  for (const Ball& ball : part.balls) sum += placeOf(ball, world).dot(camera.towards);
  return sum / static_cast<double>(part.balls.size());
}

}  // namespace

View viewNamed(const std::string& name) {
  if (name == "side") return View::Side;
  if (name == "front") return View::Front;
  if (name == "plan") return View::Plan;
  if (name == "three-quarter") return View::ThreeQuarter;
  throw Error(fmt::format("there is no view '{}'; there are side, front, plan and three-quarter", name));
}

Camera cameraFor(View view, double heading) {
  const Vec3 ahead(std::sin(heading), 0, std::cos(heading));
  const Vec3 left(std::cos(heading), 0, -std::sin(heading));
  switch (view) {
    case View::Front:
      return {left, Vec3::UnitY(), ahead};
    case View::Plan:
      return {ahead, left, Vec3::UnitY()};
    case View::ThreeQuarter: {
      // From the front right, somewhat above: travel still runs to the right.
      const double turn = 35 * kDegree, lift = 18 * kDegree;
      const Vec3 right = std::cos(turn) * ahead + std::sin(turn) * left;
      const Vec3 level = std::sin(turn) * ahead - std::cos(turn) * left;
      const Vec3 towards = std::cos(lift) * level + std::sin(lift) * Vec3::UnitY();
      return {right, towards.cross(right), towards};
    }
    default:
      return {ahead, Vec3::UnitY(), -left};
  }
}

Vec3 placeOf(const Ball& ball, const Pose& world) {
  const std::size_t joint = static_cast<std::size_t>(ball.joint);
  return world.position[joint] + world.rotation[joint] * ball.offset;
}

Extent figureExtent(const Body& body, const Pose& world, const Camera& camera) {
  Extent extent{1e300, -1e300, 1e300, -1e300};
  for (const BodyPart& part : body.parts) {
    for (const Ball& ball : part.balls) {
      const Vec2 p = camera.project(placeOf(ball, world));
      extent.left = std::min(extent.left, p.x() - ball.radius);
      extent.right = std::max(extent.right, p.x() + ball.radius);
      extent.bottom = std::min(extent.bottom, p.y() - ball.radius);
      extent.top = std::max(extent.top, p.y() + ball.radius);
    }
  }
  return body.parts.empty() ? Extent{} : extent;
}

Path hullOfCircles(const std::vector<Vec2>& centres, const std::vector<double>& radii) {
  std::vector<Vec2> points;
  for (std::size_t i = 0; i < centres.size(); ++i) {
    for (int k = 0; k < kCorners; ++k) {
      const double angle = 2 * kPi * k / kCorners;
      points.push_back(centres[i] + radii[i] * Vec2(std::cos(angle), std::sin(angle)));
    }
  }
  return Path::polygon(convexHull(std::move(points)));
}

void drawFigure(Canvas& canvas, const Body& body, const Pose& world, const Camera& camera, const Vec2& anchor,
                const Vec2& origin, const FigureStyle& style, const Theme& theme) {
  std::vector<double> depth;
  for (const BodyPart& part : body.parts) depth.push_back(depthOf(part, world, camera));
  const double middle =
      depth.empty() ? 0
                    : std::accumulate(depth.begin(), depth.end(), 0.0) / static_cast<double>(depth.size());
  std::vector<std::size_t> order(body.parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Parts at about the same depth keep the body's order, so that rounding does not swap neck and chest.
  const auto layer = [&](std::size_t part) {
    return std::round((depth[part] - middle) / (0.03 * body.size));
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return layer(a) < layer(b); });
  const double scale = style.pointsPerMetre;
  for (const std::size_t index : order) {
    const BodyPart& part = body.parts[index];
    std::vector<Vec2> centres;
    std::vector<double> radii, cores;
    for (const Ball& ball : part.balls) {
      const Vec2 p = camera.project(placeOf(ball, world)) - anchor;
      centres.push_back(origin + scale * Vec2(p.x(), -p.y()));
      radii.push_back(scale * ball.radius);
      cores.push_back(0.52 * radii.back());
    }
    // The far side sinks into the background; a lighter core towards the upper left makes parts round.
    const double behind = std::clamp((middle - depth[index]) / (0.12 * body.size), 0.0, 1.0);
    const double fade = 1 - (1 - 0.42 * behind) * (1 - style.fade);
    const Colour base = mix(theme.side(part.side), theme.background, fade);
    const Colour light = mix(mix(theme.side(part.side), hexColour(0xFFFFFF), 0.30), theme.background, fade);
    const Colour edge = mix(mix(theme.side(part.side), hexColour(0x000000), 0.48), theme.background, fade);
    const Path skin = part.flat ? Path::polygon(centres) : hullOfCircles(centres, radii);
    const double widest = *std::max_element(radii.begin(), radii.end());
    canvas.fill(skin, base);
    if (widest > 1.2 && !part.flat) {
      for (std::size_t i = 0; i < centres.size(); ++i) centres[i] -= 0.24 * radii[i] * Vec2(1, 1);
      canvas.fill(hullOfCircles(centres, cores), light);
    }
    canvas.stroke(skin, {edge, std::clamp(0.12 * widest, 0.25, 0.6), {}});
  }
}

}  // namespace footfall::draw
