// SPDX-License-Identifier: MIT
// Cuts the transitions of a library: where recorded figures change from one class to another.
#pragma once

#include <vector>

#include "locomotion/build/build_library.h"

namespace footfall::locomotion {

// In the order of the recordings. Starts and stops are cut at stands, changes of gait between strides of two
// classes. Leaps, and passages that do something else than to lead from one class to the other, are left out
// with a note.
std::vector<Transition> cutTransitions(const std::vector<RecordedClip>& recordings,
                                       const std::vector<MotionClass>& classes, const PoseSpace& space,
                                       const BuildOptions& options, std::vector<std::string>& notes);

}  // namespace footfall::locomotion
