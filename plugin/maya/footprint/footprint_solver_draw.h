// SPDX-License-Identifier: MIT
// How a solved walk looks in the viewport: the path of the centre of mass by phases with its tangents, the
// unsupported force, prints without a locator, times that were filled in, and notes on prints.
#pragma once

#include "maya/framework/locator_base.h"

namespace footfall::maya {

struct FootprintSolverDraw {
  static constexpr const char* kRegistrant = "ffFootprintSolverDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

}  // namespace footfall::maya
