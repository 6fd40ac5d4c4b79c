// SPDX-License-Identifier: MIT
// Tangent vectors from tangent types, as Maya computes them.
#pragma once

#include "curve/curve.h"

namespace footfall {

struct TangentPair {
  Tangent in, out;
};

// The tangents of key between its neighbours (null at the ends of the curve).
TangentPair computeTangents(const Key* previous, const Key& key, const Key* next, bool weighted);

// What a step tangent and a stepnext tangent are in the place of a vector.
inline constexpr Tangent kStepTangent{0, 0};
inline constexpr Tangent kStepNextTangent{3.402823466385288598e38, 3.402823466385288598e38};
inline bool isStep(const Tangent& t) {
  return t.x == 0 && t.y == 0;
}
inline bool isStepNext(const Tangent& t) {
  return t.x == kStepNextTangent.x && t.y == kStepNextTangent.y;
}

}  // namespace footfall
