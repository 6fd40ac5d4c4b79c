// SPDX-License-Identifier: MIT
// The options of a table as plugs of a node in the scene, for commands.
#pragma once

#include "base/option_table.h"
#include "maya/framework/command_base.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/plug_values.h"

namespace footfall::maya {

// The options that the node has; the others stay. A distance by the centimetres that are a metre in the
// scene.
template <typename Options>
void readOptionPlugs(const MObject& node, const OptionTable<Options>& table, Options& options,
                     double metre = kCentimetres) {
  for (const Option<Options>& row : table) {
    if (!row.attribute.empty())
      row.setValue(options, readOptionPlug(plugOf(node, row.attribute), row, metre));
  }
}
// Sets those that differ from the defaults.
template <typename Options>
void setOptionPlugs(Edits& edits, const MObject& node, const OptionTable<Options>& table,
                    const Options& options, double metre = kCentimetres) {
  const Options defaults;
  for (const Option<Options>& row : table) {
    if (!row.attribute.empty() && !row.same(options, defaults))
      writeOptionPlug(edits.graph(), plugOf(node, row.attribute), row, row.value(options), metre);
  }
}

}  // namespace footfall::maya
