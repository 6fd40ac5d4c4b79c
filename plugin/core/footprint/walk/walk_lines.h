// SPDX-License-Identifier: MIT
// A walk as lines to be drawn: the way of the centre of mass by phases of support, its tangents, and where
// force comes from nowhere (van de Panne 1997 §3).
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "footprint/walk/walk.h"

namespace footfall::footprint {

enum class SupportPhase : std::uint8_t { Right, Left, Both, Flight };

SupportPhase supportPhase(const std::vector<char>& standing, const Walker& walker);

struct PathStroke {
  SupportPhase phase = SupportPhase::Flight;
  std::vector<Vec3> points;  // where a stroke ends the next begins
};

using Segment = std::pair<Vec3, Vec3>;

struct WalkLines {
  std::vector<PathStroke> path;
  std::vector<Segment> tangents;   // at the knots
  std::vector<Segment> imbalance;  // upwards from the path, a frame each; longer is worse
};

// World, metres. tangent: seconds of the velocity shown; force: metres for m·g.
WalkLines walkLines(const Walk& walk, double tangent = 0.1, double force = 0.5);

}  // namespace footfall::footprint
