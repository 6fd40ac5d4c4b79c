// SPDX-License-Identifier: MIT
// The style of a recorded clip on a walk. On the clip's own prints the walk is the clip; where some of them
// were moved, put in or taken out it differs there alone. On other prints the clip's whole steps are laid
// round and round.
#pragma once

#include <optional>

#include "footprint/walk/walk_overlay.h"

namespace footfall::footprint {

// The style of a clip: the clip relative to a walk on its own prints.
struct WalkStyle {
  Track track;              // of the clip, timed
  Overlay overlay;          // on the walk on them
  int first = 0, last = 0;  // the complete steps of the clip: from first to before last
  double start = 0;         // seconds of the clip at the first footfall
};
// options: of the new walk. Throws Error where the clip has less than two complete steps.
WalkStyle styleOf(const Motion& clip, const Character& character, const WalkOptions& options = {});

// Which moment of the clip belongs to each moment of a track, and how its feet are carried.
struct StyleMap {
  StepMap steps;
  std::optional<FootCarry> feet;  // on the clip's own prints
  TimeRange time;  // seconds of the walk that it covers: more than the track where the clip has more
};
StyleMap styleMap(const WalkStyle& style, const Track& track, const Character& character);

// A whole walk in the style. On the clip's own prints it has the clip's frames, from its first to its last.
struct StyledWalk {
  Motion motion;
  double offset = 0;  // time of the motion = time of the walk + this, seconds
};
StyledWalk styledWalk(const Walk& walk, const Character& character, const Motion& clip,
                      const WalkStyle& style, double weight = 1);
// The style on some frames of a walk. Frames at least overlayReach seconds from the ends of the range are as
// in the whole.
Motion withStyle(const Performance& performance, const Motion& walked, const Character& character,
                 const WalkStyle& style, const StyleMap& map, double weight = 1);
// On the frames of the walk.
Motion withStyle(const Walk& walk, const Character& character, const WalkStyle& style, double weight = 1);

}  // namespace footfall::footprint
