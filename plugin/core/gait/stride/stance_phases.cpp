// SPDX-License-Identifier: MIT
#include "gait/stride/stance_phases.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "gait/gait_tuning.h"

namespace footfall::gait {
namespace {

struct Ground {
  double height;  // metres
  StanceTolerance close;
};

struct SoleSample {
  double height = 0;        // of the lower of heel and ball
  Vec3 heel, ball;          // positions
  Vec3 heelMove, ballMove;  // horizontal velocity, metres per stride
  // The velocity of the slower part against a ground that moves backwards by `travel` per stride.
  double off(const Vec3& travel) const {
    return std::min((heelMove + travel).norm(), (ballMove + travel).norm());
  }
};

std::vector<SoleSample> solesOf(const Foot& foot, const std::vector<Frame>& track) {
  const std::size_t n = track.size();
  std::vector<SoleSample> result(n);
  for (std::size_t k = 0; k < n; ++k) {
    result[k].heel = track[k] * foot.heel;
    result[k].ball = track[k] * foot.ball;
    result[k].height = std::min(result[k].heel.y(), result[k].ball.y());
  }
  for (std::size_t k = 0; k < n; ++k) {
    const SoleSample& a = result[(k + n - 1) % n];
    const SoleSample& b = result[(k + 1) % n];
    result[k].heelMove = 0.5 * static_cast<double>(n) * (b.heel - a.heel);
    result[k].ballMove = 0.5 * static_cast<double>(n) * (b.ball - a.ball);
    result[k].heelMove.y() = result[k].ballMove.y() = 0;
  }
  return result;
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

struct HeightRange {
  double low = 0, span = 0;
};

HeightRange heightsOf(const std::vector<SoleSample>& soles) {
  const auto [low, high] =
      std::minmax_element(soles.begin(), soles.end(),
                          [](const SoleSample& a, const SoleSample& b) { return a.height < b.height; });
  return {low->height, high->height - low->height};
}

// Samples where `off` is below 1, with single gaps closed.
std::vector<char> insideOf(const std::vector<double>& off) {
  const std::size_t n = off.size();
  std::vector<char> in(n);
  for (std::size_t k = 0; k < n; ++k) in[k] = off[k] < 1;
  for (std::size_t k = 0; k < n; ++k) {
    if (!in[k] && in[(k + n - 1) % n] && in[(k + 1) % n]) in[k] = 1;
  }
  return in;
}

// A run of samples around the cycle as a timing; its ends lie between samples, where `off` crosses 1.
LegTiming timingOfRun(const std::vector<double>& off, std::size_t start, std::size_t run) {
  const std::size_t n = off.size();
  const auto crossing = [&](std::size_t inside, std::size_t outside) {
    const double a = std::min(off[inside % n], 1.0), b = std::max(off[outside % n], 1.0);
    return b > a ? std::min((1 - a) / (b - a), 1.0) : 0.5;  // samples beyond the last one inside
  };
  const double before = crossing(start, start + n - 1), after = crossing(start + run - 1, start + run);
  const double samples = static_cast<double>(n);
  const double duty = (static_cast<double>(run) - 1 + before + after) / samples;
  return {fractionOf((static_cast<double>(start) - before) / samples), std::clamp(duty, 0.02, 0.98)};
}

// The longest run around the cycle.
LegTiming longestRun(const std::vector<double>& off, const std::string& name) {
  const std::size_t n = off.size();
  const std::vector<char> in = insideOf(off);
  std::size_t best = 0, bestStart = 0;
  for (std::size_t k = 0; k < n; ++k) {
    if (!in[k] || in[(k + n - 1) % n]) continue;
    std::size_t run = 0;
    while (run < n && in[(k + run) % n]) ++run;
    if (run > best) {
      best = run;
      bestStart = k;
    }
  }
  if (best == 0) {
    throw Error(fmt::format(in[0]
                                ? "the leg '{}' never leaves the ground"
                                : "the leg '{}' never stands: its foot is never low while it moves back with "
                                  "the other feet",
                            name));
  }
  return timingOfRun(off, bestStart, best);
}

// The run around a partly known stance, or that stance where the foot would never leave the ground.
LegTiming runAround(const std::vector<double>& off, const LegTiming& part) {
  const std::size_t n = off.size();
  const std::vector<char> in = insideOf(off);
  const std::size_t middle =
      static_cast<std::size_t>(fractionOf(part.phase + 0.5 * part.duty) * static_cast<double>(n)) % n;
  if (!in[middle]) return part;
  std::size_t start = middle, run = 1;
  while (run < n && in[(start + n - 1) % n]) {
    start = (start + n - 1) % n;
    ++run;
  }
  while (run < n && in[(start + run) % n]) ++run;
  return run < n ? timingOfRun(off, start, run) : part;
}

// Height and tolerances of the ground under a standing foot, wider for feet that move while they stand.
Ground widened(const std::vector<SoleSample>& soles, const LegTiming& stance, const Vec3& travel) {
  double heights = 0, squares = 0, off = 0, count = 0;
  for (std::size_t k = 0; k < soles.size(); ++k) {
    const double phase = static_cast<double>(k) / static_cast<double>(soles.size());
    const LegState state = legState(phase - stance.phase, stance.duty);
    if (!state.standing || state.u < 0.1 || state.u > 0.9) continue;
    heights += soles[k].height;
    squares += soles[k].height * soles[k].height;
    off += soles[k].off(travel) / std::max(travel.norm(), 1e-9);
    count += 1;
  }
  if (count < 2) return {heightsOf(soles).low, kClose};
  const double mean = heights / count, span = std::max(heightsOf(soles).span, 1e-9);
  const double rough = std::sqrt(std::max(0.0, squares / count - mean * mean)) / span;
  return {mean,
          {std::min(kClose.height + kNoiseGain.height * rough, kWidest.height),
           std::min(kClose.velocity + kNoiseGain.velocity * off / count, kWidest.velocity)}};
}

}  // namespace

StancePhases findStancePhases(const Character& character, const std::vector<std::vector<Frame>>& feet,
                              double period) {
  if (!(period > 0)) throw Error(fmt::format("the period of a stride must be above 0 s, got {:g}", period));
  StancePhases result;
  std::vector<std::vector<SoleSample>> soles;
  std::vector<double> x, z;
  for (std::size_t l = 0; l < feet.size(); ++l) {
    soles.push_back(solesOf(character.legs[l].foot, feet[l]));
    const HeightRange range = heightsOf(soles[l]);
    for (const SoleSample& s : soles[l]) {
      if (s.height > range.low + kLowRange * range.span + kLowHip * character.hipHeight) continue;
      const Vec3& move = s.heel.y() < s.ball.y() ? s.heelMove : s.ballMove;
      x.push_back(-move.x());
      z.push_back(-move.z());
    }
  }
  result.travel = Vec3(median(x), 0, median(z));
  // Without travel neither body nor ground moves, and a stance cannot be told from a rest.
  const double least = 0.05 * character.hipHeight;
  const auto offGround = [&](std::size_t leg, const Ground& ground) {
    const double speed = std::max(result.travel.norm(), least);
    const double low = ground.close.height * heightsOf(soles[leg]).span + 2 * kLowHip * character.hipHeight;
    std::vector<double> off;
    for (const SoleSample& s : soles[leg])
      off.push_back(
          std::max((s.height - ground.height) / low, s.off(result.travel) / (ground.close.velocity * speed)));
    return off;
  };
  for (const StanceTolerance& how : {kLoose, kClose}) {
    result.timings.clear();
    for (std::size_t l = 0; l < feet.size(); ++l)
      result.timings.push_back(
          longestRun(offGround(l, {heightsOf(soles[l]).low, how}), character.legs[l].name));
    result.travel = travelOverFeet(character, feet, result.timings);
  }
  for (std::size_t l = 0; l < feet.size(); ++l) {
    const Ground ground = widened(soles[l], result.timings[l], result.travel);
    result.timings[l] = runAround(offGround(l, ground), result.timings[l]);
  }
  return result;
}

Vec3 travelOverFeet(const Character& character, const std::vector<std::vector<Frame>>& feet,
                    const std::vector<LegTiming>& timings) {
  Vec3 sum = Vec3::Zero();
  double weight = 0;
  for (std::size_t l = 0; l < feet.size(); ++l) {
    const std::vector<SoleSample> soles = solesOf(character.legs[l].foot, feet[l]);
    for (std::size_t k = 0; k < soles.size(); ++k) {
      const double phase = static_cast<double>(k) / static_cast<double>(soles.size());
      const LegState state = legState(phase - timings[l].phase, timings[l].duty);
      if (!state.standing || state.u < 0.15 || state.u > 0.85) continue;
      // Whichever part is down; both where the foot is flat.
      const SoleSample& s = soles[k];
      const double lean = (s.heel.y() - s.ball.y()) / (1e-3 * character.hipHeight);
      const double heel = lean > 1 ? 0 : lean < -1 ? 1 : 0.5;
      sum -= heel * s.heelMove + (1 - heel) * s.ballMove;
      weight += 1;
    }
  }
  return weight > 0 ? Vec3(sum / weight) : Vec3(Vec3::Zero());
}

double standingHeight(const Character& character, std::size_t leg, const std::vector<Frame>& track,
                      const LegTiming& timing) {
  double sum = 0, count = 0, lowest = 1e9;
  const Foot& foot = character.legs[leg].foot;
  for (std::size_t k = 0; k < track.size(); ++k) {
    const double height = std::min((track[k] * foot.heel).y(), (track[k] * foot.ball).y());
    lowest = std::min(lowest, height);
    const double phase = static_cast<double>(k) / static_cast<double>(track.size());
    const LegState state = legState(phase - timing.phase, timing.duty);
    if (!state.standing || state.u < 0.1 || state.u > 0.9) continue;
    sum += height;
    count += 1;
  }
  return count > 0 ? sum / count : lowest;
}

}  // namespace footfall::gait
