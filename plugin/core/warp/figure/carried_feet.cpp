// SPDX-License-Identifier: MIT
#include "warp/figure/carried_feet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "base/constants.h"
#include "base/easing.h"
#include "base/parallel.h"
#include "figure/cleanup/eased_fill.h"
#include "figure/ik/joint_hinges.h"
#include "warp/channels/rotation_spline.h"
#include "warp/figure/joint_turns.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

std::size_t slot(int i) {
  return static_cast<std::size_t>(i);
}

// A joint's rotation as its channels have it: without joint orient and rotate axis.
Quat channelRotation(const Skeleton& skeleton, const Pose& world, int j) {
  const Joint& joint = skeleton.joints[slot(j)];
  const Quat& own = world.rotation[slot(j)];
  const Quat local = joint.parent < 0 ? own : world.rotation[slot(joint.parent)].conjugate() * own;
  if (joint.jointOrient.isZero() && joint.rotateAxis.isZero()) return local;
  return rotationFromEuler(joint.jointOrient, RotationOrder::XYZ).conjugate() * local *
         rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ).conjugate();
}

// What is done to a foot, a frame each.
struct CarriedLeg {
  std::size_t leg = 0;
  JointedLimb limb;
  std::vector<int> stand;   // of the frame, among those of the motion; -1: in the air
  std::vector<Vec3> shift;  // of the ankle, metres, and
  std::vector<Vec3>
      turn;  // of the foot, a rotation vector: on top of what keeps it from going with the hips:
  std::vector<double> rise;                  // metres up, as the hips rise, fall and tilt
  std::vector<Vec3> level;                   // a rotation vector, as they tilt
  std::vector<std::array<int, 3>> channels;  // rotations of the limb's joints by axis, -1: none

  bool stands(std::size_t f) const { return stand[f] >= 0; }
  bool touched(std::size_t f) const {
    return shift[f].squaredNorm() > 1e-20 || turn[f].squaredNorm() > 1e-20 || std::abs(rise[f]) > 1e-10 ||
           level[f].squaredNorm() > 1e-20;
  }
  Quat turned(std::size_t f) const { return rotationOf(turn[f]) * rotationOf(level[f]); }
  Vec3 by(std::size_t f) const { return shift[f] + Vec3(0, rise[f], 0); }
};

class Carrier {
 public:
  Carrier(const Motion& source, const Motion& warped, const ContactReport& contacts,
          const std::vector<HeldFoot>& stands, const std::vector<Vec3>& shift, const CarryOptions& options)
      : source_(source),
        warped_(warped),
        contacts_(contacts),
        stands_(stands),
        shift_(shift),
        options_(options),
        was_(worldPoses(source, options.threads)),
        is_(worldPoses(warped, options.threads)) {
    result_.motion = warped;
    const JointedLimbs hinges = jointedLimbs(source, contacts.limbs);
    for (std::size_t i = 0; i < hinges.legs.size(); ++i) {
      if (hinges.legs[i].bones == 0) continue;
      CarriedLeg leg;
      leg.leg = i;
      leg.limb = hinges.legs[i];
      legs_.push_back(std::move(leg));
    }
    for (const int joint : {contacts.limbs.root, contacts.limbs.pelvis}) {
      if (mover_ < 0 && joint >= 0 && !translationChannels(warped, joint).empty()) mover_ = joint;
    }
    if (mover_ >= 0) moverChannels_ = translationChannels(warped, mover_);
  }

  CarriedFeet run() {
    flies_ = flights();
    const int count = static_cast<int>(legs_.size());
#pragma omp parallel for schedule(static, 1) num_threads(threadCount(options_.threads))
    for (int i = 0; i < count; ++i) plan(legs_[slot(i)]);
    sinkHips();
    solve();
    return std::move(result_);
  }

 private:
  std::size_t frames() const {
    return warped_.frames();
  }
  int framesIn(double seconds) const {
    return std::max(1, static_cast<int>(std::lround(seconds / warped_.frameTime)));
  }

  // The frames of flights: stretches without known contacts over which the body falls freely.
  std::vector<char> flights() const {
    std::vector<char> flies(frames(), 1);
    for (const HeldFoot& stand : stands_) {
      const FrameSpan span = framesWithin(warped_, stand.time);
      if (stand.ground)
        std::fill(flies.begin() + static_cast<std::ptrdiff_t>(span.first),
                  flies.begin() + static_cast<std::ptrdiff_t>(std::max(span.first, span.end)), 0);
    }
    for (std::size_t f = 0; f < frames(); ++f) {
      if (!flies[f]) continue;
      std::size_t end = f;
      while (end < frames() && flies[end]) ++end;
      if (!falls(f, end - 1))
        std::fill(flies.begin() + static_cast<std::ptrdiff_t>(f),
                  flies.begin() + static_cast<std::ptrdiff_t>(end), 0);
      f = end;
    }
    return flies;
  }
  // Whether the source's hips rise and fall over these frames as a thrown body does, at half of gravity at
  // least.
  bool falls(std::size_t first, std::size_t last) const {
    const int hips = contacts_.limbs.pelvis >= 0 ? contacts_.limbs.pelvis : contacts_.limbs.root;
    const double half = 0.5 * static_cast<double>(last - first) * source_.frameTime;
    if (hips < 0 || half < tuning::kShortestFlight) return false;
    const auto height = [&](std::size_t f) { return was_[f].position[slot(hips)].y(); };
    const double bend = height(first) + height(last) - 2 * height((first + last) / 2);
    return bend / (half * half) < -0.5 * kGravity;
  }

  void plan(CarriedLeg& leg) const {
    leg.stand.assign(frames(), -1);
    leg.shift.assign(frames(), Vec3::Zero());
    leg.turn = leg.level = leg.shift;
    leg.rise.assign(frames(), 0.0);
    for (int i = 0; i <= leg.limb.bones; ++i) {
      leg.channels.emplace_back();
      const std::vector<int> own = rotationChannels(warped_, leg.limb.joints[slot(i)]);
      std::copy(own.begin(), own.end(), leg.channels.back().begin());
    }
    const std::size_t ankle = slot(leg.limb.end());
    for (std::size_t s = 0; s < stands_.size(); ++s) {
      const HeldFoot& stand = stands_[s];
      if (slot(stand.leg) != leg.leg) continue;
      const FrameSpan span = framesWithin(warped_, stand.time);
      for (std::size_t f = span.first; f < span.end; ++f) {
        if (leg.stands(f)) continue;
        leg.stand[f] = static_cast<int>(s);
        if (!stand.held) continue;
        leg.shift[f] = stand.move * was_[f].position[ankle] - is_[f].position[ankle];
        leg.turn[f] = rotationVector(Quat(stand.move.rotation()) * was_[f].rotation[ankle] *
                                     is_[f].rotation[ankle].conjugate());
        if (leg.shift[f].norm() < 1e-9 && leg.turn[f].norm() < 1e-9)
          leg.shift[f] = leg.turn[f] = Vec3::Zero();
      }
    }
    for (std::size_t f = 0; f < frames(); ++f) withoutHips(leg, f);
    goAlongInFlight(leg);
    for (std::size_t f = 0; f < frames(); ++f) {
      // Where it stands the whole is as it must be.
      if (!leg.stands(f)) continue;
      leg.shift[f].y() -= leg.rise[f];
      leg.turn[f] = rotationVector(rotationOf(leg.turn[f]) * rotationOf(leg.level[f]).conjugate());
    }
    carry(leg, leg.shift);
    carry(leg, leg.turn);
    keepAbove(leg);
  }

  // What takes from a foot what the hips, moved and turned as a piece with the leg, lift, sink and tilt it
  // by.
  void withoutHips(CarriedLeg& leg, std::size_t f) const {
    const int hips = warped_.skeleton.joints[slot(leg.limb.root())].parent;
    if (hips < 0) return;
    const Quat turned = is_[f].rotation[slot(hips)] * was_[f].rotation[slot(hips)].conjugate();
    const Vec3& foot = was_[f].position[slot(leg.limb.end())];
    const Vec3 taken = is_[f].position[slot(hips)] + turned * (foot - was_[f].position[slot(hips)]) - foot;
    if (std::abs(taken.y()) > 1e-9) leg.rise[f] = -taken.y();
    const double about = 2 * std::atan2(turned.y(), turned.w());
    const Vec3 tilt = rotationVector(Quat(Eigen::AngleAxisd(about, Vec3::UnitY())) * turned.conjugate());
    if (tilt.norm() > 1e-9) leg.level[f] = tilt;
  }

  // In flight feet go with the body, but for what it was moved by where it left the ground and where it
  // lands.
  void goAlongInFlight(CarriedLeg& leg) const {
    for (std::size_t f = 0; f < frames(); ++f) {
      if (!flies_[f]) continue;
      std::size_t end = f;
      while (end < frames() && flies_[end]) ++end;
      const bool open = f == 0, ends = end == frames();
      const std::size_t left = open ? end : f - 1, lands = ends ? f - 1 : end;
      for (std::size_t k = f; k < end; ++k) {
        const double u = open || ends ? 0 : static_cast<double>(k - left) / static_cast<double>(lands - left);
        const bool none = open && ends;
        const std::size_t from = open ? lands : left;
        leg.rise[k] = none ? 0 : leg.rise[from] + u * (leg.rise[lands] - leg.rise[from]);
        leg.level[k] =
            none ? Vec3(Vec3::Zero()) : Vec3(leg.level[from] + u * (leg.level[lands] - leg.level[from]));
      }
      f = end;
    }
  }

  // From stand to stand: from what it is at the end of one to what it is at the start of the next, as it
  // moves there at both.
  void carry(const CarriedLeg& leg, std::vector<Vec3>& value) const {
    const int slopes = framesIn(0.03), fades = framesIn(0.5 * options_.ease);
    const auto slope = [&](std::size_t end, int sign) {
      std::size_t from = end;
      int n = 0;
      while (n < slopes && from + slot(sign) < frames() && leg.stand[from + slot(sign)] == leg.stand[end])
        from += slot(sign), ++n;
      return n == 0 ? Vec3(Vec3::Zero()) : Vec3((value[end] - value[from]) / n);
    };
    std::size_t f = 0;
    while (f < frames()) {
      if (leg.stands(f)) {
        ++f;
        continue;
      }
      std::size_t next = f;
      while (next < frames() && !leg.stands(next)) ++next;
      const bool open = f == 0, ends = next == frames();
      const int most = framesIn(options_.ease);
      // Before the first stand and after the last it eases to nothing.
      const int gap = static_cast<int>(next - f) + 1;
      const int length = open || ends ? std::min(gap, most) : gap;
      const Vec3 left = open ? Vec3(Vec3::Zero()) : value[f - 1];
      const Vec3 right = ends ? Vec3(Vec3::Zero()) : value[next];
      const Vec3 leaving = open ? Vec3(Vec3::Zero()) : slope(f - 1, -1);
      const Vec3 coming = ends ? Vec3(Vec3::Zero()) : slope(next, 1);
      const int fade = std::min(length, fades);
      for (std::size_t k = f; k < next; ++k) {
        const int since = static_cast<int>(k - f) + 1, until = static_cast<int>(next - k);
        const double u = open && ends ? 0
                         : open       ? 1 - std::min(1.0, static_cast<double>(until) / length)
                                      : std::min(1.0, static_cast<double>(since) / length);
        const auto fading = [fade](int n) {
          return n < fade ? n * std::pow(1 - static_cast<double>(n) / fade, 3) : 0.0;
        };
        value[k] = left + eased(u) * (right - left) + fading(since) * leaving + fading(until) * coming;
      }
      f = next;
    }
  }

  // No part of the sole comes deeper than where it stands before or after, or than in the source.
  void keepAbove(CarriedLeg& leg) const {
    const Sole& sole = contacts_.soles[leg.leg];
    const std::size_t ankle = slot(leg.limb.end());
    std::vector<double> lift(frames(), 0.0);
    const auto heightOf = [&](const CarriedPoint& part, std::size_t f) {
      // The toes are turned with the foot.
      const Vec3 from = part.in(is_[f]) - is_[f].position[ankle];
      return is_[f].position[ankle].y() + leg.by(f).y() + (leg.turned(f) * from).y();
    };
    for (const CarriedPoint* part : {&sole.heel, &sole.ball, &sole.tip}) {
      std::vector<double> floor(frames(), -std::numeric_limits<double>::infinity()), moved(frames(), 0.0);
      spreadFloor(leg, *part, floor, moved);
      for (std::size_t f = 0; f < frames(); ++f) {
        if (leg.stands(f)) continue;
        const double least = std::min(part->in(was_[f]).y(), floor[f]) + moved[f];
        lift[f] = std::max(lift[f], least - heightOf(*part, f));
      }
    }
    if (*std::max_element(lift.begin(), lift.end()) <= tuning::kLeastLift) return;
    const int reach = framesIn(tuning::kLiftEase);
    lift = smoothUpperEnvelope(lift, reach);
    std::vector<int> away(frames(), reach);
    for (std::size_t f = 0; f < frames(); ++f) {
      if (leg.stands(f)) away[f] = 0;
      if (f > 0) away[f] = std::min(away[f], away[f - 1] + 1);
    }
    for (std::size_t f = frames(); f-- > 1;) away[f - 1] = std::min(away[f - 1], away[f] + 1);
    for (std::size_t f = 0; f < frames(); ++f) leg.rise[f] += lift[f] * smoothStep(0, 0.5 * reach, away[f]);
  }

  // The height a part stands at, before or after a frame whichever is higher, and what it is moved up by.
  void spreadFloor(const CarriedLeg& leg, const CarriedPoint& part, std::vector<double>& floor,
                   std::vector<double>& moved) const {
    std::vector<double> before(frames(), 0.0), after(frames(), 0.0);
    for (const bool back : {false, true}) {
      double height = -std::numeric_limits<double>::infinity(), up = 0;
      int stand = -1;
      for (std::size_t n = 0; n < frames(); ++n) {
        const std::size_t f = back ? frames() - 1 - n : n;
        if (leg.stands(f) && stands_[slot(leg.stand[f])].ground) {
          const double here = part.in(was_[f]).y();
          height = leg.stand[f] == stand ? std::min(height, here) : here;
          stand = leg.stand[f];
          const HeldFoot& held = stands_[slot(stand)];
          up = held.held ? (held.move * was_[f].position[slot(leg.limb.end())]).y() -
                               was_[f].position[slot(leg.limb.end())].y()
                         : 0;
        }
        floor[f] = std::max(floor[f], height);
        (back ? after : before)[f] = up;
      }
    }
    for (std::size_t f = 0; f < frames(); ++f) moved[f] = std::min(before[f], after[f]);
  }

  static double reachIn(const CarriedLeg& leg, const Pose& pose) {
    return (pose.position[slot(leg.limb.end())] - pose.position[slot(leg.limb.root())]).norm();
  }

  // How far the hips must sink for the legs to reach: standing ones, and those on their way without what the
  // hips themselves do.
  void sinkHips() {
    std::vector<double> needed(frames(), 0.0);
    for (const CarriedLeg& leg : legs_) {
      const double length = stretchedReach(limbPoseOf(warped_.skeleton, is_[0], leg.limb));
      for (std::size_t f = 0; f < frames(); ++f) {
        if (!leg.touched(f) && shift_[f].isZero(0)) continue;
        Vec3 by = leg.by(f);
        if (!leg.stands(f)) by.y() = std::max(by.y(), leg.shift[f].y());
        const Vec3 after =
            is_[f].position[slot(leg.limb.end())] + by - is_[f].position[slot(leg.limb.root())] - shift_[f];
        const double own = std::max(reachIn(leg, was_[f]), reachIn(leg, is_[f]));
        const double most = softLimit(after.norm(), std::max(options_.softExtension * length, own),
                                      std::max(options_.maxExtension * length, own));
        if (after.norm() <= most) continue;
        // |after + s up| = most has its smaller root where the ankle is below the hip.
        const double room = most * most - after.x() * after.x() - after.z() * after.z();
        needed[f] = std::max({needed[f], 0.0, room > 0 ? -after.y() - std::sqrt(room) : -after.y()});
      }
    }
    sink_ = smoothUpperEnvelope(needed, framesIn(tuning::kSinkWindow));
    if (mover_ < 0) std::fill(sink_.begin(), sink_.end(), 0.0);
    std::fill_n(sink_.begin(), std::min(contacts_.firstFrame, sink_.size()), 0.0);
    result_.sink = *std::max_element(sink_.begin(), sink_.end());
  }

  void solve() {
    std::vector<double> missed(frames(), 0.0);
    std::vector<int> worst(frames(), -1);
    const int count = static_cast<int>(frames());
#pragma omp parallel num_threads(threadCount(options_.threads))
    {
      Pose pose;
#pragma omp for schedule(static)
      for (int i = 0; i < count; ++i) solveFrame(slot(i), pose, missed[slot(i)], worst[slot(i)]);
    }
    const auto most = std::max_element(missed.begin(), missed.end());
    result_.unreached = *most;
    result_.unreachedFrame = static_cast<std::size_t>(most - missed.begin());
    result_.unreachedLeg = worst[result_.unreachedFrame];
  }

  void solveFrame(std::size_t f, Pose& pose, double& missed, int& worst) {
    const Vec3 by = (mover_ < 0 ? Vec3(Vec3::Zero()) : shift_[f]) - Vec3(0, sink_[f], 0);
    const bool moves = !by.isZero(0);
    if (!moves &&
        std::none_of(legs_.begin(), legs_.end(), [f](const CarriedLeg& leg) { return leg.touched(f); }))
      return;
    pose = is_[f];
    const Skeleton& skeleton = warped_.skeleton;
    if (moves) {
      const int end = subtreeEnd(skeleton, mover_);
      for (int j = mover_; j < end; ++j) pose.position[slot(j)] += by;
      const int parent = skeleton.joints[slot(mover_)].parent;
      const Vec3 local = parent < 0 ? by : Vec3(pose.rotation[slot(parent)].conjugate() * by);
      for (int axis = 0; axis < 3; ++axis) result_.motion.frame(f)[moverChannels_[slot(axis)]] += local[axis];
    }
    for (const CarriedLeg& leg : legs_) {
      if (!moves && !leg.touched(f)) continue;
      const std::size_t ankle = slot(leg.limb.end());
      const Vec3 target = is_[f].position[ankle] + leg.by(f);
      const Quat attitude = leg.turned(f) * is_[f].rotation[ankle];
      const LimbPose limb = limbPoseOf(skeleton, pose, leg.limb);
      LimbOptions reach;
      reach.longest = std::max(options_.maxExtension, reachIn(leg, was_[f]) / stretchedReach(limb));
      const LimbSolution solved = solveLimb(skeleton, pose, leg.limb, target, reach, false);
      turnJoint(skeleton, pose, leg.limb.end(), attitude * pose.rotation[ankle].conjugate());
      if (leg.stands(f) && solved.residual > missed) {
        missed = solved.residual;
        worst = static_cast<int>(leg.leg);
      }
      write(f, leg, pose);
    }
  }

  void write(std::size_t f, const CarriedLeg& leg, const Pose& world) {
    double* row = result_.motion.frame(f);
    for (int i = 0; i <= leg.limb.bones; ++i) {
      const int j = leg.limb.joints[slot(i)];
      const Joint& joint = warped_.skeleton.joints[slot(j)];
      const std::array<int, 3>& channels = leg.channels[slot(i)];
      Vec3 near = joint.rotation;
      for (int axis = 0; axis < 3; ++axis) {
        if (channels[slot(axis)] >= 0) near[axis] = row[channels[slot(axis)]];
      }
      const Vec3 angles =
          eulerFromRotation(channelRotation(warped_.skeleton, world, j), joint.rotationOrder, near);
      for (int axis = 0; axis < 3; ++axis) {
        if (channels[slot(axis)] >= 0) row[channels[slot(axis)]] = angles[axis];
      }
    }
  }

  const Motion &source_, &warped_;
  const ContactReport& contacts_;
  const std::vector<HeldFoot>& stands_;
  const std::vector<Vec3>& shift_;
  const CarryOptions& options_;
  const std::vector<Pose> was_, is_;
  std::vector<CarriedLeg> legs_;
  std::vector<char> flies_;
  std::vector<double> sink_;
  int mover_ = -1;
  std::vector<std::size_t> moverChannels_;
  CarriedFeet result_;
};

}  // namespace

CarriedFeet carryFeet(const Motion& source, const Motion& warped, const ContactReport& contacts,
                      const std::vector<HeldFoot>& stands, const std::vector<Vec3>& shift,
                      const CarryOptions& options) {
  return Carrier(source, warped, contacts, stands, shift, options).run();
}

}  // namespace footfall::warp
