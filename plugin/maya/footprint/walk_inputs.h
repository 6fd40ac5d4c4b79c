// SPDX-License-Identifier: MIT
// What an ffFootprintSolver is given, as values that can be compared, and the walk the engine makes of it.
// Knows nothing of Maya.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "footprint/walk/walk_lines.h"
#include "footprint/walk/walk_player.h"
#include "maya/figure/figure_input.h"

namespace footfall::maya {

// The legs a print can be of, in the order of ffFootprint's attribute `leg`, as figures name them.
inline constexpr const char* kLegNames[] = {"left",       "right",    "frontLeft",
                                            "frontRight", "hindLeft", "hindRight"};
inline bool isRightLeg(int leg) {
  return leg % 2 == 1;
}

struct PrintInput {
  int order = 0;
  unsigned index = 0;  // among prints of one order
  int leg = 0;         // an index into kLegNames
  Affine matrix = Affine::Identity();
  double stance = 0, step = 0;  // seconds; 0: made up
  double mark = 0;              // what polish knows its step by, whatever its number

  bool operator==(const PrintInput& other) const;
};

struct TerrainInput {
  std::vector<float> points;   // three a vertex, in the mesh's own space
  std::vector<int> triangles;  // three vertices each
  Affine matrix = Affine::Identity();

  bool operator==(const TerrainInput& other) const;
};

enum class TrackEnd { Moving, Standing, Free };

// What an animator changes of a walk; the numbers are those of WalkOptions.
struct StyleInput {
  double crouch = 0, hipSpacing = 1, legLength = 1, armSwing = 1, hipTwist = 1;
  double lean = 0, nod = 0, sway = 0;                              // radians
  double heelLift = 0, footRoll = 1, clearance = 0.025, lift = 1;  // of the feet
  bool operator==(const StyleInput& other) const;
};

struct LoopInput {
  Vec3 move = Vec3::Zero();  // of the scene, in its unit
  double turn = 0;
  bool operator==(const LoopInput& other) const { return move == other.move && turn == other.turn; }
};

struct WalkInputs {
  FigureInput figure;
  SceneAxes axes;
  std::vector<PrintInput> prints;  // in the order of their steps
  std::vector<double> path;        // prints of an ffFootprintPath: see pathNumbers
  TerrainInput terrain;            // without points: none
  std::string ground;              // a terrain as in track documents; empty: prints stay where they are
  std::string options;             // "body" and "weights" of a track document; may be empty
  TrackEnd start = TrackEnd::Moving, end = TrackEnd::Moving;
  std::optional<LoopInput> loop;
  StyleInput style;
  std::string clip;  // a motion as a scene document, whose style is laid on the walk; empty: none
  double frameRate = 24;
  bool greedy = false, force = false;

  bool operator==(const WalkInputs& other) const;
};

// A walk with what a node shows of it.
struct SolvedWalk {
  WalkInputs inputs;
  TerrainPtr terrain;
  std::shared_ptr<const footprint::WalkStyle> style;  // of the clip; null: none
  footprint::WalkPlayer player;
  footprint::WalkLines lines;
  std::vector<std::string> notes;  // in the animator's words, with the numbers of prints
  std::vector<char> madeUp;        // a print each: 1 its stance, 2 its step
  SceneAxes axes;
  std::size_t located = 0;    // how many of the prints, the last ones, have a locator
  std::vector<double> marks;  // a print each, growing
};

// Throws Error naming the print (from 1) that is at fault. former: any walk; what is the same in it is not
// made again, which changes no bit of the result.
SolvedWalk solveWalk(const WalkInputs& inputs, const SolvedWalk* former = nullptr);
// The mark of a moment given as WalkPose::step. Marks stay with their prints when others come and go before
// them, so that what is keyed on them stays in its step.
double markAt(const SolvedWalk& walk, double step);
// The mark of a print put in between two others, each where there is one: the step before keeps its own to
// the full.
double markBetween(const double* before, const double* after);
// The prints alone, as the solver gets them: not timed, not on the terrain.
footprint::Track trackOf(const WalkInputs& inputs, const Character& character);
TerrainPtr terrainOf(const WalkInputs& inputs);

// Prints as numbers between nodes, kPathNumbers each: leg, x, y, z, yaw, stance, step; metres, seconds,
// radians, Y up. Throws Error for a count that does not come out.
inline constexpr std::size_t kPathNumbers = 7;
std::vector<double> pathNumbers(const footprint::Track& track);
std::vector<footprint::Footprint> printsOfNumbers(const std::vector<double>& numbers);

}  // namespace footfall::maya
