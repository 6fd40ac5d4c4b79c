// SPDX-License-Identifier: MIT
// The handles of a footprint (Fig. 3 of the method: the orientation handle turns it, the dagger times it),
// and the print after one of them was dragged.
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

// A print as it is drawn. It must be timed, since the dagger shows its times.
struct DrawnPrint {
  Footprint print;
  PrintKind kind = PrintKind::Sole;
  BodySide side = BodySide::Left;
  double length = 0.26;      // metres, of the sole
  double daggerScale = 0.4;  // metres of the dagger per second
};

// A position seen from an eye; both in metres. The ray meets the plane of a print where the pointer is.
struct ViewRay {
  Vec3 eye = Vec3::Zero(), place = Vec3::Zero();
};

struct PrintHandle {
  int print = 0;  // from 0
  PrintPart part = PrintPart::Sole;
};

// The part that is nearest to where one points; none within a third of a sole: nothing.
std::optional<PrintHandle> handleAt(const std::vector<DrawnPrint>& prints, const ViewRay& sight);

// The print with its toes, the end of its stance or its step where one points. Times are at least
// kShortestDraggedTime. A sole stays where it is. As it is where the line of sight passes its plane by.
inline constexpr double kShortestDraggedTime = 0.04;  // seconds
Footprint draggedPrint(const DrawnPrint& drawn, PrintPart part, const ViewRay& sight);

}  // namespace footfall::footprint
