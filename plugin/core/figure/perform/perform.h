// SPDX-License-Identifier: MIT
// Turns a performance into the motion of a character's joints; every generator of locomotion uses it.
#pragma once

#include <vector>

#include "figure/ik/reach_limits.h"
#include "figure/motion/motion.h"
#include "figure/perform/performance.h"

namespace footfall {

// Shares of the length of a stretched leg unless said otherwise.
struct PerformOptions {
  double softReach = reach_limits::kPoseSoft;  // from here on a stretching leg lowers the body
  double fullReach =
      reach_limits::kPoseFull;  // a leg is not stretched beyond this while lowering the body helps
  double maxDrop = 0.35;        // of the hip height: the body is lowered no further
  double maxSwingDrop = 0.03;   // the same for a foot in the air, which falls short instead
  double dropTime = 0.12;       // seconds over which the body is lowered and rises again
  double armSwing =
      0.8;  // radians of the upper arm when a foot is a leg's length ahead of the middle of the other
  double jumpArms = 1;      // scales the natural swing of both arms in jumps and hops (jump_arms.h)
  double foreFold = 0;      // share of a swinging foreleg's folding that is in its knee (foldBelow)
  double tailDelay = 0.05;  // seconds by which each joint of a tail lags behind the one before it
};

// A foot that could not be where the performance has it, or for which the body was lowered.
struct ReachNote {
  int leg = 0;
  bool standing = false;  // the foot is on the ground, not in the air
  TimeRange time;         // seconds
  double lowered = 0;     // metres by which the body had to be lowered at most
  double missed = 0;      // metres by which the ankle is off its position at most; 0: it was reached
  double worst = 0;       // seconds: when
};

struct Performed {
  Motion motion;
  std::vector<ReachNote> reach;  // empty: every foot and the body exactly as asked for; sorted by time
  std::vector<double> drop;      // metres by which the body was lowered, per frame
};

// Every foot is on its frame to within rounding wherever the leg is long enough once the body is lowered; a
// leg that is not long enough reaches towards it. Angles are unwrapped; the same bits each time. Throws Error
// where the performance does not fit the character (legs, lengths of tracks) or holds a number that is not
// finite.
Performed perform(const Performance& performance, const Character& character,
                  const PerformOptions& options = {});

}  // namespace footfall
