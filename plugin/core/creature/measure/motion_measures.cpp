// SPDX-License-Identifier: MIT
// What features read, in one pass over a run.
#include <algorithm>
#include <cmath>

#include "creature/measure/feature.h"

namespace footfall::creature {
namespace {

// Sums for a correlation.
struct Pairs {
  double n = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
  void add(double a, double b) {
    n += 1;
    x += a;
    y += b;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  double correlation() const {
    const double cov = n * xy - x * y, spread = (n * xx - x * x) * (n * yy - y * y);
    return spread > 0 ? cov / std::sqrt(spread) : 0;
  }
};

// The whole cycles after those left out; the whole run where there are no two cycle starts.
bool findSpan(const RunRecord& r, const MeasureOptions& options, MotionMeasures& m) {
  const double last = r.time(r.samples() - 1);
  if (r.cycleStarts.size() < 2) {
    // A row of poses, or a controller without cycles: the run is its one cycle.
    if (r.cyclic) return false;
    m.span = {0, last};
    m.cycles = 1;
    m.period = last;
    return last > 0;
  }
  auto from = static_cast<std::size_t>(std::max(options.skipCycles, 0));
  std::size_t to = r.cycleStarts.size() - 1;
  while (to > 0 && r.cycleStarts[to] > last + 1e-9) --to;
  if (from >= to) return false;
  const double settled = std::min(options.settle, 0.5 * last);
  while (from + 1 < to && r.cycleStarts[from] < settled - 1e-9) ++from;
  m.span = {r.cycleStarts[from], r.cycleStarts[to]};
  m.cycles = static_cast<int>(to - from);
  m.period = (m.span.end - m.span.start) / m.cycles;
  return true;
}

// The worst monitor point's way along the ground, per cycle.
double slipOf(const RunRecord& r, const MotionMeasures& m, std::size_t first, std::size_t last) {
  const std::size_t points = r.slid.size() / std::max<std::size_t>(r.samples(), 1);
  double most = 0;
  for (std::size_t p = 0; p < points; ++p)
    most = std::max(most, r.slid[last * points + p] - r.slid[first * points + p]);
  return most / m.cycles;
}

void measureWhole(const RunRecord& r, const MeasureFrame& frame, MotionMeasures& m) {
  m.controlEnergy = m.smoothness = m.hopReward = m.maxLowest = 0;
  double farthest = -1e300;
  const std::size_t last = r.samples() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    double torques = 0, speeds = 0;
    for (int j = 0; j < r.joints; ++j) {
      const double t = r.torque[i * static_cast<std::size_t>(r.joints) + static_cast<std::size_t>(j)],
                   v = r.speed(i)[j + 3];
      torques += t * t;
      speeds += v * v;
    }
    m.controlEnergy += torques * r.step;
    m.smoothness += speeds * r.step;
    m.hopReward += (frame.travel * r.comVelocity[i].x() + r.lowest[i] * r.lowest[i]) * r.step;
    m.maxLowest = std::max(m.maxLowest, r.lowest[i]);
    farthest = std::max(farthest, frame.travel * r.com[i].x());
  }
  const double way = frame.travel * (r.com[last].x() - r.com[0].x());
  // E22: the printed expression is the penalty for going back alone.
  m.travelled = way - (farthest - frame.travel * r.com[last].x());
  m.farthest = std::abs(way);
}

}  // namespace

MeasureFrame::MeasureFrame(const Creature& creature, const CreatureWorld& world)
    : legs(creature.legs.size(), 0),
      mass(creature.mass()),
      travel(creature.travel),
      hipHeight(creature.hipHeight()),
      gravity(world.gravity),
      ground(world.ground) {
  for (std::size_t m = 0; m < creature.monitors.size(); ++m) {
    const int leg = creature.monitors[m].leg;
    (leg >= 0 ? legs[static_cast<std::size_t>(leg)] : body) |= std::uint64_t{1} << m;
  }
}

bool measureMotion(const RunRecord& r, const MeasureFrame& frame, const MeasureOptions& options,
                   MotionMeasures& m) {
  m.shift = 0;
  if (r.samples() < 2 || !findSpan(r, options, m)) return false;
  const double cycles = m.cycles;
  m.distance = frame.travel * (r.comAt(m.span.end).x() - r.comAt(m.span.start).x()) / cycles;
  m.speed = m.distance / m.period;
  const auto first = static_cast<std::size_t>(std::ceil(m.span.start / r.step - 1e-9));
  const auto last = std::min(static_cast<std::size_t>(m.span.end / r.step + 1e-9), r.samples() - 1);
  double work = 0, effort = 0, energySum = 0, energyLow = 1e300, energyHigh = -1e300, before = 0,
         heightSum = 0, onBody = 0;
  m.heightMin = 1e300;
  m.heightMax = -1e300;
  Pairs pairs;
  for (std::size_t i = first; i <= last; ++i) {
    const double height = r.com[i].y() - frame.ground.height(r.com[i].x());
    const double raised = -frame.mass * frame.gravity.dot(r.com[i]);
    const double energy = 0.5 * frame.mass * r.comVelocity[i].squaredNorm() + raised;
    if (i > first) {
      work += std::max(0.0, energy - before);
      for (int j = 0; j < r.joints; ++j)
        effort += std::abs(r.torque[i * static_cast<std::size_t>(r.joints) + static_cast<std::size_t>(j)] *
                           r.speed(i)[j + 3]) *
                  r.step;
    }
    before = energy;
    energySum += energy;
    energyLow = std::min(energyLow, energy);
    energyHigh = std::max(energyHigh, energy);
    heightSum += height;
    if (r.touching[i] & frame.body) onBody += 1;
    m.heightMin = std::min(m.heightMin, height);
    m.heightMax = std::max(m.heightMax, height);
    pairs.add(raised, 0.5 * frame.mass * r.comVelocity[i].x() * r.comVelocity[i].x());
  }
  const double count = static_cast<double>(last - first + 1);
  m.externalWork = work / cycles;
  m.actuatorWork = effort / cycles;
  m.comEnergyMean = energySum / count;
  m.comEnergyRange = energyHigh - energyLow;
  m.heightMean = heightSum / count;
  m.energyPhase = pairs.correlation();
  m.bodyContact = onBody / count;
  m.slip = slipOf(r, m, first, last);
  measureWhole(r, frame, m);
  measureGait(r, frame.legs, frame.travel, m.span, m.gait);
  return true;
}

}  // namespace footfall::creature
