// SPDX-License-Identifier: MIT
// What is drawn of a footprint: its outline, the handle that shows where toes point, and the dagger of its
// times (van de Panne 1997, Fig. 3).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/math.h"
#include "figure/anatomy/joint_names.h"

namespace footfall::footprint {

enum class PrintKind : std::uint8_t {
  Sole,  // of a human foot
  Toes,  // three: birds and dinosaurs
  Paw,
  Hoof
};

// The print that a preset of figure/anatomy/character.h leaves; a sole for other names.
PrintKind printKindOf(std::string_view character);

// In the sole's own plane, (x to the left, z ahead), origin in its middle.
struct PrintShape {
  std::vector<std::vector<Vec2>> outlines;  // closed; as long in all as was asked for
  std::vector<Vec2> handle;                 // an arrow from the toes ahead: a strip
  double halfWidth = 0;                     // of the outlines
};
// length: of the foot, above 0. Middle: as the left foot.
PrintShape printShape(PrintKind kind, BodySide side, double length);

// A bar from the outer side of the foot, as long as the stance, and a crossbar at the step: beyond the bar's
// end the next foot lands after a flight. scale: lengths a second.
struct TimingDagger {
  Vec2 from, to;            // the bar
  Vec2 crossFrom, crossTo;  // the crossbar
};
TimingDagger timingDagger(const PrintShape& shape, BodySide side, double stance, double step, double scale);

}  // namespace footfall::footprint
