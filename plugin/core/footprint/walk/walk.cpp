// SPDX-License-Identifier: MIT
#include "footprint/walk/walk.h"

#include "footprint/walk/windowed_solve.h"

namespace footfall::footprint {
namespace {

std::vector<WalkSample> samplesOf(const Walk& walk, const ComProblem& problem,
                                  const BodyOrientation& orientation) {
  const Performance& p = walk.performance;
  const std::vector<std::vector<char>> standing = support(p);
  std::vector<WalkSample> samples(p.frames());
  for (std::size_t i = 0; i < p.frames(); ++i) {
    WalkSample& s = samples[i];
    s.time = p.time(i);
    s.com = walk.solution.path.at(s.time);
    const Quat body = orientation.at(s.time);
    for (std::size_t leg = 0; leg < walk.virtualLegs.legs.size(); ++leg) {
      s.standing.push_back(standing[leg][i]);
      s.feet.push_back(p.feet[leg][i].frame.position);
      s.legLengths.push_back((s.com.position + body * walk.virtualLegs.legs[leg].hip - s.feet.back()).norm());
    }
    s.imbalance = imbalanceAt(problem, s.time, s.com);
  }
  return samples;
}

}  // namespace

Walk walkTrack(const Character& character, Track track, const TerrainPtr& terrain, const WalkOptions& options,
               const Progress& progress) {
  const WalkPipeline pipeline(character, std::move(track), terrain, options);
  const SolvedPath path = solveInWindows(pipeline, {}, progress).path;
  const ComProblem problem = pipeline.problem(path.pelvis);
  PosedFrames frames = pipeline.posed(path, {0, pipeline.frames()}, 0);
  Walk walk = pipeline.unposedWalk(path, problem);
  walk.performance = std::move(frames.performance);
  walk.performed = std::move(frames.performed);
  walk.samples = samplesOf(walk, problem, pipeline.orientation());
  return walk;
}

}  // namespace footfall::footprint
