// SPDX-License-Identifier: MIT
// Fixed tangents of .anim files: an angle and a weight, measured with x in frames and y in the file's output
// unit.
#pragma once

#include <string>

#include "curve/curve.h"
#include "io/maya/maya_keys.h"

namespace footfall {

struct AnimTangentUnits {
  FileUnit input;      // frames to seconds, or none
  FileUnit output;     // the file's value unit to the curve's
  double radians = 1;  // in a unit of tangent angles
  bool weighted = false;
  bool directionOnly = false;  // when written: the curve keeps no length (keepsDirectionOnly)
};

// The tangent vector 3·weight·(cos, sin) of an angle in the file's unit. Unweighted curves keep the direction
// alone; weight 0 is the vector without length. A right angle is exactly upright.
Tangent readAnimTangent(double angle, double weight, const AnimTangentUnits& units);

// Appends "angle weight" that reads as exactly this tangent, or, where no number does, as the nearest that
// one does: what was read is written with the same digits again.
void appendAnimTangent(std::string& out, Tangent tangent, const AnimTangentUnits& units);

}  // namespace footfall
