// SPDX-License-Identifier: MIT
// What was done to a motion as a layer of as few keys as a tolerance needs: feet put back on the ground, a
// blend's planted steps.
#pragma once

#include "warp/layers/layer_difference.h"

namespace footfall::warp {

struct LayerReductionOptions {
  double tolerance = 9e-5;  // metres: how far any joint may be from its place, at every frame; > 0
  std::vector<double> keep =
      {};  // seconds: the frames nearest to these get a key, where anything changes there
};

struct ReducedLayer {
  std::vector<LayerKey> keys;  // in order of time; none where the motions are alike
  WarpInterpolation interpolation = WarpInterpolation::Spline;
  std::size_t frames = 0;  // at which the motions differ, and those beside: one key each would be exact
  double error = 0;        // metres: the farthest a joint is from its place
};

// The layer that leads from `before` to `after`, motions of one layout. Keys are at frames, each with the
// whole change there; frames that are alike stay as they are. Between keys a spline or straight, whichever
// needs fewer. Within the tolerance unless angles of joints without three rotation channels differ.
ReducedLayer reducedLayer(const Motion& before, const Motion& after,
                          const LayerReductionOptions& options = {});

}  // namespace footfall::warp
