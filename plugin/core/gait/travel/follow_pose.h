// SPDX-License-Identifier: MIT
// Poses of a travelling stride: the stride's own, carried along, its feet brought to where they stand or fly.
#pragma once

#include <functional>
#include <vector>

#include "figure/ik/three_bone_ik.h"
#include "gait/travel/follow.h"

namespace footfall::gait {

// The ground's frame under the pelvis at a frame. Radians; lean is into the turn, left positive.
struct BodyGuide {
  Vec3 position = Vec3::Zero();
  double yaw = 0, pitch = 0, roll = 0, lean = 0;
  double tilt = 0;             // of what carries the pelvis: on a slope from upright towards its normal
  double spine = 0, look = 0;  // turns from pelvis to chest and on to the head
  std::vector<double> tail;    // turn of each joint of the tail against the pelvis
};

struct MissedReach {
  double missed = 0;  // metres a standing ankle is short at most
  double time = 0;    // seconds: when
};

class TravelPosePlan {
 public:
  // All that is referred to must outlive it.
  TravelPosePlan(const GaitClock& clock, std::size_t frames, double frameRate,
                 const std::vector<BodyGuide>& bases, const std::vector<std::vector<FootFrame>>& feet,
                 const std::function<double(double)>& speed, const FollowOptions& options);

  // Where each leg's hip is in each frame as long as the body is not let down.
  std::vector<std::vector<Vec3>> hips() const;
  double atEase(std::size_t leg) const { return soft_[leg]; }  // metres from hip to ankle, at most
  // How far the body has to come down in each frame for legs to reach, smoothly.
  std::vector<double> bodyDrops(const std::vector<std::vector<Vec3>>& hips) const;
  // body: the pelvis in each frame, as Performance has it.
  Motion motion(const std::vector<double>& drop, std::vector<Frame>& body,
                std::vector<MissedReach>& missed) const;

 private:
  void poseTrunk(std::size_t frame, double drop, Pose& local, Pose& world) const;
  double poseLeg(std::size_t frame, std::size_t leg, Pose& world) const;
  Motion emptyMotion() const;
  Vec3 kneeSide(std::size_t leg, const Pose& world) const;  // across the leg, no unit
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
  std::vector<int> legOf_;  // a joint's leg; -1: of the trunk
  std::vector<char> slides_;
  std::vector<char> zigzag_;        // legs of three bones: the lower joint bends against the upper one
  std::vector<double> meanHeight_;  // of the root, of each gait
  std::vector<double> soft_;        // of each leg
};

}  // namespace footfall::gait
