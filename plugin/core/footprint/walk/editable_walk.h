// SPDX-License-Identifier: MIT
// A walk that is solved but not posed: its frames are posed where they are looked at. For what is edited and
// shown at once; walkTrack poses all of it.
#pragma once

#include "footprint/walk/windowed_solve.h"

namespace footfall::footprint {

class WalkDraft {
 public:
  // As walkTrack; a long track is solved in pieces (windowed_solve.h). former: one with the same character,
  // terrain and options, some of whose prints were others; it saves work and changes no bit.
  WalkDraft(Character character, Track track, TerrainPtr terrain, const WalkOptions& options = {},
            const WalkDraft* former = nullptr, const Progress& progress = {});
  WalkDraft(const WalkDraft&) = delete;
  WalkDraft& operator=(const WalkDraft&) = delete;

  // Without performance and performed motion; samples know nothing of feet and legs.
  const Walk& walk() const { return walk_; }
  const Character& character() const { return character_; }
  std::size_t frames() const { return stages_.frames(); }
  double frameTime() const { return 1 / options_.frameRate; }

  // Frames posed by themselves, with as many more on either side as smoothing takes into account: within a
  // hundredth of a millimetre of what the whole posed at once has. The same bits for the same range. From any
  // thread. The angles of the first frame are next to those of a figure that has turned since the start as
  // far as the body has, the others next to the frame before.
  PosedFrames posed(FrameSpan range) const;

 private:
  void sampleFrames();
  Vec3 rootAnglesAt(double time) const;

  Character character_;
  WalkOptions options_;
  Walk walk_;
  WalkStages stages_;
  BodyTurn turn_;
  WalkPieces pieces_;
};

}  // namespace footfall::footprint
