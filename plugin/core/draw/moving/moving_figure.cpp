// SPDX-License-Identifier: MIT
#include "draw/moving/moving_figure.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/numeric/convex_hull.h"
#include "base/numeric/smoothing.h"
#include "draw/draw_tuning.h"
#include "draw/page/ticks.h"

namespace footfall::draw {
namespace {

constexpr int kRim = 48;  // corners of a round floor

void addCircle(std::vector<Vec2>& points, const Vec3& centre, double radius) {
  for (int k = 0; k < kRim; ++k) {
    const double angle = 2 * kPi * k / kRim;
    points.emplace_back(centre.x() + radius * std::cos(angle), centre.z() + radius * std::sin(angle));
  }
}

Vec2 planOf(const Vec3& p) {
  return {p.x(), p.z()};
}

// Whether the whole print does, toes included.
bool liesInside(const Contact& contact, const std::vector<Vec2>& outline) {
  const Vec2 heel = planOf(contact.heelPosition), ball = planOf(contact.ballPosition);
  for (const Vec2& at : {heel, Vec2(ball + 0.4 * (ball - heel))}) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
      if (cross(outline[i], outline[(i + 1) % outline.size()], at) <= 0) return false;
    }
  }
  return true;
}

}  // namespace

MovingFigure::MovingFigure(const MovingMotion& moving, View view, std::optional<bool> follow,
                           const std::vector<double>& times)
    : moving_(moving),
      body_(moving.body ? *moving.body : makeBody(moving.motion.skeleton, moving.limbs)),
      staging_(stage(moving.motion, moving.limbs, body_,
                     shownRange(moving.motion, TimeRange{times.front(), times.back()}))),
      times_(times) {
  poses_.resize(times.size());
  for (std::size_t i = 0; i < times.size(); ++i) worldPoseAt(moving.motion, times[i], poses_[i]);
  lookFrom(view);
  aim(follow, times);
  layFloor();
}

// Level views are lifted a little: the floor is seen as a floor, not as a line.
void MovingFigure::lookFrom(View view) {
  camera_ = cameraFor(view, staging_.heading);
  if (view == View::Plan || view == View::ThreeQuarter) return;
  const double lift = draw_tuning::kMovingLift;
  const Vec3 towards = std::cos(lift) * camera_.towards + std::sin(lift) * camera_.up;
  camera_.up = towards.cross(camera_.right);
  camera_.towards = towards;
}

void MovingFigure::aim(std::optional<bool> follow, const std::vector<double>& times) {
  const std::size_t root = static_cast<std::size_t>(std::max(moving_.limbs.root, 0));
  for (const Pose& pose : poses_) targets_.push_back(pose.position[root]);
  follows_ = follow ? *follow : staging_.travel > draw_tuning::kFollowBeyond * body_.size;
  if (follows_) {
    steadyHeight();
    const double step =
        times.size() > 1 ? (times.back() - times.front()) / static_cast<double>(times.size() - 1) : 1;
    const int half = static_cast<int>(std::lround(draw_tuning::kFollowSmoothing / std::max(step, 1e-3)));
    targets_ = smoothed(targets_, half, SmoothEnds::Reflect);
    return;
  }
  Vec3 low = targets_.front(), high = low;
  for (const Vec3& target : targets_) {
    low = low.cwiseMin(target);
    high = high.cwiseMax(target);
  }
  targets_.assign(poses_.size(), (low + high) / 2);
}

// The camera does not hop along: it keeps its height above the ground. On stairs that no terrain tells of it
// climbs with the figure.
void MovingFigure::steadyHeight() {
  const auto groundAt = [&](const Vec3& target) {
    const FloorView floor{camera_, Vec2::Zero(), 1, staging_.ground, moving_.terrain.get(), target.y()};
    return floor.ground(planOf(target)).y();
  };
  double low = 1e300, high = -1e300, sum = 0;
  for (const Vec3& target : targets_) {
    const double above = target.y() - groundAt(target);
    low = std::min(low, above);
    high = std::max(high, above);
    sum += above;
  }
  if (high - low > draw_tuning::kClimbsBeyond * body_.size) return;
  for (Vec3& target : targets_) target.y() = groundAt(target) + sum / static_cast<double>(targets_.size());
}

void MovingFigure::layFloor() {
  double reach = 0;  // metres in plan, from the root
  extent_ = {1e300, -1e300, 1e300, -1e300};
  const auto widen = [&](const Extent& seen, const Vec2& about) {
    extent_.left = std::min(extent_.left, seen.left - about.x());
    extent_.right = std::max(extent_.right, seen.right - about.x());
    extent_.bottom = std::min(extent_.bottom, seen.bottom - about.y());
    extent_.top = std::max(extent_.top, seen.top - about.y());
  };
  const std::size_t root = static_cast<std::size_t>(std::max(moving_.limbs.root, 0));
  for (std::size_t i = 0; i < poses_.size(); ++i) {
    widen(figureExtent(body_, poses_[i], camera_), camera_.project(targets_[i]));
    const Vec2 centre = planOf(follows_ ? targets_[i] : poses_[i].position[root]);
    for (const Vec3& joint : poses_[i].position) reach = std::max(reach, (planOf(joint) - centre).norm());
  }
  reach += draw_tuning::kFloorMargin * body_.size;
  if (!follows_) {
    std::vector<Vec2> points;
    for (const Pose& pose : poses_) addCircle(points, pose.position[root], reach);
    outlines_.push_back(convexHull(std::move(points)));
  }
  for (std::size_t i = 0; i < poses_.size(); ++i) {
    if (follows_) {
      std::vector<Vec2> points;
      addCircle(points, targets_[i], reach);
      outlines_.push_back(convexHull(std::move(points)));
    }
    FloorView floor{camera_, Vec2::Zero(), 1, staging_.ground, moving_.terrain.get(), targets_[i].y()};
    for (const Vec2& corner : outlines_.back()) {
      const Vec2 p = camera_.project(floor.ground(corner));
      widen({p.x(), p.x(), p.y(), p.y()}, camera_.project(targets_[i]));
    }
  }
}

void MovingFigure::draw(Canvas& canvas, std::size_t frame, const Vec2& centre, double pointsPerMetre,
                        const Theme& theme) const {
  const Pose& pose = poses_[frame];
  const Vec2 target = camera_.project(targets_[frame]);
  FloorView floor;
  floor.camera = camera_;
  floor.pointsPerMetre = pointsPerMetre;
  floor.origin = centre - pointsPerMetre * Vec2(target.x(), -target.y());
  floor.height = staging_.ground;
  floor.terrain = moving_.terrain.get();
  floor.near = pose.position[static_cast<std::size_t>(std::max(moving_.limbs.root, 0))].y();
  for (const Vec3& joint : pose.position) floor.near = std::min(floor.near, joint.y());
  const std::vector<Vec2>& outline = follows_ ? outlines_[frame] : outlines_.front();
  drawFloor(canvas, outline, niceStep(body_.size / draw_tuning::kFloorCells), staging_.heading, floor, theme);
  const std::vector<LegSign> signs = legSigns(moving_.limbs, theme);
  for (const Contact& contact : moving_.contacts) {
    if (contact.time.start > times_[frame] || static_cast<std::size_t>(contact.leg) >= signs.size()) continue;
    if (!liesInside(contact, outline)) continue;
    const Colour colour = mix(theme.background, signs[static_cast<std::size_t>(contact.leg)].colour, 0.4);
    drawPrintOf(canvas, contact, colour, 0.02 * body_.size, floor);
  }
  drawShadow(canvas, body_, pose, floor, theme);
  FigureStyle style;
  style.pointsPerMetre = pointsPerMetre;
  drawFigure(canvas, body_, pose, camera_, target, centre, style, theme);
}

}  // namespace footfall::draw
