// SPDX-License-Identifier: MIT
// A spline through rotations: quaternions with the profile of a CTB spline (cumulative form, after Kim, Kim
// and Shin 1995). About one axis it is exactly the CTB spline of the angles; it never tumbles as splines of
// Euler angles do.
#pragma once

#include <vector>

#include "base/math.h"
#include "curve/ctb_spline.h"
#include "warp/channels/goal_keys.h"

namespace footfall::warp {

struct RotationKey {
  double time = 0;
  Quat rotation = Quat::Identity();
  double tension = 0;  // see CtbKey; 1 comes to rest at the key
  double continuity = 0;
  double bias = 0;
};

class RotationSpline {
 public:
  RotationSpline() = default;
  // From key to key the shortest way round. Throws Error where times are not finite and strictly increasing
  // or a rotation is not of unit length (within 1e-6).
  explicit RotationSpline(std::vector<RotationKey> keys,
                          WarpInterpolation interpolation = WarpInterpolation::Spline);

  const std::vector<RotationKey>& keys() const { return keys_; }
  // At a key its rotation; outside the end's; without keys none at all.
  Quat evaluate(double time) const;

 private:
  std::vector<RotationKey> keys_;
  std::vector<Vec3> steps_;  // from a key to the next, in the key's own space: rotation vectors
  std::vector<CtbSpline>
      share_;  // of each step, from 0 at its start to 1 at its end, over the four keys around
};

// Rotation vectors (axis by angle, radians, angle within π) and rotations.
Vec3 rotationVector(const Quat& rotation);
Quat rotationOf(const Vec3& vector);

}  // namespace footfall::warp
