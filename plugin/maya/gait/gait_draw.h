// SPDX-License-Identifier: MIT
// How a gait looks in the viewport: its way over the ground, the prints of its feet, and a diagram of bars
// around the current time: a row a leg, a bar while it stands.
#pragma once

#include "maya/framework/locator_base.h"

namespace footfall::maya {

struct GaitDraw {
  static constexpr const char* kRegistrant = "ffGaitDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

}  // namespace footfall::maya
