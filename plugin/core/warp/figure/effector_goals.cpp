// SPDX-License-Identifier: MIT
#include "warp/figure/effector_goals.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "figure/ik/chain_ik.h"
#include "figure/motion/heading.h"
#include "figure/motion/resample.h"
#include "warp/figure/joint_turns.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

std::size_t nth(int i) {
  return static_cast<std::size_t>(i);
}

const std::string& nameOf(const Motion& motion, int joint) {
  return motion.skeleton.joints[nth(joint)].name;
}

// One frame of a motion that shows a local pose as far as there are channels for it.
Motion stillOf(const Motion& motion, const Pose& local, std::size_t near) {
  Motion still = cropped(motion, near, near);
  setLocalPose(still, 0, local, 0);
  return still;
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

// Goals of one joint, and stills of the figure at their times: as it is, and as it should be.
struct PosedGoals {
  const std::vector<TimedGoal>& goals;
  std::vector<Motion> own, bent;
};

class GoalMeeter {
 public:
  GoalMeeter(Motion& motion, const Limbs& limbs)
      : motion_(motion),
        limbs_(limbs),
        hinges_(jointedLimbs(motion, limbs)),
        sharing_(motion, limbs, hinges_),
        range_{motion.startTime, motion.time(motion.frames() - 1)} {}

  // Hips and whatever is above them: nothing bends to take them anywhere.
  bool isBody(int joint) const {
    for (int j = limbs_.pelvis >= 0 ? limbs_.pelvis : limbs_.root; j >= 0; j = parentOf(j)) {
      if (j == joint) return true;
    }
    return parentOf(joint) < 0;
  }
  const JointedLimb* limbTo(int joint) const { return hinges_.carrying(limbs_, joint); }

  void moveHips(const std::vector<TimedGoal>& goals, EffectorTurns& done, std::vector<std::string>& notes) {
    done.moved = done.joint;
    while (done.moved >= 0 && translationChannels(motion_, done.moved).empty())
      done.moved = parentOf(done.moved);
    if (done.moved < 0) {
      notes.push_back(nameOf(motion_, done.joint) + " does not travel, so that its goals are missed");
      return;
    }
    std::vector<Vec3> moves;
    Pose world;
    for (const TimedGoal& goal : goals) {
      worldPoseAt(motion_, goal.time, world);
      moves.push_back(above(world, done.moved).conjugate() * (goal.place - world.position[nth(done.joint)]));
    }
    move(goals, moves, done);
  }

  // What the body gives for a limb's goals.
  void lean(const std::vector<TimedGoal>& goals, const ReachShares& shares, EffectorTurns& done) {
    const JointedLimb* limb = limbTo(done.joint);
    if (!limb || shares.none()) return;
    PosedGoals posed{goals, {}, {}};
    std::vector<Vec3> moves;
    bool any = false, moved = false;
    Pose local, world;
    for (const TimedGoal& goal : goals) {
      localPoseAt(motion_, goal.time, local);
      posed.own.push_back(stillOf(motion_, local, nearestFrame(motion_, goal.time)));
      worldFromLocal(motion_.skeleton, local, world);
      const Vec3 target = goal.place + world.position[nth(limb->end())] - world.position[nth(done.joint)];
      const int carrier = sharing_.carrier();
      const Vec3 stood = carrier < 0 ? Vec3(Vec3::Zero()) : world.position[nth(carrier)];
      any = sharing_.give(world, *limb, target, shares) || any;
      moves.emplace_back(Vec3::Zero());
      if (carrier >= 0)
        moves.back() = above(world, carrier).conjugate() * (world.position[nth(carrier)] - stood);
      moved = moved || moves.back().norm() > 1e-9;
      localFromWorld(motion_.skeleton, world, local);
      posed.bent.push_back(stillOf(motion_, local, nearestFrame(motion_, goal.time)));
    }
    if (!any) return;
    for (const int joint : sharing_.joints(*limb)) turnJointTo(posed, joint, done);
    if (!moved) return;
    done.moved = sharing_.carrier();
    move(goals, moves, done);
  }

  // Limbs and chains.
  void reach(const std::vector<TimedGoal>& goals, EffectorTurns& done) {
    const JointedLimb* limb = limbTo(done.joint);
    std::vector<int> chain = limb ? std::vector<int>() : chainTo(done.joint);
    PosedGoals posed{goals, {}, {}};
    for (const TimedGoal& goal : goals) pose(goal, limb, chain, posed);
    if (!limb) {
      for (const int joint : chain) turnJointTo(posed, joint, done);
      return;
    }
    turnJointTo(posed, limb->root(), done);
    for (int i = 1; i < limb->bones; ++i) bendHingeTo(posed, *limb, i, done);
    turnJointTo(posed, limb->end(), done);
  }

 private:
  int parentOf(int joint) const { return motion_.skeleton.joints[nth(joint)].parent; }
  Quat above(const Pose& world, int joint) const {
    const int parent = parentOf(joint);
    return parent < 0 ? Quat::Identity() : Quat(world.rotation[nth(parent)]);
  }
  std::vector<int> chainTo(int joint) const {
    std::vector<int> chain{joint};
    for (int j = parentOf(joint); j >= 0 && chain.size() < 4; j = parentOf(j)) chain.insert(chain.begin(), j);
    return chain;
  }

  // Bends the limb until the channels there are show the joint at its goal, or as near as they can: a joint
  // that cannot turn as the solver would have it is made up for by the others.
  void pose(const TimedGoal& goal, const JointedLimb* limb, const std::vector<int>& chain,
            PosedGoals& posed) const {
    Pose own, local, world;
    localPoseAt(motion_, goal.time, own);
    posed.own.push_back(stillOf(motion_, own, nearestFrame(motion_, goal.time)));
    Motion bent = posed.own.back(), nearest = bent;
    Vec3 aim = goal.place;
    double least = std::numeric_limits<double>::infinity();
    for (int pass = 0; pass < tuning::kReachTries; ++pass) {
      local = own;
      if (limb) {
        worldFromLocal(motion_.skeleton, local, world);
        const Vec3 target = aim + world.position[nth(limb->end())] - world.position[nth(goal.joint)];
        solveLimb(motion_.skeleton, world, *limb, target);
        localFromWorld(motion_.skeleton, world, local);
      } else {
        solveChain(motion_.skeleton, local, chain.front(), goal.joint, {aim, std::nullopt});
      }
      setLocalPose(bent, 0, local, 0);
      worldPose(bent, 0, world);
      const Vec3 missed = goal.place - world.position[nth(goal.joint)];
      if (!(missed.norm() < 0.95 * least)) break;
      nearest = bent;
      least = missed.norm();
      if (least < 1e-12) break;
      aim += missed;
    }
    posed.bent.push_back(std::move(nearest));
  }

  static Quat rotationIn(const Motion& still, int joint) {
    return rotationFromEuler(anglesOf(still, 0, joint), still.skeleton.joints[nth(joint)].rotationOrder);
  }
  bool turnsFreely(int joint) const {
    const std::vector<int> channels = rotationChannels(motion_, joint);
    return *std::min_element(channels.begin(), channels.end()) >= 0;
  }

  // Turns a joint from one still to the other, over the frames around; by single angles where it has not all
  // three.
  void turnJointTo(const PosedGoals& posed, int joint, EffectorTurns& done) {
    if (!turnsFreely(joint)) {
      for (const int channel : rotationChannels(motion_, joint)) {
        if (channel < 0) continue;
        std::vector<double> by;
        for (std::size_t i = 0; i < posed.own.size(); ++i)
          by.push_back(posed.bent[i].frame(0)[channel] - posed.own[i].frame(0)[channel]);
        addAngles(channel, keysOfAngles(posed.goals, by), done);
      }
      return;
    }
    std::vector<Quat> turns;
    double most = 0;
    for (std::size_t i = 0; i < posed.own.size(); ++i) {
      turns.push_back(rotationIn(posed.bent[i], joint) * rotationIn(posed.own[i], joint).conjugate());
      most = std::max(most, rotationVector(turns.back()).norm());
    }
    if (most < 1e-12) return;
    std::vector<RotationKey> keys;
    spread(posed.goals, range_, [&](double time, int goal, double tension) {
      keys.push_back({time, goal < 0 ? Quat::Identity() : turns[nth(goal)], tension});
    });
    addTurns(joint, std::move(keys), done);
  }

  // A hinge is bent by angles about its axis.
  void bendHingeTo(const PosedGoals& posed, const JointedLimb& limb, int place, EffectorTurns& done) {
    const int joint = limb.joints[nth(place)];
    const Joint& built = motion_.skeleton.joints[nth(joint)];
    const std::vector<int> channels = rotationChannels(motion_, joint);
    const long count = 3 - std::count(channels.begin(), channels.end(), -1);
    if (count == 0) return;
    if (count == 2) {
      turnJointTo(posed, joint, done);
      return;
    }
    const Vec3 axis =
        rotationFromEuler(built.jointOrient, RotationOrder::XYZ).conjugate() * limb.axis[nth(place) - 1];
    std::vector<double> bends;
    for (std::size_t i = 0; i < posed.own.size(); ++i) {
      const Quat turn = rotationIn(posed.bent[i], joint) * rotationIn(posed.own[i], joint).conjugate();
      bends.push_back(rotationVector(turn).dot(axis));
    }
    std::vector<CtbKey> keys = keysOfAngles(posed.goals, bends);
    holdWithinRange(limb, place, keys);
    if (count == 3) {
      std::vector<RotationKey> turns;
      for (const CtbKey& key : keys)
        turns.push_back({key.time, Quat(Eigen::AngleAxisd(key.value, axis)), key.tension});
      addTurns(joint, std::move(turns), done);
      return;
    }
    const int channel = *std::max_element(channels.begin(), channels.end());
    Motion still = posed.own.front();
    const Quat before = rotationIn(still, joint);
    still.frame(0)[channel] += 1e-3;
    const double sign = rotationVector(rotationIn(still, joint) * before.conjugate()).dot(axis) < 0 ? -1 : 1;
    for (CtbKey& key : keys) key.value *= sign;
    addAngles(channel, std::move(keys), done);
  }

  std::vector<CtbKey> keysOfAngles(const std::vector<TimedGoal>& goals,
                                   const std::vector<double>& angles) const {
    std::vector<CtbKey> keys;
    spread(goals, range_, [&](double time, int goal, double tension) {
      keys.push_back({time, goal < 0 ? 0 : angles[nth(goal)], 0, tension, 0});
    });
    return keys;
  }

  // Between its keys a hinge would follow the spline past straight (a knee that is straighter before the goal
  // than at it): there it gets further keys.
  void holdWithinRange(const JointedLimb& limb, int place, std::vector<CtbKey>& keys) const {
    const motion_ranges::Flexion range = limb.range[nth(place) - 1];
    const std::size_t first = nearestFrame(motion_, keys.front().time),
                      last = nearestFrame(motion_, keys.back().time);
    std::vector<double> own;
    Pose world;
    for (std::size_t f = first; f <= last; ++f) {
      worldPose(motion_, f, world);
      own.push_back(flexionOf(limbPoseOf(motion_.skeleton, world, limb), place - 1));
    }
    for (int round = 0; round < tuning::kRangeKeys; ++round) {
      const CtbSpline spline(keys);
      double worst = tuning::kPastRange;
      CtbKey added;
      for (std::size_t f = first; f <= last; ++f) {
        const double is = own[f - first], by = spline.evaluate(motion_.time(f));
        const double least = std::min(is, 0.0) - is, most = std::max(is, range.most) - is;
        const double past = std::max(least - by, by - most);
        if (past <= worst) continue;
        worst = past;
        added.time = motion_.time(f);
        added.value = std::clamp(by, least, most);
      }
      if (worst <= tuning::kPastRange) return;
      const auto at = std::lower_bound(keys.begin(), keys.end(), added,
                                       [](const CtbKey& a, const CtbKey& b) { return a.time < b.time; });
      if ((at != keys.end() && at->time - added.time < 1e-6) ||
          (at != keys.begin() && added.time - (at - 1)->time < 1e-6))
        return;
      keys.insert(at, added);
    }
  }

  void addTurns(int joint, std::vector<RotationKey> keys, EffectorTurns& done) {
    const RotationSpline spline(std::move(keys));
    turnBy(motion_, joint, spline, [](double) { return 1.0; });
    done.turns[joint] = spline;
  }

  void addAngles(int channel, std::vector<CtbKey> keys, EffectorTurns& done) {
    if (std::all_of(keys.begin(), keys.end(), [](const CtbKey& key) { return std::abs(key.value) < 1e-12; }))
      return;
    const CtbSpline spline(std::move(keys));
    for (std::size_t f = 0; f < motion_.frames(); ++f)
      motion_.frame(f)[channel] += spline.evaluate(motion_.time(f));
    done.angles[nth(channel)] = spline;
  }

  void move(const std::vector<TimedGoal>& goals, const std::vector<Vec3>& moves, EffectorTurns& done) {
    spread(goals, range_, [&](double time, int goal, double tension) {
      done.moves.push_back({time, goal < 0 ? Vec3(Vec3::Zero()) : moves[nth(goal)], tension});
    });
    const std::vector<std::size_t> channels = translationChannels(motion_, done.moved);
    for (int axis = 0; axis < 3; ++axis) {
      std::vector<CtbKey> keys;
      for (const EffectorTurns::MoveKey& key : done.moves)
        keys.push_back({key.time, key.move[axis], 0, key.tension, 0});
      const CtbSpline spline(std::move(keys));
      for (std::size_t f = 0; f < motion_.frames(); ++f)
        motion_.frame(f)[channels[nth(axis)]] += spline.evaluate(motion_.time(f));
    }
  }

  Motion& motion_;
  const Limbs& limbs_;
  const JointedLimbs hinges_;
  const ReachSharing sharing_;
  const TimeRange range_;
};

using GoalsByJoint = std::map<int, std::vector<TimedGoal>>;

GoalsByJoint byJoint(const std::vector<TimedGoal>& goals) {
  GoalsByJoint sorted;
  for (const TimedGoal& goal : goals) sorted[goal.joint].push_back(goal);
  for (auto& [joint, own] : sorted) {
    std::sort(own.begin(), own.end(), [](const TimedGoal& a, const TimedGoal& b) { return a.time < b.time; });
  }
  return sorted;
}

}  // namespace

PlacedGoal placeGoal(const Motion& motion, const Limbs& limbs, const EffectorGoal& goal,
                     const WarpUnits& units) {
  PlacedGoal placed;
  placed.joint = motion.skeleton.find(goal.joint);
  if (placed.joint < 0) {
    throw Error(goal.place, fmt::format("no joint is called '{}'; the nearest are {}", goal.joint,
                                        nearestJoints(motion, goal.joint)));
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
      const Vec3& pelvis = world.position[nth(limbs.pelvis)];
      given += Vec3(pelvis.x(), 0, pelvis.z());
    }
  }
  placed.place = goal.relative ? Vec3(world.position[nth(placed.joint)] + given) : given;
  return placed;
}

bool endsLimb(const Skeleton& skeleton, const Limbs& limbs, int joint) {
  return jointedLimbs(skeleton, limbs).carrying(limbs, joint) != nullptr;
}

std::vector<EffectorTurns> applyEffectors(Motion& motion, const Limbs& limbs,
                                          const std::vector<EffectorGoal>& goals, const WarpUnits& units,
                                          const ReachShares& shares, std::vector<std::string>& notes) {
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
  return meetGoals(motion, limbs, timed, shares, notes);
}

std::vector<EffectorTurns> meetGoals(Motion& motion, const Limbs& limbs, const std::vector<TimedGoal>& goals,
                                     const ReachShares& shares, std::vector<std::string>& notes) {
  std::vector<EffectorTurns> done;
  if (goals.empty()) return done;
  const GoalsByJoint sorted = byJoint(goals);
  GoalMeeter meeter(motion, limbs);
  // Hips first, then what the body gives: limbs reach from where they are then.
  for (const bool body : {true, false}) {
    for (const auto& [joint, own] : sorted) {
      if (meeter.isBody(joint) != body) continue;
      done.emplace_back();
      done.back().joint = joint;
      if (body) meeter.moveHips(own, done.back(), notes);
      if (!body) meeter.lean(own, shares, done.back());
    }
  }
  for (EffectorTurns& one : done) {
    if (!meeter.isBody(one.joint)) meeter.reach(sorted.at(one.joint), one);
  }
  return done;
}

std::vector<EffectorTurns> leanForGoals(Motion& motion, const Limbs& limbs,
                                        const std::vector<TimedGoal>& goals, const ReachShares& shares) {
  std::vector<EffectorTurns> done;
  if (goals.empty() || shares.none()) return done;
  GoalMeeter meeter(motion, limbs);
  for (const auto& [joint, own] : byJoint(goals)) {
    done.emplace_back();
    done.back().joint = joint;
    meeter.lean(own, shares, done.back());
  }
  return done;
}

}  // namespace footfall::warp
