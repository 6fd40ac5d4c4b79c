// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_curves.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "figure/motion/motion.h"

namespace footfall {
namespace {

using Part = GltfTrack::Part;
using Interpolation = GltfTrack::Interpolation;

// A key's three components with their slopes, in the curves' units.
struct Keyed {
  Vec3 value, in = Vec3::Zero(), out = Vec3::Zero();
  bool smooth = true;  // false: the slopes are not known
};

// Euler rates of a quaternion's change: the rotation is Rz·Ry·Rx, so its angular velocity is
// ω = x'·Rz·Ry·ex + y'·Rz·ey + z'·ez. False near the pole, where no rates need exist.
bool eulerRates(const Eigen::Vector4d& p, const Eigen::Vector4d& pRate, const Vec3& angles, Vec3& rates) {
  if (std::abs(std::cos(angles.y())) < 1e-3) return false;
  const double length = p.norm();
  const Eigen::Vector4d n = p / length;
  // The spline is normalised after interpolation: only the change across the sphere turns anything.
  const Eigen::Vector4d nRate = (pRate - n * n.dot(pRate)) / length;
  const Vec3 velocity = 2 * (Quat(nRate) * Quat(n).conjugate()).vec();
  const Mat3 aboutZ = Eigen::AngleAxisd(angles.z(), Vec3::UnitZ()).toRotationMatrix();
  const Mat3 aboutY = Eigen::AngleAxisd(angles.y(), Vec3::UnitY()).toRotationMatrix();
  Mat3 axes;
  axes << aboutZ * (aboutY * Vec3::UnitX()), aboutZ * Vec3::UnitY(), Vec3::UnitZ();
  rates = axes.inverse() * velocity;
  return rates.allFinite();
}

std::vector<Keyed> keyedVectors(const GltfTrack& track, double factor) {
  std::vector<Keyed> keys(track.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    keys[i].value = factor * track.part(i, Part::Value).head<3>();
    if (track.interpolation != Interpolation::CubicSpline) continue;
    keys[i].in = factor * track.part(i, Part::In).head<3>();
    keys[i].out = factor * track.part(i, Part::Out).head<3>();
  }
  return keys;
}

std::vector<Keyed> keyedRotations(const GltfTrack& track, const Vec3& rest) {
  std::vector<Keyed> keys(track.size());
  Vec3 near = rest;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Eigen::Vector4d q = track.part(i, Part::Value);
    keys[i].value = near = eulerFromRotation(Quat(q).normalized(), RotationOrder::XYZ, near);
    if (track.interpolation != Interpolation::CubicSpline) continue;
    keys[i].smooth = eulerRates(q, track.part(i, Part::In), near, keys[i].in) &&
                     eulerRates(q, track.part(i, Part::Out), near, keys[i].out);
  }
  return keys;
}

// A component that stays at its rest, to single precision.
bool isStill(const std::vector<Keyed>& keys, int axis, double rest, double slack) {
  return std::all_of(keys.begin(), keys.end(), [&](const Keyed& key) {
    return std::abs(key.value[axis] - rest) <= slack && std::abs(key.in[axis]) <= slack &&
           std::abs(key.out[axis]) <= slack;
  });
}

Curve makeCurve(const std::vector<Keyed>& keyed, int axis, const std::vector<double>& times,
                Interpolation interpolation, CurveOutput output) {
  std::vector<Key> keys(keyed.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    Key& key = keys[i];
    key.time = times[i];
    key.value = keyed[i].value[axis];
    key.inType = key.outType = TangentType::Linear;
    if (interpolation == Interpolation::Step) key.outType = TangentType::Step;
    if (interpolation != Interpolation::CubicSpline || !keyed[i].smooth) continue;
    key.inType = key.outType = TangentType::Fixed;
    // Nothing uses the outer tangents of the ends; they go on from the inner ones.
    const double in = keyed[i].in[axis], out = keyed[i].out[axis];
    key.in = {1, i == 0 ? out : in};
    key.out = {1, i + 1 == keys.size() ? in : out};
    key.tangentsLocked = std::abs(key.in.y - key.out.y) <= 1e-6 * (std::abs(in) + std::abs(out));
  }
  return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, output);
}

double largestAngle(const GltfTrack& track, const std::vector<double>& times,
                    const std::array<Curve, 3>& curves) {
  double worst = 0;
  for (std::size_t i = 0; i + 1 < times.size(); ++i) {
    for (const double share : {0.25, 0.5, 0.75}) {
      const double time = times[i] + share * (times[i + 1] - times[i]);
      const Vec3 angles(curves[0].evaluate(time), curves[1].evaluate(time), curves[2].evaluate(time));
      const Eigen::Vector4d shown = rotationFromEuler(angles, RotationOrder::XYZ).coeffs();
      worst = std::max(worst, distance(shown, evaluateSegment(track, i, share), true));
    }
  }
  return worst;
}

}  // namespace

double appendCurves(const GltfTrack& track, int property, const std::vector<double>& times, const Joint& rest,
                    std::vector<NamedCurve>& curves) {
  constexpr CurveOutput kOutputs[] = {CurveOutput::Linear, CurveOutput::Angular, CurveOutput::Unitless};
  const double factor = property == 0 ? 100 : 1;
  const Vec3 atRest = property == 0   ? Vec3(100 * rest.translation)
                      : property == 1 ? rest.rotation
                                      : rest.scale;
  const std::vector<Keyed> keys = property == 1 ? keyedRotations(track, atRest) : keyedVectors(track, factor);
  std::array<Curve, 3> made;
  std::array<bool, 3> still{};
  for (int axis = 0; axis < 3; ++axis) {
    const std::size_t i = static_cast<std::size_t>(axis);
    made[i] = makeCurve(keys, axis, times, track.interpolation, kOutputs[property]);
    const double slack = property == 1 ? 2e-6 : 1e-6 * (factor * 1e-3 + std::abs(atRest[axis]));
    still[i] = isStill(keys, axis, atRest[axis], slack);
  }
  const double error = property == 1 ? largestAngle(track, times, made) : 0;
  const bool allStill = still[0] && still[1] && still[2];
  for (std::size_t i = 0; i < 3; ++i) {
    if (still[i] && !allStill) continue;
    const auto kind = static_cast<ChannelKind>(3 * property + static_cast<int>(i));
    curves.push_back({rest.name, attributeName(kind), std::move(made[i])});
  }
  return error;
}

}  // namespace footfall
