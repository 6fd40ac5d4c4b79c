// SPDX-License-Identifier: MIT
#include "figure/ik/three_bone_ik.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall {
namespace {

// The cubic from (x0, y0) to (x1, y1) with slopes s0 and s1 at its ends.
double hermite(double x, double x0, double y0, double s0, double x1, double y1, double s1) {
  const double h = x1 - x0, t = (x - x0) / h, u = 1 - t;
  return y0 * (1 + 2 * t) * u * u + y1 * (3 - 2 * t) * t * t + h * t * u * (s0 * u - s1 * t);
}

double shortestReach(const ThreeBoneShape& s) {
  const double longest = std::max({s.upper, s.middle, s.lower});
  return std::max(0.0, 2 * longest - (s.upper + s.middle + s.lower));
}

// The span that leaves the upper bone at its angle of the rest pose, for shorter reaches.
double foldedBelow(const ThreeBoneShape& s, double reach) {
  const double a = s.upper, rest = s.restReach;
  const double turn = (a * a + rest * rest - s.restSpan * s.restSpan) / (2 * a * rest);
  return std::sqrt(std::max(0.0, a * a + reach * reach - 2 * a * reach * turn));
}

}  // namespace

ThreeBoneShape threeBoneShape(const Vec3& root, const Vec3& upper, const Vec3& lower, const Vec3& end) {
  const Vec3 a = upper - root, b = lower - upper, c = end - lower;
  ThreeBoneShape shape;
  shape.upper = a.norm(), shape.middle = b.norm(), shape.lower = c.norm();
  shape.restReach = (end - root).norm();
  shape.restSpan = (end - upper).norm();
  shape.zigzag = a.cross(b).dot(b.cross(c)) <= 0;
  return shape;
}

double preferredSpan(const ThreeBoneShape& s, double reach) {
  const double a = s.upper, least = std::abs(s.middle - s.lower), most = s.middle + s.lower;
  const double d0 = shortestReach(s), d2 = a + most;
  const double d = std::clamp(reach, d0, d2);
  const double m0 = std::clamp(a, least, most), m2 = most;
  const double d1 = s.restReach, m1 = s.restSpan;
  double span;
  const double margin = 1e-6 * d2;
  if (d1 < d0 + margin || d1 > d2 - margin) {
    span = d2 > d0 ? m0 + (m2 - m0) * (d - d0) / (d2 - d0) : m2;
  } else {
    const double left = (m1 - m0) / (d1 - d0), right = (m2 - m1) / (d2 - d1);
    // The slope at rest: between those of the chords, 0 where the span turns there.
    const double middle = left * right > 0 ? 2 * left * right / (left + right) : 0;
    span = d < d1 ? hermite(d, d0, m0, left, d1, m1, middle) : hermite(d, d1, m1, middle, d2, m2, right);
  }
  if (s.foldBelow > 0 && d < d1) {
    constexpr double kEase = 0.2;  // of the reach at rest: no kink there
    const double x = std::min((d1 - d) / (kEase * d1), 1.0);
    span += s.foldBelow * x * x * (3 - 2 * x) * (foldedBelow(s, d) - span);
  }
  const double low = std::max(least, std::abs(a - d)), high = std::min(most, a + d);
  return std::clamp(span, std::min(low, high), high);
}

ThreeBoneResult solveThreeBone(const Vec3& root, const Vec3& upper, const Vec3& lower, const Vec3& end,
                               const ThreeBoneShape& shape, const Vec3& target, const Vec3& pole,
                               const BendOptions& options) {
  const Vec3 a = upper - root, b = lower - upper, c = end - lower, toTarget = target - root;
  if (!(a.allFinite() && b.allFinite() && c.allFinite() && toTarget.allFinite() && pole.allFinite())) {
    throw Error("inverse kinematics needs finite joints, target and pole");
  }
  // The bones' lengths are those of the pose; the shape gives the proportions.
  ThreeBoneShape s = shape;
  s.upper = a.norm(), s.middle = b.norm(), s.lower = c.norm();
  const double length = s.upper + s.middle + s.lower;
  const LimbDirection limb = limbDirection(toTarget, end - root, a, pole, options);
  const double reach = std::max(shortestReach(s), softReach(toTarget.stableNorm(), length, options.softness));
  const double span = preferredSpan(s, reach);

  ThreeBoneResult result;
  result.bend = limb.bend;
  result.axis = limb.bend.cross(limb.along);
  const Apex knee = triangleApex(s.upper, span, reach);
  result.upper = root + knee.along * limb.along + knee.height * limb.bend;
  result.end = root + reach * limb.along;
  // Along the span and across it in the plane, on the side the lower joint bends to. Where upper joint and
  // end fall together the span's direction is the limit of a folded pair.
  const double forward = span > 1e-12 * length ? (reach - knee.along) / span : 0;
  const double aside = span > 1e-12 * length ? -knee.height / span : -1;
  const Vec3 along = (forward * limb.along + aside * limb.bend).normalized();
  const Vec3 side = (shape.zigzag ? 1.0 : -1.0) * result.axis.cross(along).normalized();
  const Apex hock = triangleApex(s.middle, s.lower, span);
  result.lower = result.upper + hock.along * along + hock.height * side;

  const Vec3 axis = options.hinge.isZero() ? Vec3::Zero() : result.axis;
  result.upperTurn = boneTurn(a, options.hinge, result.upper - root, axis);
  result.middleTurn = boneTurn(b, options.hinge, result.lower - result.upper, axis);
  result.lowerTurn = boneTurn(c, options.hinge, result.end - result.lower, axis);
  result.residual = (result.end - target).stableNorm();
  result.reached = result.residual <= std::max(1e-9 * length, 1e-12);
  return result;
}

ThreeBoneResult solveThreeBone(const Skeleton& skeleton, Pose& world, int root, int upper, int lower, int end,
                               const ThreeBoneShape& shape, const Vec3& target, const Vec3& pole,
                               const BendOptions& options, bool keepEnd) {
  const auto at = [&](int joint) -> Vec3& { return world.position[static_cast<std::size_t>(joint)]; };
  const ThreeBoneResult result =
      solveThreeBone(at(root), at(upper), at(lower), at(end), shape, target, pole, options);
  const Quat foot = world.rotation[static_cast<std::size_t>(end)];
  turnJoint(skeleton, world, root, result.upperTurn);
  turnJoint(skeleton, world, upper, result.middleTurn * result.upperTurn.conjugate());
  turnJoint(skeleton, world, lower, result.lowerTurn * result.middleTurn.conjugate());
  if (keepEnd)
    turnJoint(skeleton, world, end, foot * world.rotation[static_cast<std::size_t>(end)].conjugate());
  return result;
}

}  // namespace footfall
