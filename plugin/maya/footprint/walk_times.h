// SPDX-License-Identifier: MIT
// The times of a walk's prints as an animator edits them: bars on the time line of the scene, and handles and
// daggers of prints dragged in the viewport. Flags of ffWalk.
#pragma once

#include <maya/MArgDatabase.h>
#include <maya/MSyntax.h>

#include "maya/footprint/walk_setup.h"

namespace footfall::maya {

// -footfall, -liftOff, -atTime, -ripple; -pull, -part; queries -bars and -pick. After -position and
// -eyePoint.
void addTimeFlags(MSyntax& syntax);
bool wantsTimeEdit(const MArgDatabase& arguments);

// Throws Error naming the print and the remedy where feet could not do it; nothing is edited then.
void editTimes(const MArgDatabase& arguments, Edits& edits, WalkNodes& walk);

// When feet land and leave: two frames of the scene per print, in order.
std::vector<double> barsOf(const WalkNodes& walk);
// The print and its part at -position, seen from -eyePoint; empty: none.
std::vector<std::string> pickOf(const MArgDatabase& arguments, const WalkNodes& walk);

}  // namespace footfall::maya
