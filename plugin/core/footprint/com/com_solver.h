// SPDX-License-Identifier: MIT
// Finds the path of the centre of mass, by either of two methods.
#pragma once

#include <cstdint>
#include <vector>

#include "base/progress.h"
#include "footprint/com/com_problem.h"

namespace footfall::footprint {

enum class ComMethod : std::uint8_t {
  Fast,   // Newton's method on a smoothed E, with the smoothing reduced step by step
  Greedy  // the published search along one number at a time (section 2.4.3), kept as the reference
};

struct ComSolverOptions {
  ComMethod method = ComMethod::Fast;

  // Greedy: lengths of the trial steps in metres and metres per second, one after the other.
  std::vector<double> scales{0.06, 0.02};
  double gain = 1e-6;  // a sweep that gains less ends a scale
  int maxSweeps = 500;

  // Fast.
  double smoothing = 30;         // the largest first ε, m/s²
  double leastSmoothing = 5e-4;  // the last ε
  double tolerance = 1e-3;       // share of E that a step must promise to be worth taking
  int maxIterations = 200;
};

struct ComSolution {
  ComPath path;
  ComCost cost;          // without smoothing
  double startCost = 0;  // of the guess
  int iterations = 0;    // Newton steps, or sweeps over all numbers
  bool converged = false;
};

// From a guess, or from the solution of a similar problem (a warm start). The same bits each time. The guess
// must have the knots of the problem; fixed values are set. Never returns a path that costs more than the
// guess.
ComSolution solveCom(const ComProblem& problem, const ComPath& guess, const ComSolverOptions& options = {},
                     const Progress& progress = {});

// The two methods.
ComSolution solveGreedy(const ComProblem& problem, const ComPath& guess, const ComSolverOptions& options,
                        const Progress& progress = {});
ComSolution solveFast(const ComProblem& problem, const ComPath& guess, const ComSolverOptions& options,
                      const Progress& progress = {});

}  // namespace footfall::footprint
