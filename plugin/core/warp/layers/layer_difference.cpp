// SPDX-License-Identifier: MIT
#include "warp/layers/layer_difference.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "warp/figure/joint_turns.h"

namespace footfall::warp {
namespace {

constexpr double kAlike = 1e-9;

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

// Whether a joint has all three angles as channels.
std::vector<bool> turningJoints(const Motion& motion) {
  std::vector<int> angles(motion.skeleton.size(), 0);
  for (const MotionChannel& channel : motion.channels) {
    if (isRotation(channel.kind)) ++angles[at(channel.joint)];
  }
  std::vector<bool> result;
  for (const int count : angles) result.push_back(count == 3);
  return result;
}

LayerKey keyBetween(const Motion& before, const Motion& after, std::size_t frame,
                    const std::vector<bool>& turning) {
  LayerKey key;
  key.time = before.time(frame);
  for (std::size_t c = 0; c < before.channels.size(); ++c) {
    const MotionChannel& channel = before.channels[c];
    if (!isTranslation(channel.kind) && (!isRotation(channel.kind) || turning[at(channel.joint)])) continue;
    const double moved = after.frame(frame)[c] - before.frame(frame)[c];
    if (std::abs(moved) > kAlike) key.channels.push_back({c, 1, moved});
  }
  for (std::size_t j = 0; j < turning.size(); ++j) {
    if (!turning[j]) continue;
    const int joint = static_cast<int>(j);
    const Vec3 from = anglesOf(before, frame, joint), to = anglesOf(after, frame, joint);
    if ((to - from).cwiseAbs().maxCoeff() <= kAlike) continue;
    const RotationOrder order = before.skeleton.joints[j].rotationOrder;
    const Quat turn = rotationFromEuler(to, order) * rotationFromEuler(from, order).conjugate();
    key.turns.push_back({j, eulerFromRotation(turn.normalized(), order)});
  }
  return key;
}

}  // namespace

std::vector<LayerKey> keysBetween(const Motion& before, const Motion& after) {
  if (before.frames() != after.frames() || before.channels.size() != after.channels.size())
    throw Error("two motions to compare must have the same frames and channels");
  const std::vector<bool> turning = turningJoints(before);
  std::vector<LayerKey> all;
  for (std::size_t f = 0; f < before.frames(); ++f) all.push_back(keyBetween(before, after, f, turning));
  const auto changes = [&](std::size_t f) { return !all[f].channels.empty() || !all[f].turns.empty(); };
  std::vector<LayerKey> keys;
  for (std::size_t f = 0; f < all.size(); ++f) {
    const bool beside = (f > 0 && changes(f - 1)) || (f + 1 < all.size() && changes(f + 1));
    if (changes(f) || beside) keys.push_back(all[f]);
  }
  return keys;
}

Vec3 moveAt(const LayerKey& key, const Motion& motion, std::size_t joint, const Isometry& parent) {
  Vec3 move = Vec3::Zero();
  for (const ChannelChange& change : key.channels) {
    const MotionChannel& channel = motion.channels.at(change.channel);
    if (at(channel.joint) == joint && isTranslation(channel.kind)) move[axisOf(channel.kind)] = change.offset;
  }
  if (motion.skeleton.joints.at(joint).parent >= 0 || move.isZero(0)) return move;
  return parent.rotation().transpose() * move;
}

double missOf(const Motion& motion, const PlacedGoal& goal) {
  Pose world;
  worldPose(motion, goal.frame, world);
  return (world.position.at(at(goal.joint)) - goal.place).norm();
}

std::vector<LayerKey> keysOf(const EffectorTurns& effector, const Motion& motion) {
  std::vector<LayerKey> keys;
  const auto keyAt = [&keys](double time, double tension) -> LayerKey& {
    for (LayerKey& key : keys) {
      if (key.time == time) return key;
    }
    keys.emplace_back();
    keys.back().time = time;
    keys.back().tension = tension;
    return keys.back();
  };
  for (const auto& [joint, spline] : effector.turns) {
    for (const RotationKey& turn : spline.keys()) {
      LayerKey& key = keyAt(turn.time, turn.tension);
      const Vec3 angles = eulerFromRotation(turn.rotation, motion.skeleton.joints[at(joint)].rotationOrder);
      if (!angles.isZero(0)) key.turns.push_back({at(joint), angles});
    }
  }
  for (const auto& [channel, spline] : effector.angles) {
    for (const CtbKey& angle : spline.keys()) {
      LayerKey& key = keyAt(angle.time, angle.tension);
      if (angle.value != 0) key.channels.push_back({channel, 1, angle.value});
    }
  }
  for (const EffectorTurns::MoveKey& move : effector.moves) {
    LayerKey& key = keyAt(move.time, move.tension);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint != effector.moved || !isTranslation(channel.kind)) continue;
      const double by = move.move[axisOf(channel.kind)];
      if (by != 0) key.channels.push_back({c, 1, by});
    }
  }
  std::sort(keys.begin(), keys.end(), [](const LayerKey& a, const LayerKey& b) { return a.time < b.time; });
  return keys;
}

}  // namespace footfall::warp
