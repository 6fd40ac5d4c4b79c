// SPDX-License-Identifier: MIT
#include "figure/motion/rotation_forms.h"

#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {
namespace {

using RowMatrix = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

Quat formAt(const double* q) {
  return Quat(q[0], q[1], q[2], q[3]).normalized();
}

void putForm(Quat q, double* out) {
  if (q.w() < 0) q.coeffs() = -q.coeffs();
  out[0] = q.w();
  out[1] = q.x();
  out[2] = q.y();
  out[3] = q.z();
}

}  // namespace

void matricesFromRotations(const double* rotations, std::size_t count, double* matrices) {
  for (std::size_t i = 0; i < count; ++i)
    Eigen::Map<RowMatrix>(matrices + 9 * i) = formAt(rotations + 4 * i).toRotationMatrix();
}

void rotationsFromMatrices(const double* matrices, std::size_t count, double* rotations) {
  constexpr double kOff = 1e-3;  // of single precision and its products, with room
  for (std::size_t i = 0; i < count; ++i) {
    const Mat3 m = Eigen::Map<const RowMatrix>(matrices + 9 * i);
    if (!((m * m.transpose() - Mat3::Identity()).cwiseAbs().maxCoeff() < kOff && m.determinant() > 0))
      throw Error(fmt::format("matrix {} is not a rotation; it must be orthogonal without a reflection", i));
    putForm(Quat(m).normalized(), rotations + 4 * i);
  }
}

void sixFromRotations(const double* rotations, std::size_t count, double* six) {
  for (std::size_t i = 0; i < count; ++i) {
    const Mat3 m = formAt(rotations + 4 * i).toRotationMatrix();
    Eigen::Map<Vec3>(six + 6 * i) = m.col(0);
    Eigen::Map<Vec3>(six + 6 * i + 3) = m.col(1);
  }
}

void rotationsFromSix(const double* six, std::size_t count, double* rotations) {
  for (std::size_t i = 0; i < count; ++i) {
    const Vec3 a = Eigen::Map<const Vec3>(six + 6 * i), b = Eigen::Map<const Vec3>(six + 6 * i + 3);
    Mat3 m;
    m.col(0) = a.normalized();
    const Vec3 across = b - m.col(0) * m.col(0).dot(b);
    if (!(a.norm() > 1e-9) || !(across.norm() > 1e-9 * b.norm()))
      throw Error(
          fmt::format("row {} is not a rotation; its two columns must not be parallel or of length 0", i));
    m.col(1) = across.normalized();
    m.col(2) = m.col(0).cross(m.col(1));
    putForm(Quat(m).normalized(), rotations + 4 * i);
  }
}

void anglesFromRotations(const double* rotations, std::size_t rows, std::size_t columns, RotationOrder order,
                         double* angles) {
  for (std::size_t column = 0; column < columns; ++column) {
    Vec3 near = Vec3::Zero();
    for (std::size_t row = 0; row < rows; ++row) {
      const std::size_t at = row * columns + column;
      near = eulerFromRotation(formAt(rotations + 4 * at), order, near);
      Eigen::Map<Vec3>(angles + 3 * at) = near;
    }
  }
}

void rotationsFromAngles(const double* angles, std::size_t count, RotationOrder order, double* rotations) {
  for (std::size_t i = 0; i < count; ++i)
    putForm(rotationFromEuler(Eigen::Map<const Vec3>(angles + 3 * i), order), rotations + 4 * i);
}

}  // namespace footfall
