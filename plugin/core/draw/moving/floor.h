// SPDX-License-Identifier: MIT
// The ground a moving figure stands on: a piece of floor with a grid that stays where it is in the world, so
// that a foot that slides is seen to slide.
#pragma once

#include <functional>
#include <vector>

#include "draw/figure/figure_view.h"
#include "draw/page/theme.h"
#include "figure/contact/contact.h"
#include "terrain/terrain.h"

namespace footfall::draw {

// Where the floor is and how it comes onto the page.
struct FloorView {
  Camera camera;
  Vec2 origin = Vec2::Zero();  // the point of the page where the world's origin comes to lie
  double pointsPerMetre = 100;
  double height = 0;                 // metres, of a level floor
  const Terrain* terrain = nullptr;  // null: level
  double near = 0;                   // metres: of several levels of a terrain the one nearest to this height

  Vec2 at(const Vec3& p) const {
    const Vec2 flat = camera.project(p);
    return origin + pointsPerMetre * Vec2(flat.x(), -flat.y());
  }
  // The floor at a point of the plan (x, z).
  Vec3 ground(const Vec2& plan) const;
};

// An outline of the plan (x, z; metres), laid on the floor.
Path onFloor(const Path& plan, const FloorView& view);

// The floor inside a convex outline of the plan, with lines every `step` metres along and across a heading
// (radians).
void drawFloor(Canvas& canvas, const std::vector<Vec2>& outline, double step, double heading,
               const FloorView& view, const Theme& theme);

// The outline of a body in the light of a sun overhead.
void drawShadow(Canvas& canvas, const Body& body, const Pose& world, const FloorView& view,
                const Theme& theme);

// A foot's print at the place where it stood; width: of half a sole, metres.
void drawPrintOf(Canvas& canvas, const Contact& contact, const Colour& colour, double width,
                 const FloorView& view);

}  // namespace footfall::draw
