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

// Puts standing feet on the ground at 0: the ball at its height and the heel no lower. The line through all
// stands of a recording leaves each some centimetres above or below.
void putOnGround(Contacts& contacts);
// What lifts the figure as a whole so that the feet that stand are on the ground, one height per frame: legs
// keep their bend, where planting alone would bend a straight leg by 15 degrees for a centimetre.
std::vector<double> liftOnto(const Motion& motion, const Contacts& contacts);

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

// Plants the feet on their contacts and keeps toes, and between contacts heels and balls, above the ground:
// the given terrain, else the lower of the contacts before and after. between false: those stay as they are.
CleanResult lockFeet(const Motion& motion, const ContactReport& contacts, int threads,
                     const Terrain* ground = nullptr, const Progress& progress = {}, bool between = true);

}  // namespace footfall::locomotion
