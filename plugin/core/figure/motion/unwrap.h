// SPDX-License-Identifier: MIT
#pragma once

#include "figure/motion/motion.h"

namespace footfall {

// The same rotations at every frame, with angles that run on from frame to frame: whole turns taken out, and
// where a joint's three angles jump to their other form (x + 180°, 180° - y, z + 180°), the form nearer to
// the frame before. Captured files jump so; curves made of them would spin between frames. Values that do not
// jump stay as they are.
Motion unwrapped(const Motion& motion);

// The same rotations with the angles of a joint in another order, its channels in the order files list them
// (outermost first). A joint without three rotation channels stays as it is.
Motion withRotationOrder(const Motion& motion, int joint, RotationOrder order);

// The order in which a joint's middle angle stays farthest from its pole (±90°) over the frames; the joint's
// own where none is better by 10°.
RotationOrder steadiestOrder(const Motion& motion, int joint);

}  // namespace footfall
