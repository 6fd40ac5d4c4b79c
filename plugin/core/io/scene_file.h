// SPDX-License-Identifier: MIT
// Scenes read from and written to files; the extension picks the format.
#pragma once

#include <string>

#include "scene/scene.h"
#include "scene/scene_conversion.h"

namespace footfall {

struct ReadOptions {
  double metresPerUnit =
      0;            // of formats that do not say (BVH): 0 guesses from the figure's size and notes it
  std::string asf;  // the skeleton of an .amc; empty: the .asf beside it, or the only one in its folder
};

// Throws Error: an unknown extension (the message lists the known ones), or what is wrong with the file, and
// where.
Scene readScene(const std::string& path, const ReadOptions& options = {});
WriteReport writeScene(const Scene& scene, const std::string& path, const WriteOptions& options = {});

// The lower-case extension with its dot, ".bvh".
std::string extensionOf(const std::string& path);
bool isReadable(const std::string& extension);
bool isWritable(const std::string& extension);
// False of a .json file that is another document than a scene; what is wrong with a file, reading it says.
bool mayHoldScene(const std::string& path);

}  // namespace footfall
