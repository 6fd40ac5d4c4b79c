// SPDX-License-Identifier: MIT
#include "creature/measure/run_record.h"

#include <algorithm>
#include <cmath>

namespace footfall::creature {
namespace {

// Value between two samples with slopes, t 0 to 1, h seconds between them.
double hermite(double a, double da, double b, double db, double t, double h) {
  const double s = 1 - t;
  return s * s * (1 + 2 * t) * a + t * t * (1 + 2 * s) * b + h * t * s * (s * da - t * db);
}

struct Between {
  std::size_t first;
  double share;
};

Between locate(const RunRecord& r, double time) {
  if (r.samples() < 2) return {0, 0};
  const double at = std::clamp(time / r.step, 0.0, static_cast<double>(r.samples() - 1));
  const auto first = std::min(static_cast<std::size_t>(at), r.samples() - 2);
  return {first, at - static_cast<double>(first)};
}

}  // namespace

const char* nameOf(RunEnd end) {
  static constexpr const char* kNames[] = {"completed", "fell", "diverged", "no cycle"};
  return kNames[static_cast<int>(end)];
}

void RunRecord::clear() {
  q.clear();
  qd.clear();
  torque.clear();
  com.clear();
  comVelocity.clear();
  kinetic.clear();
  potential.clear();
  lowest.clear();
  touching.clear();
  heights.clear();
  slid.clear();
  cycleStarts.clear();
  end = RunEnd::Completed;
  endTime = 0;
  reason.clear();
}

double RunRecord::coordinateAt(double time, int k) const {
  const Between b = locate(*this, time);
  if (b.share == 0) return state(b.first)[k];
  return hermite(state(b.first)[k], speed(b.first)[k], state(b.first + 1)[k], speed(b.first + 1)[k], b.share,
                 step);
}

Vec2 RunRecord::comAt(double time) const {
  const Between b = locate(*this, time);
  if (b.share == 0) return com[b.first];
  Vec2 out;
  for (int a = 0; a < 2; ++a)
    out[a] = hermite(com[b.first][a], comVelocity[b.first][a], com[b.first + 1][a],
                     comVelocity[b.first + 1][a], b.share, step);
  return out;
}

}  // namespace footfall::creature
