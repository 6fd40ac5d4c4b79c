// SPDX-License-Identifier: MIT
#include "gait/stride/speed_law.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/constants.h"
#include "base/error.h"

namespace footfall::gait {

double alexanderStride(double speed, double hipHeight) {
  return hipHeight * 2.3 * std::pow(speed / std::sqrt(kGravity * hipHeight), 0.6);
}

double froudeNumber(double speed, double hipHeight) {
  return speed * speed / (kGravity * hipHeight);
}

double SpeedLaw::stride(double v) const {
  return v > 0 ? length * std::pow(v / speed, exponent) : 0;
}

double SpeedLaw::rate(double v) const {
  return v > 0 ? speed / length * std::pow(v / speed, 1 - exponent) : 0;
}

double SpeedLaw::duty(double sample, double v, bool* limited) const {
  const double most = 1 - minFlight;
  const double free = v > 0 ? sample * std::pow(v / speed, -exponent) : 1;
  if (limited && free > most) *limited = true;
  return std::min(free, std::max(most, sample));
}

SpeedLaw fitSpeedLaw(double speedA, double lengthA, double speedB, double lengthB) {
  if (!(speedA > 0 && speedB > 0 && lengthA > 0 && lengthB > 0)) {
    throw Error("a speed law needs strides with a speed and a length above 0");
  }
  if (std::abs(std::log(speedB / speedA)) < 0.02) {
    throw Error(
        fmt::format("both strides go at {:.3g} m/s; a speed law needs speeds at least 2 % apart", speedA));
  }
  SpeedLaw law;
  law.speed = speedA;
  law.length = lengthA;
  law.exponent = std::log(lengthB / lengthA) / std::log(speedB / speedA);
  if (law.exponent < 0 || law.exponent >= 1) {
    throw Error(fmt::format(
        "strides of {:.3g} m at {:.3g} m/s and {:.3g} m at {:.3g} m/s give an exponent of {:.3g}; "
        "it must be 0 to below 1, so that strides lengthen and quicken with speed",
        lengthA, speedA, lengthB, speedB, law.exponent));
  }
  return law;
}

}  // namespace footfall::gait
