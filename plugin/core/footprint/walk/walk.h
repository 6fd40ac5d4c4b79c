// SPDX-License-Identifier: MIT
// From a track to a figure that walks it: the whole of the method in one call.
#pragma once

#include <string>
#include <vector>

#include "figure/ik/reach_limits.h"
#include "figure/perform/perform.h"
#include "footprint/com/com_diagnosis.h"
#include "footprint/com/com_solver.h"
#include "footprint/feet/foot_swings.h"
#include "footprint/track/step_timing.h"

namespace footfall::footprint {

// The weights of the method, legs that are kept to their length, since a real figure cannot stretch, and of
// the many paths that two feet on the ground allow the calmest.
inline ComOptions walkingWeights() {
  ComOptions options;
  options.overreach = 20000;
  options.calm = 5e-3;
  return options;
}

// Close enough that a walk found again from its neighbour is the same walk.
inline ComSolverOptions walkingSolver() {
  ComSolverOptions options;
  options.tolerance = 1e-4;
  return options;
}

// In the air the body flies as it must: a foot out of reach falls short.
inline PerformOptions walkingPerform() {
  PerformOptions options;
  options.maxSwingDrop = 0;
  // The path already keeps legs within their length.
  options.softReach = reach_limits::kWalkSoft;
  options.fullReach = reach_limits::kWalkFull;
  return options;
}

struct WalkOptions {
  WalkerStyle style;
  TimingTable timing;
  BodyTurnOptions body;
  ComOptions com = walkingWeights();
  ComSolverOptions solver = walkingSolver();
  FootPlanOptions feet;
  // Beyond the published method, for figures that do not crouch: knots of the path at lift-offs as well
  // (withLiftKnots; two legs only), and legs that end where the ankle of a foot that rolls over its print is
  // (foot_plants.h). Without both, the path is the method's own.
  bool liftKnots = true, rollingFeet = true;
  PerformOptions perform = walkingPerform();
  double frameRate = 60;  // frames a second
  // A track that neither begins nor ends standing is taken out of a longer walk: the ends of the path are
  // those it has with the gait run on. Free: they are where E is least, which for a walk is falling.
  bool freeStart = false, freeEnd = false;
  // Times the body is moved so that the centre of mass of the whole figure, limbs and all, is on the path; 0:
  // the body alone follows it.
  int trueCentre = 6;
  double armSwing = 1, hipTwist = 1;  // see Performance
  bool force = false;                 // do the best with a track that has faults instead of throwing
};

// What the figure does at a frame, for tables and plots.
struct WalkSample {
  double time = 0;
  ComPoint com;
  std::vector<char> standing;      // a leg each
  double imbalance = 0;            // force from nowhere, m·g
  std::vector<Vec3> feet;          // ankles
  std::vector<double> legLengths;  // hip to ankle, metres
};

struct Walk {
  Track track;  // conformed and timed
  TerrainPtr terrain;
  TrackTiming timing;
  Walker walker;
  BodyShift shift;  // where the figure has its hips, on which the solution counts
  ComSolution solution;
  ComDiagnosis diagnosis;
  Performance performance;
  Performed performed;
  std::vector<WalkSample> samples;  // a frame each
  std::vector<std::string> faults;  // what was wrong with the track, with force
  double solveSeconds = 0;          // of the solver alone
};

// Missing times are made up, prints laid on the terrain (null: they stay as they are). Throws Error naming
// the print that is at fault and what would be right; with force it does its best. A print that no leg
// reaches is no fault but a note of the diagnosis.
Walk walkTrack(const Character& character, Track track, const TerrainPtr& terrain,
               const WalkOptions& options = {}, const Progress& progress = {});

}  // namespace footfall::footprint
