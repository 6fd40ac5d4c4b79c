// SPDX-License-Identifier: MIT
// Fits the ground's force and torque so that a rigid body follows a recorded one (Cummings 2001 §3.2).
#pragma once

#include <vector>

#include "stance/stance_body.h"

namespace footfall::stance {

// A recorded body in the axes of a stance (heading, left, up; any origin), one sample per frame.
struct RecordedBody {
  std::vector<double> times;    // seconds, increasing
  std::vector<Vec3> positions;  // centre of mass, m
  std::vector<Quat> attitudes;
};

struct ForceFitOptions {
  int harmonics = 4;      // tried, 1 to kHarmonics
  double keep = 0.02;     // terms below this share of the largest are dropped
  double slack = 0.0004;  // metres rms: among contacts within this of the best the shortest is taken
  int samples = 64;       // of the discrete Fourier transform for the initial guess
  bool fromRest = false, toRest = false;  // the contact begins or ends at rest instead of in flight
};

// The contact and force that follow the positions best: linear least squares on the closed form of the path,
// searched over all contacts within the samples.
struct ForceFit {
  ForceSeries force;
  double touchDown = 0, liftOff = 0;  // on the clock of the samples
  Vec3 position, velocity;            // at touch-down
  double guessRms = 0;                // m: of the initial guess from second differences
  double rms = 0, largest = 0;        // m: error of the simulated path
  int terms = 0;                      // harmonics kept
};

// Precondition: at least 12 samples. earliest and latest bound touch-down and lift-off; `inside` is a time
// within the contact. With fromRest touch-down is at `earliest`, with toRest lift-off at `latest`.
ForceFit fitForce(const RecordedBody& body, double mass, double earliest, double latest, double inside,
                  const ForceFitOptions& options = {});

// Finds the torque's control points and the attitude and spin at the first apex for which the simulated
// attitude follows the recorded one best, and sets them in the stance. Times are on the clock of the stance.
struct TorqueFit {
  double rms = 0, largest = 0;  // radians
};
TorqueFit fitTorque(Stance& stance, const StanceTiming& timing, const RecordedBody& body, int points = 7);

}  // namespace footfall::stance
