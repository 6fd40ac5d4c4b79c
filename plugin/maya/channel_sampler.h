// SPDX-License-Identifier: MIT
// Values of attributes over many times. Maya evaluates all that is upstream anew for each value at another
// time; where that is a curve through warps that stand still, the engine gives the same bits at once.
#pragma once

#include <maya/MPlug.h>

#include <vector>

namespace footfall::maya {

// #plugs by #times; times of playback, seconds. Internal units.
std::vector<std::vector<double>> sampleAt(const std::vector<MPlug>& plugs, const std::vector<double>& times);

}  // namespace footfall::maya
