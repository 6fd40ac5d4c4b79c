// SPDX-License-Identifier: MIT
// The tables of options of the stances, for documents, flags and nodes.
#pragma once

#include "base/option_table.h"
#include "stance/chain/stance_chain.h"
#include "stance/chain/stance_sketch.h"
#include "stance/stance_figure.h"

namespace footfall::stance {

const OptionTable<StanceLimits>& stanceLimitTable();  // of libraries
const OptionTable<StanceSearchOptions>& stanceSearchOptionTable();
const OptionTable<StanceChainOptions>& stanceChainOptionTable();  // without those of the search
const OptionTable<StanceFigureOptions>& stanceFigureOptionTable();
const OptionTable<SketchOptions>& sketchOptionTable();  // of sketches

}  // namespace footfall::stance
