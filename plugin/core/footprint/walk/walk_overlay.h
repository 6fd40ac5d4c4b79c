// SPDX-License-Identifier: MIT
// Style and polish: the difference between a motion and the walk below it, and that difference laid on
// another walk, step by step.
#pragma once

#include <vector>

#include "footprint/track/step_map.h"
#include "footprint/walk/foot_carry.h"
#include "footprint/walk/walk.h"

namespace footfall::footprint {

// A moment of an overlay. Turns in each joint's own axes (local rotation of the walk · turn = that of the
// motion); the position of the root in the axes of the walk's heading; ankles in those of the walk's feet.
struct OverlayFrame {
  Vec3 root = Vec3::Zero();  // metres
  std::vector<Quat> turns;   // per joint
  std::vector<Frame> feet;   // per leg
};

// A foot of the motion itself.
struct OverlayFoot {
  Frame ankle;                   // world
  Quat toes = Quat::Identity();  // local rotation of the ball's joint
};

// One frame per frame of the walk that the motion has.
struct Overlay {
  double frameTime = 1.0 / 60, startTime = 0;  // seconds
  std::vector<OverlayFrame> frames;
  std::vector<std::vector<OverlayFoot>> places;  // #frames by #legs

  // Interpolated between frames; fades to nothing outside.
  OverlayFrame at(double time) const;
  OverlayFoot footAt(int leg, double time) const;  // held outside
  double known(double time) const;                 // 1 within the frames, 0 far outside
};

// Throws Error naming a joint of the first skeleton that the second does not have.
void checkSameJoints(const Skeleton& wanted, const Skeleton& given);

// The motion relative to the walk, from the start of the walk on: motion time = walk time + `offset` seconds.
// The motion may have another rate and other units; its joints must be named as the character's. Throws Error
// naming a missing joint.
Overlay overlayOf(const Walk& walk, const Character& character, const Motion& motion, double offset = 0);
// The same on the frames of a walk that were sampled anew.
Overlay overlayOf(const Motion& walked, const Character& character, const Motion& motion, double offset = 0);

struct OverlayOptions {
  // Feet follow the overlay only in the air and stand as in the walk. Off: keys on standing feet are kept
  // too.
  bool standAsWalked = true;
  double weight = 1;   // scales the overlay
  double fade = 0.12;  // seconds, see StepMap::at
  // Feet are those of the motion itself, moved as its prints were; null: of the walk under the overlay.
  const FootCarry* carry = nullptr;
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

// Keeps the keys on top of a walk after its track was changed: `edited` is the motion of the previous walk
// with the polish.
Motion withPolish(const Walk& walk, const Walk& previous, const Character& character, const Motion& edited);

}  // namespace footfall::footprint
