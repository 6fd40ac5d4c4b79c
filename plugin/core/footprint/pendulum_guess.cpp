// SPDX-License-Identifier: MIT
#include <algorithm>

#include "footprint/smooth_cost.h"

namespace footfall {
namespace {

// Weights of the squares. Acceleration counts as a smoothed norm with ε = 1 m/s² would near 0; the others
// only settle what Newton's law leaves open.
constexpr double kLaw = 0.5;
constexpr double kSoft = 0.005;  // of vertical acceleration in stance
constexpr double kNear = 0.02;   // of the comfort weight: the centre of mass over its feet

// Σ weight·(Σ c(i)·z(i) - wanted)² over single axes.
class Squares {
 public:
  Squares(std::size_t knots, bool ring) : gradient_(knots, Vec6::Zero()) {
    hessian_.resize(knots, ring);
    hessian_.setZero();
  }

  // c: of position and velocity at both ends of the span.
  void add(std::size_t from, std::size_t to, int axis, const double* c, double wanted, double weight) {
    const std::size_t knot[4] = {from, from, to, to};
    const Eigen::Index row[4] = {axis, axis + 3, axis, axis + 3};
    for (int i = 0; i < 4; ++i) {
      gradient_[knot[i]][row[i]] += weight * c[i] * wanted;
      for (int j = 0; j < 4; ++j) {
        const double value = weight * c[i] * c[j];
        if (knot[i] == knot[j]) {
          hessian_.diagonal[knot[i]](row[i], row[j]) += value;
        } else if (i < 2) {
          hessian_.above[from](row[i], row[j]) += value;
        }
      }
    }
  }

  std::vector<Vec6> solve(const ComProblem& problem) {
    holdPins(problem, gradient_, hessian_);
    std::vector<Vec6> x;
    if (!BlockSolver().solve(hessian_, 1e-9, gradient_, x)) x.assign(gradient_.size(), Vec6::Zero());
    return x;
  }

 private:
  std::vector<Vec6> gradient_;
  BlockTridiagonal hessian_;
};

}  // namespace

ComPath guessPendulum(const ComProblem& problem) {
  const ComOptions& o = problem.options();
  ComPath path;
  for (const TrackSpan& span : problem.spans())
    path.knots.push_back({span.start, Vec3::Zero(), Vec3::Zero()});
  path.knots.push_back(
      {problem.spans().back().start + problem.spans().back().duration, Vec3::Zero(), Vec3::Zero()});
  for (const bool vertical : {true, false}) {
    Squares squares(path.knots.size(), false);
    for (std::size_t s = 0; s < problem.spans().size(); ++s) {
      for (int j = 0; j < o.samples; ++j) {
        const ComSample& sample =
            problem.samples()[s * static_cast<std::size_t>(o.samples) + static_cast<std::size_t>(j)];
        const PieceWeights w = problem.weights(s, j);
        Vec3 support = Vec3::Zero(), rest = Vec3::Zero();
        for (int i = sample.first; i < sample.first + sample.count; ++i) {
          const ComSupport& foot = problem.supports()[static_cast<std::size_t>(i)];
          support += foot.share * foot.middle;
          rest += foot.share * (foot.foot + Vec3(0, foot.nominal, 0));
        }
        const double law = sample.weight * kLaw, comfort = sample.weight * o.comfort;
        if (vertical) {
          squares.add(s, s + 1, 1, w.acceleration, sample.count > 0 ? 0 : -o.gravity,
                      sample.count > 0 ? law * kSoft : law);
          if (sample.count > 0) squares.add(s, s + 1, 1, w.position, rest.y(), comfort);
          continue;
        }
        const auto mix = [&](const double* c) {
          const ComKnot &a = path.knots[s], &b = path.knots[s + 1];
          return c[0] * a.position.y() + c[1] * a.velocity.y() + c[2] * b.position.y() +
                 c[3] * b.velocity.y();
        };
        const double y = mix(w.position), rising = mix(w.acceleration);
        const double height = std::max(y - support.y(), 0.3 * (rest.y() - support.y()));
        const double stiffness =
            sample.count > 0 && height > 0 ? std::max(0.0, rising + o.gravity) / height : 0;
        double c[4];
        for (int i = 0; i < 4; ++i) c[i] = w.acceleration[i] - stiffness * w.position[i];
        for (const int axis : {0, 2}) {
          squares.add(s, s + 1, axis, c, -stiffness * support[axis], law);
          if (sample.count > 0) squares.add(s, s + 1, axis, w.position, rest[axis], kNear * comfort);
        }
      }
    }
    const std::vector<Vec6> x = squares.solve(problem);
    for (std::size_t k = 0; k < path.knots.size(); ++k) {
      for (const Eigen::Index axis : {0, 1, 2}) {
        if ((axis == 1) != vertical) continue;
        path.knots[k].position[axis] = x[k][axis];
        path.knots[k].velocity[axis] = x[k][axis + 3];
      }
    }
  }
  problem.settle(path);
  return path;
}

}  // namespace footfall
