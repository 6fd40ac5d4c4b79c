// SPDX-License-Identifier: MIT
#include "figure/ik/two_bone_ik.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall {
namespace {

constexpr double kTiny = 1e-12;

// Plain but where the square would overflow.
double lengthOf(const Vec3& v) {
  const double square = v.squaredNorm();
  return square < 1e300 ? std::sqrt(square) : v.stableNorm();
}

Vec3 unit(const Vec3& v, const Vec3& otherwise) {
  const double length = lengthOf(v);
  return length > kTiny ? Vec3(v / length) : otherwise;
}

Vec3 across(const Vec3& v, const Vec3& along) {
  return v - along * along.dot(v);
}

Vec3 anyAcross(const Vec3& along) {
  Eigen::Index least;
  along.cwiseAbs().minCoeff(&least);
  return across(Vec3::Unit(least), along).normalized();
}

// The rotation from one unit vector to another. Nearly opposite ones have no shortest way that can be
// computed: they first turn half round about `around`, across `from`.
Quat shortestTurn(const Vec3& from, const Vec3& to, const Vec3& around) {
  const double cosine = from.dot(to);
  if (cosine < -1 + 1e-6)
    return shortestTurn(-from, to, around) * Quat(0, around.x(), around.y(), around.z());
  const Vec3 cross = from.cross(to);
  return Quat(1 + cosine, cross.x(), cross.y(), cross.z()).normalized();
}

// Turns `bend` (across along) back towards `previous` (the same) until the angle is no more than most.
Vec3 limitTurn(const Vec3& previous, const Vec3& bend, const Vec3& along, double most) {
  const double angle = std::atan2(along.dot(previous.cross(bend)), previous.dot(bend));
  if (std::abs(angle) <= most) return bend;
  return Eigen::AngleAxisd(angle > 0 ? most : -most, along) * previous;
}

}  // namespace

double softReach(double distance, double length, double softness) {
  const double soft = std::clamp(softness, 0.0, 1.0) * length;
  const double exact = length - soft;
  if (distance <= exact) return distance;
  if (soft <= 0) return length;
  return exact - soft * std::expm1(-(distance - exact) / soft);
}

Apex triangleApex(double a, double b, double d) {
  // The law of cosines, in a form that keeps its digits.
  double along = 0;
  if (d > kTiny * (a + b)) along = std::clamp((d + (a - b) * ((a + b) / d)) / 2, -a, a);
  return {along, std::sqrt((a - along) * (a + along))};
}

LimbDirection limbDirection(const Vec3& toTarget, const Vec3& toEnd, const Vec3& toMiddle, const Vec3& pole,
                            const BendOptions& options) {
  LimbDirection result;
  result.along = unit(toTarget, unit(toEnd, unit(toMiddle, -Vec3::UnitY())));
  const Vec3& along = result.along;
  // A direction's part across the limb, zero where it says nothing.
  const auto sideOf = [&](const Vec3& v) -> Vec3 {
    const Vec3 direction = unit(v, Vec3::Zero());
    const Vec3 side = across(direction, along);
    return side.norm() > options.collinear ? side.normalized() : Vec3::Zero();
  };
  const Vec3 wanted = sideOf(pole);
  const Vec3 previous = sideOf(options.previousBend);
  if (!wanted.isZero()) {
    result.bend = previous.isZero() ? wanted : limitTurn(previous, wanted, along, options.maxTurn);
  } else if (!previous.isZero()) {
    result.bend = previous;
  } else {
    const Vec3 present = sideOf(across(toMiddle, unit(toEnd, along)));
    result.bend = present.isZero() ? anyAcross(along) : present;
  }
  // Once more: the projection of a nearly collinear vector is not across to the last bit.
  result.bend = across(result.bend, along).normalized();
  return result;
}

Quat boneTurn(const Vec3& from, const Vec3& fromAxis, const Vec3& to, const Vec3& toAxis) {
  const Vec3 a = unit(from, Vec3::Zero()), b = unit(to, Vec3::Zero());
  if (a.isZero() || b.isZero()) return Quat::Identity();
  const Vec3 n = unit(across(fromAxis, a), Vec3::Zero()), m = unit(across(toAxis, b), Vec3::Zero());
  if (n.isZero() || m.isZero())
    return shortestTurn(a, b, m.isZero() ? anyAcross(a) : unit(across(m, a), anyAcross(a)));
  Mat3 before, after;
  before << a, n, a.cross(n);
  after << b, m, b.cross(m);
  return Quat(Mat3(after * before.transpose())).normalized();
}

TwoBoneResult solveTwoBone(const Vec3& root, const Vec3& middle, const Vec3& end, const Vec3& target,
                           const Vec3& pole, const BendOptions& options) {
  const Vec3 upper = middle - root, lower = end - middle, toTarget = target - root;
  if (!(upper.allFinite() && lower.allFinite() && toTarget.allFinite() && pole.allFinite())) {
    throw Error("inverse kinematics needs finite joints, target and pole");
  }
  const double a = upper.norm(), b = lower.norm(), length = a + b, shortest = std::abs(a - b);
  const LimbDirection limb = limbDirection(toTarget, end - root, upper, pole, options);

  const double reach = std::max(shortest, softReach(lengthOf(toTarget), length, options.softness));
  const Apex knee = triangleApex(a, b, reach);
  TwoBoneResult result;
  result.bend = limb.bend;
  result.axis = limb.bend.cross(limb.along);
  result.middle = root + knee.along * limb.along + knee.height * limb.bend;
  result.end = root + reach * limb.along;
  const Vec3 axis = options.hinge.isZero() ? Vec3::Zero() : result.axis;
  result.upperTurn = boneTurn(upper, options.hinge, result.middle - root, axis);
  result.lowerTurn = boneTurn(lower, options.hinge, result.end - result.middle, axis);
  result.residual = lengthOf(result.end - target);
  result.reached = result.residual <= std::max(1e-9 * length, 1e-12);
  return result;
}

TwoBoneResult solveTwoBone(const Skeleton& skeleton, Pose& world, int root, int middle, int end,
                           const Vec3& target, const Vec3& pole, const BendOptions& options, bool keepEnd) {
  const auto at = [&](int joint) -> Vec3& { return world.position[static_cast<std::size_t>(joint)]; };
  const TwoBoneResult result = solveTwoBone(at(root), at(middle), at(end), target, pole, options);
  const Quat foot = world.rotation[static_cast<std::size_t>(end)];
  turnJoint(skeleton, world, root, result.upperTurn);
  turnJoint(skeleton, world, middle, result.lowerTurn * result.upperTurn.conjugate());
  if (keepEnd)
    turnJoint(skeleton, world, end, foot * world.rotation[static_cast<std::size_t>(end)].conjugate());
  return result;
}

}  // namespace footfall
