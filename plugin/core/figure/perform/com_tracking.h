// SPDX-License-Identifier: MIT
// Brings the centre of mass of the whole figure onto a path: swinging limbs move it, and the body
// compensates.
#pragma once

#include <vector>

#include "figure/perform/perform.h"

namespace footfall {

// The centre of mass of the character at rest, from the pelvis in the body frame; metres.
Vec3 restCom(const Character& character);

// A performance performed once, and how far the body would have to move in each frame to bring the centre of
// mass to wanted[i]: metres, smoothed over a few hundredths of a second.
struct ComError {
  Performed performed;
  std::vector<Vec3> off;
};
ComError comError(const Performance& performance, const Character& character, const std::vector<Vec3>& wanted,
                  const PerformOptions& options = {});

// Performs, moves the body so that the centre of mass comes to wanted[i] in frame i, and performs again,
// `rounds` times at most (0: the body is not moved), until it is within a hundredth of a millimetre. Where a
// leg had to lower the body it stays lowered. The body of the performance is left as it ended.
Performed performTrackingCom(Performance& performance, const Character& character,
                             const std::vector<Vec3>& wanted, int rounds, const PerformOptions& options = {});

}  // namespace footfall
