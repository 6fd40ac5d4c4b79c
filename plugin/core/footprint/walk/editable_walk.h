// SPDX-License-Identifier: MIT
// A walk that is solved but not posed: frames are posed when they are shown. For interactive editing;
// walkTrack poses all frames.
#pragma once

#include "footprint/walk/windowed_solve.h"

namespace footfall::footprint {

class EditableWalk {
 public:
  // As walkTrack. previous: a walk with the same character, terrain and options and some other prints; it
  // saves work and changes no bit of the result.
  EditableWalk(Character character, Track track, TerrainPtr terrain, const WalkOptions& options = {},
               const EditableWalk* previous = nullptr, const Progress& progress = {});
  EditableWalk(const EditableWalk&) = delete;
  EditableWalk& operator=(const EditableWalk&) = delete;

  // Without performance and performed motion; samples have neither feet nor leg lengths.
  const Walk& walk() const { return walk_; }
  const Character& character() const { return character_; }
  std::size_t frames() const { return pipeline_.frames(); }
  double frameTime() const { return 1 / options_.frameRate; }

  // Poses some frames, with as many more on either side as smoothing needs: within a hundredth of a
  // millimetre of the whole posed at once. The same bits for the same range, from any thread. The angles of
  // the first frame are nearest to those of a figure that has turned as far as the body has since the start,
  // the others nearest to the frame before.
  PosedFrames posed(FrameSpan range) const;

 private:
  std::vector<WalkSample> samplesOf(const ComProblem& problem) const;
  Vec3 rootAnglesAt(double time) const;

  Character character_;
  WalkOptions options_;
  WalkPipeline pipeline_;  // refers to the two above
  WindowedPath solved_;
  Walk walk_;
};

}  // namespace footfall::footprint
