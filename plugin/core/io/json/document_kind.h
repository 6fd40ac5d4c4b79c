// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace footfall {

// What a JSON document says it is, "track" of {"footfall": "track", …}; empty where it does not say. Throws
// Error for text that is not JSON.
std::string documentKind(std::string_view text, const std::string& file);

}  // namespace footfall
