// SPDX-License-Identifier: MIT
// Toes on the ground: turned up where their tips would be below what their foot stands on.
#pragma once

#include "figure/contact/contact_detection.h"
#include "terrain/terrain.h"

namespace footfall::locomotion {

// A depth below the ground that sets in softly, metres.
double softened(double depth);

// Turns toes at the ball of the foot, where a joint of their own carries the tip. The turn comes and goes
// gradually, and is never less than is needed, up to tuning::kMostToeTurn. ground: null: level with the stand
// that is nearest in time.
void liftToes(Motion& motion, const ContactReport& contacts, const Terrain* ground);

}  // namespace footfall::locomotion
