// SPDX-License-Identifier: MIT
// The gait information file of Samson 1999 (Figs 3.14, 3.15): plain text, `***` begins a comment. In order:
// the name of the torso, the number of limbs, one line per foot with its touchdown and push-off frame, the
// height of the hips.
#pragma once

#include <string>
#include <string_view>

#include "gait/stride/gait_info.h"

namespace footfall {

// Throws Error with file and line for missing, surplus or out-of-range values. Names that are not UTF-8 are
// read as Latin-1.
gait::GaitInfo parseGaitText(std::string_view text, const std::string& file);
// Throws Error for a joint name that the text cannot hold (with blanks or "***").
std::string formatGaitText(const gait::GaitInfo& info);

// {"footfall": "gait", "version": 1, …}: the same, with frames, length and frame rate of the stride
// (docs/reference/documents/gait.md).
gait::GaitInfo parseGaitJson(std::string_view text, const std::string& file);
std::string formatGaitJson(const gait::GaitInfo& info);

// By the first character: a JSON document or the thesis's text.
gait::GaitInfo parseGaitInfo(std::string_view text, const std::string& file);

}  // namespace footfall
