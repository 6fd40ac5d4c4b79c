// SPDX-License-Identifier: MIT
// Where each foot is held, frame by frame: the stands of the contacts, their places made to fit the foot and
// the ground.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"

namespace footfall {

// One leg; one value per frame.
struct FootHold {
  std::vector<char> heel, ball;            // held to a place there
  std::vector<char> settled;               // stands there already: nothing is to be done
  std::vector<Vec3> heelPlace, ballPlace;  // metres, world; of frames that hold it
  std::size_t open = 0;                    // stands that are not settled

  bool held(std::size_t f) const { return heel[f] || ball[f]; }
  bool flat(std::size_t f) const { return heel[f] && ball[f]; }
};

// How far a part of the foot may be from the middle of its stand to count as standing, metres.
double settledWithin(double legLength);

// One per leg. The places of the contacts come out as they are held. A stand is as high as its foot mostly is
// or higher, so that less of it is below the ground; heel and ball are as far apart as the foot is long. A
// contact all of whose stands stand still is settled.
std::vector<FootHold> footHolds(const Motion& motion, const SoleTracks& tracks, ContactReport& contacts);

}  // namespace footfall
