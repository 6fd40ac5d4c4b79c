// SPDX-License-Identifier: MIT
// E with rounded kinks, and its first two derivatives: what the fast solver sees.
//
// At a sample with centre of mass x and acceleration a, w = m(a - g) is the force the legs should give, r = w
// - Σ α d the part they cannot (d = x - s from the points of support s, α >= 0 the pushes in use). The
// physics |r| becomes φ = √(|r|² + ε²) - ε. With σ = Σα, y = dw - σ dx, D the used directions as columns, G =
// DᵀD, b = D G⁻¹ 1, γ = 1ᵀG⁻¹1 and Π = I - D G⁻¹ Dᵀ:
//   d½|r|² = r·y                       dr = Π y - b (r·dx)
//   d²½|r|² = yᵀΠy - 2 (b·y)(r·dx) - γ (r·dx)²
// docs/footprints.md has the steps.
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

// Whether a foot may go up on its toes and come down again, or is held to one.
enum class Kept : std::uint8_t { Free, Flat, Up };

struct PieceSamples;
struct TwoDuals;
struct TwoLegs;
struct TwoPrices;
class PieceTerms;

class SmoothCost {
 public:
  explicit SmoothCost(const ComProblem& problem);
  ~SmoothCost();

  // Σ weight·(φ + comfort + limits). The points of support stay as chooseSupports left them.
  double value(const ComState& state, double epsilon);
  // The values for both, the derivatives for nextEpsilon.
  SmoothValue derivatives(const ComState& state, double epsilon, double nextEpsilon, Curvature curvature,
                          std::vector<Vec6>& gradient, BlockTridiagonal& hessian);
  // The state last given to derivatives is where the search now is: dual forces go on from it.
  void accept();
  // Dual forces begin anew.
  void forget() { begun_ = false; }
  // Puts every point of support where the path has it (middle or ball of the foot). Returns how many changed.
  int chooseSupports(const ComState& state);
  // Keeps the feet whose legs are less than `within` metres from where they go up on their toes flat from
  // then on, their legs below their longest; or up. Returns how many of them were the other way.
  int keep(const ComState& state, Kept as, double within);
  // Whether chooseSupports would change any for the state last given to derivatives.
  bool supportsDiffer() const { return differ_ || problem_.options().ballBlend > 0; }

  ComState stateOf(const ComPath& path) const;
  void setPath(const ComState& state, ComPath& path) const;

 private:
  // Two samples of a piece, one after the other, and the feet that either has on the ground.
  struct Samples {
    int first = 0, feet = 0;  // into legs_; of the one with more
    int count[2] = {0, 0};
    int supports[2] = {0, 0};  // first of each, into problem.supports()
  };

  SmoothValue span(std::size_t index, const Vec6& from, const Vec6& to, double epsilon, double nextEpsilon,
                   PieceTerms* terms, Curvature curvature);
  void replaceComfort(const Samples& samples, int foot, const Eigen::Array2d& length, TwoPrices& price) const;
  Vec6 knot(const ComState& state, std::size_t index) const;
  template <typename Visit>
  void eachLeg(const ComState& state,
               const Visit& visit);  // visit(legs, which of the two, support, centre of mass)

  const ComProblem& problem_;
  std::vector<PieceSamples> pieceSamples_;  // of every piece
  std::vector<Samples> samples_;            // piece after piece
  std::vector<TwoLegs> legs_;
  std::vector<TwoDuals> duals_, trialDuals_;  // as samples_: where the search is, and where it last asked
  bool begun_ = false, kept_ = false, differ_ = false;
};

// Pinned numbers do not move: their rows become those of the identity.
void holdPins(const ComProblem& problem, std::vector<Vec6>& gradient, BlockTridiagonal& hessian);

}  // namespace footfall::footprint
