// SPDX-License-Identifier: MIT
// An FBX file whose curves were edited, written again in place.
#pragma once

#include <string>
#include <vector>

#include "io/fbx/fbx_scene.h"
#include "io/fbx/write/fbx_splice.h"
#include "scene/scene_conversion.h"

namespace footfall {

// The bytes of scene.fbx (which must be set) with the curves that changed; every other node stays byte for
// byte. Curves that were removed are cut off; new ones go onto the base layer of the take that was read.
// Where several layers drive a property that changed, its curves go onto the base layer and the others let go
// of it.
std::string rewriteFbx(const Scene& scene, WriteReport& report);

// The three axes of a property as they are to be. Null: no curve.
struct FbxChange {
  int joint = -1;  // of the reading
  FbxVector vector = FbxVector::Translation;
  std::array<const Curve*, 3> curves{};  // by the scene's channels
  std::array<bool, 3> changed{};
};
// The curve of a channel as FBX holds it, and what that costs, reported.
FbxCurve fbxCurveFor(const Curve& curve, const FbxPlug& plug, double ticksPerSecond, WriteReport& report);

// Before 7.0, where takes nest channels.
void editFbxChannels(const FbxSceneSource& source, const std::vector<FbxChange>& changes, FbxSplice& splice,
                     WriteReport& report);
// Since 7.0.
void editFbxCurves(const FbxSceneSource& source, const std::vector<FbxChange>& changes, FbxSplice& splice,
                   WriteReport& report);

}  // namespace footfall
