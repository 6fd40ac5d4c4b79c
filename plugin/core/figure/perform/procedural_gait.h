// SPDX-License-Identifier: MIT
// Plain walks, runs and trots made from a few numbers, with contacts that are known exactly. They are the
// truth that contact detection and quality measures are tested against, and something to try a character
// with.
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
  double speed = 0;  // metres a second; 0: what suits the gait and the leg length (a human walks 1.3, runs 3)
  int strides = 4;   // of two steps
  double radius = 0;      // metres of a circle, turning left (negative: right); 0: straight ahead along +Z
  double frameRate = 60;  // frames a second
};

struct ProceduralClip {
  Performance performance;
  Performed performed;
  Contacts contacts;        // within the clip: cut where it begins and ends
  double speed = 0;         // metres a second
  double stridePeriod = 0;  // seconds
  double dutyFactor = 0;    // share of the stride that a foot stands
};

// Starts at 0 s. Throws Error for a gait the character has not the legs for, and for numbers out of range.
ProceduralClip proceduralGait(const Character& character, ProceduralGait gait,
                              const ProceduralGaitOptions& options = {});

// Measurement noise: Gaussian of the given spread (metres) on the root, and on the hips' angles so that the
// feet shake as much against the root. The same seed gives the same noise.
void addNoise(Motion& motion, const Character& character, double spread = 0.002, std::uint64_t seed = 1);
// Moves the whole figure steadily, by `drift` metres over the clip.
void addDrift(Motion& motion, const Character& character, const Vec3& drift = Vec3(0, 0.02, 0));

}  // namespace footfall
