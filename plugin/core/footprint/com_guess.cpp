// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "footprint/com_problem.h"

namespace footfall {
namespace {

// The centre of mass over a print with its leg at the nominal length.
Vec3 above(const Footprint& print, const Walker& walker) {
  const WalkerLeg& leg = walker.legs[static_cast<std::size_t>(print.leg)];
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

ComPath guessAbovePrints(const ComProblem& problem, const Track& track, const Walker& walker) {
  ComPath path = withTimes(problem);
  for (std::size_t k = 0; k < path.knots.size(); ++k) {
    const TrackSpan& span = problem.spans()[std::min(k, problem.spans().size() - 1)];
    path.knots[k].position = above(track.prints[static_cast<std::size_t>(span.print)], walker);
  }
  problem.settle(path);
  return path;
}

ComPath guessMidStance(const ComProblem& problem, const Track& track, const TrackTiming& timing,
                       const Walker& walker) {
  std::vector<double> times;
  std::vector<Vec3> places;
  for (const PrintContact& contact : timing.contacts) {
    if (contact.turn != 0) continue;
    const double middle = contact.strike + 0.5 * (contact.lift - contact.strike);
    const Vec3 place = above(track.prints[static_cast<std::size_t>(contact.print)], walker);
    if (!times.empty() && middle <= times.back() + 1e-6) {  // feet down together: between them
      places.back() = 0.5 * (places.back() + place);
      continue;
    }
    times.push_back(middle);
    places.push_back(place);
  }
  const auto at = [&](double time) -> Vec3 {
    if (times.size() == 1) return places.front();
    // Runs on straight beyond the ends.
    std::size_t i =
        static_cast<std::size_t>(std::upper_bound(times.begin(), times.end(), time) - times.begin());
    i = std::clamp(i, std::size_t{1}, times.size() - 1);
    const double s = (time - times[i - 1]) / (times[i] - times[i - 1]);
    return places[i - 1] + s * (places[i] - places[i - 1]);
  };
  ComPath path = withTimes(problem);
  std::vector<ComKnot>& knots = path.knots;
  for (ComKnot& knot : knots) knot.position = at(knot.time);
  for (std::size_t k = 0; k < knots.size(); ++k) {
    const ComKnot &a = knots[k > 0 ? k - 1 : 0], &b = knots[std::min(k + 1, knots.size() - 1)];
    knots[k].velocity = (b.position - a.position) / (b.time - a.time);
  }
  problem.settle(path);
  return path;
}

}  // namespace footfall
