// SPDX-License-Identifier: MIT
// The flags of ffWalk that lay the style of a clip on a walk. The clip is stored in the scene, on the solver;
// the mathematics is in footprint/walk/clip_style.h.
#pragma once

#include <maya/MArgDatabase.h>
#include <maya/MSyntax.h>

#include "maya/footprint/walk_setup.h"

namespace footfall::maya {

// -style FILE or joint (empty: none), -styleWeight; with -range, of a joint the frames to take.
void addStyleFlags(MSyntax& syntax);
bool wantsStyleEdit(const MArgDatabase& arguments);

// Lays the style on and solves, so a clip that does not fit is refused. Throws Error.
void editStyle(const MArgDatabase& arguments, Edits& edits, const WalkNodes& walk);

}  // namespace footfall::maya
