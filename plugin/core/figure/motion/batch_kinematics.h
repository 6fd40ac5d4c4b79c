// SPDX-License-Identifier: MIT
// World poses of many frames: the fast way. A plan is made once for a motion's joints and channels and never
// changes; each thread brings its own workspace. Frames are worked on in blocks, side by side.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "figure/motion/pose.h"

namespace footfall {

class BatchKinematics {
 public:
  static constexpr int kLanes = 8;  // frames in a block

  // World position and orientation of one joint in the frames of a block.
  struct alignas(64) JointBlock {
    double px[kLanes], py[kLanes], pz[kLanes];
    double qw[kLanes], qx[kLanes], qy[kLanes], qz[kLanes];
  };
  struct Workspace {
    std::vector<JointBlock> joints;
    std::size_t first = 0;
    int count = 0;
  };

  // For every joint, or for `joints` and what carries them. Throws Error where a channel or a joint of the
  // list names a joint that the skeleton does not have.
  explicit BatchKinematics(const Motion& motion);
  BatchKinematics(const Motion& motion, const std::vector<int>& joints);

  // World poses of the block that starts at frame `first` (fewer than kLanes frames at the motion's end). The
  // motion must have the skeleton and channels of the plan; joints left out of the plan are not set. No
  // allocation once the workspace has its size. The bits of a frame do not depend on the block it is in.
  void worldBlock(const Motion& motion, std::size_t first, Workspace& workspace) const;

  static Vec3 position(const Workspace& workspace, int joint, int lane) {
    const JointBlock& block = workspace.joints[static_cast<std::size_t>(joint)];
    return {block.px[lane], block.py[lane], block.pz[lane]};
  }
  static Quat rotation(const Workspace& workspace, int joint, int lane) {
    const JointBlock& block = workspace.joints[static_cast<std::size_t>(joint)];
    return {block.qw[lane], block.qx[lane], block.qy[lane], block.qz[lane]};
  }
  static void pose(const Workspace& workspace, int lane, Pose& out);

 private:
  struct Step {
    int joint = 0;
    int parent = -1;
    std::array<int, 3> axes{};                   // innermost first
    double parity = 1;                           // -1 for the odd orders
    std::array<int, 3> translate{{-1, -1, -1}};  // channels, -1: at rest
    std::array<int, 3> rotate{{-1, -1, -1}};     // by axis
    bool turns = false, wrapped = false;         // has rotation channels; has a joint orient or rotate axis
    Vec3 restTranslation, restRotation;
    Quat orient, axis, restTurn;  // restTurn: the whole local rotation of a joint that never turns
  };

  static void localTurn(const Step& step, const double* const* rows, JointBlock& out);
  static void localPlace(const Step& step, const double* const* rows, JointBlock& out);

  std::size_t joints_ = 0;
  std::vector<Step> steps_;
};

}  // namespace footfall
