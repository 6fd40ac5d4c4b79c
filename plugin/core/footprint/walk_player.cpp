// SPDX-License-Identifier: MIT
#include "footprint/walk_player.h"

#include <algorithm>
#include <cmath>
#include <complex>

#include "base/error.h"
#include "figure/pose.h"

namespace footfall {
namespace {

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

Frame mix(const Frame& a, const Frame& b, double share) {
  if (share <= 0) return a;
  return {a.position + share * (b.position - a.position), a.rotation.slerp(share, b.rotation)};
}

// Ahead of a knee by a share of the leg. A leg that is straight keeps the side its knee points to at rest.
Vec3 poleOf(const Vec3& hip, const Vec3& knee, const Vec3& ankle, const Vec3& rest, double length) {
  const Vec3 along = (ankle - hip).normalized();
  Vec3 bend = knee - hip + 0.05 * length * rest;
  bend -= along * along.dot(bend);
  return knee + 0.5 * length * bend.normalized();
}

}  // namespace

WalkPlayer::WalkPlayer(Walk walk, Character character)
    : walk_(std::move(walk)), character_(std::move(character)) {
  const Motion& motion = walk_.performed.motion;
  if (motion.frames() == 0 || walk_.samples.size() != motion.frames())
    throw Error("the walk has no frames to be shown");
  const Pose rest = [&] {
    Pose world;
    worldFromLocal(character_.skeleton, restPose(character_.skeleton), world);
    return world;
  }();
  const std::size_t pelvis = index(character_.limbs.pelvis);
  // What turns the joint's own axes into those of the figure.
  const Quat axes =
      rest.rotation[pelvis].conjugate() * Quat(Eigen::AngleAxisd(character_.restYaw, Vec3::UnitY()));
  const int above = character_.skeleton.joints[index(character_.limbs.root)].parent;
  if (above >= 0) above_ = {rest.position[index(above)], rest.rotation[index(above)]};
  Pose pose;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    worldPose(motion, i, pose);
    Sample sample;
    sample.body = {pose.position[pelvis], pose.rotation[pelvis] * axes};
    for (std::size_t leg = 0; leg < character_.legs.size(); ++leg) {
      const std::vector<int>& joints = character_.limbs.legs[leg].joints;
      sample.poles.push_back(poleOf(pose.position[index(joints.front())], pose.position[index(joints[1])],
                                    pose.position[index(joints.back())],
                                    sample.body.rotation * character_.legs[leg].knee,
                                    character_.legs[leg].length()));
    }
    samples_.push_back(std::move(sample));
  }
  // By their steps alone: at a standing start several feet are down at once.
  double strike = 0;
  for (const Footprint& print : walk_.track.prints) {
    strikes_.push_back(strike);
    strike += print.step;
  }
}

// The share is 0 exactly on a frame, to within what times in ticks are rounded by.
WalkPlayer::Place WalkPlayer::placeOf(double time) const {
  Place place;
  const double duration = walk_.timing.duration;
  if (walk_.track.loop && duration > 0) {
    const double turns = std::floor(time / duration + 1e-9);
    place.turn = static_cast<int>(std::clamp(turns, -1e6, 1e6));
    time -= place.turn * duration;
  }
  place.time = std::clamp(time, 0.0, duration);
  const double frame = place.time / walk_.performance.frameTime;
  const double whole = std::round(frame);
  const std::size_t last = samples_.size() - 1;
  if (std::abs(frame - whole) < 1e-5) {
    place.frame = std::min(static_cast<std::size_t>(whole), last);
    return place;
  }
  place.frame = std::min(static_cast<std::size_t>(frame), last);
  place.share = frame - static_cast<double>(place.frame);
  if (place.frame < last) return place;
  // After the last frame: towards the first of the next turn, which comes when the loop is over.
  const double left = duration / walk_.performance.frameTime - static_cast<double>(last);
  place.share = walk_.track.loop && left > 1e-9 ? std::min(place.share / left, 1.0) : 0;
  return place;
}

// T(x) = R x + o, n times: R^n x + (1 + R + … + R^(n-1)) o, in plan as complex numbers z + i x.
Frame WalkPlayer::turnOf(int turns) const {
  const TrackLoop& loop = *walk_.track.loop;
  const std::complex<double> move(loop.offset.z(), loop.offset.x()), one(1, 0);
  const std::complex<double> by = std::polar(1.0, loop.yaw), all = std::polar(1.0, loop.yaw * turns);
  const std::complex<double> sum =
      std::abs(one - by) < 1e-9 ? one * static_cast<double>(turns) : (one - all) / (one - by);
  const std::complex<double> moved = sum * move;
  return {Vec3(moved.imag(), turns * loop.offset.y(), moved.real()),
          Quat(Eigen::AngleAxisd(loop.yaw * turns, Vec3::UnitY()))};
}

double WalkPlayer::stepAt(double time) const {
  const auto next = std::upper_bound(strikes_.begin(), strikes_.end(), time);
  if (next == strikes_.begin()) return 0;
  const double before = *(next - 1);
  const double after = next == strikes_.end() ? walk_.timing.duration : *next;
  const double done = static_cast<double>(next - strikes_.begin() - 1);
  return done + (after > before ? std::min((time - before) / (after - before), 1.0) : 0);
}

void WalkPlayer::blend(const Place& place, WalkPose& pose) const {
  const Performance& p = walk_.performance;
  const Motion& motion = walk_.performed.motion;
  const std::size_t i = place.frame;
  const double u = place.share;
  const bool round = i + 1 == samples_.size() && u > 0;  // into the next turn of a loop
  const std::size_t next = round ? 0 : std::min(i + 1, samples_.size() - 1);
  WalkPose ahead;
  ahead.body = samples_[next].body;
  ahead.poles = samples_[next].poles;
  ahead.channels.assign(motion.frame(next), motion.frame(next) + motion.channels.size());
  for (const auto& feet : p.feet) ahead.feet.push_back(feet[next]);
  if (round) carry(turnOf(1), ahead);

  pose.body = mix(samples_[i].body, ahead.body, u);
  pose.channels.assign(motion.frame(i), motion.frame(i) + motion.channels.size());
  for (std::size_t c = 0; u > 0 && c < pose.channels.size(); ++c)
    pose.channels[c] += u * (ahead.channels[c] - pose.channels[c]);
  for (std::size_t leg = 0; leg < p.feet.size(); ++leg) {
    const FootFrame& from = p.feet[leg][i];
    const FootFrame& to = ahead.feet[leg];
    pose.feet.push_back(
        {mix(from.frame, to.frame, u), u > 0 ? from.toeBend + u * (to.toeBend - from.toeBend) : from.toeBend});
    pose.poles.push_back(u > 0 ? Vec3(samples_[i].poles[leg] + u * (ahead.poles[leg] - samples_[i].poles[leg]))
                               : samples_[i].poles[leg]);
  }
  const double phase = p.phase.empty() ? 0 : p.phase[i];
  const double strides = static_cast<double>(walk_.track.prints.size()) / static_cast<double>(p.feet.size());
  pose.phase = phase;
  if (u > 0 && !p.phase.empty()) pose.phase += u * ((round ? p.phase[0] + strides : p.phase[next]) - phase);
  pose.imbalance = walk_.samples[i].imbalance;
  if (u > 0) pose.imbalance += u * (walk_.samples[next].imbalance - pose.imbalance);
  if (walk_.track.loop) pose.phase += place.turn * strides;
}

// Everything that is in the world is turned and moved; of the joints the root alone.
void WalkPlayer::carry(const Frame& turn, WalkPose& pose) const {
  pose.body = turn * pose.body;
  for (FootFrame& foot : pose.feet) foot.frame = turn * foot.frame;
  for (Vec3& pole : pose.poles) pole = turn * pole;
  pose.com.position = turn * pose.com.position;
  pose.com.velocity = turn.rotation * pose.com.velocity;
  pose.com.acceleration = turn.rotation * pose.com.acceleration;
  const Motion& motion = walk_.performed.motion;
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

WalkPose WalkPlayer::at(double time) const {
  const Place place = placeOf(time);
  WalkPose pose;
  pose.com = walk_.solution.path.at(place.time);
  pose.step = stepAt(place.time) + (walk_.track.loop ? place.turn * static_cast<double>(strikes_.size()) : 0);
  for (std::size_t leg = 0; leg < walk_.performance.feet.size(); ++leg)
    pose.standing.push_back(inContact(walk_.performance.contacts, static_cast<int>(leg), place.time) ? 1 : 0);
  blend(place, pose);
  if (walk_.track.loop && place.turn != 0) carry(turnOf(place.turn), pose);
  return pose;
}

}  // namespace footfall
