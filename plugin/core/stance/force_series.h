// SPDX-License-Identifier: MIT
// The ground reaction force over one contact as a Fourier series (Cummings 2001 eq 3.1), with its integrals
// in closed form.
//
//   f(τ) = mean + Σ cosine(n) cos 2πnτ + sine(n) sin 2πnτ,   τ from 0 at touch-down to 1 at lift-off
//
// Axes of all stances: heading, left, up.
#pragma once

#include <array>

#include "base/math.h"

namespace footfall::stance {

inline constexpr int kHarmonics = 12;  // capacity of a series

// Newtons. Of fixed size, so that blending allocates nothing.
struct ForceSeries {
  Vec3 mean = Vec3::Zero();
  std::array<Vec3, kHarmonics> cosine, sine;  // of harmonic n at [n - 1]
  int harmonics = 0;                          // in use; higher ones count as 0

  ForceSeries();
  // Adds amplitude · cos(2πnτ + phase), for each axis on its own.
  void add(int harmonic, const Vec3& amplitude, const Vec3& phase);

  Vec3 at(double tau) const;
  Vec3 integral(double tau) const;        // ∫ f from 0 to τ
  Vec3 doubleIntegral(double tau) const;  // ∫∫ f
};

// k of the first and 1 - k of the second (eq 4.8), for any k. Adds phasors of equal frequency, which blends
// the forces themselves.
ForceSeries blend(const ForceSeries& a, const ForceSeries& b, double k);
// The wording of the thesis: blends amplitudes, with the phase of the larger share (or of the only one).
ForceSeries blendAmplitudes(const ForceSeries& a, const ForceSeries& b, double k);

}  // namespace footfall::stance
