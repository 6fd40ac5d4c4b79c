// SPDX-License-Identifier: MIT
// The sizes that pictures are made of. All are by eye, for pages of 400 points and more; lengths on the page
// are points (1/72 inch). Raised, what they name takes more room unless said otherwise.
#pragma once

#include <cstddef>

namespace footfall::draw::draw_tuning {

// Strips. Share of two figures' widths that keeps them apart enough to read. Raised: fewer figures overlap,
// and the strip is wider.
inline constexpr double kFigureSpacing = 0.86;
// Distances travelled are stretched up to this factor to keep figures apart; beyond it figures stand at even
// distances. Raised: slower motions keep their true distances.
inline constexpr double kMostUnevenSpacing = 2.5;
inline constexpr std::size_t kMostFigures = 500;

// Paths: samples of a line, the height of the side view, the least and the most of the plan.
inline constexpr std::size_t kMostPathSamples = 4000;
inline constexpr double kPathSideHeight = 92, kLeastPathPlan = 60, kMostPathPlan = 270;

// Contact and gait diagrams: the height of a row, the share of it that a bar fills, the rows of supports and
// nodes.
inline constexpr double kContactRow = 28, kContactBar = 0.66;
inline constexpr double kGaitRow = 22, kGaitBar = 0.64, kSupportRow = 26, kNodeRow = 92;

// Plans of tracks: metres of a timing dagger per second of stance, for a sole of 0.27 m; heights of the
// views.
inline constexpr double kDaggerPerSecond = 0.35;
inline constexpr double kMostTrackPlan = 300, kLeastTrackPlan = 70, kTrackSide = 90;

}  // namespace footfall::draw::draw_tuning
