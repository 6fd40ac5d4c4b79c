// SPDX-License-Identifier: MIT
#include "creature/measure/gait_measures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "creature/creature_tuning.h"

namespace footfall::creature {
namespace {

// Runs of `value` shorter than `least` samples between others are turned over. Ends of the run stay.
void dropShort(std::vector<std::uint64_t>& down, std::uint64_t bit, bool value, std::size_t least) {
  std::size_t i = 0;
  while (i < down.size()) {
    if (((down[i] & bit) != 0) != value) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < down.size() && ((down[end] & bit) != 0) == value) ++end;
    if (i > 0 && end < down.size() && end - i < least)
      for (std::size_t k = i; k < end; ++k) down[k] ^= bit;
    i = end;
  }
}

int countBits(std::uint64_t bits) {
  int count = 0;
  for (; bits; bits &= bits - 1) ++count;
  return count;
}

// The fewest legs down and the share of no leg down, over samples [first, last). Where one leg lifts as
// another lands a gap as short as chatter may lie between them: that is not a flight.
void measureSupport(std::size_t first, std::size_t last, std::size_t least, GaitMeasures& out) {
  const std::vector<std::uint64_t>& down = out.down;
  int fewest = static_cast<int>(out.legs.size());
  std::size_t flying = 0;
  for (std::size_t i = first; i < last; ++i) {
    if (down[i] != 0) {
      fewest = std::min(fewest, countBits(down[i]));
      continue;
    }
    std::size_t begin = i, end = i;  // of the gap, also where it reaches out of the span
    while (begin > 0 && down[begin - 1] == 0) --begin;
    while (end < down.size() && down[end] == 0) ++end;
    const bool chatter = end - begin < least && begin > 0 && end < down.size();
    end = std::min(end, last);
    if (!chatter) {
      fewest = 0;
      flying += end - i;
    }
    i = end - 1;
  }
  out.minSupport = fewest;
  out.flightFraction = static_cast<double>(flying) / static_cast<double>(last - first);
}

// See LegMeasures::clearance; of leg l with its monitor points as bits, lifts and set-downs within [first,
// last).
double clearanceOf(const RunRecord& r, const GaitMeasures& gait, std::size_t l, std::uint64_t points,
                   std::size_t first, std::size_t last) {
  const std::size_t count = r.heights.size() / std::max<std::size_t>(r.samples(), 1);
  if (count == 0) return 0;
  const std::uint64_t bit = std::uint64_t{1} << l;
  double sum = 0;
  int swings = 0;
  std::size_t i = first;
  while (i < last && !(gait.down[i] & bit)) ++i;  // a swing that began before
  while (i < last) {
    if (gait.down[i] & bit) {
      ++i;
      continue;
    }
    double highest = 0;
    for (; i < last && !(gait.down[i] & bit); ++i) {
      double lowest = std::numeric_limits<double>::infinity();
      for (std::size_t p = 0; p < count; ++p)
        if (points >> p & 1) lowest = std::min(lowest, r.heights[i * count + p]);
      highest = std::max(highest, lowest);
    }
    if (i == last) break;  // it comes down later
    sum += highest;
    ++swings;
  }
  return swings > 0 ? sum / swings : 0;
}

}  // namespace

void measureGait(const RunRecord& r, const std::vector<std::uint64_t>& legs, double travel,
                 const TimeRange& span, GaitMeasures& out) {
  out.legs.resize(legs.size());
  out.sequence.clear();
  out.down.assign(r.samples(), 0);
  out.period = out.stepLength = out.flightFraction = 0;
  out.minSupport = 0;
  out.clearance = 0;
  const auto least = static_cast<std::size_t>(std::max(1.0, std::ceil(tuning::kChatter / r.step - 1e-9)));
  for (std::size_t l = 0; l < legs.size(); ++l) {
    const std::uint64_t bit = std::uint64_t{1} << l;
    for (std::size_t i = 0; i < r.samples(); ++i)
      if (r.touching[i] & legs[l]) out.down[i] |= bit;
    dropShort(out.down, bit, false, least);
    dropShort(out.down, bit, true, least);
  }
  // Samples [first, last) stand for the span; each holds for one step.
  const auto index = [&](double t) {
    return std::min(static_cast<std::size_t>(std::max(0.0, std::ceil(t / r.step - 1e-9))), r.samples());
  };
  const std::size_t first = index(span.start), last = index(span.end);
  if (first >= last || legs.empty()) {
    for (LegMeasures& leg : out.legs) leg = LegMeasures{std::move(leg.setDowns), 0, 0, 0, 0, 0};
    for (LegMeasures& leg : out.legs) leg.setDowns.clear();
    return;
  }
  const double samples = static_cast<double>(last - first);
  measureSupport(first, last, least, out);
  for (std::size_t l = 0; l < legs.size(); ++l) {
    LegMeasures& leg = out.legs[l];
    const std::uint64_t bit = std::uint64_t{1} << l;
    leg.setDowns.clear();
    std::size_t standing = 0;
    for (std::size_t i = first; i < last; ++i) {
      if (out.down[i] & bit) ++standing;
      if (i > 0 && (out.down[i] & bit) && !(out.down[i - 1] & bit)) leg.setDowns.push_back(r.time(i));
    }
    leg.duty = static_cast<double>(standing) / samples;
    leg.clearance = clearanceOf(r, out, l, legs[l], first, last);
    out.clearance += leg.clearance / static_cast<double>(legs.size());
    leg.period = leg.stepLength = leg.phase = 0;
    if (leg.setDowns.size() < 2) continue;
    const double a = leg.setDowns.front(), b = leg.setDowns.back(),
                 strides = static_cast<double>(leg.setDowns.size() - 1);
    leg.period = (b - a) / strides;
    leg.stepLength = travel * (r.comAt(b).x() - r.comAt(a).x()) / strides;
    if (out.period == 0) {
      out.period = leg.period;
      out.stepLength = leg.stepLength;
    }
  }
  // Duty over whole cycles of the leg where it has any, so that a span cut anywhere does not matter.
  const LegMeasures* reference = nullptr;
  for (std::size_t l = 0; l < legs.size(); ++l) {
    LegMeasures& leg = out.legs[l];
    if (leg.setDowns.size() < 2) continue;
    if (!reference) reference = &leg;
    const std::size_t from = index(leg.setDowns.front()), to = index(leg.setDowns.back());
    std::size_t standing = 0;
    for (std::size_t i = from; i < to; ++i)
      if (out.down[i] & (std::uint64_t{1} << l)) ++standing;
    leg.duty = static_cast<double>(standing) / static_cast<double>(to - from);
  }
  if (!reference) return;
  for (LegMeasures& leg : out.legs) {
    if (&leg == reference || leg.setDowns.empty()) continue;
    // The mean lag on the circle.
    double c = 0, s = 0;
    for (const double t : leg.setDowns) {
      const double lag = 2 * kPi * (t - reference->setDowns.front()) / out.period;
      c += std::cos(lag);
      s += std::sin(lag);
    }
    const double turn = std::atan2(s, c) / (2 * kPi);
    leg.phase = turn < -1e-12 ? turn + 1 : std::max(turn, 0.0);
  }
  const std::size_t from = index(reference->setDowns[0]), to = index(reference->setDowns[1]);
  for (std::size_t i = from; i < to; ++i)
    if (out.sequence.empty() || out.sequence.back() != out.down[i]) out.sequence.push_back(out.down[i]);
  if (out.sequence.size() > 1 && out.sequence.front() == out.sequence.back()) out.sequence.pop_back();
}

std::vector<TimeRange> contactBars(const RunRecord& r, const GaitMeasures& gait, int leg) {
  std::vector<TimeRange> bars;
  const std::uint64_t bit = std::uint64_t{1} << leg;
  for (std::size_t i = 0; i < gait.down.size(); ++i) {
    if (!(gait.down[i] & bit)) continue;
    std::size_t end = i;
    while (end < gait.down.size() && (gait.down[end] & bit)) ++end;
    bars.push_back({r.time(i), r.time(end)});
    i = end;
  }
  return bars;
}

double sequenceLikeness(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  if (a.empty() || b.empty()) return 0;
  std::size_t best = 0;
  for (std::size_t shift = 0; shift < b.size(); ++shift) {
    std::size_t same = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
      if (a[i] == b[(i + shift) % b.size()]) ++same;
    best = std::max(best, same);
  }
  return static_cast<double>(best) / static_cast<double>(std::max(a.size(), b.size()));
}

GaitVerdict classifyGait(const GaitMeasures& gait, const GaitEvidence& evidence) {
  GaitVerdict v;
  const auto vote = [&](bool walk, const std::string& why) {
    ++(walk ? v.walk : v.run);
    v.reasons.push_back(fmt::format("{}: {}", walk ? "walk" : "run", why));
  };
  double duty = 0;
  std::size_t stepping = 0;
  bool together = true;
  for (const LegMeasures& leg : gait.legs) {
    duty += leg.duty;
    if (leg.period > 0) ++stepping;
    if (leg.phase > tuning::kTogether && leg.phase < 1 - tuning::kTogether) together = false;
  }
  if (stepping == 0 || std::abs(evidence.distance) < tuning::kStaysPut) {
    v.label = "none";
    v.reasons.push_back(stepping == 0 ? "no leg comes down twice" : "it stays where it is");
    return v;
  }
  duty /= static_cast<double>(gait.legs.size());
  const bool flies = gait.flightFraction > tuning::kAnyFlight;
  vote(!flies, fmt::format("no foot down {:.0f} % of the time", 100 * gait.flightFraction));
  vote(duty > tuning::kWalkDuty, fmt::format("a foot stands {:.2f} of its cycle", duty));
  if (std::abs(evidence.energyPhase) > tuning::kEnergyVote)
    vote(evidence.energyPhase < 0,
         fmt::format("height and speed correlate by {:+.2f}", evidence.energyPhase));
  if (evidence.froude > tuning::kRunFroude || evidence.froude < tuning::kWalkFroude)
    vote(evidence.froude < tuning::kFroudeMiddle, fmt::format("Froude number {:.2f}", evidence.froude));
  // An aerial phase is what defines a run; the others decide only where there is hardly any.
  if (flies && (gait.legs.size() == 1 || together)) {
    v.label = gait.legs.size() == 1 ? "hop" : "bound";
  } else if (flies && gait.flightFraction > tuning::kRunFlight) {
    v.label = "run";
  } else {
    v.label = v.walk >= v.run ? "walk" : "run";
  }
  return v;
}

}  // namespace footfall::creature
