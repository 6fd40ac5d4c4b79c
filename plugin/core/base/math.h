// SPDX-License-Identifier: MIT
// The vector types of the engine. Column vectors, right-handed, Y up; metres, seconds, radians, kilograms.
#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace footfall {

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;
using Mat3 = Eigen::Matrix3d;
using Quat = Eigen::Quaterniond;
using Isometry = Eigen::Isometry3d;

inline constexpr double kPi = 3.14159265358979323846;
inline constexpr double kDegree = 0.0174532925199432958;  // radians in a degree, the constant Maya uses

}  // namespace footfall
