// SPDX-License-Identifier: MIT
#include "warp/figure/reach_sharing.h"

#include <algorithm>
#include <cmath>

#include "figure/anatomy/sole_points.h"
#include "figure/ik/motion_ranges.h"
#include "warp/figure/joint_turns.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

std::size_t bodyIndex(int i) {
  return static_cast<std::size_t>(i);
}

bool carries(const Skeleton& skeleton, int joint, int below) {
  return below >= joint && below < subtreeEnd(skeleton, joint);
}

void moveBody(const Skeleton& skeleton, Pose& world, int joint, const Vec3& by) {
  const int end = subtreeEnd(skeleton, joint);
  for (int j = joint; j < end; ++j) world.position[bodyIndex(j)] += by;
}

}  // namespace

ReachSharing::ReachSharing(const Motion& motion, const Limbs& limbs, const JointedLimbs& hinges)
    : skeleton_(motion.skeleton), limbs_(limbs), masses_(massModel(motion.skeleton, limbs)) {
  for (const std::vector<JointedLimb>* all : {&hinges.legs, &hinges.arms}) {
    for (const JointedLimb& limb : *all) {
      if (limb.bones > 0) roots_.push_back(limb.root());
    }
  }
  for (const int joint : {limbs.root, limbs.pelvis}) {
    if (carrier_ < 0 && joint >= 0 && !translationChannels(motion, joint).empty()) carrier_ = joint;
  }
  if (!limbs.legs.empty()) legLength_ = legLength(motion.skeleton, limbs.legs.front());
}

ReachSharing::Parts ReachSharing::partsAbove(const JointedLimb& limb) const {
  Parts parts;
  const auto shared = [&](int joint) {
    return std::any_of(roots_.begin(), roots_.end(),
                       [&](int root) { return root != limb.root() && carries(skeleton_, joint, root); });
  };
  const bool leg = std::any_of(limbs_.legs.begin(), limbs_.legs.end(),
                               [&](const Leg& own) { return own.hip() == limb.root(); }) &&
                   (limbs_.legs.size() == 2 || limbs_.pelvis < 0 ||
                    skeleton_.joints[bodyIndex(limb.root())].parent == limbs_.pelvis);
  if (leg) return parts;
  int joint = skeleton_.joints[bodyIndex(limb.root())].parent;
  for (; joint >= 0 && joint != limbs_.pelvis && !shared(joint);
       joint = skeleton_.joints[bodyIndex(joint)].parent)
    parts.blade.push_back(joint);
  for (; joint >= 0 && joint != limbs_.pelvis && joint != carrier_;
       joint = skeleton_.joints[bodyIndex(joint)].parent)
    parts.spine.push_back(joint);
  if (joint < 0) parts.spine.clear();  // not above a pelvis: not a spine
  return parts;
}

std::vector<int> ReachSharing::joints(const JointedLimb& limb) const {
  Parts parts = partsAbove(limb);
  parts.blade.insert(parts.blade.end(), parts.spine.begin(), parts.spine.end());
  return parts.blade;
}

// Turns each joint, so that the limb's root comes as near to the target as wanted, by at most `range` in all:
// in a few sweeps, so that all of them turn. The triangle of joint, root and target gives each angle. Returns
// how far the root is then from the target.
double ReachSharing::bend(Pose& world, const JointedLimb& limb, const Vec3& target, double wanted,
                          const std::vector<int>& joints, double range) const {
  const auto distance = [&] { return (target - world.position[bodyIndex(limb.root())]).norm(); };
  if (joints.empty() || range <= 0) return distance();
  constexpr int kSweeps = 6;
  const double step = range / (kSweeps * static_cast<double>(joints.size()));
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    for (const int joint : joints) {
      const Vec3 toRoot = world.position[bodyIndex(limb.root())] - world.position[bodyIndex(joint)];
      const Vec3 toTarget = target - world.position[bodyIndex(joint)];
      const double r = toRoot.norm(), a = toTarget.norm(), d = distance();
      const Vec3 axis = toRoot.cross(toTarget);
      if (d <= wanted || axis.norm() < 1e-6 * r * a) continue;
      const auto angleAt = [&](double away) {
        return std::acos(std::clamp((a * a + r * r - away * away) / (2 * a * r), -1.0, 1.0));
      };
      const double angle = std::min(angleAt(d) - angleAt(wanted), step);
      turnJoint(skeleton_, world, joint, Quat(Eigen::AngleAxisd(angle, axis.normalized())));
    }
  }
  return distance();
}

bool ReachSharing::give(Pose& world, const JointedLimb& limb, const Vec3& target,
                        const ReachShares& shares) const {
  const double length = stretchedReach(limbPoseOf(skeleton_, world, limb));
  const double away = (target - world.position[bodyIndex(limb.root())]).norm();
  const double own = (world.position[bodyIndex(limb.end())] - world.position[bodyIndex(limb.root())]).norm();
  const double eased = std::max(tuning::kReachAlone * length, own),
               wanted = std::max(tuning::kReachShared * length, own);
  if (away <= eased || shares.none()) return false;
  const Parts parts = partsAbove(limb);
  const Pose before = world;
  const Vec3 centre = centreOfMass(masses_, before);
  const bool moves = carrier_ >= 0 && shares.hips > 0;
  Vec3 reached = Vec3::Zero(), balanced = Vec3::Zero();
  for (int pass = 0; pass < tuning::kReachPasses; ++pass) {
    world = before;
    if (moves) moveBody(skeleton_, world, carrier_, reached + balanced);
    // The shoulder blade goes along before the arm is straight.
    const double now = (target - world.position[bodyIndex(limb.root())]).norm();
    const double blade = std::max(eased, now - tuning::kBladeShare * std::max(0.0, now - eased));
    bend(world, limb, target, std::min(blade, std::max(wanted, eased)), parts.blade,
         shares.clavicle * motion_ranges::kClavicle);
    const double left =
        bend(world, limb, target, wanted, parts.spine, shares.spine * motion_ranges::kSpine) - wanted;
    if (!moves) break;
    // What is left the hips give: down as far as they may, and a little along.
    if (left > 1e-6) {
      const Vec3 way = (target - world.position[bodyIndex(limb.root())]).normalized();
      reached += shares.hips * left * way;
      // Going down helps as far as the target is below.
      const double above = before.position[bodyIndex(limb.root())].y() - target.y();
      const double down = std::clamp(above, 0.0, tuning::kReachSink * legLength_) * shares.hips;
      reached.y() = std::clamp(reached.y(), -down, 0.0);
      Vec3 level(reached.x(), 0, reached.z());
      const double most = tuning::kReachAlong * shares.hips;
      if (level.norm() > most) level *= most / level.norm();
      reached = Vec3(level.x(), reached.y(), level.z());
    }
    Pose arm = world;
    solveLimb(skeleton_, arm, limb, target);
    const Vec3 swayed = centreOfMass(masses_, arm) - centre - reached;
    balanced -= Vec3(swayed.x(), 0, swayed.z());
  }
  return true;
}

}  // namespace footfall::warp
