// SPDX-License-Identifier: MIT
#include <Eigen/Dense>
#include <algorithm>

#include "footprint/com/com_problem.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

// Σ weight·(Σ c(i)·z(i) - wanted)² over the axes apart: two axes may share the weights c and differ in what
// is wanted. A knot has two numbers per axis, so the blocks are 2 by 2.
class Squares {
 public:
  explicit Squares(std::size_t knots) : knots_(knots) {}

  // c: weights of position and velocity at both ends of the span.
  void add(std::size_t span, const double* c, const Vec2& wanted, double weight) {
    const Vec2 a(c[0], c[1]), b(c[2], c[3]);
    Knot &from = knots_[span], &to = knots_[span + 1];
    from.diagonal += weight * a * a.transpose();
    from.above += weight * a * b.transpose();
    to.diagonal += weight * b * b.transpose();
    from.values += weight * a * wanted.transpose();
    to.values += weight * b * wanted.transpose();
  }

  // Position and velocity of a knot in rows, one axis per column.
  std::vector<Eigen::Matrix2d> solve(const ComProblem& problem) {
    for (const FixedKnot& fixed : problem.fixedKnots()) {
      for (const int row : {0, 1}) {
        if (row == 0 ? fixed.position.has_value() : fixed.velocity.has_value())
          hold(static_cast<std::size_t>(fixed.knot), row);
      }
    }
    std::vector<Eigen::Matrix2d> x(knots_.size());
    for (std::size_t k = 0; k < knots_.size(); ++k) {
      Knot& knot = knots_[k];
      knot.diagonal.diagonal().array() += 1e-9;
      knot.diagonal = knot.diagonal.inverse().eval();
      if (k + 1 == knots_.size()) break;
      const Eigen::Matrix2d through = knot.above.transpose() * knot.diagonal;
      knots_[k + 1].diagonal -= through * knot.above;
      knots_[k + 1].values -= through * knot.values;
    }
    for (std::size_t k = knots_.size(); k-- > 0;) {
      if (k + 1 < knots_.size()) knots_[k].values -= knots_[k].above * x[k + 1];
      x[k] = knots_[k].diagonal * knots_[k].values;
    }
    return x;
  }

 private:
  struct Knot {
    Eigen::Matrix2d diagonal = Eigen::Matrix2d::Zero(), above = Eigen::Matrix2d::Zero();
    Eigen::Matrix2d values = Eigen::Matrix2d::Zero();
  };

  // Set by ComProblem::settle afterwards: here it stays 0 and has no effect.
  void hold(std::size_t k, int row) {
    knots_[k].diagonal.row(row).setZero();
    knots_[k].diagonal.col(row).setZero();
    knots_[k].diagonal(row, row) = 1;
    knots_[k].values.row(row).setZero();
    knots_[k].above.row(row).setZero();
    if (k > 0) knots_[k - 1].above.col(row).setZero();
  }

  std::vector<Knot> knots_;
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
    Squares squares(path.knots.size());
    for (std::size_t s = 0; s < problem.spans().size(); ++s) {
      for (int j = 0; j < o.samples; ++j) {
        const ComSample& sample =
            problem.samples()[s * static_cast<std::size_t>(o.samples) + static_cast<std::size_t>(j)];
        const SpanWeights w = problem.weights(s, j);
        Vec3 support = Vec3::Zero(), rest = Vec3::Zero();
        for (int i = sample.first; i < sample.first + sample.count; ++i) {
          const ComSupport& foot = problem.supports()[static_cast<std::size_t>(i)];
          support += foot.share * foot.middle;
          rest += foot.share * (foot.foot + Vec3(0, foot.nominal, 0));
        }
        const double law = sample.weight * kGuessLaw, comfort = sample.weight * o.comfort;
        if (vertical) {
          squares.add(s, w.acceleration, Vec2(sample.count > 0 ? 0 : -o.gravity, 0),
                      sample.count > 0 ? law * kGuessSoft : law);
          if (sample.count > 0) squares.add(s, w.position, Vec2(rest.y(), 0), comfort);
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
        squares.add(s, c, -stiffness * Vec2(support.x(), support.z()), law);
        if (sample.count > 0) squares.add(s, w.position, Vec2(rest.x(), rest.z()), kGuessOverFeet * comfort);
      }
    }
    const std::vector<Eigen::Matrix2d> x = squares.solve(problem);
    for (std::size_t k = 0; k < path.knots.size(); ++k) {
      for (const int column : {0, 1}) {
        if (vertical && column == 1) continue;
        const Eigen::Index axis = vertical ? 1 : 2 * column;
        path.knots[k].position[axis] = x[k](0, column);
        path.knots[k].velocity[axis] = x[k](1, column);
      }
    }
  }
  problem.settle(path);
  return path;
}

}  // namespace footfall::footprint
