// SPDX-License-Identifier: MIT
#include "footprint/rewalk.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "footprint/walk_stages.h"

namespace footfall {
namespace {

// How far in time perform carries a change: smoothing to either side, and tails, which follow for a second.
constexpr double kBefore = 0.5, kAfter = 1.4;  // seconds

bool sameTimes(const Track& a, const Track& b) {
  if (a.prints.size() != b.prints.size() || a.loop || b.loop || a.standingStart != b.standingStart ||
      a.standingEnd != b.standingEnd)
    return false;
  for (std::size_t i = 0; i < a.prints.size(); ++i) {
    const Footprint &x = a.prints[i], &y = b.prints[i];
    if (x.leg != y.leg || x.stance != y.stance || x.step != y.step) return false;
  }
  return true;
}

bool samePlace(const Footprint& a, const Footprint& b) {
  return a.position == b.position && a.yaw == b.yaw && a.normal == b.normal;
}

// From the first strike to the last lift of the prints that are not where they were. end < start: none.
TimeRange changedTime(const Track& before, const Walk& after) {
  TimeRange time{1e9, -1e9};
  for (const PrintContact& contact : after.timing.contacts) {
    const std::size_t print = static_cast<std::size_t>(contact.print);
    if (samePlace(before.prints[print], after.track.prints[print])) continue;
    time.start = std::min(time.start, contact.strike);
    time.end = std::max(time.end, contact.lift);
  }
  return time;
}

// The knots that may move, first and last.
struct Window {
  std::size_t first = 0, last = 0;
};

Window windowAround(const std::vector<ComKnot>& knots, const TimeRange& changed, double wide) {
  Window window{0, knots.size() - 1};
  while (window.first < window.last && knots[window.first].time < changed.start - wide) ++window.first;
  while (window.last > window.first && knots[window.last].time > changed.end + wide) --window.last;
  return window;
}

// The former path changed within the window. False: it still moves at an edge that is not an end of the path.
bool solveWithin(WalkStages& stages, Walk& next, const ComPath& former, const Window& window, double settled,
                 const Progress& progress, std::optional<ComProblem>& problem) {
  const std::vector<ComKnot>& knots = former.knots;
  // Ends that run on are those of the gait beyond them; where it is as it was, so are they.
  std::vector<ComPin> pins;
  if (window.first == 0 || window.last + 1 == knots.size()) pins = stages.runningEnds();
  for (std::size_t k = 0; k < knots.size(); ++k) {
    if (k < window.first || k > window.last)
      pins.push_back({static_cast<int>(k), knots[k].position, knots[k].velocity});
  }
  problem.emplace(stages.problem(std::move(pins)));
  stages.solve(*problem, former, progress);
  const auto moved = [&](std::size_t k) {
    const ComKnot &a = knots[k], &b = next.solution.path.knots[k];
    return (a.position - b.position).norm() > settled || (a.velocity - b.velocity).norm() > settled;
  };
  return !(window.first > 0 && moved(window.first)) &&
         !(window.last + 1 < knots.size() && moved(window.last));
}

}  // namespace

FrameSpan rewalkTrack(Walk& walk, const Character& character, Track track, const TerrainPtr& terrain,
                       const WalkOptions& options, const RewalkOptions& again, const Progress& progress) {
  Walk next;
  next.track = track;
  next.terrain = terrain;
  WalkStages stages(next, character, terrain, options);
  const std::vector<ComKnot>& former = walk.solution.path.knots;
  const bool fits = terrain == walk.terrain && next.faults.empty() && walk.faults.empty() &&
                    sameTimes(walk.track, next.track) && former.size() == next.timing.spans.size() + 1 &&
                    stages.frames() == walk.performance.frames() &&
                    walk.performance.frameTime == 1 / options.frameRate;
  if (!fits) {
    walk = walkTrack(character, std::move(track), terrain, options, progress);
    return {0, walk.performance.frames()};
  }
  const TimeRange changed = changedTime(walk.track, next);
  if (!(changed.end >= changed.start)) return {0, 0};
  std::optional<ComProblem> problem;
  for (double wide = std::max(again.strides, 0.5) * next.timing.stride;; wide *= 2) {
    const Window window = windowAround(former, changed, wide);
    const double from = window.first > 0 ? former[window.first - 1].time - kBefore : 0,
                 to = window.last + 1 < former.size() ? former[window.last + 1].time + kAfter
                                                      : next.timing.duration;
    const FrameSpan range{
        static_cast<std::size_t>(std::max(0.0, std::floor(from * options.frameRate))),
        std::min(stages.frames(), static_cast<std::size_t>(std::ceil(to * options.frameRate)) + 1)};
    // As walkTrack does it: a rigid body first, then hips where the limbs leave them.
    next.shift = {};
    if (!solveWithin(stages, next, walk.rigid, window, again.settled, progress, problem)) continue;
    next.rigid = next.solution.path;
    stages.measureShift(range, walk.shift);
    if (!solveWithin(stages, next, walk.solution.path, window, again.settled, progress, problem)) continue;
    next.performance = std::move(walk.performance);
    next.performed = std::move(walk.performed);
    next.samples = std::move(walk.samples);
    stages.pose(*problem, range);
    walk = std::move(next);
    return range;
  }
}

}  // namespace footfall
