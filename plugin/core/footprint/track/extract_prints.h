// SPDX-License-Identifier: MIT
// Extracts the footprints of a motion: where, when and with which foot, so that a recorded or keyed walk can
// be edited as prints and solved again.
#pragma once

#include "figure/contact/contact_detection.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

struct ExtractedPrints {
  Character character;    // made of the motion's skeleton
  Track track;            // timed; prints at the height of the contacts, soles level
  double startTime = 0;   // seconds of the motion at the first footfall; may be before its first frame
  std::vector<char> cut;  // per print: the clip begins or ends during its stance, so its times are estimates
};

// By figure/contact/contact_detection.h. A contact cut by the ends of the clip gets the length of the
// others. A biped that rests on both feet as the clip begins (ends) stands at the start (end) of the track.
// Throws Error where the figure has no legs or its feet are never on the ground.
ExtractedPrints extractPrints(const Motion& motion, const ContactOptions& options = {});

}  // namespace footfall::footprint
