// SPDX-License-Identifier: MIT
// Finds when the feet of a cycle stand, whether the figure travels or stays in place: a standing foot is low
// and moves backwards under the body together with all other standing feet.
#pragma once

#include <vector>

#include "figure/anatomy/character.h"
#include "gait/stride/leg_timing.h"

namespace footfall::gait {

struct StancePhases {
  std::vector<LegTiming> timings;  // one per leg
  Vec3 travel = Vec3::Zero();      // of the body over its standing feet, metres per stride; horizontal
};

// feet: #legs by #samples over one cycle, y up, in any frame that does not rotate; period in seconds. Throws
// Error naming a leg that never stands or never leaves the ground.
StancePhases findStancePhases(const Character& character, const std::vector<std::vector<Frame>>& feet,
                              double period);

// How far the body travels over its standing feet in one stride: the mean backward velocity of the feet
// around mid-stance, times the stride.
Vec3 travelOverFeet(const Character& character, const std::vector<std::vector<Frame>>& feet,
                    const std::vector<LegTiming>& timings);

// The mean height of the lowest point of the sole while the foot stands.
double standingHeight(const Character& character, std::size_t leg, const std::vector<Frame>& track,
                      const LegTiming& timing);

}  // namespace footfall::gait
