// SPDX-License-Identifier: MIT
// The options of blends: of the program and commands, and of the passage on ffMotionBlend.
#pragma once

#include "base/option_table.h"
#include "warp/blend/motion_blend.h"

namespace footfall::warp {

const OptionTable<BlendOptions>& blendTable();
const OptionTable<Fade>& fadeTable();

// The words for the choices, in the order of their enumerations.
const std::vector<std::string>& fadeShapeWords();
const std::vector<std::string>& blendAlignmentWords();
const std::vector<std::string>& plantingWords();  // keep, free

// The shape of a fade that none was asked for: the thesis' for raw values, else the one without a jump in
// acceleration.
FadeShape standardShape(BlendAlignment alignment);

}  // namespace footfall::warp
