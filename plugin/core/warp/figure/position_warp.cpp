// SPDX-License-Identifier: MIT
#include "warp/figure/position_warp.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "base/numeric/smoothing.h"
#include "curve/channel_pattern.h"
#include "figure/motion/heading.h"
#include "figure/motion/pose.h"
#include "warp/figure/joint_turns.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

std::size_t at(std::ptrdiff_t i) {
  return static_cast<std::size_t>(i);
}

Quat turnOf(double yaw) {
  return Quat(Eigen::AngleAxisd(yaw, Vec3::UnitY()));
}

// One joint of a motion and the space it is moved in.
class Mover {
 public:
  Mover(Motion& motion, const Limbs& limbs, WarpSpace space, int threads)
      : motion_(motion), world_(worldPoses(motion, threads)) {
    if (space == WarpSpace::World) return;
    HeadingOptions options;
    options.threads = threads;
    heading_ = headingOf(motion, limbs, options);
    facing_ =
        smoothed(heading_.yaw, static_cast<int>(std::lround(tuning::kHeadingSmoothing / motion.frameTime)),
                 SmoothEnds::Reflect);
  }

  void move(int joint, const PositionWarp& warp, double share, const WarpUnits& units,
            std::vector<GoalOutcome>& goals) {
    const std::array<CtbSpline, 3> splines = splinesOf(joint, warp, units);
    const std::vector<std::size_t> channels = translationChannels(motion_, joint);
    for (std::size_t f = 0; f < motion_.frames(); ++f) {
      const double time = motion_.time(f);
      double weight = warp.weight * share;
      if (warp.range) weight *= warp.range->weight((time - units.start) / units.frame).value;
      const Vec3 by(splines[0].evaluate(time), splines[1].evaluate(time), splines[2].evaluate(time));
      const Vec3 local = above(joint, f).conjugate() * (axes(f) * (weight * by));
      for (int a = 0; a < 3; ++a) motion_.frame(f)[channels[at(a)]] += local[a];
    }
    if (warp.weight * share != 1 || warp.range) return;
    Pose pose;
    for (const PositionWarp::PositionGoal& goal : warp.keys) {
      if (goal.kind != WarpKey::Kind::Value) continue;
      const std::size_t f = frameOf(goal, units);
      worldPose(motion_, f, pose);
      const double missed = (pose.position[at(joint)] - placeOf(goal, f, units)).norm();
      goals.push_back({motion_.skeleton.joints[at(joint)].name, goal.time, missed / units.length, true});
    }
  }

 private:
  std::size_t frameOf(const PositionWarp::PositionGoal& goal, const WarpUnits& units) const {
    const double frame = (units.start + goal.time * units.frame - motion_.startTime) / motion_.frameTime;
    return at(std::lround(std::clamp(frame, 0.0, static_cast<double>(motion_.frames()) - 1)));
  }

  // Of the space at a frame, in the world.
  Quat axes(std::size_t f) const { return facing_.empty() ? Quat::Identity() : turnOf(facing_[f]); }
  // Of the joint's parent.
  Quat above(int joint, std::size_t f) const {
    const int parent = motion_.skeleton.joints[at(joint)].parent;
    return parent < 0 ? Quat::Identity() : Quat(world_[f].rotation[at(parent)]);
  }

  // Where a goal by value wants the joint, in the world; in the body by its heading at that very frame.
  Vec3 placeOf(const PositionWarp::PositionGoal& goal, std::size_t f, const WarpUnits& units) const {
    const Vec3 given = units.length * goal.position;
    return facing_.empty() ? given : Vec3(heading_.position[f] + turnOf(heading_.yaw[f]) * given);
  }

  // What the keys add along the axes of the space.
  std::array<CtbSpline, 3> splinesOf(int joint, const PositionWarp& warp, const WarpUnits& units) const {
    const TimeRange range{motion_.startTime, motion_.time(motion_.frames() - 1)};
    std::vector<PositionWarp::PositionGoal> goals = warp.keys;
    std::sort(goals.begin(), goals.end(), [](const auto& a, const auto& b) { return a.time < b.time; });
    std::array<std::vector<CtbKey>, 3> keys;
    for (const PositionWarp::PositionGoal& goal : goals) {
      const std::size_t f = frameOf(goal, units);
      Vec3 by = units.length * goal.position;
      if (goal.kind == WarpKey::Kind::Value)
        by = axes(f).conjugate() * (placeOf(goal, f, units) - world_[f].position[at(joint)]);
      if (goal.kind == WarpKey::Kind::By && goal.inWorld) by = axes(f).conjugate() * by;
      CtbKey key;
      key.time = units.start + goal.time * units.frame;
      const bool stays = goal.kind == WarpKey::Kind::Neutral;
      const bool outermost = goal.time == goals.front().time || goal.time == goals.back().time;
      if (stays && outermost && settles(key.time, range, units)) key.tension = 1;
      for (int a = 0; a < 3; ++a) {
        key.value = stays ? 0 : by[a];
        keys[at(a)].push_back(key);
      }
    }
    std::array<CtbSpline, 3> splines;
    for (std::size_t a = 0; a < 3; ++a) {
      interpolate(keys[a], warp.interpolation);
      splines[a] = CtbSpline(std::move(keys[a]));
    }
    return splines;
  }

  Motion& motion_;
  std::vector<Pose> world_;
  Heading heading_;
  std::vector<double> facing_;  // empty: the space is the world
};

}  // namespace

void applyPositions(Motion& motion, const Limbs& limbs, const WarpRequest& request, const WarpUnits& units,
                    std::vector<GoalOutcome>& goals, int threads) {
  std::vector<std::string> travelling;
  for (std::size_t j = 0; j < motion.skeleton.size(); ++j) {
    if (!translationChannels(motion, static_cast<int>(j)).empty())
      travelling.push_back(motion.skeleton.joints[j].name);
  }
  for (const PositionWarp& warp : request.positions) {
    int used = 0;
    for (const std::string& name : travelling) {
      double share = 0;
      for (const WeightedName& wanted : warp.joints) {
        if (matchesPattern(wanted.pattern, name, "translate")) share = wanted.weight;
      }
      if (share == 0) continue;
      ++used;
      if (!warp.muted)
        Mover(motion, limbs, warp.space, threads).move(motion.skeleton.find(name), warp, share, units, goals);
    }
    if (used > 0) continue;
    const std::string wanted = warp.joints.empty() ? "" : warp.joints.front().pattern;
    std::string nearest;
    for (const std::string& name : nearestNames(wanted, travelling))
      nearest += (nearest.empty() ? "" : ", ") + name;
    throw Error(warp.place, fmt::format("no joint that travels is called '{}'; the nearest are {}", wanted,
                                        nearest.empty() ? "none" : nearest));
  }
}

}  // namespace footfall::warp
