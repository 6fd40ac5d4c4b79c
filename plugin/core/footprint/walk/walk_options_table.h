// SPDX-License-Identifier: MIT
// The options of a walk, one row each: track documents, ffFootprintSolver, `footfall walk` and the manual are
// made from it. What a track has beside it: the ends (start, end), which are the track's, and body.script, a
// list of keys.
#pragma once

#include "base/option_table.h"
#include "footprint/walk/walk.h"

namespace footfall::footprint {

const OptionTable<WalkOptions>& walkOptionsTable();

// Whether two walks are made in the same way: every row of the table, the script of the body and the free
// ends.
bool sameWalkOptions(const WalkOptions& a, const WalkOptions& b);

}  // namespace footfall::footprint
