// SPDX-License-Identifier: MIT
#include "footprint/foot_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "figure/heading.h"
#include "figure/smoothing.h"

namespace footfall {
namespace {

constexpr double kGravity = 9.81;
constexpr double kShortestSwing = 0.04;  // seconds in the air between two stands

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

double eased(double u) {
  const double x = std::clamp(u, 0.0, 1.0);
  return x * x * x * (10 + x * (6 * x - 15));
}

// Up fast, level, down fast: with slope and curvature 0 at both ends.
double plateau(double u) {
  constexpr double kFlank = 0.3;
  return eased(u / kFlank) * eased((1 - u) / kFlank);
}

// How a step rolls. Shares of the stance; radians. People after Perry & Burnfield (walk) and Novacheck (run);
// toes that carry a bird or a dog roll less.
struct Rolling {
  double flat, heelOff, strikePitch, liftPitch;
};

Rolling rollingOf(bool upright, bool runs) {
  if (runs) return upright ? Rolling{0.16, 0.5, 0.1, 0.8} : Rolling{0.14, 0.6, 0.06, 0.6};
  return upright ? Rolling{0.13, 0.6, 0.33, 0.9} : Rolling{0.13, 0.68, 0.12, 0.8};
}

// Heel, ball and tip in the world.
std::array<Vec3, 3> solePoints(const FootFrame& frame, const Foot& foot) {
  const Quat toes(Eigen::AngleAxisd(-frame.toeBend, Vec3::UnitX()));
  return {frame.frame * foot.heel, frame.frame * foot.ball,
          frame.frame * (foot.pivot + toes * (foot.tip - foot.pivot))};
}

}  // namespace

FootPlan::FootPlan(const Track& track, const TrackTiming& timing, const Walker& walker,
                   const Character& character, const BodyMotion& body, TerrainPtr terrain,
                   const FootPlanOptions& options)
    : walker_(walker),
      character_(character),
      body_(body),
      terrain_(std::move(terrain)),
      options_(options),
      duration_(timing.duration),
      stride_(timing.stride) {
  swings_.resize(walker.legs.size());
  for (std::size_t l = 0; l < swings_.size(); ++l) {
    const int leg = static_cast<int>(l);
    const Foot& foot = character.legs[l].foot;
    const std::vector<FootPlant> plants = plantsOf(leg, track, timing);
    for (std::size_t i = 0; i + 1 < plants.size(); ++i) {
      Swing swing{FootPath(foot, {plants[i], plants[i + 1]}, styleOf(plants[i], plants[i + 1])),
                  {plants[i].toeOff, plants[i + 1].strike}};
      swing.carried = swing.time.end - swing.time.start > 0.9 * stride_;
      clearGround(leg, swing);
      swings_[l].push_back(std::move(swing));
    }
    if (plants.size() == 1) {  // it stands all the time, or never
      const bool never = plants[0].toeOff < 0;
      const TimeRange air{plants[0].toeOff, never ? duration_ + 1e3 : plants[0].toeOff};
      swings_[l].push_back({FootPath(foot, plants), air, 0, 0, never});
    }
    for (const FootPlant& plant : plants) {
      if (plant.toeOff > 0 && plant.strike < duration_) contacts_.push_back(contactOf(plant, foot));
    }
  }
  for (std::size_t l = 0; l < swings_.size(); ++l) {
    for (Swing& swing : swings_[l]) keepApart(static_cast<int>(l), swing);
  }
  std::stable_sort(contacts_.begin(), contacts_.end(),
                   [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
}

FootPlant FootPlan::plantOf(const PrintContact& c, double nextStrike, const Track& track,
                            const TrackTiming& timing) const {
  const double leg = character_.legLength();
  const double natural = std::sqrt(leg / kGravity);  // seconds: 0.3 for people
  const Footprint& print = track.prints[index(c.print)];
  Frame sole = print.sole();
  if (c.turn != 0 && track.loop) sole = Frame{track.loop->offset, track.loop->rotation()}.inverse() * sole;
  const double stance = c.lift - c.strike;
  // What the body does over this print tells how far the foot rolls.
  const Vec3 before = body_.path.at(c.strike).position, after = body_.path.at(c.lift).position;
  const Rolling r = rollingOf(character_.upright, print.stance < print.step);
  const double ahead = planDistance(sole.position, before) / leg,
               behind = planDistance(sole.position, after) / leg;
  const double climb = std::abs(after.y() - before.y()) / std::max(planDistance(before, after), 0.05 * leg);
  FootPlant plant;
  plant.leg = c.leg;
  plant.place = {sole * walker_.legs[index(c.leg)].ankle, sole.rotation};
  plant.strike = c.strike;
  plant.toeOff = std::max(std::min(c.lift, nextStrike - kShortestSwing), c.strike + 0.2 * stance);
  const double share = options_.heelLift > 0 ? std::clamp(options_.heelLift, 0.2, 1.0) : r.heelOff;
  const double last =
      options_.heelLift > 0 ? stance : 1.1 * natural;  // a long stand lifts its heel only at its end
  plant.flat = plant.strike + std::min(r.flat * stance, 0.4 * natural);
  plant.heelOff =
      std::clamp(std::max(plant.strike + share * stance, plant.toeOff - last), plant.flat, plant.toeOff);
  // On stairs and steep ground the sole lands flat.
  const double level = std::clamp(1.5 - 5 * climb, 0.0, 1.0);
  plant.strikePitch = options_.roll * r.strikePitch * std::clamp(ahead / 0.35, 0.0, 1.0) * level;
  plant.liftPitch = options_.roll * r.liftPitch * std::clamp(behind / 0.4, 0.1, 1.0) * (0.4 + 0.6 * level);
  // A landing that the flat foot would not reach in time is met with the ball, heel up; a take-off is left
  // so.
  const CharacterLeg& limb = character_.legs[index(c.leg)];
  const double lever = std::hypot(limb.foot.pivot.y(), limb.foot.pivot.z());
  const auto raise = [&](double time) {
    const double over = (body_.at(time) * limb.hip - plant.place.position).norm() - 0.97 * limb.length();
    return over > 0 && lever > 0 ? std::min(0.8, 2 * over / lever) : 0;
  };
  const bool falling = std::any_of(timing.spans.begin(), timing.spans.end(), [&](const TrackSpan& span) {
    return span.flight && std::abs(span.start + span.duration - c.strike) < 1e-6;
  });
  // Not at the speed of a run.
  Vec3 pace = body_.path.at(c.strike).velocity;
  pace.y() = 0;
  const double most = std::clamp(0.8 - 2.5 * (pace.norm() / std::sqrt(kGravity * leg) - 0.7), 0.0, 0.8);
  if (falling && most > 0.1 && raise(c.strike) > 0) plant.strikePitch = -std::min(most, raise(c.strike));
  if (options_.roll > 0) plant.liftPitch = std::max(plant.liftPitch, raise(c.lift));
  if (c.strike <= 0 && track.standingStart) plant.strikePitch = 0;
  if (c.lift >= duration_ && track.standingEnd) {
    plant.heelOff = plant.toeOff = c.lift + 1;
    plant.liftPitch = 0;
  }
  return plant;
}

std::vector<FootPlant> FootPlan::plantsOf(int leg, const Track& track, const TrackTiming& timing) const {
  std::vector<PrintContact> own;
  for (const PrintContact& c : timing.contacts) {
    if (c.leg == leg) own.push_back(c);
  }
  std::vector<FootPlant> plants;
  for (std::size_t i = 0; i < own.size(); ++i)
    plants.push_back(
        plantOf(own[i], i + 1 < own.size() ? own[i + 1].strike : own[i].lift + 1e3, track, timing));
  if (plants.empty()) {  // a leg that never touches is carried along
    FootPlant plant;
    plant.leg = leg;
    plant.place = body_.at(0) * character_.standingFoot(leg);
    plant.strike = plant.flat = plant.heelOff = plant.toeOff = -1;
    return {plant};
  }
  runOn(plants);
  return plants;
}

// A stand before the first and one after the last where the foot comes and goes within the track's time.
void FootPlan::runOn(std::vector<FootPlant>& plants) const {
  const double air = std::max(0.38 * stride_, kShortestSwing);
  const Vec3 travel =
      (body_.path.at(duration_).position - body_.path.at(0).position) * (stride_ / std::max(duration_, 1e-9));
  const std::size_t n = plants.size();
  const Vec3 first = n > 1 ? Vec3(plants[1].place.position - plants[0].place.position) : travel;
  const Vec3 last = n > 1 ? Vec3(plants[n - 1].place.position - plants[n - 2].place.position) : travel;
  const auto onGround = [&](FootPlant& plant, double height) {
    const Vec3& p = plant.place.position;
    const auto ground = terrain_ ? terrain_->at(p.x(), p.z(), p.y() - height) : std::nullopt;
    if (ground) plant.place.position.y() = ground->position.y() + height;
  };
  if (plants.front().strike > 0) {
    FootPlant before = plants.front();
    before.toeOff = std::min(-0.02, plants.front().strike - air);
    before.strike = before.flat = before.toeOff - 0.6;
    before.heelOff = before.toeOff - 0.25;
    before.place.position -= first;
    onGround(before, character_.legs[index(before.leg)].foot.ankleHeight());
    plants.insert(plants.begin(), before);
  }
  if (plants.back().toeOff < duration_) {
    FootPlant after = plants.back();
    after.strike = std::max(duration_ + 0.02, plants.back().toeOff + air);
    after.flat = after.strike + 0.08;
    after.heelOff = after.toeOff = after.strike + 1;
    after.place.position += last;
    onGround(after, character_.legs[index(after.leg)].foot.ankleHeight());
    plants.push_back(after);
  }
}

// Long swings fold and lift the foot, short ones hardly; on stairs it goes up before it goes on.
SwingStyle FootPlan::styleOf(const FootPlant& from, const FootPlant& to) const {
  const double leg = character_.legs[index(from.leg)].length();
  const double way = planDistance(from.place.position, to.place.position) / leg;
  const double rise = (to.place.position.y() - from.place.position.y()) / leg;
  const double speed =
      way * leg / std::max(to.strike - from.toeOff, kShortestSwing) / std::sqrt(kGravity * leg);
  const double running = std::clamp((speed - 1.3) / 0.8, 0.0, 1.0), wide = std::clamp(way / 1.2, 0.0, 1.0);
  const double stepping = std::clamp(4 * std::abs(rise), 0.0, 1.0);
  SwingStyle style;
  style.clearance = 0;  // clearGround sees to it
  style.ground = [](const Vec3& p) { return p.y() - 1; };
  style.fold = wide * (1 - stepping) * (character_.upright ? 0.1 + 0.5 * running : 0.5);
  style.lift =
      options_.lift * wide * leg * (character_.upright ? 0.01 + 0.17 * running : 0.08 + 0.05 * running);
  style.liftAt = 0.4 + 0.03 * running;
  style.late = std::max(0.2 + 0.25 * running, 0.6 * stepping);
  return style;
}

FootFrame FootPlan::plain(int leg, double time) const {
  const Swing& swing = swingAt(leg, time);
  FootFrame frame = swing.path.at(time);
  if (time <= swing.time.start || time >= swing.time.end) return frame;
  const double u = (time - swing.time.start) / (swing.time.end - swing.time.start);
  frame.frame.position.y() += swing.raised * plateau(u);
  // Well within reach of the hip while it is far from both stands: knees stay bent.
  const CharacterLeg& l = character_.legs[index(leg)];
  const Vec3 hip = body_.at(time) * l.hip;
  const Vec3 way = frame.frame.position - hip;
  const double length = way.norm(), near = softLimit(length, 0.9 * l.length(), 0.975 * l.length());
  if (near < length) frame.frame.position -= (plateau(u) * (1 - near / length)) * way;
  return swing.carried ? carriedFrame(leg, swing, frame, time) : frame;
}

// Raises a swing until the sole is clear of the ground. Close to its ends the foot is on the ground by
// nature.
void FootPlan::clearGround(int leg, Swing& swing) const {
  constexpr int kSamples = 64, kFirst = 10;
  const Foot& foot = character_.legs[index(leg)].foot;
  const double clearance = options_.clearance * character_.legs[index(leg)].length();
  const FootPlant &a = swing.path.plants().front(), &b = swing.path.plants().back();
  const double groundA = (a.place * foot.ball).y(), groundB = (b.place * foot.ball).y();
  double highest = std::max(groundA, groundB);
  for (int i = kFirst; i <= kSamples - kFirst; ++i) {
    const double u = static_cast<double>(i) / kSamples;
    const double t = swing.time.start + u * (swing.time.end - swing.time.start);
    for (const Vec3& p : solePoints(swing.path.at(t), foot)) {
      const auto hit = terrain_ ? terrain_->at(p.x(), p.z(), std::max(groundA, groundB)) : std::nullopt;
      const double ground = hit ? hit->position.y() : groundA + u * (groundB - groundA);
      highest = std::max(highest, ground);
      swing.raised = std::max(swing.raised, (ground + clearance * bell(u) - p.y()) / plateau(u));
    }
  }
  swing.raised = std::min(swing.raised, highest - std::min(groundA, groundB) + 0.15 * character_.legLength());
}

const FootPlan::Swing& FootPlan::swingAt(int leg, double time) const {
  // Each swing from the strike of its first stand on.
  const std::vector<Swing>& swings = swings_[index(leg)];
  const auto after = std::upper_bound(swings.begin(), swings.end(), time, [](double t, const Swing& s) {
    return t < s.path.plants().front().strike;
  });
  return after == swings.begin() ? swings.front() : *(after - 1);
}

// A swinging ankle keeps its distance from the other ankles (of the same pair of legs), to its own side.
void FootPlan::keepApart(int leg, Swing& swing) const {
  constexpr int kSamples = 40;
  const double side = static_cast<double>(walker_.legs[index(leg)].side);
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
      const double along = std::abs(way.dot(forwardOf(yaw))) / (0.35 * character_.legLength());
      if (along >= 1) continue;
      const double room = wide * (1 - along * along);
      swing.aside = std::max(swing.aside, std::min((room - side * way.dot(left)) / bell(u), 2.5 * wide));
    }
  }
}

// A foot long in the air hangs drawn up below its hip.
FootFrame FootPlan::carriedFrame(int leg, const Swing& swing, FootFrame frame, double time) const {
  const double ease = std::min(0.5 * stride_, 0.5 * (swing.time.end - swing.time.start));
  const double weight = eased((time - swing.time.start) / ease) * eased((swing.time.end - time) / ease);
  const Frame body = body_.at(time);
  const double up = options_.retract * character_.legs[index(leg)].length();
  const Frame standing = character_.standingFoot(leg);
  Frame hanging;
  hanging.position = body * (standing.position + Vec3(0, up, -0.6 * up));
  const double fold = character_.upright ? 0.9 : 0.5;
  hanging.rotation = Quat(Eigen::AngleAxisd(body_.turn.yaw(time), Vec3::UnitY())) *
                     Quat(Eigen::AngleAxisd(fold, Vec3::UnitX()));
  frame.frame.position += weight * (hanging.position - frame.frame.position);
  frame.frame.rotation = frame.frame.rotation.slerp(weight, hanging.rotation);
  frame.toeBend *= 1 - weight;
  return frame;
}

FootFrame FootPlan::at(int leg, double time) const {
  FootFrame frame = plain(leg, time);
  const Swing& swing = swingAt(leg, time);
  if (time <= swing.time.start || time >= swing.time.end) return frame;
  const double u = (time - swing.time.start) / (swing.time.end - swing.time.start);
  const double yaw = body_.turn.yaw(time), side = static_cast<double>(walker_.legs[index(leg)].side);
  frame.frame.position += (side * swing.aside * bell(u)) * Vec3(std::cos(yaw), 0, -std::sin(yaw));
  return frame;
}

}  // namespace footfall
