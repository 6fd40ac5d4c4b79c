// SPDX-License-Identifier: MIT
#include "figure/quality/hinge_series.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Eigenvalues>

#include "base/angles.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

constexpr double kLeastBend = 5 * kDegree;  // root mean square over the motion

std::vector<int> hingesOf(const Motion& motion, const Limbs& limbs) {
  std::vector<int> inner;
  const auto take = [&](const std::vector<int>& chain) {
    if (chain.size() > 2) inner.insert(inner.end(), chain.begin() + 1, chain.end() - 1);
  };
  for (const Leg& leg : limbs.legs) take(leg.joints);
  for (const Arm& arm : limbs.arms) take(arm.joints);
  const auto turnsOneWay = [&](int joint) {
    return std::count_if(motion.channels.begin(), motion.channels.end(), [&](const MotionChannel& channel) {
             return channel.joint == joint && isRotation(channel.kind);
           }) < 2;
  };
  inner.erase(std::remove_if(inner.begin(), inner.end(), turnsOneWay), inner.end());
  return inner;
}

// The turn from rest, in the joint's own axes there, with w not below 0.
Quat turnOf(const Quat& rest, const Quat& local) {
  Quat turn = rest.conjugate() * local;
  if (turn.w() < 0) turn.coeffs() *= -1;
  return turn;
}

Vec3 vectorOf(const Quat& turn) {
  const double sine = turn.vec().norm();
  return sine < 1e-12 ? Vec3(2 * turn.vec()) : Vec3(2 * std::atan2(sine, turn.w()) / sine * turn.vec());
}

}  // namespace

std::vector<HingeSeries> hingeSeries(const Motion& motion, const Limbs& limbs, std::size_t firstFrame) {
  const std::vector<int> joints = hingesOf(motion, limbs);
  if (joints.empty() || motion.frames() <= firstFrame) return {};
  const Pose rest = restPose(motion.skeleton);
  std::vector<std::vector<Quat>> turns(joints.size());
  Pose local;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    localPose(motion, f, local);
    for (std::size_t h = 0; h < joints.size(); ++h) {
      const std::size_t joint = static_cast<std::size_t>(joints[h]);
      turns[h].push_back(turnOf(rest.rotation[joint], local.rotation[joint]));
    }
  }
  std::vector<HingeSeries> all;
  for (std::size_t h = 0; h < joints.size(); ++h) {
    Mat3 spread = Mat3::Zero();
    for (std::size_t f = firstFrame; f < motion.frames(); ++f) {
      const Vec3 v = vectorOf(turns[h][f]);
      spread += v * v.transpose();
    }
    const Eigen::SelfAdjointEigenSolver<Mat3> axes(spread);
    if (std::sqrt(axes.eigenvalues()[2] / static_cast<double>(motion.frames() - firstFrame)) < kLeastBend)
      continue;
    HingeSeries series;
    series.joint = joints[h];
    series.axis = axes.eigenvectors().col(2);
    // A turn is one about the axis after one across it: the cosine of half of that is the length of the rest.
    for (const Quat& turn : turns[h]) {
      const double about = std::hypot(turn.w(), turn.vec().dot(series.axis));
      series.off.push_back(static_cast<float>(2 * std::acos(std::min(1.0, about)) / kDegree));
    }
    all.push_back(std::move(series));
  }
  return all;
}

}  // namespace footfall
