// SPDX-License-Identifier: MIT
#include "warp/blend/blend_path.h"

#include <algorithm>
#include <limits>

#include "figure/motion/pose.h"

namespace footfall::warp {
namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

Vec3 turned(const Vec3& v, double yaw) {
  return Eigen::AngleAxisd(yaw, Vec3::UnitY()) * v;
}

// From one place to another, seen from the first.
FigurePlacement stepOf(const FigurePlacement& from, const FigurePlacement& to) {
  return {turned(to.position - from.position, -from.yaw), to.yaw - from.yaw};
}

}  // namespace

Isometry FigurePlacement::frame() const {
  return Isometry(Eigen::Translation3d(position) * Eigen::AngleAxisd(yaw, Vec3::UnitY()));
}

FigurePlacement placeAt(const Heading& heading, double frame) {
  const std::size_t i = std::min(static_cast<std::size_t>(frame), heading.size() - 1);
  const std::size_t j = std::min(i + 1, heading.size() - 1);
  const double u = frame - static_cast<double>(i);
  if (u == 0) return {heading.position[i], heading.yaw[i]};
  return {(1 - u) * heading.position[i] + u * heading.position[j],
          (1 - u) * heading.yaw[i] + u * heading.yaw[j]};
}

std::vector<FigurePlacement> blendedPath(const Heading& first, const Heading& second, const BlendPlan& plan) {
  const std::size_t frames = plan.last - plan.first;
  std::vector<FigurePlacement> path = {placeAt(first, static_cast<double>(plan.first))};
  for (std::size_t k = 0; k < frames; ++k) {
    const double middle = (static_cast<double>(k) + 0.5) / static_cast<double>(frames);
    const double w = fadeWeight(middle, plan.shape).value;
    const FigurePlacement a = stepOf(placeAt(first, plan.ofFirst[k]), placeAt(first, plan.ofFirst[k + 1]));
    const FigurePlacement b =
        stepOf(placeAt(second, plan.ofSecond[k]), placeAt(second, plan.ofSecond[k + 1]));
    const FigurePlacement& now = path.back();
    path.push_back({now.position + turned(w * a.position + (1 - w) * b.position, now.yaw),
                    now.yaw + w * a.yaw + (1 - w) * b.yaw});
  }
  return path;
}

std::optional<double> groundNear(const ContactReport& report, double time) {
  double sum = 0;
  int legs = 0;
  for (std::size_t leg = 0; leg < report.limbs.legs.size(); ++leg) {
    const Contact* nearest = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const Contact& contact : report.contacts) {
      if (at(contact.leg) != leg || contact.ball.end <= contact.ball.start) continue;
      const double away = std::max({contact.ball.start - time, time - contact.ball.end, 0.0});
      if (away < least) least = away, nearest = &contact;
    }
    if (!nearest) continue;
    sum += nearest->ballPosition.y();
    ++legs;
  }
  return legs > 0 ? std::optional<double>(sum / legs) : std::nullopt;
}

Isometry worldFrameOf(const Skeleton& skeleton, const Pose& local, int joint, Pose& world) {
  worldFromLocal(skeleton, local, world);
  return world.frame(joint);
}

void setWorldFrame(const Skeleton& skeleton, int joint, const Isometry& frame, const Pose& world,
                   Pose& local) {
  const int parent = skeleton.joints[at(joint)].parent;
  const Isometry inside = parent < 0 ? frame : world.frame(parent).inverse() * frame;
  local.position[at(joint)] = inside.translation();
  local.rotation[at(joint)] = Quat(inside.rotation()).normalized();
}

}  // namespace footfall::warp
