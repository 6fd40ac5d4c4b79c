// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace footfall::cli {

// Opens a page in the browser that the system opens pages with, and waits only until it is handed over.
// Throws Error where that cannot be started.
void openPage(const std::string& path);

}  // namespace footfall::cli
