// SPDX-License-Identifier: MIT
// A motion of one figure on another: joints turn as the source's do, whatever their orients and rest pose,
// the way is scaled to the legs, and feet are put where the source's are.
#pragma once

#include <cstdint>
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

// Where hands go, beyond turning as the source's do.
enum class HandsKeep : std::uint8_t {
  Turns,  // nothing more
  Body,   // where they are on the body: on hips, on the chest
  Other   // where they are to each other: clapping, holding one thing
};

struct RetargetingOptions {
  HandsKeep hands = HandsKeep::Turns;
  // A root above the hips is a bone of its own: it goes as the source's does, or stays, and the hips move
  // against it. Otherwise the root carries the hips where they have to be.
  bool rootOfItsOwn = false;
};

class Retargeting {
 public:
  // Joints named in the map follow as it says; the others by equal names where most names are equal, else by
  // what they are: pelvis, spine, neck, head, legs and arms of each side. Throws Error naming a joint of the
  // map that is not there, and for figures that have not the same legs, two or more, by name.
  Retargeting(const Character& source, const Character& target, const JointMap& map = {},
              const RetargetingOptions& options = {});

  double scale() const { return scale_; }  // of lengths: the target's hip height over the source's
  const std::vector<int>& follows() const { return follows_; }  // a joint of the target each; -1: rests
  JointMap map() const;                                         // of all joints that follow
  int carrier() const { return carrier_; }  // the joint of the target that moves to where the hips have to be

  // Both world; the target's gets its size. No allocation once it has it.
  void apply(const Pose& source, Pose& target) const;
  // All frames, with three angles per joint and a moving root; unwrapped. near, where not null: the channels
  // of the frame before, whose angles the first frame's are next to.
  Motion apply(const Motion& source, const double* near = nullptr) const;

 private:
  // A joint between two of the source: its turn is so much of the way from the first's to the second's.
  struct Between {
    int below = -1;
    double share = 1;
  };
  bool rootFollows() const {
    return options_.rootOfItsOwn && carrier_ != target_.limbs.root &&
           follows_[static_cast<std::size_t>(target_.limbs.root)] >= 0;
  }
  Quat turnOf(const Pose& source, std::size_t joint) const;
  void placeFeet(const Pose& source, Pose& target) const;
  void placeHands(const Pose& source, Pose& target) const;
  void followNames(const JointMap& map);
  void followKinds();
  void alignBones();
  int nextFollowed(int joint) const;

  Character source_, target_;
  RetargetingOptions options_;
  std::vector<int> follows_;
  std::vector<Between> between_;
  std::vector<char> given_;
  int carrier_ = -1;
  std::vector<Quat> rest_;  // of the target, turned to face and point as the source at rest, after its turn
  Pose sourceRest_, targetRest_;
  double scale_ = 1;
  Quat facing_ = Quat::Identity();  // from where the target faces at rest to where the source does
};

}  // namespace footfall
