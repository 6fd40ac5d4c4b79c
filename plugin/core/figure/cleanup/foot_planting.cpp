// SPDX-License-Identifier: MIT
#include "figure/cleanup/foot_planting.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "base/easing.h"
#include "base/parallel.h"
#include "figure/cleanup/cleanup_tuning.h"
#include "figure/cleanup/eased_fill.h"
#include "figure/ik/two_bone_ik.h"
#include "figure/motion/joint_trajectory.h"
#include "figure/quality/plant_drift.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

Vec3 rotationVector(const Quat& rotation) {
  const Eigen::AngleAxisd turn(rotation.w() < 0 ? Quat(-rotation.coeffs()) : rotation);
  return turn.angle() * turn.axis();
}

Quat rotationOf(const Vec3& vector) {
  const double angle = vector.norm();
  return angle > 0 ? Quat(Eigen::AngleAxisd(angle, vector / angle)) : Quat::Identity();
}

// Frames that hold a part down over a whole time range: the range's ends rounded outwards.
FrameSpan framesAround(const Motion& motion, const TimeRange& range, std::size_t firstFrame) {
  if (range.end <= range.start) return {};
  const auto frame = [&](double t) { return (t - motion.startTime) / motion.frameTime; };
  const auto first = static_cast<Index>(std::floor(frame(range.start) + 1e-6));
  const auto last = static_cast<Index>(std::ceil(frame(range.end) - 1e-6));
  return {static_cast<std::size_t>(std::max(first, static_cast<Index>(firstFrame))),
          static_cast<std::size_t>(std::clamp<Index>(last + 1, 0, static_cast<Index>(motion.frames())))};
}

using Written = std::array<int, 3>;  // channels by axis, -1: none

// What is done to one leg: how its foot is turned and moved in each frame.
struct LegPlan {
  int leg = 0;
  Vec3 kneeAxis = Vec3::Zero();                  // in the hip joint's space, unit
  std::vector<char> heel, ball;                  // planted, per frame: those around a stand as well
  std::vector<char> stands;                      // a part stands in the frame itself
  std::vector<Vec3> heelPosition, ballPosition;  // where, per frame
  std::vector<Vec3> turn;                        // of the foot in the world, a rotation vector
  std::vector<Vec3> shift;                       // of the ankle in the world, metres
  std::vector<Vec3> aim;              // correction of the places for what happens between frames, metres
  std::array<Written, 3> channels{};  // rotations of hip, knee and ankle

  bool planted(std::size_t f) const { return heel[f] || ball[f]; }
  bool touched(std::size_t f) const { return !shift[f].isZero(0) || !turn[f].isZero(0); }
};

class Planter {
 public:
  // factor: how many frames of source are one of the motion the contacts were found in.
  Planter(Motion source, const ContactReport& contacts, int factor, const CleanOptions& options)
      : source_(std::move(source)), options_(options) {
    result_.motion = source_;
    result_.contacts = contacts;
    result_.contacts.firstFrame *= static_cast<std::size_t>(factor);
    result_.rateFactor = factor;
    world_ = worldPoses(source_, options.threads);
    carrier_ = findCarrier();
    carrierChannels_ = channelsOf(carrier_, ChannelKind::TranslateX);
  }

  CleanResult run() {
    planLegs();
    // Each pass shifts the planted frames by what is left between them, to share it.
    for (int pass = 0; pass < cleanup_tuning::kPasses; ++pass) {
      forEachPlan([&](LegPlan& plan) { shiftFoot(plan); });
      sinkHips();
      solveLegs();
      result_.drift = plantDrift(result_.motion, result_.contacts, cleanup_tuning::kLooksPerFrame,
                                 result_.driftFrame, options_.threads);
      if (pass + 1 < cleanup_tuning::kPasses) {
        forEachPlan([&](LegPlan& plan) { aimBetweenFrames(plan); });
      }
    }
    // A pose before the motion is none of its business.
    std::copy_n(source_.samples.begin(), result_.contacts.firstFrame * source_.channels.size(),
                result_.motion.samples.begin());
    const std::size_t factor = static_cast<std::size_t>(result_.rateFactor);
    result_.contacts.firstFrame /= factor;
    result_.driftFrame /= factor;
    result_.sinkFrame /= factor;
    result_.changedFrames /= factor;
    return std::move(result_);
  }

 private:
  const Leg& legOf(const LegPlan& plan) const {
    return result_.contacts.limbs.legs[static_cast<std::size_t>(plan.leg)];
  }
  const Sole& soleOf(const LegPlan& plan) const {
    return result_.contacts.soles[static_cast<std::size_t>(plan.leg)];
  }
  std::size_t frames() const { return source_.frames(); }
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  // What is lowered for the hips to sink: the root, or the pelvis where the root (a control) does not move
  // freely; -1: neither does.
  int findCarrier() const {
    for (const int joint : {result_.contacts.limbs.root, result_.contacts.limbs.pelvis}) {
      const auto moves = [joint](const MotionChannel& c) {
        return c.joint == joint && isTranslation(c.kind);
      };
      if (joint >= 0 && std::count_if(source_.channels.begin(), source_.channels.end(), moves) == 3)
        return joint;
    }
    return -1;
  }

  // Legs do not know of each other: a thread each.
  template <typename Work>
  void forEachPlan(const Work& work) {
    const int count = static_cast<int>(plans_.size());
#pragma omp parallel for schedule(static, 1) num_threads(threadCount(options_.threads))
    for (int i = 0; i < count; ++i) work(plans_[index(i)]);
  }

  void planLegs() {
    for (std::size_t leg = 0; leg < result_.contacts.limbs.legs.size(); ++leg) {
      LegPlan plan;
      plan.leg = static_cast<int>(leg);
      if (legOf(plan).joints.size() > 2) {
        plans_.push_back(std::move(plan));
        continue;
      }
      result_.notes.push_back(
          fmt::format("the {} leg has only one bone and was left unchanged", legOf(plan).name));
    }
    forEachPlan([&](LegPlan& plan) { planLeg(plan); });
  }

  void planLeg(LegPlan& plan) {
    plan.heel.resize(frames());
    plan.ball.resize(frames());
    plan.stands.resize(frames());
    plan.heelPosition.resize(frames(), Vec3::Zero());
    plan.ballPosition = plan.turn = plan.shift = plan.aim = plan.heelPosition;
    std::size_t free = result_.contacts.firstFrame;  // the first frame the contacts before leave
    for (Contact& contact : result_.contacts.contacts) {
      if (contact.leg != plan.leg) continue;
      free = plant(contact, plan, free);
      for (const TimeRange* stand : {&contact.heel, &contact.ball}) {
        const FrameSpan within = framesWithin(source_, *stand);
        for (std::size_t f = within.first; f < within.end && stand->end > stand->start; ++f)
          plan.stands[f] = 1;
      }
    }
    plan.kneeAxis = kneeAxis(plan);
    const Leg& own = legOf(plan);
    plan.channels = {channelsOf(own.hip(), ChannelKind::RotateX),
                     channelsOf(own.joints[1], ChannelKind::RotateX),
                     channelsOf(own.ankle(), ChannelKind::RotateX)};
    turnFoot(plan);
  }

  // Marks the frames of a contact. Returns the first frame after it.
  std::size_t plant(Contact& contact, LegPlan& plan, std::size_t free) {
    FrameSpan heel = framesAround(source_, contact.heel, result_.contacts.firstFrame);
    FrameSpan ball = framesAround(source_, contact.ball, result_.contacts.firstFrame);
    heel.first = std::max(heel.first, free);
    ball.first = std::max(ball.first, free);
    if (!heel.empty() && !ball.empty()) {
      // As far apart as the foot is long, so that it need not slip from the heel to the ball. The ball keeps
      // its place, unless the heel stands on from the contact before.
      const Sole& sole = soleOf(plan);
      const double length = (sole.heel.offset - sole.ball.offset).norm();
      const Vec3 along = contact.ballPosition - contact.heelPosition;
      const bool heelStood = free > 0 && plan.heel[free - 1] && heel.first == free;
      if (along.norm() > 0 && heelStood) {
        contact.heelPosition = plan.heelPosition[free - 1];
        contact.ballPosition = contact.heelPosition + length * along.normalized();
      } else if (along.norm() > 0) {
        contact.heelPosition = contact.ballPosition - length * along.normalized();
      }
    }
    for (std::size_t f = heel.first; f < heel.end; ++f) {
      plan.heel[f] = 1;
      plan.heelPosition[f] = contact.heelPosition;
    }
    for (std::size_t f = ball.first; f < ball.end; ++f) {
      plan.ball[f] = 1;
      plan.ballPosition[f] = contact.ballPosition;
    }
    return std::max({free, heel.end, ball.end});
  }

  double blendFrames() const {
    return std::max(1.0, options_.blend / source_.frameTime);
  }
  int slopeFrames() const {
    return std::max(2, static_cast<int>(std::lround(0.03 / source_.frameTime)));
  }

  // Flat, the foot takes the direction from heel to ball; elsewhere that turn eases out.
  void turnFoot(LegPlan& plan) const {
    const Sole& sole = soleOf(plan);
    std::vector<char> flat(frames(), 0);
    for (std::size_t f = 0; f < frames(); ++f) {
      if (!plan.heel[f] || !plan.ball[f]) continue;
      const Vec3 along = sole.ball.in(world_[f]) - sole.heel.in(world_[f]);
      const Vec3 wanted = plan.ballPosition[f] - plan.heelPosition[f];
      if (along.norm() == 0 || wanted.norm() == 0) continue;
      flat[f] = 1;
      plan.turn[f] = rotationVector(Quat::FromTwoVectors(along, wanted));
    }
    fillEased(plan.turn, flat, blendFrames(), slopeFrames());
  }

  // Planted, the ankle goes where the planted part is on its place; elsewhere that shift eases out.
  void shiftFoot(LegPlan& plan) const {
    const Sole& sole = soleOf(plan);
    const std::size_t ankle = index(legOf(plan).ankle());
    std::vector<char> planted(frames(), 0);
    for (std::size_t f = 0; f < frames(); ++f) {
      if (!plan.planted(f)) continue;
      planted[f] = 1;
      const Quat attitude = rotationOf(plan.turn[f]) * world_[f].rotation[ankle];
      const Vec3 place = (plan.ball[f] ? plan.ballPosition[f] : plan.heelPosition[f]) + plan.aim[f];
      plan.shift[f] =
          place - attitude * (plan.ball[f] ? sole.ball.offset : sole.heel.offset) - world_[f].position[ankle];
    }
    fillEased(plan.shift, planted, blendFrames(), slopeFrames());
  }

  // How far a leg may reach in a frame: to the share of its upper bone and what hangs on the knee (which
  // stays as it is) that is allowed, or as far as it did.
  double mostReach(const LegPlan& plan, std::size_t f) const {
    return std::max(options_.maxExtension * legLength(plan, f), reachOf(plan, f));
  }
  double legLength(const LegPlan& plan, std::size_t f) const {
    const Leg& leg = legOf(plan);
    const std::vector<Vec3>& at = world_[f].position;
    const Vec3& knee = at[index(leg.joints[1])];
    return (knee - at[index(leg.hip())]).norm() + (at[index(leg.ankle())] - knee).norm();
  }
  double reachOf(const LegPlan& plan, std::size_t f) const {
    const std::vector<Vec3>& at = world_[f].position;
    return (at[index(legOf(plan).ankle())] - at[index(legOf(plan).hip())]).norm();
  }
  // How far it should reach for an ankle at a distance.
  double wantedReach(const LegPlan& plan, std::size_t f, double distance) const {
    const double soft = std::max(options_.softExtension * legLength(plan, f), reachOf(plan, f));
    return softLimit(distance, soft, mostReach(plan, f));
  }

  // The axis a knee bends about, in the space of the hip joint: the mean over the motion, bent frames
  // counting more.
  Vec3 kneeAxis(const LegPlan& plan) const {
    const Leg& leg = legOf(plan);
    Vec3 sum = Vec3::Zero();
    for (std::size_t f = result_.contacts.firstFrame; f < frames(); ++f) {
      sum += world_[f].rotation[index(leg.hip())].conjugate() * bendOf(plan, world_[f]);
    }
    return sum.norm() > 0 ? Vec3(sum.normalized()) : Vec3(Vec3::Zero());
  }

  // Thigh across shin, each of length 1: the axis the knee is bent about, as long as the sine of the angle.
  Vec3 bendOf(const LegPlan& plan, const Pose& pose) const {
    const Leg& leg = legOf(plan);
    const Vec3 &hip = pose.position[index(leg.hip())], &knee = pose.position[index(leg.joints[1])];
    return (knee - hip).normalized().cross((pose.position[index(leg.ankle())] - knee).normalized());
  }

  // To which side the knee goes: where it is in the source; towards straight, where that is noise (or a knee
  // bent backwards), where it goes when it bends.
  Vec3 poleOf(const LegPlan& plan, const Pose& pose) const {
    const Leg& leg = legOf(plan);
    Vec3 axis = bendOf(plan, pose);
    const double share = std::min(axis.norm() / cleanup_tuning::kClearBend, 1.0);
    const double straight = 1 - smoothStep(share);
    axis += 0.1 * straight * (pose.rotation[index(leg.hip())] * plan.kneeAxis);
    const Vec3 along = pose.position[index(leg.ankle())] - pose.position[index(leg.hip())];
    return along.cross(axis);
  }

  // How far the hips must sink for every leg to reach its ankle without stretching beyond what it may.
  void sinkHips() {
    std::vector<double> needed(frames(), 0.0);
    for (const LegPlan& plan : plans_) {
      const std::size_t hip = index(legOf(plan).hip()), ankle = index(legOf(plan).ankle());
      for (std::size_t f = 0; f < frames(); ++f) {
        if (!plan.planted(f) && !(options_.softExtension < 1 && plan.touched(f))) continue;
        const Vec3 after = world_[f].position[ankle] + plan.shift[f] - world_[f].position[hip];
        const double most = wantedReach(plan, f, after.norm());
        const double across = std::hypot(after.x(), after.z());
        if (after.norm() <= most) continue;
        // |after + s up| = most has its smaller root where the ankle is below the hip.
        const double room = most * most - across * across;
        const double s = room > 0 ? -after.y() - std::sqrt(room) : -after.y();
        needed[f] = std::max(needed[f], std::max(0.0, s));
      }
    }
    sink_ = smoothUpperEnvelope(
        needed, std::max(1, static_cast<int>(std::lround(options_.sinkWindow / source_.frameTime))));
    const std::size_t still = carrier_ < 0 ? sink_.size() : result_.contacts.firstFrame;
    std::fill_n(sink_.begin(), std::min(still, sink_.size()), 0.0);
    const auto deepest = std::max_element(sink_.begin(), sink_.end());
    result_.sink = *deepest;
    result_.sinkFrame = static_cast<std::size_t>(deepest - sink_.begin());
  }

  void solveLegs() {
    std::vector<double> unreached(frames(), 0.0);
    std::vector<char> changed(frames(), 0);
    const int count = static_cast<int>(frames());
#pragma omp parallel num_threads(threadCount(options_.threads))
    {
      Pose pose;
#pragma omp for schedule(dynamic, 64)
      for (int i = 0; i < count; ++i) {
        const std::size_t f = index(i);
        changed[f] = solveFrame(f, pose, unreached[f]) ? 1 : 0;
      }
    }
    result_.unreached = *std::max_element(unreached.begin(), unreached.end());
    result_.changedFrames = static_cast<std::size_t>(std::count(changed.begin(), changed.end(), 1));
  }

  bool solveFrame(std::size_t f, Pose& pose, double& unreached) {
    std::copy(source_.frame(f), source_.frame(f) + source_.channels.size(), result_.motion.frame(f));
    const bool sinks = sink_[f] > 0;
    const bool touched =
        std::any_of(plans_.begin(), plans_.end(), [&](const LegPlan& plan) { return plan.touched(f); });
    if (!sinks && !touched) return false;
    pose = world_[f];
    if (sinks) {
      const int end = subtreeEnd(source_.skeleton, carrier_);
      for (int j = carrier_; j < end; ++j) pose.position[index(j)].y() -= sink_[f];
    }
    for (const LegPlan& plan : plans_) {
      if (!sinks && !plan.touched(f)) continue;
      const Leg& leg = legOf(plan);
      const Vec3 hip = pose.position[index(leg.hip())];
      Vec3 target = world_[f].position[index(leg.ankle())] + plan.shift[f];
      const double most = mostReach(plan, f);
      if (!plan.planted(f) && (target - hip).norm() > most) target = hip + most * (target - hip).normalized();
      const Vec3 pole = poleOf(plan, pose);
      turnJoint(source_.skeleton, pose, leg.ankle(), rotationOf(plan.turn[f]));
      const TwoBoneResult solved =
          solveTwoBone(source_.skeleton, pose, leg.hip(), leg.joints[1], leg.ankle(), target, pole);
      if (plan.planted(f)) unreached = std::max(unreached, solved.residual);
    }
    writeFrame(f, pose);
    return true;
  }

  // Writes the channels of the legs and the root's place; all others keep their bits.
  void writeFrame(std::size_t f, const Pose& world) {
    if (sink_[f] > 0) {
      const Written& root = carrierChannels_;
      const Vec3 place = localPlace(world, carrier_);
      for (std::size_t axis = 0; axis < 3; ++axis) write(f, root[axis], place[static_cast<Index>(axis)]);
    }
    for (const LegPlan& plan : plans_) {
      const Leg& leg = legOf(plan);
      const int joints[] = {leg.hip(), leg.joints[1], leg.ankle()};
      for (std::size_t i = 0; i < 3; ++i) {
        const Written& channels = plan.channels[i];
        const Joint& joint = source_.skeleton.joints[index(joints[i])];
        Vec3 near = joint.rotation;
        for (std::size_t axis = 0; axis < 3; ++axis) {
          if (channels[axis] >= 0) near[static_cast<Index>(axis)] = source_.frame(f)[index(channels[axis])];
        }
        const Quat turn = localTurn(world, joints[i]);
        const Vec3 angles = eulerFromRotation(turn, joint.rotationOrder, near);
        for (std::size_t axis = 0; axis < 3; ++axis)
          write(f, channels[axis], angles[static_cast<Index>(axis)]);
      }
    }
  }
  void write(std::size_t f, int channel, double value) {
    if (channel >= 0) result_.motion.frame(f)[index(channel)] = value;
  }
  // The channels of a joint's place or turn, by axis; -1: none.
  Written channelsOf(int joint, ChannelKind x) const {
    Written found{{-1, -1, -1}};
    for (std::size_t c = 0; c < source_.channels.size(); ++c) {
      const int axis = static_cast<int>(source_.channels[c].kind) - static_cast<int>(x);
      if (source_.channels[c].joint == joint && axis >= 0 && axis < 3)
        found[index(axis)] = static_cast<int>(c);
    }
    return found;
  }
  Vec3 localPlace(const Pose& world, int joint) const {
    const int parent = source_.skeleton.joints[index(joint)].parent;
    const Vec3& at = world.position[index(joint)];
    if (parent < 0) return at;
    return world.rotation[index(parent)].conjugate() * (at - world.position[index(parent)]);
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

  // Half way between frames a planted part is off its place by a small arc; its frames are aimed to share
  // that. Where both parts stand, by the mean of theirs.
  void aimBetweenFrames(LegPlan& plan) const {
    const Sole& sole = soleOf(plan);
    const JointTrajectory ankle(result_.motion, legOf(plan).ankle());
    std::vector<PlantArc> arcs = arcsOf(plan);
    for (std::size_t f = 0; f + 1 < frames(); ++f) {
      PlantArc& arc = arcs[f];
      const bool ball = plan.ball[f] && plan.ball[f + 1], heel = plan.heel[f] && plan.heel[f + 1];
      arc.known = arc.known && (ball || heel);
      if (!arc.known) continue;
      const Frame frame = ankle.at(source_.time(f) + arc.share * source_.frameTime);
      if (ball) arc.arc += frame * sole.ball.offset - plan.ballPosition[f];
      if (heel) arc.arc += frame * sole.heel.offset - plan.heelPosition[f];
      if (ball && heel) arc.arc *= 0.5;
      arc.arc -= (1 - arc.share) * plan.aim[f] + arc.share * plan.aim[f + 1];
    }
    plan.aim = sharedArcs(arcs, plan.stands);
  }

  // Where between frames the leg's parts stand: the place nearest to half way.
  std::vector<PlantArc> arcsOf(const LegPlan& plan) const {
    std::vector<PlantArc> arcs(frames());
    for (const Contact& contact : result_.contacts.contacts) {
      if (contact.leg != plan.leg) continue;
      for (const TimeRange* stand : {&contact.heel, &contact.ball}) {
        const double start = (stand->start - source_.startTime) / source_.frameTime;
        const double end = (stand->end - source_.startTime) / source_.frameTime;
        const FrameSpan span = framesAround(source_, *stand, result_.contacts.firstFrame);
        for (std::size_t f = span.first; f + 1 < span.end; ++f) {
          PlantArc& arc = arcs[f];
          const double from = std::max(start - static_cast<double>(f), 0.0);
          const double to = std::min(end - static_cast<double>(f), 1.0);
          const double share = std::clamp(0.5, std::min(from, to), to);
          if (!arc.known || std::abs(share - 0.5) < std::abs(arc.share - 0.5)) arc.share = share;
          arc.known = true;
        }
      }
    }
    return arcs;
  }

  const Motion source_;
  const CleanOptions& options_;
  std::vector<Pose> world_;
  std::vector<LegPlan> plans_;
  std::vector<double> sink_;
  int carrier_ = -1;
  Written carrierChannels_{{-1, -1, -1}};
  CleanResult result_;
};

}  // namespace

CleanResult plantFeet(const Motion& source, const ContactReport& contacts, int factor,
                      const CleanOptions& options) {
  return Planter(source, contacts, factor, options).run();
}

}  // namespace footfall
