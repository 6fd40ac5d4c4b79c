// SPDX-License-Identifier: MIT
#include "figure/motion/batch_kinematics.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "base/error.h"
#include "base/numeric/sin_cos.h"
#include "base/vector_clones.h"

namespace footfall {
namespace {

using Block = BatchKinematics::JointBlock;
constexpr int kLanes = BatchKinematics::kLanes;

// The loops below run over the frames of a block and hold no branch: compilers make vector code of them, and
// with clones the widest the machine has. No step is fused, so that every width gives the same bits.
// The rotation of three half angles, innermost axis first, multiplied out: qk·qj·qi. first, second, third are
// the vector components of those axes; the odd orders (parity -1) change the sign of one product in each
// component.
FOOTFALL_CLONES void turnFromHalfAngles(const double* __restrict half, double parity, double* __restrict w,
                                        double* __restrict first, double* __restrict second,
                                        double* __restrict third) {
  double s[3 * kLanes], c[3 * kLanes];
  sinCos<3 * kLanes>(half, s, c);
  for (int i = 0; i < kLanes; ++i) {
    const double si = s[i], sj = s[i + kLanes], sk = s[i + 2 * kLanes];
    const double ci = c[i], cj = c[i + kLanes], ck = c[i + 2 * kLanes];
    const double p = parity * si, ss = sj * sk, cc = cj * ck, sc = sj * ck, cs = cj * sk;
    w[i] = ci * cc + p * ss;
    first[i] = si * cc - parity * (ci * ss);
    second[i] = ci * sc + p * cs;
    third[i] = ci * cs - p * sc;
  }
}

// out = orient · out · axis, the outer two the same in every frame.
FOOTFALL_CLONES void wrapTurn(const Quat& orient, const Quat& axis, Block& __restrict out) {
  const double aw = orient.w(), ax = orient.x(), ay = orient.y(), az = orient.z();
  const double bw = axis.w(), bx = axis.x(), by = axis.y(), bz = axis.z();
  for (int i = 0; i < kLanes; ++i) {
    const double w = out.qw[i], x = out.qx[i], y = out.qy[i], z = out.qz[i];
    const double cw = aw * w - ax * x - ay * y - az * z, cx = aw * x + ax * w + ay * z - az * y;
    const double cy = aw * y - ax * z + ay * w + az * x, cz = aw * z + ax * y - ay * x + az * w;
    out.qw[i] = cw * bw - cx * bx - cy * by - cz * bz;
    out.qx[i] = cw * bx + cx * bw + cy * bz - cz * by;
    out.qy[i] = cw * by - cx * bz + cy * bw + cz * bx;
    out.qz[i] = cw * bz + cx * by - cy * bx + cz * bw;
  }
}

// out, local, becomes parent · out, world.
FOOTFALL_CLONES void carry(const Block& __restrict parent, Block& __restrict out) {
  for (int i = 0; i < kLanes; ++i) {
    const double w = parent.qw[i], x = parent.qx[i], y = parent.qy[i], z = parent.qz[i];
    // v + 2w(u×v) + 2u×(u×v)
    const double vx = out.px[i], vy = out.py[i], vz = out.pz[i];
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

void load(const double* const* rows, int channel, double rest, double scale, double* out) {
  if (channel < 0) {
    std::fill_n(out, kLanes, scale * rest);
  } else {
    for (int i = 0; i < kLanes; ++i) out[i] = scale * rows[i][channel];
  }
}

std::vector<int> allJoints(const Motion& motion) {
  std::vector<int> joints(motion.skeleton.size());
  std::iota(joints.begin(), joints.end(), 0);
  return joints;
}

}  // namespace

BatchKinematics::BatchKinematics(const Motion& motion) : BatchKinematics(motion, allJoints(motion)) {}

BatchKinematics::BatchKinematics(const Motion& motion, const std::vector<int>& joints)
    : joints_(motion.skeleton.size()) {
  const std::vector<Joint>& all = motion.skeleton.joints;
  const int count = static_cast<int>(all.size());
  const auto check = [&](int joint, const char* what) {
    if (joint < 0 || joint >= count) {
      throw Error(fmt::format("{} names joint {}; the skeleton has {} joints", what, joint, count));
    }
  };
  std::vector<bool> needed(all.size(), false);
  for (int joint : joints) {
    check(joint, "the list of joints");
    for (; joint >= 0; joint = all[static_cast<std::size_t>(joint)].parent)
      needed[static_cast<std::size_t>(joint)] = true;
  }
  std::vector<Step> steps(all.size());
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    check(channel.joint, "a channel");
    Step& step = steps[static_cast<std::size_t>(channel.joint)];
    const std::size_t axis = static_cast<std::size_t>(axisOf(channel.kind));
    if (isTranslation(channel.kind)) step.translate[axis] = static_cast<int>(c);
    if (isRotation(channel.kind)) step.rotate[axis] = static_cast<int>(c);
  }
  for (std::size_t j = 0; j < all.size(); ++j) {
    if (!needed[j]) continue;
    Step& step = steps[j];
    const Joint& joint = all[j];
    step.joint = static_cast<int>(j);
    step.parent = joint.parent;
    std::copy_n(axesOf(joint.rotationOrder), 3, step.axes.begin());
    step.parity = step.axes[1] == (step.axes[0] + 1) % 3 ? 1 : -1;
    step.turns = std::any_of(step.rotate.begin(), step.rotate.end(), [](int c) { return c >= 0; });
    step.wrapped = !joint.jointOrient.isZero() || !joint.rotateAxis.isZero();
    step.restTranslation = joint.translation;
    step.restRotation = joint.rotation;
    step.orient = rotationFromEuler(joint.jointOrient, RotationOrder::XYZ);
    step.axis = rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
    step.restTurn = step.orient * rotationFromEuler(joint.rotation, joint.rotationOrder) * step.axis;
    steps_.push_back(step);
  }
}

void BatchKinematics::localTurn(const Step& step, const double* const* rows, JointBlock& out) {
  if (!step.turns) {
    std::fill_n(out.qw, kLanes, step.restTurn.w());
    std::fill_n(out.qx, kLanes, step.restTurn.x());
    std::fill_n(out.qy, kLanes, step.restTurn.y());
    std::fill_n(out.qz, kLanes, step.restTurn.z());
    return;
  }
  double half[3 * kLanes];
  double* component[3] = {out.qx, out.qy, out.qz};
  for (std::size_t a = 0; a < 3; ++a) {
    const int axis = step.axes[a];
    load(rows, step.rotate[static_cast<std::size_t>(axis)], step.restRotation[axis], 0.5, half + a * kLanes);
  }
  turnFromHalfAngles(half, step.parity, out.qw, component[step.axes[0]], component[step.axes[1]],
                     component[step.axes[2]]);
  if (step.wrapped) wrapTurn(step.orient, step.axis, out);
}

void BatchKinematics::localPlace(const Step& step, const double* const* rows, JointBlock& out) {
  load(rows, step.translate[0], step.restTranslation.x(), 1, out.px);
  load(rows, step.translate[1], step.restTranslation.y(), 1, out.py);
  load(rows, step.translate[2], step.restTranslation.z(), 1, out.pz);
}

void BatchKinematics::worldBlock(const Motion& motion, std::size_t first, Workspace& workspace) const {
  const std::size_t frames = motion.frames();
  workspace.joints.resize(joints_);
  workspace.first = first;
  workspace.count = static_cast<int>(std::min<std::size_t>(kLanes, frames - first));
  // Past the end the last frame is repeated, so that every lane holds finite numbers.
  const double* rows[kLanes];
  for (int i = 0; i < kLanes; ++i)
    rows[i] = motion.frame(std::min(first + static_cast<std::size_t>(i), frames - 1));
  for (const Step& step : steps_) {
    JointBlock& out = workspace.joints[static_cast<std::size_t>(step.joint)];
    localTurn(step, rows, out);
    localPlace(step, rows, out);
    if (step.parent >= 0) carry(workspace.joints[static_cast<std::size_t>(step.parent)], out);
  }
}

void BatchKinematics::pose(const Workspace& workspace, int lane, Pose& out) {
  out.resize(workspace.joints.size());
  for (std::size_t j = 0; j < out.size(); ++j) {
    out.position[j] = position(workspace, static_cast<int>(j), lane);
    out.rotation[j] = rotation(workspace, static_cast<int>(j), lane);
  }
}

}  // namespace footfall
