// SPDX-License-Identifier: MIT
// What feet do on a terrain, measured on the joints of a motion: how far they slide while they stand, sink
// into the ground or float above it.
#pragma once

#include "figure/anatomy/character.h"
#include "figure/contact/contact.h"
#include "figure/motion/motion.h"
#include "terrain/terrain.h"

namespace footfall::gait {

// Metres, seconds; the worst of all feet and frames.
struct FootErrors {
  double skate = 0, skateTime = 0;              // of a standing part from where it was first, in space
  double penetration = 0, penetrationTime = 0;  // of heel or ball, standing or not
  double floating = 0, floatingTime = 0;        // of the lower of heel and ball while the foot stands
  int skateLeg = -1, penetrationLeg = -1;
  std::size_t contacts = 0;  // how many were looked at
  std::size_t looks = 0;     // parts of feet and frames compared with the ground
};

// Contacts say when parts stand. Ground below the terrain's edge does not count.
FootErrors measureFootErrors(const Motion& motion, const Character& character, const Contacts& contacts,
                             const Terrain& terrain);

}  // namespace footfall::gait
