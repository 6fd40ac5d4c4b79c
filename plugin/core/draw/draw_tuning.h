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
// Of the body's size: what is no higher than this above the lowest joint is a foot on the floor of a view
// from above. Raised: lifted feet widen the floor, too.
inline constexpr double kLowFoot = 0.03;

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

// Moving pictures. Points of one motion alone, and of each panel of several.
inline constexpr double kMovingWidth = 320, kMovingHeight = 200, kMovingPanel = 220;
// Radians that level views are lifted. Raised: more of the floor, less of the profile.
inline constexpr double kMovingLift = 0.17;
// Travels, in sizes of the body, beyond which the camera goes along. Raised: small figures on long ways.
inline constexpr double kFollowBeyond = 1.5;
// Heights of the root above the ground, in sizes of the body, that are a climb, not a jump. Raised: the
// camera stays at its height for longer.
inline constexpr double kClimbsBeyond = 1;
// Seconds to either side over which the camera's way is smoothed. Raised: steadier, and later round bends.
inline constexpr double kFollowSmoothing = 0.8;
// Of the body's size: how far the floor goes beyond the figure, and into how many cells the size is divided.
inline constexpr double kFloorMargin = 0.25, kFloorCells = 5;
// Pieces of a grid line per cell where the floor is not level. Raised: sharper stairs, larger files.
inline constexpr int kFloorPieces = 12;
// How exact a .webp is (0 to 100) and how hard libwebp tries (0 to 6), and the colours of a .gif (to 255). By
// eye, at the sizes measured on the examples' walks, runs and dog: 10 s at 25 frames per second stay
// below 1.5 MB. Raised: cleaner edges, larger files; the second, slower and smaller.
inline constexpr float kWebpQuality = 75;
inline constexpr int kWebpMethod = 3;
inline constexpr std::size_t kGifColours = 63;

}  // namespace footfall::draw::draw_tuning
