// SPDX-License-Identifier: MIT
#include "footprint_ceres.h"

#ifdef FOOTFALL_HAVE_CERES
#include <ceres/ceres.h>

#include <array>
#include <memory>
#endif

namespace footfall {
using namespace footprint;

#ifdef FOOTFALL_HAVE_CERES
namespace {

template <typename T>
using V = Eigen::Matrix<T, 3, 1>;

template <typename T>
V<T> mix(const double* c, const T* a, const T* b) {
  V<T> r;
  for (int i = 0; i < 3; ++i) r[i] = c[0] * a[i] + c[1] * a[i + 3] + c[2] * b[i] + c[3] * b[i + 3];
  return r;
}

// The unsupported force at a sample with up to two supports.
struct Physics {
  SpanWeights weights;
  std::vector<Vec3> supports;
  double mass, gravity;

  template <typename T>
  bool operator()(const T* a, const T* b, T* out) const {
    V<T> w = mass * mix(weights.acceleration, a, b);
    w[1] += T(mass * gravity);
    const V<T> x = mix(weights.position, a, b);
    V<T> r = w;
    const auto edge = [&](const V<T>& k) {
      const T along = w.dot(k);
      return along > T(0) ? V<T>(w - k * along) : w;
    };
    if (supports.size() == 1) {
      r = edge(V<T>((x - supports[0].cast<T>()).normalized()));
    } else if (supports.size() == 2) {
      const V<T> k1 = (x - supports[0].cast<T>()).normalized(), k2 = (x - supports[1].cast<T>()).normalized();
      const T c = k1.dot(k2), d = T(1) - c * c, b1 = w.dot(k1), b2 = w.dot(k2);
      const T alpha = b1 - c * b2, beta = b2 - c * b1;
      if (d > T(1e-9) && alpha > T(0) && beta > T(0)) {
        r = w - k1 * (alpha / d) - k2 * (beta / d);
      } else {
        const V<T> r1 = edge(k1), r2 = edge(k2);
        r = r1.squaredNorm() < r2.squaredNorm() ? r1 : r2;
      }
    }
    for (int i = 0; i < 3; ++i) out[i] = r[i];
    return true;
  }
};

struct Comfort {
  SpanWeights weights;
  Vec3 foot;
  double nominal, scale;

  template <typename T>
  bool operator()(const T* a, const T* b, T* out) const {
    out[0] = scale * ((mix(weights.position, a, b) - foot.cast<T>()).norm() - nominal);
    return true;
  }
};

void solveStage(const ComProblem& p, double epsilon, std::vector<std::array<double, 6>>& knots) {
  ceres::Problem problem;
  const std::size_t n = static_cast<std::size_t>(p.options().samples);
  for (std::size_t s = 0; s < p.spans().size(); ++s) {
    for (std::size_t j = 0; j < n; ++j) {
      const ComSample& sample = p.samples()[s * n + j];
      const SpanWeights w = p.weights(s, static_cast<int>(j));
      std::vector<Vec3> supports;
      for (int i = sample.first; i < sample.first + sample.count; ++i) {
        const ComSupport& foot = p.supports()[static_cast<std::size_t>(i)];
        supports.push_back(foot.middle);
        problem.AddResidualBlock(
            new ceres::AutoDiffCostFunction<Comfort, 1, 6, 6>(
                new Comfort{w, foot.foot, foot.nominal, std::sqrt(2 * p.options().comfort * sample.weight)}),
            nullptr, knots[s].data(), knots[s + 1].data());
      }
      // ½ ρ(|r|²) = √(|r|² + ε²) - ε
      problem.AddResidualBlock(new ceres::AutoDiffCostFunction<Physics, 3, 6, 6>(
                                   new Physics{w, supports, p.options().mass, p.options().gravity}),
                               new ceres::ScaledLoss(new ceres::SoftLOneLoss(epsilon),
                                                     sample.weight / epsilon, ceres::TAKE_OWNERSHIP),
                               knots[s].data(), knots[s + 1].data());
    }
  }
  ceres::Solver::Options options;
  options.linear_solver_type = ceres::SPARSE_NORMAL_CHOLESKY;
  options.max_num_iterations = 100;
  options.function_tolerance = 1e-4;
  options.logging_type = ceres::SILENT;
  ceres::Solver::Summary summary;
  ceres::Solve(options, &problem, &summary);
}

}  // namespace

bool hasCeres() {
  return true;
}

ComPath solveWithCeres(const ComProblem& problem, const ComPath& guess) {
  std::vector<std::array<double, 6>> knots;
  for (const ComKnot& k : guess.knots)
    knots.push_back(
        {k.position.x(), k.position.y(), k.position.z(), k.velocity.x(), k.velocity.y(), k.velocity.z()});
  for (const double epsilon : {10.0, 1.0, 0.1, 0.01, 0.001, 0.0002}) solveStage(problem, epsilon, knots);
  ComPath path = guess;
  for (std::size_t k = 0; k < knots.size(); ++k) {
    path.knots[k].position = Vec3(knots[k][0], knots[k][1], knots[k][2]);
    path.knots[k].velocity = Vec3(knots[k][3], knots[k][4], knots[k][5]);
  }
  return path;
}
#else
bool hasCeres() {
  return false;
}

ComPath solveWithCeres(const ComProblem&, const ComPath& guess) {
  return guess;
}
#endif

}  // namespace footfall
