// SPDX-License-Identifier: MIT
// The motion of one scene on the figure of another.
#pragma once

#include <string>
#include <vector>

#include "figure/drive/retargeting.h"
#include "figure/quality/quality.h"
#include "scene/edit/edit_options.h"
#include "scene/scene.h"

namespace footfall {

// Joints of the target and those of the source they follow, by the schools of their names; what has none goes
// by shape (Retargeting).
JointMap schoolMap(const Skeleton& source, const Skeleton& target);

struct SceneRetargetReport {
  JointMap map;                            // all joints that follow
  std::string sourceSchool, targetSchool;  // empty: not recognised, joints went by shape
  double scale = 1;                        // of lengths
  QualityReport before, after;             // of the source, and of the result on its contacts
  double planted = 0;                      // metres: farthest that planting moved a foot's drift to
  std::vector<std::string> notes;
};

// Target in place: its file, its rest pose and all that its figure does not drive stay; its motion becomes
// the source's, at the source's rate. map: over what is guessed. Throws Error for a figure without legs, and
// for a joint of the map that is not there.
SceneRetargetReport retargetScene(const Scene& source, Scene& target, const JointMap& map,
                                  const RetargetOptions& options = {});

}  // namespace footfall
