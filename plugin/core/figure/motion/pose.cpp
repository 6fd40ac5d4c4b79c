// SPDX-License-Identifier: MIT
#include "figure/motion/pose.h"

#include <algorithm>
#include <cmath>

#include "base/parallel.h"
#include "figure/motion/batch_kinematics.h"

namespace footfall {
namespace {

Quat orientOf(const Vec3& angles) {
  return angles.isZero() ? Quat::Identity() : rotationFromEuler(angles, RotationOrder::XYZ);
}

Quat jointRotation(const Joint& joint, const Vec3& angles) {
  const Quat turn = rotationFromEuler(angles, joint.rotationOrder);
  if (joint.jointOrient.isZero() && joint.rotateAxis.isZero()) return turn;
  return orientOf(joint.jointOrient) * turn * orientOf(joint.rotateAxis);
}

// A pose from one row of channel values, channels in any order (the last of two alike counts).
template <typename Value>
void poseFromChannels(const Motion& motion, const Value& value, Pose& out) {
  const std::vector<Joint>& joints = motion.skeleton.joints;
  out.resize(joints.size());
  // The angles wait in the quaternions' places until all have come.
  for (std::size_t j = 0; j < joints.size(); ++j) {
    out.position[j] = joints[j].translation;
    out.rotation[j].vec() = joints[j].rotation;
  }
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const std::size_t j = static_cast<std::size_t>(motion.channels[c].joint);
    const ChannelKind kind = motion.channels[c].kind;
    if (isTranslation(kind)) out.position[j][axisOf(kind)] = value(c);
    if (isRotation(kind)) out.rotation[j].vec()[axisOf(kind)] = value(c);
  }
  for (std::size_t j = 0; j < joints.size(); ++j) {
    out.rotation[j] = jointRotation(joints[j], Vec3(out.rotation[j].vec()));
  }
}

// Below this, starting threads takes longer than the work.
constexpr int kBlocksWorthThreads = 8;

}  // namespace

Pose restPose(const Skeleton& skeleton) {
  Pose pose;
  pose.resize(skeleton.size());
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    pose.position[j] = skeleton.joints[j].translation;
    pose.rotation[j] = jointRotation(skeleton.joints[j], skeleton.joints[j].rotation);
  }
  return pose;
}

void localPose(const Motion& motion, std::size_t frame, Pose& out) {
  const double* row = motion.frame(frame);
  poseFromChannels(
      motion, [row](std::size_t c) { return row[c]; }, out);
}

void localPoseAt(const Motion& motion, double time, Pose& out) {
  const std::size_t frames = motion.frames();
  if (frames == 0) {
    out = restPose(motion.skeleton);
    return;
  }
  const double position = (time - motion.startTime) / motion.frameTime;
  const double last = static_cast<double>(frames - 1);
  const double clamped = position > 0 ? std::min(position, last) : 0;
  const std::size_t i = static_cast<std::size_t>(clamped);
  const double share = clamped - static_cast<double>(i);
  if (share == 0) return localPose(motion, i, out);
  const double* a = motion.frame(i);
  const double* b = motion.frame(i + 1);
  poseFromChannels(
      motion, [=](std::size_t c) { return a[c] + share * (b[c] - a[c]); }, out);
}

void setLocalPose(Motion& motion, std::size_t frame, const Pose& local, std::size_t near) {
  const std::vector<Joint>& joints = motion.skeleton.joints;
  std::vector<Vec3> angles(joints.size());
  std::vector<bool> turns(joints.size(), false);
  for (std::size_t j = 0; j < joints.size(); ++j) angles[j] = joints[j].rotation;
  const double* nearRow = motion.frame(near);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (!isRotation(channel.kind)) continue;
    angles[static_cast<std::size_t>(channel.joint)][axisOf(channel.kind)] = nearRow[c];
    turns[static_cast<std::size_t>(channel.joint)] = true;
  }
  for (std::size_t j = 0; j < joints.size(); ++j) {
    if (!turns[j]) continue;
    const Joint& joint = joints[j];
    const Quat turn =
        orientOf(joint.jointOrient).conjugate() * local.rotation[j] * orientOf(joint.rotateAxis).conjugate();
    angles[j] = eulerFromRotation(turn, joint.rotationOrder, angles[j]);
  }
  double* row = motion.frame(frame);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const std::size_t j = static_cast<std::size_t>(motion.channels[c].joint);
    const ChannelKind kind = motion.channels[c].kind;
    if (isTranslation(kind)) row[c] = local.position[j][axisOf(kind)];
    if (isRotation(kind)) row[c] = angles[j][axisOf(kind)];
  }
}

void worldFromLocal(const Skeleton& skeleton, const Pose& local, Pose& world) {
  world.resize(skeleton.size());
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const int parent = skeleton.joints[j].parent;
    if (parent < 0) {
      world.position[j] = local.position[j];
      world.rotation[j] = local.rotation[j];
    } else {
      const std::size_t p = static_cast<std::size_t>(parent);
      world.position[j] = world.position[p] + world.rotation[p] * local.position[j];
      world.rotation[j] = world.rotation[p] * local.rotation[j];
    }
  }
}

void localFromWorld(const Skeleton& skeleton, const Pose& world, Pose& local) {
  local.resize(skeleton.size());
  // Backwards, so that a parent is still in world space when its children need it.
  for (std::size_t j = skeleton.size(); j-- > 0;) {
    const int parent = skeleton.joints[j].parent;
    if (parent < 0) {
      local.position[j] = world.position[j];
      local.rotation[j] = world.rotation[j];
    } else {
      const std::size_t p = static_cast<std::size_t>(parent);
      const Quat inverse = world.rotation[p].conjugate();
      local.position[j] = inverse * (world.position[j] - world.position[p]);
      local.rotation[j] = inverse * world.rotation[j];
    }
  }
}

void worldPose(const Motion& motion, std::size_t frame, Pose& out) {
  localPose(motion, frame, out);
  worldFromLocal(motion.skeleton, out, out);
}

void worldPoseAt(const Motion& motion, double time, Pose& out) {
  localPoseAt(motion, time, out);
  worldFromLocal(motion.skeleton, out, out);
}

int subtreeEnd(const Skeleton& skeleton, int joint) {
  const int count = static_cast<int>(skeleton.size());
  int end = joint + 1;
  while (end < count && skeleton.joints[static_cast<std::size_t>(end)].parent >= joint) ++end;
  return end;
}

void turnJoint(const Skeleton& skeleton, Pose& world, int joint, const Quat& turn) {
  const Vec3 centre = world.position[static_cast<std::size_t>(joint)];
  const std::size_t end = static_cast<std::size_t>(subtreeEnd(skeleton, joint));
  for (std::size_t j = static_cast<std::size_t>(joint); j < end; ++j) {
    world.position[j] = centre + turn * (world.position[j] - centre);
    world.rotation[j] = (turn * world.rotation[j]).normalized();
  }
}

std::vector<double> worldPositions(const Motion& motion, const std::vector<int>& joints, int threads) {
  const std::size_t frames = motion.frames();
  std::vector<double> result(frames * joints.size() * 3);
  const BatchKinematics plan(motion, joints);
  constexpr int kLanes = BatchKinematics::kLanes;
  const int blocks = static_cast<int>((frames + kLanes - 1) / kLanes);
#pragma omp parallel num_threads(threadCount(threads)) if (blocks >= kBlocksWorthThreads)
  {
    BatchKinematics::Workspace workspace;
#pragma omp for schedule(static)
    for (int b = 0; b < blocks; ++b) {
      plan.worldBlock(motion, static_cast<std::size_t>(b) * kLanes, workspace);
      double* out = result.data() + workspace.first * joints.size() * 3;
      for (int lane = 0; lane < workspace.count; ++lane) {
        for (const int joint : joints) {
          Vec3::Map(out) = BatchKinematics::position(workspace, joint, lane);
          out += 3;
        }
      }
    }
  }
  return result;
}

std::vector<Pose> worldPoses(const Motion& motion, int threads) {
  std::vector<Pose> result(motion.frames());
  const BatchKinematics plan(motion);
  constexpr int kLanes = BatchKinematics::kLanes;
  const int blocks = static_cast<int>((result.size() + kLanes - 1) / kLanes);
#pragma omp parallel num_threads(threadCount(threads)) if (blocks >= kBlocksWorthThreads)
  {
    BatchKinematics::Workspace workspace;
#pragma omp for schedule(static)
    for (int b = 0; b < blocks; ++b) {
      plan.worldBlock(motion, static_cast<std::size_t>(b) * kLanes, workspace);
      for (int lane = 0; lane < workspace.count; ++lane) {
        BatchKinematics::pose(workspace, lane, result[workspace.first + static_cast<std::size_t>(lane)]);
      }
    }
  }
  return result;
}

}  // namespace footfall
