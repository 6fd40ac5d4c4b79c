// SPDX-License-Identifier: MIT
// Poses: where every joint is, in its parent's space or in the world. Rigid; metres, radians.
#pragma once

#include <cstddef>
#include <vector>

#include "figure/motion/motion.h"

namespace footfall {

// A position and an orientation for each joint of a skeleton. Local: in the parent's space; the rotation
// holds joint orient and rotate axis. World: in the scene's.
struct Pose {
  std::vector<Vec3> position;
  std::vector<Quat> rotation;

  void resize(std::size_t joints) {
    position.resize(joints);
    rotation.resize(joints);
  }
  std::size_t size() const { return position.size(); }
  Isometry frame(int joint) const {
    return Eigen::Translation3d(position[static_cast<std::size_t>(joint)]) *
           rotation[static_cast<std::size_t>(joint)];
  }
};

// The skeleton at rest.
Pose restPose(const Skeleton& skeleton);

// A frame of a motion as a local pose. Channels that a joint lacks stay at rest. No allocation once out has
// its size.
void localPose(const Motion& motion, std::size_t frame, Pose& out);
// Between frames channels run straight, as linear keys would; outside the first and last frame hold.
void localPoseAt(const Motion& motion, double time, Pose& out);

// Writes a local pose into the channels of a frame; angles come out next to those of frame `near`
// (unwrapped). What the motion has no channel for is not written: a joint with fewer than three rotation
// channels gets the angles of the full rotation for those it has.
void setLocalPose(Motion& motion, std::size_t frame, const Pose& local, std::size_t near);

// World from local and back. No allocation once out has its size; in and out may be the same object.
void worldFromLocal(const Skeleton& skeleton, const Pose& local, Pose& world);
void localFromWorld(const Skeleton& skeleton, const Pose& world, Pose& local);

// The world pose of a frame in one step.
void worldPose(const Motion& motion, std::size_t frame, Pose& out);
void worldPoseAt(const Motion& motion, double time, Pose& out);

// The joints that a joint carries, itself included: joint … subtreeEnd - 1 (depth-first order).
int subtreeEnd(const Skeleton& skeleton, int joint);
// Turns a joint of a world pose in place, by a rotation in world space, with everything it carries.
void turnJoint(const Skeleton& skeleton, Pose& world, int joint, const Quat& turn);

// All frames at once, by blocks (figure/motion/batch_kinematics.h): the fast way, the same bits on any number
// of threads. Throws Error where a channel or the list names a joint that the skeleton does not have.
std::vector<Pose> worldPoses(const Motion& motion, int threads = 0);
// World positions of some joints over all frames: #frames by #joints by 3, one block.
std::vector<double> worldPositions(const Motion& motion, const std::vector<int>& joints, int threads = 0);

}  // namespace footfall
