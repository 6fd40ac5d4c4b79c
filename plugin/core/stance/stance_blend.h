// SPDX-License-Identifier: MIT
// Stances between stances (Cummings 2001 §4.2): k of the first, 1 - k of the second; below 0 and above 1 it
// extrapolates.
#pragma once

#include <cstdint>

#include "stance/stance.h"

namespace footfall::stance {

enum class PolygonBlend : std::uint8_t {
  Majority,  // those of the stance with the larger share: always a foot that can stand so
  Geometric  // corners between those of both, at times between
};

struct StanceBlendOptions {
  PolygonBlend polygons = PolygonBlend::Majority;
  bool amplitudesOnly = false;  // forces as the thesis words it, see blendAmplitudes
};

// Both as they are, warped before where a target is asked for. Warp the result once more to be exactly on
// target: products of force and time are not blended. Throws Error where k is not finite.
Stance blendStances(const Stance& a, const Stance& b, double k, const StanceBlendOptions& options = {});

// The handles on the line from b (k = 0) to a (k = 1).
StanceHandles blendHandles(const StanceHandles& a, const StanceHandles& b, double k);

// Convex hulls around the contact point: rays to every corner of both, and points between where they leave
// the two (the thesis's Fig. 7.1 with the contact point for its common vertex). Counter-clockwise.
std::vector<Vec2> blendPolygons(const std::vector<Vec2>& a, const std::vector<Vec2>& b, double k);

}  // namespace footfall::stance
