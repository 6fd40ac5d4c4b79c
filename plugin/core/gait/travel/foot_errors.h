// SPDX-License-Identifier: MIT
// Errors of the feet in a motion over a terrain: sliding while they stand, sinking into the ground and
// floating above it.
#pragma once

#include "figure/anatomy/character.h"
#include "figure/contact/contact.h"
#include "figure/motion/motion.h"
#include "terrain/terrain.h"

namespace footfall::gait {

// Metres, seconds; the worst over all feet and frames.
struct FootErrors {
  double skate = 0, skateTime = 0;              // of a standing part from its first position, in space
  double penetration = 0, penetrationTime = 0;  // of heel or ball, standing or not
  double floating = 0, floatingTime = 0;        // of the lower of heel and ball while the foot stands
  int skateLeg = -1, penetrationLeg = -1;
  std::size_t contacts = 0;  // contacts compared
  std::size_t looks = 0;     // parts of feet and frames compared with the ground
};

// The contacts say when heels and balls stand. Positions off the terrain do not count.
FootErrors measureFootErrors(const Motion& motion, const Character& character, const Contacts& contacts,
                             const Terrain& terrain);

}  // namespace footfall::gait
