// SPDX-License-Identifier: MIT
// The options of contact detection, for listings and the manual.
#pragma once

#include "base/option_table.h"
#include "figure/contact/contact_detection.h"

namespace footfall {

const OptionTable<ContactOptions>& contactOptionsTable();

}  // namespace footfall
