// SPDX-License-Identifier: MIT
// Style and polish: the difference between a motion and the walk below it, and that difference laid on
// another walk, step by step.
#pragma once

#include <vector>

#include "footprint/track/step_map.h"
#include "footprint/walk/walk.h"

namespace footfall::footprint {

// A moment of an overlay. Turns in each joint's own axes (local rotation of the walk · turn = that of the
// motion); the position of the root in the axes of the walk's heading; ankles in those of the walk's feet.
struct OverlayFrame {
  Vec3 root = Vec3::Zero();  // metres
  std::vector<Quat> turns;   // per joint
  std::vector<Frame> feet;   // per leg
};

// One frame per frame of the walk.
struct Overlay {
  double frameTime = 1.0 / 60;  // seconds
  std::vector<OverlayFrame> frames;

  // Interpolated between frames, held outside.
  OverlayFrame at(double time) const;
};

// The motion relative to the walk, from the start of the walk on: motion time = walk time + `offset` seconds.
// The motion may have another rate and other units; its joints must be named as the character's. Throws Error
// naming a missing joint.
Overlay overlayOf(const Walk& walk, const Character& character, const Motion& motion, double offset = 0);

struct OverlayOptions {
  // Feet follow the overlay only in the air and stand as in the walk. Off: keys on standing feet are kept
  // too.
  bool standAsWalked = true;
  double weight = 1;   // scales the overlay
  double fade = 0.12;  // seconds, see StepMap::at
};

// The motion of the walk with the overlay of the mapped moments. Legs are solved again so that feet are in
// position; where a leg on the ground would be too short the body is lowered.
Motion withOverlay(const Walk& walk, const Character& character, const Overlay& overlay, const StepMap& map,
                   const OverlayOptions& options = {});
// The same for some frames of a walk. Frames at least overlayReach seconds from the ends of the range are as
// in the whole.
Motion withOverlay(const Performance& performance, const Motion& walked, const Character& character,
                   const Overlay& overlay, const StepMap& map, const OverlayOptions& options = {});
double overlayReach();

// The style of a clip: the clip relative to a walk on its own prints.
struct WalkStyle {
  Track track;              // of the clip, timed
  Overlay overlay;          // on the walk on them
  int first = 0, last = 0;  // the complete steps of the clip: from first to before last
};
// options: of the new walk. Throws Error where the clip has less than two complete steps.
WalkStyle styleOf(const Motion& clip, const Character& character, const WalkOptions& options = {});
Motion withStyle(const Walk& walk, const Character& character, const WalkStyle& style, double weight = 1);
// Which moment of the clip belongs to each moment of a track; and the style on some frames of a walk on it.
StepMap styleMap(const WalkStyle& style, const Track& track, const Character& character);
Motion withStyle(const Performance& performance, const Motion& walked, const Character& character,
                 const WalkStyle& style, const StepMap& map, double weight = 1);

// Keeps the keys on top of a walk after its track was changed: `edited` is the motion of the previous walk
// with the polish.
Motion withPolish(const Walk& walk, const Walk& previous, const Character& character, const Motion& edited);

}  // namespace footfall::footprint
