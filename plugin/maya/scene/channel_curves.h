// SPDX-License-Identifier: MIT
// What moves a channel over time, whatever stands between: curves behind animation layers, blends of keys and
// constraints, muted channels and conversions of units, and warps and blends of ours on the way.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>

#include <vector>

#include "maya/scene/scene_channels.h"

namespace footfall::maya {

// Curves of time that a plug's value comes from, each once, from the nearest on. What gives a value but is
// none of the above (a constraint) is not looked behind.
std::vector<MObject> curvesBehind(const MPlug& plug);

// Through which plugs those curves, and our warps and blends on the way, take their time.
std::vector<MPlug> timeInputsBehind(const MPlug& plug);

}  // namespace footfall::maya
