// SPDX-License-Identifier: MIT
// The options of the planners, one row each: ffFootprintPath, `footfall prints`, `footfall wander`, ffWalk
// and documents of worlds are made from them.
#pragma once

#include "base/option_table.h"
#include "footprint/planners/path_prints.h"
#include "footprint/planners/wander.h"

namespace footfall::footprint {

const OptionTable<PathPrintOptions>& pathPrintOptionsTable();
const OptionTable<WanderOptions>& wanderOptionsTable();  // without the world itself

}  // namespace footfall::footprint
