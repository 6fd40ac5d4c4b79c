// SPDX-License-Identifier: MIT
#include "io/fbx/write/fbx_profile.h"

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {
namespace {

// Maya, MotionBuilder: centimetres, Y up. Unity: a unit of 1 m imports at scale 1. Unreal: centimetres, Z up,
// a bone that holds root motion, 30 frames per second by default. Blender: metres, Z up.
constexpr FbxProfile kProfiles[] = {{"maya", 1, false, false, 0},
                                    {"motionbuilder", 1, false, false, 0},
                                    {"unreal", 1, true, true, 30},
                                    {"unity", 100, false, false, 0},
                                    {"blender", 100, true, false, 0}};

}  // namespace

const FbxProfile& fbxProfile(const std::string& name) {
  if (name.empty()) return kProfiles[0];
  for (const FbxProfile& profile : kProfiles) {
    if (name == profile.name) return profile;
  }
  throw Error(
      fmt::format("an FBX profile must be maya, motionbuilder, unreal, unity or blender, got '{}'", name));
}

Mat3 fbxAxes(const FbxProfile& profile) {
  Mat3 axes = Mat3::Identity();
  if (profile.zUp) axes << 1, 0, 0, 0, 0, -1, 0, 1, 0;
  return axes;
}

}  // namespace footfall
