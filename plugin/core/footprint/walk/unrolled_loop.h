// SPDX-License-Identifier: MIT
// A cyclic track as part of a longer one: whole turns before and after it, so that feet, smoothing and the
// figure at the seam are what they are in the middle. Nothing that is made of the turn in the middle knows
// where it begins.
#pragma once

#include "footprint/com/com_path.h"
#include "footprint/feet/foot_swings.h"

namespace footfall::footprint {

struct UnrolledLoop {
  Track track;        // without a loop; turns -before … 0 … after, prints where the loop takes them
  int before = 0;     // turns before that of the given track
  double offset = 0;  // seconds: when the given track begins
  double turn = 0;    // seconds of a turn
  TrackLoop loop;

  // `beside` seconds at least, and a stride, on either side.
  UnrolledLoop(const Track& track, int legs, double beside);

  int turns() const { return 2 * before + 1; }
  Frame placeOf(int number) const;  // of a turn relative to that of the given track, 0
  ComPath path(const ComPath& given) const;
  PelvisOffset offsets(const PelvisOffset& given) const;
  // Of a print of the given track in a turn.
  int print(int print, int number) const;
};

}  // namespace footfall::footprint
