// SPDX-License-Identifier: MIT
// A track of footprints as an item of a page: the figure on its prints.
#pragma once

#include <string>

#include "footprint/walk/walk.h"
#include "io/page/page_item.h"

namespace footfall {

// Prints with daggers, and the path of the centre of mass by phase. motion: of the walk, or what was made of
// it.
PageItem trackItem(const std::string& name, const footprint::Walk& walk, const Character& character,
                   Motion motion, PageMotionOptions options = {});

}  // namespace footfall
