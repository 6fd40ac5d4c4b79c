// SPDX-License-Identifier: MIT
// Classes of few examples made steerable: a recorded stride is warped to other speeds and turns. Speed comes
// half from longer steps and half from a quicker cadence, as people change theirs; a turn from turning the
// base and leaning into the bend. Planting then puts the feet where the new base has them.
#pragma once

#include "locomotion/library/library.h"

namespace footfall::locomotion {

// Adds warped strides where the recorded ones of a class of steps do not reach: at most four. Their
// confidence is less the farther they are from what was recorded.
void addWarpedExamples(MotionClass& cls, const PoseSpace& space);

// One stride at another velocity.
Clip warpedTo(const Clip& clip, const Velocity& velocity, const PoseSpace& space);

}  // namespace footfall::locomotion
