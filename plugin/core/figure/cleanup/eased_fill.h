// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/math.h"

namespace footfall {

// A signal known at some frames, continued over the others: from each known stretch it eases to zero over
// `blend` frames (or the whole gap, where shorter) by quintics that keep value and velocity at the stretch
// and have no acceleration there. Past them it is exactly zero. The velocity at a stretch's end is that of a
// line through its last `slopeFrames` frames.
void fillEased(std::vector<Vec3>& signal, const std::vector<char>& known, double blend, int slopeFrames);

// The smoothest curve of its kind that is nowhere below the values: their maximum over ± reach frames,
// averaged with a raised cosine of the same reach. Zero where all values within twice the reach are zero.
std::vector<double> smoothUpperEnvelope(const std::vector<double>& values, int reach);

}  // namespace footfall
