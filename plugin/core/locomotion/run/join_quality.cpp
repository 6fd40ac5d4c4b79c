// SPDX-License-Identifier: MIT
#include "locomotion/run/join_quality.h"

#include <algorithm>
#include <cmath>

#include "base/numeric/statistics.h"
#include "figure/quality/quality.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

constexpr double kLurch = 1.0 / 30;  // seconds over which the root's velocity changes

std::vector<Vec3> rootPlaces(const Motion& motion, std::size_t firstFrame) {
  std::vector<Vec3> places;
  Pose pose;
  pose.resize(motion.skeleton.size());
  const std::size_t root = static_cast<std::size_t>(std::max(0, findLimbs(motion.skeleton).root));
  for (std::size_t i = firstFrame; i < motion.frames(); ++i) {
    worldPose(motion, i, pose);
    places.push_back(pose.position[root]);
  }
  return places;
}

// Of the root alone, from each frame to the next.
std::vector<VelocityJumps> rootJumps(const Motion& motion, std::size_t firstFrame) {
  const std::vector<Vec3> places = rootPlaces(motion, firstFrame);
  if (places.size() < 3) return {};
  std::vector<Vec3> velocity;
  for (std::size_t i = 0; i + 1 < places.size(); ++i)
    velocity.push_back((places[i + 1] - places[i]) / motion.frameTime);
  const int half = std::max(2, static_cast<int>(std::lround(0.5 * tuning::kJumpWindow / motion.frameTime)));
  const std::vector<double> off = velocityJumps(velocity, half);
  std::vector<VelocityJumps> jumps(velocity.size());
  const std::size_t reach =
      std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(kLurch / motion.frameTime)));
  for (std::size_t i = 0; i < jumps.size(); ++i) {
    jumps[i].root = off[i];
    if (i < reach || i + reach >= places.size()) continue;
    jumps[i].lurch = (places[i + reach] - 2 * places[i] + places[i - reach]).norm() /
                     (static_cast<double>(reach) * motion.frameTime);
  }
  return jumps;
}

}  // namespace

std::vector<VelocityJumps> jumpsPerFrame(const Motion& motion, std::size_t firstFrame, int threads) {
  std::vector<VelocityJumps> jumps = rootJumps(motion, firstFrame);
  for (const std::vector<double>& joint : jointJumps(motion, firstFrame, tuning::kJumpWindow, threads)) {
    for (std::size_t i = 0; i < std::min(joint.size(), jumps.size()); ++i)
      jumps[i].joint = std::max(jumps[i].joint, joint[i]);
  }
  return jumps;
}

std::vector<Join> findJoins(const Library& library, const Motion& motion,
                            const std::vector<LocomotionSample>& samples, int threads) {
  const std::vector<VelocityJumps> jumps = jumpsPerFrame(motion, 0, threads);
  const auto name = [&](const LocomotionSample& s) {
    return library.classes[static_cast<std::size_t>(s.cls)].name + (s.transition ? "*" : "");
  };
  std::vector<Join> joins;
  for (std::size_t i = 1; i < samples.size(); ++i) {
    const LocomotionSample &a = samples[i - 1], &b = samples[i];
    const bool join = a.cls != b.cls || a.transition != b.transition ||
                      (a.applied == a.wanted) != (b.applied == b.wanted) || b.phase < a.phase - 0.5;
    if (!join) continue;
    Join one{b.time, name(a) + " -> " + name(b), {}};
    for (std::size_t k = i > 2 ? i - 2 : 0; k < std::min(jumps.size(), i + 2); ++k)
      one.jumps = worse(one.jumps, jumps[k]);
    joins.push_back(one);
  }
  return joins;
}

void JumpStatistics::add(const Motion& motion, std::size_t firstFrame) {
  for (const std::vector<double>& joint : jointJumps(motion, firstFrame, tuning::kJumpWindow))
    joint_.insert(joint_.end(), joint.begin(), joint.end());
  for (const VelocityJumps& jumps : rootJumps(motion, firstFrame)) {
    root_.push_back(jumps.root);
    lurch_.push_back(jumps.lurch);
  }
}

VelocityJumps JumpStatistics::usual() {
  if (joint_.empty() || root_.empty()) return {};
  return {quantile(joint_, 0.999), quantile(root_, 0.999), quantile(lurch_, 0.999)};
}

}  // namespace footfall::locomotion
