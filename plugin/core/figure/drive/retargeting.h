// SPDX-License-Identifier: MIT
// A motion of one figure on another: joints turn as the source's do, whatever their orients and rest pose,
// the way is scaled to the legs, and feet are put where the source's are.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "figure/anatomy/character.h"
#include "figure/motion/pose.h"

namespace footfall {

// A joint of the target and the joint of the source it follows, by names.
using JointMap = std::vector<std::pair<std::string, std::string>>;

// "rigJoint = sourceJoint, …"; an empty right side: the joint stays at rest. Throws Error for a part without
// =.
JointMap parseJointMap(const std::string& text);
std::string formatJointMap(const JointMap& map);

class Retargeting {
 public:
  // Joints named in the map follow as it says; the others by equal names where most names are equal, else by
  // what they are: pelvis, spine, neck, head, legs and arms of each side. Throws Error naming a joint of the
  // map that is not there, and for figures without a left and a right leg.
  Retargeting(const Character& source, const Character& target, const JointMap& map = {});

  double scale() const { return scale_; }  // of lengths: the target's hip height over the source's
  const std::vector<int>& follows() const { return follows_; }  // a joint of the target each; -1: rests
  JointMap map() const;                                         // of all joints that follow

  // Both world; the target's gets its size. No allocation once it has it.
  void apply(const Pose& source, Pose& target) const;
  // All frames, with three angles per joint and a moving root; unwrapped. near, where not null: the channels
  // of the frame before, whose angles the first frame's are next to.
  Motion apply(const Motion& source, const double* near = nullptr) const;

 private:
  void followNames(const JointMap& map);
  void followKinds();
  void alignBones();
  int nextFollowed(int joint) const;

  Character source_, target_;
  std::vector<int> follows_;
  std::vector<char> given_;
  std::vector<Quat> rest_;  // of the target, turned to face and point as the source at rest, after its turn
  Pose sourceRest_, targetRest_;
  double scale_ = 1;
  Quat facing_ = Quat::Identity();  // from where the target faces at rest to where the source does
};

}  // namespace footfall
