// SPDX-License-Identifier: MIT
#include "warp/figure/joint_turns.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "curve/channel_pattern.h"

namespace footfall::warp {
namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

const Joint& jointOf(const Motion& motion, int joint) {
  return motion.skeleton.joints[at(joint)];
}

Quat rotationAt(const Motion& motion, std::size_t frame, int joint) {
  return rotationFromEuler(anglesOf(motion, frame, joint), jointOf(motion, joint).rotationOrder);
}

}  // namespace

std::string nearestJoints(const Motion& motion, const std::string& wrong) {
  std::vector<std::string> all;
  for (const Joint& joint : motion.skeleton.joints) all.push_back(joint.name);
  std::string text;
  for (const std::string& name : nearestNames(wrong, all)) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::vector<int> rotationChannels(const Motion& motion, int joint) {
  std::vector<int> result(3, -1);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint == joint && isRotation(channel.kind))
      result[at(axisOf(channel.kind))] = static_cast<int>(c);
  }
  return result;
}

std::size_t nearestFrame(const Motion& motion, double seconds) {
  const double last = static_cast<double>(motion.frames()) - 1;
  return static_cast<std::size_t>(
      std::clamp(std::round((seconds - motion.startTime) / motion.frameTime), 0.0, last));
}

std::vector<std::size_t> translationChannels(const Motion& motion, int joint) {
  std::vector<std::size_t> result;
  for (int axis = 0; axis < 3; ++axis) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint == joint && isTranslation(channel.kind) && axisOf(channel.kind) == axis)
        result.push_back(c);
    }
  }
  return result.size() == 3 ? result : std::vector<std::size_t>();
}

Vec3 anglesOf(const Motion& motion, std::size_t frame, int joint) {
  Vec3 angles = jointOf(motion, joint).rotation;
  const std::vector<int> channels = rotationChannels(motion, joint);
  for (int a = 0; a < 3; ++a) {
    if (channels[at(a)] >= 0) angles[a] = motion.frame(frame)[channels[at(a)]];
  }
  return angles;
}

void turnBy(Motion& motion, int joint, const RotationSpline& turns,
            const std::function<double(double)>& weight) {
  const std::vector<int> channels = rotationChannels(motion, joint);
  if (*std::min_element(channels.begin(), channels.end()) < 0) {
    throw Error(fmt::format("{} has not three rotation channels, so that it cannot be turned as a whole",
                            jointOf(motion, joint).name));
  }
  const RotationOrder order = jointOf(motion, joint).rotationOrder;
  Vec3 previous = anglesOf(motion, 0, joint);
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    const double time = motion.time(f);
    const Vec3 own = anglesOf(motion, f, joint);
    const Vec3 turn = weight(time) * rotationVector(turns.evaluate(time));
    const Vec3 angles = turnedAngles(own, turn, order, f == 0 ? own : previous);
    for (int a = 0; a < 3; ++a) motion.frame(f)[channels[at(a)]] = angles[a];
    previous = angles;
  }
}

Vec3 turnedAngles(const Vec3& own, const Vec3& turn, RotationOrder order, const Vec3& near) {
  const Vec3 angles = eulerFromRotation(rotationOf(turn) * rotationFromEuler(own, order), order, near);
  return turn.isZero(0) && (angles - own).cwiseAbs().maxCoeff() < 1e-6 ? own : angles;
}

std::vector<RotationKey> turnKeys(const RotationWarp& warp, const std::function<Vec3(double)>& angles,
                                  RotationOrder order, const TimeRange& range, const WarpUnits& units) {
  const auto earlier = [](const auto& a, const auto& b) { return a.time < b.time; };
  const auto ends = std::minmax_element(warp.keys.begin(), warp.keys.end(), earlier);
  std::vector<RotationKey> keys;
  for (const RotationWarp::RotationGoal& goal : warp.keys) {
    RotationKey key;
    key.time = units.start + goal.time * units.frame;
    const Quat own = rotationFromEuler(angles(key.time), order);
    const Quat given = rotationFromEuler(units.angle * goal.angles, order);
    if (goal.kind == WarpKey::Kind::Value) key.rotation = given * own.conjugate();
    if (goal.kind == WarpKey::Kind::By) key.rotation = given;
    const bool outermost = goal.time == ends.first->time || goal.time == ends.second->time;
    key.tension = goal.kind == WarpKey::Kind::Neutral && outermost && settles(key.time, range, units) ? 1 : 0;
    keys.push_back(key);
  }
  std::sort(keys.begin(), keys.end(), earlier);
  return keys;
}

double shareOfJoint(const RotationWarp& warp, const std::string& joint) {
  double share = 0;
  for (const WeightedName& name : warp.joints) {
    if (matchesPattern(name.pattern, joint, "rotate")) share = name.weight;
  }
  return share;
}

void applyRotations(Motion& motion, const WarpRequest& request, const WarpUnits& units,
                    std::vector<GoalOutcome>& goals) {
  const TimeRange range{motion.startTime, motion.time(motion.frames() - 1)};
  for (const RotationWarp& warp : request.rotations) {
    int used = 0;
    for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
      const int joint = static_cast<int>(j);
      const double share = shareOfJoint(warp, motion.skeleton.joints[j].name);
      if (share == 0 || rotationChannels(motion, joint) == std::vector<int>(3, -1)) continue;
      ++used;
      if (warp.muted) continue;
      const RotationOrder order = motion.skeleton.joints[j].rotationOrder;
      const auto angles = [&](double time) { return anglesOf(motion, nearestFrame(motion, time), joint); };
      std::vector<RotationKey> keys = turnKeys(warp, angles, order, range, units);
      const double whole = warp.weight * share;
      try {
        turnBy(motion, joint, RotationSpline(std::move(keys), warp.interpolation), [&](double time) {
          const double frame = (time - units.start) / units.frame;
          return warp.range ? whole * warp.range->weight(frame).value : whole;
        });
      } catch (const Error& error) {
        throw Error(warp.place, error.message());
      }
      for (const RotationWarp::RotationGoal& goal : warp.keys) {
        if (goal.kind != WarpKey::Kind::Value || whole != 1 || warp.range) continue;
        const Quat got =
            rotationAt(motion, nearestFrame(motion, units.start + goal.time * units.frame), joint);
        const Quat wanted = rotationFromEuler(units.angle * goal.angles, order);
        goals.push_back({motion.skeleton.joints[j].name + ".rotate", goal.time,
                         rotationVector(wanted.conjugate() * got).norm() / units.angle, false});
      }
    }
    if (used > 0) continue;
    const std::string wanted = warp.joints.empty() ? "" : warp.joints.front().pattern;
    throw Error(warp.place, fmt::format("no joint that turns is called '{}'; the nearest are {}", wanted,
                                        nearestJoints(motion, wanted)));
  }
}

}  // namespace footfall::warp
