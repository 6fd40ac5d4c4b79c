// SPDX-License-Identifier: MIT
// The stages of a walk, for walk.cpp, windowed_solve.cpp and editable_walk.cpp: the track made ready, the
// path of the centre of mass, the figure posed over a range of frames.
#pragma once

#include <optional>

#include "base/frame_span.h"
#include "footprint/walk/walk.h"

namespace footfall::footprint {

// Some frames of a walk.
struct PosedFrames {
  Performance performance;
  Performed performed;  // reach: within the frames
};

// The force from nowhere at a time of the path, in m·g.
double imbalanceAt(const ComProblem& problem, double time, const ComPoint& com);

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

  // Whether the path counts on hips other than those of a rigid body.
  bool shifts() const { return options_.trueCentre > 0 && options_.rollingFeet; }
  // Where pelvis and hips of the figure are, posed once along the path of the solution with hips as those of
  // a rigid body. problem, runningEnds and pose count with it from then on. Nothing where the body alone
  // follows the path.
  void measureShift();

  std::size_t frames() const;
  // Poses the figure and fills in the samples.
  void pose(const ComProblem& problem);
  // Some frames alone; smoothing looks so many seconds beyond them.
  PosedFrames posed(FrameSpan range, double margin) const;

 private:
  void prepare();
  TrackTiming knotsOf(const Track& track) const;
  BodyMotion body() const { return {walk_.solution.path, *turn_, walk_.walker.com, walk_.shift}; }
  // The stands of a track that begins `offset` seconds before this one, as the objective sees them.
  RollingFeet feetOf(const StancePlan& plan, double offset) const;
  std::vector<Vec3> wantedCentres(const Performance& part) const;
  double chestBend(double time) const;
  Performance performanceOf(FrameSpan range, const FootPlan& feet) const;
  FrameSpan withMargin(FrameSpan range, double seconds) const;
  FootPlan feetWithin(FrameSpan range) const;
  void sample(const ComProblem& problem);

  Walk& walk_;
  const Character& character_;
  TerrainPtr terrain_;
  const WalkOptions& options_;
  std::optional<BodyTurn> turn_;
  std::optional<MidStanceLine> line_;
  StancePlan plan_;
};

}  // namespace footfall::footprint
