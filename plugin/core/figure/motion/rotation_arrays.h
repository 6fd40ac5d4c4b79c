// SPDX-License-Identifier: MIT
// Motions as plain arrays of rotations and positions, and back: how numeric programs hold them. Frames one
// after the other; a frame has its joints side by side; a rotation is w, x, y, z; metres.
#pragma once

#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

// What a motion is made of; a pointer that is null stands for what the skeleton has at rest.
struct RotationArrays {
  std::size_t frames = 0;
  const double* rotations = nullptr;     // #frames by #joints by 4, in the parent's space, any length but 0
  const double* root = nullptr;          // #frames by 3: positions of the first joint, in its parent's space
  const double* translations = nullptr;  // #frames by #joints by 3: of every joint; instead of root
};

// With three rotation channels for every joint that is not an end site, in the joint's own order, and three
// translation channels for the first joint (every joint, with translations). Angles are unwrapped. Throws
// Error naming frame and joint for a rotation of length 0 or a number that is not finite.
Motion motionFromRotations(Skeleton skeleton, const RotationArrays& arrays, double frameTime,
                           double startTime = 0);

// The motion with other rotations or translations, in the channels it has (setLocalPose); angles stay nearest
// to what they are in the frame before. arrays.root is not looked at. Throws Error as above, and where the
// number of frames differs.
Motion withRotations(const Motion& motion, const RotationArrays& arrays);

// #frames by #joints by 4 and by 3, each in the parent's space. Either may be null.
void localArrays(const Motion& motion, double* rotations, double* positions, int threads = 0);
// The same in the world.
void worldArrays(const Motion& motion, double* rotations, double* positions, int threads = 0);

// Forward kinematics of rotations without a motion: where every joint is in the world. parents: smaller than
// the joint's own index, -1 for a root; offsets: #joints by 3; rotations: unit; root: #frames by 3, added to
// the offset of the first joint. The same bits on any number of threads. Throws Error for a parent out of
// order.
struct ChainArrays {
  std::vector<int> parents;
  const double* offsets = nullptr;
  const double* rotations = nullptr;
  const double* root = nullptr;  // null: at the offset
  std::size_t frames = 0;
};
void forwardKinematics(const ChainArrays& chain, double* worldRotations, double* worldPositions,
                       int threads = 0);

}  // namespace footfall
