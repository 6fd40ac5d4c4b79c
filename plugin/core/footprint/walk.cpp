// SPDX-License-Identifier: MIT
#include "footprint/walk.h"

#include "footprint/walk_stages.h"

namespace footfall {

Walk walkTrack(const Character& character, Track track, const TerrainPtr& terrain, const WalkOptions& options,
               const Progress& progress) {
  Walk walk;
  walk.track = std::move(track);
  walk.terrain = terrain;
  WalkStages stages(walk, character, terrain, options);
  {
    const ComProblem rigid = stages.problem(stages.runningEnds());
    stages.solve(rigid, guessMidStance(rigid, walk.track, walk.timing, walk.walker), progress);
  }
  walk.rigid = walk.solution.path;
  // Once more with hips where the swinging limbs leave them.
  stages.measureShift({0, stages.frames()}, {});
  const ComProblem problem = stages.problem(stages.runningEnds());
  stages.solve(problem, walk.rigid, progress);
  stages.pose(problem, {0, stages.frames()});
  return walk;
}

}  // namespace footfall
