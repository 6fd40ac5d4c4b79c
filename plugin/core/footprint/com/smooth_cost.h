// SPDX-License-Identifier: MIT
// E with rounded kinks and its first two derivatives: what the fast solver sees.
//
// At a sample with centre of mass x and acceleration a, w = m(a - g) is the force the legs should give and r
// = w
// - Σ α d the part they cannot (d = x - s from the points of support s, α >= 0 the pushes in use). The
// physics |r| becomes φ = √(|r|² + ε²) - ε. With σ = Σα, y = dw - σ dx, D the used directions as columns, G =
// DᵀD, b = D G⁻¹ 1, γ = 1ᵀG⁻¹1 and Π = I - D G⁻¹ Dᵀ:
//   d½|r|² = r·y                       dr = Π y - b (r·dx)
//   d²½|r|² = yᵀΠy - 2 (b·y)(r·dx) - γ (r·dx)²
// docs/method/footprints.md has the steps.
#pragma once

#include <vector>

#include "footprint/com/block_tridiagonal.h"
#include "footprint/com/com_problem.h"

namespace footfall::footprint {

// The values of all knots: position, velocity. A loop's last knot is not among them.
using ComState = std::vector<Vec6>;

enum class Curvature : std::uint8_t {
  Exact,  // the second derivatives; may be indefinite
  Convex  // only what is never negative (generalised Gauss-Newton): a safe model
};

// For the ε that a step was made with, and for the next one.
struct SmoothValue {
  double now = 0, next = 0;
};

// Whether a foot may go up on its ball and come down again, or is constrained to one of the two.
enum class HeelConstraint : std::uint8_t { Free, Flat, OnBall };

struct SpanSamples;
struct PairedDuals;
struct PairedLegs;
struct PairedLegCosts;
class SpanTerms;

class SmoothCost {
 public:
  explicit SmoothCost(const ComProblem& problem);
  ~SmoothCost();

  // Σ weight·(φ + comfort + limits). The points of support stay as chooseSupports left them.
  double value(const ComState& state, double epsilon);
  // The values for both, the derivatives for nextEpsilon.
  SmoothValue derivatives(const ComState& state, double epsilon, double nextEpsilon, Curvature curvature,
                          std::vector<Vec6>& gradient, BlockTridiagonal& hessian);
  // The state last given to derivatives becomes the current one: dual forces continue from it.
  void accept();
  // Restarts the dual forces.
  void resetDuals() { begun_ = false; }
  // Sets every point of support to where the path has it (middle or ball). Returns how many changed.
  int chooseSupports(const ComState& state);
  // Constrains the feet whose legs are within `within` metres of where they go up on the ball: flat, their
  // legs below their longest, or on the ball. Returns how many of them were the other way before.
  int constrainHeels(const ComState& state, HeelConstraint as, double within);
  // Whether chooseSupports would change any for the state last given to derivatives.
  bool supportsDiffer() const { return differ_ || problem_.options().ballBlend > 0; }

  ComState stateOf(const ComPath& path) const;
  void setPath(const ComState& state, ComPath& path) const;

 private:
  // Two consecutive samples of a span, and the feet that either has on the ground.
  struct Samples {
    int first = 0, feet = 0;  // into legs_; of the one with more
    int count[2] = {0, 0};
    int supports[2] = {0, 0};  // first of each, into problem.supports()
  };

  SmoothValue span(std::size_t index, const Vec6& from, const Vec6& to, double epsilon, double nextEpsilon,
                   SpanTerms* terms, Curvature curvature);
  void replaceComfort(const Samples& samples, int foot, const Eigen::Array2d& length,
                      PairedLegCosts& costs) const;
  Vec6 knot(const ComState& state, std::size_t index) const;
  template <typename Visit>
  void eachLeg(const ComState& state,
               const Visit& visit);  // visit(legs, which of the two, support, centre of mass)

  const ComProblem& problem_;
  std::vector<SpanSamples> spanSamples_;  // of every span
  std::vector<Samples> samples_;          // span after span
  std::vector<PairedLegs> legs_;
  std::vector<PairedDuals> duals_, trialDuals_;  // as samples_: of the current state, and of the last trial
  bool begun_ = false, heelsConstrained_ = false, differ_ = false;
};

// Fixed values do not move: their rows become those of the identity.
void holdFixedKnots(const ComProblem& problem, std::vector<Vec6>& gradient, BlockTridiagonal& hessian);

}  // namespace footfall::footprint
