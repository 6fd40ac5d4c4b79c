// SPDX-License-Identifier: MIT
// A scene at another frame rate.
#pragma once

#include "scene/scene_conversion.h"

namespace footfall {

// In place. A sampled motion gets frames at the new rate; the report says how far joints are off at the
// frames it had. Keyed scenes keep their keys at their times, which then count in other frames; the report
// says how many keys are between frames. Throws Error where the rate is not above 0.
WriteReport changeRate(Scene& scene, double framesPerSecond);

}  // namespace footfall
