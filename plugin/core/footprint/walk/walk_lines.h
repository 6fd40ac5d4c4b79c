// SPDX-License-Identifier: MIT
// A walk as lines to draw: the path of the centre of mass by phases of support, its tangents, and the
// unsupported force (van de Panne 1997 §3).
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "footprint/walk/walk.h"

namespace footfall::footprint {

enum class SupportPhase : std::uint8_t { Right, Left, Both, Flight };

SupportPhase supportPhase(const std::vector<char>& standing, const VirtualLegs& virtualLegs);

struct PathStroke {
  SupportPhase phase = SupportPhase::Flight;
  std::vector<Vec3> points;  // each stroke begins where the previous ends
};

using Segment = std::pair<Vec3, Vec3>;

struct WalkLines {
  std::vector<PathStroke> path;
  std::vector<Segment> tangents;   // at the knots
  std::vector<Segment> imbalance;  // upwards from the path, one per frame; longer is worse
};

// World, metres. tangent: seconds of velocity shown; force: metres per m·g.
WalkLines walkLines(const Walk& walk, double tangent = 0.1, double force = 0.5);

}  // namespace footfall::footprint
