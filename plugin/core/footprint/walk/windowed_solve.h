// SPDX-License-Identifier: MIT
// The path of a long walk, solved in pieces that know nothing of prints far away.
//
// What a print does to the path dies out as e^(-t √(g/h)), h the height of the body: to a thousandth in two
// seconds. So a long track is cut every four strides; each piece is solved with some two seconds of the
// track, two strides at least, on either side of it, and where two pieces meet one passes into the other
// within a stride. A piece follows from its prints alone: an edit changes the frames near it and no others,
// and a piece whose prints are what they were need not be solved again, whatever was done in between.
#pragma once

#include <memory>
#include <vector>

#include "footprint/walk/walk_pipeline.h"

namespace footfall::footprint {

// Times from the first of its prints' footfall.
struct WalkPiece {
  Track track;                  // its prints and those beside it, laid and timed
  std::vector<BodyKey> script;  // of the body, in its times
  double stride = 0;            // seconds, of the whole track
  bool freeStart = false, freeEnd = false;
  ComSolution solution;
  BodyShift shift;
  double seconds = 0;  // of the solver alone
};
using WalkPieces = std::vector<std::shared_ptr<const WalkPiece>>;

// Fills in solution, shift and diagnosis of a walk that `stages` has made ready; no frames. Loops, what the
// greedy search is asked for, and what does not count on the figure's own hips (trueCentre 0, or no rolling
// feet) are one piece, as is a track of less than eight strides. Pieces of `former`
// (of the same figure, ground and options) are taken where they are given the same. Returns the pieces.
WalkPieces solveInPieces(Walk& walk, const WalkStages& stages, const Character& character,
                         const TerrainPtr& terrain, const WalkOptions& options, const WalkPieces& former = {},
                         const Progress& progress = {});

}  // namespace footfall::footprint
