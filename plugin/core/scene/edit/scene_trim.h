// SPDX-License-Identifier: MIT
// A scene cut to a range of its time.
#pragma once

#include <optional>

#include "scene/scene.h"

namespace footfall {

// In place. range: seconds, both ends included, within the scene's own; a sampled motion keeps the frames in
// it. Keyed scenes get keys at both ends that leave the curves between them as they were, and lose those
// outside. at: seconds where the cut begins afterwards; none: where it was. Throws Error where nothing of the
// scene is in the range.
void trimScene(Scene& scene, const TimeRange& range, std::optional<double> at = {});

}  // namespace footfall
