// SPDX-License-Identifier: MIT
// The tables of options of the gaits, for documents, flags and nodes.
#pragma once

#include "base/option_table.h"
#include "gait/stride/make_stride.h"
#include "gait/travel/follow.h"

namespace footfall::gait {

const OptionTable<MakeStrideOptions>& makeStrideOptionTable();  // keys "make.…"
const OptionTable<FollowOptions>& followOptionTable();          // keys "follow.…"

}  // namespace footfall::gait
