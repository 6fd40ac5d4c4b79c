// SPDX-License-Identifier: MIT
// A figure in front of a camera that stands or goes along: how it looks at each of some times.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "draw/figure/framing.h"
#include "draw/figure/leg_colours.h"
#include "draw/moving/floor.h"

namespace footfall::draw {

struct MovingMotion {
  std::string title;
  Motion motion;
  Limbs limbs;
  Contacts contacts;                 // drawn as prints from when they begin
  std::optional<TimeRange> range;    // seconds, what is shown; none: all of it
  TerrainPtr terrain;                // null: a level floor
  std::shared_ptr<const Body> body;  // to draw on the joints; null: one made from the skeleton
};

class MovingFigure {
 public:
  // times: seconds, rising. follow: the camera goes along with the figure, smoothly; none: where it travels
  // farther than a picture shows well. Throws Error for a motion without joints or frames.
  MovingFigure(const MovingMotion& moving, View view, std::optional<bool> follow,
               const std::vector<double>& times);

  // What is to be seen at any of the times, metres, about the point the camera looks at.
  const Extent& extent() const { return extent_; }
  double travel() const { return staging_.travel; }
  bool follows() const { return follows_; }

  // The figure as it is at times[frame], in a panel of the page, with that point at `centre`.
  void draw(Canvas& canvas, std::size_t frame, const Vec2& centre, double pointsPerMetre,
            const Theme& theme) const;

 private:
  void lookFrom(View view);
  void aim(std::optional<bool> follow, const std::vector<double>& times);
  void steadyHeight();
  void layFloor();

  const MovingMotion& moving_;
  Body body_;
  Staging staging_;
  Camera camera_;
  bool follows_ = false;
  std::vector<double> times_;
  std::vector<Pose> poses_;
  std::vector<Vec3> targets_;                // what the camera looks at, per frame
  std::vector<std::vector<Vec2>> outlines_;  // of the floor in the plan: one per frame, or one for all
  Extent extent_;
};

}  // namespace footfall::draw
