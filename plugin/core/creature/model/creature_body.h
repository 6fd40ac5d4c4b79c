// SPDX-License-Identifier: MIT
// A creature as a body with volume, for pictures, pages and files.
#pragma once

#include <memory>

#include "creature/model/creature.h"
#include "figure/body/body_shape.h"

namespace footfall::creature {

// The outlines of the creature's links, on the joints of skeletonOf(creature).
std::shared_ptr<const Body> creatureBody(const Creature& creature);

}  // namespace footfall::creature
