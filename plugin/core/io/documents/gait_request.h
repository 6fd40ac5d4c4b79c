// SPDX-License-Identifier: MIT
// Strides as requests name them: by character and gait, or by a motion file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gait/stride/stride.h"
#include "gait/travel/travel_path.h"

namespace footfall {

// "dog:trot" is a gait of the library; none for anything else, such as a file name.
struct NamedGait {
  std::string character, gait;
};
std::optional<NamedGait> namedGaitOf(const std::string& text);

// The stride in a motion file. infoFile: its gait information; empty: detected.
gait::Stride readStride(const std::string& file, const std::string& infoFile, double period);

}  // namespace footfall
