// SPDX-License-Identifier: MIT
#include "footprint/com/com_path.h"

#include <algorithm>

namespace footfall::footprint {

HermiteWeights hermiteWeights(double u, double T) {
  const double v = 1 - u;
  return {{(1 + 2 * u) * v * v, T * u * v * v, u * u * (3 - 2 * u), -T * u * u * v},
          {-6 * u * v / T, v * (1 - 3 * u), 6 * u * v / T, u * (3 * u - 2)},
          {(12 * u - 6) / (T * T), (6 * u - 4) / T, (6 - 12 * u) / (T * T), (6 * u - 2) / T}};
}

ComPoint ComPath::at(double time) const {
  ComPoint point;
  if (knots.empty()) return point;
  if (knots.size() == 1 || time < knots.front().time || time > knots.back().time) {
    const ComKnot& end = time > knots.back().time ? knots.back() : knots.front();
    point.position = end.position + (time - end.time) * end.velocity;
    point.velocity = end.velocity;
    return point;
  }
  const auto after = std::upper_bound(knots.begin(), knots.end() - 1, time,
                                      [](double t, const ComKnot& knot) { return t < knot.time; });
  const ComKnot& b = *after;
  const ComKnot& a = *(after - 1);
  const double duration = b.time - a.time;
  const HermiteWeights w = hermiteWeights((time - a.time) / duration, duration);
  const auto mix = [&](const double* c) -> Vec3 {
    return c[0] * a.position + c[1] * a.velocity + c[2] * b.position + c[3] * b.velocity;
  };
  point.position = mix(w.position);
  point.velocity = mix(w.velocity);
  point.acceleration = mix(w.acceleration);
  return point;
}

}  // namespace footfall::footprint
