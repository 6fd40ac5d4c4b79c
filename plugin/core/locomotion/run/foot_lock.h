// SPDX-License-Identifier: MIT
// Feet of a steered figure on their ground: where they stand, the figure raised with the ground below it,
// feet planted and kept above the ground.
#pragma once

#include <vector>

#include "figure/cleanup/clean_up.h"
#include "terrain/terrain.h"

namespace footfall::locomotion {

// A foot that walks carries on its ball for most of the time, even where the ball slides too much to be
// found standing, as in tight turns: from there on it is to stand. Places as they were.
void widenStance(Contact& contact);
// Where the parts of feet stand: the mean of where they are then.
void averagePositions(const Motion& motion, ContactReport& report);

// Contacts of a motion on the level. locks: those of the motion with its feet planted, which stand longer.
ContactReport levelContacts(const Motion& level, bool locks, int threads, const Progress& progress = {});

// Knees that bend against the way the figure's bend (closing a loop may have bent a straight leg so) bend as
// much the right way; feet stay.
void bendKneesForward(Motion& motion, const Limbs& limbs, const std::vector<Sole>& soles);

// The figure raised in each frame.
void raiseBy(Motion& motion, const std::vector<double>& heights);
// The places feet stand on, from the level onto the ground. heights: by which the figure is raised, a frame
// of the motion each.
void moveToGround(Contacts& contacts, const Motion& motion, const std::vector<double>& heights,
                  const Terrain& ground);

// Feet on the places of their contacts, and nowhere below the ground between them: that given, else the lower
// of the places before and after.
CleanResult lockFeet(const Motion& motion, const ContactReport& contacts, int threads,
                     const Terrain* ground = nullptr, const Progress& progress = {});

}  // namespace footfall::locomotion
