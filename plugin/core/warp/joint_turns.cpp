// SPDX-License-Identifier: MIT
#include "warp/joint_turns.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "figure/chain_ik.h"
#include "figure/heading.h"
#include "figure/resample.h"
#include "figure/two_bone_ik.h"

namespace footfall {
namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

const Joint& jointOf(const Motion& motion, int joint) {
  return motion.skeleton.joints[at(joint)];
}

std::string names(const Motion& motion, const std::string& wrong) {
  std::vector<std::string> all;
  for (const Joint& joint : motion.skeleton.joints) all.push_back(joint.name);
  std::string text;
  for (const std::string& name : nearestNames(wrong, all)) text += (text.empty() ? "" : ", ") + name;
  return text;
}

[[noreturn]] void failAt(const Place& place, const std::string& message) {
  if (place.file.empty()) throw Error(message);
  throw Error(place, message);
}

// Indices of the channels RotateX, Y, Z of a joint; -1 where absent.
std::vector<int> rotationChannels(const Motion& motion, int joint) {
  std::vector<int> result(3, -1);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint == joint && isRotation(channel.kind))
      result[at(axisOf(channel.kind))] = static_cast<int>(c);
  }
  return result;
}

double frameAt(const Motion& motion, double seconds) {
  return (seconds - motion.startTime) / motion.frameTime;
}

std::size_t nearestFrame(const Motion& motion, double seconds) {
  const double last = static_cast<double>(motion.frames()) - 1;
  return static_cast<std::size_t>(std::clamp(std::round(frameAt(motion, seconds)), 0.0, last));
}

Quat rotationAt(const Motion& motion, std::size_t frame, int joint) {
  return rotationFromEuler(anglesOf(motion, frame, joint), jointOf(motion, joint).rotationOrder);
}

// The limb that ends in a joint: what is turned, and which joint carries the goal's rigidly.
struct GoalLimb {
  std::vector<int> joints;  // three of a leg or arm; two or more of a chain
  bool twoBone = false;
};

GoalLimb limbOf(const Motion& motion, const Limbs& limbs, int joint) {
  for (const Leg& leg : limbs.legs) {
    if (leg.joints.size() == 3 && (joint == leg.ankle() || joint == leg.toe || joint == leg.tip))
      return {leg.joints, true};
  }
  for (const Arm& arm : limbs.arms) {
    if (arm.joints.size() == 3 && joint == arm.joints.back()) return {arm.joints, true};
  }
  GoalLimb chain;
  chain.joints = {joint};
  for (int j = jointOf(motion, joint).parent; j >= 0 && chain.joints.size() < 4;
       j = jointOf(motion, j).parent) {
    chain.joints.insert(chain.joints.begin(), j);
  }
  return chain;
}

// Bends the limb in a local pose so that the joint is at the place.
void reach(const Motion& motion, const GoalLimb& limb, int joint, const Vec3& place, Pose& local) {
  if (!limb.twoBone) {
    solveChain(motion.skeleton, local, limb.joints.front(), joint, {place, std::nullopt});
    return;
  }
  Pose world;
  worldFromLocal(motion.skeleton, local, world);
  const int root = limb.joints[0], middle = limb.joints[1], end = limb.joints[2];
  const Vec3 target = place + world.position[at(end)] - world.position[at(joint)];
  const Vec3 pole = world.position[at(middle)] - world.position[at(root)];
  solveTwoBone(motion.skeleton, world, root, middle, end, target, pole);
  localFromWorld(motion.skeleton, world, local);
}

// The turns of a limb's joints that meet one goal.
std::map<int, Quat> turnsFor(const Motion& motion, const Limbs& limbs, const PlacedGoal& goal) {
  const GoalLimb limb = limbOf(motion, limbs, goal.joint);
  Pose local;
  localPose(motion, goal.frame, local);
  reach(motion, limb, goal.joint, goal.place, local);
  Motion bent = cropped(motion, goal.frame, goal.frame);
  setLocalPose(bent, 0, local, 0);
  std::map<int, Quat> turns;
  for (const int joint : limb.joints) {
    turns[joint] = rotationAt(bent, 0, joint) * rotationAt(motion, goal.frame, joint).conjugate();
  }
  return turns;
}

// A goal with where it comes from and goes to, seconds.
struct SpreadGoal {
  PlacedGoal goal;
  double time, from, to;
};

// The spline of one joint's turns: neutral before and after, unless the next goal is nearer than that.
RotationSpline splineOf(const std::vector<SpreadGoal>& goals, const std::vector<Quat>& turns,
                        const TimeRange& range) {
  std::vector<RotationKey> keys;
  for (std::size_t i = 0; i < goals.size(); ++i) {
    const double before = i > 0 ? goals[i - 1].time : range.start - 1;
    const double after = i + 1 < goals.size() ? goals[i + 1].time : range.end + 1;
    const double last = keys.empty() ? range.start - 1 : keys.back().time;
    // A neutral key at the clip's end would be a jump for a goal on it.
    if (goals[i].from > std::max(before, last) && goals[i].from < goals[i].time)
      keys.push_back({goals[i].from, Quat::Identity(), 1});
    keys.push_back({goals[i].time, turns[i], 0});
    if (goals[i].to < after && goals[i].to > goals[i].time)
      keys.push_back({goals[i].to, Quat::Identity(), 1});
  }
  return RotationSpline(std::move(keys));
}

}  // namespace

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
        failAt(warp.place, error.message());
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
    failAt(warp.place, fmt::format("no joint that turns is called '{}'; the nearest are {}", wanted,
                                   names(motion, wanted)));
  }
}

PlacedGoal placeGoal(const Motion& motion, const Limbs& limbs, const EffectorGoal& goal,
                     const WarpUnits& units) {
  PlacedGoal placed;
  placed.joint = motion.skeleton.find(goal.joint);
  if (placed.joint < 0) {
    failAt(goal.place,
           fmt::format("no joint is called '{}'; the nearest are {}", goal.joint, names(motion, goal.joint)));
  }
  placed.frame = nearestFrame(motion, units.start + goal.time * units.frame);
  Pose world;
  worldPose(motion, placed.frame, world);
  Vec3 given = units.length * goal.position;
  if (goal.space == EffectorGoal::Space::Body) {
    Pose rest;
    worldFromLocal(motion.skeleton, restPose(motion.skeleton), rest);
    const Quat facing(Eigen::AngleAxisd(yawOfPose(rest, world, limbs), Vec3::UnitY()));
    given = facing * given;
    if (!goal.relative && limbs.pelvis >= 0) {
      const Vec3& pelvis = world.position[at(limbs.pelvis)];
      given += Vec3(pelvis.x(), 0, pelvis.z());
    }
  }
  placed.place = goal.relative ? Vec3(world.position[at(placed.joint)] + given) : given;
  return placed;
}

std::vector<EffectorTurns> applyEffectors(Motion& motion, const Limbs& limbs,
                                          const std::vector<EffectorGoal>& goals, const WarpUnits& units,
                                          std::vector<std::string>& notes) {
  std::vector<EffectorTurns> done;
  std::map<int, std::vector<SpreadGoal>> byJoint;
  for (const EffectorGoal& goal : goals) {
    SpreadGoal spread;
    spread.goal = placeGoal(motion, limbs, goal, units);
    spread.time = motion.time(spread.goal.frame);
    spread.from = spread.time - (goal.before < 0 ? kEffectorSpread : goal.before * units.frame);
    spread.to = spread.time + (goal.after < 0 ? kEffectorSpread : goal.after * units.frame);
    for (const SpreadGoal& other : byJoint[spread.goal.joint]) {
      if (other.goal.frame == spread.goal.frame) {
        failAt(goal.place,
               fmt::format("two goals for {} are at frame {:g}; there should be one", goal.joint, goal.time));
      }
    }
    byJoint[spread.goal.joint].push_back(spread);
  }
  const TimeRange range{motion.startTime, motion.time(motion.frames() - 1)};
  for (auto& [joint, spread] : byJoint) {
    std::sort(spread.begin(), spread.end(),
              [](const SpreadGoal& a, const SpreadGoal& b) { return a.time < b.time; });
    std::map<int, std::vector<Quat>> turns;
    for (const SpreadGoal& goal : spread) {
      for (const auto& [turned, turn] : turnsFor(motion, limbs, goal.goal)) turns[turned].push_back(turn);
    }
    done.push_back({joint, {}});
    for (const auto& [turned, rotations] : turns) {
      const std::vector<int> channels = rotationChannels(motion, turned);
      if (channels == std::vector<int>(3, -1)) continue;
      if (*std::min_element(channels.begin(), channels.end()) < 0) {
        notes.push_back(
            fmt::format("{} turns about some axes only and was left as it is; the goals for {} may be missed",
                        jointOf(motion, turned).name, jointOf(motion, joint).name));
        continue;
      }
      const RotationSpline spline = splineOf(spread, rotations, range);
      turnBy(motion, turned, spline, [](double) { return 1.0; });
      done.back().turns[turned] = spline;
    }
  }
  return done;
}

}  // namespace footfall
