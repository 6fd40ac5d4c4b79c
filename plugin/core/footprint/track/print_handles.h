// SPDX-License-Identifier: MIT
// What of a footprint an animator takes hold of (Fig. 3 of the method: its handle turns it, its dagger times
// it), and the print once that is pulled to another place.
#pragma once

#include <optional>
#include <vector>

#include "footprint/track/print_shape.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

enum class PrintPart : std::uint8_t {
  Sole,
  Toes,    // the orientation handle
  Stance,  // the end of the dagger's bar
  Step     // its crossbar
};

// A print as it is drawn. Timed: the dagger is where its times say.
struct DrawnPrint {
  Footprint print;
  PrintKind kind = PrintKind::Sole;
  BodySide side = BodySide::Left;
  double length = 0.26;      // metres, of the sole
  double daggerScale = 0.4;  // metres of the dagger a second
};

// A place seen from an eye; both metres. The line of sight meets the plane of a print where it is pointed at.
struct Sight {
  Vec3 eye = Vec3::Zero(), place = Vec3::Zero();
};

struct PrintGrip {
  int print = 0;  // from 0
  PrintPart part = PrintPart::Sole;
};

// The part that is nearest to where one points; none within a third of a sole: nothing.
std::optional<PrintGrip> gripAt(const std::vector<DrawnPrint>& prints, const Sight& sight);

// The print with its toes, the end of its stance or its step where one points. Times are at least
// kLeastPulled. A sole stays where it is. As it is where the line of sight passes its plane by.
inline constexpr double kLeastPulled = 0.04;  // seconds
Footprint pulled(const DrawnPrint& drawn, PrintPart part, const Sight& sight);

}  // namespace footfall::footprint
