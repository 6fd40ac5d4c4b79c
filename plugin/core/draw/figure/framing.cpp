// SPDX-License-Identifier: MIT
#include "draw/figure/framing.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "draw/figure/figure_view.h"

namespace footfall::draw {
namespace {

// From the right hip or shoulder to the left one, level; zero where the figure has no sides.
Vec3 leftward(const Pose& world, const Limbs& limbs) {
  Vec3 sum = Vec3::Zero();
  const auto add = [&](BodySide side, int joint) {
    sum += static_cast<double>(side) * world.position[static_cast<std::size_t>(joint)];
  };
  int balance = 0;
  for (const Leg& leg : limbs.legs) {
    add(leg.side, leg.hip());
    balance += static_cast<int>(leg.side);
  }
  if (balance != 0) return Vec3::Zero();
  sum.y() = 0;
  return sum;
}

}  // namespace

TimeRange shownRange(const Motion& motion, const std::optional<TimeRange>& wanted) {
  if (motion.skeleton.joints.empty()) throw Error("there is no figure to draw: the motion has no joints");
  if (motion.frames() == 0) throw Error("there is nothing to draw: the motion has no frames");
  const TimeRange whole{motion.time(0), motion.time(motion.frames() - 1)};
  if (!wanted) return whole;
  const double slack = 1e-6 * motion.frameTime;
  if (!(wanted->start <= wanted->end) || wanted->start > whole.end + slack ||
      wanted->end < whole.start - slack) {
    throw Error(fmt::format(
        "the range {:.6g} s to {:.6g} s is outside the motion, which runs from {:.6g} s to {:.6g} s",
        wanted->start, wanted->end, whole.start, whole.end));
  }
  return {std::clamp(wanted->start, whole.start, whole.end), std::clamp(wanted->end, whole.start, whole.end)};
}

std::vector<double> evenTimes(const TimeRange& range, int count) {
  std::vector<double> times;
  for (int i = 0; i < count; ++i) {
    times.push_back(count == 1 ? range.start : range.start + (range.end - range.start) * i / (count - 1));
  }
  return times;
}

Staging stage(const Motion& motion, const Limbs& limbs, const Body& body, const TimeRange& range) {
  Staging staging;
  staging.range = range;
  Pose world;
  Vec3 first = Vec3::Zero(), last = Vec3::Zero(), left = Vec3::Zero();
  std::vector<double> lows;
  const Camera side;
  const std::size_t root = static_cast<std::size_t>(std::max(limbs.root, 0));
  for (const double time : evenTimes(range, range.end > range.start ? 120 : 1)) {
    worldPoseAt(motion, time, world);
    if (lows.empty()) first = world.position[root];
    last = world.position[root];
    left += leftward(world, limbs);
    lows.push_back(figureExtent(body, world, side).bottom);
  }
  Vec3 way = last - first;
  way.y() = 0;
  if (way.norm() > body.size / 3) {
    staging.travel = way.norm();
    staging.heading = std::atan2(way.x(), way.z());
  } else if (left.norm() > 1e-9) {
    staging.heading = std::atan2(-left.z(), left.x());
  }
  // The soles are on the ground most of the time; a low share is robust against a foot that dips.
  const std::size_t low = lows.size() / 12;
  std::nth_element(lows.begin(), lows.begin() + static_cast<std::ptrdiff_t>(low), lows.end());
  if (std::abs(lows[low]) > 0.08 * body.size) staging.ground = lows[low];
  return staging;
}

}  // namespace footfall::draw
