// SPDX-License-Identifier: MIT
// Rotations in 48 bits: the three smaller components of a unit quaternion, 15 bits each, and which one is
// left out. Within 0.01 degrees.
#pragma once

#include <array>
#include <cstdint>

#include "base/math.h"

namespace footfall {

// Components in the order x, y, z, w; q and -q, the same rotation, are the same words. The index of the one
// left out is in the top bits of the first two words.
using PackedRotation = std::array<std::uint16_t, 3>;
PackedRotation packRotation(const Quat& rotation);
Quat unpackRotation(const PackedRotation& words);

}  // namespace footfall
