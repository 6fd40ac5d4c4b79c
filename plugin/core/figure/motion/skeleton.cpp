// SPDX-License-Identifier: MIT
#include "figure/motion/skeleton.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"

namespace footfall {
namespace {

constexpr int kAxes[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

std::string_view lastName(std::string_view name) {
  const std::size_t cut = name.find_last_of("|:");
  return cut == std::string_view::npos ? name : name.substr(cut + 1);
}

double nearestTurn(double angle, double near) {
  return angle + 2 * kPi * std::round((near - angle) / (2 * kPi));
}

}  // namespace

const int* axesOf(RotationOrder order) {
  return kAxes[static_cast<int>(order)];
}

Quat rotationFromEuler(const Vec3& angles, RotationOrder order) {
  const int* axes = axesOf(order);
  Quat result = Quat::Identity();
  for (int i = 0; i < 3; ++i) {
    const int axis = axes[i];
    const double half = 0.5 * angles[axis];
    Quat turn(std::cos(half), 0, 0, 0);
    turn.vec()[axis] = std::sin(half);
    result = turn * result;
  }
  return result;
}

Vec3 eulerFromRotation(const Quat& rotation, RotationOrder order, const Vec3& near) {
  const int* axes = axesOf(order);
  const int i = axes[0], j = axes[1], k = axes[2];  // R = Rk·Rj·Ri
  const double parity = (j == (i + 1) % 3) ? 1.0 : -1.0;
  const Mat3 m = rotation.normalized().toRotationMatrix();
  // With R = Rk Rj Ri: m(k,i) = -p sin(aj), m(k,j) = p cos(aj) sin(ai), m(k,k) = cos(aj) cos(ai).
  const double cosine = std::hypot(m(i, i), m(j, i));
  Vec3 first, second;
  // At the pole only one combination of the outer angles is known: the first keeps what it was.
  first[i] = cosine > 1e-9 ? std::atan2(parity * m(k, j), m(k, k)) : near[i];
  first[j] = std::atan2(-parity * m(k, i), cosine);
  // R·Ri(-ai) = Rk Rj leaves axis j to Rk alone, which is well defined everywhere.
  const Vec3 axis = m.col(j) * std::cos(first[i]) - m.col(k) * (parity * std::sin(first[i]));
  first[k] = std::atan2(-parity * axis[i], axis[j]);
  // The same rotation from the other side of the middle angle.
  second[i] = first[i] + kPi;
  second[j] = kPi - first[j];
  second[k] = first[k] + kPi;
  for (int a = 0; a < 3; ++a) {
    first[a] = nearestTurn(first[a], near[a]);
    second[a] = nearestTurn(second[a], near[a]);
  }
  return (first - near).squaredNorm() <= (second - near).squaredNorm() + 1e-18 ? first : second;
}

int Skeleton::find(std::string_view name) const {
  for (std::size_t i = 0; i < joints.size(); ++i) {
    if (joints[i].name == name) return static_cast<int>(i);
  }
  const std::string_view wanted = lastName(name);
  for (std::size_t i = 0; i < joints.size(); ++i) {
    if (lastName(joints[i].name) == wanted) return static_cast<int>(i);
  }
  return -1;
}

std::vector<std::vector<int>> Skeleton::children() const {
  std::vector<std::vector<int>> result(joints.size());
  for (std::size_t i = 0; i < joints.size(); ++i) {
    if (joints[i].parent >= 0)
      result[static_cast<std::size_t>(joints[i].parent)].push_back(static_cast<int>(i));
  }
  return result;
}

}  // namespace footfall
