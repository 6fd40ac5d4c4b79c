// SPDX-License-Identifier: MIT
// What a file holds, whatever its format: a skeleton with animation curves, or a sampled motion.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "curve/curve_set.h"
#include "figure/contact/contact.h"
#include "figure/motion/motion.h"
#include "figure/motion/scene_axes.h"
#include "figure/motion/skeleton.h"

namespace footfall {

struct MayaSceneSource;  // io/maya/maya_scene.h
struct FbxSceneSource;   // io/fbx/fbx_scene.h
struct GltfSceneSource;  // io/gltf/gltf_scene.h
struct NodePlaces;       // scene/node_places.h

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
  // The same of an .fbx file.
  std::shared_ptr<const FbxSceneSource> fbx;
  // And of a .gltf or .glb file.
  std::shared_ptr<const GltfSceneSource> gltf;
  // Where the file's nodes are, of formats that place them by more than joints hold (nodePlaces).
  std::shared_ptr<const NodePlaces> places;
  std::vector<std::string> takes;  // names of the animations in the file, where the format names them
  std::string take;                // the one that was read
  // When feet stand, where the file says so (NPZ); the legs are those of findLimbs.
  std::optional<Contacts> contacts;
  std::vector<std::string> notes;  // what a reader should tell the user: guesses, things passed over

  const Skeleton& figure() const { return motion ? motion->skeleton : skeleton; }
};

}  // namespace footfall
