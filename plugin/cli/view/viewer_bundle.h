// SPDX-License-Identifier: MIT
// The viewer that is built into the program: a page without data.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace footfall::cli {

// Throws Error where the program was built without, with what to do.
std::string viewerPage();

// Its text in order; empty where the program was built without.
const std::vector<std::string_view>& viewerPieces();

}  // namespace footfall::cli
