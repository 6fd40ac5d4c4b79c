// SPDX-License-Identifier: MIT
// Between the two kinds of content a scene may have: animation curves and sampled motion.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "figure/body/body_shape.h"
#include "scene/scene.h"

namespace footfall {

struct WriteOptions {
  double tolerance = 1e-4;   // metres and radians: how far a curve may be from what a format can hold exactly
  double frameRate = 0;      // of sampled formats; 0: the scene's
  double metresPerUnit = 0;  // of formats that count in any (BVH); 0: as the file came in
  std::optional<UpAxis> up;  // of formats that have any axis up (BVH); unset: as the file came in
  bool skin = true;          // glTF: a solid body on the joints, so that viewers show the figure
  std::shared_ptr<const Body> body;  // that body; null: one made from the skeleton
  std::string name;                  // of the motion, for formats that name it; empty: the file's
  std::string profile;               // FBX: the program a new file is for (fbx_profile.h); empty: Maya
  bool ascii = false;                // FBX: a new file as text
  bool reduce = false;  // fit sampled channels to few keys within tolerance instead of one key per frame
  double endBound = 0;  // of reduce: metres that feet and hands may be off (motion_reduction.h), instead of
                        // tolerance by channel; 0: by channel
};

// What writing did to the data. Exact: keys and tangents were kept as they were.
struct WriteReport {
  bool exact = true;
  double linearError = 0;   // metres: bound of the distance to the source's curves, where keys were added
  double angularError = 0;  // radians
  std::vector<std::string> notes;
};

// Curves with one key per frame (linear tangents): exact at the frames. With options.reduce, few keys within
// tolerance.
CurveSet curvesFromMotion(const Motion& motion, const WriteOptions& options = {});
Scene keyedScene(const Scene& scene, const WriteOptions& options,
                 WriteReport& report);  // scene.motion is set
// The figure's channels at a steady rate over the scene's range (0: the scene's rate). Exact at the frames;
// the report, where given, is told how far off between them.
Motion motionFromCurves(const Scene& scene, double frameRate = 0, WriteReport* report = nullptr);
// Curves that go on before or after their keys get keys to the ends of the scene's range; the report says how
// many.
Scene withoutInfinity(const Scene& scene, WriteReport& report);
// Puts an edited motion back into the keyed scene it was sampled from: the channels in which `after` differs
// from `before` get curves with one key per frame, everything else in the scene stays. Throws Error for a
// figure scaled to nothing.
void keyChanges(Scene& scene, const Motion& before, const Motion& after);
// At another rate (0: as it is); the report is told how far the joints are off at the frames before, and what
// is cut off after the last new frame.
Motion atRate(const Motion& motion, double frameRate, WriteReport& report);

}  // namespace footfall
