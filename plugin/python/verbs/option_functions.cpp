// SPDX-License-Identifier: MIT
// The tables of options, for documentation and type stubs.
#include "creature/creature_options.h"
#include "figure/cleanup/clean_options_table.h"
#include "figure/contact/contact_options_table.h"
#include "footprint/planners/planner_options_table.h"
#include "footprint/walk/walk_options_table.h"
#include "gait/gait_options.h"
#include "locomotion/build/build_options.h"
#include "locomotion/run/steering_options.h"
#include "python/bindings.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "scene/edit/edit_options.h"
#include "stance/stance_options.h"
#include "warp/blend/blend_table.h"
#include "warp/warp_table.h"

namespace footfall::python {
namespace {

template <typename Options>
void addTable(py::dict& tables, const char* name, const OptionTable<Options>& table) {
  const Options standard;
  py::list rows;
  for (const Option<Options>& row : table) {
    py::dict about;
    about["keyword"] = keywordOf(row);
    about["help"] = row.help;
    about["unit"] = unitName(row.unit);
    about["range"] = row.range();
    about["words"] = textList(row.words);
    about["default"] = pythonValue(row, row.value(standard));
    rows.append(about);
  }
  tables[name] = rows;
}

py::dict optionTables() {
  py::dict tables;
  addTable(tables, "contacts", contactOptionsTable());
  addTable(tables, "clean", cleanOptionsTable());
  addTable(tables, "walk", footprint::walkOptionsTable());
  addTable(tables, "prints", footprint::pathPrintOptionsTable());
  addTable(tables, "wander", footprint::wanderOptionsTable());
  addTable(tables, "warp", warp::warpRequestTable());
  addTable(tables, "warping", warp::warpingTable());
  addTable(tables, "blend", warp::blendTable());
  addTable(tables, "loop", loopOptionsTable());
  addTable(tables, "root", rootOptionsTable());
  addTable(tables, "retarget", retargetOptionsTable());
  addTable(tables, "concat", concatOptionsTable());
  addTable(tables, "library", locomotion::buildOptionTable());
  addTable(tables, "steering", locomotion::steeringOptionTable());
  addTable(tables, "stride", gait::makeStrideOptionTable());
  addTable(tables, "travel", gait::followOptionTable());
  addTable(tables, "stance-search", stance::stanceSearchOptionTable());
  addTable(tables, "stance-chain", stance::stanceChainOptionTable());
  addTable(tables, "stance-figure", stance::stanceFigureOptionTable());
  addTable(tables, "creature", creature::synthesisProblemTable());
  addTable(tables, "synthesis", creature::synthesisOptionTable());
  return tables;
}

}  // namespace

void bindOptions(py::module_& module) {
  module.def("option_tables", &optionTables);
}

}  // namespace footfall::python
