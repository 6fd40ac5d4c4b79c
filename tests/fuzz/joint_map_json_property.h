// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/property.h"
#include "io/documents/joint_map_json.h"

namespace footfall::fuzz {

// A map that is written and read again.
inline void checkJointMapJson(std::string_view input) {
  JointMap map;
  try {
    map = parseJointMapJson(input, "input.json");
  } catch (const Error& error) {
    return demandPlace(error, "input.json");
  }
  demand(parseJointMapJson(formatJointMapJson(map), "again") == map, "written and read again");
}

}  // namespace footfall::fuzz
