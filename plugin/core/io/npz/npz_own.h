// SPDX-License-Identifier: MIT
// The suite's own layout of .npz: everything a sampled motion holds, beside what other tools look for.
// docs/reference/files.md has the arrays.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "figure/motion/motion.h"
#include "io/npz/npz_tracks.h"

namespace footfall {

// The motion where the arrays are of the suite's layout. Where matrices were edited and samples were not, the
// matrices say. Throws Error where arrays do not fit each other.
std::optional<Motion> ownNpzMotion(const NpyArrays& arrays, const std::string& file,
                                   std::vector<std::string>& notes);

}  // namespace footfall
