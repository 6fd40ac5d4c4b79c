// SPDX-License-Identifier: MIT
// A body seen from a side: its parts in order of depth, shaded, left and right in their colours.
#pragma once

#include <string>

#include "draw/page/canvas.h"
#include "draw/page/theme.h"
#include "figure/body/body_shape.h"

namespace footfall::draw {

enum class View { Side, Front, Plan, ThreeQuarter };
// "side", "front", "plan", "three-quarter". Throws Error for another.
View viewNamed(const std::string& name);

// A parallel view. Unit vectors of the world: to the page's right, up the page, and towards who looks.
struct Camera {
  Vec3 right = Vec3::UnitZ(), up = Vec3::UnitY(), towards = -Vec3::UnitX();

  Vec2 project(const Vec3& p) const { return {p.dot(right), p.dot(up)}; }  // metres, y up
};

// heading: radians about +Y, the direction that runs to the right in side and plan view and towards the
// viewer in front view; in side view the figure's right side is near.
Camera cameraFor(View view, double heading);

// Where a ball of a body is, metres, world.
Vec3 placeOf(const Ball& ball, const Pose& world);

// What a figure covers in the view, metres, x to the right and y up from the world's origin as the camera
// projects it. In a Box of the page top is above bottom; here top holds the larger y.
struct Extent {
  double left = 0, right = 0, bottom = 0, top = 0;
};
Extent figureExtent(const Body& body, const Pose& world, const Camera& camera);

struct FigureStyle {
  double pointsPerMetre = 60;
  double fade = 0;  // 0 to 1: how far into the background
};

// origin: the point of the page where the projected world point anchor (metres) comes to lie.
void drawFigure(Canvas& canvas, const Body& body, const Pose& world, const Camera& camera, const Vec2& anchor,
                const Vec2& origin, const FigureStyle& style, const Theme& theme);

// The outline of a skin over circles on the page.
Path hullOfCircles(const std::vector<Vec2>& centres, const std::vector<double>& radii);

}  // namespace footfall::draw
