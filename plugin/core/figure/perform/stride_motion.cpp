// SPDX-License-Identifier: MIT
#include "figure/perform/stride_motion.h"

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "base/easing.h"
#include "base/numeric/smoothing.h"
#include "figure/perform/perform_tuning.h"

namespace footfall {
namespace {

using namespace perform_tuning;

// The legs of an upright biped; -1: it is none.
struct BipedLegs {
  int left = -1, right = -1;

  explicit BipedLegs(const Character& character) {
    if (!character.upright || character.legs.size() != 2) return;
    for (int leg = 0; leg < 2; ++leg) {
      const BodySide side = character.legs[static_cast<std::size_t>(leg)].side;
      if (side == BodySide::Left) left = leg;
      if (side == BodySide::Right) right = leg;
    }
  }
  bool found() const { return left >= 0 && right >= 0; }
};

// The mean of a stride of the left foot, and of one of the right foot mirrored.
TrunkCurves mean(const TrunkCurves& left, const TrunkCurves& right) {
  return {0.5 * (left.list - right.list), 0.5 * (left.twist - right.twist),
          0.5 * (left.shoulders - right.shoulders), 0.5 * (left.bank - right.bank),
          0.5 * (left.lean + right.lean)};
}

}  // namespace

StrideClock::StrideClock(const Contacts& contacts, int leg, double loop, double usual,
                         const TimeRange& range) {
  std::vector<std::pair<double, double>> stands;
  for (const Contact& contact : contacts) {
    if (contact.leg == leg) stands.emplace_back(contact.strike(), contact.toeOff());
  }
  if (stands.empty()) return;
  if (loop > 0) {
    const std::size_t count = stands.size();
    for (const int turn : {-1, 1}) {
      for (std::size_t i = 0; i < count; ++i)
        stands.emplace_back(stands[i].first + turn * loop, stands[i].second + turn * loop);
    }
    std::sort(stands.begin(), stands.end());
    const auto same = [](const auto& a, const auto& b) { return b.first - a.first < kSameStrike; };
    stands.erase(std::unique(stands.begin(), stands.end(), same), stands.end());
  }
  for (std::size_t i = 0; i + 1 < stands.size(); ++i)
    strides_.push_back({stands[i].first, stands[i].second, stands[i + 1].first});
  const double stand = stands.back().second - stands.back().first;
  const double last =
      strides_.empty() ? std::max(usual, stand / kMostDuty) : strides_.back().end - strides_.back().start;
  strides_.push_back(
      {stands.back().first, stands.back().second, stands.back().first + std::max(last, stand / kMostDuty)});
  // Beyond both ends the strides go on.
  constexpr std::size_t kMost = 10000;
  while (strides_.back().end <= range.end && strides_.size() < kMost) {
    Stride next = strides_.back();
    const double way = next.end - next.start;
    strides_.push_back({next.start + way, next.leaves + way, next.end + way});
  }
  std::vector<Stride> before;
  for (Stride first = strides_.front(); first.start > range.start && before.size() < kMost;) {
    const double way = first.end - first.start;
    first = {first.start - way, first.leaves - way, first.start};
    before.push_back(first);
  }
  strides_.insert(strides_.begin(), before.rbegin(), before.rend());
}

const StrideClock::Stride& StrideClock::strideOf(double time) const {
  const auto after = std::upper_bound(strides_.begin(), strides_.end(), time,
                                      [](double t, const Stride& s) { return t < s.start; });
  return after == strides_.begin() ? strides_.front() : *(after - 1);
}

StrideMoment StrideClock::at(double time) const {
  const Stride& s = strideOf(time);
  const double duration = std::max(s.end - s.start, 1e-6);
  return {std::clamp((time - s.start) / duration, 0.0, 1.0),
          std::clamp((s.leaves - s.start) / duration, kLeastDuty, kMostDuty), 0, 0};
}

double StrideClock::strideAt(double time) const {
  const Stride& s = strideOf(time);
  return s.end - s.start;
}

double turnTaking(double otherStrike, double duration) {
  return (1 - smoothStep(kEvenSteps, kUnevenSteps, std::abs(otherStrike - 0.5))) *
         (1 - smoothStep(kLongStride, kLongestStride, duration));
}

StrideMotion strideMotion(const Performance& performance, const Character& character,
                          const std::vector<double>& heading) {
  const std::size_t frames = performance.frames();
  StrideMotion motion;
  motion.weight.assign(frames, 0);
  motion.trunk.resize(frames);
  motion.left.resize(frames);
  motion.right.resize(frames);
  const BipedLegs legs(character);
  if (!legs.found() || frames == 0) return motion;
  const double leg = character.legLength(), natural = std::sqrt(leg / kGravity);
  const auto clockOf = [&](int which) {
    return StrideClock(performance.contacts, which, performance.loop, kUsualStride * natural,
                       performance.range());
  };
  const StrideClock left = clockOf(legs.left), right = clockOf(legs.right);
  if (left.empty() || right.empty()) return motion;
  const auto half = [&](double seconds) {
    return static_cast<int>(std::min(seconds / performance.frameTime, static_cast<double>(frames)));
  };
  std::vector<double> ahead(frames, 0), aside(frames, 0), running(frames, 0);
  for (std::size_t i = 0; i < frames; ++i) {
    const std::size_t a = i > 0 ? i - 1 : 0, b = std::min(i + 1, frames - 1);
    if (b == a) continue;
    const Vec3 velocity = (performance.body[b].position - performance.body[a].position) /
                          (static_cast<double>(b - a) * performance.frameTime);
    ahead[i] = (velocity.x() * std::sin(heading[i]) + velocity.z() * std::cos(heading[i])) * natural / leg;
    aside[i] = (velocity.x() * std::cos(heading[i]) - velocity.z() * std::sin(heading[i])) * natural / leg;
  }
  ahead = smoothed(ahead, half(kSpeedSmoothing));
  aside = smoothed(aside, half(kSpeedSmoothing));
  for (std::size_t i = 0; i < frames; ++i) {
    const double time = performance.time(i), speed = std::hypot(ahead[i], aside[i]);
    const StrideMoment l = left.at(time), r = right.at(time);
    running[i] = runningShare(0.5 * (l.duty + r.duty), speed);
    // Where the other foot strikes in this one's stride.
    const double offset = l.share - r.share + (l.share < r.share ? 1 : 0);
    const double forward = speed > 0 ? ahead[i] / speed : 0;
    motion.weight[i] = turnTaking(offset, std::max(left.strideAt(time), right.strideAt(time)) / natural) *
                       smoothStep(kSidewaysShare, kForwardsShare, forward) *
                       smoothStep(0, kSlowWalk, ahead[i]);
  }
  running = smoothed(running, half(kGaitSmoothing));
  motion.weight = smoothed(motion.weight, half(kGaitSmoothing));
  for (std::size_t i = 0; i < frames; ++i) {
    if (!(motion.weight[i] > 0)) continue;
    StrideMoment l = left.at(performance.time(i)), r = right.at(performance.time(i));
    l.speed = r.speed = ahead[i];
    l.running = r.running = running[i];
    motion.trunk[i] = mean(trunkCurves(l), trunkCurves(r));
    motion.left[i] = armCurves(l);
    motion.right[i] = armCurves(r);
  }
  return motion;
}

}  // namespace footfall
