// SPDX-License-Identifier: MIT
// A library of recorded locomotion on a page.
#pragma once

#include <string>

#include "base/progress.h"
#include "io/page/page_item.h"
#include "locomotion/library/library.h"

namespace footfall {

// Adds the library with the (speed, turn) of its classes, and every example as the loop that it is.
void addLibrary(Page& page, const std::string& name, const locomotion::Library& library,
                const PageMotionOptions& options = {}, const Progress& progress = {});

}  // namespace footfall
