// SPDX-License-Identifier: MIT
// How far joints turn: every range of motion of the engine in one table. Degrees in the table, radians where
// it is used. A joint that the source bends further may stay there.
//
// People: American Academy of Orthopaedic Surgeons, "Joint Motion: Method of Measuring and Recording" (1965),
// and Norkin and White, "Measurement of Joint Motion" (2016), which agree within 10°; clavicle: Ludewig et
// al., "Motion of the Shoulder Complex During Multiplanar Humeral Elevation", J. Bone Joint Surg. 91 (2009).
// Animals: Jaegger et al., "Reliability of goniometry in Labrador Retrievers", Am. J. Vet. Res. 63 (2002),
// for dogs; the hinges of horses lie within these but for the fetlock, which opens to 255° at a gallop
// (McGuigan and Wilson, J. Exp. Biol. 206, 2003).
#pragma once

#include "base/angles.h"

namespace footfall::motion_ranges {

// Flexion of a hinge from straight: 0 straight, positive as it usually bends.
struct Flexion {
  double least, most;  // radians
};

// People. Raised `most`: limbs fold further before a goal counts as too near. Lowered `least`: they bend
// further the wrong way.
inline constexpr Flexion kKnee{-10 * kDegree, 150 * kDegree};
inline constexpr Flexion kElbow{-10 * kDegree, 150 * kDegree};
// Hinges of animals: stifle and elbow 20 to 155°; hock and carpus from 15° beyond straight; fetlock and
// pastern from 75° beyond straight.
inline constexpr Flexion kStifle{-5 * kDegree, 150 * kDegree};
inline constexpr Flexion kHock{-15 * kDegree, 150 * kDegree};
inline constexpr Flexion kFetlock{-75 * kDegree, 120 * kDegree};

// Clavicle and scapula together, as one joint that carries the shoulder: raised by up to 45°, 15° each
// forward and back as a joint, about 30° as the shoulder blade slides round the ribs. One number for all
// ways, between them.
inline constexpr double kClavicle = 30 * kDegree;
// All joints of the spine together, pelvis to chest: 75° forward, 35° aside and in turning. One number for
// all ways.
inline constexpr double kSpine = 45 * kDegree;

}  // namespace footfall::motion_ranges
