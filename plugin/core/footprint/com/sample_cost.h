// SPDX-License-Identifier: MIT
// The terms of the rounded E (smooth_cost.h) at two samples, and their derivatives in dx and y = dw - σ dx:
// slopes gx·dx + gy·y, curvature dxᵀC dx + yᵀM y + 2 dxᵀN y.
#pragma once

#include "footprint/com/paired_leg_forces.h"
#include "footprint/com/smooth_cost.h"

namespace footfall::footprint {

struct SampleTerms {
  TwoVec gx, gy;
  TwoSymmetric c, m;
  Two n[3][3];  // only where mixed
  bool mixed = false;

  void addMixed(const Two& s, const TwoVec& x, const TwoVec& y) {
    const Two xs[3] = {s * x.x, s * x.y, s * x.z}, ys[3] = {y.x, y.y, y.z};
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) n[i][j] = mixed ? Two(n[i][j] + xs[i] * ys[j]) : Two(xs[i] * ys[j]);
    }
    mixed = true;
  }
};

// φ's terms, dual being λ: with Π = I - D G⁻¹ Dᵀ, M = (Π - the symmetric part of Π λ rᵀ/φ)/φ.
inline void addPhysics(const TwoPushes& p, const Two& phi, const Two& inversePhi, const TwoVec& dual,
                       Curvature curvature, SampleTerms& out) {
  const TwoVec unit = inversePhi * p.missing;
  out.gy = unit;
  TwoVec tangent = dual;  // Π λ
  out.m.addDiagonal(inversePhi);
  for (int i = 0; i < p.slots; ++i) {
    Two along = p.inverse[i][0] * p.d[0].dot(dual);
    for (int j = 1; j < p.slots; ++j) along += p.inverse[i][j] * p.d[j].dot(dual);
    tangent.add(-along, p.d[i]);
    out.m.addSquare(-inversePhi * p.inverse[i][i], p.d[i]);
    for (int j = 0; j < i; ++j) out.m.addPair(-inversePhi * p.inverse[i][j], p.d[i], p.d[j]);
  }
  out.m.addPair(-0.5 * inversePhi, tangent, unit);
  if (p.slots == 0) return;
  const Two bend = p.gamma * phi;
  out.c.addSquare(curvature == Curvature::Exact ? Two(-bend) : bend, unit);
  if (curvature == Curvature::Convex) return;
  TwoVec lever;  // b = D G⁻¹ 1
  for (int i = 0; i < p.slots; ++i) {
    for (int j = 0; j < p.slots; ++j) lever.add(p.inverse[i][j], p.d[i]);
  }
  out.addMixed(-Two::Ones(), unit, lever);
}

// A foot at two samples; at a sample that it does not touch, all but `foot` is such that it costs nothing.
struct TwoLegs {
  TwoVec support, foot;  // the point of support in use; see ComSupport
  Two nominal = Two::Zero(), longest = Two::Zero();
  Two reach = Two::Constant(HUGE_VAL);
  Two comfort = Two::Zero();           // k
  Two touches = Two::Zero();           // 1 or 0
  Two wrong = Two::Zero();             // 1: may go up where longer than its longest, -1: may come down
  Two flat = Two::Constant(HUGE_VAL);  // lengths beyond which …
  Two up =
      Two::Constant(-HUGE_VAL);  // … and below which it does not keep what it was told to (SmoothCost::keep)
};

// What its length costs, with the derivatives. Two squares more than ComfortPrice: beyond its reach, and what
// keeps it flat or up.
struct TwoPrices {
  Two price, slope, curvature;

  void addSquare(double weight, const Two& beyond) {
    price += weight * beyond * beyond;
    slope += 2 * weight * beyond;
    for (int s = 0; s < 2; ++s) curvature[s] += beyond[s] != 0 ? 2 * weight : 0;
  }
};
inline TwoPrices priceOf(const TwoLegs& leg, const Two& length, double overreach, bool kept) {
  constexpr double kKept = 1e5;  // E for a squared metre a second
  const Two stretch = length - leg.nominal, twice = 2 * leg.comfort;
  TwoPrices p{leg.comfort * stretch * stretch, twice * stretch, twice};
  if (overreach > 0) p.addSquare(overreach, (length - leg.reach).max(0.0));
  if (kept) p.addSquare(kKept, (length - leg.flat).max(0.0) + (length - leg.up).min(0.0));
  return p;
}

inline void addOfLength(const TwoPrices& p, const TwoVec& leg, const Two& length, Curvature curvature,
                        SampleTerms& out) {
  const Two inverse = 1 / length;
  Two across = p.slope * inverse, curve = p.curvature;
  out.gx.add(across, leg);
  if (curvature == Curvature::Convex) {
    across = across.max(0.0);
    curve = curve.max(0.0);
  }
  out.c.addSquare((curve - across) * inverse * inverse, leg);
  out.c.addDiagonal(across);
}

// Friction and the largest push at one of the two samples: squares of what is beyond, with the curvature of
// their first derivatives alone. out may be null.
double addLimits(const ComOptions& options, const TwoPushes& pushes, int sample, const ComSupport* supports,
                 SampleTerms* out);

}  // namespace footfall::footprint
