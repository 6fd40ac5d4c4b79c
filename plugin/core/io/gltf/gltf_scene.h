// SPDX-License-Identifier: MIT
// A glTF file read into a Scene, with what ties the scene to the file.
#pragma once

#include <string>
#include <vector>

#include "scene/scene.h"

namespace footfall {

struct GltfSceneSource {
  std::string bytes, file;
  Scene scene;                     // without its source
  std::vector<std::size_t> nodes;  // of each joint
  int animation = -1;              // that was read; -1: the file has none
  double startTime = 0;            // seconds: where the file's times begin (an extra of this suite's files)
};

}  // namespace footfall
