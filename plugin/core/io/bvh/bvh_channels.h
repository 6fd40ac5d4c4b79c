// SPDX-License-Identifier: MIT
// BVH's names for channels and its order of rotations; shared by the reader and the writer.
#pragma once

#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

inline constexpr const char* kBvhChannels[] = {"Xposition", "Yposition", "Zposition",
                                               "Xrotation", "Yrotation", "Zrotation"};  // by ChannelKind

// BVH multiplies a joint's rotations as they stand in the file, the first outermost: Zrotation Yrotation
// Xrotation is Rz·Ry·Rx, which is RotationOrder::XYZ. Whether these axes, in file order, can be a rotation of
// this order; fewer than three can where those that are there stand in its sequence.
inline bool bvhAxesAgree(const std::vector<int>& axes, RotationOrder order) {
  const int* applied = axesOf(order);
  std::size_t met = 0;
  for (int i = 2; i >= 0 && met < axes.size(); --i) met += applied[i] == axes[met] ? 1 : 0;
  return met == axes.size();
}

}  // namespace footfall
