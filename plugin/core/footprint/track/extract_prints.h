// SPDX-License-Identifier: MIT
// The footprints that a motion leaves: where, when and with which foot, so that a recorded or hand-made walk
// can be edited as prints and solved anew.
#pragma once

#include "figure/contact/contact_detection.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

struct ExtractedPrints {
  Character character;   // made of the motion's skeleton
  Track track;           // timed; prints on the ground as the contacts have it, soles level
  double startTime = 0;  // seconds of the motion at the track's first footfall; may be before its first frame
  std::vector<char>
      cut;  // a print each: the clip begins or ends while the foot stands, its time is an estimate
};

// By figure/contact/contact_detection.h. A contact that the clip's ends cut gets the length that the others
// have. A biped that rests on both feet when the clip begins (ends) stands from the start (to the end) of the
// track. Throws Error where the figure has no legs or its feet never stand.
ExtractedPrints extractPrints(const Motion& motion, const ContactOptions& options = {});

}  // namespace footfall::footprint
