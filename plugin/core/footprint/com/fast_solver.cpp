// SPDX-License-Identifier: MIT
// Newton's method on E with rounded kinks (smooth_cost.h), the rounding ε reduced from step to step.
//
// Where physics is exact r is 0 and |r| has a kink: there Newton's method on √(r² + ε²) alone only converges
// from within a distance of ε. With the dual forces λ = r/φ as unknowns of their own (after Andersen,
// Christiansen, Conn and Overton, "An efficient primal-dual interior-point method for minimizing a sum of
// Euclidean norms", 2000) full steps go through while ε falls by a factor per step. The guess is used where
// it costs less than the path of a linear pendulum, so that a bad one does no harm and a previous solution
// saves most of the work.
#include <algorithm>
#include <cmath>
#include <utility>

#include "footprint/com/com_solver.h"
#include "footprint/com/smooth_cost.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

double dot(const std::vector<Vec6>& a, const std::vector<Vec6>& b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k].dot(b[k]);
  return sum;
}

class Descent {
 public:
  // as, within: see SmoothCost::constrainHeels.
  Descent(const ComProblem& problem, const ComPath& start, double startCost, const ComSolverOptions& options,
          HeelConstraint as = HeelConstraint::Free, double within = 0)
      : problem_(problem), cost_(problem), options_(options), state_(cost_.stateOf(start)) {
    duration_ = problem.spans().back().start + problem.spans().back().duration;
    unit_ = problem.options().mass;
    least_ = options.leastSmoothing * unit_;
    epsilon_ = std::clamp(10 * startCost / duration_, least_, options.smoothing * unit_);
    if (as != HeelConstraint::Free) {
      heelsConstrained_ = cost_.constrainHeels(state_, as, within);
      if (heelsConstrained_ == 0) return;
    }
    cost_.chooseSupports(state_);
    value_ = cost_.derivatives(state_, epsilon_, epsilon_, Curvature::Convex, gradient_, hessian_).now;
    cost_.accept();
    holdFixedKnots(problem_, gradient_, hessian_);
  }

  // One Newton step; false once no more can be gained.
  bool step() {
    if (!solver_.solve(hessian_, damping_, gradient_, step_)) {
      damping_ *= 100;
      return damping_ < 1e9;
    }
    const double promised = 0.5 * dot(gradient_, step_);
    const bool little = promised < options_.tolerance * value_;
    const bool last = epsilon_ <= least_ && little;
    const bool sharpen = epsilon_ > least_ && (little || promised < kRoundingPromise * epsilon_ * duration_);
    const double next = sharpen ? std::max(least_, kRoundingShrink * epsilon_) : epsilon_;
    if (last) {
      finish(promised);
      return false;
    }
    const bool moved = advance(promised, next);
    if (!moved && next == epsilon_) return increaseRounding();
    if (!moved) reevaluate(next);  // stuck with this ε: continue with the next
    return true;
  }

  const ComState& state() const { return state_; }
  bool converged() const { return converged_; }
  int kept() const { return heelsConstrained_; }
  SmoothCost& cost() { return cost_; }

 private:
  void placeTrial(double share) {
    trial_ = state_;
    for (std::size_t k = 0; k < trial_.size(); ++k) trial_[k] -= share * step_[k];
  }

  bool enough(double value, double share, double promised) const {
    return value < value_ - 1e-3 * share * promised;
  }

  // The share of the step that lowers E, the whole if possible; 0: none does. Leaves the state in trial_.
  double partThatGoesDown(double share, double promised) {
    for (int i = 0; i < 7; ++i, share *= 0.35) {
      placeTrial(share);
      if (enough(cost_.value(trial_, epsilon_), share, promised)) return share;
    }
    return 0;
  }

  // The last step: its derivatives are not needed.
  void finish(double promised) {
    converged_ = true;
    if (partThatGoesDown(1, promised) > 0) state_.swap(trial_);
  }

  // Where the whole of the last step was taken, most likely the whole of this one is, and its derivatives are
  // needed.
  bool advance(double promised, double next) {
    SmoothValue value;
    const auto look = [&] {
      value = cost_.derivatives(trial_, epsilon_, next, Curvature::Convex, trialGradient_, trialHessian_);
    };
    double share = share_ < 1 ? partThatGoesDown(1, promised) : 1;
    if (share == 0) return false;
    placeTrial(share);
    look();
    if (share_ == 1 && !enough(value.now, 1, promised)) {
      share = partThatGoesDown(0.35, promised);
      if (share == 0) return false;
      look();
    }
    share_ = share;
    state_.swap(trial_);
    cost_.accept();
    gradient_.swap(trialGradient_);
    std::swap(hessian_, trialHessian_);
    // Feet on the verge of going up on their toes could alternate for ever.
    if (changes_ < kMostHeelChanges && cost_.supportsDiffer() && cost_.chooseSupports(state_) > 0) {
      reevaluate(next);
      if (value_ > value.next) ++changes_;
    } else {
      value_ = value.next;
      epsilon_ = next;
      holdFixedKnots(problem_, gradient_, hessian_);
    }
    return true;
  }

  // No part of a step lowers E though much is promised: ε was reduced too soon. Back to a larger one.
  bool increaseRounding() {
    if (++rounded_ > kMostRoundings) return false;
    cost_.resetDuals();
    share_ = 1;
    reevaluate(std::min(epsilon_ / (kRoundingShrink * kRoundingShrink), options_.smoothing * unit_));
    return true;
  }

  void reevaluate(double next) {
    epsilon_ = next;
    value_ = cost_.derivatives(state_, next, next, Curvature::Convex, gradient_, hessian_).next;
    holdFixedKnots(problem_, gradient_, hessian_);
  }

  const ComProblem& problem_;
  SmoothCost cost_;
  const ComSolverOptions& options_;
  ComState state_, trial_;
  std::vector<Vec6> gradient_, trialGradient_, step_;
  BlockTridiagonal hessian_, trialHessian_;
  BlockSolver solver_;
  double duration_ = 0, unit_ = 1, least_ = 0, epsilon_ = 0, value_ = 0, share_ = 1, damping_ = 1e-9;
  int changes_ = 0, heelsConstrained_ = 0, rounded_ = 0;
  bool converged_ = false;
};

}  // namespace

ComSolution solveFast(const ComProblem& problem, const ComPath& guess, const ComSolverOptions& options,
                      const Progress& progress) {
  ComSolution solution;
  solution.path = guess;
  problem.settle(solution.path);
  solution.cost = problem.cost(solution.path);
  solution.startCost = solution.cost.sum();
  const ComPath pendulum = guessPendulum(problem);
  const ComCost pendulumCost = problem.cost(pendulum);
  const bool guessed = !(pendulumCost.sum() < solution.cost.sum());
  if (!guessed) {
    solution.path = pendulum;
    solution.cost = pendulumCost;
  }
  const auto descend = [&](Descent& descent) {
    int steps = 0;
    while (steps < options.maxIterations) {
      report(progress, static_cast<double>(steps) / options.maxIterations);
      ++steps;
      if (!descent.step()) break;
    }
    solution.iterations += steps;
    ComPath found = solution.path;
    descent.cost().setPath(descent.state(), found);
    const ComCost cost = problem.cost(found);
    if (!(cost.sum() <= solution.cost.sum())) return;
    solution.path = std::move(found);
    solution.cost = cost;
    solution.converged = descent.converged();
  };
  const auto descendFrom = [&](const ComPath& start, double cost) {
    Descent descent(problem, start, cost, options);
    descend(descent);
  };
  descendFrom(solution.path, solution.cost.sum());
  const double duration = problem.spans().back().start + problem.spans().back().duration;
  const auto compromised = [&] {
    return solution.cost.physics >= kCompromised * problem.options().mass * duration;
  };
  // Other starts, which do not depend on the guess, may lead to a better minimum: a loop has no fixed end.
  if (problem.loop() && guessed) descendFrom(pendulum, pendulumCost.sum());
  if (problem.loop() || compromised())
    descendFrom(problem.midStance(), problem.cost(problem.midStance()).sum());
  // Going up on the ball is a jump of E, which no slope shows: where physics is compromised, feet that have
  // only just gone up are tried flat, those on the verge of it on the ball.
  std::vector<std::pair<HeelConstraint, double>> trials = {{HeelConstraint::Flat, kHeelJustUp},
                                                           {HeelConstraint::Flat, kHeelAtEdge},
                                                           {HeelConstraint::OnBall, kHeelAtEdge}};
  if (problem.loop())
    trials.insert(trials.end(),
                  {{HeelConstraint::OnBall, kHeelNearEdge}, {HeelConstraint::OnBall, kHeelJustUp}});
  double before = 0;
  for (int round = 0; round < kHeelSearchRounds && solution.cost.sum() != before; ++round) {
    before = solution.cost.sum();
    if (!compromised()) break;
    for (const auto& [as, within] : trials) {
      Descent other(problem, solution.path, solution.cost.sum(), options, as, within);
      if (other.kept() > 0) descend(other);
    }
  }
  return solution;
}

ComSolution solveCom(const ComProblem& problem, const ComPath& guess, const ComSolverOptions& options,
                     const Progress& progress) {
  return options.method == ComMethod::Greedy ? solveGreedy(problem, guess, options, progress)
                                             : solveFast(problem, guess, options, progress);
}

}  // namespace footfall::footprint
