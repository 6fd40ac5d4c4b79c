// SPDX-License-Identifier: MIT
// Curves of FBX as nodes to be written.
#pragma once

#include "io/fbx/fbx_curve.h"
#include "io/fbx/write/fbx_emit.h"

namespace footfall {

// The connections of an AnimationCurveNode that its curves go to.
inline constexpr const char* kCurveAxes[] = {"d|X", "d|Y", "d|Z"};

// What an AnimationCurve holds of its keys: KeyTime, KeyValueFloat, KeyAttrFlags, KeyAttrDataFloat,
// KeyAttrRefCount.
std::vector<FbxOut> fbxKeyArrays(const FbxCurve& curve);
// "Pre-Extrapolation" and "Post-Extrapolation", those that are not constant.
std::vector<FbxOut> fbxExtrapolations(const FbxCurve& curve);
// A whole AnimationCurve.
FbxOut fbxAnimationCurve(long long id, const FbxCurve& curve);
// Before 7.0: "KeyVer", "KeyCount" and "Key" of a Channel.
std::vector<FbxOut> fbxChannelKeys(const FbxCurve& curve, int keyVersion);

}  // namespace footfall
