// SPDX-License-Identifier: MIT
// A walk again after prints were moved or turned: only what changes is solved and posed.
#pragma once

#include "footprint/walk.h"

namespace footfall {

// Frames from first to before last.
struct FrameSpan {
  std::size_t first = 0, last = 0;
  std::size_t count() const { return last > first ? last - first : 0; }
};

struct RewalkOptions {
  // The path beside the changed prints is left free over this many strides to either side, and over twice as
  // many as long as it still moves at the edge by more than `settled` metres (or metres a second).
  double strides = 2;
  double settled = 2e-3;
};

// Takes `walk`, as walkTrack or rewalkTrack made it with the same character and options, to the changed
// track, and returns the frames that are new: all others keep their bits. Where prints were moved or turned,
// the path is solved from the former one with the knots further away held, and the figure is posed around
// them. Where anything else differs (prints added or removed, times, terrain, a loop) everything is walked
// anew. The figure then is within 6 millimetres of what walkTrack makes of the same track (12 at an end that
// runs on; the test holds that), feet on the ground exactly where it has them. The same bits each time for
// the same former walk. On an Error the walk is as it was.
FrameSpan rewalkTrack(Walk& walk, const Character& character, Track track, const TerrainPtr& terrain,
                       const WalkOptions& options = {}, const RewalkOptions& again = {},
                       const Progress& progress = {});

}  // namespace footfall
