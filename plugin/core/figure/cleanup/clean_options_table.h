// SPDX-License-Identifier: MIT
// The options of the clean-up.
#pragma once

#include "base/option_table.h"
#include "figure/cleanup/clean_up.h"

namespace footfall {

const OptionTable<CleanOptions>& cleanOptionsTable();

}  // namespace footfall
