// SPDX-License-Identifier: MIT
// Fits a motion to what BVH can say: a joint is an offset and a rotation, without orient, axis or scale.
#pragma once

#include "figure/motion/motion.h"

namespace footfall {

// The same movement, every joint's world position and (up to a scale) orientation kept at every frame, on a
// skeleton with zero jointOrient, rotateAxis and rest rotation and scale 1:
// - jointOrient·R·rotateAxis becomes one rotation per frame in the joint's rotation order, unwrapped;
// - a joint without (all) rotation channels that is turned at rest gets constant ones;
// - a constant even scale goes into the offsets and positions below it, and scale channels go;
// - channels are a joint's after the other's, depth first, rotations in the order BVH multiplies them,
// outermost first. A motion that BVH holds as it is comes back unchanged, channel for channel, its rest
// rotations apart. Throws Error for a scale that is uneven or changes over time, naming the joint.
Motion foldForBvh(const Motion& motion);

}  // namespace footfall
