// SPDX-License-Identifier: MIT
// The tables of options of the creatures, for documents, flags and commands.
#pragma once

#include "base/option_table.h"
#include "creature/search/search_run.h"
#include "creature/search/synthesis.h"

namespace footfall::creature {

// How a search is begun and when it ends.
struct SynthesisOptions {
  SearchOptions search;  // the seed is below
  SearchRunOptions run;
  int seed = 1;
};

const OptionTable<SynthesisProblem>& synthesisProblemTable();  // what a problem has beside its creature
const OptionTable<SynthesisOptions>& synthesisOptionTable();

}  // namespace footfall::creature
