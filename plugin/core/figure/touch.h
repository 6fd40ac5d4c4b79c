// SPDX-License-Identifier: MIT
// From the first touch of a foot to its last.
#pragma once

#include "figure/contact_detection.h"

namespace footfall {

// A recorded foot touches before any part of it is still, and after none is: its heel settles as it lands,
// and it rolls off over its toes. Widens the times of the contacts (not those of heel and ball, which stand)
// to when the foot is down. docs/quality.md tells how.
void widenToTouch(const Motion& motion, const SoleTracks& tracks, const ContactOptions& options,
                  ContactReport& report);

}  // namespace footfall
