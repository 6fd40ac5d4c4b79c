// SPDX-License-Identifier: MIT
// Which way is up in a file that does not say, and figures turned from one to the other.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "figure/motion/motion.h"
#include "figure/motion/scene_axes.h"

namespace footfall {

struct UpGuess {
  UpAxis up = UpAxis::Y;
  std::string note;  // for the user: why it is Z, or that the figure lies and may be meant to stand; or empty
};

// Of a motion as its file has it, in any unit: by where its legs, and a biped's trunk, point at rest and over
// the frames. Y where nothing tells, as for a figure without legs.
UpGuess guessUp(const Motion& motion);

// The axis a reader should use: the one given, else the guess, which is then noted.
UpAxis upFor(const std::optional<UpAxis>& given, const Motion& motion, std::vector<std::string>& notes);

// Turns what has `from` up to have `to` up: (x, y, z) with Z up is (x, z, -y) with Y up. Joints without a
// parent get the turn as a joint orient and keep their angles; their translation channels change places.
// There and back again is the same to the last bit, but for orients by other than right angles.
void turnUp(Skeleton& skeleton, UpAxis from, UpAxis to);
void turnUp(Motion& motion, UpAxis from, UpAxis to);

// Gives a figure that lies at rest and stands in its frames, Y up, the rest rotation of a root that stands:
// what is found at rest (limbs, size) is found of a figure that stands. False: it stands at rest already, or
// does not in its frames, or its root has not all rotation channels.
bool standAtRest(Motion& motion);

// "y", "z", as people write them; nothing for another word.
std::optional<UpAxis> upAxisCalled(const std::string& word);
const char* nameOf(UpAxis up);  // "Y", "Z"

}  // namespace footfall
