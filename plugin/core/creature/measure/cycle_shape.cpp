// SPDX-License-Identifier: MIT
#include "creature/measure/cycle_shape.h"

#include <algorithm>
#include <cmath>

namespace footfall::creature {
namespace {

constexpr double kSame = 0.01;  // radians: what differs less looks the same

}  // namespace

CycleShape cycleShape(const RunRecord& r, const MotionMeasures& m) {
  CycleShape shape;
  if (m.cycles < 1 || !(m.period > 0)) return shape;
  shape.angles = r.dofs - 2;
  shape.speed = m.speed;
  for (int i = 0; i < CycleShape::kInstants; ++i) {
    const double t = m.span.end - m.period * (1 - static_cast<double>(i) / CycleShape::kInstants);
    for (int k = 2; k < r.dofs; ++k) shape.angle.push_back(r.coordinateAt(t, k));
  }
  return shape;
}

double shapeDistance(const CycleShape& a, const CycleShape& b) {
  double least = std::numeric_limits<double>::infinity();
  if (a.angle.empty() || a.angle.size() != b.angle.size()) return least;
  const std::size_t count = a.angle.size(), row = count / CycleShape::kInstants;
  for (std::size_t shift = 0; shift < count; shift += row) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += std::abs(a.angle[i] - b.angle[(i + shift) % count]);
    least = std::min(least, sum / static_cast<double>(count));
  }
  return least;
}

std::vector<std::size_t> diverse(const std::vector<double>& fitness, const std::vector<CycleShape>& shapes,
                                 std::size_t count, double share) {
  std::vector<std::size_t> chosen;
  if (fitness.empty() || count == 0) return chosen;
  const auto fittest =
      static_cast<std::size_t>(std::max_element(fitness.begin(), fitness.end()) - fitness.begin());
  chosen.push_back(fittest);
  const double least = fitness[fittest] - (1 - share) * std::abs(fitness[fittest]);
  while (chosen.size() < count) {
    std::size_t next = fitness.size();
    double farthest = kSame;
    for (std::size_t i = 0; i < fitness.size(); ++i) {
      if (fitness[i] < least) continue;
      double nearest = std::numeric_limits<double>::infinity();
      for (const std::size_t k : chosen)
        nearest = std::min(nearest, k == i ? 0 : shapeDistance(shapes[i], shapes[k]));
      if (!(nearest > farthest)) continue;
      farthest = nearest;
      next = i;
    }
    if (next == fitness.size()) break;
    chosen.push_back(next);
  }
  return chosen;
}

}  // namespace footfall::creature
