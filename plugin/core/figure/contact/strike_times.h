// SPDX-License-Identifier: MIT
// The moments points leave what they stand on, to a fraction of a frame.
#pragma once

#include <vector>

#include "base/math.h"

namespace footfall {

// A point's way outwards from its stand, one frame after the other (backwards in time for a landing): some
// frames of standing, then those of leaving.
struct Departure {
  std::vector<Vec3> off;         // metres from where it stands; empty: it stands till the clip's end
  std::vector<double> distance;  // metres, smoothed
  std::size_t gone = 0;          // index of a frame at which it has certainly left
  double fastest = 0;            // and of the one at which it is fastest
  double latest = 1e9;           // index, fractional, at which it has left at the latest
  double noise = 0;              // metres: deviation of each coordinate
  double origin = 0;             // the first of off as a frame of the track …
  double direction = 1;          // … and whether later ones are later (1) or earlier (-1)
  double farthest = 0;           // the clip's end in that direction, a frame of the track
};

// The moment of each, in frames of the track. A point that has left is at off = s(τ) (c₀ + c₁ τ + …) a time τ
// after it did, the cs vectors: s begins as τ³ for a way without a jump in its acceleration (the way of least
// jerk), as τ² where the acceleration sets in at once, as τ where the velocity does (an impact). Noise of a
// few millimetres hides the beginning of a single way; so the ways are taken for alike in how long before
// they cross a distance (`crossing`, metres) they begin, and each departs from that as far as its own frames
// tell. `step`: frames between the moments that are tried. The same bits on any number of threads.
std::vector<double> edgesOf(const std::vector<Departure>& departures, double crossing, double step = 0.25,
                            int threads = 0);

}  // namespace footfall
