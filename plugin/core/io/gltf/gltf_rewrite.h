// SPDX-License-Identifier: MIT
// A glTF file whose animation was edited, written again in place.
#pragma once

#include <string>

#include "scene/scene_conversion.h"

namespace footfall {

// Whether the scene still has the nodes of the file it came from: scene.gltf is set, no joint was added,
// renamed or taken away.
bool keepsGltfNodes(const Scene& scene);

// The file with the channels that changed: meshes, materials, skins, extensions, extras, names, other
// animations, and all else of the JSON stay byte for byte. New keys go behind what the buffers hold. A .glb
// becomes a .gltf with its bytes inside, and the other way round; in another folder than the file came from,
// files that it names are taken inside, too. Throws Error where one of its own buffers is missing.
std::string rewriteGltf(const Scene& scene, bool binary, const std::string& file, const WriteOptions& options,
                        WriteReport& report);

}  // namespace footfall
