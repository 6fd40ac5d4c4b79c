// SPDX-License-Identifier: MIT
// Plain walks, runs and trots made from a few numbers, with exactly known contacts: ground truth for the
// tests of contact detection and quality measures, and a quick way to try a character.
#pragma once

#include <cstdint>

#include "figure/perform/perform.h"

namespace footfall {

enum class ProceduralGait : std::uint8_t {
  Walk,  // of two legs, or of four in the order hind left, fore left, hind right, fore right
  Run,   // of two legs, with flight
  Trot   // of four legs: diagonal pairs
};

struct ProceduralGaitOptions {
  double speed = 0;   // metres per second; 0: as suits gait and leg length (a human walks at 1.3, runs at 3)
  int strides = 4;    // of two steps each
  double radius = 0;  // metres of a circle, turning left (negative: right); 0: straight ahead along +Z
  double frameRate = 60;  // frames per second
};

struct ProceduralClip {
  Performance performance;
  Performed performed;
  Contacts contacts;        // within the clip, cut at its ends
  double speed = 0;         // metres per second
  double stridePeriod = 0;  // seconds
  double dutyFactor = 0;    // share of the stride that a foot is on the ground
};

// Starts at 0 s. Throws Error where the character does not have the legs for the gait, and for numbers out of
// range.
ProceduralClip proceduralGait(const Character& character, ProceduralGait gait,
                              const ProceduralGaitOptions& options = {});

// Adds measurement noise: Gaussian of the given spread (metres) on the root, and on the angles of the hips so
// that the feet shake as much relative to the root. The same seed gives the same noise.
void addNoise(Motion& motion, const Character& character, double spread = 0.002, std::uint64_t seed = 1);
// Moves the whole figure steadily, by `drift` metres over the clip.
void addDrift(Motion& motion, const Character& character, const Vec3& drift = Vec3(0, 0.02, 0));

}  // namespace footfall
