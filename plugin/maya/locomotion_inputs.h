// SPDX-License-Identifier: MIT
// What an ffLocomotion is given, as values that can be compared, and the motion the engine makes of it. Knows
// nothing of Maya.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "figure/figure_player.h"
#include "figure/scene_axes.h"
#include "locomotion/generate.h"
#include "walk_inputs.h"

namespace footfall::maya {

// By what the figure is steered; the order is that of the attribute `steerBy`.
enum class SteerBy { Script, Keys, Path, Point };

// A library on disk; read again when `reload` changes.
struct LibraryInput {
  std::string file;
  int reload = 0;
  bool operator==(const LibraryInput& other) const { return file == other.file && reload == other.reload; }
};

struct LocomotionInputs {
  LibraryInput library;
  SteerBy by = SteerBy::Keys;
  std::string script;
  Curve speed, turn, cls;  // of Keys; the speed of Path and Point too
  std::vector<Vec3> path;  // points along a curve, scene units
  bool closed = false;
  Affine start = Affine::Identity();   // where Script, Keys and Point begin, in the scene
  Affine goal = Affine::Identity();    // of Point
  double startTime = 0, duration = 0;  // seconds; 0: a script's own, of Keys ten
  std::string figure;                  // the rig's, as FigureInput has it; empty: the library's own
  double scale = 1;
  std::string jointMap;  // as parseJointMap takes it
  SceneAxes axes;
  TerrainInput terrain;
  double frameRate = 60, ease = 0.45, anticipation = 0;
  bool footLock = true, extrapolate = false;

  bool operator==(const LocomotionInputs& other) const;
};

struct SolvedLocomotion {
  std::shared_ptr<const Library> library;
  FigurePlayer player;
  std::vector<LocomotionSample> samples;  // a frame of the player's motion each
  Generated report;                       // without its motion
  SceneAxes axes;

  const LocomotionSample& at(double time) const;  // seconds from the start; the nearest frame's
};

Library readLibrary(const LibraryInput& input);
// The figure that is moved: the library's own, or the rig's.
Character characterOf(const Library& library, const std::string& figure, double scale);
// Throws Error that says what to change.
SolvedLocomotion solveLocomotion(const LocomotionInputs& inputs,
                                 const std::shared_ptr<const Library>& library);

}  // namespace footfall::maya
