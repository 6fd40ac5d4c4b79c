// SPDX-License-Identifier: MIT
// Draws a gait in the viewport: its path over the ground, its footprints, and a gait diagram around the
// current time with one row per leg and one bar per stance.
#pragma once

#include "maya/framework/locator_base.h"

namespace footfall::maya {

struct GaitDraw {
  static constexpr const char* kRegistrant = "ffGaitDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

}  // namespace footfall::maya
