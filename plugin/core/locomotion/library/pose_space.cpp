// SPDX-License-Identifier: MIT
#include "locomotion/library/pose_space.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Eigenvalues>

#include "base/angles.h"

namespace footfall::locomotion {

Vec2 Base::turned(const Vec2& own) const {
  const double s = std::sin(yaw), c = std::cos(yaw);
  return {c * own.x() + s * own.y(), -s * own.x() + c * own.y()};
}

Vec2 Base::own(const Vec2& world) const {
  const double s = std::sin(yaw), c = std::cos(yaw);
  return {c * world.x() - s * world.y(), s * world.x() + c * world.y()};
}

Quat yawTurn(double yaw) {
  return Quat(std::cos(yaw / 2), 0, std::sin(yaw / 2), 0);
}

Quat expRotation(const Vec3& vector) {
  const double half = vector.norm() / 2;
  const double share = half < 1e-4 ? 0.5 - half * half / 12 : std::sin(half) / (2 * half);
  return Quat(std::cos(half), share * vector.x(), share * vector.y(), share * vector.z());
}

Vec3 logRotation(const Quat& rotation) {
  const double sign = rotation.w() < 0 ? -1 : 1;
  const double sine = rotation.vec().norm();
  if (sine < 1e-9) return 2 * sign * rotation.vec();
  return 2 * sign * std::atan2(sine, sign * rotation.w()) / sine * rotation.vec();
}

Quat meanRotation(const std::vector<Quat>& rotations, double* eigenvalue) {
  Eigen::Matrix4d sum = Eigen::Matrix4d::Zero();
  for (const Quat& q : rotations) sum += q.coeffs() * q.coeffs().transpose();
  return meanOfSquares(sum, eigenvalue);
}

Quat meanOfSquares(const Eigen::Matrix4d& sum, double* eigenvalue) {
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix4d> solver(sum);
  if (eigenvalue) *eigenvalue = solver.eigenvalues()[3];
  Quat mean(Eigen::Vector4d(solver.eigenvectors().col(3)));
  if (mean.w() < 0) mean.coeffs() *= -1;
  return mean.normalized();
}

void PoseSpace::encode(const Pose& local, const Base& base, const double* near, double* row) const {
  const std::size_t root = static_cast<std::size_t>(joints.front());
  const Vec3& at = local.position[root];
  const Vec2 plan = base.own(Vec2(at.x(), at.z()) - base.position);
  row[0] = plan.x();
  row[1] = at.y();
  row[2] = plan.y();
  for (std::size_t k = 0; k < joints.size(); ++k) {
    Quat q = local.rotation[static_cast<std::size_t>(joints[k])];
    if (k == 0) q = yawTurn(-base.yaw) * q;
    Vec3 v = logRotation(reference[k].conjugate() * q);
    if (near) {  // the same turn, whole turns more or less about the same axis
      const Vec3 last(near[3 + 3 * k], near[4 + 3 * k], near[5 + 3 * k]);
      const double angle = v.norm();
      if (angle > 1e-9 && (v - last).norm() > kPi) {
        const Vec3 other = v - 2 * kPi / angle * v;
        if ((other - last).norm() < (v - last).norm()) v = other;
      }
    }
    Eigen::Map<Vec3>(row + 3 + 3 * k) = v;
  }
}

void PoseSpace::decode(const double* row, const Base& base, Pose& local) const {
  const std::size_t root = static_cast<std::size_t>(joints.front());
  const Vec2 plan = base.position + base.turned(Vec2(row[0], row[2]));
  local.position[root] = Vec3(plan.x(), row[1], plan.y());
  for (std::size_t k = 0; k < joints.size(); ++k) {
    const Quat q = reference[k] * expRotation(Eigen::Map<const Vec3>(row + 3 + 3 * k));
    local.rotation[static_cast<std::size_t>(joints[k])] = k == 0 ? yawTurn(base.yaw) * q : q;
  }
}

void addLooped(const PoseTable& table, double time, double weight, double* row) {
  const std::size_t count = table.frames(), width = table.width;
  double frame = time / table.frameTime;
  frame -= static_cast<double>(count) * std::floor(frame / static_cast<double>(count));
  const std::size_t i = std::min(static_cast<std::size_t>(frame), count - 1);
  const double u = frame - static_cast<double>(i), a = weight * (1 - u), b = weight * u;
  const double* __restrict from = table.row(i);
  const double* __restrict to = table.row(i + 1 < count ? i + 1 : 0);
  double* __restrict out = row;
  for (std::size_t k = 0; k < width; ++k) out[k] += a * from[k] + b * to[k];
}

void rowAt(const PoseTable& table, double time, double* row) {
  const std::size_t last = table.frames() - 1;
  const double frame = std::clamp(time / table.frameTime, 0.0, static_cast<double>(last));
  const std::size_t i = std::min(static_cast<std::size_t>(frame), last > 0 ? last - 1 : 0);
  const double u = frame - static_cast<double>(i);
  const double *from = table.row(i), *to = table.row(std::min(i + 1, last));
  for (std::size_t k = 0; k < table.width; ++k) row[k] = (1 - u) * from[k] + u * to[k];
}

}  // namespace footfall::locomotion
