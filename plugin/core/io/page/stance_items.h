// SPDX-License-Identifier: MIT
// A library of stances on a page: each played by a figure.
#pragma once

#include <string>

#include "base/progress.h"
#include "io/page/page_item.h"
#include "stance/library/stance_library.h"

namespace footfall {

// Adds the library and its stances, from apex to apex, by a person of the size of its figures; stances that
// cannot be played become notes.
void addStances(Page& page, const std::string& name, const stance::StanceLibrary& library,
                const PageMotionOptions& options = {}, const Progress& progress = {});

}  // namespace footfall
