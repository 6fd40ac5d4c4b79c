// SPDX-License-Identifier: MIT
// Skeletons that motion files count on without holding them: joints, hierarchy, and the rest pose of an
// average adult for those of SMPL's joints.
#pragma once

#include <string>
#include <vector>

#include "base/math.h"

namespace footfall {

struct NamedSkeleton {
  std::string name;  // "SMPL", "SOMA" …; empty: not known
  std::vector<std::string> joints;
  std::vector<int> parents;   // in any order; -1: the root
  std::vector<Vec3> offsets;  // metres, at rest, all axes the world's; empty: not known
};

// By the number of joints: 22, 24, 52 and 55 are SMPL's, 30 and 77 SOMA's, 34 the Unitree G1's.
NamedSkeleton skeletonOf(std::size_t joints);

}  // namespace footfall
