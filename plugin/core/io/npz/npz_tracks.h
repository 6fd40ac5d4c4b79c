// SPDX-License-Identifier: MIT
// What the arrays of a motion file say, whatever their layout: rotations of joints, a root that goes, and
// what stands on the ground. Everything in the file's axes.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "figure/motion/skeleton.h"
#include "io/npz/named_skeleton.h"
#include "io/npz/npy_array.h"

namespace footfall {

using NpyArrays = std::map<std::string, NpyArray>;

struct NpzTracks {
  std::string layout;  // for notes: "joint rotation matrices", …
  NamedSkeleton skeleton;
  std::size_t frames = 0;
  std::vector<Quat> rotations;  // local, #frames by #joints
  std::vector<Vec3> root;       // of joint 0, one per frame; metres
  double rate = 0;              // 0: the file does not say
  std::vector<char> contacts;   // #frames by 4: left heel, left toe, right heel, right toe; or none
  std::vector<std::string> notes;
};

// given: a skeleton to count on instead (joints empty: none). Throws Error where the arrays are of no layout
// that is known, and where they do not fit each other.
NpzTracks npzTracks(const NpyArrays& arrays, const NamedSkeleton& given, const std::string& file);

}  // namespace footfall
