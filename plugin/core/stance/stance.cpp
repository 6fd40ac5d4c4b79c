// SPDX-License-Identifier: MIT
#include "stance/stance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall::stance {

const std::array<std::string, StanceHandles::kCount>& handleNames() {
  static const std::array<std::string, StanceHandles::kCount> names{"startHeight", "endHeight", "startSpeed",
                                                                    "endSpeed",    "sideSpeed", "distance"};
  return names;
}

Stance mirrored(const Stance& stance) {
  Stance result = stance;
  if (stance.feet != StanceFeet::Both)
    result.feet = stance.feet == StanceFeet::Left ? StanceFeet::Right : StanceFeet::Left;
  result.force.mean.y() *= -1;
  for (std::size_t i = 0; i < kHarmonics; ++i) {
    result.force.cosine[i].y() *= -1;
    result.force.sine[i].y() *= -1;
  }
  // Axial vectors keep their component perpendicular to the mirror plane.
  if (result.torque.size() > 0) {
    result.torque.col(0) *= -1;
    result.torque.col(2) *= -1;
  }
  result.startSpin.x() *= -1;
  result.startSpin.z() *= -1;
  result.startAttitude.x() *= -1;
  result.startAttitude.z() *= -1;
  result.contactOffset.y() *= -1;
  result.handles.sideSpeed *= -1;
  for (SupportPolygon& polygon : result.polygons) {
    for (Vec2& corner : polygon.corners) corner.y() *= -1;
    std::reverse(polygon.corners.begin(), polygon.corners.end());
  }
  return result;
}

StanceHandles scaled(const StanceHandles& h, double size) {
  const double speed = std::sqrt(size);
  return {size * h.startHeight, size * h.endHeight,  speed * h.startSpeed,
          speed * h.endSpeed,   speed * h.sideSpeed, size * h.distance};
}

Stance scaled(const Stance& stance, double size) {
  const double time = std::sqrt(size), mass = size * size * size;
  Stance result = stance;
  result.mass *= mass;
  result.contactTime *= time;
  result.force.mean *= mass;
  for (std::size_t i = 0; i < kHarmonics; ++i) {
    result.force.cosine[i] *= mass;
    result.force.sine[i] *= mass;
  }
  result.torque *= mass * size;
  result.contactOffset *= size;
  result.handles = scaled(stance.handles, size);
  for (SupportPolygon& polygon : result.polygons) {
    for (Vec2& corner : polygon.corners) corner *= size;
  }
  result.inertia *= mass * size * size;
  result.startSpin /= time;
  return result;
}

void checkStance(const Stance& stance) {
  const auto fail = [&](const std::string& what) {
    throw Error(fmt::format("stance '{}': {}", stance.name, what));
  };
  if (!(stance.mass > 0) || !std::isfinite(stance.mass))
    fail(fmt::format("the mass must be above 0 kg, got {}", stance.mass));
  if (!(stance.contactTime > 0) || !std::isfinite(stance.contactTime)) {
    fail(fmt::format("the contact time must be above 0 s, got {}", stance.contactTime));
  }
  bool finite = stance.force.mean.allFinite() && stance.contactOffset.allFinite() &&
                stance.torque.allFinite() && stance.startAttitude.coeffs().allFinite() &&
                stance.startSpin.allFinite();
  for (std::size_t i = 0; i < kHarmonics; ++i) {
    finite = finite && stance.force.cosine[i].allFinite() && stance.force.sine[i].allFinite();
  }
  for (const double handle : stance.handles.values()) finite = finite && std::isfinite(handle);
  if (!finite) fail("every number must be finite");
  if (!(stance.force.mean.z() > 0)) {
    fail(fmt::format("the mean upward force must be above 0 N to carry weight, got {:.4g}",
                     stance.force.mean.z()));
  }
  if (!(stance.inertia.minCoeff() > 0) || !stance.inertia.allFinite())
    fail("moments of inertia must be above 0");
  if (!(std::abs(stance.startAttitude.norm() - 1) < 1e-6)) fail("the attitude is not a rotation");
  if (stance.torque.size() > 0 && (stance.torque.rows() < 4 || stance.torque.cols() != 3)) {
    fail(fmt::format("the torque must be 4 or more points of 3 numbers, got {} of {}", stance.torque.rows(),
                     stance.torque.cols()));
  }
}

}  // namespace footfall::stance
