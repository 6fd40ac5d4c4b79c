// SPDX-License-Identifier: MIT
// The passage from one curve to another (Samson 1999 §3.2.4, eqs 3.11 and 3.12).
#pragma once

#include <cstdint>

#include "warp/channels/fit_curve.h"

namespace footfall::warp {

enum class FadeShape : std::uint8_t {
  Cosine,  // w1 = (cos πu + 1) / 2
  Linear,  // w1 = 1 - u
  Smooth   // w1 = 1 - u³ (10 - 15 u + 6 u²): no jump of acceleration at the ends
};

// The first motion's weight w1 and its slope by u, u = t / duration held within 0 and 1. w2 = 1 - w1.
ValueAndRate fadeWeight(double u, FadeShape shape = FadeShape::Cosine);

struct Fade {
  double start = 0;     // seconds, of the first curve's time: all of the first until here …
  double duration = 1;  // … all of the second this much later; 0 or more (0: a cut)
  double shift = 0;     // seconds: what the second shows at t is its value at t - shift
  FadeShape shape = FadeShape::Cosine;
};

// Throws Error where the fade is not finite or lasts less than nothing.
void checkFade(const Fade& fade);

// Raw values, whole turns taken out of angles (at the middle of the fade). Aligning first is the caller's: in
// the fade the speed holds w2' (θ2 - θ1) beside the two speeds, which may make it exceed both (Fig. 3.9).
double crossFade(const Curve& first, const Curve& second, const Fade& fade, double time);
// The same as one curve: the keys of the first before, of the second after, as many as the tolerance needs
// within. Throws Error as checkFade does.
CurveFit crossFaded(const Curve& first, const Curve& second, const Fade& fade,
                    const FitOptions& options = {});

}  // namespace footfall::warp
