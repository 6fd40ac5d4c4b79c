// SPDX-License-Identifier: MIT
// The path of a long walk, solved in windows that do not depend on distant prints.
//
// The effect of a print on the path dies out as e^(-t √(g/h)), h the height of the body: to a thousandth
// within two seconds. So a long track is cut every four strides. Each window is solved together with about
// two seconds of the track (two strides at least) on either side, and where two windows meet, one blends into
// the other within a stride. A window follows from its prints alone: an edit changes the frames near it and
// no others, and a window whose prints have not changed need not be solved again.
#pragma once

#include <memory>
#include <vector>

#include "footprint/walk/walk_pipeline.h"

namespace footfall::footprint {

// Times count from the first of its prints' footfall.
struct WalkWindow {
  Track track;                  // its prints and those beside it, laid on the terrain and timed
  std::vector<BodyKey> script;  // of the body, in the window's time
  double stride = 0;            // seconds, of the whole track
  bool freeStart = false, freeEnd = false;
  SolvedPath solved;
};
using WalkWindows = std::vector<std::shared_ptr<const WalkWindow>>;

struct WindowedPath {
  SolvedPath path;      // of the whole track
  WalkWindows windows;  // that it was joined from; may be given as `previous` of the next call
};

// Loops, tracks for the greedy search, and walks that do not use the pelvis offset are one window, as is a
// track of less than eight strides. Windows of `previous` (of the same character, terrain and options) are
// reused where they are given the same.
WindowedPath solveInWindows(const WalkPipeline& pipeline, const WalkWindows& previous = {},
                            const Progress& progress = {});

}  // namespace footfall::footprint
