// SPDX-License-Identifier: MIT
// Functions whose optimum is known, to search on. All are to be maximised; the optimum is 0.
#pragma once

#include <cmath>

#include "base/angles.h"
#include "base/math.h"
#include "creature/search/evaluation_pool.h"
#include "creature/search/search.h"

namespace footfall::creature::fixtures {

struct TestFunction {
  const char* name;
  double range;  // every parameter from -range to range
  double (*cost)(const double* x, int n);
};

inline double sphere(const double* x, int n) {
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += x[i] * x[i];
  return sum;
}
// Axes of lengths 1 to 1000.
inline double ellipsoid(const double* x, int n) {
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += std::pow(1e6, static_cast<double>(i) / (n - 1)) * x[i] * x[i];
  return sum;
}
inline double rosenbrock(const double* x, int n) {
  double sum = 0;
  for (int i = 0; i + 1 < n; ++i) {
    const double bend = x[i] * x[i] - x[i + 1];
    sum += 100 * bend * bend + (x[i] - 1) * (x[i] - 1);
  }
  return sum;
}
inline double rastrigin(const double* x, int n) {
  double sum = 10 * n;
  for (int i = 0; i < n; ++i) sum += x[i] * x[i] - 10 * std::cos(2 * kPi * x[i]);
  return sum;
}

// n parameters in nodes of five: a time-like one, two with a step, two without.
inline SearchSpace boxSpace(int n, double range) {
  SearchSpace space(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) {
    SearchParameter& p = space[static_cast<std::size_t>(i)];
    p.low = -range;
    p.high = range;
    p.node = i / 5;
    p.kind = i % 5 == 0 ? 0 : i % 5 < 3 ? 1 : 2;
    p.step = p.kind == 1 ? 0.1 * range : 0;
  }
  return space;
}

inline std::unique_ptr<EvaluationPool> poolOf(double (*cost)(const double*, int), int n, int threads = 1) {
  return makeThreadPool([=] { return Fitness([=](const double* x) { return -cost(x, n); }); }, threads);
}

}  // namespace footfall::creature::fixtures
