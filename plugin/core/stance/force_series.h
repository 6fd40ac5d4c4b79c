// SPDX-License-Identifier: MIT
// The force of the ground over one contact as a Fourier series (Cummings 2001 eq 3.1), and its integrals in
// closed form.
//
//   f(τ) = mean + Σ cosine(n) cos 2πnτ + sine(n) sin 2πnτ,   τ from 0 at touch-down to 1 at lift-off
//
// Axes throughout the stances: heading, left, up.
#pragma once

#include <array>

#include "base/math.h"

namespace footfall::stance {

inline constexpr int kHarmonics = 12;  // that a series can hold

// Newtons. A fixed size, so that blending many allocates nothing.
struct ForceSeries {
  Vec3 mean = Vec3::Zero();
  std::array<Vec3, kHarmonics> cosine, sine;  // of harmonic n at [n - 1]
  int harmonics = 0;                          // in use; those above count as 0

  ForceSeries();
  // Adds amplitude · cos(2πnτ + phase), each axis its own.
  void add(int harmonic, const Vec3& amplitude, const Vec3& phase);

  Vec3 at(double tau) const;
  Vec3 integral(double tau) const;        // ∫ f from 0 to τ
  Vec3 doubleIntegral(double tau) const;  // ∫∫ f
};

// k of the first and 1 - k of the second (eq 4.8); any k. The phasors of equal frequency are added, so that
// the forces themselves are blended.
ForceSeries blend(const ForceSeries& a, const ForceSeries& b, double k);
// As the thesis words it: amplitudes are blended, the phase is that of the larger share (of the only one,
// where one is missing).
ForceSeries blendAmplitudes(const ForceSeries& a, const ForceSeries& b, double k);

}  // namespace footfall::stance
