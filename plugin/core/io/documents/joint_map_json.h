// SPDX-License-Identifier: MIT
// Which joint follows which, as a document:
//   {"footfall": "joint-map", "version": 1, "joints": {"upperarm_l": "LeftArm", "jaw": null}}
#pragma once

#include <string>
#include <string_view>

#include "figure/drive/retargeting.h"

namespace footfall {

// null or "": the joint stays at rest. Throws Error with file and line.
JointMap parseJointMapJson(std::string_view text, const std::string& file);
std::string formatJointMapJson(const JointMap& map);

}  // namespace footfall
