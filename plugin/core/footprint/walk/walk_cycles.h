// SPDX-License-Identifier: MIT
// Whole turns of a cyclic walk as plain frames.
#pragma once

#include "footprint/walk/walk.h"

namespace footfall::footprint {

// The frame rate nearest to the options' at which a turn of the track is a whole number of frames. Throws
// Error for a track without a loop.
double wholeTurnRate(const Character& character, const Track& track, const WalkOptions& options);

// The turns of a walk that was made at that rate, one after the other, each turned and moved as the loop
// goes; the last frame is the first of the turn that would follow. rate: frames per second at which it is to
// be played.
Motion turnsOf(const Walk& walk, const Character& character, int turns, double rate);

}  // namespace footfall::footprint
