// SPDX-License-Identifier: MIT
#include "footprint/feet/foot_swings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/angles.h"
#include "base/constants.h"
#include "base/easing.h"
#include "base/numeric/smoothing.h"
#include "figure/ik/reach_limits.h"
#include "figure/motion/heading.h"
#include "figure/perform/perform_tuning.h"
#include "figure/perform/stride_curves.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

double planDistance(const Vec3& a, const Vec3& b) {
  return std::hypot(b.x() - a.x(), b.z() - a.z());
}

// 0 at both ends with slope and curvature 0, 1 in the middle.
double bell(double u) {
  if (u <= 0 || u >= 1) return 0;
  const double x = 4 * u * (1 - u);
  return x * x * x;
}

// Share of a swing in which it rises; a short one has no time to be level.
double flankOf(const TimeRange& swing) {
  return std::clamp(kRiseTime / std::max(swing.end - swing.start, 1e-9), 0.3, 0.5);
}

// Smooth between values that are evenly spaced from 0 to 1.
double smoothAt(const std::vector<double>& values, double u) {
  const int last = static_cast<int>(values.size()) - 1;
  const double place = std::clamp(u, 0.0, 1.0) * last;
  const int i = std::min(static_cast<int>(place), last - 1);
  const auto at = [&](int k) { return values[index(std::clamp(k, 0, last))]; };
  const double x = place - i, slope0 = (at(i + 1) - at(i - 1)) / 2, slope1 = (at(i + 2) - at(i)) / 2;
  const double rise = at(i + 1) - at(i);
  return at(i) + x * (slope0 + x * (3 * rise - 2 * slope0 - slope1 + x * (slope0 + slope1 - 2 * rise)));
}

// Heel, ball and tip in the world.
std::array<Vec3, 3> solePoints(const FootFrame& frame, const Foot& foot) {
  const Quat toes(Eigen::AngleAxisd(-frame.toeBend, Vec3::UnitX()));
  return {frame.frame * foot.heel, frame.frame * foot.ball,
          frame.frame * (foot.pivot + toes * (foot.tip - foot.pivot))};
}

}  // namespace

Vec3 PelvisOffset::at(const std::vector<Vec3>& values, double time) const {
  if (values.empty()) return Vec3::Zero();
  const double last = static_cast<double>(values.size() - 1);
  double place = time * rate;
  if (stride > 0 && place < 0) place += std::ceil(-place / (stride * rate)) * stride * rate;
  if (stride > 0 && place > last) place -= std::ceil((place - last) / (stride * rate)) * stride * rate;
  place = std::clamp(place, 0.0, last);
  const std::size_t i = std::min(static_cast<std::size_t>(place), values.size() - 1);
  const std::size_t j = std::min(i + 1, values.size() - 1);
  return values[i] + (place - static_cast<double>(i)) * (values[j] - values[i]);
}

FootSwings::FootSwings(const FootPlants& all, const Track& track, const TrackTiming& timing,
                       const VirtualLegs& virtualLegs, const Character& character, const BodyMotion& body,
                       TerrainPtr terrain, const FootOptions& options, TimeRange within)
    : virtualLegs_(virtualLegs),
      character_(character),
      body_(body),
      terrain_(std::move(terrain)),
      options_(options),
      duration_(timing.duration),
      stride_(timing.stride) {
  swings_.resize(virtualLegs.legs.size());
  const auto wanted = [&](const TimeRange& time) {
    return time.end >= within.start && time.start <= within.end;
  };
  for (std::size_t l = 0; l < swings_.size(); ++l) {
    const int leg = static_cast<int>(l);
    const Foot& foot = character.legs[l].foot;
    const LegPlants planned = plantsOf(leg, all, track, timing);
    const std::vector<FootPlant>& plants = planned.plants;
    for (std::size_t i = 0; i + 1 < plants.size(); ++i) {
      Swing swing{FootPath(foot, {plants[i], plants[i + 1]}, styleOf(plants[i], plants[i + 1])),
                  {plants[i].toeOff, plants[i + 1].strike}};
      swing.carried = swing.time.end - swing.time.start > kCarriedSwing * stride_;
      measureEnds(leg, swing);
      const double rise = plants[i + 1].place.position.y() - plants[i].place.position.y();
      const double level =
          1 - std::clamp(kFullStepRise * std::abs(rise) / character.legs[l].length(), 0.0, 1.0);
      swing.limb =
          LimbSwing(character.legs[l], plants[i], plants[i + 1], level * planned.weights[i], options.roll);
      swing.limb.fitEnds(swing.path, hipAt(leg, swing.time.start),
                         hipAt(leg, swing.time.start + LimbSwing::kMoment),
                         hipAt(leg, swing.time.end - LimbSwing::kMoment), hipAt(leg, swing.time.end));
      if (wanted(swing.time)) clearGround(leg, swing);
      swings_[l].push_back(std::move(swing));
    }
    if (plants.size() == 1) {  // it stands all the time, or never
      const bool never = plants[0].toeOff < 0;
      const TimeRange air{plants[0].toeOff, never ? duration_ + 1e3 : plants[0].toeOff};
      swings_[l].push_back({FootPath(foot, plants), air, 0, {}, never});
    }
    for (const FootPlant& plant : plants) {
      if (plant.toeOff > 0 && plant.strike < duration_) contacts_.push_back(contactOf(plant, foot));
    }
  }
  for (std::size_t l = 0; l < swings_.size(); ++l) {
    for (Swing& swing : swings_[l]) {
      if (wanted(swing.time)) keepApart(static_cast<int>(l), swing);
    }
  }
  std::stable_sort(contacts_.begin(), contacts_.end(),
                   [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
}

HipMoment FootSwings::hipAt(int leg, double time) const {
  return {body_.hip(leg, character_.legs[index(leg)].hip, time), body_.turn.yaw(time)};
}

// The foot on its way, before it is kept clear of ground and legs.
FootFrame FootSwings::swung(int leg, const Swing& swing, double time) const {
  const FootFrame path = swing.path.at(time);
  return swing.limb.weight() > 0 ? swing.limb.at(time, hipAt(leg, time), path) : path;
}

// The length of the leg at take-off and landing, and how fast it changes on the ground.
void FootSwings::measureEnds(int leg, Swing& swing) const {
  constexpr double kMoment = 1.0 / 60;  // seconds
  const auto length = [&](double time) {
    return (swing.path.at(time).frame.position - body_.hip(leg, character_.legs[index(leg)].hip, time))
        .norm();
  };
  swing.leaves = length(swing.time.start);
  swing.lands = length(swing.time.end);
  swing.grows = std::max(0.0, swing.leaves - length(swing.time.start - kMoment)) / kMoment;
  swing.yields = std::max(0.0, swing.lands - length(swing.time.end + kMoment)) / kMoment;
}

// A landing that the flat foot would not reach in time is made on the ball, heel up; so is a take-off.
void FootSwings::reach(FootPlant& plant, const PlantStride& stride, bool falling) const {
  const CharacterLeg& limb = character_.legs[index(plant.leg)];
  const double leg = character_.legLength(), lever = std::hypot(limb.foot.pivot.y(), limb.foot.pivot.z());
  const auto raise = [&](double time) {
    const double over = (body_.hip(plant.leg, limb.hip, time) - plant.place.position).norm() -
                        reach_limits::kLandFlat * limb.length();
    return over > 0 && lever > 0 ? std::min(kMostHeel, 2 * over / lever) : 0;
  };
  // Not at the speed of a run.
  Vec3 pace = body_.path.at(plant.strike).velocity;
  pace.y() = 0;
  const double most = std::clamp(
      kMostHeel - kBallSpeedFade * (pace.norm() / std::sqrt(kGravity * leg) - kBallSpeed), 0.0, kMostHeel);
  if (falling && most > 0.1 && raise(plant.strike) > 0)
    plant.strikePitch = -std::min(most, raise(plant.strike));
  if (options_.roll <= 0 || plant.toeOff > duration_ || plant.toeOff <= plant.heelOff) return;
  liftHeel(plant, stride);
  // Knees bend before the foot leaves: the heel comes up as far as that needs.
  const Vec3 hip = body_.hip(plant.leg, limb.hip, plant.toeOff);
  const auto length = [&] {
    return (standingFrame(plant, limb.foot, plant.toeOff).frame.position - hip).norm();
  };
  for (double now = length();
       plant.liftPitch < kSteepestHeel && now > reach_limits::kLiftOffBent * limb.length();) {
    const double kept = plant.liftPitch;
    plant.liftPitch += kHeelStep;
    const double next = length();
    if (next > now) {  // a foot ahead of the body, as in a backward step: that would only stretch the leg
      plant.liftPitch = kept;
      break;
    }
    now = next;
  }
}

// The heel rises as far as the knee needs to be bent as people's is at toe-off.
void FootSwings::liftHeel(FootPlant& plant, const PlantStride& stride) const {
  const CharacterLeg& limb = character_.legs[index(plant.leg)];
  if (!(stride.weight > 0) || limb.lengths.size() != 2) return;
  const double duty = (plant.toeOff - plant.strike) / stride.duration;
  const double wanted = bentLength(limb, legCurves({duty, duty, stride.speed, stride.running}).knee);
  const Vec3 hip = body_.hip(plant.leg, limb.hip, plant.toeOff);
  const auto length = [&](double pitch) {
    FootPlant tried = plant;
    tried.liftPitch = pitch;
    return (standingFrame(tried, limb.foot, plant.toeOff).frame.position - hip).norm();
  };
  double low = kLeastHeel * plant.liftPitch, high = kSteepestHeel;
  for (int i = 0; i < 20; ++i) {
    const double middle = 0.5 * (low + high);
    (length(middle) > wanted ? low : high) = middle;
  }
  plant.liftPitch += stride.weight * (0.5 * (low + high) - plant.liftPitch);
}

FootSwings::LegPlants FootSwings::plantsOf(int leg, const FootPlants& all, const Track& track,
                                           const TrackTiming& timing) const {
  LegPlants found;
  std::vector<FootPlant>& plants = found.plants;
  for (std::size_t c = 0; c < all.plants.size(); ++c) {
    FootPlant plant = all.plants[c];
    if (plant.leg != leg) continue;
    const auto span =
        std::lower_bound(timing.spans.begin(), timing.spans.end(), plant.strike - 1e-6,
                         [](const TrackSpan& s, double time) { return s.start + s.duration < time; });
    const bool falling = span != timing.spans.end() && span->flight &&
                         std::abs(span->start + span->duration - plant.strike) < 1e-6;
    if (plant.strike > 0 || !track.standingStart) reach(plant, all.strides[c], falling);
    plants.push_back(plant);
    found.weights.push_back(all.strides[c].weight);
  }
  if (plants.empty()) {  // a leg that never touches the ground moves along with the body
    FootPlant plant;
    plant.leg = leg;
    plant.place = body_.at(0) * character_.standingFoot(leg);
    plant.strike = plant.flat = plant.heelOff = plant.toeOff = -1;
    return {{plant}, {0}};
  }
  runOn(found);
  return found;
}

// Adds a plant before the first and after the last where the foot arrives or leaves within the time of the
// track.
void FootSwings::runOn(LegPlants& leg) const {
  std::vector<FootPlant>& plants = leg.plants;
  const Vec3 travel =
      (body_.path.at(duration_).position - body_.path.at(0).position) * (stride_ / std::max(duration_, 1e-9));
  const std::size_t n = plants.size();
  // In the air as long as beside it.
  const auto air = [&](std::size_t i) {
    const double once = stride_ - (plants[i].toeOff - plants[i].strike);  // a foot with only one plant
    return std::max(n > 1 ? plants[i + 1].strike - plants[i].toeOff : once, kShortestSwing);
  };
  const double round = std::max(stride_, 1e-9);
  const double airBefore = air(0), airAfter = air(n > 1 ? n - 2 : 0);
  const Vec3 first = n > 1 ? Vec3(plants[1].place.position - plants[0].place.position) : travel;
  const Vec3 last = n > 1 ? Vec3(plants[n - 1].place.position - plants[n - 2].place.position) : travel;
  // Steps of another length or direction would put it too far away: no further than the leg reaches on its
  // toes.
  const auto withinLeg = [&](FootPlant& plant, double time) {
    const CharacterLeg& limb = character_.legs[index(plant.leg)];
    const Vec3 hip = body_.hip(plant.leg, limb.hip, time), way = plant.place.position - hip;
    const double most = limb.length() + 0.5 * std::hypot(limb.foot.pivot.y(), limb.foot.pivot.z());
    const double level = std::sqrt(std::max(0.0, most * most - way.y() * way.y())),
                 far = std::hypot(way.x(), way.z());
    if (far <= level) return;
    plant.place.position = hip + Vec3(way.x() * level / far, way.y(), way.z() * level / far);
  };
  // Where people's leg is as it lands, so that the swing needs no change.
  const auto asPeople = [&](FootPlant& plant, const FootPlant& from, const FootPlant& to, double weight) {
    const CharacterLeg& limb = character_.legs[index(plant.leg)];
    const double duration = to.strike - from.strike, size = limb.length();
    if (!(weight > 0) || limb.lengths.size() != 2 || !(duration > 0)) return;
    const double duty = std::min((from.toeOff - from.strike) / duration, perform_tuning::kMostDuty);
    const double speed =
        planDistance(from.place.position, to.place.position) / duration / std::sqrt(kGravity * size);
    const LegCurves people = legCurves({1, duty, speed, runningShare(duty, speed)});
    const double time = to.strike;
    const Vec3 hip = body_.hip(plant.leg, limb.hip, time), ahead = forwardOf(body_.turn.yaw(time));
    const double way =
        limb.lengths[0] * std::sin(people.thigh) + limb.lengths[1] * std::sin(people.thigh - people.knee);
    plant.place.position += weight * (way - (plant.place.position - hip).dot(ahead)) * ahead;
  };
  const auto onGround = [&](FootPlant& plant, double beside, double height) {
    const Vec3& p = plant.place.position;
    const auto ground = terrain_ ? terrain_->at(p.x(), p.z(), p.y() - height) : std::nullopt;
    if (!ground) return;
    // Not another floor: the ground is near where the steps lead, or as high as the step beside it.
    const double y = ground->position.y() + height, most = kSameFloor * character_.legLength();
    if (std::abs(y - p.y()) < most || std::abs(y - beside) < most) plant.place.position.y() = y;
  };
  if (plants.front().strike > 0) {
    FootPlant before = plants.front();
    before.toeOff = std::min(-kBeyondTrack, plants.front().strike - airBefore);
    before.strike = before.flat =
        before.toeOff - std::min(plants.front().toeOff - plants.front().strike, 0.6);
    before.heelOff = std::max(before.flat, before.toeOff - 0.25);
    // The earlier, the further back, by the way of the body in that time.
    const double early = plants.front().strike - before.toeOff - airBefore;
    before.place.position -= (1 + std::max(0.0, early) / round) * first;
    withinLeg(before, before.toeOff);
    onGround(before, plants.front().place.position.y(),
             character_.legs[index(before.leg)].foot.ankleHeight());
    plants.insert(plants.begin(), before);
    leg.weights.insert(leg.weights.begin(), leg.weights.front());
  }
  if (plants.back().toeOff < duration_) {
    FootPlant after = plants.back();
    after.strike = std::max(duration_ + kBeyondTrack, plants.back().toeOff + airAfter);
    after.flat = after.strike + 0.08;
    after.heelOff = after.toeOff = after.strike + 1;
    const double late = after.strike - plants.back().toeOff - airAfter;
    after.place.position += (1 + std::max(0.0, late) / round) * last;
    withinLeg(after, after.strike);
    asPeople(after, plants.back(), after, leg.weights.back());
    onGround(after, plants.back().place.position.y(), character_.legs[index(after.leg)].foot.ankleHeight());
    plants.push_back(after);
    leg.weights.push_back(leg.weights.back());
  }
}

// Long swings fold and lift the foot, short ones hardly; runners bring the heel up behind them; on stairs the
// foot goes up before it goes forward.
SwingStyle FootSwings::styleOf(const FootPlant& from, const FootPlant& to) const {
  const double leg = character_.legs[index(from.leg)].length();
  const double way = planDistance(from.place.position, to.place.position) / leg;
  const double rise = (to.place.position.y() - from.place.position.y()) / leg;
  const double speed =
      way * leg / std::max(to.strike - from.toeOff, kShortestSwing) / std::sqrt(kGravity * leg);
  // Of a run: the foot is longer in the air than on the ground, and fast.
  const double duty = (from.toeOff - from.strike) / (to.strike - from.strike);
  const double running = std::clamp((0.5 - duty) / kRunDuty, 0.0, 1.0) *
                         std::clamp((speed - kRunSpeed) / kRunSpeedRange, 0.0, 1.0);
  const double wide = std::clamp(way / kFullSwingStep, 0.0, 1.0);
  const double stepping = std::clamp(kFullStepRise * std::abs(rise), 0.0, 1.0);
  SwingStyle style;
  style.clearance = 0;  // see clearGround
  style.ground = [](const Vec3& p) { return p.y() - 1; };
  // A walker's knee is bent most soon after take-off, and its toes come up at once.
  const SwingShape &walk = character_.upright ? kUprightWalkSwing : kLyingWalkSwing,
                   &run = character_.upright ? kUprightRunSwing : kLyingRunSwing;
  const auto between = [running](double atWalk, double atRun) { return atWalk + running * (atRun - atWalk); };
  // A hop leaves no time for them.
  const double time =
      std::clamp((to.strike - from.toeOff) / (kFullSwingTime * std::sqrt(leg / kGravity)), 0.0, 1.0);
  style.fold = time * time * wide * (1 - stepping) * between(walk.fold, run.fold);
  style.lift = time * time * options_.lift * wide * leg * between(walk.lift, run.lift);
  style.liftAt = between(walk.peak, run.peak);
  style.late = std::max(between(walk.delay, run.delay), kStepDelay * stepping);
  const double leaving = std::min(kWalkLeavingFade, kWalkLeavingShare * (to.strike - from.toeOff));
  style.leaving = between(character_.upright ? leaving : kLeavingFade, kLeavingFade);
  style.landing = kLandingFade;
  return style;
}

FootFrame FootSwings::plain(int leg, double time) const {
  const Swing& swing = swingAt(leg, time);
  if (time <= swing.time.start || time >= swing.time.end) return swing.path.at(time);
  FootFrame frame = swung(leg, swing, time);
  const double u = (time - swing.time.start) / (swing.time.end - swing.time.start);
  if (!swing.raised.empty())
    frame.frame.position.y() += smoothAt(swing.raised, u) * plateau(u, flankOf(swing.time));
  frame.frame.position = withinReach(leg, swing, frame.frame.position, time);
  return swing.carried ? carriedFrame(leg, swing, frame, time) : frame;
}

// A leg has the length it needs at the ends of its swing and a bent knee between them.
Vec3 FootSwings::withinReach(int leg, const Swing& swing, const Vec3& ankle, double time) const {
  const CharacterLeg& limb = character_.legs[index(leg)];
  const double u = (time - swing.time.start) / (swing.time.end - swing.time.start);
  const double leaving = 1 - eased(u / kSwingLegEase), landing = 1 - eased((1 - u) / kSwingLegEase);
  const double bent = reach_limits::kSwingBent * limb.length();
  double soft = kSwingLegSoftness * limb.length() * (1 - leaving) * (1 - landing);
  // It keeps its speed after take-off and already has that of the landing before it: no knee stops abruptly.
  const auto carried = [&](double rate, double at, double since) {
    const double room = std::max(0.0, reach_limits::kSwingFull * limb.length() - at),
                 x = since / kCarriedTime;
    constexpr double kPeak = 0.1055;  // of x (1 - x)³
    return x < 1 ? std::min(rate * kCarriedTime, room / kPeak) * x * (1 - x) * (1 - x) * (1 - x) : 0;
  };
  double most = bent + std::max(0.0, swing.leaves - bent) * leaving +
                std::max(0.0, swing.lands - bent) * landing +
                carried(swing.grows, swing.leaves, time - swing.time.start) +
                carried(swing.yields, swing.lands, swing.time.end - time);
  // People's knees straighten before they land.
  most += swing.limb.weight() * std::max(0.0, reach_limits::kWalkFull * limb.length() - most);
  soft += swing.limb.weight() * (kLimbSoftness * limb.length() - soft);
  const Vec3 way = ankle - body_.hip(leg, limb.hip, time);
  const double length = way.norm(), near = softLimit(length, most - soft, most);
  return near < length ? Vec3(ankle - (1 - near / length) * way) : ankle;
}

// Raises a swing where the sole would not be clear of the ground, and no further. Near its ends the foot is
// on the ground by nature.
void FootSwings::clearGround(int leg, Swing& swing) const {
  constexpr int kSamples = 64, kFirst = 10;
  const Foot& foot = character_.legs[index(leg)].foot;
  const double clearance = options_.clearance * character_.legs[index(leg)].length();
  const FootPlant &a = swing.path.plants().front(), &b = swing.path.plants().back();
  const double groundA = (a.place * foot.ball).y(), groundB = (b.place * foot.ball).y();
  double highest = std::max(groundA, groundB);
  std::vector<double> raise(kSamples + 1, 0.0);
  const double flank = flankOf(swing.time);
  for (int i = kFirst; i <= kSamples - kFirst; ++i) {
    const double u = static_cast<double>(i) / kSamples;
    const double t = swing.time.start + u * (swing.time.end - swing.time.start);
    for (const Vec3& p : solePoints(swung(leg, swing, t), foot)) {
      auto hit = terrain_ ? terrain_->at(p.x(), p.z(), std::max(groundA, groundB)) : std::nullopt;
      // Another floor overhead is ignored.
      if (hit && hit->position.y() > std::max(groundA, groundB) + kOverheadFloor * character_.legLength())
        hit.reset();
      const double ground = hit ? hit->position.y() : groundA + u * (groundB - groundA);
      highest = std::max(highest, ground);
      raise[index(i)] = std::max(raise[index(i)], (ground + clearance * bell(u) - p.y()) / plateau(u, flank));
    }
  }
  std::fill(raise.begin(), raise.begin() + kFirst, raise[kFirst]);
  std::fill(raise.end() - kFirst, raise.end(), raise[kSamples - kFirst]);
  const double step = highest - std::min(groundA, groundB), length = character_.legLength();
  for (double& r : raise) r = std::min(r, step + kMostRaise * length);
  // The higher the step, the sooner the foot goes up.
  const int ahead = 6 + static_cast<int>(10 * std::clamp(step / (0.1 * length), 0.0, 1.0));
  if (*std::max_element(raise.begin(), raise.end()) > 0) swing.raised = smoothedAbove(raise, ahead);
}

const FootSwings::Swing& FootSwings::swingAt(int leg, double time) const {
  // Each swing from the strike of its first plant on.
  const std::vector<Swing>& swings = swings_[index(leg)];
  const auto after = std::upper_bound(swings.begin(), swings.end(), time, [](double t, const Swing& s) {
    return t < s.path.plants().front().strike;
  });
  return after == swings.begin() ? swings.front() : *(after - 1);
}

// Keeps a swinging ankle at a distance from the other ankle of its pair of legs, on its own side.
void FootSwings::keepApart(int leg, Swing& swing) const {
  constexpr int kSamples = 40;
  const double side = static_cast<double>(virtualLegs_.legs[index(leg)].side);
  const double wide = options_.apart * character_.legLength();
  for (int i = 4; i <= kSamples - 4 && side != 0; ++i) {
    const double u = static_cast<double>(i) / kSamples;
    const double t = swing.time.start + u * (swing.time.end - swing.time.start);
    if (t < 0 || t > duration_) continue;
    const double yaw = body_.turn.yaw(t);
    const Vec3 left(std::cos(yaw), 0, -std::sin(yaw));
    for (std::size_t o = 0; o < swings_.size(); ++o) {
      if (o == index(leg) || character_.legs[o].fore != character_.legs[index(leg)].fore) continue;
      const Vec3 way = plain(leg, t).frame.position - plain(static_cast<int>(o), t).frame.position;
      // One that is far ahead or far above is not in the way.
      const double ahead = way.dot(forwardOf(yaw)) / character_.legLength();
      const double above = std::max(0.0, std::abs(way.y()) / character_.legLength() - kPassingLevel);
      const double along = std::hypot(ahead / kPassingAhead, above / kPassingAbove);
      if (along >= 1) continue;
      const double room = wide * (1 - along * along);
      swing.aside =
          std::max(swing.aside, std::min((room - side * way.dot(left)) / bell(u), kMostAside * wide));
    }
  }
}

// A foot that is long in the air hangs below its hip, drawn up.
FootFrame FootSwings::carriedFrame(int leg, const Swing& swing, FootFrame frame, double time) const {
  const double ease = std::min(0.5 * stride_, 0.5 * (swing.time.end - swing.time.start));
  const double weight = eased((time - swing.time.start) / ease) * eased((swing.time.end - time) / ease);
  const Frame body = body_.at(time);
  const double up = options_.retract * character_.legs[index(leg)].length();
  const Frame standing = character_.standingFoot(leg);
  Frame hanging;
  hanging.position = body * (standing.position + Vec3(0, up, -kCarriedBehind * up));
  const double fold = character_.upright ? kCarriedFoldUpright : kCarriedFoldLying;
  hanging.rotation = Quat(Eigen::AngleAxisd(body_.turn.yaw(time), Vec3::UnitY())) *
                     Quat(Eigen::AngleAxisd(fold, Vec3::UnitX()));
  frame.frame.position += weight * (hanging.position - frame.frame.position);
  frame.frame.rotation = frame.frame.rotation.slerp(weight, hanging.rotation);
  frame.toeBend *= 1 - weight;
  frame.frame.position.y() += heightMissing(leg, frame, weight);
  return frame;
}

// By how much a foot that moves along with a crouching body must be raised for its sole to stay clear of the
// ground, smoothly.
double FootSwings::heightMissing(int leg, const FootFrame& frame, double weight) const {
  const double length = character_.legs[index(leg)].length();
  double missing = -HUGE_VAL;
  for (const Vec3& p : solePoints(frame, character_.legs[index(leg)].foot)) {
    const auto ground = terrain_ ? terrain_->at(p.x(), p.z(), p.y()) : std::nullopt;
    if (ground)
      missing = std::max(missing, ground->position.y() + kCarriedClearance * weight * length - p.y());
  }
  const double rounding = kCarriedClearance * weight * length;
  return missing > -length ? 0.5 * (missing + std::hypot(missing, rounding)) : 0;
}

FootFrame FootSwings::at(int leg, double time) const {
  FootFrame frame = plain(leg, time);
  const Swing& swing = swingAt(leg, time);
  if (time <= swing.time.start || time >= swing.time.end) return frame;
  const double u = (time - swing.time.start) / (swing.time.end - swing.time.start);
  const double yaw = body_.turn.yaw(time), side = static_cast<double>(virtualLegs_.legs[index(leg)].side);
  frame.frame.position += (side * swing.aside * bell(u)) * Vec3(std::cos(yaw), 0, -std::sin(yaw));
  return frame;
}

}  // namespace footfall::footprint
