// SPDX-License-Identifier: MIT
// The passage from one motion of a figure to another (Samson 1999 §3.2.4), aligned or as the thesis prints
// it.
#pragma once

#include <string>
#include <vector>

#include "base/progress.h"
#include "curve/time_map.h"
#include "figure/motion/motion.h"
#include "warp/blend/cross_fade.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {

enum class BlendAlignment : std::uint8_t {
  // As Path, and both clocks run so that like poses meet (dynamic time warping): the first's at its own speed
  // where the fade begins, the second's at its own where it ends.
  Poses,
  // The second motion is turned and moved on the ground, and raised or lowered onto it, to go on from the
  // first. During the fade the figure
  // goes at the weighted mean of both velocities and turn rates: it never outruns both, as it does where
  // places are blended (Fig. 3.9). Joints take the shortest way as rotations.
  Path,
  None  // every channel's raw values (eq 3.12), whole turns taken out
};

struct BlendOptions {
  double start = 0;                          // seconds of the first motion: where the fade begins
  double duration = tuning::kBlendDuration;  // seconds
  double secondStart = -1;  // seconds from the second motion's first frame to what is shown then
  bool matchTiming =
      true;  // where secondStart is below 0: search for the time that fits best; else its start
  FadeShape shape = FadeShape::Smooth;  // the thesis has Cosine, which jumps in acceleration at the ends
  BlendAlignment alignment = BlendAlignment::Poses;
  // Feet that stand in both motions, or on either side of the fade, stay planted (not with None). Changes the
  // second motion after the fade until such a foot has left the ground and `ease` seconds more.
  bool plantFeet = true;
  double ease = tuning::kContactEase;
  int threads = 0;
  Progress progress;
};

struct BlendResult {
  Motion motion;              // the first to the fade, the fade, the rest of the second
  double secondStart = 0;     // as used, seconds
  double mismatch = 0;        // metres: mean distance of joints over the fade, aligned
  double turned = 0;          // radians about +Y and
  Vec3 moved = Vec3::Zero();  // metres: how the second motion was placed at the fade's end
  // The second motion's time warp, few keys for TimeInterpolation::Monotone: at a time of the result, what it
  // shows of the second; seconds. Likewise the first's over the fade. What is blended is what these maps
  // show; without a dynamic alignment they are the two ends of the fade.
  std::vector<TimeKey> timing, firstTiming;
  // Largest change of a joint's velocity over the frame a fade begins and ends at, metres per second; beside
  // it the largest of the two motions there.
  double jumpAtStart = 0, jumpAtEnd = 0, ownJumpAtStart = 0, ownJumpAtEnd = 0;
  // Fastest the figure goes over ground during the fade, and the fastest of the two alone; metres per second.
  double speed = 0, ownSpeed = 0;
  // Contacts in the fade, and how far feet slide in them before and after planting; the most either motion
  // slides in one of its own. Metres.
  std::size_t contacts = 0;
  double slideBefore = 0, slideAfter = 0, ownSlide = 0;
  std::vector<std::string> notes;
};

// Motions of one skeleton (joint and channel names alike; the second is resampled to the first's rate).
// Throws Error where they differ, or the fade does not fit into both: it must begin after the first's start
// and end before both ends.
BlendResult blendMotions(const Motion& first, const Motion& second, const BlendOptions& options = {});

}  // namespace footfall::warp
