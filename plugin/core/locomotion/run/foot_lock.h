// SPDX-License-Identifier: MIT
// The feet of a steered figure on the ground: contacts, the height of the ground below the figure, planting,
// and clearance in between.
#pragma once

#include <vector>

#include "figure/cleanup/clean_up.h"
#include "terrain/terrain.h"

namespace footfall::locomotion {

// A walking foot is on its ball for most of the stance, even where the ball slides too much to be detected,
// as in tight turns: extends its stance to that. Positions stay.
void widenStance(Contact& contact);
// Contact positions as the mean of where the parts are during the contact.
void averagePositions(const Motion& motion, ContactReport& report);

// Contacts of a motion on level ground. locks: those after planting, which last longer.
ContactReport levelContacts(const Motion& level, bool locks, int threads, const Progress& progress = {});

// Flips knees that bend backwards, as closing a loop may make a straight leg do; feet stay.
void bendKneesForward(Motion& motion, const Limbs& limbs, const std::vector<Sole>& soles);

// Raises the figure in each frame.
void raiseBy(Motion& motion, const std::vector<double>& heights);
// Moves contact positions from level ground onto the terrain. heights: by how much the figure is raised, one
// per frame.
void moveToGround(Contacts& contacts, const Motion& motion, const std::vector<double>& heights,
                  const Terrain& ground);

// Plants the feet on their contacts and keeps them above the ground in between: the given terrain, else the
// lower of the contacts before and after.
CleanResult lockFeet(const Motion& motion, const ContactReport& contacts, int threads,
                     const Terrain* ground = nullptr, const Progress& progress = {});

}  // namespace footfall::locomotion
