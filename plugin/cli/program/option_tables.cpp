// SPDX-License-Identifier: MIT
#include "cli/program/option_tables.h"

#include "curve/time_map_table.h"
#include "figure/contact/contact_options_table.h"
#include "footprint/planners/planner_options_table.h"
#include "footprint/walk/walk_options_table.h"
#include "warp/blend/blend_table.h"
#include "warp/warp_table.h"

namespace footfall::cli {

std::vector<ListedTable> listedTables() {
  return {
      {"contacts", optionEntries(contactOptionsTable())},
      {"walk", optionEntries(footprint::walkOptionsTable())},
      {"prints", optionEntries(footprint::pathPrintOptionsTable())},
      {"timing", optionEntries(timeMapTable())},
      {"warp", optionEntries(warp::warpControlTable<warp::WarpControls>())},
      {"warping", optionEntries(warp::warpingTable())},
      {"blend", optionEntries(warp::blendTable())},
  };
}

}  // namespace footfall::cli
