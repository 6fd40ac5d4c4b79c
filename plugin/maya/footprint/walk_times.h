// SPDX-License-Identifier: MIT
// The times of a walk's prints as an animator edits them: bars on the scene's time line, and the handles and
// daggers of prints pulled in the view. Flags of ffWalk.
#pragma once

#include <maya/MArgDatabase.h>
#include <maya/MSyntax.h>

#include "maya/footprint/walk_setup.h"

namespace footfall::maya {

// -footfall, -liftOff, -atTime, -ripple; -pull, -part; queries -bars and -pick. After -position and
// -eyePoint.
void addTimeFlags(MSyntax& syntax);
bool wantsTimeEdit(const MArgDatabase& arguments);

// Throws Error naming the print and what would be right where feet could not do it; nothing is edited then.
void editTimes(const MArgDatabase& arguments, Edits& edits, WalkNodes& walk);

// When feet land and leave: two frames of the scene a print, in their order.
std::vector<double> barsOf(const WalkNodes& walk);
// The print and its part at -position, seen from -eyePoint; empty: none is there.
std::vector<std::string> pickOf(const MArgDatabase& arguments, const WalkNodes& walk);

}  // namespace footfall::maya
