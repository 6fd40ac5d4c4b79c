// SPDX-License-Identifier: MIT
#include <algorithm>

#include "footprint/com/com_problem.h"
#include "footprint/feet/foot_plants.h"

namespace footfall::footprint {
namespace {

// The centre of mass over a print with its leg at the nominal length.
Vec3 above(const Footprint& print, const VirtualLegs& virtualLegs) {
  const VirtualLeg& leg = virtualLegs.legs[static_cast<std::size_t>(print.leg)];
  return print.position + Vec3(0, leg.ankle.y() + leg.nominal - leg.hip.y(), 0);
}

ComPath withTimes(const ComProblem& problem) {
  ComPath path;
  for (const TrackSpan& span : problem.spans())
    path.knots.push_back({span.start, Vec3::Zero(), Vec3::Zero()});
  const TrackSpan& last = problem.spans().back();
  path.knots.push_back({last.start + last.duration, Vec3::Zero(), Vec3::Zero()});
  return path;
}

}  // namespace

ComPath guessAbovePrints(const ComProblem& problem, const Track& track, const VirtualLegs& virtualLegs) {
  ComPath path = withTimes(problem);
  for (std::size_t k = 0; k < path.knots.size(); ++k) {
    const TrackSpan& span = problem.spans()[std::min(k, problem.spans().size() - 1)];
    path.knots[k].position = above(track.prints[static_cast<std::size_t>(span.print)], virtualLegs);
  }
  problem.settle(path);
  return path;
}

ComPath guessMidStance(const ComProblem& problem, const Track& track, const TrackTiming& timing,
                       const VirtualLegs& virtualLegs) {
  const MidStanceLine line(track, timing, virtualLegs);
  ComPath path = withTimes(problem);
  std::vector<ComKnot>& knots = path.knots;
  for (ComKnot& knot : knots) knot.position = line.at(knot.time);
  for (std::size_t k = 0; k < knots.size(); ++k) {
    const ComKnot &a = knots[k > 0 ? k - 1 : 0], &b = knots[std::min(k + 1, knots.size() - 1)];
    knots[k].velocity = (b.position - a.position) / (b.time - a.time);
  }
  problem.settle(path);
  return path;
}

}  // namespace footfall::footprint
