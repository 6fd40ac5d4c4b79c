// SPDX-License-Identifier: MIT
#include "figure/ik/leg_ik.h"

#include <cmath>

#include "figure/ik/two_bone_ik.h"
#include "figure/motion/pose.h"

namespace footfall {

LegIk::LegIk(const Character& character, int leg)
    : joints_(character.limbs.legs[static_cast<std::size_t>(leg)].joints) {
  Pose rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  const Vec3 hip = rest.position[static_cast<std::size_t>(joints_.front())];
  for (const int joint : joints_) rest_.push_back(rest.position[static_cast<std::size_t>(joint)] - hip);
  const CharacterLeg& made = character.legs[static_cast<std::size_t>(leg)];
  hinge_ = made.knee.cross(made.ankle - made.hip);
  hinge_ = hinge_.norm() > 1e-9 ? Vec3(hinge_.normalized()) : Vec3(Vec3::UnitX());
  options_.hinge = Quat(Eigen::AngleAxisd(character.restYaw, Vec3::UnitY())) * hinge_;
  if (rest_.size() == 4) shape_ = threeBoneShape(rest_[0], rest_[1], rest_[2], rest_[3]);
}

// Half way from the body's heading to the foot's; the foot's pitch does not matter.
Vec3 LegIk::hingeOf(const Quat& pelvis, const Quat& foot) const {
  const Vec3 footLeft = pelvis.conjugate() * (foot * Vec3::UnitX());
  const double yaw = std::atan2(-footLeft.z(), footLeft.x());
  return pelvis * (Quat(Eigen::AngleAxisd(0.5 * yaw, Vec3::UnitY())) * hinge_);
}

// The hinge, not the knee, is held: it stays across the leg however high the knee is raised.
Vec3 LegIk::pole(const Vec3& way, const Quat& pelvis, const Quat& foot) const {
  return way.cross(hingeOf(pelvis, foot));
}

void LegIk::turns(const Vec3& hip, const Vec3& ankle, const Quat& pelvis, const Quat& foot, JointTurns& out,
                  double foldBelow) const {
  const Vec3 hinge = hingeOf(pelvis, foot), target = ankle - hip, pole = target.cross(hinge);
  if (rest_.size() == 2) {
    out.set(joints_[0], boneTurn(rest_[1], options_.hinge, target, hinge));
  } else if (rest_.size() == 3) {
    const TwoBoneResult leg = solveTwoBone(rest_[0], rest_[1], rest_[2], target, pole, options_);
    out.set(joints_[0], leg.upperTurn);
    out.set(joints_[1], leg.lowerTurn);
  } else {
    ThreeBoneShape shape = shape_;
    shape.foldBelow = foldBelow;
    const ThreeBoneResult leg =
        solveThreeBone(rest_[0], rest_[1], rest_[2], rest_[3], shape, target, pole, options_);
    out.set(joints_[0], leg.upperTurn);
    out.set(joints_[1], leg.middleTurn);
    out.set(joints_[2], leg.lowerTurn);
  }
}

}  // namespace footfall
