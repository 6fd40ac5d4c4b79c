// SPDX-License-Identifier: MIT
#include "warp/channels/rotation_spline.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall::warp {

Vec3 rotationVector(const Quat& rotation) {
  const double sign = rotation.w() < 0 ? -1 : 1;
  const Vec3 axis = sign * rotation.vec();
  const double sine = axis.norm();
  if (sine == 0) return Vec3::Zero();
  // Half the angle over its sine, the limit of small angles included.
  return (2 * std::atan2(sine, sign * rotation.w()) / sine) * axis;
}

Quat rotationOf(const Vec3& vector) {
  const double angle = vector.norm();
  return angle > 0 ? Quat(Eigen::AngleAxisd(angle, vector / angle)) : Quat::Identity();
}

RotationSpline::RotationSpline(std::vector<RotationKey> keys, WarpInterpolation interpolation)
    : keys_(std::move(keys)) {
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    if (!std::isfinite(keys_[i].time) || (i > 0 && !(keys_[i - 1].time < keys_[i].time))) {
      throw Error(fmt::format("rotation key {} at {:g} must come after the one before", i, keys_[i].time));
    }
    if (!(std::abs(keys_[i].rotation.norm() - 1) < 1e-6)) {
      throw Error(fmt::format("rotation key {} must be a unit quaternion", i));
    }
    keys_[i].rotation.normalize();
  }
  const std::size_t count = keys_.size();
  for (std::size_t i = 0; i + 1 < count; ++i) {
    steps_.push_back(rotationVector(keys_[i].rotation.conjugate() * keys_[i + 1].rotation));
    // A spline through 0 up to key i and 1 from the next is flat two keys away on either side.
    std::vector<CtbKey> local;
    for (std::size_t k = i > 0 ? i - 1 : 0; k < std::min(i + 3, count); ++k) {
      local.push_back(
          {keys_[k].time, k > i ? 1.0 : 0.0, keys_[k].continuity, keys_[k].tension, keys_[k].bias});
    }
    interpolate(local, interpolation);
    share_.emplace_back(std::move(local));
  }
}

Quat RotationSpline::evaluate(double time) const {
  if (keys_.empty()) return Quat::Identity();
  const auto next = std::upper_bound(keys_.begin(), keys_.end(), time,
                                     [](double t, const RotationKey& key) { return t < key.time; });
  if (next == keys_.begin()) return keys_.front().rotation;
  if (next == keys_.end() || (next - 1)->time == time) return (next - 1)->rotation;
  // Steps before the last segment are done, those after the next one not begun.
  const std::size_t segment = static_cast<std::size_t>(next - keys_.begin()) - 1;
  const std::size_t first = segment > 0 ? segment - 1 : 0;
  Quat result = keys_[first].rotation;
  for (std::size_t i = first; i < std::min(segment + 2, steps_.size()); ++i) {
    result = result * rotationOf(share_[i].evaluate(time) * steps_[i]);
  }
  return result.normalized();
}

}  // namespace footfall::warp
