// SPDX-License-Identifier: MIT
// A gait diagram: when each foot is on the ground, heel and ball apart, and when none is.
#pragma once

#include <vector>

#include "draw/figure/leg_colours.h"
#include "draw/page/page.h"

namespace footfall::draw {

// The share of its strides a leg is on the ground: from its first to its last strike inside the range. With
// fewer than two strikes: the share of the range.
double dutyFactor(const Contacts& contacts, int leg, const TimeRange& range);

// When no leg is on the ground, in order; ranges of a microsecond and less are left out.
std::vector<TimeRange> flightPhases(const Contacts& contacts, const TimeRange& range);

// One row per leg: its name, one bar per contact (upper half heel, lower half ball of the foot), its duty
// factor; flight phases shaded behind. Seconds below, frames above (frame number: time / frameTime). Throws
// Error without legs, for contacts shownContacts refuses, and for an empty range.
Canvas drawTiming(const Contacts& contacts, const std::vector<LegSign>& legs, const TimeRange& range,
                  double frameTime, const Page& page = {});

}  // namespace footfall::draw
