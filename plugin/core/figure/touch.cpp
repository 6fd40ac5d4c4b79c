// SPDX-License-Identifier: MIT
#include "figure/touch.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/statistics.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

// Where a contact would begin or end, seconds: as long as the foot is slow.
struct SlowEdge {
  double time = 0;
  double excess = 0;  // seconds it is slow beyond what one that leaves at once and smoothly is
  bool known = true;  // false: the clip ends before that can be told
};

// One foot over a motion.
class FootTouch {
 public:
  FootTouch(const Motion& motion, const SoleTracks& tracks, std::size_t leg, const ContactReport& report,
            const ContactOptions& options)
      : motion_(motion), tracks_(tracks), leg_(leg), first_(report.firstFrame) {
    near_ = options.touchHeight * legLength(motion.skeleton, report.limbs.legs[leg]);
    std::vector<double> swing;
    for (std::size_t f = first_; f < motion.frames(); ++f)
      swing.push_back(std::min(speed(f, SolePart::Heel), speed(f, SolePart::Toe)));
    slow_ = options.touchSpeed * quantile(swing, 0.98);
  }

  // From the contact's beginning (direction -1) or end (+1) outwards, as far as a time. A foot that leaves
  // smoothly is slow for a while after it has left: as its speed grows with the square of the time, for
  // 1 / (sqrt(2) - 1) of the time it then takes to be twice as fast.
  SlowEdge edge(const Contact& contact, Index direction, double limit) const {
    const double from = direction > 0 ? contact.time.end : contact.time.start;
    const double level = std::min(contact.heelPlace.y(), contact.toePlace.y()) + near_;
    const double position = (from - motion_.startTime) / motion_.frameTime;
    const Index start =
        std::clamp(static_cast<Index>(direction > 0 ? std::floor(position) : std::ceil(position)),
                   static_cast<Index>(first_), static_cast<Index>(motion_.frames()) - 1);
    const double slow = framesTillFaster(start, direction, limit, slow_, level);
    const double fast = framesTillFaster(start, direction, limit, 2 * slow_,
                                         std::numeric_limits<double>::infinity());
    const double gain = slow - std::abs(position - static_cast<double>(start));
    const double leaving = std::max(0.0, fast - slow) / (std::sqrt(2.0) - 1);
    const Index reached = start + direction * static_cast<Index>(std::ceil(fast));
    return {motion_.time(static_cast<std::size_t>(start)) +
                static_cast<double>(direction) * slow * motion_.frameTime,
            (gain - leaving) * motion_.frameTime,
            reached > static_cast<Index>(first_) && reached < static_cast<Index>(motion_.frames()) - 1};
  }

 private:
  double speed(std::size_t f, SolePart part) const {
    const std::size_t half =
        static_cast<std::size_t>(std::max(1.0, std::round(0.0125 / motion_.frameTime)));
    const std::size_t from = std::max(f, first_ + half) - half, to = std::min(f + half, motion_.frames() - 1);
    return (tracks_.at(to, leg_, part) - tracks_.at(from, leg_, part)).norm() /
           (static_cast<double>(to - from) * motion_.frameTime);
  }

  // The speed of the slowest part below a level; without end where none is.
  double slowest(Index frame, double level) const {
    double least = std::numeric_limits<double>::infinity();
    const std::size_t f = static_cast<std::size_t>(frame);
    for (const SolePart part : {SolePart::Heel, SolePart::Toe, SolePart::Tip}) {
      if (tracks_.at(f, leg_, part).y() < level) least = std::min(least, speed(f, part));
    }
    return least;
  }

  // How many frames outwards from one the foot is first faster, to a fraction; as far as the time limit where
  // it stays slower.
  double framesTillFaster(Index from, Index direction, double limit, double than, double level) const {
    const Index last = static_cast<Index>(motion_.frames()) - 1, first = static_cast<Index>(first_);
    const auto inside = [&](Index f) {
      const double time = motion_.startTime + static_cast<double>(f) * motion_.frameTime;
      return f >= first && f <= last && (direction > 0 ? time <= limit : time >= limit);
    };
    Index f = from;
    while (inside(f + direction) && slowest(f + direction, level) < than) f += direction;
    const double frames = static_cast<double>(std::abs(f - from));
    if (!inside(f + direction)) return frames;
    const double here = std::min(slowest(f, level), than), next = slowest(f + direction, level);
    return frames + (std::isfinite(next) && next > here ? (than - here) / (next - here) : 0.0);
  }

  const Motion& motion_;
  const SoleTracks& tracks_;
  std::size_t leg_ = 0, first_ = 0;
  double near_ = 0, slow_ = 0;
};

// The edges of all contacts in one direction, in their order.
std::vector<SlowEdge> slowEdges(const Motion& motion, const SoleTracks& tracks,
                                const ContactOptions& options, const ContactReport& report,
                                Index direction) {
  std::vector<FootTouch> feet;
  for (std::size_t leg = 0; leg < tracks.legs; ++leg) feet.emplace_back(motion, tracks, leg, report, options);
  std::vector<SlowEdge> edges;
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
    edges.push_back(feet[static_cast<std::size_t>(contact.leg)].edge(contact, direction, limit));
  }
  return edges;
}

// Feet that were recorded creep while they stand; generated, keyed and planted ones do not, and their stands
// are all of their contacts. Over the ground, from the first third of a stand to the last, in parts of the
// leg's length.
bool isRecorded(const Motion& motion, const SoleTracks& tracks, const ContactReport& report) {
  constexpr double kCreeps = 0.003;
  std::vector<double> creeps;
  for (const Contact& contact : report.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    const bool onToe = contact.toe.end > contact.toe.start;
    const FrameRange frames = framesWithin(motion, onToe ? contact.toe : contact.heel);
    const Index third = (frames.last - frames.first + 1) / 3;
    if (third < 1) continue;
    Vec3 way = Vec3::Zero();
    for (Index k = 0; k < third; ++k) {
      const SolePart part = onToe ? SolePart::Toe : SolePart::Heel;
      way += tracks.at(static_cast<std::size_t>(frames.last - k), leg, part) -
             tracks.at(static_cast<std::size_t>(frames.first + k), leg, part);
    }
    way.y() = 0;
    creeps.push_back(way.norm() / static_cast<double>(third) / legLength(motion.skeleton, report.limbs.legs[leg]));
  }
  return quantile(creeps, 0.5) > kCreeps;
}

}  // namespace

void widenToTouch(const Motion& motion, const SoleTracks& tracks, const ContactOptions& options,
                  ContactReport& report) {
  if (!isRecorded(motion, tracks, report)) return;
  const std::vector<SlowEdge> starts = slowEdges(motion, tracks, options, report, -1);
  const std::vector<SlowEdge> ends = slowEdges(motion, tracks, options, report, 1);
  // Feet of a clip are alike: what most of them do tells more than a single noisy one.
  const auto usual = [](const std::vector<SlowEdge>& edges) {
    std::vector<double> excesses;
    for (const SlowEdge& edge : edges) {
      if (edge.known) excesses.push_back(edge.excess);
    }
    return quantile(excesses, 0.5);
  };
  const double usualStart = usual(starts), usualEnd = usual(ends);
  const auto touches = [&](const SlowEdge& edge, double usually) {
    return usually > options.settles || (edge.known && edge.excess > options.settlesAlone);
  };
  for (std::size_t i = 0; i < report.contacts.size(); ++i) {
    TimeRange& time = report.contacts[i].time;
    if (touches(starts[i], usualStart)) time.start = std::min(time.start, starts[i].time);
    if (touches(ends[i], usualEnd)) time.end = std::max(time.end, ends[i].time);
  }
}

}  // namespace footfall
