// SPDX-License-Identifier: MIT
// How stances look in the viewport: the way of the centre of mass by what stands (red right foot, magenta
// left, dark blue both, pale blue in the air), velocities at apexes green, what stands as an outline, scores
// and troubles in words, the body as an ellipsoid.
#pragma once

#include "maya/framework/locator_base.h"

#include <maya/MObject.h>

namespace footfall::maya {

// What of an apex is drawn, in its own space; centimetres.
struct ApexLook {
  int order = 0;
  double size = 6;
  Vec3 handle = Vec3::Zero();
  bool enabled = true, speed = false, heading = false;
};
ApexLook apexLook(const MObject& apex);
MBoundingBox boundsOf(const ApexLook& look);

struct StanceApexDraw {
  static constexpr const char* kRegistrant = "ffStanceApexDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

struct StanceEvaluatorDraw {
  static constexpr const char* kRegistrant = "ffStanceEvaluatorDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

struct StanceChainDraw {
  static constexpr const char* kRegistrant = "ffStanceChainDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

}  // namespace footfall::maya
