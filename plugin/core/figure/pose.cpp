// SPDX-License-Identifier: MIT
#include "figure/pose.h"

#include <algorithm>
#include <cmath>

#include "base/parallel.h"

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

// A pose from one row of channel values. Fast where the channels come in the order of the joints, as in the files.
template <typename Value>
void poseFromChannels(const Motion& motion, const Value& value, Pose& out) {
  const std::vector<Joint>& joints = motion.skeleton.joints;
  out.resize(joints.size());
  std::size_t c = 0;
  const std::size_t count = motion.channels.size();
  const auto applyChannels = [&](std::size_t j, Vec3& angles) {
    for (; c < count && motion.channels[c].joint == static_cast<int>(j); ++c) {
      const ChannelKind kind = motion.channels[c].kind;
      if (isTranslation(kind)) {
        out.position[j][axisOf(kind)] = value(c);
      } else if (isRotation(kind)) {
        angles[axisOf(kind)] = value(c);
      }
    }
  };
  for (std::size_t j = 0; j < joints.size(); ++j) {
    Vec3 angles = joints[j].rotation;
    out.position[j] = joints[j].translation;
    applyChannels(j, angles);
    out.rotation[j] = jointRotation(joints[j], angles);
  }
  if (c == count) return;
  // Channels in another order than the joints: gather each joint's angles from the whole row.
  for (std::size_t j = 0; j < joints.size(); ++j) {
    Vec3 angles = joints[j].rotation;
    for (std::size_t k = 0; k < count; ++k) {
      if (motion.channels[k].joint != static_cast<int>(j)) continue;
      const ChannelKind kind = motion.channels[k].kind;
      if (isTranslation(kind)) out.position[j][axisOf(kind)] = value(k);
      if (isRotation(kind)) angles[axisOf(kind)] = value(k);
    }
    out.rotation[j] = jointRotation(joints[j], angles);
  }
}

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
  poseFromChannels(motion, [row](std::size_t c) { return row[c]; }, out);
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
  poseFromChannels(motion, [=](std::size_t c) { return a[c] + share * (b[c] - a[c]); }, out);
}

void setLocalPose(Motion& motion, std::size_t frame, const Pose& local, std::size_t near) {
  const std::vector<Joint>& joints = motion.skeleton.joints;
  double* row = motion.frame(frame);
  const double* nearRow = motion.frame(near);
  for (std::size_t c = 0; c < motion.channels.size();) {
    const int j = motion.channels[c].joint;
    const std::size_t index = static_cast<std::size_t>(j);
    const Joint& joint = joints[index];
    std::size_t end = c;
    Vec3 nearAngles = joint.rotation;
    bool turns = false;
    for (; end < motion.channels.size() && motion.channels[end].joint == j; ++end) {
      if (!isRotation(motion.channels[end].kind)) continue;
      nearAngles[axisOf(motion.channels[end].kind)] = nearRow[end];
      turns = true;
    }
    Vec3 angles = nearAngles;
    if (turns) {
      const Quat turn =
          orientOf(joint.jointOrient).conjugate() * local.rotation[index] * orientOf(joint.rotateAxis).conjugate();
      angles = eulerFromRotation(turn, joint.rotationOrder, nearAngles);
    }
    for (; c < end; ++c) {
      const ChannelKind kind = motion.channels[c].kind;
      if (isTranslation(kind)) row[c] = local.position[index][axisOf(kind)];
      if (isRotation(kind)) row[c] = angles[axisOf(kind)];
    }
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

std::vector<double> worldPositions(const Motion& motion, const std::vector<int>& joints, int threads) {
  const std::size_t frames = motion.frames();
  std::vector<double> result(frames * joints.size() * 3);
  const int count = static_cast<int>(frames);
#pragma omp parallel num_threads(threadCount(threads))
  {
    Pose pose;
#pragma omp for schedule(static)
    for (int f = 0; f < count; ++f) {
      worldPose(motion, static_cast<std::size_t>(f), pose);
      double* out = result.data() + static_cast<std::size_t>(f) * joints.size() * 3;
      for (const int joint : joints) {
        Vec3::Map(out) = pose.position[static_cast<std::size_t>(joint)];
        out += 3;
      }
    }
  }
  return result;
}

}  // namespace footfall
