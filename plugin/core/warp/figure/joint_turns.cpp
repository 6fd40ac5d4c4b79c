// SPDX-License-Identifier: MIT
#include "warp/figure/joint_turns.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "figure/ik/chain_ik.h"
#include "figure/ik/two_bone_ik.h"
#include "figure/motion/heading.h"
#include "figure/motion/resample.h"

namespace footfall::warp {
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

// The three joints of the leg or arm that carries a joint at its end; empty: it is at the end of none.
std::vector<int> twoBonesTo(const Limbs& limbs, int joint) {
  for (const Leg& leg : limbs.legs) {
    if (leg.joints.size() == 3 && (joint == leg.ankle() || joint == leg.ball || joint == leg.tip))
      return leg.joints;
  }
  for (const Arm& arm : limbs.arms) {
    if (arm.joints.size() == 3 && joint == arm.joints.back()) return arm.joints;
  }
  return {};
}

GoalLimb limbOf(const Motion& motion, const Limbs& limbs, int joint) {
  const std::vector<int> bones = twoBonesTo(limbs, joint);
  if (!bones.empty()) return {bones, true};
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
std::map<int, Quat> turnsFor(const Motion& motion, const Limbs& limbs, const TimedGoal& goal) {
  const GoalLimb limb = limbOf(motion, limbs, goal.joint);
  const std::size_t frame = nearestFrame(motion, goal.time);
  Motion own = cropped(motion, frame, frame), bent = own;
  Pose local;
  localPoseAt(motion, goal.time, local);
  setLocalPose(own, 0, local, 0);
  reach(motion, limb, goal.joint, goal.place, local);
  setLocalPose(bent, 0, local, 0);
  std::map<int, Quat> turns;
  for (const int joint : limb.joints)
    turns[joint] = rotationAt(bent, 0, joint) * rotationAt(own, 0, joint).conjugate();
  return turns;
}

// Calls add(time, goal or -1: neutral, tension) in order: neutral before and after, unless the next goal is
// nearer than that.
template <typename Add>
void spread(const std::vector<TimedGoal>& goals, const TimeRange& range, const Add& add) {
  double last = range.start - 1;
  for (std::size_t i = 0; i < goals.size(); ++i) {
    const double before = i > 0 ? goals[i - 1].time : range.start - 1;
    const double after = i + 1 < goals.size() ? goals[i + 1].time : range.end + 1;
    // A neutral key at the clip's end would be a jump for a goal on it.
    if (goals[i].from > std::max(before, last) && goals[i].from < goals[i].time) add(goals[i].from, -1, 1.0);
    add(goals[i].time, static_cast<int>(i), 0.0);
    last = goals[i].time;
    if (goals[i].to < after && goals[i].to > goals[i].time) add(last = goals[i].to, -1, 1.0);
  }
}

RotationSpline splineOf(const std::vector<TimedGoal>& goals, const std::vector<Quat>& turns,
                        const TimeRange& range) {
  std::vector<RotationKey> keys;
  spread(goals, range, [&](double time, int goal, double tension) {
    keys.push_back({time, goal < 0 ? Quat::Identity() : turns[at(goal)], tension});
  });
  return RotationSpline(std::move(keys));
}

// Hips and whatever is above them: nothing bends to take them anywhere.
bool isBody(const Motion& motion, const Limbs& limbs, int joint) {
  for (int j = limbs.pelvis >= 0 ? limbs.pelvis : limbs.root; j >= 0; j = jointOf(motion, j).parent) {
    if (j == joint) return true;
  }
  return jointOf(motion, joint).parent < 0;
}

// Moves the nearest joint above (or the goal's own) that travels, over the frames between the goals' ends.
void moveBody(Motion& motion, const std::vector<TimedGoal>& goals, EffectorTurns& done,
              std::vector<std::string>& notes) {
  done.moved = done.joint;
  while (done.moved >= 0 && translationChannels(motion, done.moved).empty())
    done.moved = jointOf(motion, done.moved).parent;
  if (done.moved < 0) {
    notes.push_back(jointOf(motion, done.joint).name + " does not travel, so that its goals are missed");
    return;
  }
  std::vector<Vec3> moves;
  Pose world;
  for (const TimedGoal& goal : goals) {
    worldPoseAt(motion, goal.time, world);
    const int parent = jointOf(motion, done.moved).parent;
    const Quat above = parent < 0 ? Quat::Identity() : Quat(world.rotation[at(parent)]);
    moves.push_back(above.conjugate() * (goal.place - world.position[at(done.joint)]));
  }
  spread(goals, {motion.startTime, motion.time(motion.frames() - 1)},
         [&](double time, int goal, double tension) {
           done.moves.push_back({time, goal < 0 ? Vec3(Vec3::Zero()) : moves[at(goal)], tension});
         });
  const std::vector<std::size_t> channels = translationChannels(motion, done.moved);
  for (int axis = 0; axis < 3; ++axis) {
    std::vector<CtbKey> keys;
    for (const EffectorTurns::MoveKey& key : done.moves)
      keys.push_back({key.time, key.move[axis], 0, key.tension, 0});
    const CtbSpline spline(std::move(keys));
    for (std::size_t f = 0; f < motion.frames(); ++f)
      motion.frame(f)[channels[at(axis)]] += spline.evaluate(motion.time(f));
  }
}

}  // namespace

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
                                        names(motion, wanted)));
  }
}

PlacedGoal placeGoal(const Motion& motion, const Limbs& limbs, const EffectorGoal& goal,
                     const WarpUnits& units) {
  PlacedGoal placed;
  placed.joint = motion.skeleton.find(goal.joint);
  if (placed.joint < 0) {
    throw Error(goal.place, fmt::format("no joint is called '{}'; the nearest are {}", goal.joint,
                                        names(motion, goal.joint)));
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

bool endsLimb(const Limbs& limbs, int joint) {
  return !twoBonesTo(limbs, joint).empty();
}

std::vector<EffectorTurns> applyEffectors(Motion& motion, const Limbs& limbs,
                                          const std::vector<EffectorGoal>& goals, const WarpUnits& units,
                                          std::vector<std::string>& notes) {
  std::vector<TimedGoal> timed;
  for (const EffectorGoal& goal : goals) {
    const PlacedGoal placed = placeGoal(motion, limbs, goal, units);
    const double time = motion.time(placed.frame);
    for (const TimedGoal& other : timed) {
      if (other.joint == placed.joint && other.time == time) {
        throw Error(goal.place, fmt::format("two goals for {} are at frame {:g}; there must be only one",
                                            goal.joint, goal.time));
      }
    }
    timed.push_back({placed.joint, placed.place, time,
                     time - (goal.before < 0 ? kEffectorSpread : goal.before * units.frame),
                     time + (goal.after < 0 ? kEffectorSpread : goal.after * units.frame)});
  }
  return meetGoals(motion, limbs, timed, notes);
}

std::vector<EffectorTurns> meetGoals(Motion& motion, const Limbs& limbs, const std::vector<TimedGoal>& goals,
                                     std::vector<std::string>& notes) {
  std::map<int, std::vector<TimedGoal>> byJoint;
  for (const TimedGoal& goal : goals) byJoint[goal.joint].push_back(goal);
  const TimeRange range{motion.startTime, motion.time(motion.frames() - 1)};
  // Hips first: limbs reach from where they are then.
  std::vector<int> order;
  for (const bool body : {true, false}) {
    for (const auto& [joint, own] : byJoint) {
      if (isBody(motion, limbs, joint) == body) order.push_back(joint);
    }
  }
  std::vector<EffectorTurns> done;
  for (const int joint : order) {
    std::vector<TimedGoal>& own = byJoint[joint];
    std::sort(own.begin(), own.end(), [](const TimedGoal& a, const TimedGoal& b) { return a.time < b.time; });
    done.emplace_back();
    done.back().joint = joint;
    if (isBody(motion, limbs, joint)) {
      moveBody(motion, own, done.back(), notes);
      continue;
    }
    std::map<int, std::vector<Quat>> turns;
    for (const TimedGoal& goal : own) {
      for (const auto& [turned, turn] : turnsFor(motion, limbs, goal)) turns[turned].push_back(turn);
    }
    for (const auto& [turned, rotations] : turns) {
      const std::vector<int> channels = rotationChannels(motion, turned);
      if (channels == std::vector<int>(3, -1)) continue;
      if (*std::min_element(channels.begin(), channels.end()) < 0) {
        notes.push_back(
            fmt::format("{} turns about some axes only and was left as it is; the goals for {} may be missed",
                        jointOf(motion, turned).name, jointOf(motion, joint).name));
        continue;
      }
      const RotationSpline spline = splineOf(own, rotations, range);
      turnBy(motion, turned, spline, [](double) { return 1.0; });
      done.back().turns[turned] = spline;
    }
  }
  return done;
}

}  // namespace footfall::warp
