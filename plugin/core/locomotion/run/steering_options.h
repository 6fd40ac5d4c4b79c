// SPDX-License-Identifier: MIT
// What can be chosen of a steered run, by the program and on the node: one table.
#pragma once

#include "base/option_table.h"
#include "locomotion/run/locomotion_stream.h"

namespace footfall::locomotion {

struct SteeringOptions {
  GenerateOptions generate;
  PathFollowOptions follow;
};

// Rows in the order of the help and the attribute editor.
const OptionTable<SteeringOptions>& steeringOptionTable();

}  // namespace footfall::locomotion
