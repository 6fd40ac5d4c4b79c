// SPDX-License-Identifier: MIT
#include "footprint/walk/editable_walk.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "figure/motion/pose.h"

namespace footfall::footprint {
EditableWalk::EditableWalk(Character character, Track track, TerrainPtr terrain, const WalkOptions& options,
                           const EditableWalk* previous, const Progress& progress)
    : character_(std::move(character)),
      options_(options),
      pipeline_(character_, std::move(track), std::move(terrain), options_),
      solved_(solveInWindows(pipeline_, previous ? previous->solved_.windows : WalkWindows(), progress)) {
  const ComProblem problem = pipeline_.problem(solved_.path.pelvis);
  walk_ = pipeline_.unposedWalk(solved_.path, problem);
  walk_.samples = samplesOf(problem);
}

std::vector<WalkSample> EditableWalk::samplesOf(const ComProblem& problem) const {
  std::vector<WalkSample> samples;
  for (std::size_t i = 0; i < frames(); ++i) {
    WalkSample sample;
    sample.time = static_cast<double>(i) * frameTime();
    sample.com = walk_.solution.path.at(sample.time);
    sample.imbalance = imbalanceAt(problem, sample.time, sample.com);
    sample.standing.assign(walk_.virtualLegs.legs.size(), 0);
    samples.push_back(std::move(sample));
  }
  for (const PrintContact& contact : walk_.timing.contacts) {
    const double first = std::max(0.0, std::floor(contact.strike / frameTime()) - 1);
    for (std::size_t i = static_cast<std::size_t>(first); i < frames(); ++i) {
      if (samples[i].time > contact.lift) break;
      if (samples[i].time >= contact.strike) samples[i].standing[static_cast<std::size_t>(contact.leg)] = 1;
    }
  }
  return samples;
}

// Angles of the root of a figure at rest that has turned with the body since the start: nearest to rest at
// the start, then followed all the way round.
Vec3 EditableWalk::rootAnglesAt(double time) const {
  constexpr double kStep = 0.5;  // radians
  const Skeleton& skeleton = character_.skeleton;
  const std::size_t root = static_cast<std::size_t>(character_.limbs.root);
  const Joint& joint = skeleton.joints[root];
  const Pose local = restPose(skeleton);
  Pose rest;
  worldFromLocal(skeleton, local, rest);
  const Quat above =
      joint.parent >= 0 ? rest.rotation[static_cast<std::size_t>(joint.parent)] : Quat(Quat::Identity());
  const Quat orient = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ),
             axis = rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
  const auto anglesAt = [&](double yaw, const Vec3& near) {
    const Quat world = Quat(Eigen::AngleAxisd(yaw - character_.restYaw, Vec3::UnitY())) * rest.rotation[root];
    return eulerFromRotation(orient.conjugate() * above.conjugate() * world * axis.conjugate(),
                             joint.rotationOrder, near);
  };
  const double from = pipeline_.orientation().yaw(0), to = pipeline_.orientation().yaw(time);
  Vec3 angles = anglesAt(from, joint.rotation);
  const double steps = std::ceil(std::abs(to - from) / kStep);
  for (double k = 1; k <= steps; ++k) angles = anglesAt(from + (to - from) * k / steps, angles);
  return angles;
}

PosedFrames EditableWalk::posed(FrameSpan range) const {
  // Tails follow the body for a second; banks look at two thirds of one, everything else at half.
  PosedFrames part = pipeline_.posed(solved_.path, range, character_.tail.empty() ? 1.4 : 1.6);
  Motion& motion = part.performed.motion;
  const int root = character_.limbs.root;
  const RotationOrder order = motion.skeleton.joints[static_cast<std::size_t>(root)].rotationOrder;
  Vec3 near = rootAnglesAt(motion.startTime);
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    double* values = motion.frame(i);
    Vec3 angles = Vec3::Zero();
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint == root && isRotation(channel.kind)) angles[axisOf(channel.kind)] = values[c];
    }
    // Already next to it: not touched.
    if ((angles - near).cwiseAbs().maxCoeff() > 0.5 * kPi)
      angles = eulerFromRotation(rotationFromEuler(angles, order), order, near);
    near = angles;
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint == root && isRotation(channel.kind)) values[c] = angles[axisOf(channel.kind)];
    }
  }
  return part;
}

}  // namespace footfall::footprint
