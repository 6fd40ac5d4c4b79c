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

}  // namespace footfall
