// SPDX-License-Identifier: MIT
#include "figure/drive/motion_player.h"

#include <algorithm>
#include <cmath>
#include <complex>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

Frame mix(const Frame& a, const Frame& b, double share) {
  return {a.position + share * (b.position - a.position), a.rotation.slerp(share, b.rotation)};
}

// Ahead of a knee by a share of the leg. A leg that is straight keeps the side its knee points to at rest.
Vec3 poleOf(const Vec3& hip, const Vec3& knee, const Vec3& ankle, const Vec3& rest, double length) {
  const Vec3 along = (ankle - hip).normalized();
  Vec3 bend = knee - hip + 0.05 * length * rest;
  bend -= along * along.dot(bend);
  return knee + 0.5 * length * bend.normalized();
}

ArmFrames mix(const ArmFrames& a, const ArmFrames& b, double share) {
  return {mix(a.upper, b.upper, share), mix(a.fore, b.fore, share), mix(a.hand, b.hand, share),
          a.pole + share * (b.pole - a.pole)};
}

// Of a rotation the part about x, -pi to pi.
double angleAboutX(const Quat& rotation) {
  const double half = std::atan2(rotation.x(), rotation.w());
  return 2 * (half > kPi / 2 ? half - kPi : half < -kPi / 2 ? half + kPi : half);
}

}  // namespace

// T(x) = R x + o, n times: R^n x + (1 + R + … + R^(n-1)) o, in plan as complex numbers z + i x.
Frame FigureLoop::turned(int turns) const {
  const std::complex<double> move(offset.z(), offset.x()), one(1, 0);
  const std::complex<double> by = std::polar(1.0, yaw), all = std::polar(1.0, yaw * turns);
  const std::complex<double> sum =
      std::abs(one - by) < 1e-9 ? one * static_cast<double>(turns) : (one - all) / (one - by);
  const std::complex<double> moved = sum * move;
  return {Vec3(moved.imag(), turns * offset.y(), moved.real()),
          Quat(Eigen::AngleAxisd(yaw * turns, Vec3::UnitY()))};
}

FigureMotion figureMotion(const Performance& performance, Motion motion) {
  return {std::move(motion), performance.feet, performance.contacts, performance.phase, std::nullopt};
}

Character bodyCharacter(const Skeleton& skeleton, std::string name) {
  if (skeleton.joints.empty()) throw Error("the figure has no joints");
  Character body;
  body.name = std::move(name);
  body.skeleton = skeleton;
  body.limbs.root = body.limbs.pelvis = 0;
  return body;
}

MotionPlayer::MotionPlayer(FigureMotion shown, Character character)
    : shown_(std::move(shown)), character_(std::move(character)) {
  const Motion& motion = shown_.motion;
  if (motion.frames() == 0) throw Error("the motion has no frames to show");
  if (motion.skeleton.size() != character_.skeleton.size())
    throw Error(fmt::format("the motion is of a figure with {} joints, the character has {}",
                            motion.skeleton.size(), character_.skeleton.size()));
  const auto fits = [&](std::size_t size) { return size == 0 || size == motion.frames(); };
  bool good = fits(shown_.phase.size());
  if (!shown_.feet.empty()) good = good && shown_.feet.size() == character_.legs.size();
  for (const auto& foot : shown_.feet) good = good && foot.size() == motion.frames();
  if (!good) throw Error("feet and phase of a motion must have a value for each of its frames");
  if (shown_.loop && !(shown_.loop->duration > 0)) throw Error("a loop must last longer than 0 s");
  sampleFrames();
}

void MotionPlayer::sampleFrames() {
  const Motion& motion = shown_.motion;
  const std::size_t legs = character_.legs.size();
  Pose rest, pose;
  worldFromLocal(character_.skeleton, restPose(character_.skeleton), rest);
  const Quat facing(Eigen::AngleAxisd(character_.restYaw, Vec3::UnitY()));
  // A joint with the axes of the figure instead of its own.
  const auto seen = [&](int joint) {
    return Frame{pose.position[index(joint)],
                 pose.rotation[index(joint)] * (rest.rotation[index(joint)].conjugate() * facing)};
  };
  const int above = character_.skeleton.joints[index(character_.limbs.root)].parent;
  if (above >= 0) above_ = {rest.position[index(above)], rest.rotation[index(above)]};
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    worldPose(motion, i, pose);
    bodies_.push_back(seen(character_.limbs.pelvis));
    for (std::size_t leg = 0; leg < legs; ++leg) {
      const Leg& limb = character_.limbs.legs[leg];
      poles_.push_back(poleOf(pose.position[index(limb.hip())], pose.position[index(limb.joints[1])],
                              pose.position[index(limb.ankle())],
                              bodies_.back().rotation * character_.legs[leg].knee,
                              character_.legs[leg].length()));
      if (!shown_.feet.empty()) {
        feet_.push_back(shown_.feet[leg][i]);
        continue;
      }
      FootFrame foot{seen(limb.ankle())};
      if (character_.legs[leg].foot.bends)
        foot.toeBend = -angleAboutX(foot.frame.rotation.conjugate() * seen(limb.ball).rotation);
      feet_.push_back(foot);
    }
    const Limbs& limbs = character_.limbs;
    chests_.push_back(limbs.chest < 0 ? bodies_.back() : seen(limbs.chest));
    heads_.push_back(limbs.head < 0 ? chests_.back() : seen(limbs.head));
    for (const Arm& arm : limbs.arms) {
      const int shoulder = arm.joints[0], elbow = arm.joints[1], wrist = arm.joints[2];
      const double length = (rest.position[index(elbow)] - rest.position[index(shoulder)]).norm() +
                            (rest.position[index(wrist)] - rest.position[index(elbow)]).norm();
      const Vec3 back = chests_.back().rotation * Vec3(0, 0, -1);
      arms_.push_back({seen(shoulder), seen(elbow), seen(wrist),
                       poleOf(pose.position[index(shoulder)], pose.position[index(elbow)],
                              pose.position[index(wrist)], back, length)});
    }
  }
}

TimeRange MotionPlayer::range() const {
  const Motion& motion = shown_.motion;
  const double length =
      shown_.loop ? shown_.loop->duration : static_cast<double>(motion.frames() - 1) * motion.frameTime;
  return {motion.startTime, motion.startTime + length};
}

FigureMoment MotionPlayer::momentOf(double time) const {
  const double frameTime = shown_.motion.frameTime;
  const std::size_t last = bodies_.size() - 1;
  const TimeRange span = range();
  const double duration = span.end - span.start;
  FigureMoment moment;
  time -= span.start;
  if (shown_.loop) {
    moment.turn = static_cast<int>(std::clamp(std::floor(time / duration + 1e-9), -1e6, 1e6));
    time -= moment.turn * duration;
  }
  moment.time = std::clamp(time, 0.0, duration);
  const double frame = moment.time / frameTime;
  const double whole = std::round(frame);
  const bool on = std::abs(frame - whole) < 1e-5;
  moment.frame = std::min(static_cast<std::size_t>(on ? whole : frame), last);
  moment.next = std::min(moment.frame + 1, last);
  if (on) return moment;
  moment.share = frame - static_cast<double>(moment.frame);
  if (moment.frame < last) return moment;
  // After the last frame: towards the first of the next turn, which comes when the loop is over.
  const double left = duration / frameTime - static_cast<double>(last);
  moment.share = shown_.loop && left > 1e-9 ? std::min(moment.share / left, 1.0) : 0;
  moment.round = moment.share > 0;
  if (moment.round) moment.next = 0;
  return moment;
}

FigurePose MotionPlayer::frame(std::size_t i) const {
  const Motion& motion = shown_.motion;
  const auto legs = static_cast<std::ptrdiff_t>(character_.legs.size());
  const auto at = static_cast<std::ptrdiff_t>(i) * legs;
  FigurePose pose;
  pose.body = bodies_[i];
  pose.feet.assign(feet_.begin() + at, feet_.begin() + at + legs);
  pose.poles.assign(poles_.begin() + at, poles_.begin() + at + legs);
  pose.channels.assign(motion.frame(i), motion.frame(i) + motion.channels.size());
  if (!shown_.phase.empty()) pose.phase = shown_.phase[i];
  pose.chest = chests_[i];
  pose.head = heads_[i];
  const auto arms = static_cast<std::ptrdiff_t>(character_.limbs.arms.size());
  const auto firstArm = arms_.begin() + static_cast<std::ptrdiff_t>(i) * arms;
  pose.arms.assign(firstArm, firstArm + arms);
  return pose;
}

// Everything that is in the world is turned and moved; of the joints the root alone.
void MotionPlayer::carry(const Frame& turn, FigurePose& pose) const {
  pose.body = turn * pose.body;
  for (FootFrame& foot : pose.feet) foot.frame = turn * foot.frame;
  for (Vec3& pole : pose.poles) pole = turn * pole;
  pose.chest = turn * pose.chest;
  pose.head = turn * pose.head;
  for (ArmFrames& arm : pose.arms)
    arm = {turn * arm.upper, turn * arm.fore, turn * arm.hand, turn * arm.pole};
  const Motion& motion = shown_.motion;
  const int rootJoint = character_.limbs.root;
  const Joint& root = motion.skeleton.joints[index(rootJoint)];
  const Frame within = above_.inverse() * turn * above_;  // in the space of what the root hangs on
  Vec3 place = root.translation, angles = root.rotation;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint != rootJoint) continue;
    if (isTranslation(channel.kind)) place[axisOf(channel.kind)] = pose.channels[c];
    if (isRotation(channel.kind)) angles[axisOf(channel.kind)] = pose.channels[c];
  }
  const Quat orient = rotationFromEuler(root.jointOrient, RotationOrder::XYZ);
  const Quat turned =
      orient.conjugate() * within.rotation * orient * rotationFromEuler(angles, root.rotationOrder);
  place = within * place;
  angles = eulerFromRotation(turned, root.rotationOrder, angles);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint != rootJoint) continue;
    if (isTranslation(channel.kind)) pose.channels[c] = place[axisOf(channel.kind)];
    if (isRotation(channel.kind)) pose.channels[c] = angles[axisOf(channel.kind)];
  }
}

FigurePose MotionPlayer::at(const FigureMoment& moment) const {
  FigurePose pose = frame(moment.frame);
  if (const double u = moment.share; u > 0) {
    FigurePose ahead = frame(moment.next);
    if (moment.round) {
      carry(shown_.loop->turned(1), ahead);
      ahead.phase += shown_.loop->strides;
    }
    pose.body = mix(pose.body, ahead.body, u);
    for (std::size_t leg = 0; leg < pose.feet.size(); ++leg) {
      FootFrame& foot = pose.feet[leg];
      foot.frame = mix(foot.frame, ahead.feet[leg].frame, u);
      foot.toeBend += u * (ahead.feet[leg].toeBend - foot.toeBend);
      pose.poles[leg] += u * (ahead.poles[leg] - pose.poles[leg]);
    }
    for (std::size_t c = 0; c < pose.channels.size(); ++c)
      pose.channels[c] += u * (ahead.channels[c] - pose.channels[c]);
    pose.chest = mix(pose.chest, ahead.chest, u);
    pose.head = mix(pose.head, ahead.head, u);
    for (std::size_t arm = 0; arm < pose.arms.size(); ++arm)
      pose.arms[arm] = mix(pose.arms[arm], ahead.arms[arm], u);
    pose.phase += u * (ahead.phase - pose.phase);
  }
  const double time = shown_.motion.startTime + moment.time;
  for (std::size_t leg = 0; leg < character_.legs.size(); ++leg)
    pose.standing.push_back(inContact(shown_.contacts, static_cast<int>(leg), time) ? 1 : 0);
  if (moment.turn != 0) {
    carry(shown_.loop->turned(moment.turn), pose);
    pose.phase += moment.turn * shown_.loop->strides;
  }
  return pose;
}

}  // namespace footfall
