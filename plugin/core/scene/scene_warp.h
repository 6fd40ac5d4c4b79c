// SPDX-License-Identifier: MIT
// A warp or a blend on what a file holds. Keyed scenes keep their curves, and all they do not touch; sampled
// ones are warped frame by frame.
#pragma once

#include <optional>

#include "scene/scene_conversion.h"
#include "warp/blend/motion_blend.h"
#include "warp/timing/time_alignment.h"
#include "warp/warp_table.h"

namespace footfall {

struct SceneWarpReport {
  std::vector<warp::GoalOutcome> goals;  // in the file's units
  std::vector<std::string> notes;
  std::optional<warp::CurveWarpResult> curves;   // of keyed scenes; without the curves themselves
  std::optional<warp::MotionWarpResult> motion;  // where the figure was involved; without the motion itself
  std::size_t rewritten = 0;  // curves with new keys because joints were turned as wholes or feet put back
};

// The last speed as a time key at the end of the scene; warpScene does so too.
void carrySpeedOn(warp::WarpRequest& request, const Scene& scene);

// In place. Channels and time act on curves as curves. Positions, rotations, effectors and kept contacts need
// the figure: it is sampled at every frame, and curves that then differ get as few keys as the tolerances of
// options need.
SceneWarpReport warpScene(Scene& scene, const warp::WarpRequest& request,
                          const warp::WarpingOptions& options = {});

// Makes the request's time warp retime the scene to a reference, so that like poses come at the same times
// (dynamic time warping); tolerance: of the keys, frames. Throws Error where either has no figure, joints
// differ, or the request has a time warp already.
warp::TimeAlignment matchTime(const Scene& scene, const Scene& reference, double tolerance,
                              warp::WarpRequest& request, int threads = 0);

}  // namespace footfall
