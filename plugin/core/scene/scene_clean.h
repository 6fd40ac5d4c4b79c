// SPDX-License-Identifier: MIT
// The clean-up of what a file holds, measured before and after.
#pragma once

#include "figure/cleanup/clean_up.h"
#include "figure/quality/quality.h"
#include "scene/scene.h"

namespace footfall {

struct SceneCleanReport {
  CleanResult result;           // without the motion itself
  QualityReport before, after;  // on the same contacts and frames
  Motion source, planted;       // what was measured, both at the source's rate
};

// In place. Keyed scenes get keys where the motion changes; sampled ones hold the new motion.
SceneCleanReport cleanScene(Scene& scene, const CleanOptions& options = {});

}  // namespace footfall
