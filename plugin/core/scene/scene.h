// SPDX-License-Identifier: MIT
// What a file holds, whatever its format: a skeleton with animation curves, or a sampled motion.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "curve/curve_set.h"
#include "figure/motion/motion.h"
#include "figure/motion/scene_axes.h"
#include "figure/motion/skeleton.h"

namespace footfall {

struct MayaSceneSource;  // io/maya/maya_scene.h

// Keyed formats (.ma, .anim, .gltf, .glb, .json) fill skeleton and curves; sampled ones (.bvh, .amc, .json)
// motion.
struct Scene {
  Skeleton skeleton;             // joints and transforms at rest (empty where motion is set: see there)
  CurveSet curves;               // seconds; centimetres, radians
  std::optional<Motion> motion;  // sampled channels with their own skeleton

  // The units the file counts in, for reports and for writing it back.
  double frameRate = 24;          // frames per second
  std::string linearUnit = "cm";  // a name that metresPer knows, or "unit" for a format without one (BVH)
  double metresPerUnit = 0.01;    // of linearUnit
  std::string angularUnit = "deg";
  UpAxis up = UpAxis::Y;  // in the file; here Y is up, and the orients of roots hold the turn
  TimeRange range;        // seconds: the file's own statement where it makes one, else its keys or frames

  // The .ma file this scene was read from, parsed: writing .ma again changes only what differs from it.
  std::shared_ptr<const MayaSceneSource> source;
  std::vector<std::string> notes;  // what a reader should tell the user: guesses, things passed over

  const Skeleton& figure() const { return motion ? motion->skeleton : skeleton; }
};

}  // namespace footfall
