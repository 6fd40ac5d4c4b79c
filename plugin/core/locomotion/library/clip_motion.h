// SPDX-License-Identifier: MIT
// An example of a library as a motion, to be looked at.
#pragma once

#include "locomotion/library/library.h"

namespace footfall::locomotion {

// The loop so many times over, one or more, from the origin along +Z at its own speed and turn; ends with its
// first pose.
Motion motionOf(const Library& library, const Clip& clip, int loops = 1);

}  // namespace footfall::locomotion
