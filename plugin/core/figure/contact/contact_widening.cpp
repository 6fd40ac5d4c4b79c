// SPDX-License-Identifier: MIT
#include "figure/contact/contact_widening.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/numeric/statistics.h"
#include "base/parallel.h"
#include "figure/contact/contact_tuning.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

// Speed of one part around a frame over 25 ms.
double partSpeed(const Motion& motion, const SoleTracks& tracks, std::size_t leg, std::size_t first,
                 std::size_t f, SolePart part) {
  const std::size_t half = static_cast<std::size_t>(std::max(1.0, std::round(0.0125 / motion.frameTime)));
  const std::size_t from = std::max(f, first + half) - half, to = std::min(f + half, motion.frames() - 1);
  return (tracks.at(to, leg, part) - tracks.at(from, leg, part)).norm() /
         (static_cast<double>(to - from) * motion.frameTime);
}

double swingSpeed(const Motion& motion, const SoleTracks& tracks, std::size_t leg, std::size_t first) {
  std::vector<double> swing;
  swing.reserve(motion.frames());
  for (std::size_t f = first; f < motion.frames(); ++f)
    swing.push_back(std::min(partSpeed(motion, tracks, leg, first, f, SolePart::Heel),
                             partSpeed(motion, tracks, leg, first, f, SolePart::Ball)));
  return quantile(swing, 0.98);
}

// The edges of all contacts in one direction, in their order.
std::vector<FootTouch::Edge> slowEdges(const Motion& motion, const std::vector<FootTouch>& feet,
                                       const ContactOptions& options, const ContactReport& report,
                                       Index direction) {
  std::vector<FootTouch::Edge> edges;
  for (const Contact& contact : report.contacts) {
    // Half of the way to the contacts beside it belongs to them.
    double limit = direction < 0 ? motion.time(report.firstFrame) : motion.time(motion.frames() - 1);
    for (const Contact& other : report.contacts) {
      if (other.leg != contact.leg) continue;
      if (direction < 0 && other.time.start < contact.time.start)
        limit = std::max(limit, 0.5 * (other.time.end + contact.time.start));
      if (direction > 0 && other.time.start > contact.time.start)
        limit = std::min(limit, 0.5 * (contact.time.end + other.time.start));
    }
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    const double near = options.touchHeight * legLength(motion.skeleton, report.limbs.legs[leg]);
    const double level = std::min(contact.heelPosition.y(), contact.ballPosition.y()) + near;
    edges.push_back(feet[leg].edge(direction > 0 ? contact.time.end : contact.time.start, direction,
                                   {limit, level, options.touchSpeed * feet[leg].swingSpeed(), false}));
  }
  return edges;
}

// Feet as they were recorded creep while they stand; generated, keyed and planted ones do not. Over the
// ground, from the first third of a stand to the last, in parts of the leg's length.
bool creep(const Motion& motion, const SoleTracks& tracks, const ContactReport& report) {
  std::vector<double> creeps;
  for (const Contact& contact : report.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    const bool onBall = contact.ball.end > contact.ball.start;
    const FrameSpan frames = framesWithin(motion, onBall ? contact.ball : contact.heel);
    const std::size_t third = frames.count() / 3;
    if (third < 1) continue;
    Vec3 way = Vec3::Zero();
    for (std::size_t k = 0; k < third; ++k) {
      const SolePart part = onBall ? SolePart::Ball : SolePart::Heel;
      way += tracks.at(frames.end - 1 - k, leg, part) - tracks.at(frames.first + k, leg, part);
    }
    way.y() = 0;
    creeps.push_back(way.norm() / static_cast<double>(third) /
                     legLength(motion.skeleton, report.limbs.legs[leg]));
  }
  return quantile(creeps, 0.5) > contact_tuning::kRecordedCreep;
}

}  // namespace

FootTouch::FootTouch(const Motion& motion, const SoleTracks& tracks, std::size_t leg, std::size_t first,
                     double swing)
    : motion_(motion), tracks_(tracks), leg_(leg), first_(first), swing_(swing) {}

std::vector<FootTouch> footTouches(const Motion& motion, const SoleTracks& tracks,
                                   const ContactReport& report, const ContactOptions& options) {
  std::vector<double> swings(tracks.legs);
  const int legs = static_cast<int>(tracks.legs);
#pragma omp parallel for schedule(static) num_threads(threadCount(options.threads))
  for (int i = 0; i < legs; ++i) {
    const std::size_t leg = static_cast<std::size_t>(i);
    swings[leg] = swingSpeed(motion, tracks, leg, report.firstFrame);
  }
  std::vector<FootTouch> feet;
  for (std::size_t leg = 0; leg < tracks.legs; ++leg)
    feet.emplace_back(motion, tracks, leg, report.firstFrame, swings[leg]);
  return feet;
}

double FootTouch::speed(std::size_t frame, SolePart part) const {
  return partSpeed(motion_, tracks_, leg_, first_, frame, part);
}

double FootTouch::slowest(std::size_t frame, double level, bool ballOnly) const {
  double least = std::numeric_limits<double>::infinity();
  for (const SolePart part : {SolePart::Heel, SolePart::Ball, SolePart::Tip}) {
    if (ballOnly && part != SolePart::Ball) continue;
    if (tracks_.at(frame, leg_, part).y() < level) least = std::min(least, speed(frame, part));
  }
  return least;
}

FootTouch::Edge FootTouch::edge(double from, Index direction, const Bounds& bounds) const {
  const double position = (from - motion_.startTime) / motion_.frameTime;
  const Index start =
      std::clamp(static_cast<Index>(direction > 0 ? std::floor(position) : std::ceil(position)),
                 static_cast<Index>(first_), static_cast<Index>(motion_.frames()) - 1);
  const Bounds anywhere{bounds.limit, std::numeric_limits<double>::infinity(), 2 * bounds.slow,
                        bounds.ballOnly};
  const double slow = framesSlower(start, direction, bounds, 2 * bounds.slow);
  const double fast = framesSlower(start, direction, anywhere, anywhere.slow);
  const double gain = slow - std::abs(position - static_cast<double>(start));
  const double leaving = std::max(0.0, fast - slow) / (std::sqrt(2.0) - 1);
  const Index reached = start + direction * static_cast<Index>(std::ceil(fast));
  return {motion_.time(static_cast<std::size_t>(start)) +
              static_cast<double>(direction) * slow * motion_.frameTime,
          leaving * motion_.frameTime, (gain - leaving) * motion_.frameTime,
          reached > static_cast<Index>(first_) && reached < static_cast<Index>(motion_.frames()) - 1};
}

// How many frames outwards from one the foot is last slower, before it is faster than `left` or above the
// level, to a fraction; as far as the time limit where it never is.
double FootTouch::framesSlower(Index from, Index direction, const Bounds& bounds, double left) const {
  const Index last = static_cast<Index>(motion_.frames()) - 1, first = static_cast<Index>(first_);
  const auto inside = [&](Index f) {
    const double time = motion_.startTime + static_cast<double>(f) * motion_.frameTime;
    return f >= first && f <= last && (direction > 0 ? time <= bounds.limit : time >= bounds.limit);
  };
  const auto at = [&](Index f) {
    return slowest(static_cast<std::size_t>(f), bounds.level, bounds.ballOnly);
  };
  Index f = from;
  while (inside(f + direction) && at(f + direction) < left) f += direction;
  while (f != from && at(f) >= bounds.slow) f -= direction;
  const double frames = static_cast<double>(std::abs(f - from));
  if (!inside(f + direction)) return frames;
  const double here = std::min(at(f), bounds.slow), next = at(f + direction);
  return frames + (std::isfinite(next) && next > here ? (bounds.slow - here) / (next - here) : 0.0);
}

void widenToTouch(const Motion& motion, const SoleTracks& tracks, const ContactOptions& options,
                  ContactReport& report) {
  const std::vector<FootTouch> feet = footTouches(motion, tracks, report, options);
  const std::vector<FootTouch::Edge> starts = slowEdges(motion, feet, options, report, -1);
  const std::vector<FootTouch::Edge> ends = slowEdges(motion, feet, options, report, 1);
  // Feet of a clip are alike: what most of them do tells more than a single noisy one.
  const auto usual = [](const std::vector<FootTouch::Edge>& edges) {
    std::vector<double> excesses;
    for (const FootTouch::Edge& edge : edges) {
      if (edge.known) excesses.push_back(edge.excess);
    }
    return quantile(excesses, 0.5);
  };
  const double usualStart = usual(starts), usualEnd = usual(ends);
  // The stands of generated and keyed feet are all of their contacts. Recorded ones are told by their creep;
  // where planting has taken that out, by how long they are slow. Generated heels strike where they stand,
  // but toes of birds leave by up to 33 ms after the ball.
  if (usualStart < contact_tuning::kSlowLanding && usualEnd < contact_tuning::kSlowLeaving &&
      !creep(motion, tracks, report))
    return;
  const auto touches = [&](const FootTouch::Edge& edge, double usually) {
    return usually > options.settles || (edge.known && edge.excess > options.settlesAlone);
  };
  for (std::size_t i = 0; i < report.contacts.size(); ++i) {
    TimeRange& time = report.contacts[i].time;
    if (touches(starts[i], usualStart)) time.start = std::min(time.start, starts[i].time);
    if (touches(ends[i], usualEnd)) time.end = std::max(time.end, ends[i].time);
  }
}

}  // namespace footfall
