// SPDX-License-Identifier: MIT
// Records of drawing as a picture, so that an engineer can look at what a locator draws.
#pragma once

#include <mayahost/draw.h>

namespace mayahost {

enum class View {
  top,
  front,
  side
};  // along -y with x to the right and z down; along -z; along -x, z to the left

// A PNG, SVG or PDF by the extension of the path, the records in world space side by side as they are; what
// is drawn in pixels is left out. Throws footfall::Error where there is nothing to draw or it cannot be
// written.
void writePicture(const std::vector<DrawRecord>& records, View view, const std::string& path);

}  // namespace mayahost
