// SPDX-License-Identifier: MIT
// A blend of what two files hold. Two keyed scenes without alignment keep their curves; everything else is
// blended frame by frame.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scene/scene.h"
#include "warp/blend/motion_blend.h"

namespace footfall {

// Times in seconds. options: start, secondStart, matchTiming and the shape are those below.
struct SceneBlendRequest {
  double start = 0;  // of the first scene: where the fade begins
  double duration = 0.5;
  std::optional<double> from;  // of the second, from its first frame: what is shown then; none: the best fit,
                               // without alignment its start
  std::optional<warp::FadeShape> shape;  // none: standardShape of the alignment
  std::vector<std::string> joints;       // only these from the second (masked_blend.h); empty: all
  warp::BlendOptions options;
};

struct SceneBlendReport {
  // Of curves that were blended as curves.
  std::size_t curves = 0, keysAdded = 0;
  double largestError = 0;
  // Of motions, without the motion itself; none: curves were blended.
  std::optional<warp::BlendResult> motion;
  std::vector<TimeKey> timing;  // the second's time warp, seconds
};

// Whether the curves of the two are blended as curves.
bool blendsCurves(const Scene& first, const Scene& second, const warp::BlendOptions& options);

// first becomes the blend. Throws Error where nothing fits together; ones about either scene alone say "the
// first …".
SceneBlendReport blendScenes(Scene& first, const Scene& second, const SceneBlendRequest& request);

}  // namespace footfall
