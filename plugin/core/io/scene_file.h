// SPDX-License-Identifier: MIT
// Scenes read from and written to files or text in memory; the extension picks the format.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "scene/scene.h"
#include "scene/scene_conversion.h"

namespace footfall {

struct ReadOptions {
  // What one unit of a format without units is (BVH, AMC); 0: guessed from the figure's size, with a note.
  double metresPerUnit = 0;
  std::string
      take{};  // of an .fbx, or the animation of a .gltf or .glb, by name or number from 1; empty: the first
  std::optional<UpAxis> up{};  // of a format that does not say (BVH); unset: where the figure stands
  std::string skeleton{};      // a file whose figure an .npz without offsets of joints is on
  std::string asf{};  // the skeleton of an .amc; empty: the .asf beside it, or the only one in its folder
};

// Throws Error: an unknown extension (the message lists the known ones), or what is wrong with the file, and
// where.
Scene readScene(const std::string& path, const ReadOptions& options = {});
WriteReport writeScene(const Scene& scene, const std::string& path, const WriteOptions& options = {});

// The same for a whole file in memory. extension: of the format, as extensionOf gives it; file: its name in
// errors, and where the other files that it names are looked for (an .asf, the buffers of a .gltf).
Scene parseScene(std::string_view content, const std::string& extension, const std::string& file,
                 const ReadOptions& options = {});
std::string formatScene(const Scene& scene, const std::string& extension, const std::string& file,
                        const WriteOptions& options, WriteReport& report);

// The lower-case extension with its dot, ".bvh".
std::string extensionOf(const std::string& path);
bool isReadable(const std::string& extension);
bool isWritable(const std::string& extension);
// False of a .json file that is another document than a scene; what is wrong with a file, reading it says.
bool mayHoldScene(const std::string& path);

}  // namespace footfall
