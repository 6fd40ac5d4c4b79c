// SPDX-License-Identifier: MIT
// Feet that stay where they stand while one motion passes into another.
#pragma once

#include "base/progress.h"
#include "figure/contact/contact_detection.h"
#include "figure/motion/motion.h"
#include "warp/blend/blend_contacts.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {

struct BlendPlanting {
  double ease = tuning::kContactEase;  // seconds over which a foot comes to its place and leaves it
  int threads = 0;
  Progress progress;
};

struct PlantedBlend {
  double slideBefore = 0, slideAfter = 0;  // metres: the most a foot slides while it stands
  double sink = 0;                         // metres: how far hips came down for feet to reach
  double unreached = 0;                    // metres: by how much a leg is too short in the end
};

// Plants the feet of a blend in its contacts. Frames up to the fade keep their bits; what planting changes
// comes in over a tenth of a second from there on, but for a leg that stands there as it should: that is
// planted from the first frame on, as its foot would slide while it is eased in.
// enough: metres; planting ends where feet slide less, or after six times.
PlantedBlend plantBlend(Motion& motion, const BlendPlan& plan, const ContactReport& contacts, double enough,
                        const BlendPlanting& options = {});

}  // namespace footfall::warp
