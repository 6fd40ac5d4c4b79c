// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_track.h"

#include <cmath>

namespace footfall {
namespace {

Eigen::Vector4d unit(const Eigen::Vector4d& v) {
  const double length = v.norm();
  return length > 0 ? Eigen::Vector4d(v / length) : Eigen::Vector4d(0, 0, 0, 1);
}

Eigen::Vector4d slerp(const Eigen::Vector4d& a, Eigen::Vector4d b, double share) {
  if (a.dot(b) < 0) b = -b;
  const double angle = 2 * std::atan2((a - b).norm(), (a + b).norm());
  if (angle < 1e-9) return unit(a + share * (b - a));
  return unit((std::sin((1 - share) * angle) * a + std::sin(share * angle) * b) / std::sin(angle));
}

}  // namespace

Eigen::Vector4d GltfTrack::part(std::size_t key, Part part) const {
  const bool cubic = interpolation == Interpolation::CubicSpline;
  const std::size_t at = cubic ? (3 * key + static_cast<std::size_t>(part)) * width : key * width;
  Eigen::Vector4d result = Eigen::Vector4d::Zero();
  for (std::size_t i = 0; i < width; ++i)
    result[static_cast<Eigen::Index>(i)] = static_cast<double>(values[at + i]);
  return result;
}

Eigen::Vector4d hermite(const Eigen::Vector4d& p0, const Eigen::Vector4d& m0, const Eigen::Vector4d& p1,
                        const Eigen::Vector4d& m1, double s) {
  const double s2 = s * s, s3 = s2 * s;
  return (2 * s3 - 3 * s2 + 1) * p0 + (s3 - 2 * s2 + s) * m0 + (3 * s2 - 2 * s3) * p1 + (s3 - s2) * m1;
}

Eigen::Vector4d evaluateSegment(const GltfTrack& track, std::size_t segment, double share) {
  using Part = GltfTrack::Part;
  const bool rotation = track.width == 4;
  const Eigen::Vector4d a = track.part(segment, Part::Value);
  if (track.interpolation == GltfTrack::Interpolation::Step || segment + 1 >= track.size()) {
    return rotation ? unit(a) : a;
  }
  const Eigen::Vector4d b = track.part(segment + 1, Part::Value);
  if (track.interpolation == GltfTrack::Interpolation::Linear) {
    return rotation ? slerp(unit(a), unit(b), share) : Eigen::Vector4d(a + share * (b - a));
  }
  const double length =
      static_cast<double>(track.times[segment + 1]) - static_cast<double>(track.times[segment]);
  const Eigen::Vector4d value = hermite(a, length * track.part(segment, Part::Out), b,
                                        length * track.part(segment + 1, Part::In), share);
  return rotation ? unit(value) : value;
}

double distance(const Eigen::Vector4d& a, const Eigen::Vector4d& b, bool rotation) {
  if (!rotation) return (a - b).norm();
  const Eigen::Vector4d u = unit(a), v = unit(b);
  const double apart = (u - v).norm(), opposite = (u + v).norm();
  return 4 * std::atan2(std::min(apart, opposite), std::max(apart, opposite));
}

}  // namespace footfall
