// SPDX-License-Identifier: MIT
#include "gait/stride/stride.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/heading.h"
#include "gait/gait_tuning.h"
#include "gait/stride/cycle_detection.h"
#include "gait/stride/stance_phases.h"

namespace footfall::gait {
namespace {

std::size_t index(int joint) {
  return static_cast<std::size_t>(joint);
}

Quat yawed(double angle) {
  return Quat(Eigen::AngleAxisd(angle, Vec3::UnitY()));
}

class Builder {
 public:
  Builder(const Motion& motion, const StrideOptions& options) : motion_(motion), options_(options) {}

  Stride build() {
    stride_.name = options_.name;
    if (motion_.frames() < 3)
      throw Error(fmt::format("a stride needs at least 3 frames; the motion has {}", motion_.frames()));
    stride_.character = makeCharacter(motion_.skeleton, options_.name);
    rest_ = restPose(motion_.skeleton);
    worldFromLocal(motion_.skeleton, rest_, rest_);
    findCycle();
    samplePoses();
    closeCycle();
    trackFeet();
    findStances();
    findTravel();
    intoTravelFrame();
    measureLegs();
    return std::move(stride_);
  }

 private:
  const Character& character() const { return stride_.character; }
  double share(std::size_t k) const { return static_cast<double>(k) / static_cast<double>(count_); }

  void findCycle() {
    const double length = static_cast<double>(motion_.frames() - 1) * motion_.frameTime;
    stride_.frameRate = 1 / motion_.frameTime;
    stride_.period = std::max(0.0, options_.period);
    if (options_.info) {
      infoFrame_ = options_.info->frameRate > 0 ? 1 / options_.info->frameRate : motion_.frameTime;
      if (stride_.period == 0) stride_.period = options_.info->strideFrames * infoFrame_;
      stride_.start = options_.info->strideStart * infoFrame_;
    }
    if (stride_.start + stride_.period > length * 1.0001) {
      throw Error(fmt::format(
          "the stride should last {:.4g} frames{}, but the motion has only {}",
          stride_.period / motion_.frameTime,
          stride_.start > 0 ? fmt::format(" from frame {:.4g}", stride_.start / motion_.frameTime) : "",
          motion_.frames() - 1));
    }
    if (stride_.period == 0 && !options_.whole) {
      const MotionCycle cycle = gait::findCycle(motion_, character().limbs);
      // A file with gait information is one stride, as in the thesis, unless it holds two strides or more.
      if (!options_.info || (cycle.period >= lastSaid() * 0.9999 && length > kTwoStrides * cycle.period)) {
        stride_.period = cycle.period;
        stride_.start = cycle.start;
      }
    }
    if (stride_.period == 0) stride_.period = length - stride_.start;
    count_ =
        static_cast<std::size_t>(std::clamp(std::lround(stride_.period / motion_.frameTime), 12L, 2000L));
  }

  // Seconds to the last event in the gait information.
  double lastSaid() const {
    double last = 0;
    if (!options_.info) return last;
    for (const GaitFoot& foot : options_.info->feet)
      last = std::max({last, foot.touchdown * infoFrame_, foot.pushOff * infoFrame_});
    return last;
  }

  void samplePoses() {
    stride_.poses.resize(count_);
    const double start = motion_.startTime + stride_.start;
    Pose world;
    const std::size_t root = index(character().limbs.root);
    const auto sample = [&](double time, Pose& out) {
      localPoseAt(motion_, time, out);
      worldFromLocal(motion_.skeleton, out, world);
      out.position[root] = world.position[root];
      out.rotation[root] = world.rotation[root];
    };
    for (std::size_t k = 0; k < count_; ++k) sample(start + share(k) * stride_.period, stride_.poses[k]);
    sample(start + stride_.period, last_);
    straighten();
    drift_ = last_.position[root] - stride_.poses[0].position[root];
    for (std::size_t j = 0; j < motion_.skeleton.size(); ++j) {
      const bool moves = std::any_of(stride_.poses.begin(), stride_.poses.end(), [&](const Pose& p) {
        return (p.position[j] - stride_.poses[0].position[j]).norm() > 1e-6;
      });
      if (moves && j != root) stride_.sliding.push_back(static_cast<int>(j));
    }
  }

  // Straightens a stride that turns, such as a recording along a curve, by removing the turn evenly.
  void straighten() {
    const auto facing = [&](const Pose& pose) {
      Pose world;
      worldOf(pose, world);
      return yawOfPose(rest_, world, character().limbs);
    };
    const double turn = 2 * kPi * shortestTurn((facing(last_) - facing(stride_.poses[0])) / (2 * kPi));
    if (std::abs(turn) < kStraight) return;
    if (std::abs(turn) > 20 * kDegree)
      stride_.notes.push_back(
          fmt::format("the stride turned by {:.0f} degrees and was straightened", turn / kDegree));
    const std::size_t root = index(character().limbs.root);
    Vec3 before = stride_.poses[0].position[root], place = before;
    for (std::size_t k = 1; k <= count_; ++k) {
      Pose& pose = k < count_ ? stride_.poses[k] : last_;
      const Vec3 step = pose.position[root] - before;
      before = pose.position[root];
      place += yawed(-turn * (share(k) - 0.5 * share(1))) * step;
      pose.position[root] = place;
      pose.rotation[root] = yawed(-turn * share(k)) * pose.rotation[root];
    }
  }

  // Distributes the difference between the last and the first pose over the stride.
  void closeCycle() {
    const std::size_t root = index(character().limbs.root);
    double worst = 0;
    for (std::size_t j = 0; j < motion_.skeleton.size(); ++j) {
      const Quat gap = last_.rotation[j].conjugate() * stride_.poses[0].rotation[j];
      const double angle = Quat::Identity().angularDistance(gap);
      worst = std::max(worst, angle);
      for (std::size_t k = 0; k < count_; ++k) {
        Pose& pose = stride_.poses[k];
        if (angle > 1e-9) pose.rotation[j] = pose.rotation[j] * Quat::Identity().slerp(share(k), gap);
        if (j != root) pose.position[j] -= share(k) * (last_.position[j] - stride_.poses[0].position[j]);
      }
    }
    if (worst > 0.7) {
      throw Error(fmt::format(
          "the last pose is {:.0f} degrees from the first; a stride must end as it begins", worst / kDegree));
    }
    if (worst > 0.05)
      stride_.notes.push_back(fmt::format(
          "the last pose was {:.0f} degrees from the first; the difference was spread over the stride",
          worst / kDegree));
    for (std::size_t k = 0; k < count_; ++k) stride_.poses[k].position[root] -= share(k) * drift_;
  }

  // Feet and pelvis without the drift of the root.
  void trackFeet() {
    const std::size_t legs = character().legs.size();
    stride_.feet.assign(legs, std::vector<Frame>(count_));
    pelvis_ = Vec3::Zero();
    facing_ = Vec3::Zero();
    Pose world;
    for (std::size_t k = 0; k < count_; ++k) {
      worldOf(stride_.poses[k], world);
      for (std::size_t l = 0; l < legs; ++l) stride_.feet[l][k] = footFrameOf(character(), l, world, rest_);
      pelvis_ += world.position[index(character().limbs.pelvis)] / static_cast<double>(count_);
      facing_ += forwardOf(yawOfPose(rest_, world, character().limbs));
    }
  }

  void worldOf(const Pose& pose, Pose& world) const {
    const std::vector<Joint>& joints = motion_.skeleton.joints;
    world.resize(joints.size());
    for (std::size_t j = 0; j < joints.size(); ++j) {
      const bool top = joints[j].parent < 0 || static_cast<int>(j) == character().limbs.root;
      const std::size_t parent = top ? 0 : index(joints[j].parent);
      world.position[j] =
          top ? pose.position[j] : Vec3(world.position[parent] + world.rotation[parent] * pose.position[j]);
      world.rotation[j] = top ? pose.rotation[j] : world.rotation[parent] * pose.rotation[j];
    }
  }

  void findStances() {
    const std::size_t legs = character().legs.size();
    stride_.legs.resize(legs);
    if (!options_.info) {
      const StancePhases found = findStancePhases(character(), stride_.feet, stride_.period);
      for (std::size_t l = 0; l < legs; ++l) stride_.legs[l].timing = found.timings[l];
      way_ = found.travel;
      return;
    }
    const GaitInfo& info = *options_.info;
    const std::vector<LegChain> chains = findLegChains(motion_.skeleton, info);
    const double frames = stride_.period / infoFrame_;
    for (std::size_t l = 0; l < legs; ++l) {
      const std::vector<int>& joints = character().limbs.legs[l].joints;
      std::size_t foot = 0;
      // The foot named in the file is the ankle of the leg, or a joint below it.
      while (foot < chains.size() &&
             std::find(chains[foot].joints.begin(), chains[foot].joints.end(), joints.back()) ==
                 chains[foot].joints.end() &&
             std::find(joints.begin(), joints.end(), chains[foot].ankle()) == joints.end())
        ++foot;
      if (foot == chains.size()) {
        throw Error(
            fmt::format("the gait information names no foot for the leg '{}' (its foot is the joint '{}')",
                        character().legs[l].name, motion_.skeleton.joints[index(joints.back())].name));
      }
      LegTiming& timing = stride_.legs[l].timing;
      timing = timingOf(info.feet[foot], frames);
      timing.phase = fractionOf(timing.phase - stride_.start / stride_.period);
      const double duty = timing.duty;
      if (!(duty > 0 && duty < 1)) {
        throw Error(
            fmt::format("the foot '{}' stands for {:.4g} of {:.4g} frames; it must both stand and swing",
                        info.feet[foot].name, duty * frames, frames));
      }
    }
    way_ = travelOverFeet(character(), stride_.feet, stride_.timings());
  }

  // The travel of the body in one stride, as the standing feet show it.
  void findTravel() {
    // The feet are tracked without the drift of the root, so standing feet move back by the whole travel.
    Vec3 way = way_;
    const Vec3 drift(drift_.x(), 0, drift_.z());
    const double h = character().hipHeight;
    const double slide = (way - drift).norm();
    if (way.norm() < 0.05 * h) {
      throw Error(fmt::format(
          "the stride does not travel: its standing feet move {:.3g} m against the body, less than a "
          "twentieth of the hip height of {:.3g} m",
          way.norm(), h));
    }
    if (drift.norm() < 0.1 * way.norm()) {
      stride_.notes.push_back(
          fmt::format("the cycle is in place; its feet make strides of {:.3g} m", way.norm()));
    } else if (slide > 0.05 * way.norm()) {
      stride_.notes.push_back(fmt::format(
          "the feet slide by {:.3g} m per stride; the stride length of {:.3g} m is taken from them", slide,
          way.norm()));
    } else if (slide < 0.03 * way.norm()) {
      way = drift;  // the feet do not slide: the root is the more accurate measure
    }
    stride_.length = way.norm();
    yaw_ = yawOf(way);
    const double aside = shortestTurn((yaw_ - yawOf(facing_)) / (2 * kPi)) * 360;
    if (std::abs(aside) > 30)
      stride_.notes.push_back(fmt::format("it travels {:.0f} degrees away from where it faces", aside));
    stride_.law.speed = stride_.speed();
    stride_.law.length = stride_.length;
    stride_.law.exponent = options_.exponent;
  }

  void intoTravelFrame() {
    double ground = 0;
    for (std::size_t l = 0; l < stride_.feet.size(); ++l)
      ground += standingHeight(character(), l, stride_.feet[l], stride_.legs[l].timing) /
                static_cast<double>(stride_.feet.size());
    const Frame travel{Vec3(pelvis_.x(), ground, pelvis_.z()), yawed(yaw_)};
    const Frame back = travel.inverse();
    const std::size_t root = index(character().limbs.root);
    for (Pose& pose : stride_.poses) {
      pose.position[root] = back * pose.position[root];
      pose.rotation[root] = back.rotation * pose.rotation[root];
    }
    for (std::vector<Frame>& track : stride_.feet) {
      for (Frame& foot : track) foot = back * foot;
    }
  }

  void measureLegs() {
    double hips = 0;
    for (std::size_t l = 0; l < stride_.legs.size(); ++l) {
      const CharacterLeg& leg = character().legs[l];
      StrideLeg& made = stride_.legs[l];
      const Frame middle = stride_.foot(l, cycleWeights(made.timing.phase + 0.5 * made.timing.duty, count_));
      made.stancePosition = middle * leg.foot.ball;
      made.stancePosition.y() = 0;
      made.toeOut = yawOf(middle.rotation * Vec3::UnitZ());
      hips += leg.hip.y() - leg.ankle.y() + leg.foot.ankleHeight();
    }
    const bool said = options_.info && options_.info->hipHeight > 0;
    stride_.hipHeight = said ? options_.info->hipHeight : hips / static_cast<double>(stride_.legs.size());
  }

  const Motion& motion_;
  const StrideOptions& options_;
  Stride stride_;
  Pose rest_, last_;
  std::size_t count_ = 0;
  double infoFrame_ = 0;                                // seconds per frame of the gait information
  Vec3 drift_ = Vec3::Zero();                           // of the root over the stride
  Vec3 pelvis_ = Vec3::Zero(), facing_ = Vec3::Zero();  // means over the stride
  Vec3 way_ = Vec3::Zero();                             // of the body over its standing feet in one stride
  double yaw_ = 0;
};

}  // namespace

CycleWeights cycleWeights(double phase, std::size_t samples) {
  const double place = fractionOf(phase) * static_cast<double>(samples);
  const std::size_t i = std::min(static_cast<std::size_t>(place), samples - 1);
  const double u = place - static_cast<double>(i), u2 = u * u, u3 = u2 * u;
  return {
      {(i + samples - 1) % samples, i, (i + 1) % samples, (i + 2) % samples},
      {0.5 * (-u3 + 2 * u2 - u), 0.5 * (3 * u3 - 5 * u2 + 2), 0.5 * (-3 * u3 + 4 * u2 + u), 0.5 * (u3 - u2)}};
}

std::vector<LegTiming> Stride::timings() const {
  std::vector<LegTiming> result;
  for (const StrideLeg& leg : legs)
    result.push_back({fractionOf(leg.timing.phase + leg.shift), leg.timing.duty});
  return result;
}

namespace {

// Quaternions one cycle apart may differ in sign: each is taken with the sign nearest to the second.
template <class At>
Quat blended(const CycleWeights& w, const At& at) {
  const Eigen::Vector4d near = at(w.at[1]).coeffs();
  Eigen::Vector4d sum = w.weight[1] * near;
  for (const int k : {0, 2, 3}) {
    const Eigen::Vector4d q = at(w.at[k]).coeffs();
    sum += q.dot(near) < 0 ? Eigen::Vector4d(-w.weight[k] * q) : Eigen::Vector4d(w.weight[k] * q);
  }
  Quat result;
  result.coeffs() = sum.normalized();
  return result;
}

template <class At>
Vec3 blendedPlace(const CycleWeights& w, const At& at) {
  return w.weight[0] * at(w.at[0]) + w.weight[1] * at(w.at[1]) + w.weight[2] * at(w.at[2]) +
         w.weight[3] * at(w.at[3]);
}

}  // namespace

Quat Stride::rotation(std::size_t joint, const CycleWeights& w) const {
  return blended(w, [&](std::size_t k) -> const Quat& { return poses[k].rotation[joint]; });
}

Vec3 Stride::position(std::size_t joint, const CycleWeights& w) const {
  return blendedPlace(w, [&](std::size_t k) -> const Vec3& { return poses[k].position[joint]; });
}

Frame Stride::foot(std::size_t leg, const CycleWeights& w) const {
  const std::vector<Frame>& track = feet[leg];
  return {blendedPlace(w, [&](std::size_t k) -> const Vec3& { return track[k].position; }),
          blended(w, [&](std::size_t k) -> const Quat& { return track[k].rotation; })};
}

Stride strideFromMotion(const Motion& motion, const StrideOptions& options) {
  return Builder(motion, options).build();
}

GaitInfo infoOf(const Stride& stride) {
  GaitInfo info;
  const auto name = [&](int joint) { return stride.character.skeleton.joints[index(joint)].name; };
  info.torso = name(stride.character.limbs.root);
  info.strideFrames = stride.period * stride.frameRate;
  info.strideStart = stride.start * stride.frameRate;
  info.strideLength = stride.length;
  info.frameRate = stride.frameRate;
  info.hipHeight = stride.hipHeight;
  for (std::size_t l = 0; l < stride.legs.size(); ++l) {
    const LegTiming& timing = stride.legs[l].timing;
    const double touchdown = fractionOf(timing.phase + stride.start / stride.period) * info.strideFrames;
    info.feet.push_back({name(stride.character.limbs.legs[l].ankle()), touchdown,
                         std::fmod(touchdown + timing.duty * info.strideFrames, info.strideFrames)});
  }
  return info;
}

Frame footFrameOf(const Character& character, std::size_t leg, const Pose& world, const Pose& rest) {
  const std::size_t ankle = index(character.limbs.legs[leg].ankle());
  return {world.position[ankle],
          world.rotation[ankle] * rest.rotation[ankle].conjugate() * yawed(character.restYaw)};
}

}  // namespace footfall::gait
