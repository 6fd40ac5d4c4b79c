// SPDX-License-Identifier: MIT
// How a solved walk looks in the viewport: the way of the centre of mass by phases with its tangents, force
// from nowhere, prints that have no locator, times that were made up, and prints in trouble.
#pragma once

#include "maya/framework/locator_base.h"

namespace footfall::maya {

struct FootprintSolverDraw {
  static constexpr const char* kRegistrant = "ffFootprintSolverDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

}  // namespace footfall::maya
