// SPDX-License-Identifier: MIT
// The print that an animator most likely wants next while placing prints one by one.
#pragma once

#include "footprint/track/track.h"

namespace footfall::footprint {

// The print of the next leg, a comfortable step ahead of `last` (behind: before it). Its times are to be
// filled in.
Footprint printAfter(const Footprint& last, const Character& character, bool behind = false);

// Half-way between two prints, of the leg of the second.
Footprint printBetween(const Footprint& before, const Footprint& after);

// The same print at another position, toes turned along the step by 60 degrees at most; a step on the spot
// does not turn it.
Footprint printAt(const Footprint& last, Footprint print, const Vec3& position, const Character& character);

// The same print with its toes towards a position; unchanged where that is on the print.
Footprint printTowards(Footprint print, const Vec3& position);

}  // namespace footfall::footprint
