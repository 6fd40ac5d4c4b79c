// SPDX-License-Identifier: MIT
#include "figure/quality/slip.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/parallel.h"
#include "figure/contact/contact_widening.h"
#include "figure/quality/quality_tuning.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

// Contacts of one foot between which it stays down.
struct Step {
  TimeRange stands;
  double level = 0;  // metres: below it a part is down
  Vec3 first, last;  // places of the ball in its first and last contact
};

class FootSlip {
 public:
  FootSlip(const Motion& motion, const SoleTracks& tracks, const ContactReport& report,
           const FootTouch& touch, std::size_t leg, const ContactOptions& options)
      : motion_(motion), tracks_(tracks), report_(report), touch_(touch), leg_(leg), options_(options) {
    length_ = legLength(motion.skeleton, report.limbs.legs[leg]);
  }

  std::vector<StepSlip> run() const {
    const std::vector<Step> steps = stepsOf();
    std::vector<StepSlip> slips;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      // Half of the way to the steps beside it belongs to them.
      const double before =
          i > 0 ? 0.5 * (steps[i - 1].stands.end + steps[i].stands.start) : motion_.time(report_.firstFrame);
      const double after = i + 1 < steps.size() ? 0.5 * (steps[i].stands.end + steps[i + 1].stands.start)
                                                : motion_.time(motion_.frames() - 1);
      slips.push_back(slipOver({touched(steps[i], -1, before), touched(steps[i], 1, after)}, steps[i].level));
    }
    return slips;
  }

 private:
  std::vector<Step> stepsOf() const {
    std::vector<Step> steps;
    for (const Contact& contact : report_.contacts) {
      if (static_cast<std::size_t>(contact.leg) != leg_) continue;
      const Step next{
          contact.stands(),
          std::min(contact.heelPosition.y(), contact.ballPosition.y()) + quality_tuning::kOnGround * length_,
          contact.ballPosition, contact.ballPosition};
      if (!steps.empty() && staysDown(steps.back(), next)) {
        steps.back().stands.end = std::max(steps.back().stands.end, next.stands.end);
        steps.back().level = std::max(steps.back().level, next.level);
        steps.back().last = next.last;
      } else {
        steps.push_back(next);
      }
    }
    return steps;
  }

  bool staysDown(const Step& before, const Step& after) const {
    if ((after.first - before.last).norm() > quality_tuning::kShortestStep * length_) return false;
    const double level = std::max(before.level, after.level);
    const FrameSpan gap = framesWithin(motion_, {before.stands.end, after.stands.start});
    for (std::size_t f = gap.first; f < gap.end; ++f) {
      if (!std::isfinite(touch_.slowest(f, level))) return false;
    }
    return true;
  }

  // When a step's touch begins (direction -1) or ends (1): beyond its stands where the ball stays down and is
  // slow for longer than one that comes or leaves smoothly.
  double touched(const Step& step, Index direction, double limit) const {
    const double from = direction > 0 ? step.stands.end : step.stands.start;
    const double ground = (direction > 0 ? step.last : step.first).y();
    const FootTouch::Edge edge = touch_.edge(from, direction,
                                             {limit, ground + quality_tuning::kBallFlat * length_,
                                              quality_tuning::kStillDown * touch_.swingSpeed(), true});
    if (edge.excess <= (edge.known ? options_.settlesAlone : quality_tuning::kSlowAtEnd)) return from;
    return edge.time - static_cast<double>(direction) * edge.leaving;
  }

  // The part of those that are down which moves least around a frame.
  SolePart calmest(std::size_t f, double level) const {
    SolePart best = SolePart::Ball;
    double least = std::numeric_limits<double>::infinity();
    for (const bool anyHeight : {false, true}) {
      for (const SolePart part : {SolePart::Ball, SolePart::Heel, SolePart::Tip}) {
        if (!anyHeight && tracks_.at(f, leg_, part).y() >= level) continue;
        const double speed = touch_.speed(f, part);
        if (speed < least) {
          least = speed;
          best = part;
        }
      }
      if (std::isfinite(least)) break;
    }
    return best;
  }

  // The way of the sole: from frame to frame that of the part which carries the foot.
  StepSlip slipOver(const TimeRange& time, double level) const {
    StepSlip slip;
    slip.leg = static_cast<int>(leg_);
    slip.time = time;
    const FrameSpan frames = framesWithin(motion_, time);
    if (frames.empty()) return slip;
    slip.frame = frames.first;
    std::vector<Vec2> places{Vec2::Zero()};
    SolePart carrier = calmest(slip.frame, level);
    for (std::size_t f = slip.frame; f + 1 < frames.end; ++f) {
      const SolePart best = calmest(f, level);
      const bool up = tracks_.at(f, leg_, carrier).y() >= level;
      if (up || touch_.speed(f, best) < quality_tuning::kCalmerPart * touch_.speed(f, carrier))
        carrier = best;
      const Vec3 way = tracks_.at(f + 1, leg_, carrier) - tracks_.at(f, leg_, carrier);
      places.push_back(places.back() + Vec2(way.x(), way.z()));
    }
    const auto farthest = [&](std::size_t from) {
      std::size_t best = from;
      for (std::size_t k = 0; k < places.size(); ++k) {
        if ((places[k] - places[from]).norm() > (places[best] - places[from]).norm()) best = k;
      }
      return best;
    };
    // From the farthest from the first to the farthest from that: exact along a line.
    const std::size_t a = farthest(0), b = farthest(a);
    slip.distance = (places[a] - places[b]).norm();
    slip.firstFrame = slip.frame;
    for (const Vec2& place : places)
      slip.slid.push_back(std::min((place - places[std::min(a, b)]).norm(), slip.distance));
    slip.frame += std::max(a, b);
    return slip;
  }

  const Motion& motion_;
  const SoleTracks& tracks_;
  const ContactReport& report_;
  const FootTouch& touch_;
  std::size_t leg_ = 0;
  const ContactOptions& options_;
  double length_ = 0;  // of the leg, metres
};

}  // namespace

std::vector<StepSlip> stepSlips(const Motion& motion, const SoleTracks& tracks, const ContactReport& report,
                                const ContactOptions& options) {
  const std::vector<FootTouch> touches = footTouches(motion, tracks, report, options);
  std::vector<std::vector<StepSlip>> perLeg(tracks.legs);
  const int legs = static_cast<int>(tracks.legs);
#pragma omp parallel for schedule(static) num_threads(threadCount(options.threads))
  for (int i = 0; i < legs; ++i) {
    const std::size_t leg = static_cast<std::size_t>(i);
    perLeg[leg] = FootSlip(motion, tracks, report, touches[leg], leg, options).run();
  }
  std::vector<StepSlip> slips;
  for (const std::vector<StepSlip>& own : perLeg) slips.insert(slips.end(), own.begin(), own.end());
  std::stable_sort(slips.begin(), slips.end(),
                   [](const StepSlip& a, const StepSlip& b) { return a.time.start < b.time.start; });
  return slips;
}

}  // namespace footfall
