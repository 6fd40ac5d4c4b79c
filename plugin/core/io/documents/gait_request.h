// SPDX-License-Identifier: MIT
// What gaits are asked for in words and files: a stride by its name or from a motion.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gait/stride/stride.h"
#include "gait/travel/travel_path.h"

namespace footfall {

// "dog:trot" is a stride of the book; anything else is not. speed 0: the usual one. Throws Error for a
// character or gait that is not there.
struct NamedGait {
  std::string character, gait;
};
std::optional<NamedGait> namedGaitOf(const std::string& text);

// The stride in a motion file, its gait information beside it where given (empty: found).
gait::Stride readStride(const std::string& file, const std::string& infoFile, double period);

}  // namespace footfall
