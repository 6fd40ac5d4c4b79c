// SPDX-License-Identifier: MIT
// The inputs of an ffGait as values that can be compared, and the travel that the engine makes of them.
// Independent of Maya.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "figure/drive/motion_player.h"
#include "gait/travel/follow.h"
#include "maya/figure/figure_input.h"
#include "maya/footprint/walk_inputs.h"

namespace footfall::maya {

// A stride, and the change to it from the one before.
struct StrideInput {
  std::string gait;   // name in the gait library
  std::string cycle;  // a scene document with a motion, used instead; empty: the library
  std::string info;   // the cycle's gait information (docs/reference/documents/gait.md); empty: detected
  double period = 0;  // of the cycle, seconds; 0: detected
  double start = 0,
         duration = 0.5;  // of the change, seconds from the start of the travel; unused in the first

  bool operator==(const StrideInput& other) const;
};

// What controls the progress along the path.
enum class GaitDrive {
  Speed,      // a constant speed
  Speeds,     // speed keys
  Distances,  // keys of the distance along the path
  Position    // the animated distance along the path
};

// The inputs that are expensive to read and compare.
struct GaitSources {
  std::vector<StrideInput> strides;
  std::vector<Vec3> path;  // points along the curve, scene
  bool closed = false;
  TerrainInput terrain;  // none without points
  std::string ground;    // a terrain as in track documents; empty: from the heights of the path

  bool operator==(const GaitSources& other) const;
};

struct GaitInputs {
  FigureInput figure;
  SceneAxes axes;
  std::shared_ptr<const GaitSources> sources = std::make_shared<const GaitSources>();
  bool automatic = false;  // gaits from the library by speed, instead of the strides
  GaitDrive drive = GaitDrive::Speed;
  double speed = 0;                             // metres per second; 0: the stride's own
  std::vector<std::pair<double, double>> keys;  // seconds and metres per second, or metres; in order of time
  std::vector<double> legShifts;                // shifts of the legs in strides, by index
  gait::FollowOptions follow;                   // threads and progress are not compared
  bool faithful = false;                        // the published method, with one stride
  bool force = false;                           // solve what can be met of a request that cannot

  bool operator==(const GaitInputs& other) const;
};

// A foot on the ground.
struct GaitFootprint {
  std::size_t leg = 0;
  Frame sole;  // centre of the sole; y is the normal of the ground, z points to the toes
  TimeRange time;
};

// The state of a gait at a moment, apart from the pose.
struct GaitMoment {
  std::vector<double> legPhase;    // strides since each leg's touchdown, 0 to 1
  double speed = 0, distance = 0;  // metres per second, metres over the ground
};

struct SolvedGait {
  explicit SolvedGait(MotionPlayer shown) : player(std::move(shown)) {}

  MotionPlayer player;
  std::vector<std::vector<double>> legPhase;  // #legs by #frames
  std::vector<double> speed, distance;        // one per frame
  std::vector<std::string> gaits;             // in order
  std::vector<gait::GaitChange> changes;      // between them
  double period = 0, strideLength = 0;        // of the first gait: seconds, metres
  double positionSpeed = 0;      // for drive Position the speed it was solved at, metres per second; else 0
  std::vector<Vec3> groundPath;  // the path on the ground, to draw
  std::vector<GaitFootprint> prints;  // in order of time
  std::vector<std::string> notes;
  SceneAxes axes;

  // The time within the travel for a time since its start, or for a distance along the path (scene units).
  double timeOf(double since, double position) const;
  GaitMoment at(const FigureMoment& moment) const;
  // The name of the gait with the largest weight.
  const std::string& gaitAt(double time) const;
};

// Throws Error for requests that are invalid or cannot be met.
SolvedGait solveGait(const GaitInputs& inputs);

}  // namespace footfall::maya
