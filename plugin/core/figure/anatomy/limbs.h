// SPDX-License-Identifier: MIT
// Which joints of a skeleton are legs, feet, arms and head: found by names where they speak, by shape
// otherwise.
#pragma once

#include <string>
#include <vector>

#include "figure/anatomy/joint_names.h"
#include "figure/motion/skeleton.h"

namespace footfall {

struct Leg {
  std::string name;  // "left", "right"; with four legs "frontLeft", "hindRight" …; more: "left1" …
  BodySide side = BodySide::Middle;
  // From the hip (or shoulder) to the ankle: at least two, the bones between them longer than 0. Joints
  // called roll or twist, and what only carries the hip sideways, are left out.
  std::vector<int> joints;
  int ball = -1;  // the joint at the ball of the foot, where the toes bend; -1: the foot is one piece
  int tip = -1;   // where the foot ends in front; -1: unknown

  int hip() const { return joints.front(); }
  int ankle() const { return joints.back(); }
};

struct Arm {
  BodySide side = BodySide::Middle;
  std::vector<int> joints;  // shoulder, elbow, wrist
};

struct Limbs {
  int root = -1;    // the joint that carries the figure
  int pelvis = -1;  // where the (hind) legs meet
  int chest = -1;   // where the arms or forelegs meet; -1: none
  int head = -1;    // -1: none
  std::vector<Leg> legs;
  std::vector<Arm> arms;
  // Where the figure faces at rest: unit, horizontal. By its sides where names tell left from right, else by
  // its feet, else +Z.
  Vec3 forward = Vec3::UnitZ();

  Vec3 left() const { return Vec3::UnitY().cross(forward); }
};

// Never throws: a figure without legs comes back without legs.
Limbs findLimbs(const Skeleton& skeleton);

}  // namespace footfall
