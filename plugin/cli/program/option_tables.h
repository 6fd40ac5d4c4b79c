// SPDX-License-Identifier: MIT
// Every system's table of options, for listings and the manual.
#pragma once

#include <string>
#include <vector>

#include "base/option_table.h"

namespace footfall::cli {

struct ListedTable {
  std::string system;  // "walk"
  std::vector<OptionEntry> rows;
};

// In the order of the manual.
std::vector<ListedTable> listedTables();

}  // namespace footfall::cli
