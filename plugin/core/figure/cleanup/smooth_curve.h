// SPDX-License-Identifier: MIT
// The smoothest curve through what is known: corrections between stands, and signals with their noise taken
// out.
#pragma once

#include <vector>

#include "base/math.h"

namespace footfall {

// What a curve of vectors, one per frame, costs: the sum over frames f of
//   hold[f] |x[f] - wanted[f]|² + steady[f] |x[f+1] - x[f]|² + bend[f] |x[f+2] - 2 x[f+1] + x[f]|²
//   + smooth[f] |third[f] + x[f+3] - 3 x[f+2] + 3 x[f+1] - x[f]|²
// Weights are one per frame; those that reach past the last frame count as 0.
struct CurveCost {
  std::vector<double> hold, steady, bend, smooth;
  std::vector<Vec3> wanted;  // empty: zero
  std::vector<Vec3> third;   // third differences of a signal that x corrects; empty: zero

  explicit CurveCost(std::size_t frames) : hold(frames), steady(frames), bend(frames), smooth(frames) {}
};

// The curve of least cost that keeps its value in the known frames. In time and memory proportional to the
// frames. Frames of no weight at all and nothing known around come out as zero.
void solveSmoothCurve(const CurveCost& cost, const std::vector<char>& known, std::vector<Vec3>& curve);

}  // namespace footfall
