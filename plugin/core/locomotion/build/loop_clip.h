// SPDX-License-Identifier: MIT
// Cuts examples and transitions out of recordings and writes them as rows against a travelling base.
#pragma once

#include "locomotion/build/recorded_clip.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// The mean of every joint over all recordings (the root's against its heading): what rotation vectors are
// counted from.
PoseSpace poseSpaceOf(const std::vector<const RecordedClip*>& recordings);

// One stride as a loop: the base runs the arc that leads from its beginning to its end, and what does not fit
// there, in place and in pace, is closed as a cubic within tuning::kSeam of the seam: the rest is as
// recorded. calm: seconds to either side over which rows are smoothed, which takes the rattle of capture out
// of toes and fingers.
Clip loopOf(const RecordedClip& recording, const RecordedStride& stride, const PoseSpace& space,
            double calm = 0);

// A stretch of standing, played to and fro with an easy turn at both ends.
Clip standLoop(const RecordedClip& recording, const TimeRange& stand, const PoseSpace& space);

// B from the strike at begin.start, E to end.end: steps of feet, or for standing the stretches to blend in
// (leftFirst then says nothing).
struct TransitionCut {
  Step begin, end;
  bool fromStands = false, toStands = false;
};
Transition transitionOf(const RecordedClip& recording, const TransitionCut& cut, const PoseSpace& space,
                        double calm = 0);

// Keeps the shares of the loops between keyframes within a factor of their medians, so that a blend plays no
// example much faster or slower than it was recorded.
void alignKeys(std::vector<Clip>& examples, double factor);

}  // namespace footfall::locomotion
