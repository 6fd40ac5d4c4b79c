// SPDX-License-Identifier: MIT
#include "footprint/track/step_timing.h"
#include "base/easing.h"
#include "footprint/footprint_tuning.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace footfall::footprint {
namespace {

using namespace tuning;

double planDistance(const Footprint& a, const Footprint& b) {
  return std::hypot(b.position.x() - a.position.x(), b.position.z() - a.position.z());
}

}  // namespace

namespace {

TimingRow rowAt(const std::vector<TimingRow>& rows, double distance) {
  if (rows.empty()) return {distance, 0.5, 0.6};
  if (distance <= rows.front().distance) return {distance, rows.front().step, rows.front().stance};
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const TimingRow &a = rows[i - 1], &b = rows[i];
    if (distance > b.distance) continue;
    const double s = (distance - a.distance) / (b.distance - a.distance);
    return {distance, a.step + s * (b.step - a.step), a.stance + s * (b.stance - a.stance)};
  }
  return {distance, rows.back().step, rows.back().stance};
}

}  // namespace

TimingRow TimingTable::at(double distance) const {
  return rowAt(rows, distance);
}

TimingRow TimingTable::among(double distance, double beside) const {
  const TimingRow leap = at(distance);
  if (runs.empty()) return leap;
  const double least = runs.front().distance;
  const double running = smoothStep(least, kRunBeside * least, std::min(distance, beside));
  const TimingRow run = rowAt(runs, distance);
  return {distance, leap.step + running * (run.step - leap.step),
          leap.stance + running * (run.stance - leap.stance)};
}

double TimingTable::flightFrom() const {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double here = rows[i].stance - rows[i].step;
    if (i + 1 == rows.size() || here < 0)
      return here < 0 ? rows[i].distance : std::numeric_limits<double>::infinity();
    const double next = rows[i + 1].stance - rows[i + 1].step;
    if (next < 0) return rows[i].distance + here / (here - next) * (rows[i + 1].distance - rows[i].distance);
  }
  return std::numeric_limits<double>::infinity();
}

void fillInTiming(Track& track, double nominal, const TimingTable& table) {
  const std::size_t count = track.prints.size();
  const double slow = std::sqrt(nominal / kTimingTableLeg);
  std::vector<double> distances(count, 0);
  for (std::size_t i = 0; i < count; ++i)
    distances[i] = i + 1 < count ? planDistance(track.prints[i], track.prints[i + 1]) / nominal
                                 : distances[i > 0 ? i - 1 : 0];
  std::vector<char> stanceMade(count, 0);
  for (std::size_t i = 0; i < count; ++i) {
    Footprint& print = track.prints[i];
    const double beside = std::min(distances[i > 0 ? i - 1 : 0], distances[std::min(i + 1, count - 1)]);
    const TimingRow row = table.among(distances[i], beside);
    if (print.step == 0) print.step = slow * row.step;
    if (print.stance == 0) {
      print.stance = slow * row.stance;
      stanceMade[i] = 1;
    }
  }
  // A made-up stance gives way to the same foot's next landing.
  for (std::size_t i = 0; i < count; ++i) {
    if (!stanceMade[i]) continue;
    double lands = 0;
    for (std::size_t j = i; j < count; ++j) {
      if (j > i && track.prints[j].leg == track.prints[i].leg) {
        track.prints[i].stance = std::min(track.prints[i].stance, kHopStance * lands);
        break;
      }
      lands += track.prints[j].step;
    }
  }
}

}  // namespace footfall::footprint
