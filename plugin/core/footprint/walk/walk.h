// SPDX-License-Identifier: MIT
// From a track of footprints to the motion of a figure: the whole of the method in one call.
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

// The weights of the method, with two more: legs are kept to their length, since a real figure cannot
// stretch, and of the many paths that two feet on the ground allow, the one with the least acceleration is
// taken.
inline ComOptions walkingComOptions() {
  ComOptions options;
  options.overreachWeight = 20000;
  options.accelerationWeight = 5e-3;
  return options;
}

// Close enough that a walk solved again from its neighbour is the same walk.
inline ComSolverOptions walkingSolver() {
  ComSolverOptions options;
  options.tolerance = 1e-4;
  return options;
}

// In the air the body keeps its ballistic path: a foot out of reach falls short.
inline PerformOptions walkingPerform() {
  PerformOptions options;
  options.maxSwingDrop = 0;
  // The path already keeps legs within their length.
  options.softReach = reach_limits::kWalkSoft;
  options.fullReach = reach_limits::kWalkFull;
  return options;
}

struct WalkOptions {
  VirtualLegStyle style;
  TimingTable timing;
  BodyOrientationOptions body;
  ComOptions com = walkingComOptions();
  ComSolverOptions solver = walkingSolver();
  FootOptions feet;
  // Beyond the published method, for figures that do not crouch: knots of the path at lift-offs as well
  // (withLiftKnots; two legs only), and legs that end where the ankle of a foot that rolls over its print is
  // (foot_plants.h). Without both, the path is the published one.
  bool liftKnots = true, rollingFeet = true;
  PerformOptions perform = walkingPerform();
  double frameRate = 60;  // frames per second
  // A track that neither begins nor ends standing is part of a longer walk: the ends of its path are those it
  // has with the gait run on. Free: they are where E is least, which for a walk is falling.
  bool freeStart = false, freeEnd = false;
  // How often the body is moved so that the centre of mass of the whole figure, limbs included, is on the
  // path; 0: the body alone follows it.
  int comTrackingRounds = 6;
  double armSwing = 1, hipTwist = 1;  // see Performance
  bool force = false;                 // repair a track that has faults instead of throwing
};

// What the figure does at a frame, for tables and plots.
struct WalkSample {
  double time = 0;
  ComPoint com;
  std::vector<char> standing;      // per leg
  double imbalance = 0;            // unsupported force, m·g
  std::vector<Vec3> feet;          // ankles
  std::vector<double> legLengths;  // hip to ankle, metres
};

struct Walk {
  Track track;  // laid on the terrain and timed
  TerrainPtr terrain;
  TrackTiming timing;
  VirtualLegs virtualLegs;
  PelvisOffset pelvisOffset;  // on which the solution counts
  ComSolution solution;
  ComDiagnosis diagnosis;  // unmet(): whether the walk cannot be met as it stands
  Performance performance;
  Performed performed;
  std::vector<WalkSample> samples;  // per frame
  std::vector<std::string> faults;  // of the track, repaired with options.force
  double solveSeconds = 0;          // spent in the solver alone
};

// Fills in missing times and lays the prints on the terrain (null: they stay as they are). Throws Error
// naming the faulty print and the remedy; with options.force it repairs what it can. A print that no leg
// reaches is not an Error: it is a note of the diagnosis, of kind Unmet where no posture hides it.
Walk walkTrack(const Character& character, Track track, const TerrainPtr& terrain,
               const WalkOptions& options = {}, const Progress& progress = {});

}  // namespace footfall::footprint
