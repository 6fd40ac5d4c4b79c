// SPDX-License-Identifier: MIT
// The numbers of contact detection that are not options (those are in ContactOptions). docs/method/quality.md
// tells how each is used. "By eye": judged on generated walks, whose contacts are known, and on recorded
// clips.
#pragma once

#include <cstddef>

#include "base/angles.h"

namespace footfall::contact_tuning {

// Frames that are a pose before the motion (a T-pose): at most so many poses, each held for at most so many
// frames. Raised: longer holds at the start of a clip are taken for poses and left out. By eye.
inline constexpr std::size_t kMostLeadingPoses = 2, kMostHeldFrames = 16;
inline constexpr double kHeldTurn = 1e-6;  // radians per frame below which a pose is held: rounding of files
// A pose is apart from the motion where the joints turn from it to the first frame by more than both. Raised:
// only poses farther from the motion are left out. By eye.
inline constexpr double kPoseApart = 5 * kDegree;    // radians, the median over the joints that turn
inline constexpr double kPoseTimesFollowing = 4;     // times the largest turn per frame …
inline constexpr std::size_t kFollowingFrames = 10;  // … in so many frames after it

// Recorded feet creep while they stand, by this share of the leg's length from the first third of a stand to
// its last. Raised: fewer clips count as recorded, whose contacts are widened. By eye.
inline constexpr double kRecordedCreep = 0.003;
// The feet of a clip are slow for longer than smooth ones, in the median, where they land and where they
// leave, seconds: then the clip counts as recorded though planting has taken the creep out. Toes of generated
// birds leave by up to 0.033 s after the ball. Raised: fewer clips count as recorded. Measured on the
// presets' gaits.
inline constexpr double kSlowLanding = 0.02, kSlowLeaving = 0.045;

// The fit of departures (strike_times.h). Deviation of the delays of similar feet, in parts of the common
// one. Raised: each foot's own frames count more, and noise moves its strikes more. By eye.
inline constexpr double kDelaySpread = 0.08;
// What a law with one parameter more, or of a lower power, must gain: twice the logarithm of its odds.
// Raised: simpler, smoother departures are preferred. By eye; an information criterion would have 2 to ln(n).
inline constexpr double kParameterCost = 5, kLowerPowerCost = 12;

}  // namespace footfall::contact_tuning
