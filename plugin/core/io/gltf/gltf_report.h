// SPDX-License-Identifier: MIT
// What a fitted track costs, said to the user.
#pragma once

#include <string>

#include "io/gltf/gltf_fit.h"
#include "scene/scene_conversion.h"

namespace footfall {

// "1 key", "3 keys".
std::string gltfCounted(std::size_t count, const char* what);
// name: of the track; path: 0 translation, 1 rotation, 2 scale. Largest error of sampled tracks goes to
// sampledError.
void reportGltfFit(const GltfFit& fit, const std::string& name, std::size_t path, WriteReport& report,
                   double& sampledError);
// What that largest error means; nothing where it is 0.
void reportGltfSampled(double sampledError, WriteReport& report);

}  // namespace footfall
