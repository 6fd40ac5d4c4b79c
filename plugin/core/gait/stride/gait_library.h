// SPDX-License-Identifier: MIT
// The gaits of four, six and eight legs as data: when each foot comes down, how long it stands, at which
// speeds. docs/gaits.md names where each number comes from and which could not be verified.
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
  double phase[8];  // touchdown in strides, from the front: left, right, left behind it, right behind it …
  double foreDuty, hindDuty;  // at the usual speed; legs between fore and hind have a value between
  double froude;              // v²/(g h) of the usual speed
  // How it looks; lengths in hip heights.
  double lift;     // of the feet
  double fold;     // radians: paws turned up in the middle of the swing
  double flexion;  // of a supple spine, radians for feet gathered by a hip height; 0: none
  double width;    // feet aside, in parts of the standing width
  const char* source;
};

const std::vector<Gait>& gaitLibrary();
// The gait of a name for so many legs. Throws Error listing those there are.
const Gait& gaitNamed(std::string_view name, std::size_t legs);
std::vector<std::string> gaitNames(std::size_t legs);

// Places of a character's legs in a row of the book: rank[l] is the index into Gait::phase. Left and right
// in turn from the front. Throws Error where the legs are no pairs.
std::vector<std::size_t> legRanks(const Character& character);

// The timings of a character's legs in a gait.
std::vector<LegTiming> timingsOf(const Gait& gait, const Character& character);

// Mean height of hips and shoulders above the soles, standing; metres.
double meanHipHeight(const Character& character);

}  // namespace footfall::gait
