// SPDX-License-Identifier: MIT
#include "footprint/feet/foot_plants.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/constants.h"
#include "base/easing.h"
#include "figure/ik/reach_limits.h"
#include "figure/perform/perform_tuning.h"
#include "figure/perform/stride_motion.h"
#include "footprint/feet/limb_swing.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

constexpr double kSameTime = 1e-6;  // seconds

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

double planDistance(const Vec3& a, const Vec3& b) {
  return std::hypot(b.x() - a.x(), b.z() - a.z());
}

const FootRollTiming& rollTimingOf(bool upright, bool runs) {
  if (runs) return upright ? kUprightRunRoll : kLyingRunRoll;
  return upright ? kUprightWalkRoll : kLyingWalkRoll;
}

// Seconds in the air just before a foot lands and just after it leaves; 0: none.
struct Flights {
  double before = 0, after = 0;
};
Flights flightsBeside(const PrintContact& c, const TrackTiming& timing) {
  Flights flights;
  const auto first = std::partition_point(
      timing.spans.begin(), timing.spans.end(),
      [&](const TrackSpan& span) { return span.start + span.duration < c.strike - kTogether; });
  for (auto span = first; span != timing.spans.end() && span->start < c.lift + kTogether; ++span) {
    if (!span->flight) continue;
    const double landed = c.strike - (span->start + span->duration), left = span->start - c.lift;
    if (landed > -kSameTime && landed < kTogether) flights.before = span->duration;
    if (left > -kSameTime && left < kTogether) flights.after = span->duration;
  }
  return flights;
}

PlantEnds endsOf(const PrintContact& c, const Track& track, const TrackTiming& timing,
                 const MidStanceLine& line, const Character& character) {
  const double leg = character.legLength();
  const double way = planDistance(line.at(c.strike), line.at(c.lift));
  const double walking = way / (c.lift - c.strike) * std::min(1.0, 0.5 * way / leg);
  // A body in a flight of this length takes off and lands at half the speed that it gains in that time;
  // between two flights it turns round the faster.
  const Flights flights = flightsBeside(c, timing);
  const double landing = 0.5 * kGravity * flights.before, leaving = 0.5 * kGravity * flights.after;
  const double leaps = kLegSpeedShare * (landing + leaving);
  PlantEnds ends{0.5 * (c.strike + c.lift), walking + (landing > 0 ? leaps : 0),
                 walking + (leaving > 0 ? leaps : 0), landing / std::sqrt(kGravity * leg)};
  // A figure that stands before or after does not move.
  if (track.standingStart && c.strike < kSameTime) ends.landing = 0;
  if (track.standingEnd && c.lift > timing.duration - kSameTime) ends.leaving = 0;
  return ends;
}

// Of an upright biped; others have no curves of people to follow.
PlantStride strideOf(std::size_t which, double nextStrike, const Track& track, const TrackTiming& timing,
                     const MidStanceLine& line, const Character& character) {
  PlantStride stride;
  const PrintContact& c = timing.contacts[which];
  if (!character.upright || character.legs.size() != 2 || track.prints[index(c.print)].leg != c.leg)
    return stride;
  const double leg = character.legLength(), natural = std::sqrt(leg / kGravity);
  stride.duration = nextStrike - c.strike;
  for (std::size_t b = which; b-- > 0 && nextStrike > timing.duration + timing.stride;) {
    if (timing.contacts[b].leg == c.leg) nextStrike = c.strike + c.strike - timing.contacts[b].strike;
  }
  stride.duration =
      std::max(nextStrike > timing.duration + timing.stride ? timing.stride : nextStrike - c.strike,
               (c.lift - c.strike) / perform_tuning::kMostDuty);
  double other =
      0.5;  // share of the stride at which the other foot strikes; where it does not, the track ends
  for (const PrintContact& contact : timing.contacts) {
    if (contact.leg == c.leg || contact.strike <= c.strike - kTogether) continue;
    if (contact.strike < c.strike + stride.duration) other = (contact.strike - c.strike) / stride.duration;
    break;
  }
  const Vec3 from = line.at(c.strike), to = line.at(c.lift);
  const Vec3 way(to.x() - from.x(), 0, to.z() - from.z());
  const Vec3 toes = track.prints[index(c.print)].sole().rotation * Vec3::UnitZ();
  const double across = std::hypot(toes.x(), toes.z());
  const double forward = way.norm() > 0.05 * leg && across > 0 ? way.normalized().dot(toes) / across : 0;
  stride.speed = forward * way.norm() / (c.lift - c.strike) * natural / leg;
  stride.running = runningShare((c.lift - c.strike) / stride.duration, stride.speed);
  const bool rests = (track.standingStart && c.strike < kSameTime) ||
                     (track.standingEnd && c.lift > timing.duration - kSameTime);
  using namespace perform_tuning;
  const Flights flights = flightsBeside(c, timing);
  const double leaps =
      smoothStep(kRunningFlight, kLeapingFlight, std::max(flights.before, flights.after) / natural);
  stride.weight = rests ? 0
                        : (1 - leaps) * turnTaking(other, stride.duration / natural) *
                              smoothStep(kSidewaysShare, kForwardsShare, forward) *
                              smoothStep(0, kSlowWalk, stride.speed);
  return stride;
}

FootPlant plantOf(const PrintContact& c, const PlantStride& stride, double nextStrike, const Track& track,
                  const TrackTiming& timing, const VirtualLegs& virtualLegs, const Character& character,
                  const MidStanceLine& line, const FootOptions& options) {
  const double leg = character.legLength();
  const double natural = std::sqrt(leg / kGravity);  // seconds: 0.3 for people
  const Footprint& print = track.prints[index(c.print)];
  Frame sole = print.sole();
  Vec3 before = line.at(c.strike), after = line.at(c.lift);
  if (c.turn != 0 && track.loop) {
    const Frame back = Frame{track.loop->offset, track.loop->rotation()}.inverse();
    sole = back * sole;
    before = back * line.at(c.strike + timing.duration);
    after = back * line.at(c.lift + timing.duration);
  }
  const double stance = c.lift - c.strike;
  // How far the foot rolls follows from the way of the body over this print.
  const FootRollTiming& r = rollTimingOf(character.upright, print.stance < print.step);
  const double ahead = planDistance(sole.position, before) / leg,
               behind = planDistance(sole.position, after) / leg;
  const double climb = std::abs(after.y() - before.y()) / std::max(planDistance(before, after), 0.05 * leg);
  // In a backward step the foot lands on the ball and leaves flat; sideways it hardly rolls.
  const Vec3 way(after.x() - before.x(), 0, after.z() - before.z());
  const double forwards = way.norm() > 0.05 * leg ? way.normalized().dot(sole.rotation * Vec3::UnitZ()) : 1;
  const double rolls = std::clamp(forwards / kForwardShare, 0.0, 1.0),
               backs = std::clamp(-forwards / kForwardShare, 0.0, 1.0);
  FootPlant plant;
  plant.leg = c.leg;
  plant.place = {sole * virtualLegs.legs[index(c.leg)].ankle, sole.rotation};
  plant.strike = c.strike;
  plant.toeOff = std::max(std::min(c.lift, nextStrike - kShortestSwing), c.strike + kEarliestToeOff * stance);
  const Flights flights = flightsBeside(c, timing);
  const double leaps = character.upright ? std::clamp(flights.after / kFullLeap, 0.0, 1.0) : 0,
               drops = character.upright ? std::clamp(flights.before / kFullLeap, 0.0, 1.0) : 0;
  const double share = options.heelLift > 0 ? std::clamp(options.heelLift, 0.2, 1.0) : r.heelOff;
  // In a long stance the heel comes up only at its end; in a leap late and fast: ankles stretch last.
  const double last = options.heelLift > 0 ? stance : (kEarliestHeelOff - kLeapHeelOff * leaps) * natural;
  plant.flat = plant.strike + std::min(r.flat * stance, kLatestFlat * natural);
  plant.heelOff =
      std::clamp(std::max(plant.strike + share * stance, plant.toeOff - last), plant.flat, plant.toeOff);
  // On stairs and steep ground the sole lands flat.
  const double level = std::clamp(kLevelAt - kLevelPerClimb * climb, 0.0, 1.0);
  // As people at that speed have it, where they walk or run.
  StrideMoment people{0, std::min(stance / std::max(stride.duration, kSameTime), perform_tuning::kMostDuty),
                      stride.speed, stride.running};
  const double peopleStrike = stride.weight > 0 ? -legCurves(people).foot : 0;
  people.share = people.duty;
  const double peopleLift = stride.weight > 0 ? legCurves(people).foot : 0;
  plant.strikePitch = options.roll * (rolls * r.strikePitch - backs * kBackwardHeel) *
                      std::clamp(ahead / kFullStrikeReach, 0.0, 1.0);
  plant.strikePitch += stride.weight * (options.roll * peopleStrike - plant.strikePitch);
  plant.strikePitch *= level;
  // In a leap the foot pushes off with the toes and lands on them, even on the spot.
  plant.strikePitch -=
      options.roll * drops * kBackwardHeel * (1 - std::clamp(ahead / kFullStrikeReach, 0.0, 1.0));
  plant.liftPitch =
      options.roll * r.liftPitch *
      std::max(std::clamp(rolls * behind / kFullLiftReach, kLeastLiftRoll, 1.0), kLeapPushOff * leaps);
  plant.liftPitch += stride.weight * (options.roll * peopleLift - plant.liftPitch);
  plant.liftPitch *= kLiftRollOnStairs + (1 - kLiftRollOnStairs) * level;
  plant.heelOff += backs * kBackwardHeelOff * (plant.toeOff - plant.heelOff);
  if (c.strike < kSameTime && track.standingStart) plant.strikePitch = 0;
  if (c.lift > timing.duration - kSameTime && track.standingEnd) {
    plant.heelOff = plant.toeOff = c.lift + 1;
    plant.liftPitch = 0;
  }
  return plant;
}

}  // namespace

void raiseOntoBumps(Track& track, const Terrain& terrain, const VirtualLegs& virtualLegs,
                    const Character& character) {
  constexpr int kAlong = 8;
  for (Footprint& print : track.prints) {
    if (print.leg < 0 || index(print.leg) >= virtualLegs.legs.size()) continue;
    const Foot& foot = character.legs[index(print.leg)].foot;
    const Vec3 ankle = virtualLegs.legs[index(print.leg)].ankle;
    const Frame sole = print.sole();
    double raise = 0;
    for (int i = 0; i <= kAlong; ++i) {
      for (const double side : {-kSoleHalfWidth, 0.0, kSoleHalfWidth}) {
        const Vec3 along = foot.heel + (static_cast<double>(i) / kAlong) * (foot.tip - foot.heel);
        const Vec3 p = sole * Vec3(ankle + along + Vec3(side * foot.length(), 0, 0));
        const auto ground = terrain.at(p.x(), p.z(), p.y());
        if (!ground) continue;
        const double above = ground->position.y() - p.y();
        if (above < kHighestBump * character.legLength()) raise = std::max(raise, above);
      }
    }
    print.position.y() += raise;
  }
}

MidStanceLine::MidStanceLine(const Track& track, const TrackTiming& timing, const VirtualLegs& virtualLegs) {
  double together = 1;
  for (const PrintContact& contact : timing.contacts) {
    if (contact.turn != 0) continue;
    const double middle = contact.strike + 0.5 * (contact.lift - contact.strike);
    const Footprint& print = track.prints[index(contact.print)];
    const VirtualLeg& leg = virtualLegs.legs[index(print.leg)];
    const Vec3 place = print.position + Vec3(0, leg.ankle.y() + leg.nominal - leg.hip.y(), 0);
    if (!times_.empty() && middle < times_.back() + kTogether) {  // feet down together: between them
      ++together;
      times_.back() = std::max(times_.back(), times_.back() + (middle - times_.back()) / together);
      places_.back() += (place - places_.back()) / together;
      continue;
    }
    together = 1;
    times_.push_back(middle);
    places_.push_back(place);
  }
}

Vec3 MidStanceLine::within(double time) const {
  return at(std::clamp(time, times_.front(), times_.back()));
}

Vec3 MidStanceLine::at(double time) const {
  if (times_.size() == 1) return places_.front();
  std::size_t i =
      static_cast<std::size_t>(std::upper_bound(times_.begin(), times_.end(), time) - times_.begin());
  i = std::clamp(i, std::size_t{1}, times_.size() - 1);
  const double s = (time - times_[i - 1]) / (times_[i] - times_[i - 1]);
  return places_[i - 1] + s * (places_[i] - places_[i - 1]);
}

FootPlants planFootPlants(const Track& track, const TrackTiming& timing, const VirtualLegs& virtualLegs,
                          const Character& character, const FootOptions& options) {
  const MidStanceLine line(track, timing, virtualLegs);
  std::vector<double> next(timing.contacts.size());
  std::vector<double> strikes(virtualLegs.legs.size(), 1e9);  // of the contact after, by leg
  for (std::size_t c = timing.contacts.size(); c-- > 0;)
    next[c] = std::exchange(strikes[index(timing.contacts[c].leg)], timing.contacts[c].strike);
  FootPlants plan;
  for (std::size_t c = 0; c < timing.contacts.size(); ++c) {
    const PrintContact& contact = timing.contacts[c];
    plan.strides.push_back(strideOf(c, next[c], track, timing, line, character));
    plan.plants.push_back(
        plantOf(contact, plan.strides[c], next[c], track, timing, virtualLegs, character, line, options));
    plan.ends.push_back(endsOf(contact, track, timing, line, character));
  }
  return plan;
}

RollingFeet rollingFeet(const FootPlants& plan, const VirtualLegs& virtualLegs, const Character& character) {
  const auto nominal = [&virtualLegs](int leg) { return virtualLegs.legs[index(leg)].nominal; };
  return [&plan, &character, nominal](std::size_t contact, double time) -> RollingFoot {
    const FootPlant& plant = plan.plants[contact];
    const FootFrame frame = standingFrame(plant, character.legs[index(plant.leg)].foot, time);
    const double rises = plant.toeOff - plant.heelOff;
    const double risen = rises > 0 ? (time - plant.heelOff) / rises : 0;
    // Knees that catch a fall are bent, those of a walker a little; legs of three bones, which reach their
    // limit sooner, are bent the more the faster the fall.
    const PlantEnds& ends = plan.ends[contact];
    const double walking = character.upright ? kWalkingReserve : 0, fall = ends.fall;
    const double catching =
        kReservePerFall * std::max(0.0, fall - (character.upright ? kJumpingFall : kRunningFall));
    const double yield = fall > 0 ? kLandingReserve + catching : walking;  // of the leg, kept in reserve
    const double landed = (time - plant.strike) / (kYieldingStance * (plant.toeOff - plant.strike));
    const double reserve = landed < 1 ? yield * (1 - landed) * character.legs[index(plant.leg)].length() : 0;
    // After a flight the ball of the foot carries the load at once.
    const double onBall =
        fall > 0 ? (time - plant.strike) / (kOnBallAfter * (plant.toeOff - plant.strike)) : 0;
    RollingFoot foot{frame.frame.position,
                     std::clamp(std::max(2 * risen, onBall), 0.0, 1.0),
                     time < ends.middle ? ends.landing : ends.leaving,
                     reserve,
                     0,
                     1};
    const PlantStride& stride = plan.strides[contact];
    const CharacterLeg& leg = character.legs[index(plant.leg)];
    if (stride.weight > 0 && leg.lengths.size() == 2) {
      // The knee of people at this moment. As the heel rises, it is the heel that follows the knee.
      const double duty = (plant.toeOff - plant.strike) / stride.duration;
      const StrideMoment now{std::clamp((time - plant.strike) / stride.duration, 0.0, duty), duty,
                             stride.speed, stride.running};
      // Shorter by as much as the style has legs shorter than they are at ease.
      const double atEase = std::min((character.standingFoot(plant.leg).position - leg.hip).norm(),
                                     reach_limits::kVirtualMean * leg.length());
      const double people = bentLength(leg, legCurves(now).knee) * nominal(plant.leg) / atEase;
      foot.comfortable = nominal(plant.leg) + stride.weight * (people - nominal(plant.leg));
      const double firm = kPeopleFirmness + (kHeelUpFirmness - kPeopleFirmness) *
                                                smoothStep(0.2, 0.7, std::clamp(risen, 0.0, 1.0));
      foot.firmness = 1 + stride.weight * (firm - 1);
      foot.reserve *= 1 - stride.weight;
    }
    return foot;
  };
}

}  // namespace footfall::footprint
