// SPDX-License-Identifier: MIT
// Which part of a body a joint is, by the names of the schools of rigging there are: the same word means a
// calf in one and a thigh in another, so that a school is recognised by all its names together first.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "figure/anatomy/joint_names.h"
#include "figure/motion/skeleton.h"

namespace footfall {

enum class BonePart : std::uint8_t {
  None,
  Hips,
  Head,
  Clavicle,
  UpperArm,
  Forearm,
  Hand,
  Thigh,
  Calf,
  Foot,
  Toe,
  Thumb,
  Index,
  Middle,
  Ring,
  Little
};

struct BoneRole {
  BonePart part = BonePart::None;
  BodySide side = BodySide::Middle;
  int segment = 0;  // of fingers: 0 the first phalanx

  bool operator==(const BoneRole& other) const {
    return part == other.part && side == other.side && segment == other.segment;
  }
};

struct BoneRoles {
  std::string school;           // "Mixamo", "Unreal mannequin" …; empty: none is recognised
  double coverage = 0;          // share of the names of the school's limbs, hips and head that are there
  std::vector<BoneRole> roles;  // one per joint; fingers also where no school is recognised
};

// A school is recognised where nine names in ten are there.
BoneRoles boneRoles(const Skeleton& skeleton);

const std::vector<std::string>& boneSchools();  // their names

}  // namespace footfall
