// SPDX-License-Identifier: MIT
#include "stance/stance.h"

#include <fmt/format.h>

#include <cmath>

#include "base/error.h"

namespace footfall {

const std::array<std::string, StanceHandles::kCount>& handleNames() {
  static const std::array<std::string, StanceHandles::kCount> names{"startHeight", "endHeight", "startSpeed",
                                                                    "endSpeed",    "sideSpeed", "distance"};
  return names;
}

void checkStance(const Stance& stance) {
  const auto fail = [&](const std::string& what) {
    throw Error(fmt::format("stance '{}': {}", stance.name, what));
  };
  if (!(stance.mass > 0) || !std::isfinite(stance.mass))
    fail(fmt::format("a mass of {} kg; it must be above 0", stance.mass));
  if (!(stance.contactTime > 0) || !std::isfinite(stance.contactTime)) {
    fail(fmt::format("a contact of {} s; it must be above 0", stance.contactTime));
  }
  bool finite = stance.force.mean.allFinite() && stance.contactOffset.allFinite() &&
                stance.torque.allFinite() && stance.startAttitude.coeffs().allFinite() &&
                stance.startSpin.allFinite();
  for (std::size_t i = 0; i < kHarmonics; ++i) {
    finite = finite && stance.force.cosine[i].allFinite() && stance.force.sine[i].allFinite();
  }
  for (const double handle : stance.handles.values()) finite = finite && std::isfinite(handle);
  if (!finite) fail("a number that is not finite");
  if (!(stance.force.mean.z() > 0)) {
    fail(fmt::format("a mean upward force of {:.4g} N; a contact must carry weight", stance.force.mean.z()));
  }
  if (!(stance.inertia.minCoeff() > 0) || !stance.inertia.allFinite())
    fail("moments of inertia must be above 0");
  if (stance.torque.size() > 0 && (stance.torque.rows() < 4 || stance.torque.cols() != 3)) {
    fail(fmt::format("a torque of {} by {} numbers; 4 or more points of 3 would be right",
                     stance.torque.rows(), stance.torque.cols()));
  }
}

}  // namespace footfall
