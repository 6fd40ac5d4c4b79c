// SPDX-License-Identifier: MIT
// Where the hips go when feet are held: knees would take what the feet no longer do, the noise of the hips
// and, near straight, far more than that. So the hips give way by millimetres.
#pragma once

#include <cstddef>
#include <vector>

#include "base/math.h"

namespace footfall {

// One leg over a motion, one value per frame; metres, world.
struct LegLoad {
  std::vector<Vec3> hip;              // as they are
  std::vector<Vec3> ankle, foothold;  // as it is, and where it goes
  std::vector<char> stands;           // its knee counts there
  double upper = 0, lower = 0;        // hip to knee, knee to ankle
};

// How far the hips move in each frame so that the knees of standing legs bend as smoothly as they did and
// about as far, and the hips little and smoothly: least squares, by Gauss and Newton. still: leading frames
// that are left alone. Zero where no leg moves its foot.
std::vector<Vec3> hipPath(const std::vector<LegLoad>& legs, double frameTime, std::size_t still);

}  // namespace footfall
