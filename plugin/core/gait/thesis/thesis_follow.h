// SPDX-License-Identifier: MIT
// Locomotion along a path as published by Samson 1999 (§3.3.1), with its defects: ground height and slope are
// known only below the torso, there is no inverse kinematics, and feet are rotated but not placed. For
// comparison; use follow.h.
//
// Thesis axes: x forward, y up, z to the right; metres and frames. Angles in radians, heading towards z.
#pragma once

#include <vector>

#include "base/angles.h"
#include "curve/ctb_spline.h"
#include "gait/stride/gait_info.h"
#include "gait/stride/stride.h"
#include "gait/thesis/leg_retiming.h"
#include "gait/travel/follow.h"
#include "gait/travel/travel_path.h"

namespace footfall::gait {

// The motion of a null object on the ground: three splines over frames.
struct ThesisPath {
  CtbSpline x, y, z;
  Vec3 at(double frame) const;  // straight on beyond the keys
};

// Eq 3.20 with atan2, or as printed (0 for ΔPx = 0). Not unwrapped.
double thesisHeading(double dx, double dz, bool printed);
// Eq 3.21.
double thesisPitch(const Vec3& step);

struct ThesisOptions {
  bool printedHeading = false;     // eq 3.20 as printed: travel along ±z has heading 0
  bool printedClock = false;       // eq 3.22 as printed: the first frame already shows one step
  double pitchCap = 45 * kDegree;  // of eq 3.26
  bool retimeLegs = false;         // stride length by speed (§3.3.2), each leg on its own clock
  RetimingOptions retiming;
};

struct ThesisLegFrame {
  double gaitTime = 0;  // frames into the stride
  bool standing = false;
  double anklePitch = 0;  // offsets, radians
  double hipHeading = 0;
};

struct ThesisFrame {
  double speed = 0;               // metres per frame (eqs 3.15 to 3.17)
  double gaitTime = 0;            // frames into the stride (eq 3.22)
  double heading = 0, pitch = 0;  // of the path, unwrapped
  Vec3 position = Vec3::Zero();   // of the torso (eqs 3.24 to 3.26)
  std::vector<ThesisLegFrame> legs;
};

// Frames 0 to last of the path.
std::vector<ThesisFrame> thesisFollow(const Stride& stride, double framesPerSecond, const ThesisPath& path,
                                      int last, const ThesisOptions& options = {});

// A path over the ground with a key every `every` frames, as an animator of the thesis would have drawn it.
ThesisPath thesisPathOn(const TravelPath& path, const TravelSpeed& speed, double framesPerSecond, int last,
                        int every);

// The motion of the joints in Footfall's axes: thesis x is +Z, thesis z is −X.
Motion thesisMotion(const Stride& stride, double framesPerSecond, const std::vector<ThesisFrame>& frames);

// The same with the resulting body, feet and contacts, to be measured and drawn like any other travel.
PathTravel thesisPathTravel(const Stride& stride, double framesPerSecond,
                            const std::vector<ThesisFrame>& frames);

}  // namespace footfall::gait
