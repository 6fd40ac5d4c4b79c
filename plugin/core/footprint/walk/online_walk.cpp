// SPDX-License-Identifier: MIT
#include "footprint/walk/online_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/heading.h"

namespace footfall::footprint {
namespace {

constexpr double kSameTime = 1e-9;  // seconds
enum : char { kStance = 1, kStep = 2 };

}  // namespace

OnlineWalk::OnlineWalk(const VirtualLegs& virtualLegs, const OnlineOptions& options)
    : virtualLegs_(virtualLegs), options_(options), names_(virtualLegs.legNames()) {
  if (virtualLegs.legs.empty()) throw Error("the figure has no legs, so it cannot walk");
  if (options.context < 2)
    throw Error(fmt::format("context must be at least 2 prints, got {}", options.context));
  track_.standingStart = options.standingStart;
}

void OnlineWalk::add(const Footprint& print) {
  const std::size_t count = track_.prints.size() + 1;
  const std::size_t first = count - std::min(count, static_cast<std::size_t>(options_.context) + 1);
  // What is played stays; only the times of the last print before this one were a guess.
  Track window;
  window.prints.assign(track_.prints.begin() + static_cast<std::ptrdiff_t>(first), track_.prints.end());
  window.prints.push_back(print);
  window.standingStart = track_.standingStart && first == 0;
  unwrapYaws(window);
  if (count > 1) {
    Footprint& last = window.prints[window.prints.size() - 2];
    if ((timed_.back() & kStance) == 0) last.stance = 0;
    if ((timed_.back() & kStep) == 0) last.step = 0;
  }
  fillInTiming(window, virtualLegs_.nominal(), options_.timing);
  for (const std::string& fault : faultsOf(window, names_, static_cast<int>(first))) throw Error(fault);

  const double settledBefore = count > 1 ? strikes_.back() : 0;
  std::copy(window.prints.begin(), window.prints.end() - 1,
            track_.prints.begin() + static_cast<std::ptrdiff_t>(first));
  track_.prints.push_back(window.prints.back());
  timed_.push_back(static_cast<char>((print.stance > 0 ? kStance : 0) | (print.step > 0 ? kStep : 0)));
  strikes_.push_back(count > 1 ? strikes_.back() + track_.prints[count - 2].step : 0);
  if (count < 2) return;
  expect(window);
  solve(window, first, settledBefore);
  settled_ = strikes_.back();
}

// The last stride once more: each foot as far on as the one before it went.
void OnlineWalk::expect(Track& window) const {
  for (int i = 0; i < options_.expected; ++i) {
    const std::size_t n = window.prints.size();
    const Footprint& last = window.prints[n - 1];
    Footprint next = window.prints[n - 2];
    if (n > 2) {
      const Footprint& before = window.prints[n - 3];
      next.position += last.position - before.position;
      next.yaw += last.yaw - before.yaw;
    } else {  // the first step is half a stride
      const Vec3 forward = forwardOf(last.yaw);
      next.position += 2 * forward.dot(last.position - next.position) * forward;
      next.position.y() = last.position.y();
    }
    window.prints.push_back(next);
  }
}

// The window alone, with what is settled held where it is.
void OnlineWalk::solve(const Track& window, std::size_t first, double settledBefore) {
  const double shift = strikes_[first];
  const TrackTiming timing = timingOf(window);
  const BodyOrientation turn(window, timing, options_.body);
  const auto isSettled = [&](double time) { return time + shift <= settledBefore + kSameTime; };
  std::vector<FixedKnot> fixedKnots;
  for (std::size_t i = 0; !path_.knots.empty() && i < timing.spans.size() && isSettled(timing.spans[i].start);
       ++i) {
    const ComPoint there = path_.at(timing.spans[i].start + shift);
    fixedKnots.push_back({static_cast<int>(i), there.position, there.velocity});
  }
  const ComProblem problem(window, timing, virtualLegs_, turn, options_.com, std::move(fixedKnots));
  const ComSolution solution = solveCom(problem, guessPendulum(problem), options_.solver);
  const double end = strikes_.back() + track_.prints.back().step;  // what is expected beyond is not told
  while (!path_.knots.empty() && path_.knots.back().time > settledBefore - kSameTime) path_.knots.pop_back();
  for (ComKnot knot : solution.path.knots) {
    knot.time += shift;
    if (knot.time > end + kSameTime) break;
    if (path_.knots.empty() || knot.time > path_.knots.back().time + kSameTime) path_.knots.push_back(knot);
  }
}

}  // namespace footfall::footprint
