// SPDX-License-Identifier: MIT
#include "figure/motion/motion.h"

namespace footfall {

const char* attributeName(ChannelKind kind) {
  static constexpr const char* kNames[] = {"translateX", "translateY", "translateZ", "rotateX", "rotateY",
                                           "rotateZ",    "scaleX",     "scaleY",     "scaleZ"};
  return kNames[static_cast<int>(kind)];
}

}  // namespace footfall
