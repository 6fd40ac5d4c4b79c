// SPDX-License-Identifier: MIT
// The options of the planners that the program has flags for, one row each.
#pragma once

#include "base/option_table.h"
#include "footprint/planners/path_prints.h"

namespace footfall::footprint {

const OptionTable<PathPrintOptions>& pathPrintOptionsTable();

}  // namespace footfall::footprint
