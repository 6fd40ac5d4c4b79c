// SPDX-License-Identifier: MIT
// {"footfall": "gait_options", "version": 1, "make": {…}, "follow": {…}}: options of gaits
// (docs/reference/documents/gait.md).
#pragma once

#include <string>
#include <string_view>

#include "gait/gait_options.h"

namespace footfall {

// Sets the options that the document has. Throws Error with line and path for unknown keys and values out of
// range.
void parseGaitOptionsJson(std::string_view text, const std::string& file, gait::MakeStrideOptions& make,
                          gait::FollowOptions& follow);
// All options.
std::string formatGaitOptionsJson(const gait::MakeStrideOptions& make, const gait::FollowOptions& follow);

}  // namespace footfall
