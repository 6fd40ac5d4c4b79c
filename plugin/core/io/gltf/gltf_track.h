// SPDX-License-Identifier: MIT
// The keys of one animated property as a glTF sampler holds them, and the value a viewer shows between them.
#pragma once

#include <cstddef>
#include <vector>

#include "base/math.h"

namespace footfall {

struct GltfTrack {
  enum class Interpolation { Step, Linear, CubicSpline };

  Interpolation interpolation = Interpolation::Linear;
  std::size_t width = 3;     // 3: translation or scale; 4: rotation, a quaternion x y z w
  std::vector<float> times;  // seconds from 0, strictly increasing
  std::vector<float>
      values;  // #times by width; cubic splines: in tangent, value, out tangent, each width wide

  std::size_t size() const { return times.size(); }
  // Part of a key: its value, or a cubic spline's tangents. The fourth number of a vector is 0.
  enum class Part { In, Value, Out };
  Eigen::Vector4d part(std::size_t key, Part part) const;
};

// glTF 2.0, appendix C. segment: the keys segment and segment + 1, share 0 to 1 of the way between them.
// Quaternions come out normalised, whatever the interpolation.
Eigen::Vector4d evaluateSegment(const GltfTrack& track, std::size_t segment, double share);

// Between two values of a track: metres (or scale), or the radians between two rotations.
double distance(const Eigen::Vector4d& a, const Eigen::Vector4d& b, bool rotation);

// A cubic Hermite spline's value; tangents are per unit of the share.
Eigen::Vector4d hermite(const Eigen::Vector4d& p0, const Eigen::Vector4d& m0, const Eigen::Vector4d& p1,
                        const Eigen::Vector4d& m1, double share);

}  // namespace footfall
