// SPDX-License-Identifier: MIT
#include "stance/stance_table.h"

namespace footfall::stance {

StanceTable::StanceTable(const Stance& stance)
    : mass(stance.mass),
      contactTime(stance.contactTime),
      rest(stance.rest),
      mean(stance.force.mean),
      doubleIntegral(stance.force.doubleIntegral(1)),
      contactOffset(stance.contactOffset) {
  for (int i = 0; i < kSamples; ++i) {
    const double tau = (i + 0.5) / kSamples;
    const Vec3 f = stance.force.at(tau), x = stance.force.doubleIntegral(tau);
    for (int axis = 0; axis < 3; ++axis) {
      force[axis][i] = f[axis];
      travel[axis][i] = x[axis];
    }
  }
}

void StanceTable::scale(const Vec3& factors, double stretch) {
  contactTime *= stretch;
  mean = mean.cwiseProduct(factors);
  doubleIntegral = doubleIntegral.cwiseProduct(factors);
  for (int axis = 0; axis < 3; ++axis) {
    force[axis] *= factors[axis];
    travel[axis] *= factors[axis];
  }
}

StanceTable blend(const StanceTable& a, const StanceTable& b, double k) {
  const double l = 1 - k;
  StanceTable result;
  result.mass = k * a.mass + l * b.mass;
  result.contactTime = k * a.contactTime + l * b.contactTime;
  result.rest = a.rest == b.rest ? a.rest : StanceRest::None;
  result.mean = k * a.mean + l * b.mean;
  result.doubleIntegral = k * a.doubleIntegral + l * b.doubleIntegral;
  result.contactOffset = k * a.contactOffset + l * b.contactOffset;
  for (int axis = 0; axis < 3; ++axis) {
    result.force[axis] = k * a.force[axis] + l * b.force[axis];
    result.travel[axis] = k * a.travel[axis] + l * b.travel[axis];
  }
  return result;
}

}  // namespace footfall::stance
