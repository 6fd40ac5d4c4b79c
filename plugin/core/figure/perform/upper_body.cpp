// SPDX-License-Identifier: MIT
#include "figure/perform/upper_body.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/constants.h"
#include "base/easing.h"
#include "base/numeric/smoothing.h"
#include "figure/perform/perform_tuning.h"

namespace footfall {
namespace {

using namespace perform_tuning;

Quat about(const Vec3& axis, double angle) {
  return Quat(Eigen::AngleAxisd(angle, axis));
}
Quat yawed(double angle) {
  return about(Vec3::UnitY(), angle);
}

}  // namespace

UpperBody::UpperBody(const Performance& performance, const Character& character,
                     const PerformOptions& options)
    : performance_(performance),
      character_(character),
      options_(options),
      jumpArms_(performance.contacts, character.legLength(), performance.loop),
      untwist_(yawed(-character.restYaw)) {
  rest_ = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest_, rest_);
  trackHeading();
  trackGravity();
  trackTwist();
  trackLoad();
  measureTrunk();
  strides_ = strideMotion(performance, character, heading_);
}

int UpperBody::samples(double seconds) const {
  const double wanted = seconds / performance_.frameTime;
  return static_cast<int>(std::min(wanted, static_cast<double>(performance_.frames())));
}

void UpperBody::trackHeading() {
  const std::size_t frames = performance_.frames();
  heading_.resize(frames);
  speed_.assign(frames, 0);
  for (std::size_t i = 0; i < frames; ++i) {
    const Vec3 forward = performance_.body[i].rotation * Vec3::UnitZ();
    const double near = i > 0 ? heading_[i - 1] : 0;
    // A body that points straight up or down has no heading: it keeps the last.
    const bool level = std::hypot(forward.x(), forward.z()) > 1e-6;
    const double yaw = level ? std::atan2(forward.x(), forward.z()) : near;
    heading_[i] = yaw + 2 * kPi * std::round((near - yaw) / (2 * kPi));
    const std::size_t a = i > 0 ? i - 1 : 0, b = std::min(i + 1, frames - 1);
    Vec3 way = performance_.body[b].position - performance_.body[a].position;
    way.y() = 0;
    if (b > a) speed_[i] = way.norm() / (static_cast<double>(b - a) * performance_.frameTime);
  }
  heading_ = smoothed(heading_, samples(kHeadingSmoothing), SmoothEnds::Reflect);
  speed_ = smoothed(speed_, samples(kSpeedSmoothing));
  running_.resize(frames);
  // Walks turn to runs at a Froude number near 0.5 (Alexander 1984).
  const double scale = std::max(kGravity * character_.legLength(), 1e-9);
  for (std::size_t i = 0; i < frames; ++i)
    running_[i] = smoothStep(kWalkFroude, kRunFroude, speed_[i] * speed_[i] / scale);
}

// The tilt of gravity as the body feels it, from the smoothed acceleration of its way in plan.
void UpperBody::trackGravity() {
  const std::size_t frames = performance_.frames();
  bank_.assign(frames, 0);
  push_.assign(frames, 0);
  if (!character_.upright || frames < 3) return;
  const auto rateOf = [&](const std::vector<Vec2>& values) {
    std::vector<Vec2> rates(frames);
    for (std::size_t i = 0; i < frames; ++i) {
      const std::size_t a = i > 0 ? i - 1 : 0, b = std::min(i + 1, frames - 1);
      rates[i] = (values[b] - values[a]) / (static_cast<double>(b - a) * performance_.frameTime);
    }
    return smoothed(rates, samples(kGravitySmoothing), SmoothEnds::Reflect);
  };
  std::vector<Vec2> places;
  for (const Frame& body : performance_.body) places.emplace_back(body.position.x(), body.position.z());
  const std::vector<Vec2> acceleration = rateOf(rateOf(places));
  for (std::size_t i = 0; i < frames; ++i) {
    const double sine = std::sin(heading_[i]), cosine = std::cos(heading_[i]);
    const double felt = std::atan((acceleration[i].x() * cosine - acceleration[i].y() * sine) / kGravity);
    // A body that its maker leans into the turn does not bank again.
    const Vec3 up = yawed(-heading_[i]) * performance_.body[i].rotation * Vec3::UnitY();
    const double leant = std::atan2(up.x(), up.y());
    bank_[i] = felt - std::clamp(leant, std::min(felt, 0.0), std::max(felt, 0.0));
    push_[i] = std::atan((acceleration[i].x() * sine + acceleration[i].y() * cosine) / kGravity);
  }
}

void UpperBody::trackTwist() {
  const std::size_t frames = performance_.frames();
  hindTwist_.assign(frames, 0);
  foreTwist_.assign(frames, 0);
  stride_.assign(frames, 0);
  const double gain = performance_.hipTwist * (character_.upright ? kUprightTwist : kLyingTwist);
  for (std::size_t i = 0; i < frames; ++i) {
    const Quat level = yawed(-heading_[i]);
    double hind = 0, fore = 0;
    for (std::size_t leg = 0; leg < character_.legs.size(); ++leg) {
      const CharacterLeg& l = character_.legs[leg];
      const Vec3 foot = level * (performance_.feet[leg][i].frame.position - performance_.body[i].position);
      (l.fore ? fore : hind) += static_cast<double>(l.side) * (foot.z() - l.ankle.z());
    }
    // Half the distance between the feet in leg lengths, bounded for feet that are absurdly far away.
    hind = std::tanh(0.5 * hind / character_.legLength());
    fore = std::tanh(0.5 * fore / character_.legLength());
    stride_[i] = hind;
    hindTwist_[i] = -gain * hind;
    foreTwist_[i] = -gain * fore;
  }
  stride_ = smoothed(stride_, samples(kTwistSmoothing));
  hindTwist_ = smoothed(hindTwist_, samples(kTwistSmoothing));
  foreTwist_ = smoothed(foreTwist_, samples(kTwistSmoothing));
}

void UpperBody::trackLoad() {
  const std::size_t frames = performance_.frames();
  list_.assign(frames, 0);
  const double gain = performance_.hipTwist * (character_.upright ? kUprightList : kLyingList);
  const std::vector<std::vector<char>> standing = support(performance_);
  for (std::size_t leg = 0; leg < character_.legs.size(); ++leg) {
    if (character_.legs[leg].fore) continue;
    const double share = gain * static_cast<double>(character_.legs[leg].side);
    for (std::size_t i = 0; i < frames; ++i) list_[i] += standing[leg][i] ? share : 0;
  }
  list_ = smoothed(list_, samples(kListSmoothing));
}

// The line from the middle of the hips to that of the shoulders. Each joint of the spine turns by its share
// of the way from the pelvis to the chest.
void UpperBody::measureTrunk() {
  const auto at = [&](int joint) { return rest_.position[static_cast<std::size_t>(joint)]; };
  Vec3 hips = Vec3::Zero(), shoulders = Vec3::Zero();
  double sides = 0;
  for (const Arm& arm : character_.limbs.arms) {
    if (arm.side == BodySide::Middle || arm.joints.empty()) continue;
    shoulders += at(arm.joints.front());
    ++sides;
  }
  if (sides < 2 || character_.spine.empty() || character_.legs.empty()) return;
  shoulders /= sides;
  for (const Leg& leg : character_.limbs.legs)
    hips += at(leg.hip()) / static_cast<double>(character_.legs.size());
  const Vec3 trunk = untwist_ * (shoulders - hips);
  if (!(trunk.y() > 0)) return;
  double turned = 0;
  const std::size_t count = character_.spine.size();
  for (std::size_t k = 0; k < count; ++k) {
    const double top = k + 1 < count ? at(character_.spine[k + 1]).y() : shoulders.y();
    turned += static_cast<double>(k + 1) / static_cast<double>(count) * (top - at(character_.spine[k]).y());
  }
  chestShare_ = std::clamp(turned / trunk.y(), kLeastChestShare, 1.0);
}

double UpperBody::pelvisYaw(std::size_t frame) const {
  const double people = -performance_.hipTwist * strides_.trunk[frame].twist;
  return hindTwist_[frame] + strides_.weight[frame] * (people - hindTwist_[frame]);
}

double UpperBody::pelvisRoll(std::size_t frame) const {
  const double people = performance_.hipTwist * strides_.trunk[frame].list;
  return list_[frame] + strides_.weight[frame] * (people - list_[frame]) -
         performance_.hipTwist * kPelvisBank * bank_[frame];
}

Frame UpperBody::pelvis(std::size_t frame) const {
  Frame result = performance_.body[frame];
  result.rotation = result.rotation * yawed(pelvisYaw(frame)) * about(Vec3::UnitZ(), pelvisRoll(frame));
  return result;
}

// Axes of the chest. With forelegs it turns with them, without it turns against the pelvis.
Quat UpperBody::chest(std::size_t frame) const {
  const bool fore =
      std::any_of(character_.legs.begin(), character_.legs.end(), [](const auto& l) { return l.fore; });
  const double counter = character_.upright ? kUprightCounterTwist : kLyingCounterTwist;
  double yaw = fore ? foreTwist_[frame] : counter * hindTwist_[frame];
  double roll = (character_.upright ? kUprightCounterList : kLyingCounterList) * list_[frame];
  double lean = character_.upright ? performance_.hipTwist * (kWalkLean + kRunLean * running_[frame]) : 0.0;
  const double weight = strides_.weight[frame];
  if (weight > 0) {
    const TrunkCurves& people = strides_.trunk[frame];
    const double scale = performance_.hipTwist;
    yaw += weight * (-scale * people.shoulders - yaw);
    // Shoulders are where people have them over their hips: the chest makes up for the pelvis's own tilt.
    const double own = pelvisRoll(frame) + performance_.hipTwist * kPelvisBank * bank_[frame];
    const double tilt = -scale * people.bank - (1 - chestShare_) * own;
    roll += weight * (tilt / chestShare_ - roll);
    lean += weight * (scale * people.lean / chestShare_ - lean);
  }
  // Into the turn, less than the pelvis; and forwards as it speeds up.
  roll += performance_.hipTwist * ((1 - chestShare_) * kPelvisBank - kTrunkBank) / chestShare_ * bank_[frame];
  lean += performance_.hipTwist * weight * kTrunkPush * push_[frame] / chestShare_;
  Quat result = performance_.body[frame].rotation * yawed(yaw) * about(Vec3::UnitZ(), roll) *
                about(Vec3::UnitX(), lean);
  if (!performance_.spineBend.empty()) {
    result = result * rotationFromEuler(performance_.spineBend[frame], RotationOrder::ZXY);
  }
  return result;
}

// Axes of the head: level and along the path, or where the performance looks.
Quat UpperBody::head(std::size_t frame) const {
  if (!performance_.look.empty()) {
    const Vec3 look = performance_.look[frame];
    const double across = std::hypot(look.x(), look.z());
    if (across > 1e-9)
      return yawed(std::atan2(look.x(), look.z())) * about(Vec3::UnitX(), -std::atan2(look.y(), across));
  }
  Quat result = yawed(heading_[frame]);
  if (!performance_.spineBend.empty()) {
    // A body that bends into a turn looks where it goes.
    result = result * yawed(performance_.spineBend[frame].y());
  }
  return result;
}

void UpperBody::turns(std::size_t frame, JointTurns& out) const {
  const Limbs& limbs = character_.limbs;
  const Quat pelvisTurn = pelvis(frame).rotation * untwist_;
  const Quat chestTurn = chest(frame) * untwist_;
  out.set(limbs.root, pelvisTurn);
  const auto spread = [&](const std::vector<int>& joints, const Quat& from, const Quat& to) {
    const double count = static_cast<double>(joints.size());
    for (std::size_t k = 0; k < joints.size(); ++k)
      out.set(joints[k], from.slerp((static_cast<double>(k) + 1) / count, to));
  };
  spread(character_.spine, pelvisTurn, chestTurn);
  spread(character_.neck, character_.spine.empty() ? pelvisTurn : chestTurn, head(frame) * untwist_);
  armTurns(frame, out);
  tailTurns(frame, out);
}

void UpperBody::armTurns(std::size_t frame, JointTurns& out) const {
  const double weight = strides_.weight[frame];
  // A swing of people's arms counts from the plumb line, another from the chest.
  const Quat axes = chest(frame).slerp(weight, performance_.body[frame].rotation);
  const double jump = options_.jumpArms * performance_.armSwing * jumpArms_.at(performance_.time(frame));
  for (const Arm& arm : character_.limbs.arms) {
    if (arm.joints.size() < 3 || arm.side == BodySide::Middle) continue;
    const auto bone = [&](std::size_t k) {
      const Vec3 along = rest_.position[static_cast<std::size_t>(arm.joints[k + 1])] -
                         rest_.position[static_cast<std::size_t>(arm.joints[k])];
      return Vec3(untwist_ * along);
    };
    const double side = static_cast<double>(arm.side);
    const double gain = options_.armSwing * performance_.armSwing;
    const double forward = -side * gain * stride_[frame];
    if (!character_.upright) {
      // Small arms under a lying trunk: folded as at rest, swaying a little.
      out.set(arm.joints[0], axes * about(Vec3::UnitX(), -kLyingArmSwing * forward) * untwist_);
      continue;
    }
    const double run = running_[frame];
    // Hanging slightly out and behind; the elbow a little bent, by a right angle in a run, more on the way
    // forward. Where people's curves are known, as they have it.
    const ArmCurves& people = arm.side == BodySide::Left ? strides_.left[frame] : strides_.right[frame];
    const double lively = gain / kArmSwing;
    const auto mixed = [&](double own, double theirs) { return own + weight * (theirs - own); };
    const double upperSwing =
        mixed(forward + jump - kArmBack - kRunArmBack * run, people.hang + lively * people.swing + jump);
    const double outward = mixed(kArmOut + kRunArmOut * run, people.out);
    const double elbow =
        mixed(kElbow + kRunElbow * run + (kElbowPerSwing + kRunElbowPerSwing * run) * forward,
              people.elbow + lively * people.elbowSwing) +
        kElbowPerJump * jump;
    const Quat swing = about(Vec3::UnitZ(), side * outward) * about(Vec3::UnitX(), -upperSwing);
    const Vec3 upper = swing * Vec3(-Vec3::UnitY());
    const Vec3 lower = swing * about(Vec3::UnitZ(), -side * (kForearmIn + kRunForearmIn * run)) *
                       about(Vec3::UnitX(), -std::max(elbow, kLeastElbow)) * Vec3(-Vec3::UnitY());
    const Quat hang = Quat::FromTwoVectors(bone(0), upper);
    const Quat fold = Quat::FromTwoVectors(hang * bone(1), lower) * hang;
    out.set(arm.joints[0], axes * hang * untwist_);
    out.set(arm.joints[1], axes * fold * untwist_);
  }
}

// Each joint of the tail has the pelvis's attitude of a moment ago, its sideways turn grown towards the tip,
// and heads where the body headed when it was in that place.
void UpperBody::tailTurns(std::size_t frame, JointTurns& out) const {
  const std::vector<int>& tail = character_.tail;
  const Vec3 root = rest_.position[static_cast<std::size_t>(character_.limbs.pelvis)];
  for (std::size_t k = 0; k < tail.size(); ++k) {
    const double back = static_cast<double>(k + 1) * options_.tailDelay / performance_.frameTime;
    const double place = std::max(0.0, static_cast<double>(frame) - back);
    const std::size_t a = static_cast<std::size_t>(place), b = std::min(a + 1, performance_.frames() - 1);
    const double share = place - static_cast<double>(a);
    const double twist = hindTwist_[a] + share * (hindTwist_[b] - hindTwist_[a]);
    const Quat attitude =
        (yawed(-heading_[a]) * pelvis(a).rotation).slerp(share, yawed(-heading_[b]) * pelvis(b).rotation);
    const double distance = (rest_.position[static_cast<std::size_t>(tail[k])] - root).norm();
    const double grown = kTailGrowth * static_cast<double>(k + 1);
    out.set(tail[k], yawed(headingBehind(frame, distance)) * attitude * yawed(-grown * twist) * untwist_);
  }
}

// The heading the body had when it was so many metres back, a second ago at most; before the clip it turned
// as it does at its start.
double UpperBody::headingBehind(std::size_t frame, double distance) const {
  const double delay = kTailLongest * std::tanh(distance / (kTailLongest * std::max(speed_[frame], 1e-6)));
  const double place = static_cast<double>(frame) - delay / performance_.frameTime;
  if (performance_.frames() < 2) return heading_[frame];
  const std::size_t last = performance_.frames() - 2;
  const std::size_t a = place > 0 ? std::min(static_cast<std::size_t>(place), last) : 0;
  return heading_[a] + (place - static_cast<double>(a)) * (heading_[a + 1] - heading_[a]);
}

}  // namespace footfall
