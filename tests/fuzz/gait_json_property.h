// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/gait_info_property.h"

namespace footfall::fuzz {

// {"footfall": "gait"}: the same again once written; as text, too, or a message that says which name the text
// cannot hold.
inline void checkGaitJson(std::string_view input) {
  gait::GaitInfo info;
  try {
    info = parseGaitJson(input, "input.json");
  } catch (const Error& error) {
    return demandPlace(error, "input.json");
  }
  demandFeet(info);
  demandSame(info, parseGaitJson(formatGaitJson(info), "again.json"));
  std::string text;
  try {
    text = formatGaitText(info);
  } catch (const Error& error) {
    return demand(error.message().find("write the gait information as JSON") != std::string::npos,
                  "a name that the text cannot hold is named");
  }
  info.strideFrames = info.strideStart = info.strideLength = info.frameRate = 0;  // the text has no place
  if (info.feet.size() <= 64) demandSame(info, parseGaitInfo(text, "again.gait"));
}

}  // namespace footfall::fuzz
