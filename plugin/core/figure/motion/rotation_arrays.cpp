// SPDX-License-Identifier: MIT
#include "figure/motion/rotation_arrays.h"

#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/parallel.h"
#include "figure/motion/batch_kinematics.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

Quat rotationAt(const double* q) {
  return {q[0], q[1], q[2], q[3]};
}

void putRotation(const Quat& q, double* out) {
  out[0] = q.w();
  out[1] = q.x();
  out[2] = q.y();
  out[3] = q.z();
}

void putPose(const Pose& pose, double* rotations, double* positions) {
  for (std::size_t j = 0; j < pose.size(); ++j) {
    if (rotations) putRotation(pose.rotation[j], rotations + 4 * j);
    if (positions) Eigen::Map<Vec3>(positions + 3 * j) = pose.position[j];
  }
}

std::vector<MotionChannel> channelsOf(const Skeleton& skeleton, bool everyTranslation) {
  std::vector<MotionChannel> channels;
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    const Joint& joint = skeleton.joints[j];
    if (joint.kind == JointKind::EndSite) continue;
    const int index = static_cast<int>(j);
    if (j == 0 || everyTranslation) {
      for (const ChannelKind kind :
           {ChannelKind::TranslateX, ChannelKind::TranslateY, ChannelKind::TranslateZ})
        channels.push_back({index, kind});
    }
    // As files list them: the outermost first.
    const int* axes = axesOf(joint.rotationOrder);
    for (int k = 2; k >= 0; --k)
      channels.push_back({index, static_cast<ChannelKind>(static_cast<int>(ChannelKind::RotateX) + axes[k])});
  }
  return channels;
}

void checkFinite(const Vec3& position, std::size_t frame, const Joint& joint) {
  if (!position.allFinite())
    throw Error(fmt::format("the position of {} at frame {} is not finite", joint.name, frame));
}

Quat checkedRotation(const double* q, std::size_t frame, const Joint& joint) {
  const Quat rotation = rotationAt(q);
  const double length = rotation.norm();
  if (!std::isfinite(length))
    throw Error(fmt::format("the rotation of {} at frame {} is not finite", joint.name, frame));
  if (length < 1e-9)
    throw Error(fmt::format("the rotation of {} at frame {} has length 0; a rotation must have length 1",
                            joint.name, frame));
  return rotation.normalized();
}

// What the arrays have of a frame over what the pose has.
void takePose(const Skeleton& skeleton, const RotationArrays& arrays, std::size_t frame, Pose& local) {
  const std::vector<Joint>& joints = skeleton.joints;
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const std::size_t at = frame * joints.size() + j;
    if (arrays.rotations) local.rotation[j] = checkedRotation(arrays.rotations + 4 * at, frame, joints[j]);
    if (arrays.translations) local.position[j] = Eigen::Map<const Vec3>(arrays.translations + 3 * at);
  }
  if (arrays.root && !joints.empty()) local.position[0] = Eigen::Map<const Vec3>(arrays.root + 3 * frame);
  for (std::size_t j = 0; j < joints.size(); ++j) checkFinite(local.position[j], frame, joints[j]);
}

}  // namespace

Motion motionFromRotations(Skeleton skeleton, const RotationArrays& arrays, double frameTime,
                           double startTime) {
  Motion motion;
  motion.skeleton = std::move(skeleton);
  motion.frameTime = frameTime;
  motion.startTime = startTime;
  motion.channels = channelsOf(motion.skeleton, arrays.translations != nullptr);
  motion.samples.assign(arrays.frames * motion.channels.size(), 0);
  Pose local = restPose(motion.skeleton);
  for (std::size_t frame = 0; frame < arrays.frames; ++frame) {
    takePose(motion.skeleton, arrays, frame, local);
    setLocalPose(motion, frame, local, frame == 0 ? 0 : frame - 1);
  }
  return motion;
}

Motion withRotations(const Motion& motion, const RotationArrays& given) {
  if (given.frames != motion.frames())
    throw Error(fmt::format("there must be {} frames, got {}", motion.frames(), given.frames));
  RotationArrays arrays = given;
  arrays.root = nullptr;
  Motion changed = motion;
  Pose local;
  for (std::size_t frame = 0; frame < arrays.frames; ++frame) {
    localPose(motion, frame, local);
    takePose(motion.skeleton, arrays, frame, local);
    setLocalPose(changed, frame, local, frame == 0 ? 0 : frame - 1);
  }
  return changed;
}

void localArrays(const Motion& motion, double* rotations, double* positions, int threads) {
  const std::size_t joints = motion.skeleton.size();
  const auto frames = static_cast<std::ptrdiff_t>(motion.frames());
#pragma omp parallel num_threads(threadCount(threads)) if (frames > 64)
  {
    Pose local;
#pragma omp for schedule(static)
    for (std::ptrdiff_t f = 0; f < frames; ++f) {
      const auto frame = static_cast<std::size_t>(f);
      localPose(motion, frame, local);
      putPose(local, rotations ? rotations + 4 * joints * frame : nullptr,
              positions ? positions + 3 * joints * frame : nullptr);
    }
  }
}

void worldArrays(const Motion& motion, double* rotations, double* positions, int threads) {
  const BatchKinematics plan(motion);
  const std::size_t joints = motion.skeleton.size();
  constexpr std::ptrdiff_t kLanes = BatchKinematics::kLanes;
  const auto blocks = (static_cast<std::ptrdiff_t>(motion.frames()) + kLanes - 1) / kLanes;
#pragma omp parallel num_threads(threadCount(threads)) if (blocks > 8)
  {
    BatchKinematics::Workspace workspace;
#pragma omp for schedule(static)
    for (std::ptrdiff_t block = 0; block < blocks; ++block) {
      const auto first = static_cast<std::size_t>(block * kLanes);
      plan.worldBlock(motion, first, workspace);
      for (int lane = 0; lane < workspace.count; ++lane) {
        const std::size_t row = (first + static_cast<std::size_t>(lane)) * joints;
        for (std::size_t j = 0; j < joints; ++j) {
          const int joint = static_cast<int>(j);
          if (rotations)
            putRotation(BatchKinematics::rotation(workspace, joint, lane), rotations + 4 * (row + j));
          if (positions)
            Eigen::Map<Vec3>(positions + 3 * (row + j)) = BatchKinematics::position(workspace, joint, lane);
        }
      }
    }
  }
}

void forwardKinematics(const ChainArrays& chain, double* worldRotations, double* worldPositions,
                       int threads) {
  const std::size_t joints = chain.parents.size();
  for (std::size_t j = 0; j < joints; ++j) {
    if (chain.parents[j] < -1 || chain.parents[j] >= static_cast<int>(j))
      throw Error(
          fmt::format("the parent of joint {} must come before it (or be -1), got {}", j, chain.parents[j]));
  }
  const auto frames = static_cast<std::ptrdiff_t>(chain.frames);
#pragma omp parallel for schedule(static) num_threads(threadCount(threads)) if (frames > 64)
  for (std::ptrdiff_t f = 0; f < frames; ++f) {
    const auto frame = static_cast<std::size_t>(f);
    const double* local = chain.rotations + 4 * joints * frame;
    double* turned = worldRotations + 4 * joints * frame;
    double* placed = worldPositions + 3 * joints * frame;
    for (std::size_t j = 0; j < joints; ++j) {
      const Vec3 offset = Eigen::Map<const Vec3>(chain.offsets + 3 * j);
      const Quat turn = rotationAt(local + 4 * j);
      Eigen::Map<Vec3> position(placed + 3 * j);
      if (chain.parents[j] < 0) {
        position = offset;
        if (j == 0 && chain.root) position += Eigen::Map<const Vec3>(chain.root + 3 * frame);
        putRotation(turn, turned + 4 * j);
        continue;
      }
      const auto parent = static_cast<std::size_t>(chain.parents[j]);
      const Quat carried = rotationAt(turned + 4 * parent);
      position = Eigen::Map<const Vec3>(placed + 3 * parent) + carried * offset;
      putRotation(carried * turn, turned + 4 * j);
    }
  }
}

}  // namespace footfall
