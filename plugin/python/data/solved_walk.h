// SPDX-License-Identifier: MIT
#pragma once

#include "python/data/track_data.h"

namespace footfall::python {

// A walk with the track that was asked for.
struct SolvedWalk {
  TrackHandle track;
  footprint::WalkOptions options;
  footprint::Walk walk;
};

}  // namespace footfall::python
