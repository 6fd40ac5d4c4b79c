// SPDX-License-Identifier: MIT
// The stages from a track to a posed figure, for walk.cpp, windowed_solve.cpp and editable_walk.cpp. Every
// stage takes values and returns values: the track made ready, the problem of the centre of mass, the offset
// of the pelvis from a rigid body's, the figure posed over a span of frames.
#pragma once

#include "base/frame_span.h"
#include "footprint/walk/unrolled_loop.h"
#include "footprint/walk/walk.h"

namespace footfall::footprint {

// Some frames of a walk.
struct PosedFrames {
  Performance performance;
  Performed performed;  // reach: within the frames
};

// The path of the centre of mass, and where the pelvis of the figure is along it.
struct SolvedPath {
  ComSolution solution;
  PelvisOffset pelvis;
  double seconds = 0;  // spent in the solver alone
};

// The unsupported force at a time of the path, in m·g.
double imbalanceAt(const ComProblem& problem, double time, const ComPoint& com);

// A track made ready to be solved and posed. Immutable; keeps references to the character and the options.
class WalkPipeline {
 public:
  // Lays the prints on the terrain, fills in times, refuses (with options.force: repairs) what is wrong.
  WalkPipeline(const Character& character, Track track, TerrainPtr terrain, const WalkOptions& options);

  const Character& character() const { return character_; }
  const WalkOptions& options() const { return options_; }
  const TerrainPtr& terrain() const { return terrain_; }
  const Track& track() const { return track_; }
  const TrackTiming& timing() const { return timing_; }
  const VirtualLegs& virtualLegs() const { return virtualLegs_; }
  const BodyOrientation& orientation() const { return orientation_; }
  std::size_t frames() const;

  // The ends of the path as part of a longer walk of the same gait, where the track neither begins nor ends
  // standing.
  std::vector<FixedKnot> continuedEnds(const PelvisOffset& pelvis) const;
  ComProblem problem(const PelvisOffset& pelvis, std::vector<FixedKnot> fixedKnots = {}) const;

  // Whether the path counts on the hips of the posed figure instead of those of a rigid body.
  bool usesPelvisOffset() const { return options_.comTrackingRounds > 0 && options_.rollingFeet; }
  // Poses the figure once along a path that was solved for a rigid body. Empty without usesPelvisOffset.
  PelvisOffset pelvisOffset(const ComPath& path) const;

  // Some frames; smoothing looks `margin` seconds beyond them, in a loop at the turns before and after.
  PosedFrames posed(const SolvedPath& path, FrameSpan range, double margin) const;

  // A walk without frames: everything that follows from the path alone, with its diagnosis.
  Walk unposedWalk(const SolvedPath& path, const ComProblem& problem) const;

 private:
  // The turns of a loop.
  WalkPipeline(const WalkPipeline& loop, const UnrolledLoop& turns);
  void standOnFeetBefore();
  static Track preparedTrack(Track track, const VirtualLegs& virtualLegs, const Character& character,
                             const Terrain* terrain, const WalkOptions& options,
                             std::vector<std::string>& faults);
  TrackTiming knotsOf(const Track& track, const std::vector<PrintContact>& before = {}) const;
  TrackTiming knotsOf(const Track& track, double stride) const;
  BodyOrientationOptions bodyOver(const UnrolledLoop& turns) const;
  FootPlants plantsOfLoop() const;
  std::size_t firstFrameOf(const UnrolledLoop& turns) const;  // of the given track among those of all turns
  PosedFrames posedLoop(const SolvedPath& path, FrameSpan range, double margin) const;
  BodyMotion bodyMotion(const ComPath& path, const PelvisOffset& pelvis) const {
    return {path, orientation_, virtualLegs_.com, pelvis};
  }
  // The foot plants of a track that begins `offset` seconds before this one, as the objective sees them.
  RollingFeet feetOf(const FootPlants& plants, const PelvisOffset& pelvis, double offset) const;
  std::vector<Vec3> wantedComs(const Performance& part, const ComPath& path) const;
  double chestBend(const ComPath& path, double time) const;
  Performance performanceOf(FrameSpan range, const BodyMotion& body) const;
  FrameSpan withMargin(FrameSpan range, double seconds) const;
  FootSwings feetWithin(FrameSpan range, const BodyMotion& body) const;

  const Character& character_;
  const WalkOptions& options_;
  TerrainPtr terrain_;
  VirtualLegs virtualLegs_;
  std::vector<std::string> faults_;
  Track track_;
  TrackTiming timing_;
  // With the feet that a track cut out of a walk begins on: prints after its own, and their contacts first.
  Track ground_;
  TrackTiming support_;
  BodyOrientation orientation_;
  MidStanceLine midStanceLine_;
  FootPlants plants_;
  double firstFrame_ = 0;  // seconds: when frame 0 is
};

}  // namespace footfall::footprint
