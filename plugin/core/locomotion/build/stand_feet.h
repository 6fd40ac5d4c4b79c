// SPDX-License-Identifier: MIT
// The feet of a recorded stop differ from those of the standing class, and would slide in a blend. So the
// step into or out of the stand puts the feet of a transition where the class has them.
#pragma once

#include <array>

#include "figure/contact/contact_detection.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// Where both feet of a stand are, against its base; by legs.
struct StandFeet {
  std::array<Vec3, 2> heel, ball;
};
StandFeet standFeet(const Clip& stand, const Library& library);

// The part of a motion in which it stands, at its end or its start. The foot that stands longest keeps its
// ball where it is, the other one and the heels are put where the stand has them: their contacts get these
// places and last through the part. Returns the base of the stand that fits; near: a yaw to be next to.
Base alignStand(const StandFeet& feet, const TimeRange& part, bool atEnd, const Motion& motion, double near,
                ContactReport& report);

}  // namespace footfall::locomotion
