// SPDX-License-Identifier: MIT
// Options of the small edits of scenes, and their tables.
#pragma once

#include <string>

#include "base/option_table.h"

namespace footfall {

struct LoopOptions {
  double shortest = 0.6;  // s
  double longest = 0;     // s; 0: the whole motion
  double blend = 0.25;    // s before the cut over which the end is brought to the beginning
  int threads = 0;
};
const OptionTable<LoopOptions>& loopOptionsTable();

struct RootOptions {
  std::string bone;        // the joint that takes the way; made where there is none such; empty: none
  bool inPlace = false;    // takes the way out
  bool turn = true;        // turns of the body are part of the way
  double smooth = 0.3;     // s: sway that stays on the body
  double speed = 0;        // m/s: travel put in, the way the figure faces
  bool findSpeed = false;  // that speed from the feet on the ground instead
  bool face = false;       // turned so that it faces +Z at the first frame
  bool origin = false;     // moved so that it starts above the origin
};
const OptionTable<RootOptions>& rootOptionsTable();

struct RetargetOptions {
  int hands = 0;          // turns, body, together (HandsKeep)
  bool plant = true;      // feet held exactly where they stand
  double restFrame = -1;  // of the source's motion, where its rest pose is none; below 0: its rest pose
  int threads = 0;
};
const OptionTable<RetargetOptions>& retargetOptionsTable();

struct ConcatOptions {
  bool align = false;  // each clip goes on where the one before ended, and faces as it did
};
const OptionTable<ConcatOptions>& concatOptionsTable();

}  // namespace footfall
