// SPDX-License-Identifier: MIT
// One step in time (§3.3.3).
#pragma once

#include "creature/dynamics/simulate.h"

namespace footfall::creature {

// Moves q and qd of the placed tree one step on. Contacts stay as they are within the step, drives too.
bool integrate(const SimulationModel& model, SimulationWorkspace& work);

}  // namespace footfall::creature
