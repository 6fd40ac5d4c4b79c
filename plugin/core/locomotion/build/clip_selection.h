// SPDX-License-Identifier: MIT
// Selects the clips that can be used together, of one figure and frame rate, and prepares them; the others
// get a reason.
#pragma once

#include <vector>

#include "locomotion/build/build_library.h"

namespace footfall::locomotion {

// The labels of a clip; null: none.
const ClipLabels* labelsOf(const std::vector<ClipLabels>& labels, const std::string& clip);

// Every clip, in the order given, mirrored ones after them where the options ask for them. Throws Error for
// labels of a clip that is not there, and where the figure most clips share is not carried by its first
// joint.
std::vector<RecordedClip> selectClips(const std::vector<NamedMotion>& clips, const BuildOptions& options);

// A prepared clip once more, mirrored left to right.
RecordedClip mirroredClip(const RecordedClip& recording, const NamedMotion& clip,
                          const BuildOptions& options);

}  // namespace footfall::locomotion
