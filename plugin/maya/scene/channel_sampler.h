// SPDX-License-Identifier: MIT
// Values of attributes over many times. Maya evaluates all that is upstream anew for each value at another
// time; where that is a curve through warps that stand still, the engine gives the same bits at once.
#pragma once

#include <maya/MPlug.h>

#include <vector>

#include "base/progress.h"

namespace footfall::maya {

// #plugs by #times; times of playback, seconds. Internal units.
std::vector<std::vector<double>> sampleAt(const std::vector<MPlug>& plugs, const std::vector<double>& times,
                                          const Progress& progress = {});

// The three angles of a joint may come in either of their two forms: where all three are among the columns of
// sampleAt they are made to run on.
void unwrapAngles(const std::vector<MPlug>& plugs, std::vector<std::vector<double>>& columns);

}  // namespace footfall::maya
