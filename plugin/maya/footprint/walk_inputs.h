// SPDX-License-Identifier: MIT
// The inputs of an ffFootprintSolver as values that can be compared, and the walk that the engine makes of
// them. Does not depend on Maya.
#pragma once

#include <memory>
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
  double stance = 0, step = 0;  // seconds; 0: to be filled in
  double mark = 0;              // identifies its step to keys on top of the walk, whatever its number

  bool operator==(const PrintInput& other) const;
};

struct TerrainMesh {
  std::vector<float> points;   // three per vertex, in the mesh's own space
  std::vector<int> triangles;  // three vertices each
};

// A mesh in the world. Where the mesh has not changed the pointer has not either, so that comparing is cheap.
struct TerrainInput {
  std::shared_ptr<const TerrainMesh> mesh;  // null: none
  Affine matrix = Affine::Identity();

  bool empty() const { return !mesh || mesh->points.empty(); }
  bool operator==(const TerrainInput& other) const;
};

enum class TrackEnd { Moving, Standing, Free };

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
  TerrainInput terrain;
  std::string ground;              // a terrain as in track documents; empty: prints stay where they are
  footprint::WalkOptions options;  // of the node; the free ends follow from `start` and `end`
  TrackEnd start = TrackEnd::Moving, end = TrackEnd::Moving;
  std::optional<LoopInput> loop;
  std::shared_ptr<const std::string>
      clip;  // a scene document with a motion, whose style is laid on; null: none

  bool operator==(const WalkInputs& other) const;
};

// A solved walk with what a node shows of it.
struct SolvedWalk {
  WalkInputs inputs;
  TerrainPtr terrain;
  std::shared_ptr<const footprint::WalkStyle> style;  // of the clip; null: none
  footprint::WalkPlayer player;
  footprint::WalkLines lines;
  std::vector<std::string> notes;  // for animators, with the numbers of prints
  std::vector<char> filledIn;      // per print: 1 its stance, 2 its step
  SceneAxes axes;
  std::size_t located = 0;    // how many prints, the last ones, have a locator
  std::vector<double> marks;  // per print, rising
};

// Throws Error naming the print (from 1) that is at fault, and where the walk cannot be met
// (ComDiagnosis::unmet), unless options.force. previous: any walk; what is the same in it is reused, which
// changes no bit of the result.
SolvedWalk solveWalk(const WalkInputs& inputs, const SolvedWalk* previous = nullptr);
// The mark of a moment given as WalkPose::step. Marks stay with their prints when others are inserted or
// removed, so that keys on them stay in their step.
double markAt(const SolvedWalk& walk, double step);
// The mark of a print inserted between two others, each where there is one: the step before keeps its own.
double markBetween(const double* before, const double* after);
// The prints as the solver gets them: neither timed nor on the terrain.
footprint::Track trackOf(const WalkInputs& inputs, const Character& character);
TerrainPtr terrainOf(const WalkInputs& inputs);

// Prints as numbers between nodes, kPathNumbers each: leg, x, y, z, yaw, stance, step; metres, seconds,
// radians, Y up. Throws Error for a count that does not come out.
inline constexpr std::size_t kPathNumbers = 7;
std::vector<double> pathNumbers(const footprint::Track& track);
std::vector<footprint::Footprint> printsOfNumbers(const std::vector<double>& numbers);

}  // namespace footfall::maya
