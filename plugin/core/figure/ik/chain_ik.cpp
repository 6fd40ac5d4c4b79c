// SPDX-License-Identifier: MIT
#include "figure/ik/chain_ik.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"

namespace footfall {
namespace {

using Jacobian = Eigen::Matrix<double, 6, Eigen::Dynamic>;
using Vec6 = Eigen::Matrix<double, 6, 1>;

Vec3 rotationVector(const Quat& q) {
  const Quat near = q.w() < 0 ? Quat(-q.coeffs()) : q;
  const double sine = near.vec().norm();
  if (sine < 1e-12) return 2 * near.vec();
  return near.vec() * (2 * std::atan2(sine, near.w()) / sine);
}

Quat fromRotationVector(const Vec3& v) {
  const double angle = v.norm();
  if (angle < 1e-12) return Quat(1, v.x() / 2, v.y() / 2, v.z() / 2).normalized();
  return Quat(Eigen::AngleAxisd(angle, v / angle));
}

Quat xyz(const Vec3& angles) {
  return rotationFromEuler(angles, RotationOrder::XYZ);
}

Quat turnOf(const Joint& joint, const Quat& local) {
  return xyz(joint.jointOrient).conjugate() * local * xyz(joint.rotateAxis).conjugate();
}

Quat localOf(const Joint& joint, const Vec3& angles) {
  return xyz(joint.jointOrient) * rotationFromEuler(angles, joint.rotationOrder) * xyz(joint.rotateAxis);
}

Vec3 clampAngles(const Vec3& angles, const JointLimit& limit) {
  return angles.cwiseMax(limit.lower).cwiseMin(limit.upper);
}

// The joints' state while solving: angles where the limit is in angles, a rotation otherwise.
struct State {
  std::vector<Vec3> angles;
  std::vector<Quat> local;
  std::vector<Vec3> position;  // world; the last is the end
  std::vector<Quat> rotation;
};

class ChainSolver {
 public:
  ChainSolver(const Skeleton& skeleton, const Pose& local, std::vector<int> chain, const ChainTarget& target,
              const ChainOptions& options)
      : skeleton_(skeleton), pose_(local), chain_(std::move(chain)), target_(target), options_(options) {
    movable_ = target.rotation ? chain_.size() : chain_.size() - 1;
    limits_ = options.limits;
    if (limits_.empty()) limits_.resize(movable_);
    checkLimits();
    base_ = baseFrame();
    for (std::size_t i = 1; i < chain_.size(); ++i) length_ += place(i).norm();
    radius_ = options.radius > 0 ? options.radius : std::max(length_ / 3, 1e-6);
  }

  ChainResult run(Pose& out) {
    State state = start();
    Vec6 error = errorOf(state);
    double damping = 1e-4;
    ChainResult result;
    int kicks = 0;
    while (result.iterations < options_.maxIterations && !done(error)) {
      ++result.iterations;
      const Jacobian jacobian = jacobianOf(state);
      State next = stepped(state, jacobian, error, damping);
      const Vec6 nextError = errorOf(next);
      if (nextError.squaredNorm() < error.squaredNorm() * (1 - 1e-9)) {
        damping = std::max(damping / 10, 1e-12);
        state = std::move(next);
        error = nextError;
      } else if (damping < 1e4) {
        damping *= 10;
      } else if (kicks < 2 && inReach()) {
        // A stretched chain with its target on its own line does not know where to bend: bend it a little.
        bend(state, ++kicks);
        error = errorOf(state);
        damping = 1e-4;
      } else {
        break;
      }
    }
    for (std::size_t i = 0; i < movable_; ++i) out.rotation[index(i)] = state.local[i];
    result.positionError = error.head<3>().norm();
    result.rotationError = error.tail<3>().norm() / radius_;
    result.converged = done(error);
    return result;
  }

 private:
  std::size_t index(std::size_t i) const { return static_cast<std::size_t>(chain_[i]); }
  const Joint& joint(std::size_t i) const { return skeleton_.joints[index(i)]; }
  const Vec3& place(std::size_t i) const { return pose_.position[index(i)]; }

  void checkLimits() const {
    if (limits_.size() != movable_) {
      throw Error(fmt::format("the chain from {} to {} needs {} joint limits, got {}", joint(0).name,
                              joint(chain_.size() - 1).name, movable_, limits_.size()));
    }
    for (std::size_t i = 0; i < movable_; ++i) {
      const JointLimit& limit = limits_[i];
      if (!((limit.upper - limit.lower).minCoeff() >= 0 && limit.twistUpper >= limit.twistLower &&
            limit.swing >= 0)) {
        throw Error(fmt::format("the limits of joint {} are crossed", joint(i).name));
      }
    }
  }

  Isometry baseFrame() const {
    Isometry frame = Isometry::Identity();
    for (int j = joint(0).parent; j >= 0; j = skeleton_.joints[static_cast<std::size_t>(j)].parent) {
      frame = pose_.frame(j) * frame;
    }
    return frame;
  }

  State start() const {
    State state;
    for (std::size_t i = 0; i < chain_.size(); ++i) {
      Quat local = pose_.rotation[index(i)];
      if (i < movable_) local = limitRotation(joint(i), local, limits_[i]);
      state.local.push_back(local);
      Vec3 angles = Vec3::Zero();
      if (i < movable_ && limits_[i].kind == LimitKind::Euler) {
        const Vec3 near = (limits_[i].lower + limits_[i].upper) / 2;
        angles =
            clampAngles(eulerFromRotation(turnOf(joint(i), local), joint(i).rotationOrder, near), limits_[i]);
      }
      state.angles.push_back(angles);
    }
    forward(state);
    return state;
  }

  void forward(State& state) const {
    state.position.resize(chain_.size());
    state.rotation.resize(chain_.size());
    Vec3 position = base_.translation();
    Quat rotation(base_.linear());
    for (std::size_t i = 0; i < chain_.size(); ++i) {
      position += rotation * place(i);
      rotation = rotation * state.local[i];
      state.position[i] = position;
      state.rotation[i] = rotation;
    }
  }

  Vec6 errorOf(const State& state) const {
    Vec6 error = Vec6::Zero();
    error.head<3>() = target_.position - state.position.back();
    if (target_.rotation) {
      error.tail<3>() =
          radius_ * rotationVector(target_.rotation->normalized() * state.rotation.back().conjugate());
    }
    return error;
  }

  bool done(const Vec6& error) const {
    return error.head<3>().norm() <= options_.tolerance &&
           error.tail<3>().norm() <= radius_ * options_.rotationTolerance;
  }

  bool inReach() const { return (target_.position - base_ * place(0)).norm() < length_ * (1 - 1e-9); }

  // World axes of a joint's three degrees of freedom: the gimbal's for angles, the world's own for a free
  // rotation.
  Mat3 axesOfJoint(const State& state, std::size_t i) const {
    if (limits_[i].kind != LimitKind::Euler) return Mat3::Identity();
    const Quat parent = i == 0 ? Quat(base_.linear()) : state.rotation[i - 1];
    Quat outer = parent * xyz(joint(i).jointOrient);
    const int* order = axesOf(joint(i).rotationOrder);
    Mat3 axes;
    for (int k = 2; k >= 0; --k) {
      axes.col(order[k]) = outer * Vec3::Unit(order[k]);
      outer = outer * Quat(Eigen::AngleAxisd(state.angles[i][order[k]], Vec3::Unit(order[k])));
    }
    return axes;
  }

  Jacobian jacobianOf(const State& state) const {
    Jacobian jacobian = Jacobian::Zero(6, static_cast<Eigen::Index>(3 * movable_));
    for (std::size_t i = 0; i < movable_; ++i) {
      const Mat3 axes = axesOfJoint(state, i);
      const Vec3 arm = state.position.back() - state.position[i];
      for (int k = 0; k < 3; ++k) {
        const Eigen::Index column = static_cast<Eigen::Index>(3 * i) + k;
        jacobian.block<3, 1>(0, column) = axes.col(k).cross(arm);
        if (target_.rotation) jacobian.block<3, 1>(3, column) = radius_ * axes.col(k);
      }
    }
    return jacobian;
  }

  // Jᵀ(JJᵀ + λ²I)⁻¹e; angles that would leave their limits are taken out and the rest solved again.
  State stepped(const State& state, Jacobian jacobian, const Vec6& error, double damping) const {
    const double scale = length_ * length_ * damping;
    Eigen::VectorXd step;
    for (int round = 0; round < 4; ++round) {
      Eigen::Matrix<double, 6, 6> normal = jacobian * jacobian.transpose();
      normal.diagonal().array() += std::max(scale, 1e-300);
      step = jacobian.transpose() * normal.ldlt().solve(error);
      if (!freezeAtLimits(state, step, jacobian)) break;
    }
    // Rotations are only nearly linear: no joint turns by more than a third of a half turn in one step.
    const double largest = step.cwiseAbs().maxCoeff();
    if (largest > kPi / 3) step *= kPi / 3 / largest;
    return moved(state, step);
  }

  bool freezeAtLimits(const State& state, const Eigen::VectorXd& step, Jacobian& jacobian) const {
    bool frozen = false;
    for (std::size_t i = 0; i < movable_; ++i) {
      if (limits_[i].kind != LimitKind::Euler) continue;
      for (int k = 0; k < 3; ++k) {
        const Eigen::Index column = static_cast<Eigen::Index>(3 * i) + k;
        const double angle = state.angles[i][k], wanted = angle + step[column];
        const bool out = (angle <= limits_[i].lower[k] && wanted < angle) ||
                         (angle >= limits_[i].upper[k] && wanted > angle);
        if (!out) continue;
        jacobian.col(column).setZero();
        frozen = true;
      }
    }
    return frozen;
  }

  State moved(const State& state, const Eigen::VectorXd& step) const {
    State next = state;
    for (std::size_t i = 0; i < movable_; ++i) {
      const Vec3 change = step.segment<3>(static_cast<Eigen::Index>(3 * i));
      if (limits_[i].kind == LimitKind::Euler) {
        next.angles[i] = clampAngles(state.angles[i] + change, limits_[i]);
        next.local[i] = localOf(joint(i), next.angles[i]);
      } else {
        const Quat parent = i == 0 ? Quat(base_.linear()) : state.rotation[i - 1];
        const Quat turned = parent.conjugate() * fromRotationVector(change) * parent * state.local[i];
        next.local[i] = limitRotation(joint(i), turned.normalized(), limits_[i]);
      }
    }
    forward(next);
    return next;
  }

  void bend(State& state, int kick) const {
    const Vec3 along = state.position.back() - state.position.front();
    Eigen::Index least;
    along.cwiseAbs().minCoeff(&least);
    const Vec3 axis = along.cross(Vec3::Unit(static_cast<int>((least + kick - 1) % 3))).normalized();
    Eigen::VectorXd step(static_cast<Eigen::Index>(3 * movable_));
    for (std::size_t i = 0; i < movable_; ++i) {
      const double angle = (i % 2 == 0 ? 0.2 : -0.4) * kick;
      step.segment<3>(static_cast<Eigen::Index>(3 * i)) = angle * (axesOfJoint(state, i).transpose() * axis);
    }
    state = moved(state, step);
  }

  const Skeleton& skeleton_;
  const Pose& pose_;
  std::vector<int> chain_;
  ChainTarget target_;
  const ChainOptions& options_;
  std::vector<JointLimit> limits_;
  std::size_t movable_ = 0;
  Isometry base_;
  double length_ = 0;
  double radius_ = 1;
};

}  // namespace

std::vector<int> jointChain(const Skeleton& skeleton, int root, int end) {
  std::vector<int> chain;
  int j = end;
  while (j >= 0 && j < static_cast<int>(skeleton.size())) {
    chain.push_back(j);
    if (j == root) break;
    j = skeleton.joints[static_cast<std::size_t>(j)].parent;
  }
  if (chain.empty() || chain.back() != root) {
    throw Error(fmt::format("joint {} is not below joint {}", end, root));
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

Quat limitRotation(const Joint& joint, const Quat& local, const JointLimit& limit) {
  if (limit.kind == LimitKind::Free) return local;
  if (limit.kind == LimitKind::Euler) {
    const Vec3 near = (limit.lower + limit.upper) / 2;
    const Vec3 angles = eulerFromRotation(turnOf(joint, local), joint.rotationOrder, near);
    return localOf(joint, clampAngles(angles, limit));
  }
  // From rest, in the joint's own space: first twist about the bone, then swing across it.
  const Quat rest = localOf(joint, joint.rotation);
  Quat turn = rest.conjugate() * local;
  if (turn.w() < 0) turn.coeffs() = -turn.coeffs();
  const Vec3 bone = limit.bone.normalized();
  const double twistSine = bone.dot(turn.vec());
  const double twist = std::hypot(twistSine, turn.w()) > 1e-12 ? 2 * std::atan2(twistSine, turn.w()) : 0;
  const Quat swing = turn * Quat(Eigen::AngleAxisd(-twist, bone));
  Vec3 swingVector = rotationVector(swing);
  const double angle = swingVector.norm();
  if (angle > limit.swing) swingVector *= limit.swing / angle;
  const double kept = std::clamp(twist, limit.twistLower, limit.twistUpper);
  return (rest * fromRotationVector(swingVector) * Quat(Eigen::AngleAxisd(kept, bone))).normalized();
}

ChainResult solveChain(const Skeleton& skeleton, Pose& local, int root, int end, const ChainTarget& target,
                       const ChainOptions& options) {
  std::vector<int> chain = jointChain(skeleton, root, end);
  const bool finite =
      target.position.allFinite() && (!target.rotation || target.rotation->coeffs().allFinite());
  if (!finite || (target.rotation && target.rotation->norm() < 1e-9)) {
    throw Error("inverse kinematics needs a finite target");
  }
  if (chain.size() < 2) throw Error("a chain needs at least two joints");
  return ChainSolver(skeleton, local, std::move(chain), target, options).run(local);
}

}  // namespace footfall
