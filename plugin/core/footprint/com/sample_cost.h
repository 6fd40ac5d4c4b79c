// SPDX-License-Identifier: MIT
// The terms of the rounded E (smooth_cost.h) at two samples, with their derivatives in dx and y = dw - σ dx:
// slope gx·dx + gy·y, curvature dxᵀC dx + yᵀM y + 2 dxᵀN y.
#pragma once

#include "footprint/com/paired_leg_forces.h"
#include "footprint/com/smooth_cost.h"

namespace footfall::footprint {

struct SampleTerms {
  PairedVec gx, gy;
  PairedSymmetric c, m;
  Paired n[3][3];  // only where mixed
  bool mixed = false;

  void addMixed(const Paired& s, const PairedVec& x, const PairedVec& y) {
    const Paired xs[3] = {s * x.x, s * x.y, s * x.z}, ys[3] = {y.x, y.y, y.z};
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) n[i][j] = mixed ? Paired(n[i][j] + xs[i] * ys[j]) : Paired(xs[i] * ys[j]);
    }
    mixed = true;
  }
};

// φ's terms, dual being λ: with Π = I - D G⁻¹ Dᵀ, M = (Π - the symmetric part of Π λ rᵀ/φ)/φ.
inline void addPhysics(const PairedLegForces& p, const Paired& phi, const Paired& inversePhi,
                       const PairedVec& dual, Curvature curvature, SampleTerms& out) {
  const PairedVec unit = inversePhi * p.missing;
  out.gy = unit;
  PairedVec tangent = dual;  // Π λ
  out.m.addDiagonal(inversePhi);
  for (int i = 0; i < p.slots; ++i) {
    Paired along = p.inverse[i][0] * p.d[0].dot(dual);
    for (int j = 1; j < p.slots; ++j) along += p.inverse[i][j] * p.d[j].dot(dual);
    tangent.add(-along, p.d[i]);
    out.m.addSquare(-inversePhi * p.inverse[i][i], p.d[i]);
    for (int j = 0; j < i; ++j) out.m.addPair(-inversePhi * p.inverse[i][j], p.d[i], p.d[j]);
  }
  out.m.addPair(-0.5 * inversePhi, tangent, unit);
  if (p.slots == 0) return;
  const Paired bend = p.gamma * phi;
  out.c.addSquare(curvature == Curvature::Exact ? Paired(-bend) : bend, unit);
  if (curvature == Curvature::Convex) return;
  PairedVec lever;  // b = D G⁻¹ 1
  for (int i = 0; i < p.slots; ++i) {
    for (int j = 0; j < p.slots; ++j) lever.add(p.inverse[i][j], p.d[i]);
  }
  out.addMixed(-Paired::Ones(), unit, lever);
}

// A leg at two samples. At a sample where its foot is not on the ground all but `foot` is such that it costs
// nothing.
struct PairedLegs {
  PairedVec support, foot;  // the point of support in use; see ComSupport
  Paired nominal = Paired::Zero(), longest = Paired::Zero();
  Paired reach = Paired::Constant(HUGE_VAL);
  Paired comfort = Paired::Zero();  // k
  Paired touches = Paired::Zero();  // 1 or 0
  Paired wrong =
      Paired::Zero();  // 1: may go up on its toe where the leg is longer than its longest, -1: may come down
  Paired flat = Paired::Constant(HUGE_VAL);  // lengths above which …
  Paired up = Paired::Constant(
      -HUGE_VAL);  // … and below which it violates its constraint (SmoothCost::constrainHeels)
};

// What its length costs, with the derivatives. Beside ComfortCost two squares: beyond its reach, and for its
// heel constraint.
struct PairedLegCosts {
  Paired cost, slope, curvature;

  void addSquare(double weight, const Paired& beyond) {
    cost += weight * beyond * beyond;
    slope += 2 * weight * beyond;
    for (int s = 0; s < 2; ++s) curvature[s] += beyond[s] != 0 ? 2 * weight : 0;
  }
};
inline PairedLegCosts legCost(const PairedLegs& leg, const Paired& length, double overreachWeight,
                              bool kept) {
  constexpr double kKept = 1e5;  // E per (m/s)²
  const Paired stretch = length - leg.nominal, twice = 2 * leg.comfort;
  PairedLegCosts p{leg.comfort * stretch * stretch, twice * stretch, twice};
  if (overreachWeight > 0) p.addSquare(overreachWeight, (length - leg.reach).max(0.0));
  if (kept) p.addSquare(kKept, (length - leg.flat).max(0.0) + (length - leg.up).min(0.0));
  return p;
}

inline void addOfLength(const PairedLegCosts& p, const PairedVec& leg, const Paired& length,
                        Curvature curvature, SampleTerms& out) {
  const Paired inverse = 1 / length;
  Paired across = p.slope * inverse, curve = p.curvature;
  out.gx.add(across, leg);
  if (curvature == Curvature::Convex) {
    across = across.max(0.0);
    curve = curve.max(0.0);
  }
  out.c.addSquare((curve - across) * inverse * inverse, leg);
  out.c.addDiagonal(across);
}

// Friction and the largest push at one of the two samples: squares of the excess, with the curvature of their
// first derivatives alone. out may be null.
double addLimits(const ComOptions& options, const PairedLegForces& pushes, int sample,
                 const ComSupport* supports, SampleTerms* out);

}  // namespace footfall::footprint
