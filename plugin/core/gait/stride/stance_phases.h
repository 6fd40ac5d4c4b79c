// SPDX-License-Identifier: MIT
// When feet of a cycle stand, whether it travels or runs on the spot: a foot that stands is low and moves
// back under the body as all feet that stand do.
#pragma once

#include <vector>

#include "figure/anatomy/character.h"
#include "gait/stride/leg_timing.h"

namespace footfall::gait {

struct StancePhases {
  std::vector<LegTiming> timings;  // one a leg
  Vec3 travel = Vec3::Zero();      // metres a stride of the body over the standing feet; level
};

// feet: #legs by #samples over one cycle, y up, in any frame that does not turn; `period` seconds. Throws
// Error naming a leg that never stands or never leaves the ground.
StancePhases findStancePhases(const Character& character, const std::vector<std::vector<Frame>>& feet,
                              double period);

// How far a body goes over its standing feet in a stride: the feet's mean way back in the middle of their
// stances, for a whole stride.
Vec3 travelOverFeet(const Character& character, const std::vector<std::vector<Frame>>& feet,
                    const std::vector<LegTiming>& timings);

// The mean height of the sole's lowest point while a foot stands.
double standingHeight(const Character& character, std::size_t leg, const std::vector<Frame>& track,
                      const LegTiming& timing);

}  // namespace footfall::gait
