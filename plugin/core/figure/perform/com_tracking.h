// SPDX-License-Identifier: MIT
// The centre of mass of a whole figure onto a path: swinging limbs move it about, and the body gives way.
#pragma once

#include <vector>

#include "figure/perform/perform.h"

namespace footfall {

// Where the character at rest has its centre of mass, from the pelvis in the body frame; metres.
Vec3 restCentre(const Character& character);

// A performance played once, and how far the body would have to move in each frame for the centre of mass to
// come to wanted[i]: metres, smoothed over a few hundredths of a second.
struct CentreError {
  Performed performed;
  std::vector<Vec3> off;
};
CentreError centreError(const Performance& performance, const Character& character,
                        const std::vector<Vec3>& wanted, const PerformOptions& options = {});

// Performs, then moves the body so that the centre of mass comes to wanted[i] in frame i, and performs again;
// `rounds` times at most (0: the body stays where it is), until it is there to within a hundredth of a
// millimetre. Where a leg had to let the body down it is left there. The performance keeps the body it ended
// with.
Performed performCentred(Performance& performance, const Character& character,
                         const std::vector<Vec3>& wanted, int rounds, const PerformOptions& options = {});

}  // namespace footfall
