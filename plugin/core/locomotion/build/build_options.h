// SPDX-License-Identifier: MIT
// What can be chosen when a library is built: one table, from which come the program's flags and the manual.
#pragma once

#include "base/option_table.h"
#include "locomotion/build/build_library.h"

namespace footfall::locomotion {

const OptionTable<BuildOptions>& buildOptionTable();

}  // namespace footfall::locomotion
