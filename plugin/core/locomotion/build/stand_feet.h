// SPDX-License-Identifier: MIT
// A recorded stop ends with its feet somewhere, the class that stands has them elsewhere: blended, they would
// slide. So the feet of transitions are put where the class has them, by the step that leads there or away.
#pragma once

#include <array>

#include "figure/contact/contact_detection.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// Where both feet of a stand are, against its base; by legs.
struct StandFeet {
  std::array<Vec3, 2> heel, toe;
};
StandFeet standFeet(const Clip& stand, const Library& library);

// The part of a motion in which it stands, at its end or its start. The foot that stands longest keeps its
// ball where it is, the other one and the heels are put where the stand has them: their contacts get these
// places and last through the part. Returns the base of the stand that fits; near: a yaw to be next to.
Base alignStand(const StandFeet& feet, const TimeRange& part, bool atEnd, const Motion& motion, double near,
                ContactReport& report);

}  // namespace footfall::locomotion
