// SPDX-License-Identifier: MIT
// What one unit of a motion capture file is, for formats that do not say.
#pragma once

#include <string>
#include <vector>

#include "figure/motion/skeleton.h"

namespace footfall {

// What CMU's motion capture counts in: an inch over 0.45, in metres.
inline constexpr double kCmuUnit = 0.0254 / 0.45;

struct UnitGuess {
  double metresPerUnit = 0.01;
  std::string note;  // for the user: what was assumed, and how tall that makes the figure
};

// The longest side of the box around the joints at rest, in the skeleton's own units.
double restExtent(const Skeleton& skeleton);

// The unit that makes a figure of this extent human. Metre, centimetre or millimetre, whichever is nearest to
// 1.7 m by ratio; where that is off by more than 2.3 times, and the figure may be an actor, inches or CMU's
// unit if one of them gives 1.2 to 2.2 m (joints end below the crown and above the sole: the extent is less
// than the actor's height). Centimetres for a figure without extent.
UnitGuess guessUnit(double extent, bool actor = true);

// The same for an animal, which may be a mouse or an elephant: metre or centimetre, whichever is nearest to
// 0.7 m; millimetre where it would be longer than 12 m. Nobody counts animals in CMU's unit.
UnitGuess guessAnimalUnit(double extent);

// No upright figure of two legs: one on more, or one whose trunk lies, as a bird's.
bool isAnimal(const Skeleton& skeleton);

// False of a figure without arms whose joints at rest lie in one upright plane, as a simulated creature's do:
// nobody was captured so, and a small one is not to be taken for a person counted in inches.
bool mayBeActor(const Skeleton& skeleton);

// The unit a reader should use: the one given, or with 0 the guess for this skeleton, which is then noted.
// Throws Error for a given unit outside 1e-6 to 1e6 metres.
double unitFor(double given, const Skeleton& skeleton, std::vector<std::string>& notes);

}  // namespace footfall
