// SPDX-License-Identifier: MIT
// Blends of two stances (Cummings 2001 §4.2): k of the first and 1 - k of the second; below 0 and above 1 it
// extrapolates.
#pragma once

#include <cstdint>

#include "stance/stance.h"

namespace footfall::stance {

enum class PolygonBlend : std::uint8_t {
  Majority,  // those of the stance with the larger share, so that a real foot can stand like this
  Geometric  // corners and times between those of both
};

struct StanceBlendOptions {
  PolygonBlend polygons = PolygonBlend::Majority;
  bool amplitudesOnly = false;  // blend forces in the wording of the thesis, see blendAmplitudes
};

// Blends both as they are; warp them first to reach a target, and warp the result once more to reach it
// exactly, since products of force and time are not blended. Throws Error where k is not finite.
Stance blendStances(const Stance& a, const Stance& b, double k, const StanceBlendOptions& options = {});

// The handles on the line from b (k = 0) to a (k = 1).
StanceHandles blendHandles(const StanceHandles& a, const StanceHandles& b, double k);

// Blends convex hulls around the contact point along rays through the corners of both (the thesis's Fig. 7.1
// with the contact point as common vertex). Counter-clockwise.
std::vector<Vec2> blendPolygons(const std::vector<Vec2>& a, const std::vector<Vec2>& b, double k);

}  // namespace footfall::stance
