// SPDX-License-Identifier: MIT
// Selects the strides and stands that become examples of classes, with reasons for the rest.
#pragma once

#include <functional>
#include <vector>

#include "locomotion/build/build_library.h"

namespace footfall::locomotion {

// What a chosen stride was made of: for what is done to its loop later.
using ChosenStride = std::function<void(const RecordedClip&, const RecordedStride&)>;

// Assigns a class to every stride, and a reason to each that cannot be looped.
void judgeStrides(std::vector<RecordedClip>& recordings, const PoseSpace& space, const BuildOptions& options);

// Classes of strides, the slowest first; of similar strides the one that loops best. Marks the chosen ones,
// and the rest with a reason.
std::vector<MotionClass> chooseExamples(std::vector<RecordedClip>& recordings, const PoseSpace& space,
                                        const BuildOptions& options, const ChosenStride& chosen);

// The class "stop": the stretch of standing that is most like the others. No examples where no clip stands.
MotionClass chooseStand(const std::vector<RecordedClip>& recordings, const PoseSpace& space);

}  // namespace footfall::locomotion
