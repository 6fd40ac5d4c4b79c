// SPDX-License-Identifier: MIT
// What can be viewed: motions and documents, told apart by what they hold.
#pragma once

#include <string>
#include <vector>

#include "cli/program/program.h"
#include "cli/program/read_options.h"
#include "io/page/page_item.h"

namespace footfall::cli {

struct ViewOptions {
  QualityLimits limits;  // in the units of a report
  TerrainPtr ground;     // of motions; null: found from the feet
  ReadOptions read;
  std::string from;  // the format of motions, see readInput
  int threads = 0;
};

// Adds what a file shows to a page: an item, and the motions that it lists. Throws Error for a file that
// holds nothing to view.
void addInput(Page& page, const std::string& input, const ViewOptions& options,
              const Progress& progress = {});

// Folders replaced by the files in them that can be viewed, sorted. Throws Error for a folder without any.
std::vector<std::string> viewableInputs(const std::vector<std::string>& inputs, const Common& common);

}  // namespace footfall::cli
