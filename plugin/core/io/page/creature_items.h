// SPDX-License-Identifier: MIT
// Simulated creatures and searches on a page.
#pragma once

#include <string>

#include "base/progress.h"
#include "creature/search/synthesis.h"
#include "io/documents/search_checkpoint.h"
#include "io/page/page_item.h"

namespace footfall {

// A creature under a controller, in its own body; how its run ends, where it does not complete, is a note.
PageItem creatureItem(const std::string& name, const creature::SynthesisProblem& problem,
                      const creature::PoseGraph& graph, const PageMotionOptions& options = {},
                      const Progress& progress = {});
// The same for a motion of the creature that is there already.
PageItem creatureItem(const std::string& name, const creature::Creature& creature, Motion motion,
                      const PageMotionOptions& options = {});

// A search: its fitness over generations, and the runs of the best that it goes on from. Throws Error naming
// line and path for what is wrong with the checkpoint's problem.
void addSearch(Page& page, const std::string& name, const SearchCheckpoint& checkpoint,
               const std::string& file, const PageMotionOptions& options = {}, const Progress& progress = {});

}  // namespace footfall
