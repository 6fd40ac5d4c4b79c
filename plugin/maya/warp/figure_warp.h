// SPDX-License-Identifier: MIT
// What needs the whole figure: feet and hands to places, feet kept on the ground. The figure is sampled, the
// engine works on it, and what it does becomes warps of the joints.
#pragma once

#include "maya/scene/sampled_figure.h"
#include "maya/warp/warp_pose.h"
#include "maya/warp/warp_targets.h"

namespace footfall::maya {

// The transform at the top of a node's hierarchy.
MObject topOf(const MObject& node);
// The highest transform above a node, or itself, that travels: all that carries the node is below it.
MObject carrierOf(const MObject& node);
// The node of a joint's name (its last part); throws Error with the nearest names.
MObject jointNamed(const std::string& name);

class FigureWarp {
 public:
  // Samples the figure as it is now: its contacts are those to keep.
  explicit FigureWarp(const MObject& root);

  // Positions, effectors and contacts of a request, on the figure as it then is, as warps: of effectors with
  // contacts free a few keys per goal, else as many as lead every joint within a tenth of a millimetre.
  void apply(Edits& edits, const warp::WarpRequest& request, WarpReport& report,
             const WarpSettings& settings = {}) const;

 private:
  MObject root_;
  SampledFigure before_;
};

}  // namespace footfall::maya
