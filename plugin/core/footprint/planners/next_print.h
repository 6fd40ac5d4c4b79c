// SPDX-License-Identifier: MIT
// The print that an animator most likely wants next, while placing them one by one.
#pragma once

#include "footprint/track/track.h"

namespace footfall::footprint {

// After a print: the next leg's, a comfortable step ahead (behind: before it), beside the way. Times are left
// to be made up.
Footprint printAfter(const Footprint& last, const Character& character, bool behind = false);

// Half-way between two prints, of the second's leg.
Footprint printBetween(const Footprint& before, const Footprint& after);

// The same print at a place, toes turned to where the step goes; by 60 degrees at most, and not by a step on
// the spot.
Footprint printAt(const Footprint& last, Footprint print, const Vec3& place, const Character& character);

// The same print with its toes towards a place; as it is where that is on the print.
Footprint printTowards(Footprint print, const Vec3& place);

}  // namespace footfall::footprint
