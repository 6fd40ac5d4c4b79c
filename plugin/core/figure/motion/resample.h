// SPDX-License-Identifier: MIT
// Motions at other rates, cut and joined.
#pragma once

#include "figure/motion/motion.h"

namespace footfall {

enum class Interpolation : std::uint8_t {
  Rotations,  // joints with three rotation channels turn the shortest way between frames (slerp); the rest
              // runs straight
  Channels    // every channel runs straight, as linear keys do
};

// The motion at another rate: from the old first frame to the last new one not after the old last. Angles
// stay unwrapped. A frame that falls on an old one has its very values. Throws Error where the rate is not
// positive or the result would have more than a hundred million samples.
Motion resampled(const Motion& motion, double framesPerSecond, Interpolation kind = Interpolation::Rotations);

// The frames first … last, both included; times as they were. Throws Error where there are none such.
Motion cropped(const Motion& motion, std::size_t first, std::size_t last);

// b after a, its first frame one frame after a's last; angles of b taken whole turns nearer to a's end.
// Throws Error where skeletons, channels or rates differ.
Motion joined(const Motion& a, const Motion& b);

}  // namespace footfall
