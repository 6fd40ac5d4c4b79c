// SPDX-License-Identifier: MIT
// What gaits are asked for in documents and words: the ground of a path, a speed profile, a stride by its
// name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gait/stride.h"
#include "gait/travel_path.h"

namespace footfall {

// {"footfall": "terrain", "version": 1, "ground": {"type": "slope" | "mesh" | …}}; the ground as in tracks.
TerrainPtr parseTerrainJson(std::string_view text, const std::string& file);

// "dog:trot" is a stride of the book; anything else is not. speed 0: the usual one. Throws Error for a
// character or gait that is not there.
struct BookStride {
  std::string character, gait;
};
std::optional<BookStride> bookStrideOf(const std::string& text);

// The stride in a motion file, its gait information beside it where given (empty: found).
Stride readStride(const std::string& file, const std::string& infoFile, double period);

}  // namespace footfall
