// SPDX-License-Identifier: MIT
// Poses of a travelling stride: the poses of the stride carried along the path, with the feet brought by
// inverse kinematics to their positions on the ground or in the air.
#pragma once

#include <functional>
#include <vector>

#include "figure/ik/three_bone_ik.h"
#include "gait/travel/follow.h"

namespace footfall::gait {

// The ground frame under the pelvis in one frame. Radians; lean is into the turn, positive to the left.
struct BodyGuide {
  Vec3 position = Vec3::Zero();
  double yaw = 0, pitch = 0, roll = 0, lean = 0;
  double tilt = 0;             // from vertical towards the normal of the slope, for the offset of the pelvis
  double spine = 0, look = 0;  // turns from pelvis to chest and on to the head
  std::vector<double> tail;    // turn of each tail joint relative to the pelvis
};

struct MissedReach {
  double missed = 0;  // largest distance of a standing ankle from its position, metres
  double time = 0;    // of that, seconds
};

class TravelPosePlan {
 public:
  // All arguments must outlive the plan.
  TravelPosePlan(const GaitClock& clock, std::size_t frames, double frameRate,
                 const std::vector<BodyGuide>& bases, const std::vector<std::vector<FootFrame>>& feet,
                 const std::function<double(double)>& speed, const FollowOptions& options);

  // The position of each hip in each frame with the body at its full height.
  std::vector<std::vector<Vec3>> hips() const;
  double restReach(std::size_t leg) const { return soft_[leg]; }  // metres from hip to ankle of a relaxed leg
  // How far the body comes down in each frame for the legs to reach; smooth over time.
  std::vector<double> bodyDrops(const std::vector<std::vector<Vec3>>& hips) const;
  // body: the pelvis in each frame, as in Performance.
  Motion motion(const std::vector<double>& drop, std::vector<Frame>& body,
                std::vector<MissedReach>& missed) const;

 private:
  void poseTrunk(std::size_t frame, double drop, Pose& local, Pose& world) const;
  double poseLeg(std::size_t frame, std::size_t leg, Pose& world) const;
  Motion emptyMotion() const;
  Vec3 kneeSide(std::size_t leg, const Pose& world) const;  // perpendicular to the leg; no unit
  bool bendsBack(std::size_t leg, const Stride& stride) const;
  double longestStance(std::size_t leg) const;
  void turnChain(const std::vector<int>& joints, double angle, const Vec3& axis, Pose& world) const;

  const GaitClock& clock_;
  const std::size_t frames_;
  const double frameRate_;
  const std::vector<BodyGuide>& bases_;
  const std::vector<std::vector<FootFrame>>& feet_;
  const std::function<double(double)>& speed_;
  const FollowOptions& options_;
  const Character& character_;
  Pose rest_, restLocal_;
  Quat untwist_;
  std::vector<int> legOf_;  // leg of each joint; -1: the trunk
  std::vector<char> slides_;
  std::vector<char> zigzag_;        // legs of three bones whose lower joint bends against the upper one
  std::vector<double> meanHeight_;  // of the root, per gait
  std::vector<double> soft_;        // per leg
};

}  // namespace footfall::gait
