// SPDX-License-Identifier: MIT
// The options of a table as plugs of a node in the scene, for commands.
#pragma once

#include <maya/MPlug.h>

#include "base/option_table.h"
#include "maya/framework/command_base.h"
#include "maya/framework/plug_values.h"

namespace footfall::maya {

OptionValue optionOfPlug(const MPlug& plug, const OptionInfo& info);
void setOption(Edits& edits, const MPlug& plug, const OptionInfo& info, const OptionValue& value);

// The options that the node has; the others stay.
template <typename Options>
void readOptionPlugs(const MObject& node, const OptionTable<Options>& table, Options& options) {
  for (const Option<Options>& row : table) {
    if (!row.attribute.empty()) row.setValue(options, optionOfPlug(plugOf(node, row.attribute), row));
  }
}
// Sets those that differ from the defaults.
template <typename Options>
void setOptionPlugs(Edits& edits, const MObject& node, const OptionTable<Options>& table,
                    const Options& options) {
  const Options defaults;
  for (const Option<Options>& row : table) {
    if (!row.attribute.empty() && !row.same(options, defaults))
      setOption(edits, plugOf(node, row.attribute), row, row.value(options));
  }
}

}  // namespace footfall::maya
