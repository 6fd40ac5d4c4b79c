// SPDX-License-Identifier: MIT
// Curves of FBX files as curves that evaluate as Maya's do, and back.
#pragma once

#include <string>
#include <vector>

#include "curve/curve.h"
#include "io/fbx/fbx_curve.h"
#include "io/fbx/fbx_scene.h"

namespace footfall {

// What curves of FBX had that a Curve has not, counted for the reader's notes.
struct FbxOddities {
  std::size_t sameTimes = 0;  // keys left out: at the time of another
  std::size_t counted = 0;    // curves that repeat so many times, written out as keys
};

// Keys and tangents stay. Automatic tangents keep their type where Maya computes the same, else they become
// fixed; TCB tangents become fixed. Times within half a tick of a frame are that frame.
Curve curveFromFbx(const FbxCurve& curve, const FbxMap& map, CurveOutput output, double frameRate,
                   FbxOddities& oddities);

// The way back: keys, values and tangents as FBX can hold them, resolved. Single precision for values, slopes
// to seven digits, weights to 1e-4.
FbxCurve fbxFromCurve(const Curve& curve, const FbxMap& map, double ticksPerSecond);

// The largest distance of an FBX curve from a curve of the scene, in the scene's units, over the keys of both
// and between them.
double fbxDistance(const FbxCurve& written, const FbxMap& map, const Curve& curve);

}  // namespace footfall
