// SPDX-License-Identifier: MIT
// World matrices of a motion, straight from the definition in skeleton.h with 4x4 matrices; for comparing
// motions.
#pragma once

#include <vector>

#include <Eigen/Geometry>

#include "figure/motion/motion.h"

namespace footfall {

inline Eigen::Matrix4d turn4(int axis, double angle) {
  Eigen::Matrix4d m = Eigen::Matrix4d::Identity();
  m.topLeftCorner<3, 3>() = Eigen::AngleAxisd(angle, Vec3::Unit(axis)).toRotationMatrix();
  return m;
}

// Turns about the three axes, applied in the order of `letters` ("XYZ": X first).
inline Eigen::Matrix4d euler4(const Vec3& angles, const char* letters) {
  Eigen::Matrix4d m = Eigen::Matrix4d::Identity();
  for (int i = 0; i < 3; ++i) m = turn4(letters[i] - 'X', angles[letters[i] - 'X']) * m;
  return m;
}

inline Eigen::Matrix4d move4(const Vec3& by) {
  Eigen::Matrix4d m = Eigen::Matrix4d::Identity();
  m.topRightCorner<3, 1>() = by;
  return m;
}

inline std::vector<Eigen::Matrix4d> worldMatrices(const Motion& motion, std::size_t frame) {
  static constexpr const char* kOrders[] = {"XYZ", "YZX", "ZXY", "XZY", "YXZ", "ZYX"};
  std::vector<Joint> joints = motion.skeleton.joints;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    Joint& joint = joints[static_cast<std::size_t>(motion.channels[c].joint)];
    const ChannelKind kind = motion.channels[c].kind;
    Vec3& target = isTranslation(kind) ? joint.translation : isRotation(kind) ? joint.rotation : joint.scale;
    target[axisOf(kind)] = motion.frame(frame)[c];
  }
  std::vector<Eigen::Matrix4d> world;
  for (const Joint& joint : joints) {
    Eigen::Matrix4d scale = Eigen::Matrix4d::Identity();
    scale.diagonal().head<3>() = joint.scale;
    const Eigen::Matrix4d local = move4(joint.translation) * euler4(joint.jointOrient, "XYZ") *
                                  euler4(joint.rotation, kOrders[static_cast<int>(joint.rotationOrder)]) *
                                  euler4(joint.rotateAxis, "XYZ") * scale;
    world.push_back(joint.parent < 0 ? local : world[static_cast<std::size_t>(joint.parent)] * local);
  }
  return world;
}

}  // namespace footfall
