// SPDX-License-Identifier: MIT
// The takes of an FBX file, their layers, and the value of an animated property at a time.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "curve/curve_set.h"
#include "io/fbx/fbx_curve.h"
#include "io/fbx/fbx_models.h"

namespace footfall {

// Up to three curves that drive one property together (an AnimationCurveNode, or a Channel of a Take).
struct FbxCurves {
  int object = -1;                              // the AnimationCurveNode; -1 before 7.0
  std::array<int, 3> curves = {-1, -1, -1};     // in FbxTake::curves; -1: the value below
  Vec3 otherwise = Vec3::Zero();
};

struct FbxLayer {
  enum class Blend : std::uint8_t { Add, Override, Pass };  // Pass: weighted between what is below and its own
  int object = -1;                                          // the AnimationLayer; -1 before 7.0
  std::string name;
  Blend blend = Blend::Add;
  bool composeRotation = true, composeScale = true;  // false: by axis, by addition
  double weight = 1;                                 // 0 to 1, where no curve says
  int weightCurve = -1;                              // in percent
  std::map<std::pair<int, FbxVector>, FbxCurves> driven;  // by model and property
};

struct FbxCurveSource {
  int node = -1;    // the AnimationCurve or Channel in the document
  int object = -1;  // since 7.0
  FbxCurve curve;
};

struct FbxTake {
  std::string name;
  TimeRange range;  // seconds; both ends 0 where the file does not say
  std::vector<FbxLayer> layers;
  std::vector<FbxCurveSource> curves;
};

struct FbxTakeName {
  std::string name;
  int place = -1;  // the AnimationStack's object, before 7.0 the Take's node
};

std::vector<FbxTakeName> fbxTakeNames(const FbxObjects& objects);
FbxTake readFbxTake(const FbxObjects& objects, const std::vector<FbxModel>& models, const FbxTakeName& which);

// A property of a model at a time: what the layers make of its value at rest.
Vec3 fbxValue(const FbxTake& take, const std::vector<FbxModel>& models, int model, FbxVector which, double seconds);
// Everything that places the models, at a time.
std::vector<FbxPlacement> fbxPlacements(const FbxTake& take, const std::vector<FbxModel>& models, double seconds);

}  // namespace footfall
