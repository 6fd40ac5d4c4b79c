// SPDX-License-Identifier: MIT
// The ground's spring and damper at monitor points (§6.1.4), with the signs of its formula
// F = k (X - P) - c Ṗ; the text's own sign pushes deeper.
#pragma once

#include "creature/dynamics/simulate.h"

namespace footfall::creature {

// Updates which points touch in the placed tree: sets anchors at touch-down and clears them at lift-off.
void updateContacts(const SimulationModel& model, SimulationWorkspace& work);
// The forces on touching points as explicit loads.
void explicitFloor(const SimulationModel& model, SimulationWorkspace& work);
// Accelerations with implicit floor springs over a step: solved with all touching points sticking, then again
// without those that would pull and with those that slip held to friction's bound. False: not finite.
bool accelerateOnFloor(const SimulationModel& model, TreeLoads& loads, SimulationWorkspace& work);

}  // namespace footfall::creature
