// SPDX-License-Identifier: MIT
#include "scene/edit/figure_path.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "figure/motion/heading.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

bool movesFreely(const Motion& motion, int joint) {
  int axes = 0;
  for (const MotionChannel& channel : motion.channels)
    axes += channel.joint == joint && isTranslation(channel.kind);
  return axes == 3;
}

// A Gaussian over the frames around, narrower towards both ends, so that those stay.
std::vector<double> smoothed(const std::vector<double>& values, double deviation) {
  std::vector<double> result = values;
  const auto count = static_cast<std::ptrdiff_t>(values.size());
  const auto widest = static_cast<std::ptrdiff_t>(std::ceil(3 * deviation));
  for (std::ptrdiff_t i = 0; i < count; ++i) {
    const std::ptrdiff_t reach = std::min({widest, i, count - 1 - i});
    if (reach == 0) continue;
    const double spread = deviation * static_cast<double>(reach) / static_cast<double>(widest);
    double sum = 0, weights = 0;
    for (std::ptrdiff_t k = -reach; k <= reach; ++k) {
      const double away = static_cast<double>(k) / spread, weight = std::exp(-0.5 * away * away);
      sum += weight * values[static_cast<std::size_t>(i + k)];
      weights += weight;
    }
    result[static_cast<std::size_t>(i)] = sum / weights;
  }
  return result;
}

}  // namespace

int carryingJoint(const Motion& motion, const Limbs& limbs) {
  const int root = std::max(0, limbs.root);
  for (int joint = root; joint >= 0; joint = motion.skeleton.joints[static_cast<std::size_t>(joint)].parent) {
    if (movesFreely(motion, joint)) return joint;
  }
  return root;
}

std::vector<Isometry> figurePath(const Motion& motion, const Limbs& limbs, const FigurePathOptions& options) {
  const Heading heading = headingOf(motion, limbs);
  std::vector<double> x(heading.size()), z(heading.size()), yaw = heading.yaw;
  for (std::size_t f = 0; f < heading.size(); ++f) {
    x[f] = heading.position[f].x();
    z[f] = heading.position[f].z();
    if (!options.turn) yaw[f] = 0;
  }
  const double deviation = options.smooth / motion.frameTime;
  if (deviation > 0.01) {
    x = smoothed(x, deviation);
    z = smoothed(z, deviation);
    yaw = smoothed(yaw, deviation);
  }
  std::vector<Isometry> path(heading.size());
  for (std::size_t f = 0; f < path.size(); ++f)
    path[f] = Eigen::Translation3d(x[f], 0, z[f]) * Eigen::AngleAxisd(yaw[f], Vec3::UnitY());
  return path;
}

std::array<std::size_t, 6> ensureChannels(Motion& motion, int joint) {
  std::array<std::size_t, 6> places;
  places.fill(motion.channels.size());
  std::size_t first = motion.channels.size();  // new ones go before the joint's own, or where they would be
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.joint >= joint) first = std::min(first, c);
    const auto kind = static_cast<std::size_t>(channel.kind);
    if (channel.joint == joint && kind < 6) places[kind] = c;
  }
  // Rotations in the order files list them: outermost first.
  const int* axes = axesOf(motion.skeleton.joints[static_cast<std::size_t>(joint)].rotationOrder);
  std::vector<std::size_t> missing;
  for (const int kind : {0, 1, 2, 3 + axes[2], 3 + axes[1], 3 + axes[0]}) {
    const auto place = static_cast<std::size_t>(kind);
    if (places[place] == motion.channels.size()) missing.push_back(place);
  }
  if (missing.empty()) return places;
  Motion wider = motion;
  const std::size_t frames = motion.frames(), old = motion.channels.size();
  const Joint& at = motion.skeleton.joints[static_cast<std::size_t>(joint)];
  wider.samples.assign(frames * (old + missing.size()), 0);
  for (std::size_t m = 0; m < missing.size(); ++m) {
    wider.channels.insert(wider.channels.begin() + static_cast<std::ptrdiff_t>(first + m),
                          {joint, static_cast<ChannelKind>(missing[m])});
  }
  for (std::size_t f = 0; f < frames; ++f) {
    const double* from = motion.samples.data() + f * old;
    double* to = wider.samples.data() + f * (old + missing.size());
    std::copy(from, from + first, to);
    for (std::size_t m = 0; m < missing.size(); ++m) {
      const std::size_t axis = missing[m] % 3;
      to[first + m] = missing[m] < 3 ? at.translation[static_cast<Eigen::Index>(axis)]
                                     : at.rotation[static_cast<Eigen::Index>(axis)];
    }
    std::copy(from + first, from + old, to + first + missing.size());
  }
  motion = std::move(wider);
  return ensureChannels(motion, joint);
}

void carryFigure(Motion& motion, int joint, const std::vector<Isometry>& by) {
  const std::array<std::size_t, 6> at = ensureChannels(motion, joint);
  const std::size_t j = static_cast<std::size_t>(joint);
  const Joint& own = motion.skeleton.joints[j];
  const Quat orient = rotationFromEuler(own.jointOrient, RotationOrder::XYZ),
             axis = rotationFromEuler(own.rotateAxis, RotationOrder::XYZ);
  Pose world;
  world.resize(motion.skeleton.size());
  Vec3 before = Vec3::Zero(), after = Vec3::Zero();
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    worldPose(motion, f, world);
    const Isometry parent = own.parent >= 0 ? world.frame(own.parent) : Isometry::Identity();
    const Isometry local = parent.inverse() * (by[f] * world.frame(joint));
    double* frame = motion.frame(f);
    const Vec3 was(frame[at[3]], frame[at[4]], frame[at[5]]);
    const Vec3 near = f == 0 ? was : Vec3(after + was - before);
    const Quat turn = orient.conjugate() * Quat(local.rotation()) * axis.conjugate();
    const Vec3 angles = eulerFromRotation(turn, own.rotationOrder, near);
    for (std::size_t i = 0; i < 3; ++i) {
      frame[at[i]] = local.translation()[static_cast<Eigen::Index>(i)];
      frame[at[3 + i]] = angles[static_cast<Eigen::Index>(i)];
    }
    before = was;
    after = angles;
  }
}

}  // namespace footfall
