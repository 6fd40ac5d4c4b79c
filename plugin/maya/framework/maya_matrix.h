// SPDX-License-Identifier: MIT
// Maya's matrices, on row vectors, as the engine's, on column vectors. Numbers stay as they are.
#pragma once

#include <maya/MMatrix.h>

#include "figure/motion/scene_axes.h"

namespace footfall::maya {

inline Affine affineOf(const MMatrix& matrix) {
  Affine result;
  for (int r = 0; r < 4; ++r) {
    for (int c = 0; c < 4; ++c)
      result.matrix()(r, c) = matrix[static_cast<unsigned>(c)][static_cast<unsigned>(r)];
  }
  return result;
}

inline MMatrix matrixOf(const Affine& affine) {
  MMatrix result;
  for (int r = 0; r < 4; ++r) {
    for (int c = 0; c < 4; ++c)
      result[static_cast<unsigned>(c)][static_cast<unsigned>(r)] = affine.matrix()(r, c);
  }
  return result;
}

}  // namespace footfall::maya
