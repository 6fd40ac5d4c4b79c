// SPDX-License-Identifier: MIT
// The tables of options, for documentation and type stubs.
#include "figure/cleanup/clean_options_table.h"
#include "figure/contact/contact_options_table.h"
#include "footprint/planners/planner_options_table.h"
#include "footprint/walk/walk_options_table.h"
#include "python/bindings.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
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
  return tables;
}

}  // namespace

void bindOptions(py::module_& module) {
  module.def("option_tables", &optionTables);
}

}  // namespace footfall::python
