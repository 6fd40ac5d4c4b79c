// SPDX-License-Identifier: MIT
// The search of section 2.4.3: each number in turn is moved by ±δ while that lowers E. Two errata of the
// printed pseudocode are corrected: the second trial subtracts, and a success is repeated in the same
// direction.
#include <cmath>

#include "footprint/com/com_solver.h"

namespace footfall::footprint {
namespace {

// Along +Z, along +X, up; places before velocities. The order decides which of many solutions is found.
constexpr std::size_t kOrder[] = {2, 0, 1, 5, 3, 4};

class Greedy {
 public:
  Greedy(const ComProblem& problem, ComPath path) : problem_(problem), path_(std::move(path)) {
    problem_.settle(path_);
    free_.assign(6 * path_.knots.size(), 1);
    for (const FixedKnot& fixed : problem.fixedKnots()) {
      for (std::size_t c = 0; c < 3; ++c) {
        if (fixed.position) free_[6 * static_cast<std::size_t>(fixed.knot) + c] = 0;
        if (fixed.velocity) free_[6 * static_cast<std::size_t>(fixed.knot) + 3 + c] = 0;
      }
    }
    for (std::size_t s = 0; s < problem.spans().size(); ++s)
      spanCost_.push_back(problem.spanCost(s, path_.knots[s], path_.knots[s + 1]));
  }

  // One pass over all numbers; returns the gain.
  double sweep(double delta) {
    double gained = 0;
    const std::size_t knots = path_.knots.size() - (problem_.loop() ? 1 : 0);
    for (std::size_t k = 0; k < knots; ++k) {
      for (const std::size_t c : kOrder) {
        if (!free_[6 * k + c]) continue;
        double won = follow(k, c, delta);
        if (won == 0) won = follow(k, c, -delta);
        gained += won;
      }
    }
    return gained;
  }

  const ComPath& path() const { return path_; }

 private:
  double& value(std::size_t knot, std::size_t c) {
    return c < 3 ? path_.knots[knot].position[static_cast<Eigen::Index>(c)]
                 : path_.knots[knot].velocity[static_cast<Eigen::Index>(c - 3)];
  }

  // Only the spans that meet in the knot are evaluated.
  double localCost(std::size_t knot, double& before, double& after) {
    const std::size_t spans = spanCost_.size();
    const bool wraps = problem_.loop() && knot == 0;
    if (wraps) problem_.settle(path_);
    const std::size_t left = wraps ? spans - 1 : knot - 1;
    before = knot > 0 || wraps ? problem_.spanCost(left, path_.knots[left], path_.knots[left + 1]) : 0;
    after = knot < spans && !(wraps && left == 0)
                ? problem_.spanCost(knot, path_.knots[knot], path_.knots[knot + 1])
                : 0;
    return before + after;
  }

  double follow(std::size_t knot, std::size_t c, double delta) {
    const std::size_t spans = spanCost_.size();
    const bool wraps = problem_.loop() && knot == 0;
    const bool hasLeft = knot > 0 || wraps;
    const std::size_t left = wraps ? spans - 1 : knot - 1;
    const bool hasRight = knot < spans && !(wraps && left == 0);
    double gained = 0;
    for (;;) {
      const double kept = value(knot, c);
      const double now = (hasLeft ? spanCost_[left] : 0) + (hasRight ? spanCost_[knot] : 0);
      value(knot, c) = kept + delta;
      double before = 0, after = 0;
      const double next = localCost(knot, before, after);
      if (!(next < now)) {
        value(knot, c) = kept;
        if (wraps) problem_.settle(path_);
        return gained;
      }
      gained += now - next;
      if (hasLeft) spanCost_[left] = before;
      if (hasRight) spanCost_[knot] = after;
    }
  }

  const ComProblem& problem_;
  ComPath path_;
  std::vector<char> free_;
  std::vector<double> spanCost_;
};

}  // namespace

ComSolution solveGreedy(const ComProblem& problem, const ComPath& guess, const ComSolverOptions& options,
                        const Progress& progress) {
  ComSolution solution;
  Greedy greedy(problem, guess);
  solution.startCost = problem.cost(greedy.path()).sum();
  solution.converged = true;
  for (std::size_t scale = 0; scale < options.scales.size(); ++scale) {
    bool settled = false;
    for (int i = 0; i < options.maxSweeps && !settled; ++i) {
      report(progress,
             (static_cast<double>(scale) + 1.0 - 1.0 / (1 + i)) / static_cast<double>(options.scales.size()));
      ++solution.iterations;
      settled = greedy.sweep(options.scales[scale]) < options.gain;
    }
    solution.converged = solution.converged && settled;
  }
  solution.path = greedy.path();
  problem.settle(solution.path);
  solution.cost = problem.cost(solution.path);
  return solution;
}

}  // namespace footfall::footprint
