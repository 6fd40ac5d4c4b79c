// SPDX-License-Identifier: MIT
#include "footprint/walk/windowed_solve.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/easing.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

// Where a window lies in the track. Prints from `first` to before `last` are solved, from `begin` to before
// `end` are its own; seconds of the whole track.
struct WindowRange {
  std::size_t first = 0, begin = 0, end = 0, last = 0;
  double start = 0;         // of print `first`
  double from = 0, to = 0;  // of its own prints
};

std::vector<double> strikesOf(const Track& track) {
  std::vector<double> strikes{0};
  for (const Footprint& print : track.prints) strikes.push_back(strikes.back() + print.step);
  return strikes;
}

// Cut at whole strides, so that feet and phases are the same in every window.
std::vector<WindowRange> windowRanges(const Track& track, std::size_t legs, double leg) {
  const std::size_t count = track.prints.size(), size = kWindowStrides * legs;
  const std::vector<double> strikes = strikesOf(track);
  const double beside = kWindowMargin * std::sqrt(leg / kWindowMarginLeg);
  std::vector<WindowRange> ranges;
  for (std::size_t begin = 0; begin < count; begin += size) {
    WindowRange range;
    range.begin = begin;
    // What is left over at the end is not a window of its own.
    range.end = count - begin < 2 * size ? count : begin + size;
    range.first = begin - std::min(begin, kLeastMarginStrides * legs);
    while (range.first > 0 && strikes[begin] - strikes[range.first] < beside) range.first -= legs;
    range.last = std::min(count, range.end + kLeastMarginStrides * legs);
    while (range.last < count && strikes[range.last] - strikes[range.end] < beside)
      range.last = std::min(count, range.last + legs);
    range.start = strikes[range.first];
    range.from = strikes[begin];
    range.to = strikes[range.end];
    ranges.push_back(range);
    if (range.end == count) break;
  }
  return ranges;
}

bool same(const Footprint& a, const Footprint& b) {
  return a.leg == b.leg && a.position == b.position && a.yaw == b.yaw && a.normal == b.normal &&
         a.stance == b.stance && a.step == b.step && a.heightGiven == b.heightGiven;
}

bool same(const std::vector<Footprint>& a, const std::vector<Footprint>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Footprint& x, const Footprint& y) { return same(x, y); });
}

// Whether two windows are given the same.
bool same(const WalkWindow& a, const WalkWindow& b) {
  return same(a.track.prints, b.track.prints) && a.track.standingStart == b.track.standingStart &&
         a.track.standingEnd == b.track.standingEnd && !a.track.loop && !b.track.loop &&
         a.script == b.script && a.stride == b.stride && a.freeStart == b.freeStart && a.freeEnd == b.freeEnd;
}

WalkWindow windowOf(const WalkPipeline& pipeline, const WindowRange& range) {
  const Track& track = pipeline.track();
  const WalkOptions& options = pipeline.options();
  WalkWindow window;
  window.track.prints.assign(track.prints.begin() + static_cast<std::ptrdiff_t>(range.first),
                             track.prints.begin() + static_cast<std::ptrdiff_t>(range.last));
  const bool first = range.first == 0, last = range.last == track.prints.size();
  window.track.standingStart = first && track.standingStart;
  window.track.standingEnd = last && track.standingEnd;
  if (first && last) window.track.loop = track.loop;
  window.script = options.body.script;
  for (BodyKey& key : window.script) key.time -= range.start;
  window.stride = pipeline.timing().stride;
  window.freeStart = !first || options.freeStart;
  window.freeEnd = !last || options.freeEnd;
  return window;
}

// Solves, and adds the time it took to `seconds`.
ComSolution timedSolve(const ComProblem& problem, const ComPath& guess, const WalkOptions& options,
                       const Progress& progress, double& seconds) {
  const auto start = std::chrono::steady_clock::now();
  ComSolution solution = solveCom(problem, guess, options.solver, progress);
  seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return solution;
}

// For a rigid body first, then with the hips where the swinging limbs leave them.
SolvedPath solved(const WalkWindow& window, const WalkPipeline& whole, const Progress& progress) {
  WalkOptions options = whole.options();
  options.body.script = window.script;
  if (!(options.body.window > 0)) options.body.window = window.stride;
  options.freeStart = window.freeStart;
  options.freeEnd = window.freeEnd;
  const WalkPipeline pipeline(whole.character(), window.track, whole.terrain(), options);
  SolvedPath result;
  const ComProblem rigid = pipeline.problem({}, pipeline.continuedEnds({}));
  const ComPath guess = guessMidStance(rigid, pipeline.track(), pipeline.timing(), pipeline.virtualLegs());
  result.solution = timedSolve(rigid, guess, options, progress, result.seconds);
  if (!pipeline.usesPelvisOffset()) return result;
  const ComPath found = result.solution.path;
  result.pelvis = pipeline.pelvisOffset(found);
  result.solution = timedSolve(pipeline.problem(result.pelvis, pipeline.continuedEnds(result.pelvis)), found,
                               options, progress, result.seconds);
  return result;
}

// Windows as one: each alone in its middle, one blending into the next within a stride where they meet.
class WindowBlend {
 public:
  WindowBlend(const WalkWindows& windows, const std::vector<WindowRange>& ranges, double stride)
      : windows_(windows), ranges_(ranges), half_(0.5 * stride) {}

  // By the weights that the windows have at `moment`.
  template <typename Value, typename At>
  Value at(double time, double moment, const At& valueAt) const {
    std::size_t i = 0;
    while (i + 1 < ranges_.size() && moment >= ranges_[i].to) ++i;
    const Value own = valueAt(windows_[i]->solved, time - ranges_[i].start);
    const double since = moment - ranges_[i].from, until = ranges_[i].to - moment;
    if (i > 0 && since < half_)
      return mixed(own, valueAt(windows_[i - 1]->solved, time - ranges_[i - 1].start), weight(since));
    if (i + 1 < ranges_.size() && until < half_)
      return mixed(own, valueAt(windows_[i + 1]->solved, time - ranges_[i + 1].start), weight(until));
    return own;
  }

 private:
  // Of the window whose own time begins or ends so many seconds away: a half there, 1 half a stride inside.
  double weight(double away) const { return smoothStep(std::clamp(0.5 + 0.5 * away / half_, 0.0, 1.0)); }
  template <typename Value>
  static Value mixed(const Value& own, const Value& other, double weight) {
    return other + weight * (own - other);
  }

  const WalkWindows& windows_;
  const std::vector<WindowRange>& ranges_;
  double half_;
};

PelvisOffset blendedOffset(const WindowBlend& blend, const PelvisOffset& any, const WalkPipeline& pipeline) {
  PelvisOffset offset;
  offset.rate = any.rate;
  offset.stride = pipeline.timing().stride;
  if (any.pelvis.empty()) return offset;
  offset.hips.resize(any.hips.size());
  const std::size_t frames = pipeline.frames();
  for (std::size_t i = 0; i < frames; ++i) {
    const double time = static_cast<double>(i) / offset.rate;
    offset.pelvis.push_back(
        blend.at<Vec3>(time, time, [](const SolvedPath& path, double t) { return path.pelvis.pelvisAt(t); }));
    for (std::size_t leg = 0; leg < offset.hips.size(); ++leg)
      offset.hips[leg].push_back(blend.at<Vec3>(time, time, [leg](const SolvedPath& path, double t) {
        return path.pelvis.hipAt(static_cast<int>(leg), t);
      }));
  }
  return offset;
}

ComPath blendedPath(const WindowBlend& blend, const TrackTiming& timing) {
  using Vec6d = Eigen::Matrix<double, 6, 1>;
  const auto stateAt = [](const SolvedPath& path, double t) {
    const ComPoint point = path.solution.path.at(t);
    Vec6d state;
    state << point.position, point.velocity;
    return state;
  };
  ComPath path;
  // Both ends of a flight by the same weights: a mixture of free falls is a free fall.
  const auto add = [&](double time, double moment) {
    const Vec6d state = blend.at<Vec6d>(time, moment, stateAt);
    path.knots.push_back({time, state.head<3>(), state.tail<3>()});
  };
  double before = 0;
  bool flown = false;
  for (const TrackSpan& span : timing.spans) {
    add(span.start, flown ? before : span.start);
    before = span.start;
    flown = span.flight;
  }
  const double end = timing.spans.back().start + timing.spans.back().duration;
  add(end, flown ? before : end);
  return path;
}

SolvedPath joined(const WalkWindows& windows, const std::vector<WindowRange>& ranges,
                  const WalkPipeline& pipeline) {
  if (windows.size() == 1) return windows.front()->solved;
  const WindowBlend blend(windows, ranges, pipeline.timing().stride);
  SolvedPath whole;
  whole.solution.path = blendedPath(blend, pipeline.timing());
  whole.pelvis = blendedOffset(blend, windows.front()->solved.pelvis, pipeline);
  whole.solution.converged = true;
  for (const auto& window : windows) {
    const ComSolution& solution = window->solved.solution;
    whole.solution.iterations += solution.iterations;
    whole.solution.startCost += solution.startCost;
    whole.solution.converged = whole.solution.converged && solution.converged;
  }
  return whole;
}

}  // namespace

WindowedPath solveInWindows(const WalkPipeline& pipeline, const WalkWindows& previous,
                            const Progress& progress) {
  const Track& track = pipeline.track();
  const VirtualLegs& virtualLegs = pipeline.virtualLegs();
  std::vector<WindowRange> ranges = windowRanges(track, virtualLegs.legs.size(), virtualLegs.nominal());
  // A path that does not use the pelvis offset is cheap, and solved as a whole, as published.
  if (track.loop || pipeline.options().solver.method == ComMethod::Greedy || !pipeline.usesPelvisOffset()) {
    const std::size_t count = track.prints.size();
    ranges = {{0, 0, count, count, 0, 0, pipeline.timing().duration}};
  }
  WindowedPath result;
  double seconds = 0;
  for (const WindowRange& range : ranges) {
    WalkWindow window = windowOf(pipeline, range);
    const auto known = std::find_if(previous.begin(), previous.end(),
                                    [&](const auto& other) { return same(*other, window); });
    if (known != previous.end()) {
      result.windows.push_back(*known);
      continue;
    }
    window.solved = solved(window, pipeline, progress);
    seconds += window.solved.seconds;
    result.windows.push_back(std::make_shared<const WalkWindow>(std::move(window)));
  }
  result.path = joined(result.windows, ranges, pipeline);
  result.path.seconds = seconds;
  return result;
}

}  // namespace footfall::footprint
