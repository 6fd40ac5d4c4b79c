// SPDX-License-Identifier: MIT
// Channels by name, with wildcards; and what a misspelt name may have meant.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace footfall {

// Whether a "node.attribute" is chosen: a comma-separated list of patterns with * and ?, each compared,
// whatever the case, with the whole name, the node (its last part) and the attribute.
bool matchesPattern(std::string_view pattern, std::string_view node, std::string_view attribute);

// The last part of a node's path, without namespace: "hip_L" of "|rig|ns:hip_L".
std::string_view lastName(std::string_view node);

// The names nearest to a wrong one, by the letters to change, whatever the case; the best first.
std::vector<std::string> nearestNames(std::string_view wrong, const std::vector<std::string>& names,
                                      std::size_t count = 3);

}  // namespace footfall
