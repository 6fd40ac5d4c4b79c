// SPDX-License-Identifier: MIT
// The gait library: when each foot lands, how long it stands and at which speed, for gaits of four, six and
// eight legs. docs/method/gaits.md gives the source of each number and says which could not be verified.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "figure/anatomy/character.h"
#include "gait/stride/leg_timing.h"

namespace footfall::gait {

struct Gait {
  const char* name;
  int legs;         // 4, 6 or 8
  double phase[8];  // touchdown in strides, in order from the front: left, right, the next left, the next
                    // right …
  double foreDuty, hindDuty;  // at the usual speed; legs in between are interpolated
  double froude;              // v²/(g h) of the usual speed
  // Style; lengths in hip heights.
  double lift;     // of the feet in the swing
  double fold;     // radians that paws are flexed in mid-swing
  double flexion;  // of a flexible spine: radians when the feet are gathered by one hip height; 0: none
  double width;    // of the track, as a share of the standing width
  const char* source;
};

const std::vector<Gait>& gaitLibrary();
// A gait by its name and number of legs. Throws Error listing the gaits there are.
const Gait& gaitNamed(std::string_view name, std::size_t legs);
std::vector<std::string> gaitNames(std::size_t legs);

// The order of a character's legs in Gait::phase: rank[l] is the index of leg l. Throws Error where the legs
// are not in pairs.
std::vector<std::size_t> legRanks(const Character& character);

// The timings of a character's legs in a gait.
std::vector<LegTiming> timingsOf(const Gait& gait, const Character& character);

// Mean height of hips and shoulders above the soles when standing, metres.
double meanHipHeight(const Character& character);

}  // namespace footfall::gait
