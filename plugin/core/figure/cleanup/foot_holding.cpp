// SPDX-License-Identifier: MIT
#include "figure/cleanup/foot_holding.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/parallel.h"
#include "figure/cleanup/cleanup_tuning.h"
#include "figure/cleanup/eased_fill.h"
#include "figure/cleanup/foot_correction.h"
#include "figure/cleanup/hip_path.h"
#include "figure/ik/joint_hinges.h"
#include "figure/quality/joint_speeds.h"

namespace footfall {
namespace {

using AxisChannels = std::array<int, 3>;  // by axis, -1: none

// The channels of a joint's place or turn.
AxisChannels channelsByAxis(const Motion& motion, int joint, ChannelKind x) {
  AxisChannels found{{-1, -1, -1}};
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const int axis = static_cast<int>(motion.channels[c].kind) - static_cast<int>(x);
    if (motion.channels[c].joint == joint && axis >= 0 && axis < 3)
      found[static_cast<std::size_t>(axis)] = static_cast<int>(c);
  }
  return found;
}

struct HeldLimb {
  JointedLimb limb;
  std::size_t leg = 0;
  double length = 0;  // stretched, metres
  FootCorrection foot;
  std::vector<AxisChannels> channels;      // rotations of the limb's joints, its end included
  std::vector<std::vector<float>> speeds;  // of those joints in the source, radians per second
  std::vector<float> most;                 // the speed that each must not pass where it did not
};

float highSpeed(std::vector<float> speeds) {
  if (speeds.empty()) return 0;
  const std::size_t at = static_cast<std::size_t>(0.999 * static_cast<double>(speeds.size() - 1));
  std::nth_element(speeds.begin(), speeds.begin() + static_cast<std::ptrdiff_t>(at), speeds.end());
  return speeds[at];
}

class Holding {
 public:
  Holding(const Motion& motion, ContactReport& contacts, const HoldOptions& options)
      : source_(motion), contacts_(contacts), options_(options) {}

  HeldFeet run() {
    const SoleTracks tracks = trackSoles(source_, contacts_.soles, options_.threads);
    std::vector<FootHold> holds = footHolds(source_, tracks, contacts_);
    for (const FootHold& hold : holds) result_.open += hold.open;
    result_.motion = source_;
    if (result_.open == 0) return std::move(result_);
    gatherLimbs(std::move(holds), tracks);
    readSpeeds();
    for (int round = 0; round <= cleanup_tuning::kCalmRounds; ++round) {
      report(options_.progress, 0);
      solveFeet();
      report(options_.progress, 0);
      solveFrames();
      if (!options_.calmLegs || round == cleanup_tuning::kCalmRounds || !calmLegs(round)) break;
    }
    placeContacts();
    return std::move(result_);
  }

 private:
  std::size_t frames() const { return source_.frames(); }
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  template <typename Work>
  void forEachLimb(const Work& work) {
    const int count = static_cast<int>(limbs_.size());
#pragma omp parallel for schedule(static, 1) num_threads(threadCount(options_.threads))
    for (int i = 0; i < count; ++i) work(limbs_[index(i)]);
  }

  void gatherLimbs(std::vector<FootHold> holds, const SoleTracks& tracks) {
    const JointedLimbs jointed = jointedLimbs(source_, contacts_.limbs);
    for (std::size_t leg = 0; leg < holds.size(); ++leg) {
      if (jointed.legs[leg].bones < 2) continue;
      HeldLimb held;
      held.limb = jointed.legs[leg];
      held.leg = leg;
      held.length = legLength(source_.skeleton, contacts_.limbs.legs[leg]);
      for (int i = 0; i <= held.limb.bones; ++i)
        held.channels.push_back(channelsByAxis(source_, held.limb.joints[index(i)], ChannelKind::RotateX));
      held.foot = FootCorrection(std::move(holds[leg]), contacts_.soles[leg], held.length);
      limbs_.push_back(std::move(held));
    }
    forEachLimb([&](HeldLimb& held) {
      held.foot.read(source_, tracks, held.leg, held.limb.root(), held.limb.end());
    });
  }

  // The contacts' places are those that feet are held to.
  void placeContacts() {
    for (const HeldLimb& held : limbs_) {
      const FootHold& hold = held.foot.hold();
      for (Contact& contact : contacts_.contacts) {
        if (static_cast<std::size_t>(contact.leg) != held.leg) continue;
        const FrameSpan span = framesWithin(source_, contact.time);
        for (std::size_t f = span.first; f < span.end; ++f) {
          if (hold.heel[f]) contact.heelPosition = hold.heelPlace[f];
          if (hold.ball[f]) contact.ballPosition = hold.ballPlace[f];
        }
      }
    }
  }

  // The hips give way to the feet, and feet in the air go with the hips.
  void solveFeet() {
    hips_.assign(frames(), Vec3::Zero());
    for (const bool last : {false, true}) {
      forEachLimb([&](HeldLimb& held) { held.foot.solve(options_.blend, source_.frameTime, hips_); });
      if (!last) moveHips();
    }
  }

  // How fast each joint of each limb turns, and the 99.9th percentile of that, which it must not pass.
  void readSpeeds() {
    for (HeldLimb& held : limbs_) {
      const auto end = held.limb.joints.begin() + held.limb.bones + 1;
      held.speeds = jointSpeeds(options_.source ? *options_.source : source_,
                                std::vector<int>(held.limb.joints.begin(), end), contacts_.firstFrame,
                                options_.threads);
      for (const std::vector<float>& own : held.speeds) held.most.push_back(highSpeed(own));
    }
  }

  // Calms frames in which a joint turns faster than it did and than it may, and those around: ever more of
  // them, first on the way only, then in stands too. False: none.
  bool calmLegs(int round) {
    const bool letGo = round >= cleanup_tuning::kPatientRounds;
    const int times = letGo ? round - cleanup_tuning::kPatientRounds : round + 1;
    const std::size_t reach =
        static_cast<std::size_t>(std::lround(times * cleanup_tuning::kCalmReach / source_.frameTime));
    std::vector<char> any(limbs_.size(), 0);
    for (std::size_t i = 0; i < limbs_.size(); ++i) {
      HeldLimb& held = limbs_[i];
      const auto end = held.limb.joints.begin() + held.limb.bones + 1;
      const auto now = jointSpeeds(result_.motion, std::vector<int>(held.limb.joints.begin(), end),
                                   contacts_.firstFrame, options_.threads);
      for (std::size_t joint = 0; joint < now.size(); ++joint) {
        for (std::size_t step = 0; step < now[joint].size(); ++step) {
          const float was = held.speeds[joint][step], most = held.most[joint];
          const float may =
              letGo ? std::max(cleanup_tuning::kFastGrows * most, cleanup_tuning::kWildGrows * was)
                    : std::max(1.0005f * most, was);
          if (now[joint][step] <= may + 1e-4f) continue;
          any[i] = 1;
          const std::size_t f = contacts_.firstFrame + step;
          held.foot.calm(f > reach ? f - reach : 0, f + reach + 2, letGo);
        }
      }
    }
    return std::count(any.begin(), any.end(), 1) > 0;
  }

  // What is moved for the hips: the root, or the pelvis where the root (a control) does not move freely; -1:
  // neither does.
  int carrierOf() const {
    for (const int joint : {contacts_.limbs.root, contacts_.limbs.pelvis}) {
      if (joint < 0) continue;
      const AxisChannels place = channelsByAxis(source_, joint, ChannelKind::TranslateX);
      if (std::count(place.begin(), place.end(), -1) == 0) return joint;
    }
    return -1;
  }

  void moveHips() {
    hips_.assign(frames(), Vec3::Zero());
    carrier_ = carrierOf();
    if (carrier_ < 0) return;
    carrierChannels_ = channelsByAxis(source_, carrier_, ChannelKind::TranslateX);
    std::vector<LegLoad> loads;
    for (const HeldLimb& held : limbs_) loads.push_back(held.foot.load(source_, held.limb));
    hips_ = hipPath(loads, source_.frameTime, contacts_.firstFrame);
    sinkHips();
    cutSmall(hips_);
  }

  // How far a leg may reach in a frame: the share of its length that is allowed, or as far as it did.
  double mostReach(const HeldLimb& held, std::size_t f) const {
    const FootCorrection& foot = held.foot;
    return std::max(options_.maxExtension * held.length, (foot.ankle()[f] - foot.hip()[f]).norm());
  }

  // Where a standing leg would still be too short the hips sink.
  void sinkHips() {
    std::vector<double> needed(frames(), 0.0);
    for (const HeldLimb& held : limbs_) {
      const FootCorrection& foot = held.foot;
      for (std::size_t f = contacts_.firstFrame; f < frames(); ++f) {
        if (!foot.hold().held(f)) continue;
        const Vec3 after = foot.ankle()[f] + foot.shift()[f] - foot.hip()[f] - hips_[f];
        const double most = mostReach(held, f), across = std::hypot(after.x(), after.z());
        if (after.norm() <= most) continue;
        // |after + s up| = most has its smaller root where the ankle is below the hip.
        const double room = most * most - across * across;
        needed[f] = std::max(needed[f], room > 0 ? -after.y() - std::sqrt(room) : -after.y());
      }
    }
    const std::vector<double> sink = smoothUpperEnvelope(
        needed, std::max(1, static_cast<int>(std::lround(options_.sinkWindow / source_.frameTime))));
    for (std::size_t f = contacts_.firstFrame; f < frames(); ++f) {
      hips_[f].y() -= sink[f];
      if (-hips_[f].y() <= result_.sink) continue;
      result_.sink = -hips_[f].y();
      result_.sinkFrame = f;
    }
  }

  void solveFrames() {
    std::vector<double> unreached(frames(), 0.0);
    std::vector<char> changed(frames(), 0);
    const int count = static_cast<int>(frames());
#pragma omp parallel num_threads(threadCount(options_.threads))
    {
      Pose pose;
#pragma omp for schedule(dynamic, 64)
      for (int i = static_cast<int>(contacts_.firstFrame); i < count; ++i) {
        const std::size_t f = index(i);
        changed[f] = solveFrame(f, pose, unreached[f]) ? 1 : 0;
      }
    }
    result_.unreached = *std::max_element(unreached.begin(), unreached.end());
    result_.changedFrames = static_cast<std::size_t>(std::count(changed.begin(), changed.end(), 1));
  }

  bool solveFrame(std::size_t f, Pose& pose, double& unreached) {
    const bool moves = !hips_[f].isZero(0);
    const bool touched =
        std::any_of(limbs_.begin(), limbs_.end(), [&](const HeldLimb& held) { return held.foot.touched(f); });
    std::copy_n(source_.frame(f), source_.channels.size(), result_.motion.frame(f));
    if (!moves && !touched) return false;
    worldPose(source_, f, pose);
    if (moves) {
      const int end = subtreeEnd(source_.skeleton, carrier_);
      for (int j = carrier_; j < end; ++j) pose.position[index(j)] += hips_[f];
      writeCarrier(f, pose);
    }
    for (const HeldLimb& held : limbs_) {
      if (!moves && !held.foot.touched(f)) continue;
      turnJoint(source_.skeleton, pose, held.limb.end(), held.foot.turn(f));
      const Vec3 hip = held.foot.hip()[f] + hips_[f];
      Vec3 target = held.foot.ankle()[f] + held.foot.shift()[f];
      const double most = mostReach(held, f), distance = (target - hip).norm();
      if (!held.foot.hold().held(f) && distance > most) target = hip + most / distance * (target - hip);
      const LimbSolution solved = solveLimb(source_.skeleton, pose, held.limb, target);
      if (held.foot.hold().held(f)) unreached = std::max(unreached, solved.residual);
      writeLimb(f, pose, held);
    }
    return true;
  }

  // All channels but those of the legs and the carrier's place keep their bits.
  void writeCarrier(std::size_t f, const Pose& world) {
    const int parent = source_.skeleton.joints[index(carrier_)].parent;
    Vec3 place = world.position[index(carrier_)];
    if (parent >= 0)
      place = world.rotation[index(parent)].conjugate() * (place - world.position[index(parent)]);
    for (std::size_t axis = 0; axis < 3; ++axis)
      write(f, carrierChannels_[axis], place[static_cast<Eigen::Index>(axis)]);
  }
  void writeLimb(std::size_t f, const Pose& world, const HeldLimb& held) {
    for (std::size_t i = 0; i < held.channels.size(); ++i) {
      const int joint = held.limb.joints[i];
      const AxisChannels& channels = held.channels[i];
      Vec3 near = source_.skeleton.joints[index(joint)].rotation;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        if (channels[axis] >= 0)
          near[static_cast<Eigen::Index>(axis)] = source_.frame(f)[index(channels[axis])];
      }
      const Vec3 angles = eulerFromRotation(localTurn(world, joint),
                                            source_.skeleton.joints[index(joint)].rotationOrder, near);
      for (std::size_t axis = 0; axis < 3; ++axis)
        write(f, channels[axis], angles[static_cast<Eigen::Index>(axis)]);
    }
  }
  void write(std::size_t f, int channel, double value) {
    if (channel >= 0) result_.motion.frame(f)[index(channel)] = value;
  }
  // Without joint orient and rotate axis.
  Quat localTurn(const Pose& world, int j) const {
    const Joint& joint = source_.skeleton.joints[index(j)];
    const Quat& own = world.rotation[index(j)];
    const Quat local = joint.parent < 0 ? own : world.rotation[index(joint.parent)].conjugate() * own;
    if (joint.jointOrient.isZero() && joint.rotateAxis.isZero()) return local;
    return rotationFromEuler(joint.jointOrient, RotationOrder::XYZ).conjugate() * local *
           rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ).conjugate();
  }

  const Motion& source_;
  ContactReport& contacts_;
  const HoldOptions& options_;
  std::vector<HeldLimb> limbs_;
  std::vector<Vec3> hips_;
  int carrier_ = -1;
  AxisChannels carrierChannels_{{-1, -1, -1}};
  HeldFeet result_;
};

}  // namespace

HeldFeet holdFeet(const Motion& motion, ContactReport& contacts, const HoldOptions& options) {
  return Holding(motion, contacts, options).run();
}

}  // namespace footfall
