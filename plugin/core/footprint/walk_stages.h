// SPDX-License-Identifier: MIT
// The stages of a walk, for walk.cpp and rewalk.cpp: the track made ready, the path of the centre of mass,
// the figure posed over a range of frames.
#pragma once

#include <optional>

#include "footprint/rewalk.h"

namespace footfall {

class WalkStages {
 public:
  // Lays the prints of walk.track, makes up times, refuses (or mends) what is wrong; walk.walker and
  // walk.timing are made from it. Keeps references to all of these.
  WalkStages(Walk& walk, const Character& character, TerrainPtr terrain, const WalkOptions& options);

  // The ends of the path in a longer walk of the same gait, where the track does not begin or end standing.
  std::vector<ComPin> runningEnds() const;
  ComProblem problem(std::vector<ComPin> pins) const;
  // Solution, diagnosis and time taken, from a guess.
  void solve(const ComProblem& problem, const ComPath& guess, const Progress& progress);

  // Where pelvis and hips of the figure are in these frames, posed once along the path of the solution with
  // hips as those of a rigid body; `others` says it for the other frames. problem, runningEnds and pose count
  // with it from then on. Nothing where the body alone follows the path.
  void measureShift(FrameSpan range, const BodyShift& others);

  std::size_t frames() const;
  // Poses the figure and fills in the samples of these frames; the others stay as they are. With all frames
  // the walk's motion is made anew. Smoothing looks beyond the range, so that it fits what is around it.
  void pose(const ComProblem& problem, FrameSpan range);

 private:
  void prepare();
  TrackTiming knotsOf(const Track& track) const;
  BodyMotion body() const { return {walk_.solution.path, *turn_, walk_.walker.com, walk_.shift}; }
  // The stands of a track that begins `offset` seconds before this one, as the objective sees them.
  RollingFeet feetOf(const StancePlan& plan, double offset) const;
  std::vector<Vec3> wantedCentres(const Performance& part) const;
  Performance performanceOf(FrameSpan range, const FootPlan& feet) const;
  FrameSpan withMargin(FrameSpan range) const;
  FootPlan feetWithin(FrameSpan range) const;
  void splice(const Performance& part, Performed performed, std::size_t offset, FrameSpan range);
  void sample(const ComProblem& problem, FrameSpan range);

  Walk& walk_;
  const Character& character_;
  TerrainPtr terrain_;
  const WalkOptions& options_;
  std::optional<BodyTurn> turn_;
  StancePlan plan_;
};

}  // namespace footfall
