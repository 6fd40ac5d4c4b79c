// SPDX-License-Identifier: MIT
// Draws stances in the viewport: the path of the centre of mass coloured by contact (red right foot, magenta
// left, dark blue both, pale blue in the air), velocities at apexes in green, supports as outlines, scores
// and violations as text, the body as an ellipsoid.
#pragma once

#include "maya/framework/locator_base.h"

#include <maya/MObject.h>

namespace footfall::maya {

// What is drawn of an apex, in its own space; centimetres.
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
