// SPDX-License-Identifier: MIT
#include "io/bvh/bvh_fold.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "io/bvh/bvh_channels.h"

namespace footfall {
namespace {

// The column of each of a joint's nine channels in the motion, or -1.
using Columns = std::array<int, 9>;

double valueAt(const Motion& motion, const Columns& columns, ChannelKind kind, std::size_t frame,
               double atRest) {
  const int column = columns[static_cast<std::size_t>(kind)];
  return column < 0 ? atRest : motion.frame(frame)[column];
}

ChannelKind rotationKind(int axis) {
  return static_cast<ChannelKind>(static_cast<int>(ChannelKind::RotateX) + axis);
}
ChannelKind scaleKind(int axis) {
  return static_cast<ChannelKind>(static_cast<int>(ChannelKind::ScaleX) + axis);
}

Vec3 anglesAt(const Motion& motion, const Joint& joint, const Columns& columns, std::size_t frame) {
  Vec3 angles;
  for (int axis = 0; axis < 3; ++axis) {
    angles[axis] = valueAt(motion, columns, rotationKind(axis), frame, joint.rotation[axis]);
  }
  return angles;
}

// The joint's own scale; throws where it is uneven or changes.
double evenScale(const Motion& motion, const Joint& joint, const Columns& columns) {
  constexpr double kTolerance = 1e-6;
  const std::size_t frames = std::max<std::size_t>(motion.frames(), 1);
  double scale = 0;
  for (std::size_t frame = 0; frame < frames; ++frame) {
    for (int axis = 0; axis < 3; ++axis) {
      const double value = motion.frames() == 0
                               ? joint.scale[axis]
                               : valueAt(motion, columns, scaleKind(axis), frame, joint.scale[axis]);
      if (frame == 0 && axis == 0) scale = value;
      if (std::abs(value - scale) > kTolerance * std::abs(scale)) {
        throw Error(fmt::format("joint '{}' has a scale that {}, which BVH cannot hold; bake or remove it",
                                joint.name, frame == 0 ? "is uneven" : "changes"));
      }
    }
  }
  return scale;
}

struct Plan {
  bool fold = false;               // rotation comes from jointOrient·R·rotateAxis
  double scale = 1;                // of the joint's translation: the product of the scales above it
  std::vector<ChannelKind> kinds;  // channels to write, in order
};

Plan planOf(const Motion& motion, std::size_t index, const std::vector<ChannelKind>& kinds,
            const Columns& columns) {
  const Joint& joint = motion.skeleton.joints[index];
  Plan plan;
  plan.fold = !joint.jointOrient.isZero(0) || !joint.rotateAxis.isZero(0);
  std::vector<int> axes;
  bool complete = !plan.fold;
  for (const ChannelKind kind : kinds) {
    if (isRotation(kind)) axes.push_back(axisOf(kind));
  }
  for (int axis = 0; axis < 3; ++axis) {
    const bool has = columns[static_cast<std::size_t>(rotationKind(axis))] >= 0;
    complete = complete && (has || joint.rotation[axis] == 0);
  }
  complete = complete && bvhAxesAgree(axes, joint.rotationOrder);
  if (joint.kind == JointKind::EndSite && kinds.empty()) return plan;  // an end has no turn to keep
  for (const ChannelKind kind : kinds) {
    if (isTranslation(kind) || (complete && isRotation(kind))) plan.kinds.push_back(kind);
  }
  const int* applied = axesOf(joint.rotationOrder);
  for (int i = 2; i >= 0 && !complete; --i) plan.kinds.push_back(rotationKind(applied[i]));
  return plan;
}

// Depth-first order of the joints, children by index.
std::vector<std::size_t> depthFirst(const Skeleton& skeleton) {
  const auto children = skeleton.children();
  std::vector<std::size_t> order, stack;
  for (std::size_t i = skeleton.size(); i-- > 0;) {
    if (skeleton.joints[i].parent < 0) stack.push_back(i);
  }
  while (!stack.empty()) {
    const std::size_t at = stack.back();
    stack.pop_back();
    order.push_back(at);
    for (auto child = children[at].rbegin(); child != children[at].rend(); ++child) {
      stack.push_back(static_cast<std::size_t>(*child));
    }
  }
  return order;
}

// Fills the columns of one joint, which start at `column` of the result.
void fillColumns(const Motion& motion, std::size_t index, const Columns& columns, const Plan& plan,
                 std::size_t column, Motion& result) {
  const Joint& joint = motion.skeleton.joints[index];
  const Quat orient = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ);
  const Quat axis = rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
  Vec3 angles = Vec3::Zero();
  for (std::size_t frame = 0; frame < motion.frames(); ++frame) {
    const Vec3 own = anglesAt(motion, joint, columns, frame);
    angles = plan.fold ? eulerFromRotation(orient * rotationFromEuler(own, joint.rotationOrder) * axis,
                                           joint.rotationOrder, angles)
                       : own;
    double* out = result.frame(frame) + column;
    for (const ChannelKind kind : plan.kinds) {
      *out++ =
          isRotation(kind) ? angles[axisOf(kind)] : plan.scale * valueAt(motion, columns, kind, frame, 0);
    }
  }
}

}  // namespace

Motion foldForBvh(const Motion& motion) {
  const std::size_t count = motion.skeleton.size();
  std::vector<Columns> columns(count);
  for (Columns& each : columns) each.fill(-1);
  std::vector<std::vector<ChannelKind>> kinds(count);
  for (std::size_t i = 0; i < motion.channels.size(); ++i) {
    const MotionChannel& channel = motion.channels[i];
    const std::size_t joint = static_cast<std::size_t>(channel.joint);
    columns[joint][static_cast<std::size_t>(channel.kind)] = static_cast<int>(i);
    kinds[joint].push_back(channel.kind);
  }

  Motion result;
  result.frameTime = motion.frameTime;
  result.startTime = motion.startTime;
  const std::vector<std::size_t> order = depthFirst(motion.skeleton);
  std::vector<int> newIndex(count, -1);
  std::vector<double> scaleBelow(count, 1);
  std::vector<Plan> plans;
  for (const std::size_t i : order) {
    const Joint& joint = motion.skeleton.joints[i];
    const double above = joint.parent < 0 ? 1 : scaleBelow[static_cast<std::size_t>(joint.parent)];
    scaleBelow[i] = above * evenScale(motion, joint, columns[i]);
    Plan plan = planOf(motion, i, kinds[i], columns[i]);
    plan.scale = above;

    Joint plain;
    plain.name = joint.name;
    plain.kind = joint.kind;
    plain.rotationOrder = joint.rotationOrder;
    plain.parent = joint.parent < 0 ? -1 : newIndex[static_cast<std::size_t>(joint.parent)];
    plain.translation = above * joint.translation;
    newIndex[i] = static_cast<int>(result.skeleton.size());
    for (const ChannelKind kind : plan.kinds) result.channels.push_back({newIndex[i], kind});
    result.skeleton.joints.push_back(std::move(plain));
    plans.push_back(std::move(plan));
  }

  result.samples.resize(motion.frames() * result.channels.size());
  std::size_t column = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    fillColumns(motion, order[i], columns[order[i]], plans[i], column, result);
    column += plans[i].kinds.size();
  }
  return result;
}

}  // namespace footfall
