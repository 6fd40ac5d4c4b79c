// SPDX-License-Identifier: MIT
// The rest of the body while the legs walk: pelvis and chest twist against each other, arms swing against the
// legs (together in a jump), the head faces along the path and a tail follows. Used by perform.
#pragma once

#include <vector>

#include "figure/motion/pose.h"
#include "figure/perform/jump_arms.h"
#include "figure/perform/perform.h"
#include "figure/perform/stride_motion.h"

namespace footfall {

// How far joints are turned from rest, in the world: world rotation = turn · rest world rotation. Joints
// without a turn of their own keep their rest rotation relative to the parent.
struct JointTurns {
  std::vector<Quat> turn;
  std::vector<char> own;

  explicit JointTurns(std::size_t joints) : turn(joints, Quat::Identity()), own(joints, 0) {}
  void set(int joint, const Quat& value) {
    turn[static_cast<std::size_t>(joint)] = value;
    own[static_cast<std::size_t>(joint)] = 1;
  }
};

class UpperBody {
 public:
  UpperBody(const Performance& performance, const Character& character, const PerformOptions& options);

  // The pelvis with its twist and list on the body frame of the performance.
  Frame pelvis(std::size_t frame) const;
  // Turns of pelvis, spine, neck, arms and tail at a frame.
  void turns(std::size_t frame, JointTurns& out) const;

 private:
  void trackHeading();
  void trackGravity();
  void trackTwist();
  void trackLoad();
  void measureTrunk();
  double pelvisRoll(std::size_t frame) const;
  double pelvisYaw(std::size_t frame) const;
  Quat chest(std::size_t frame) const;
  Quat head(std::size_t frame) const;
  void armTurns(std::size_t frame, JointTurns& out) const;
  void tailTurns(std::size_t frame, JointTurns& out) const;
  double headingBehind(std::size_t frame, double distance) const;
  int samples(double seconds) const;

  const Performance& performance_;
  const Character& character_;
  const PerformOptions& options_;
  JumpArms jumpArms_;
  Pose rest_;                                  // world
  Quat untwist_;                               // from the axes of the world to those of the resting figure
  std::vector<double> heading_;                // radians, smoothed
  std::vector<double> speed_;                  // metres per second, level, smoothed
  std::vector<double> running_;                // 0 walking … 1 running
  std::vector<double> hindTwist_, foreTwist_;  // radians of yaw
  std::vector<double> list_;                   // radians: left hip up
  std::vector<double> bank_, push_;            // radians that felt gravity is tilted: to the left, forwards
  StrideMotion strides_;
  double chestShare_ = 1;  // of the tilt of the line from hips to shoulders, by radian of the chest's; the
                           // pelvis's is the rest
  std::vector<double> stride_;  // half of how far the left foot is ahead of the right, in leg lengths
};

}  // namespace footfall
