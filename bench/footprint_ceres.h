// SPDX-License-Identifier: MIT
// The path of the centre of mass by Ceres' Levenberg-Marquardt, for comparison.
#pragma once

#include "footprint/com/com_problem.h"

namespace footfall {

// Whether the benchmarks were built with Ceres.
bool hasCeres();
// The same E, its norms rounded by ε and sharpened in steps from 10 to 2e-4 m/s²; points of support stay in
// the middles of the feet. Returns the path, or the guess without Ceres.
footprint::ComPath solveWithCeres(const footprint::ComProblem& problem, const footprint::ComPath& guess);

}  // namespace footfall
