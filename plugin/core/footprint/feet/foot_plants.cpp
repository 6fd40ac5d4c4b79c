// SPDX-License-Identifier: MIT
#include "footprint/feet/foot_plants.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/constants.h"

namespace footfall::footprint {
namespace {

constexpr double kSameTime = 1e-6;  // seconds
constexpr double kTogether = 0.06;  // seconds
constexpr double kUpright = 0.8;    // of a leg's length that is height as it lands or leaves
constexpr double kYielding = 0.3;   // of the stance: how long a landing takes
constexpr double kCatching = 0.06, kRunning = 0.2, kJumping = 0.6;  // see rollingFeet
constexpr double kOnBall = 0.25;   // of the stance after a flight: then the ball carries all
constexpr double kForwards = 0.7;  // of a step's way that goes where the foot points: then it rolls fully
constexpr double kOnToes = 0.35;   // radians that the heel is up as a foot lands behind the body
constexpr double kLeap = 0.4, kPushOff = 0.8;  // seconds in the air; of the usual roll over the toes
constexpr double kSnap = 0.6;                  // of √(leg/g): so much later the heel comes up in a leap
constexpr double kShortestSwing = 0.04;        // seconds in the air between two stands

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

double planDistance(const Vec3& a, const Vec3& b) {
  return std::hypot(b.x() - a.x(), b.z() - a.z());
}

// How a step rolls. Shares of the stance; radians. People after Perry & Burnfield (walk) and Novacheck (run);
// toes that carry a bird or a dog roll less.
struct Rolling {
  double flat, heelOff, strikePitch, liftPitch;
};

Rolling rollingOf(bool upright, bool runs) {
  if (runs) return upright ? Rolling{0.16, 0.4, 0.0, 0.8} : Rolling{0.14, 0.6, 0.06, 0.6};
  return upright ? Rolling{0.13, 0.6, 0.33, 0.9} : Rolling{0.13, 0.68, 0.12, 0.8};
}

// Seconds in the air just before a foot lands and just after it leaves; 0: none. Feet that land or leave
// together do so within kTogether.
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

StanceEnds endsOf(const PrintContact& c, const Track& track, const TrackTiming& timing,
                  const MidStanceLine& line, const Character& character) {
  const double leg = character.legLength();
  const double way = planDistance(line.at(c.strike), line.at(c.lift));
  const double walking = way / (c.lift - c.strike) * std::min(1.0, 0.5 * way / leg);
  // A body that flies this long leaves and lands with half of what it falls in the time; between two flights
  // it turns the more quickly.
  const Flights flights = flightsBeside(c, timing);
  const double landing = 0.5 * kGravity * flights.before, leaving = 0.5 * kGravity * flights.after;
  const double leaps = kUpright * (landing + leaving);
  StanceEnds ends{0.5 * (c.strike + c.lift), walking + (landing > 0 ? leaps : 0),
                  walking + (leaving > 0 ? leaps : 0), landing / std::sqrt(kGravity * leg)};
  // Who stands there before and after does not move.
  if (track.standingStart && c.strike < kSameTime) ends.landing = 0;
  if (track.standingEnd && c.lift > timing.duration - kSameTime) ends.leaving = 0;
  return ends;
}

FootPlant plantOf(const PrintContact& c, double nextStrike, const Track& track, const TrackTiming& timing,
                  const Walker& walker, const Character& character, const MidStanceLine& line,
                  const FootPlanOptions& options) {
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
  // What the body does over this print tells how far the foot rolls.
  const Rolling r = rollingOf(character.upright, print.stance < print.step);
  const double ahead = planDistance(sole.position, before) / leg,
               behind = planDistance(sole.position, after) / leg;
  const double climb = std::abs(after.y() - before.y()) / std::max(planDistance(before, after), 0.05 * leg);
  // Who goes backwards comes down on the ball and leaves flat; sideways the foot hardly rolls.
  const Vec3 way(after.x() - before.x(), 0, after.z() - before.z());
  const double forwards = way.norm() > 0.05 * leg ? way.normalized().dot(sole.rotation * Vec3::UnitZ()) : 1;
  const double rolls = std::clamp(forwards / kForwards, 0.0, 1.0),
               backs = std::clamp(-forwards / kForwards, 0.0, 1.0);
  FootPlant plant;
  plant.leg = c.leg;
  plant.place = {sole * walker.legs[index(c.leg)].ankle, sole.rotation};
  plant.strike = c.strike;
  plant.toeOff = std::max(std::min(c.lift, nextStrike - kShortestSwing), c.strike + 0.2 * stance);
  const Flights flights = flightsBeside(c, timing);
  const double leaps = character.upright ? std::clamp(flights.after / kLeap, 0.0, 1.0) : 0,
               drops = character.upright ? std::clamp(flights.before / kLeap, 0.0, 1.0) : 0;
  const double share = options.heelLift > 0 ? std::clamp(options.heelLift, 0.2, 1.0) : r.heelOff;
  // A long stand lifts its heel only at its end; who leaps does so late and fast: ankles stretch last.
  const double last = options.heelLift > 0 ? stance : (1.1 - kSnap * leaps) * natural;
  plant.flat = plant.strike + std::min(r.flat * stance, 0.4 * natural);
  plant.heelOff =
      std::clamp(std::max(plant.strike + share * stance, plant.toeOff - last), plant.flat, plant.toeOff);
  // On stairs and steep ground the sole lands flat.
  const double level = std::clamp(1.5 - 5 * climb, 0.0, 1.0);
  plant.strikePitch =
      options.roll * (rolls * r.strikePitch - backs * kOnToes) * std::clamp(ahead / 0.35, 0.0, 1.0) * level;
  // Who leaps up pushes off with the toes and comes down on them, whether or not the body goes anywhere.
  plant.strikePitch -= options.roll * drops * kOnToes * (1 - std::clamp(ahead / 0.35, 0.0, 1.0));
  plant.liftPitch = options.roll * r.liftPitch *
                    std::max(std::clamp(rolls * behind / 0.4, 0.1, 1.0), kPushOff * leaps) *
                    (0.4 + 0.6 * level);
  plant.heelOff += backs * 0.8 * (plant.toeOff - plant.heelOff);
  if (c.strike < kSameTime && track.standingStart) plant.strikePitch = 0;
  if (c.lift > timing.duration - kSameTime && track.standingEnd) {
    plant.heelOff = plant.toeOff = c.lift + 1;
    plant.liftPitch = 0;
  }
  return plant;
}

}  // namespace

void restOnHumps(Track& track, const Terrain& terrain, const Walker& walker, const Character& character) {
  constexpr int kAlong = 8;
  constexpr double kAside = 0.12, kHump = 0.1;  // of the foot's length; of the leg's
  for (Footprint& print : track.prints) {
    if (print.leg < 0 || index(print.leg) >= walker.legs.size()) continue;
    const Foot& foot = character.legs[index(print.leg)].foot;
    const Vec3 ankle = walker.legs[index(print.leg)].ankle;
    const Frame sole = print.sole();
    double raise = 0;
    for (int i = 0; i <= kAlong; ++i) {
      for (const double side : {-kAside, 0.0, kAside}) {
        const Vec3 along = foot.heel + (static_cast<double>(i) / kAlong) * (foot.tip - foot.heel);
        const Vec3 p = sole * Vec3(ankle + along + Vec3(side * foot.length(), 0, 0));
        const auto ground = terrain.at(p.x(), p.z(), p.y());
        if (!ground) continue;
        const double above = ground->position.y() - p.y();
        if (above < kHump * character.legLength()) raise = std::max(raise, above);
      }
    }
    print.position.y() += raise;
  }
}

MidStanceLine::MidStanceLine(const Track& track, const TrackTiming& timing, const Walker& walker) {
  double together = 1;
  for (const PrintContact& contact : timing.contacts) {
    if (contact.turn != 0) continue;
    const double middle = contact.strike + 0.5 * (contact.lift - contact.strike);
    const Footprint& print = track.prints[index(contact.print)];
    const WalkerLeg& leg = walker.legs[index(print.leg)];
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

StancePlan stancePlan(const Track& track, const TrackTiming& timing, const Walker& walker,
                      const Character& character, const FootPlanOptions& options) {
  const MidStanceLine line(track, timing, walker);
  std::vector<double> next(timing.contacts.size());
  std::vector<double> strikes(walker.legs.size(), 1e9);  // of the contact after, by leg
  for (std::size_t c = timing.contacts.size(); c-- > 0;)
    next[c] = std::exchange(strikes[index(timing.contacts[c].leg)], timing.contacts[c].strike);
  StancePlan plan;
  for (std::size_t c = 0; c < timing.contacts.size(); ++c) {
    const PrintContact& contact = timing.contacts[c];
    plan.plants.push_back(plantOf(contact, next[c], track, timing, walker, character, line, options));
    plan.ends.push_back(endsOf(contact, track, timing, line, character));
  }
  return plan;
}

RollingFeet rollingFeet(const StancePlan& plan, const Character& character) {
  return [&plan, &character](std::size_t contact, double time) -> RollingFoot {
    const FootPlant& plant = plan.plants[contact];
    const FootFrame frame = standingFrame(plant, character.legs[index(plant.leg)].foot, time);
    const double rises = plant.toeOff - plant.heelOff;
    const double risen = rises > 0 ? (time - plant.heelOff) / rises : 0;
    // Knees that catch a fall are bent, those of a walker a little; legs of three bones, which lie level
    // sooner, are bent the more the faster they fall.
    const StanceEnds& ends = plan.ends[contact];
    const double walking = character.upright ? 0.018 : 0, fall = ends.fall;
    const double catching = kCatching * std::max(0.0, fall - (character.upright ? kJumping : kRunning));
    const double yield = fall > 0 ? 0.03 + catching : walking;  // of the leg, kept in reserve
    const double landed = (time - plant.strike) / (kYielding * (plant.toeOff - plant.strike));
    const double reserve = landed < 1 ? yield * (1 - landed) * character.legs[index(plant.leg)].length() : 0;
    // Who lands from a flight is on the ball of the foot at once.
    const double onBall = fall > 0 ? (time - plant.strike) / (kOnBall * (plant.toeOff - plant.strike)) : 0;
    return {frame.frame.position, std::clamp(std::max(2 * risen, onBall), 0.0, 1.0),
            time < ends.middle ? ends.landing : ends.leaving, reserve};
  };
}

}  // namespace footfall::footprint
