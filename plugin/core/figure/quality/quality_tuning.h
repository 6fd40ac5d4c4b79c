// SPDX-License-Identifier: MIT
// The numbers of the quality measures that are not options (those are in QualityOptions). Lengths are shares
// of the leg's length unless said otherwise; docs/method/quality.md defines the measures. All are by eye.
#pragma once

namespace footfall::quality_tuning {

// Metres between the highest and the lowest stand on ground that is taken as level. Raised: more clips are
// judged against one plane, and steps up or down count as penetration.
inline constexpr double kLevelGround = 0.03;
// A part that is lower above its ground than this may carry the body: no flight. Raised: less counts as
// flight.
inline constexpr double kClearOfGround = 0.03;

// Slip. A part is on the ground below the first; the ball is flat below the second. Raised: steps are longer,
// and more of landing and rolling counts as slip.
inline constexpr double kOnGround = 0.02, kBallFlat = 0.01;
// Share of the swing's speed above which a foot has left, however low. Raised: dragging feet still count as
// down.
inline constexpr double kStillDown = 0.3;
// A foot that goes further along the ground has stepped, not slipped. Raised: short steps count as slip.
inline constexpr double kShortestStep = 0.2;
// Seconds for which a foot is slow up to the clip's end, where leaving cannot be told from standing. Raised:
// steps at the ends of clips are shorter.
inline constexpr double kSlowAtEnd = 0.1;
// Another part carries the foot where its speed is below this share of the carrying part's. Raised: the
// carrier changes sooner, and less rolling counts as slip.
inline constexpr double kCalmerPart = 0.5;

// Balance. Share of the weight that the ground must carry for a frame to be judged. Raised: fewer frames.
inline constexpr double kLeastPush = 0.25;
// Half the width of a foot, in parts of heel to ball. Raised: feet are broader, imbalance smaller.
inline constexpr double kHalfFootWidth = 0.25;

}  // namespace footfall::quality_tuning
