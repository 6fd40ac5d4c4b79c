// SPDX-License-Identifier: MIT
// What was done on top of a walk: the difference between a motion and the walk below it, and that difference
// laid on another walk, step by step.
#pragma once

#include <vector>

#include "footprint/track/step_map.h"
#include "footprint/walk/walk.h"

namespace footfall::footprint {

// A moment of an overlay. Turns in each joint's own axes (walk's local rotation · turn = the motion's); the
// root's place in the axes of the walk's heading; ankles in those of the walk's feet.
struct OverlayFrame {
  Vec3 root = Vec3::Zero();  // metres
  std::vector<Quat> turns;   // a joint each
  std::vector<Frame> feet;   // a leg each
};

// A frame for each of the walk's.
struct Overlay {
  double frameTime = 1.0 / 60;  // seconds
  std::vector<OverlayFrame> frames;

  // Between frames the shortest way; outside held.
  OverlayFrame at(double time) const;
};

// The motion against the walk, from the walk's start on: motion time = walk time + `offset` seconds. The
// motion may have another rate and other units; its joints must have the names of the character's. Throws
// Error naming the joint that is missing.
Overlay overlayOf(const Walk& walk, const Character& character, const Motion& motion, double offset = 0);

struct OverlayOptions {
  // Feet go where the overlay has them only in the air: they stand as the walk does. Off: hand keys on
  // standing feet are kept as well.
  bool standAsWalked = true;
  double weight = 1;   // times the overlay
  double fade = 0.12;  // seconds, see StepMap::at
};

// The walk's motion with the overlay laid on by the map's moments. Legs are bent again so that feet are where
// they should be; where a standing leg would be too short the body comes down.
Motion withOverlay(const Walk& walk, const Character& character, const Overlay& overlay, const StepMap& map,
                   const OverlayOptions& options = {});
// The same of some frames of a walk. Those overlayReach seconds and more from the ends, where they are not
// those of the walk, come out as they do in the whole.
Motion withOverlay(const Performance& performance, const Motion& walked, const Character& character,
                   const Overlay& overlay, const StepMap& map, const OverlayOptions& options = {});
double overlayReach();

// A clip's style on a walk of the same figure: the clip against the walk along its own prints.
struct WalkStyle {
  Track track;              // the clip's prints, timed
  Overlay overlay;          // on the walk along them
  int first = 0, last = 0;  // the steps that are whole in the clip: from first to before last
};
// How: as the new walk is made. Throws Error where the clip has no two steps that are whole.
WalkStyle styleOf(const Motion& clip, const Character& character, const WalkOptions& options = {});
Motion withStyle(const Walk& walk, const Character& character, const WalkStyle& style, double weight = 1);
// Which moment of the clip each moment of a track has; and the style on some frames of a walk along it.
StepMap styleMap(const WalkStyle& style, const Track& track, const Character& character);
Motion withStyle(const Performance& performance, const Motion& walked, const Character& character,
                 const WalkStyle& style, const StepMap& map, double weight = 1);

// Keys on top of a walk, after its track was changed: `edited` is the former walk's motion with the polish in
// it.
Motion withPolish(const Walk& walk, const Walk& former, const Character& character, const Motion& edited);

}  // namespace footfall::footprint
