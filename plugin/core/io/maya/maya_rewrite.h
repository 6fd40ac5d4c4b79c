// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "io/scene_file.h"

namespace footfall {

// The text of scene.source (which must be set) with the statements of changed curves written anew, those of
// removed curves taken out with their connections, and new curves put in before the connections. Everything
// else stays byte for byte. Joints at rest, units and the playback range are not written; the report says
// where it matters.
std::string rewriteMayaAscii(const Scene& scene, WriteReport& report);

// A whole new scene: joints and transforms, curves and their connections, playback range.
std::string newMayaAscii(const Scene& scene, const std::string& file, WriteReport& report);

}  // namespace footfall
