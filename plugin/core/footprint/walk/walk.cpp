// SPDX-License-Identifier: MIT
#include "footprint/walk/walk.h"

#include "footprint/walk/windowed_solve.h"

namespace footfall::footprint {

Walk walkTrack(const Character& character, Track track, const TerrainPtr& terrain, const WalkOptions& options,
               const Progress& progress) {
  Walk walk;
  walk.track = std::move(track);
  walk.terrain = terrain;
  WalkStages stages(walk, character, terrain, options);
  solveInPieces(walk, stages, character, terrain, options, {}, progress);
  stages.pose(stages.problem({}));
  return walk;
}

}  // namespace footfall::footprint
