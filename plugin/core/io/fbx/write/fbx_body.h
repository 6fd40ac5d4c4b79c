// SPDX-License-Identifier: MIT
// The suite's body as a skinned mesh of a new FBX file.
#pragma once

#include <vector>

#include "figure/motion/skeleton.h"
#include "io/fbx/write/fbx_builder.h"
#include "scene/scene_conversion.h"

namespace footfall {

// A mesh per tree of the skeleton, each vertex carried by one joint, and the bind pose. toFile: from metres
// and our axes to the file's; models: the id of each joint's Model.
void addFbxBodies(const Skeleton& skeleton, const Body* shape, const Mat3& toFile,
                  const std::vector<long long>& models, FbxBuilder& file);

}  // namespace footfall
