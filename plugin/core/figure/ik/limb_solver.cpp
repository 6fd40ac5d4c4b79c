// SPDX-License-Identifier: MIT
#include "figure/ik/limb_solver.h"

#include <algorithm>
#include <cmath>

#include "base/parallel.h"
#include "figure/ik/two_bone_ik.h"

namespace footfall {
namespace {

constexpr double kNothing = 1e-12;
// A hinge that cannot turn has an empty range.
bool isLocked(const motion_ranges::Flexion& range) {
  return !(range.least <= range.most);
}

// Radians that a hinge may be bent the wrong way by noise: it then flexes the right way at once.
constexpr double kNoise = 3 * kDegree;

// A hinge between two bones u and l: their ends are sqrt(mean + swing cos(f)) apart at flexion f (the law of
// cosines for an axis that need not be square to the bones). own: the present flexion.
struct HingeReach {
  double mean, swing;
  double cosine, sine;  // of the present flexion; 1, 0 where a bone lies along the axis

  HingeReach(const Vec3& u, const Vec3& l, const Vec3& axis) {
    const double ua = u.dot(axis), la = l.dot(axis), across = u.dot(l) - ua * la;
    const double turned = axis.dot(u.cross(l));
    mean = u.squaredNorm() + l.squaredNorm() + 2 * ua * la;
    const double size = std::sqrt(across * across + turned * turned);
    swing = 2 * size;
    cosine = size > 0 ? across / size : 1;
    sine = size > 0 ? turned / size : 0;
  }
  double flexion() const { return std::atan2(sine, cosine); }
  double squareAt(double cosineOfFlexion) const { return std::max(0.0, mean + swing * cosineOfFlexion); }
};

// The rotation about a unit axis whose angle has this cosine and sine.
Quat turnAbout(const Vec3& axis, double cosine, double sine) {
  const double w = std::sqrt(std::max(0.0, 0.5 * (1 + cosine)));
  if (w > 1e-4) {
    const double s = 0.5 * sine / w;
    return Quat(w, s * axis.x(), s * axis.y(), s * axis.z());
  }
  const double half = 0.5 * std::atan2(sine, cosine), s = std::sin(half);
  return Quat(std::cos(half), s * axis.x(), s * axis.y(), s * axis.z());
}

// The shortest rotation from one direction to another, of lengths a and b; half a turn goes about `around`.
Quat shortest(const Vec3& from, double a, const Vec3& to, double b, const Vec3& around) {
  const double product = a * b, w = product + from.dot(to);
  if (!(product > 0)) return Quat::Identity();
  if (w > 1e-6 * product) {
    const Vec3 v = from.cross(to);
    const double scale = 1 / std::sqrt(w * w + v.squaredNorm());
    return Quat(scale * w, scale * v.x(), scale * v.y(), scale * v.z());
  }
  const Vec3 direction = from / a;
  Vec3 axis = around - direction * direction.dot(around);
  if (axis.norm() < 1e-9) {
    Eigen::Index least;
    direction.cwiseAbs().minCoeff(&least);
    axis = Vec3::Unit(least) - direction * direction[least];
  }
  axis.normalize();
  const Quat half(0, axis.x(), axis.y(), axis.z());
  return (shortest(half * from, a, to, b, axis) * half).normalized();
}

// The reach that a target at a distance asks of a limb that reaches from `least` to `stretched`, and has
// `own`.
struct Asked {
  double reach;
  LimbMiss miss;
};
Asked askedReach(double distance, double own, double least, double stretched, const LimbOptions& options) {
  const double most = std::min(stretched, std::max(own, options.longest * stretched));
  double reach = distance;
  if (options.softness > 0)
    reach = std::max(std::min(own, distance), softReach(distance, most, options.softness));
  const double slack = 1e-13 * stretched;
  if (reach > most + slack) return {most, LimbMiss::Stretched};
  if (reach < least - slack) return {least, LimbMiss::Folded};
  return {std::clamp(reach, std::min(least, most), most),
          reach < distance ? LimbMiss::Stretched : LimbMiss::None};
}

// Turns the limb, its hinges turned already (its end `toEnd` from the root), to the target.
Quat pointing(const LimbPose& limb, const Vec3& toEnd, const Vec3& toTarget, double distance,
              const LimbOptions& options) {
  Quat turn = shortest(toEnd, toEnd.norm(), toTarget, distance, limb.axis[0]);
  if (options.pole.isZero(0)) return turn;
  const Vec3 along = distance > kNothing ? Vec3(toTarget / distance) : Vec3(turn * toEnd.normalized());
  const Vec3 side = along.cross(turn * limb.axis[0]);
  const Vec3 wanted = options.pole - along * along.dot(options.pole);
  if (side.squaredNorm() < 1e-12 || wanted.squaredNorm() < 1e-6 * options.pole.squaredNorm()) return turn;
  const double angle = std::atan2(along.dot(side.cross(wanted)), side.dot(wanted));
  return (Quat(Eigen::AngleAxisd(angle, along)) * turn).normalized();
}

LimbSolution solveTwo(const LimbPose& limb, const Vec3& target, const LimbOptions& options) {
  const Vec3 &u = limb.bone[0], &l = limb.bone[1], &axis = limb.axis[0];
  const HingeReach hinge(u, l, axis);
  const Vec3 toTarget = target - limb.root;
  const double distance = std::sqrt(toTarget.squaredNorm());
  // Nothing else folds the hinge, so that limits are those of its cosine.
  const bool locked = isLocked(limb.range[0]);
  const double tightest = locked ? hinge.cosine : std::min(std::cos(limb.range[0].most), hinge.cosine);
  const double own = std::sqrt(hinge.squareAt(hinge.cosine)),
               stretched = locked ? own : std::sqrt(hinge.squareAt(1)),
               least = std::sqrt(hinge.squareAt(tightest));
  const Asked asked = askedReach(distance, own, least, stretched, options);

  LimbSolution result;
  result.miss = asked.miss;
  double cosine = hinge.cosine, sine = hinge.sine;
  if (std::abs(asked.reach - own) > 1e-14 * stretched && hinge.swing > kNothing * hinge.mean) {
    cosine = std::clamp((asked.reach * asked.reach - hinge.mean) / hinge.swing, -1.0, 1.0);
    sine = std::sqrt((1 - cosine) * (1 + cosine));
    // A hinge that is bent the wrong way stays so within its range.
    const bool wrong = hinge.sine < -std::sin(kNoise) || (hinge.sine < 0 && cosine > hinge.cosine);
    if (wrong && cosine >= std::min(std::cos(limb.range[0].least), hinge.cosine)) sine = -sine;
  }
  const double turnCosine = cosine * hinge.cosine + sine * hinge.sine;
  const double turnSine = sine * hinge.cosine - cosine * hinge.sine;
  const Quat flex = turnAbout(axis, turnCosine, turnSine);
  const Vec3 toEnd = u + flex * l;
  const Quat turn = pointing(limb, toEnd, toTarget, distance, options);
  result.turn[0] = turn;
  result.turn[1] = turn * flex;
  result.end = limb.root + turn * toEnd;
  result.residual = std::sqrt((result.end - target).squaredNorm());
  return result;
}

// A limb of three or four bones between its own pose and one that is stretched or folded: every hinge goes
// the same share of its way.
class ManyHinges {
 public:
  explicit ManyHinges(const LimbPose& limb) : limb_(limb), hinges_(static_cast<std::size_t>(limb.bones) - 1) {
    for (std::size_t i = 0; i < hinges_; ++i) {
      const HingeReach hinge(limb.bone[i], limb.bone[i + 1], limb.axis[i]);
      own_[i] = hinge.flexion();
      straight_[i] =
          std::clamp(0.0, std::min(limb.range[i].least, own_[i]), std::max(limb.range[i].most, own_[i])) -
          own_[i];
      folded_[i] = std::max(limb.range[i].most, own_[i]) - own_[i];
    }
  }
  using Turns = std::array<double, kMostLimbBones - 1>;

  Vec3 toEnd(const Turns& to, double share) const {
    // From the last bone up: each hinge turns what is below it.
    Vec3 sum = limb_.bone[hinges_];
    for (std::size_t i = hinges_; i-- > 0;)
      sum = limb_.bone[i] + Eigen::AngleAxisd(share * to[i], limb_.axis[i]) * sum;
    return sum;
  }
  double reach(const Turns& to, double share) const { return toEnd(to, share).norm(); }
  const Turns& straight() const { return straight_; }
  const Turns& folded() const { return folded_; }

  // How near the end comes on the way to folded: there it may curl past the root.
  double nearest(double* at = nullptr) const {
    double least = reach(folded_, 0), where = 0;
    for (int i = 1; i <= kSteps; ++i) {
      const double share = static_cast<double>(i) / kSteps, here = reach(folded_, share);
      if (here < least) least = here, where = share;
    }
    if (at) *at = where;
    return least;
  }

  // The share at which the reach is as asked for; low and high bracket it.
  double shareFor(const Turns& to, double wanted, double high) const {
    double low = 0, atLow = reach(to, low) - wanted, atHigh = reach(to, high) - wanted;
    if (atLow == 0) return low;
    if (std::abs(atHigh) <= 1e-15 * (1 + wanted)) return high;
    // The Illinois form of false position: brackets, and ends as fast as a secant.
    double share = high;
    int side = 0;
    for (int i = 0; i < 100 && std::abs(high - low) > 1e-16; ++i) {
      share = atHigh != atLow ? (low * atHigh - high * atLow) / (atHigh - atLow) : 0.5 * (low + high);
      if (!(share > std::min(low, high) && share < std::max(low, high))) share = 0.5 * (low + high);
      const double here = reach(to, share) - wanted;
      if (std::abs(here) <= 1e-15 * (1 + wanted)) break;
      if ((here < 0) == (atHigh < 0)) {
        high = share, atHigh = here;
        if (side == 1) atLow *= 0.5;
        side = 1;
      } else {
        low = share, atLow = here;
        if (side == -1) atHigh *= 0.5;
        side = -1;
      }
    }
    return share;
  }

 private:
  static constexpr int kSteps = 8;
  const LimbPose& limb_;
  const std::size_t hinges_;
  Turns own_{}, straight_{}, folded_{};
};

LimbSolution solveMany(const LimbPose& limb, const Vec3& target, const LimbOptions& options) {
  const ManyHinges hinges(limb);
  const Vec3 toTarget = target - limb.root;
  const double distance = toTarget.norm(), own = hinges.reach(hinges.straight(), 0);
  const double stretched = std::max(own, hinges.reach(hinges.straight(), 1));
  double folded = 1;
  const double least = distance < own ? hinges.nearest(&folded) : 0;
  const Asked asked = askedReach(distance, own, least, stretched, options);
  LimbSolution result;
  result.miss = asked.miss;
  const bool longer = asked.reach > own;
  const ManyHinges::Turns& to = longer ? hinges.straight() : hinges.folded();
  double share = 0;
  if (std::abs(asked.reach - own) > 1e-14 * stretched)
    share = hinges.shareFor(to, asked.reach, longer ? 1 : folded);
  const Vec3 toEnd = hinges.toEnd(to, share);
  Quat turn = pointing(limb, toEnd, toTarget, distance, options);
  result.turn[0] = turn;
  for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(limb.bones); ++i) {
    turn = turn * Quat(Eigen::AngleAxisd(share * to[i], limb.axis[i]));
    result.turn[i + 1] = turn;
  }
  result.end = limb.root + result.turn[0] * toEnd;
  result.residual = (result.end - target).norm();
  return result;
}

}  // namespace

Vec3 LimbPose::end() const {
  Vec3 sum = root;
  for (std::size_t i = 0; i < static_cast<std::size_t>(bones); ++i) sum += bone[i];
  return sum;
}

LimbSolution solveLimb(const LimbPose& limb, const Vec3& target, const LimbOptions& options) {
  return limb.bones == 2 ? solveTwo(limb, target, options) : solveMany(limb, target, options);
}

void solveLimbs(const LimbPose* limbs, const Vec3* targets, std::size_t count, const LimbOptions& options,
                LimbSolution* solutions, int threads) {
  const std::ptrdiff_t last = static_cast<std::ptrdiff_t>(count);
#pragma omp parallel for schedule(static) num_threads(threadCount(threads)) if (count > 4096)
  for (std::ptrdiff_t i = 0; i < last; ++i) solutions[i] = solveLimb(limbs[i], targets[i], options);
}

double stretchedReach(const LimbPose& limb) {
  if (limb.bones == 2) {
    const HingeReach hinge(limb.bone[0], limb.bone[1], limb.axis[0]);
    return std::sqrt(hinge.squareAt(isLocked(limb.range[0]) ? hinge.cosine : 1));
  }
  const ManyHinges hinges(limb);
  return std::max(hinges.reach(hinges.straight(), 0), hinges.reach(hinges.straight(), 1));
}

double foldedReach(const LimbPose& limb) {
  if (limb.bones != 2) return ManyHinges(limb).nearest();
  const HingeReach hinge(limb.bone[0], limb.bone[1], limb.axis[0]);
  const double most = isLocked(limb.range[0]) ? hinge.cosine : std::cos(limb.range[0].most);
  return std::sqrt(hinge.squareAt(std::min(most, hinge.cosine)));
}

double flexionOf(const LimbPose& limb, int hinge) {
  const std::size_t i = static_cast<std::size_t>(hinge);
  return HingeReach(limb.bone[i], limb.bone[i + 1], limb.axis[i]).flexion();
}

LimbPose limbPoseOf(const Skeleton& skeleton, const Pose& world, const JointedLimb& limb) {
  LimbPose pose;
  pose.bones = limb.bones;
  const auto at = [&](std::size_t i) -> const Vec3& {
    return world.position[static_cast<std::size_t>(limb.joints[i])];
  };
  pose.root = at(0);
  for (std::size_t i = 0; i < static_cast<std::size_t>(limb.bones); ++i) pose.bone[i] = at(i + 1) - at(i);
  for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(limb.bones); ++i) {
    const int parent = skeleton.joints[static_cast<std::size_t>(limb.joints[i + 1])].parent;
    pose.axis[i] = world.rotation[static_cast<std::size_t>(parent)] * limb.axis[i];
    pose.range[i] = limb.range[i];
  }
  return pose;
}

LimbSolution solveLimb(const Skeleton& skeleton, Pose& world, const JointedLimb& limb, const Vec3& target,
                       const LimbOptions& options, bool keepEnd) {
  const LimbSolution solution = solveLimb(limbPoseOf(skeleton, world, limb), target, options);
  const std::size_t end = static_cast<std::size_t>(limb.end());
  const Quat attitude = world.rotation[end];
  Quat above = Quat::Identity();
  for (std::size_t i = 0; i < static_cast<std::size_t>(limb.bones); ++i) {
    turnJoint(skeleton, world, limb.joints[i], solution.turn[i] * above.conjugate());
    above = solution.turn[i];
  }
  if (keepEnd) turnJoint(skeleton, world, limb.end(), attitude * world.rotation[end].conjugate());
  return solution;
}

}  // namespace footfall
