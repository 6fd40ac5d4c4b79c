// SPDX-License-Identifier: MIT
// What programs expect of an FBX file: axes, unit, a root bone, a rate.
#pragma once

#include <string>

#include "base/math.h"

namespace footfall {

struct FbxProfile {
  const char* name;
  double centimetres;  // of the file's unit
  bool zUp;            // else Y up; figures face +Z, with Z up -Y
  bool rootBone;       // one joint at the origin above all others
  double frameRate;    // of the file; 0: the scene's
};

// "maya", "motionbuilder", "unreal", "unity", "blender"; empty: as Maya. Throws Error for another name.
const FbxProfile& fbxProfile(const std::string& name);

// From our axes to the file's.
Mat3 fbxAxes(const FbxProfile& profile);

}  // namespace footfall
