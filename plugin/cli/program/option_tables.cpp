// SPDX-License-Identifier: MIT
#include "cli/program/option_tables.h"

#include "creature/creature_options.h"
#include "curve/time_map_table.h"
#include "figure/contact/contact_options_table.h"
#include "footprint/planners/planner_options_table.h"
#include "footprint/walk/walk_options_table.h"
#include "gait/gait_options.h"
#include "locomotion/build/build_options.h"
#include "locomotion/run/steering_options.h"
#include "scene/edit/edit_options.h"
#include "stance/stance_options.h"
#include "warp/blend/blend_table.h"
#include "warp/warp_table.h"

namespace footfall::cli {

std::vector<ListedTable> listedTables() {
  return {
      {"contacts", optionEntries(contactOptionsTable())},
      {"walk", optionEntries(footprint::walkOptionsTable())},
      {"prints", optionEntries(footprint::pathPrintOptionsTable())},
      {"wander", optionEntries(footprint::wanderOptionsTable())},
      {"timing", optionEntries(timeMapTable())},
      {"warp", optionEntries(warp::warpControlTable<warp::WarpControls>())},
      {"warping", optionEntries(warp::warpingTable())},
      {"blend", optionEntries(warp::blendTable())},
      {"loop", optionEntries(loopOptionsTable())},
      {"root", optionEntries(rootOptionsTable())},
      {"retarget", optionEntries(retargetOptionsTable())},
      {"concat", optionEntries(concatOptionsTable())},
      {"stride", optionEntries(gait::makeStrideOptionTable())},
      {"travel", optionEntries(gait::followOptionTable())},
      {"stance-limits", optionEntries(stance::stanceLimitTable())},
      {"stance-search", optionEntries(stance::stanceSearchOptionTable())},
      {"stance-chain", optionEntries(stance::stanceChainOptionTable())},
      {"stance-figure", optionEntries(stance::stanceFigureOptionTable())},
      {"stance-sketch", optionEntries(stance::sketchOptionTable())},
      {"library", optionEntries(locomotion::buildOptionTable())},
      {"steering", optionEntries(locomotion::steeringOptionTable())},
      {"creature", optionEntries(creature::synthesisProblemTable())},
      {"synthesis", optionEntries(creature::synthesisOptionTable())},
  };
}

}  // namespace footfall::cli
