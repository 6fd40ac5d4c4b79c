// SPDX-License-Identifier: MIT
#pragma once

#include "figure/motion.h"

namespace footfall {

// The same rotations at every frame, with angles that run on from frame to frame: whole turns taken out, and
// where a joint's three angles jump to their other form (x + 180°, 180° - y, z + 180°), the form nearer to
// the frame before. Captured files jump so; curves made of them would spin between frames. Values that do not
// jump stay as they are.
Motion unwrapped(const Motion& motion);

}  // namespace footfall
