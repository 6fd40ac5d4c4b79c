// SPDX-License-Identifier: MIT
// Which feet stand where while one motion passes into another.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"
#include "warp/blend/cross_fade.h"

namespace footfall::warp {

// A fade as it was made. Frames are those of the result; both motions have its rate.
struct BlendPlan {
  std::size_t first = 0, last = 0;        // frames at which it begins and ends
  std::vector<double> ofFirst, ofSecond;  // a frame of the fade each, rising: which frame each motion shows
  FadeShape shape = FadeShape::Cosine;
  Isometry placed = Isometry::Identity();  // the second motion's world to the result's
};

// Contacts of the result that overlap the fade, in its time. Where a foot stands in both motions it stands in
// the result, from where it struck to where it leaves: at the first motion's place if it stood before the
// fade, else at the second's if it stands after it, else where the blend has it. Where it stands in one only,
// while that motion counts more.
ContactReport contactsOfBlend(const Motion& result, const BlendPlan& plan, const Motion& firstMotion,
                              const ContactReport& first, const Motion& secondMotion,
                              const ContactReport& second);

}  // namespace footfall::warp
