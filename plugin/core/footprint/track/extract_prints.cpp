// SPDX-License-Identifier: MIT
#include "footprint/track/extract_prints.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include "base/angles.h"
#include "base/error.h"
#include "base/numeric/statistics.h"
#include "figure/motion/heading.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// Where the points that were watched lie in the foot of the character, its sole level: ahead of the ankle,
// and above the ground.
struct WatchedPoint {
  double ahead = 0, above = 0;
};

WatchedPoint watched(const CarriedPoint& point, const Character& character, const Pose& rest,
                     const Foot& foot) {
  const Vec3 from = point.in(rest)-rest.position[index(point.joint)];
  return {from.dot(forwardOf(character.restYaw)), from.y() + foot.ankleHeight()};
}

// A print before its place in time is settled.
struct Stand {
  Footprint print;
  double strike = 0, lift = 0;
  bool begun = false, ended = false;  // before the clip, after it
};

class Extraction {
 public:
  Extraction(const Motion& motion, const ContactOptions& options)
      : motion_(motion),
        report_(detectContacts(motion, options)),
        soles_(trackSoles(motion, report_.soles, options.threads)) {
    if (report_.limbs.legs.empty()) throw Error("the figure has no legs, so it leaves no prints");
    if (report_.contacts.empty())
      throw Error("no foot is ever on the ground in this motion, so there are no prints");
    result_.character = makeCharacter(motion.skeleton);
    rest_ = restPose(motion.skeleton);
    worldFromLocal(motion.skeleton, rest_, rest_);
    heading_ = headingOf(motion, report_.limbs).yaw;
  }

  ExtractedPrints run() {
    for (const Contact& contact : report_.contacts) stands_.push_back(standOf(contact));
    joinBroken();
    findRests();
    landSooner();
    estimateCutEnds();
    order();
    timeTrack();
    unwrapYaws(result_.track);
    return std::move(result_);
  }

 private:
  double yawOf(const Contact& contact) const;
  Stand standOf(const Contact& contact) const;
  void markCut(Stand& stand) const;
  void joinBroken();
  bool restsAround(std::size_t frame) const;
  void findRests();
  double meetsGround(const Stand& stand, double since) const;
  void landSooner();
  void estimateCutEnds();
  void order();
  double stepAfterLast(std::vector<double> steps) const;
  void timeTrack();

  const Motion& motion_;
  ContactReport report_;
  SoleTracks soles_;
  Pose rest_;
  std::vector<double> heading_;
  std::vector<Stand> stands_;
  ExtractedPrints result_;
};

// The mean direction of the foot while it lies flat, or while any of it stands. A foot that is a point has
// the figure's.
double Extraction::yawOf(const Contact& contact) const {
  FrameSpan frames = framesWithin(motion_, {contact.flat(), std::min(contact.heelOff(), contact.ball.end)});
  if (frames.empty()) frames = framesWithin(motion_, contact.time);
  Vec3 along = Vec3::Zero();
  const double heading = heading_[frames.first];
  for (std::size_t frame = frames.first; frame < frames.end; ++frame) {
    along += soles_.at(frame, index(contact.leg), SolePart::Ball) -
             soles_.at(frame, index(contact.leg), SolePart::Heel);
  }
  along.y() = 0;
  if (along.norm() < 1e-6) return heading;
  // The line of the skeleton's foot need not be where it points.
  const Sole& sole = report_.soles[index(contact.leg)];
  const double rest = footfall::yawOf(Vec3(sole.ball.in(rest_)-sole.heel.in(rest_)));
  return footfall::yawOf(along) - rest + result_.character.restYaw;
}

Stand Extraction::standOf(const Contact& contact) const {
  const Foot& foot = result_.character.legs[index(contact.leg)].foot;
  const Sole& sole = report_.soles[index(contact.leg)];
  const bool onBall = contact.ball.end > contact.ball.start;
  const WatchedPoint point = watched(onBall ? sole.ball : sole.heel, result_.character, rest_, foot);
  const double middle = 0.5 * (foot.heel.z() + foot.ball.z());
  Stand stand;
  stand.print.leg = contact.leg;
  stand.print.yaw = yawOf(contact);
  stand.print.position = (onBall ? contact.ballPosition : contact.heelPosition) - Vec3(0, point.above, 0) +
                         (middle - point.ahead) * forwardOf(stand.print.yaw);
  stand.print.heightGiven = true;
  stand.strike = contact.strike();
  stand.lift = contact.toeOff();
  markCut(stand);
  return stand;
}

// Of a foot that seems to leave for less time than any step takes, the stands are one, in the longer one's
// place.
void Extraction::joinBroken() {
  std::stable_sort(stands_.begin(), stands_.end(), [](const Stand& a, const Stand& b) {
    return std::tie(a.print.leg, a.strike) < std::tie(b.print.leg, b.strike);
  });
  std::vector<Stand> whole;
  for (const Stand& next : stands_) {
    if (whole.empty() || whole.back().print.leg != next.print.leg ||
        next.strike - whole.back().lift > kShortestLift) {
      whole.push_back(next);
      continue;
    }
    Stand& last = whole.back();
    if (next.lift - next.strike > last.lift - last.strike) last.print = next.print;
    last.lift = std::max(last.lift, next.lift);
    last.ended = last.ended || next.ended;
  }
  stands_ = std::move(whole);
}

void Extraction::markCut(Stand& stand) const {
  const double half = motion_.frameTime / 2;
  stand.begun = stand.strike <= motion_.time(report_.firstFrame) + half;
  stand.ended = stand.lift >= motion_.time(motion_.frames() - 1) - half;
}

// The pelvis hardly moves in the tenth of a second around a frame.
bool Extraction::restsAround(std::size_t frame) const {
  const double first = motion_.time(report_.firstFrame), last = motion_.time(motion_.frames() - 1);
  const double from = std::max(first, motion_.time(frame) - kRestWindow),
               to = std::min(last, motion_.time(frame) + kRestWindow);
  Pose a, b;
  worldPoseAt(motion_, from, a);
  worldPoseAt(motion_, to, b);
  const std::size_t pelvis = index(std::max(report_.limbs.pelvis, 0));
  return to > from && (b.position[pelvis] - a.position[pelvis]).norm() < kRestSpeed * (to - from);
}

// A biped on both feet whose body rests as the clip begins or ends stands there; one that does not is cut out
// of a walk.
void Extraction::findRests() {
  if (result_.character.legs.size() != 2) return;
  bool begun[2] = {false, false}, ended[2] = {false, false};
  for (const Stand& stand : stands_) {
    begun[stand.print.leg] = begun[stand.print.leg] || stand.begun;
    ended[stand.print.leg] = ended[stand.print.leg] || stand.ended;
  }
  result_.track.standingStart = begun[0] && begun[1] && restsAround(report_.firstFrame);
  result_.track.standingEnd = ended[0] && ended[1] && restsAround(motion_.frames() - 1);
}

// A foot that comes down from a flight carries the body before it has come to rest: from when half of its
// fastest way down is gone.
double Extraction::meetsGround(const Stand& stand, double since) const {
  const std::size_t leg = index(stand.print.leg);
  const FrameSpan frames =
      framesWithin(motion_, {std::max(since, stand.strike - kSoonestLanding), stand.strike});
  double fastest = 0, meets = stand.strike;
  for (std::size_t frame = frames.first; frame + 1 < frames.end; ++frame) {
    const auto height = [&](std::size_t at) {
      return 0.5 * (soles_.at(at, leg, SolePart::Heel).y() + soles_.at(at, leg, SolePart::Ball).y());
    };
    const double down = (height(frame) - height(frame + 1)) / motion_.frameTime;
    if (down > fastest) {
      fastest = down;
      meets = stand.strike;
    } else if (down < kLandedShare * fastest && meets == stand.strike) {
      meets = motion_.time(frame);
    }
  }
  return std::max(meets, stand.strike - kMostSooner);
}

// Bipeds: after a flight.
void Extraction::landSooner() {
  if (result_.character.legs.size() != 2) return;
  for (Stand& stand : stands_) {
    if (stand.begun) continue;
    double before = -HUGE_VAL;  // the last foot left
    bool flight = true;
    for (const Stand& other : stands_) {
      if (&other == &stand || other.strike > stand.strike) continue;
      flight = flight && other.lift < stand.strike - kTogether;
      before = std::max(before, other.lift);
    }
    if (flight && before > -HUGE_VAL)
      stand.strike = std::max(meetsGround(stand, before), before + kLeastStep);
  }
}

void Extraction::estimateCutEnds() {
  std::vector<double> whole;
  for (const Stand& s : stands_) {
    if (!s.begun && !s.ended) whole.push_back(s.lift - s.strike);
  }
  if (whole.empty()) return;
  const double usual = quantile(whole, 0.5);
  for (Stand& s : stands_) {
    if (s.begun && !s.ended && !result_.track.standingStart) s.strike = std::min(s.strike, s.lift - usual);
    if (s.ended && !s.begun && !result_.track.standingEnd) s.lift = std::max(s.lift, s.strike + usual);
  }
}

// By footfall. Feet that come down together do so one after the other, as a track has it.
void Extraction::order() {
  std::stable_sort(stands_.begin(), stands_.end(),
                   [](const Stand& a, const Stand& b) { return a.strike < b.strike; });
  const double least = result_.character.legs.size() == 2 ? kLeastStep : kAtOnce;
  for (std::size_t i = 1; i < stands_.size(); ++i) {
    Stand& s = stands_[i];
    s.strike = std::max(s.strike, stands_[i - 1].strike + least);
    s.lift = std::max(s.lift, s.strike + kLeastStep);
  }
}

// Seconds from the last footfall to the next one there would be: a stride after that of the foot whose turn
// it is. Bipeds step evenly, others may land in pairs.
double Extraction::stepAfterLast(std::vector<double> steps) const {
  const std::size_t legs = result_.character.legs.size(), n = stands_.size();
  std::vector<double> strides;
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 1; j < n; ++j) {
      if (stands_[j].print.leg != stands_[i].print.leg) continue;
      strides.push_back(stands_[j].strike - stands_[i].strike);
      break;
    }
  }
  if (legs == 2 || n <= legs || strides.empty()) return std::max(kLeastStep, quantile(steps, 0.5));
  return std::max(kAtOnce, stands_[n - legs].strike + quantile(strides, 0.5) - stands_[n - 1].strike);
}

void Extraction::timeTrack() {
  std::vector<double> steps;
  for (std::size_t i = 0; i + 1 < stands_.size(); ++i)
    steps.push_back(stands_[i + 1].strike - stands_[i].strike);
  // The last one: to the clip's end where the figure stands there, else as the others.
  if (steps.empty() || result_.track.standingEnd) {
    steps.push_back(std::max(kLeastStep, stands_.back().lift - stands_.back().strike));
  } else {
    steps.push_back(stepAfterLast(steps));
  }
  result_.startTime = stands_[0].strike;
  for (std::size_t i = 0; i < stands_.size(); ++i) {
    Footprint print = stands_[i].print;
    print.step = steps[i];
    print.stance = stands_[i].lift - stands_[i].strike;
    result_.track.prints.push_back(print);
    result_.cut.push_back(stands_[i].begun || stands_[i].ended);
  }
}

}  // namespace

ExtractedPrints extractPrints(const Motion& motion, const ContactOptions& options) {
  return Extraction(motion, options).run();
}

}  // namespace footfall::footprint
