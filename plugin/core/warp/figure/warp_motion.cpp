// SPDX-License-Identifier: MIT
#include "warp/figure/warp_motion.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/parallel.h"
#include "base/vector_clones.h"
#include "figure/motion/pose.h"
#include "warp/channels/incremental_warp.h"
#include "warp/figure/effector_goals.h"
#include "warp/figure/joint_turns.h"
#include "warp/figure/keep_contacts.h"
#include "warp/figure/position_warp.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

void measureChange(const Motion& source, const TimeMap& map, const std::vector<TimeRange>& active,
                   MotionWarpResult& result, int threads) {
  const std::vector<Pose> after = worldPoses(result.motion, threads);
  Pose before;
  for (std::size_t f = 0; f < after.size(); ++f) {
    const double time = map.source(result.motion.time(f));
    const bool acts = std::any_of(active.begin(), active.end(), [time](const TimeRange& range) {
      return time > range.start - 1e-9 && time < range.end + 1e-9;
    });
    worldPoseAt(source, time, before);
    for (std::size_t j = 0; j < before.size(); ++j) {
      const double moved = (after[f].position[j] - before.position[j]).norm();
      if (moved > result.largest.metres) result.largest = {moved, f, static_cast<int>(j)};
      if (!acts && moved > result.elsewhere.metres) result.elsewhere = {moved, f, static_cast<int>(j)};
    }
  }
}

// Goals for channels, where the result has a frame for them.
void measureGoals(const Motion& source, const TimeMap& map, const WarpRequest& request,
                  const WarpUnits& units, MotionWarpResult& result) {
  if (map.reversal()) return;
  for (std::size_t c = 0; c < source.channels.size(); ++c) {
    const MotionChannel& channel = source.channels[c];
    const std::string& node = source.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
    const std::string attribute = attributeName(channel.kind);
    const double unit = unitOf(channel.kind, units);
    for (const ChannelGoal& goal : goalsOf(request, node, attribute)) {
      const double time = units.start + goal.frame * units.frame;
      const double wanted = goal.value + (goal.relative ? channelSource(source, c)(time).value / unit : 0);
      const double shown = channelSource(result.motion, c)(*map.inverse(time)).value / unit;
      result.goals.push_back(
          {node + "." + attribute, goal.frame, shown - wanted, isTranslation(channel.kind)});
    }
  }
}

// p1 + h2 (p2 - p1) + h3 (p2 - p0) + h4 (p3 - p1), one per channel.
FOOTFALL_CLONES void mixRows(const double* p0, const double* p1, const double* p2, const double* p3,
                             double h2, double h3, double h4, std::size_t width, double* out) {
  constexpr std::size_t kLanes = 8;
  std::size_t c = 0;
  for (; c + kLanes <= width; c += kLanes) {
    double mixed[kLanes];
    for (std::size_t k = 0; k < kLanes; ++k) {
      const std::size_t i = c + k;
      mixed[k] = p1[i] + h2 * (p2[i] - p1[i]) + h3 * (p2[i] - p0[i]) + h4 * (p3[i] - p1[i]);
    }
    for (std::size_t k = 0; k < kLanes; ++k) out[c + k] = mixed[k];
  }
  for (; c < width; ++c) {
    out[c] = p1[c] + h2 * (p2[c] - p1[c]) + h3 * (p2[c] - p0[c]) + h4 * (p3[c] - p1[c]);
  }
}

// Goals for end effectors, on a motion whose feet are then put back on the ground: each in its turn.
class EffectorSolver {
 public:
  EffectorSolver(const Motion& warped, const TimeMap& map, const Limbs& limbs, const WarpRequest& request,
                 const WarpUnits& units, ContactKeeper& keeper, const MotionWarpOptions& options)
      : warped_(warped),
        map_(map),
        limbs_(limbs),
        request_(request),
        units_(units),
        keeper_(keeper),
        options_(options),
        hinges_(jointedLimbs(warped, limbs)),
        planted_(request.contacts.value_or(ContactPolicy::Keep) != ContactPolicy::Free) {
    for (const EffectorGoal& goal : request.effectors) {
      const PlacedGoal placed = placeGoal(warped, limbs, goal, units);
      for (std::size_t i = 0; i < placed_.size(); ++i) {
        if (placed_[i].joint == placed.joint && placed_[i].frame == placed.frame) throw twice(goal);
      }
      placed_.push_back(placed);
      if (keeper.takeGoal(placed)) continue;
      // Limbs that reach without moving the rest come last, so that planting cannot take them off.
      const bool late = planted_ && !map.reversal() && hinges_.carrying(limbs, placed.joint);
      (late ? late_ : early_).push_back(placed_.size() - 1);
    }
  }

  void run(MotionWarpResult& result) {
    std::vector<EffectorGoal> early;
    std::vector<Vec3> last(early_.size(), Vec3::Ones());  // misses of the pass before
    for (const std::size_t i : early_) early.push_back(inWorld(i, placed_[i].place));
    const MotionWarpResult before = result;
    const Motion leaning = leant();
    // Where feet stay nowhere the hips have nothing to move against.
    ReachShares shares = request_.reach;
    if (!planted_ || !request_.balance) shares.hips = 0;
    MotionWarpResult nearest;
    double least = std::numeric_limits<double>::infinity();
    // What planting the feet takes off a goal is aimed at the next time, as long as that helps.
    for (int pass = 0; pass < tuning::kAimPasses; ++pass) {
      result = before;
      Motion bent = leaning;
      applyEffectors(bent, limbs_, early, units_, shares, result.notes);
      result.motion = retimed(bent, map_, options_.threads);
      keeper_.replant(result);
      double largest = 0;
      for (std::size_t k = 0; k < early_.size() && !map_.reversal(); ++k) {
        const Vec3 missed = missOf(result.motion, early_[k]);
        largest = std::max(largest, missed.norm());
        // A share of each correction is taken off again: aimed at the sum of all that would follow.
        const double taken = pass == 0 ? 0 : missed.dot(last[k]) / last[k].squaredNorm();
        early[k].position += missed / (1 - std::clamp(taken, 0.0, tuning::kMostTaken)) / units_.length;
        last[k] = missed;
      }
      const bool helps = largest < tuning::kHelpfulPass * least;
      if (helps) nearest = result, least = largest;
      if (largest < tuning::kMet || !helps) break;
    }
    result = std::move(nearest);
    meetLate(result);
    for (std::size_t i = 0; i < placed_.size() && !map_.reversal(); ++i) {
      const EffectorGoal& goal = request_.effectors[i];
      const double missed = missOf(result.motion, i).norm();
      result.goals.push_back({goal.joint, goal.time, missed / units_.length, true});
      if (missed > tuning::kMissed) {
        result.notes.push_back(fmt::format("{} at frame {:g} is {:.1f} mm short of its goal: {}", goal.joint,
                                           goal.time, 1000 * missed, whyMissed(result.motion, i)));
      }
    }
  }

 private:
  static Error twice(const EffectorGoal& goal) {
    return Error(goal.place, fmt::format("two goals for {} are at frame {:g}; there must be only one",
                                         goal.joint, goal.time));
  }

  EffectorGoal inWorld(std::size_t i, const Vec3& place) const {
    EffectorGoal goal = request_.effectors[i];
    goal.position = place / units_.length;
    goal.relative = false;
    goal.space = EffectorGoal::Space::World;
    return goal;
  }

  // Late goals with the times at which they come and go, in the source's time.
  TimedGoal timed(std::size_t i) const {
    const EffectorGoal& goal = request_.effectors[i];
    const double time = warped_.time(placed_[i].frame);
    return {placed_[i].joint, placed_[i].place, time,
            time - (goal.before < 0 ? kEffectorSpread : goal.before * units_.frame),
            time + (goal.after < 0 ? kEffectorSpread : goal.after * units_.frame)};
  }

  // What the body gives for limbs comes before the feet are put back.
  Motion leant() const {
    Motion motion = warped_;
    std::vector<TimedGoal> goals;
    for (const std::size_t i : late_) goals.push_back(timed(i));
    ReachShares shares = request_.reach;
    if (!request_.balance) shares.hips = 0;
    leanForGoals(motion, limbs_, goals, shares);
    return motion;
  }

  // Out of reach is said only of what is.
  std::string whyMissed(const Motion& motion, std::size_t i) const {
    const JointedLimb* limb = hinges_.carrying(limbs_, placed_[i].joint);
    if (!limb) return planted_ ? "the feet are kept where they stand" : "the joints above it do not reach";
    Pose world;
    worldPoseAt(motion, shownAt(warped_.time(placed_[i].frame)), world);
    const LimbPose pose = limbPoseOf(motion.skeleton, world, *limb);
    const bool arm = limb >= hinges_.arms.data() && limb < hinges_.arms.data() + hinges_.arms.size();
    const char* name = arm ? "arm" : "leg";
    const double reach = (pose.end() - pose.root).norm();
    const Vec3 target =
        placed_[i].place + pose.end() - world.position[static_cast<std::size_t>(placed_[i].joint)];
    const double away = (target - pose.root).norm();
    if (away >= reach && reach > options_.maxExtension * (1 - 1e-3) * stretchedReach(pose))
      return fmt::format("the {} is stretched", name);
    if (away <= reach && away < foldedReach(pose) * (1 + 1e-3)) return fmt::format("the {} is folded", name);
    if (standsAt(i)) return "the step is farther than the legs reach";
    return fmt::format("joints of the {} cannot turn as they would have to", name);
  }
  bool standsAt(std::size_t i) const {
    return std::find(late_.begin(), late_.end(), i) == late_.end() &&
           std::find(early_.begin(), early_.end(), i) == early_.end();
  }

  double shownAt(double sourceTime) const { return *map_.inverse(sourceTime); }

  Vec3 missOf(const Motion& motion, std::size_t i) const {
    Pose world;
    worldPoseAt(motion, shownAt(warped_.time(placed_[i].frame)), world);
    return placed_[i].place - world.position[static_cast<std::size_t>(placed_[i].joint)];
  }

  // The bend of a swinging foot comes after it left the ground and is gone before it stands again.
  void meetLate(MotionWarpResult& result) const {
    if (late_.empty()) return;
    std::vector<TimedGoal> goals;
    for (const std::size_t i : late_) {
      TimedGoal goal = timed(i);
      goal.time = shownAt(goal.time);
      const TimeRange swing = keeper_.swingAround(goal.joint, goal.time);
      goal.from = std::max(swing.start, shownAt(goal.from));
      goal.to = std::min(swing.end, shownAt(goal.to));
      goals.push_back(goal);
    }
    const Motion planted = result.motion;
    for (int pass = 0;; ++pass) {
      std::vector<std::string> notes;
      result.motion = planted;
      meetGoals(result.motion, limbs_, goals, {0, 0, 0}, notes);
      keeper_.keepClear(planted, goals, result.motion);
      double largest = 0;
      for (std::size_t k = 0; k < late_.size(); ++k) {
        const Vec3 missed = missOf(result.motion, late_[k]);
        largest = std::max(largest, missed.norm());
        goals[k].place += missed;
      }
      if (largest >= tuning::kMet && pass < tuning::kLatePasses) continue;
      result.notes.insert(result.notes.end(), notes.begin(), notes.end());
      return;
    }
  }

  const Motion& warped_;
  const TimeMap& map_;
  const Limbs& limbs_;
  const WarpRequest& request_;
  const WarpUnits& units_;
  ContactKeeper& keeper_;
  const MotionWarpOptions& options_;
  const JointedLimbs hinges_;
  const bool planted_;
  std::vector<PlacedGoal> placed_;         // one an effector of the request
  std::vector<std::size_t> early_, late_;  // places in it
};

// Whether channels move the figure over the ground: then it is where they say, and the hips do not follow
// feet.
bool movesRoot(const Motion& motion, const Limbs& limbs, const std::vector<WarpStack>& stacks) {
  for (std::size_t c = 0; c < stacks.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if ((channel.joint == limbs.root || channel.joint == limbs.pelvis) && isTranslation(channel.kind) &&
        axisOf(channel.kind) != 1 && !stacks[c].neutral())
      return true;
  }
  return false;
}

}  // namespace

Motion retimed(const Motion& motion, const TimeMap& map, int threads) {
  if (map.identity() || motion.frames() == 0) return motion;
  const TimeRange shown = map.shown({motion.startTime, motion.time(motion.frames() - 1)});
  const double count = std::floor((shown.end - shown.start) / motion.frameTime + 1e-6) + 1;
  if (!(count * static_cast<double>(motion.channels.size()) <= 1e8)) {
    throw Error(fmt::format("the retimed motion would have {:g} frames, too many to hold", count));
  }
  Motion out = motion;
  out.startTime = shown.start;
  const std::size_t width = motion.channels.size(), frames = static_cast<std::size_t>(count);
  out.samples.resize(frames * width);
  const std::ptrdiff_t last = static_cast<std::ptrdiff_t>(motion.frames()) - 1;
#pragma omp parallel for schedule(static) num_threads(threadCount(threads))
  for (int n = 0; n < static_cast<int>(frames); ++n) {
    const std::size_t f = static_cast<std::size_t>(n);
    double position = (map.source(out.time(f)) - motion.startTime) / motion.frameTime;
    if (std::abs(position - std::round(position)) < 1e-9) position = std::round(position);
    position = std::clamp(position, 0.0, static_cast<double>(last));
    const std::ptrdiff_t i =
        std::min(static_cast<std::ptrdiff_t>(position), std::max<std::ptrdiff_t>(last - 1, 0));
    const double u = position - static_cast<double>(i);
    const auto row = [&](std::ptrdiff_t k) {
      return motion.frame(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(k, 0, last)));
    };
    const double *p0 = row(i - 1), *p1 = row(i), *p2 = row(i + 1), *p3 = row(i + 2);
    const double h2 = u * u * (3 - 2 * u), h3 = u * (1 - u) * (1 - u), h4 = u * u * (u - 1);
    if (u == 0 || u == 1) {
      std::copy_n(u == 0 ? p1 : p2, width, out.frame(f));
      continue;
    }
    // At the clip's ends the tangent is the only chord.
    mixRows(p0, p1, p2, p3, h2, (i > 0 ? 0.5 : 1) * h3, (i + 2 <= last ? 0.5 : 1) * h4, width, out.frame(f));
  }
  return out;
}

MotionWarpResult warpMotion(const Motion& source, const WarpRequest& request, const WarpUnits& units,
                            const MotionWarpOptions& options) {
  if (source.frames() == 0) throw Error("the motion has no frames to warp");
  const TimeRange range{source.startTime, source.time(source.frames() - 1)};
  return warpMotion(source, planWarp(request, units, range), options);
}

MotionWarpResult warpMotion(const Motion& source, const WarpPlan& plan, const MotionWarpOptions& options) {
  if (source.frames() == 0) throw Error("the motion has no frames to warp");
  const WarpRequest& request = plan.request;
  const WarpUnits& units = plan.units;
  const TimeMap& map = plan.time;
  const Limbs limbs = findLimbs(source.skeleton);
  MotionWarpResult result;
  Motion warped = source;
  const std::vector<WarpStack> stacks = channelStacks(source, request, units, result.notes);
  SampleWarp(stacks, source.startTime, source.frameTime)
      .apply(source.samples.data(), warped.samples.data(), 0, source.frames(), options.threads);
  applyPositions(warped, limbs, request, units, result.goals, options.threads);
  applyRotations(warped, request, units, result.goals);

  const Motion& original = options.contactsFrom ? *options.contactsFrom : source;
  ContactKeeper keeper(original, map, request.contacts.value_or(ContactPolicy::Keep),
                       request.balance && !movesRoot(source, limbs, stacks), options);
  EffectorSolver(warped, map, limbs, request, units, keeper, options).run(result);
  measureGoals(source, map, request, units, result);
  std::vector<TimeRange> active = keeper.goalRanges();
  active.insert(active.end(), options.acted.begin(), options.acted.end());
  for (const TimeRange& range : activeRanges(request, units)) {
    active.push_back({units.start + range.start * units.frame, units.start + range.end * units.frame});
  }
  measureChange(original, map, active, result, options.threads);
  return result;
}

}  // namespace footfall::warp
