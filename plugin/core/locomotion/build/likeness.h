// SPDX-License-Identifier: MIT
// How alike an example is to the stride it was made of, once it is closed, smoothed and planted.
#pragma once

#include "locomotion/build/recorded_clip.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// Over the frames farther than the seam (tuning::kSeam) from where the loop was closed. Of joints the largest
// difference of an angle from the recording's, toes aside, which the ground turns; of the root the largest of
// its place, where the example as a whole is laid on the recording, so that
// putting it on the ground does not count.
Likeness likenessOf(const Clip& clip, const RecordedClip& recording, const RecordedStride& stride,
                    const Library& library);

// The base of a stride, `time` seconds from its start: it runs the loop's arc.
Base strideBase(const RecordedClip& recording, const RecordedStride& stride, double time);

}  // namespace footfall::locomotion
