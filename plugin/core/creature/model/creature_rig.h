// SPDX-License-Identifier: MIT
// A creature made of the joints of a skeleton, and its motion back on that skeleton.
//
// The skeleton is seen from its left: the plane's x is the figure's forward (+Z), its y is up. Link angles
// are 0 in the rest pose, so that a joint turns about the axis across the figure by what its link has turned
// since. What lies beside the plane keeps its place.
#pragma once

#include <string>
#include <vector>

#include "base/angles.h"
#include "creature/search/synthesis.h"
#include "figure/motion/motion.h"

namespace footfall::creature {

struct BodyOptions {
  double density = 1000;        // kg/m³
  double thickness = 0.12;      // radius of a bone as a share of its length
  double range = 50 * kDegree;  // a controller may ask for this much to either side of rest
  double footBand = 0.08;       // ends up to this share of the figure's height above its lowest are feet
};

// One link per joint, named as it. joints: indices of the skeleton; empty: every joint that carries
// something. Joints between them that are not chosen are rigid, and part of the chosen one above. Each bone
// (joint to child) is a cylinder: mass by its volume, centre and inertia from all bones of a link. Ends near
// the ground become feet with a point below the toe and one below the ankle; legs with the same number of
// joints mirror each other. Throws Error that names the joint: nothing chosen carries a bone, two chosen
// trees, a figure of no height.
Creature creatureFromSkeleton(const Skeleton& skeleton, const std::vector<int>& joints = {},
                              const BodyOptions& options = {});

// A problem for a creature of any size: times of poses by the swing of its legs, springs by its weight and
// height, features as given. poses: of the controller, even for mirrored ones.
SynthesisProblem problemFor(const Creature& creature, int poses, std::vector<Feature> features,
                            bool mirrored = false);

// A run on the skeleton: rotations of the joints that are links, the root's place, from its rest pose. Throws
// Error naming a link that is not a joint of the skeleton.
Motion motionOnSkeleton(const Skeleton& skeleton, const Creature& creature, const RunRecord& recording,
                        double frameRate);

}  // namespace footfall::creature
