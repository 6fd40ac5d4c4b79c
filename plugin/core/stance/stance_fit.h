// SPDX-License-Identifier: MIT
// Force and torque of the ground that make a rigid body follow a recorded one (Cummings 2001 §3.2).
#pragma once

#include <vector>

#include "stance/stance_body.h"

namespace footfall::stance {

// A recorded body in the axes of a stance (heading, left, up; any origin), a sample each.
struct RecordedBody {
  std::vector<double> times;    // seconds, rising
  std::vector<Vec3> positions;  // centre of mass, m
  std::vector<Quat> attitudes;
};

struct ForceFitOptions {
  int harmonics = 4;                      // terms tried, 1 to kHarmonics
  double keep = 0.02;                     // a term below this share of the largest is left out
  double slack = 0.0004;                  // metres rms: among contacts as near as this the shortest is taken
  int samples = 64;                       // N of the transform that makes the first guess
  bool fromRest = false, toRest = false;  // the contact begins (ends) at rest instead of in flight
};

// The contact with the force that follows the positions best: over all contacts within the samples' time, by
// linear least squares on the closed form of the path.
struct ForceFit {
  ForceSeries force;
  double touchDown = 0, liftOff = 0;  // on the clock of the samples
  Vec3 position, velocity;            // at touch-down
  double guessRms = 0;                // m: of the first guess, a transform of the second differences
  double rms = 0, largest = 0;        // m: how far the simulated path is off
  int terms = 0;                      // harmonics kept
};

// Precondition: at least 12 samples. earliest and latest bound touch-down and lift-off; `inside` is a time
// known to be in the contact. With fromRest touch-down is at `earliest`, with toRest lift-off at `latest`.
ForceFit fitForce(const RecordedBody& body, double mass, double earliest, double latest, double inside,
                  const ForceFitOptions& options = {});

// The torque's control points, attitude and spin at the first apex, for which the simulated attitude follows
// the recorded one best; fills them into the stance. Times are on the stance's clock.
struct TorqueFit {
  double rms = 0, largest = 0;  // radians
};
TorqueFit fitTorque(Stance& stance, const StanceTiming& timing, const RecordedBody& body, int points = 7);

}  // namespace footfall::stance
