// SPDX-License-Identifier: MIT
// Runs as motions of a skeleton, for files, pictures and Maya.
#pragma once

#include "creature/measure/run_record.h"
#include "creature/model/creature.h"
#include "figure/motion/motion.h"

namespace footfall::creature {

// One joint per link under its name, and ends at its monitor points and where it ends. The plane of the
// creature is that of +Z (the way of travel, whichever that was) and +Y; angles are rotateX, unwrapped.
Skeleton skeletonOf(const Creature& creature);
// The joint of each link in that skeleton.
std::vector<int> jointsOfLinks(const Creature& creature);

// The run at any rate, from its start to its last whole frame; between samples by a cubic. Throws Error for a
// rate that is not above 0 or a run without samples.
Motion motionOf(const Creature& creature, const RunRecord& recording, double framesPerSecond = 25);

// Coordinates of the creature at a frame of such a motion.
std::vector<double> coordinatesOf(const Creature& creature, const Motion& motion, std::size_t frame);

// b after a, shifted along the ground so that its root starts where that of a would be one frame on: what the
// thesis leaves to the future (§7.3). Postures are not blended; footfall blend does that. Throws Error where
// the two are not of the same creature and rate.
Motion concatenated(const Motion& a, const Motion& b);
// b after a where b starts in the state that a ends in (control handed over): their common frame once.
Motion continued(const Motion& a, const Motion& b);

}  // namespace footfall::creature
