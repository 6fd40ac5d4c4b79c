// SPDX-License-Identifier: MIT
// A stance sampled at fixed shares of the contact: all that warping, blending and scoring need, without
// allocation. The blend of two tables is the table of the blend.
#pragma once

#include "stance/stance.h"

namespace footfall::stance {

struct StanceTable {
  static constexpr int kSamples = 24;  // at the centres of equal parts of the contact
  using Row = Eigen::Array<double, kSamples, 1>;

  StanceTable() = default;
  explicit StanceTable(const Stance& stance);

  double mass = 0, contactTime = 0;  // kg, s
  StanceRest rest = StanceRest::None;
  Vec3 mean = Vec3::Zero();            // of the force, N
  Vec3 doubleIntegral = Vec3::Zero();  // ∫∫ of the force over the whole contact, τ from 0 to 1
  Vec2 contactOffset = Vec2::Zero();
  Row force[3];   // N: heading, left, up
  Row travel[3];  // ∫∫ of it up to the sample

  // What the force adds to the velocity (A) and to the position of the second apex (B).
  Vec3 speedGain() const { return contactTime / mass * mean; }
  Vec3 displacement() const { return contactTime * contactTime / mass * doubleIntegral; }

  // Forces by these factors, the duration of the contact by stretch.
  void scale(const Vec3& factors, double stretch);
};

// k of the first, 1 - k of the second (eq 4.8).
StanceTable blend(const StanceTable& a, const StanceTable& b, double k);

}  // namespace footfall::stance
