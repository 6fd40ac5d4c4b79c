// SPDX-License-Identifier: MIT
// What an ffGait is given, as values that can be compared, and the travel the engine makes of it. Knows
// nothing of Maya.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "figure/drive/motion_player.h"
#include "gait/travel/follow.h"
#include "maya/figure/figure_input.h"
#include "maya/footprint/walk_inputs.h"

namespace footfall::maya {

// A stride, and the change into it from the one before.
struct StrideInput {
  std::string gait;   // of the book, for the figure
  std::string cycle;  // a scene document with a motion: used instead; empty: the book
  std::string info;   // the cycle's gait information (docs/gaits.md); empty: found
  double period = 0;  // seconds a stride of the cycle takes; 0: found
  double start = 0,
         duration = 0.5;  // of the change, seconds from the start of the travel; of the first: unused

  bool operator==(const StrideInput& other) const;
};

// What says where the figure is when.
enum class GaitDrive {
  Speed,    // one speed
  Speeds,   // keys of speed
  Places,   // keys of the distance along the path
  Position  // the distance along the path at the current time, live
};

struct GaitInputs {
  FigureInput figure;
  SceneAxes axes;
  std::vector<StrideInput> strides;
  bool automatic = false;  // gaits of the book by speed, instead of the strides
  std::vector<Vec3> path;  // points along the curve, scene
  bool closed = false;
  TerrainInput terrain;  // without points: none
  std::string ground;    // a terrain as in track documents; empty: the path's own heights
  GaitDrive drive = GaitDrive::Speed;
  double speed = 0;                             // metres a second; 0: the stride's own
  std::vector<std::pair<double, double>> keys;  // seconds; metres a second, or metres, by rising times
  std::vector<double> later;                    // strides that legs come later, by their numbers
  gait::FollowOptions follow;                         // threads and progress are not compared
  bool faithful = false;                        // the thesis as it is: one stride
  bool force = false;                           // do the best with ground that legs cannot reach

  bool operator==(const GaitInputs& other) const;
};

// A foot on the ground.
struct GaitPrint {
  std::size_t leg = 0;
  Frame sole;  // its middle, y the ground's normal, z where the toes point
  TimeRange time;
};

// What a gait tells of a moment besides the pose.
struct GaitMoment {
  std::vector<double> legPhase;    // strides since each leg's touchdown, 0 to 1
  double speed = 0, distance = 0;  // metres a second, metres over the ground
};

struct SolvedGait {
  explicit SolvedGait(MotionPlayer shown) : player(std::move(shown)) {}

  MotionPlayer player;
  std::vector<std::vector<double>> legPhase;  // #legs by #frames
  std::vector<double> speed, distance;        // a frame each
  std::vector<std::string> gaits;             // in turn
  std::vector<gait::GaitChange> changes;            // between them
  double period = 0, strideLength = 0;        // of the first gait: seconds, metres
  double positionSpeed = 0;                   // of drive Position: metres a second it was solved at; else 0
  std::vector<Vec3> way;                      // the path on the ground, to draw
  std::vector<GaitPrint> prints;              // by rising times
  std::vector<std::string> notes;
  SceneAxes axes;

  // Seconds of the travel at a time since its start, or at a distance along the path (scene units).
  double timeOf(double since, double position) const;
  GaitMoment at(const FigureMoment& moment) const;
  // The name of the gait that shows most.
  const std::string& gaitAt(double time) const;
};

// Throws Error: what is wrong and what would be right.
SolvedGait solveGait(const GaitInputs& inputs);

}  // namespace footfall::maya
