// SPDX-License-Identifier: MIT
#include "footprint/track/step_timing.h"
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

TimingRow TimingTable::at(double distance) const {
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
  double distance = 0;
  std::vector<char> stanceMade(count, 0);
  for (std::size_t i = 0; i < count; ++i) {
    Footprint& print = track.prints[i];
    if (i + 1 < count) distance = planDistance(print, track.prints[i + 1]);
    const TimingRow row = table.at(distance / nominal);
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
