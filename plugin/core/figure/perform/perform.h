// SPDX-License-Identifier: MIT
// A performance, played by a character: the one way from body and feet to the motion of joints.
#pragma once

#include <vector>

#include "figure/ik/reach_limits.h"
#include "figure/motion/motion.h"
#include "figure/perform/performance.h"

namespace footfall {

// Shares are of a leg's stretched length unless said otherwise.
struct PerformOptions {
  double softReach = reach_limits::kPoseSoft;  // from here on a leg that stretches lets the body down
  double fullReach =
      reach_limits::kPoseFull;  // a leg is never stretched beyond this while letting the body down helps
  double maxDrop = 0.35;       // of the hip height: the body is let down no further
  double maxSwingDrop = 0.03;  // the same for a foot in the air, which rather falls short
  double dropTime = 0.12;      // seconds over which the body is let down and rises again
  double armSwing = 0.8;    // radians of the upper arm for a foot a leg's length ahead of the other's middle
  double jumpArms = 1;      // times the natural swing of both arms in jumps and hops (jump_arms.h)
  double foreFold = 0;      // share of a swinging foreleg's folding that its knee takes on (foldBelow)
  double tailDelay = 0.05;  // seconds that each joint of a tail is behind the one before it
};

// A foot that could not be where the performance has it, or for which the body was let down.
struct ReachNote {
  int leg = 0;
  bool standing = false;  // the foot is on the ground, not in the air
  TimeRange time;         // seconds
  double lowered = 0;     // metres the body had to come down at most
  double missed = 0;      // metres the ankle is short of its place at most; 0: it was reached
  double worst = 0;       // seconds: when
};

struct Performed {
  Motion motion;
  std::vector<ReachNote> reach;  // empty: every foot exactly where it was to be, the body too; sorted by time
  std::vector<double> drop;      // metres the body was let down, each frame
};

// Every foot is on its frame to within rounding wherever the leg is long enough once the body is let down; a
// leg that is not reaches towards its foot. Angles are unwrapped; the same bits each time. Throws Error where
// the performance does not fit the character (legs, lengths of tracks) or holds a number that is not finite.
Performed perform(const Performance& performance, const Character& character,
                  const PerformOptions& options = {});

}  // namespace footfall
