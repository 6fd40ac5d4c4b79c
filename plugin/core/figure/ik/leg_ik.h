// SPDX-License-Identifier: MIT
// A leg between hip and ankle: its segments' attitudes, knees facing between where the body and the foot
// face.
#pragma once

#include <vector>

#include "figure/anatomy/character.h"
#include "figure/ik/three_bone_ik.h"
#include "figure/perform/upper_body.h"

namespace footfall {

class LegIk {
 public:
  LegIk(const Character& character, int leg);

  // Sets the turns of the leg's joints from the hip down to above the ankle, for hip and ankle in the world
  // and the axes of pelvis and foot. The ankle must be within reach. foldBelow: of a leg of three bones
  // (three_bone_ik.h).
  void turns(const Vec3& hip, const Vec3& ankle, const Quat& pelvis, const Quat& foot, JointTurns& out,
             double foldBelow = 0) const;

  // Where the knee of a leg that reaches by `way` points: across it, of any length.
  Vec3 pole(const Vec3& way, const Quat& pelvis, const Quat& foot) const;

 private:
  Vec3 hingeOf(const Quat& pelvis, const Quat& foot) const;  // world

  std::vector<int> joints_;
  std::vector<Vec3> rest_;  // the joints at rest from the hip, world
  Vec3 hinge_;  // the axis the leg bends about at rest, unit, in the figure's axes: knee × (hip to ankle)
  BendOptions options_;
  ThreeBoneShape shape_;
};

}  // namespace footfall
