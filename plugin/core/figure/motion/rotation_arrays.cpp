// SPDX-License-Identifier: MIT
#include "figure/motion/rotation_arrays.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/parallel.h"
#include "base/vector_clones.h"
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

// A joint in several frames, number by number, so that they are worked on side by side.
constexpr std::size_t kSide = 8;
struct alignas(64) SideBySide {
  double px[kSide], py[kSide], pz[kSide];
  double qw[kSide], qx[kSide], qy[kSide], qz[kSide];
};

// apart: numbers from one frame to the next. Frames beyond the last are those of the last.
void takeLocal(const double* rotation, std::size_t apart, std::size_t count, SideBySide& out) {
  for (std::size_t i = 0; i < kSide; ++i) {
    const double* q = rotation + apart * (i < count ? i : count - 1);
    out.qw[i] = q[0];
    out.qx[i] = q[1];
    out.qy[i] = q[2];
    out.qz[i] = q[3];
  }
}

void startAt(const double* offset, const double* root, std::size_t count, SideBySide& out) {
  for (std::size_t i = 0; i < kSide; ++i) {
    const double* by = root ? root + 3 * (i < count ? i : count - 1) : nullptr;
    out.px[i] = offset[0] + (by ? by[0] : 0);
    out.py[i] = offset[1] + (by ? by[1] : 0);
    out.pz[i] = offset[2] + (by ? by[2] : 0);
  }
}

// out holds the local rotations and gets what the parent makes of them.
FOOTFALL_CLONES void carryFrames(const SideBySide& __restrict parent, const double* __restrict offset,
                                 SideBySide& __restrict out) {
  const double vx = offset[0], vy = offset[1], vz = offset[2];
  FOOTFALL_INDEPENDENT
  for (std::size_t i = 0; i < kSide; ++i) {
    const double w = parent.qw[i], x = parent.qx[i], y = parent.qy[i], z = parent.qz[i];
    const double tx = 2 * (y * vz - z * vy), ty = 2 * (z * vx - x * vz), tz = 2 * (x * vy - y * vx);
    out.px[i] = parent.px[i] + (vx + w * tx + (y * tz - z * ty));
    out.py[i] = parent.py[i] + (vy + w * ty + (z * tx - x * tz));
    out.pz[i] = parent.pz[i] + (vz + w * tz + (x * ty - y * tx));
    const double lw = out.qw[i], lx = out.qx[i], ly = out.qy[i], lz = out.qz[i];
    out.qw[i] = w * lw - x * lx - y * ly - z * lz;
    out.qx[i] = w * lx + x * lw + y * lz - z * ly;
    out.qy[i] = w * ly - x * lz + y * lw + z * lx;
    out.qz[i] = w * lz + x * ly - y * lx + z * lw;
  }
}

void putWorld(const SideBySide& joint, std::size_t joints, std::size_t count, double* rotation,
              double* position) {
  for (std::size_t i = 0; i < count; ++i) {
    double* q = rotation + 4 * joints * i;
    q[0] = joint.qw[i];
    q[1] = joint.qx[i];
    q[2] = joint.qy[i];
    q[3] = joint.qz[i];
    double* p = position + 3 * joints * i;
    p[0] = joint.px[i];
    p[1] = joint.py[i];
    p[2] = joint.pz[i];
  }
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
  const auto blocks = static_cast<std::ptrdiff_t>((chain.frames + kSide - 1) / kSide);
#pragma omp parallel num_threads(threadCount(threads)) if (blocks > 32)
  {
    std::vector<SideBySide> placed(joints);
#pragma omp for schedule(static)
    for (std::ptrdiff_t block = 0; block < blocks; ++block) {
      const std::size_t first = static_cast<std::size_t>(block) * kSide;
      const std::size_t count = std::min(kSide, chain.frames - first);
      for (std::size_t j = 0; j < joints; ++j) {
        SideBySide& joint = placed[j];
        const std::size_t at = first * joints + j;
        takeLocal(chain.rotations + 4 * at, 4 * joints, count, joint);
        const double* offset = chain.offsets + 3 * j;
        if (chain.parents[j] < 0) {
          const double* root = j == 0 && chain.root ? chain.root + 3 * first : nullptr;
          startAt(offset, root, count, joint);
        } else {
          carryFrames(placed[static_cast<std::size_t>(chain.parents[j])], offset, joint);
        }
        putWorld(joint, joints, count, worldRotations + 4 * at, worldPositions + 3 * at);
      }
    }
  }
}

}  // namespace footfall
