// SPDX-License-Identifier: MIT
#include "cli/program/option_tables.h"

#include "figure/contact/contact_options_table.h"

namespace footfall::cli {

std::vector<ListedTable> listedTables() {
  return {
      {"contacts", optionEntries(contactOptionsTable())},
  };
}

}  // namespace footfall::cli
