// SPDX-License-Identifier: MIT
// Use of the API that Maya leaves undefined: recorded here so that a test can insist there was none.
#pragma once

#include <string>
#include <vector>

namespace mayahost {

void misuse(const std::string& what);  // recorded, and printed to standard error the first time
std::vector<std::string> misuses();    // in order of first occurrence, each once
void clearMisuses();

}  // namespace mayahost
