// SPDX-License-Identifier: MIT
#include "figure/perform/perform.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/constants.h"
#include "base/easing.h"
#include "base/error.h"
#include "base/numeric/smoothing.h"
#include "figure/ik/leg_ik.h"
#include "figure/ik/reach_limits.h"
#include "figure/motion/pose.h"
#include "figure/perform/perform_tuning.h"
#include "figure/perform/upper_body.h"

namespace footfall {
namespace {

using namespace perform_tuning;

bool finite(const Frame& frame) {
  return frame.position.allFinite() && frame.rotation.coeffs().allFinite();
}

void checkTrack(const char* name, std::size_t size, std::size_t frames, bool optional) {
  if (size == frames || (optional && size == 0)) return;
  throw Error(fmt::format("the performance's {} has {} frames where its body has {}", name, size, frames));
}

void check(const Performance& performance, const Character& character) {
  const std::size_t frames = performance.frames();
  if (!(performance.frameTime > 0) || !std::isfinite(performance.frameTime) ||
      !std::isfinite(performance.startTime)) {
    throw Error(
        fmt::format("the frame time of the performance must be above 0 s, got {}", performance.frameTime));
  }
  if (performance.feet.size() != character.legs.size()) {
    throw Error(fmt::format("the performance moves {} feet; {} has {} legs", performance.feet.size(),
                            character.name.empty() ? "the character" : character.name,
                            character.legs.size()));
  }
  checkTrack("look", performance.look.size(), frames, true);
  checkTrack("spine bend", performance.spineBend.size(), frames, true);
  for (std::size_t leg = 0; leg < performance.feet.size(); ++leg) {
    checkTrack("foot track", performance.feet[leg].size(), frames, false);
  }
  for (const Contact& contact : performance.contacts) {
    if (contact.leg >= 0 && contact.leg < static_cast<int>(character.legs.size())) continue;
    throw Error(
        fmt::format("a contact of leg {} where there are {} legs", contact.leg, character.legs.size()));
  }
  for (std::size_t i = 0; i < frames; ++i) {
    bool good = finite(performance.body[i]);
    for (const auto& foot : performance.feet)
      good = good && finite(foot[i].frame) && std::isfinite(foot[i].toeBend);
    if (!performance.look.empty()) good = good && performance.look[i].allFinite();
    if (!performance.spineBend.empty()) good = good && performance.spineBend[i].allFinite();
    if (!good) throw Error(fmt::format("frame {} of the performance holds a number that is not finite", i));
  }
}

class Performer {
 public:
  Performer(const Performance& performance, const Character& character, const PerformOptions& options)
      : performance_(performance),
        character_(character),
        options_(options),
        upperBody_(performance, character, options),
        local_(restPose(character.skeleton)),
        turns_(character.skeleton.size()),
        standing_(support(performance)) {
    worldFromLocal(character.skeleton, local_, rest_);
    untwist_ = Quat(Eigen::AngleAxisd(-character.restYaw, Vec3::UnitY()));
    for (std::size_t leg = 0; leg < character.legs.size(); ++leg)
      bends_.emplace_back(character, static_cast<int>(leg));
    findFolding();
  }

  Performed run() {
    prepareMotion();
    letBodyDown();
    Pose world, local;
    for (std::size_t i = 0; i < performance_.frames(); ++i) {
      poseUpperBody(i, result_.drop[i], world);
      for (std::size_t leg = 0; leg < bends_.size(); ++leg) poseLeg(i, leg, world);
      worldFromTurns(world.position[index(character_.limbs.root)], world);
      localFromWorld(character_.skeleton, world, local);
      setLocalPose(result_.motion, i, local, i > 0 ? i - 1 : 0);
    }
    noteReach();
    return std::move(result_);
  }

 private:
  static std::size_t index(int joint) { return static_cast<std::size_t>(joint); }

  bool moves(int joint) const {
    if (character_.skeleton.joints[index(joint)].kind == JointKind::EndSite) return false;
    for (; joint >= 0; joint = character_.skeleton.joints[index(joint)].parent) {
      if (joint == character_.limbs.root) return true;
    }
    return false;
  }

  void prepareMotion() {
    Motion& motion = result_.motion;
    motion.skeleton = character_.skeleton;
    motion.frameTime = performance_.frameTime;
    motion.startTime = performance_.startTime;
    for (int j = 0; j < static_cast<int>(character_.skeleton.size()); ++j) {
      if (!moves(j)) continue;
      if (j == character_.limbs.root) {
        for (const auto kind : {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ}) {
          motion.channels.push_back({j, kind});
        }
      }
      for (const auto kind : {ChannelKind::RotateX, ChannelKind::RotateY, ChannelKind::RotateZ}) {
        motion.channels.push_back({j, kind});
      }
    }
    // The angles of the first frame come out next to those at rest.
    motion.samples.assign(motion.channels.size() * performance_.frames(), 0);
    for (std::size_t c = 0; c < motion.channels.size() && !motion.samples.empty(); ++c) {
      const Joint& joint = character_.skeleton.joints[index(motion.channels[c].joint)];
      if (isRotation(motion.channels[c].kind))
        motion.samples[c] = joint.rotation[axisOf(motion.channels[c].kind)];
    }
    missed_.assign(bends_.size(), std::vector<double>(performance_.frames(), 0));
  }

  // World pose from the turns, the root at a place. What hangs above the root stays at rest.
  void worldFromTurns(const Vec3 rootPlace, Pose& world) const {
    const std::vector<Joint>& joints = character_.skeleton.joints;
    world.resize(joints.size());
    for (std::size_t j = 0; j < joints.size(); ++j) {
      const int parent = joints[j].parent;
      if (parent < 0) {
        world.position[j] = local_.position[j];
        world.rotation[j] = local_.rotation[j];
      } else {
        world.position[j] =
            world.position[index(parent)] + world.rotation[index(parent)] * local_.position[j];
        world.rotation[j] = world.rotation[index(parent)] * local_.rotation[j];
      }
      if (turns_.own[j]) world.rotation[j] = turns_.turn[j] * rest_.rotation[j];
      if (static_cast<int>(j) == character_.limbs.root) world.position[j] = rootPlace;
    }
  }

  // Everything except the legs.
  void poseUpperBody(std::size_t frame, double drop, Pose& world) {
    std::fill(turns_.own.begin(), turns_.own.end(), char(0));
    upperBody_.turns(frame, turns_);
    const Limbs& limbs = character_.limbs;
    const Vec3 rootToPelvis = rest_.position[index(limbs.pelvis)] - rest_.position[index(limbs.root)];
    Vec3 root = upperBody_.pelvis(frame).position - turns_.turn[index(limbs.root)] * rootToPelvis;
    root.y() -= drop;
    worldFromTurns(root, world);
  }

  // Forelegs in the air fold at the knee; those that stand do not.
  void findFolding() {
    folding_.resize(bends_.size());
    for (std::size_t leg = 0; leg < bends_.size(); ++leg) {
      if (!character_.legs[leg].fore || options_.foreFold == 0) continue;
      const double time = kFoldEase * std::sqrt(character_.legs[leg].length() / kGravity);
      const int half = std::max(1, static_cast<int>(std::lround(time / performance_.frameTime)));
      const int frames = static_cast<int>(performance_.frames());
      std::vector<double> share(performance_.frames(), options_.foreFold);
      for (int i = 0; i < frames; ++i) {
        if (!standing_[leg][static_cast<std::size_t>(i)]) continue;
        for (int k = std::max(0, i - half); k <= std::min(frames - 1, i + half); ++k)
          share[static_cast<std::size_t>(k)] = 0;
      }
      folding_[leg] = smoothed(share, half);
    }
  }

  void poseLeg(std::size_t frame, std::size_t leg, const Pose& world) {
    const Leg& limb = character_.limbs.legs[leg];
    const FootFrame& foot = performance_.feet[leg][frame];
    const double length = character_.legs[leg].length();
    const Vec3 hip = world.position[index(limb.hip())];
    // A foot out of reach is reached for.
    const Vec3 way = foot.frame.position - hip;
    const double distance = way.norm();
    const double reached =
        softLimit(distance, reach_limits::kExact * length, reach_limits::kStraightest * length);
    const Vec3 ankle = reached < distance ? Vec3(hip + way * (reached / distance)) : foot.frame.position;
    missed_[leg][frame] = distance - reached;
    bends_[leg].turns(hip, ankle, upperBody_.pelvis(frame).rotation, foot.frame.rotation, turns_,
                      folding_[leg].empty() ? 0 : folding_[leg][frame]);
    turns_.set(limb.ankle(), foot.frame.rotation * untwist_);
    if (!character_.legs[leg].foot.bends) return;
    const Quat toes(Eigen::AngleAxisd(-foot.toeBend, Vec3::UnitX()));
    turns_.set(limb.ball, foot.frame.rotation * toes * untwist_);
  }

  // How far the body would have to come down for a leg not to be stretched beyond what is soft.
  double demand(const Vec3& hip, const Vec3& ankle, double length, double most) const {
    const double distance = (ankle - hip).norm();
    const double soft = options_.softReach * length;
    if (distance <= soft) return 0;
    const double wanted = softLimit(distance, soft, options_.fullReach * length);
    const double height = hip.y() - ankle.y();
    const double across = std::hypot(ankle.x() - hip.x(), ankle.z() - hip.z());
    const double below = wanted * wanted - across * across;
    const double drop = below > 0 ? height - std::sqrt(below) : height;
    return softLimit(std::max(drop, 0.0), kDropSoftness * most, most);
  }

  void letBodyDown() {
    const std::size_t frames = performance_.frames();
    demand_.assign(bends_.size(), std::vector<double>(frames, 0));
    std::vector<double> most(frames, 0);
    Pose world;
    for (std::size_t i = 0; i < frames; ++i) {
      poseUpperBody(i, 0, world);
      for (std::size_t leg = 0; leg < bends_.size(); ++leg) {
        const double length = character_.legs[leg].length();
        const double limit =
            standing_[leg][i] ? options_.maxDrop * character_.hipHeight : options_.maxSwingDrop * length;
        demand_[leg][i] = demand(world.position[index(character_.limbs.legs[leg].hip())],
                                 performance_.feet[leg][i].frame.position, length, limit);
        most[i] = std::max(most[i], demand_[leg][i]);
      }
    }
    const double half = std::min(options_.dropTime / performance_.frameTime, static_cast<double>(frames));
    result_.drop = smoothedAbove(most, static_cast<int>(half));
  }

  // Runs of frames in which a leg asked for the body to come down by a millimetre or fell short.
  void noteReach() {
    constexpr double kWorthSaying = 1e-3, kShort = 1e-6;
    for (std::size_t leg = 0; leg < bends_.size(); ++leg) {
      ReachNote* note = nullptr;
      for (std::size_t i = 0; i < performance_.frames(); ++i) {
        if (demand_[leg][i] < kWorthSaying && missed_[leg][i] < kShort) {
          note = nullptr;
          continue;
        }
        const double t = performance_.time(i);
        const bool standing = standing_[leg][i] != 0;
        if (!note || note->standing != standing) {
          result_.reach.push_back({static_cast<int>(leg), standing, {t, t}, 0, 0, t});
          note = &result_.reach.back();
        }
        note->time.end = t;
        if (missed_[leg][i] > note->missed || (note->missed < kShort && demand_[leg][i] > note->lowered))
          note->worst = t;
        note->lowered = std::max(note->lowered, demand_[leg][i]);
        note->missed = std::max(note->missed, missed_[leg][i]);
      }
    }
    std::stable_sort(result_.reach.begin(), result_.reach.end(),
                     [](const ReachNote& a, const ReachNote& b) { return a.time.start < b.time.start; });
  }

  const Performance& performance_;
  const Character& character_;
  const PerformOptions& options_;
  UpperBody upperBody_;
  Pose local_, rest_;  // at rest: local, world
  JointTurns turns_;
  std::vector<std::vector<char>> standing_;  // #legs by #frames
  Quat untwist_ = Quat::Identity();
  std::vector<LegIk> bends_;
  std::vector<std::vector<double>> folding_;          // of each leg, each frame; empty: none
  std::vector<std::vector<double>> demand_, missed_;  // #legs by #frames, metres
  Performed result_;
};

}  // namespace

Performed perform(const Performance& performance, const Character& character, const PerformOptions& options) {
  check(performance, character);
  return Performer(performance, character, options).run();
}

}  // namespace footfall
