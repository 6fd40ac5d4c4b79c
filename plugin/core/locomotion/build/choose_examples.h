// SPDX-License-Identifier: MIT
// Which strides and stands become the examples of classes, and why the others do not.
#pragma once

#include <functional>
#include <vector>

#include "locomotion/build/build_library.h"

namespace footfall::locomotion {

// What a chosen stride was made of: for what is done to its loop later.
using ChosenStride = std::function<void(const RecordedClip&, const RecordedStride&)>;

// Names the class of every stride and says of each that cannot be looped what is wrong with it.
void judgeStrides(std::vector<RecordedClip>& recordings, const PoseSpace& space, const BuildOptions& options);

// Classes of strides, the slowest first; of strides alike in speed and turn the one that loops best. Marks
// what is chosen and why the rest is not.
std::vector<MotionClass> chooseExamples(std::vector<RecordedClip>& recordings, const PoseSpace& space,
                                        const BuildOptions& options, const ChosenStride& chosen);

// The class "stop": of all stretches of standing the one most like the others. No examples where nobody
// stands.
MotionClass chooseStand(const std::vector<RecordedClip>& recordings, const PoseSpace& space);

}  // namespace footfall::locomotion
