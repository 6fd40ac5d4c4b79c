// SPDX-License-Identifier: MIT
// The gait information file of Samson 1999 (Figs 3.14, 3.15): plain text, `***` begins a comment. In order:
// the torso's name, the number of limbs, a line a foot with its touchdown and push-off frame, the height of
// the hips.
#pragma once

#include <string>
#include <string_view>

#include "gait/stride/gait_info.h"

namespace footfall {

// Throws Error with file and line for what is missing, too much or out of range.
gait::GaitInfo parseGaitText(std::string_view text, const std::string& file);
std::string formatGaitText(const gait::GaitInfo& info);

// {"footfall": "gait", "version": 1, …}: the same and the stride's frames, length and rate (docs/gaits.md).
gait::GaitInfo parseGaitJson(std::string_view text, const std::string& file);
std::string formatGaitJson(const gait::GaitInfo& info);

// By the first character: a JSON document or the thesis's text.
gait::GaitInfo parseGaitInfo(std::string_view text, const std::string& file);

}  // namespace footfall
