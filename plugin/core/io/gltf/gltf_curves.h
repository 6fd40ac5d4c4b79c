// SPDX-License-Identifier: MIT
// Animation curves from a glTF track.
#pragma once

#include <string>
#include <vector>

#include "curve/curve_set.h"
#include "figure/motion/skeleton.h"
#include "io/gltf/gltf_track.h"

namespace footfall {

// Appends the curves of a node's property (0 translation, 1 rotation, 2 scale) with keys at the times
// (seconds, strictly increasing, one per key of the track). Cubic splines give fixed, linear and stepped ones
// linear and stepped tangents. Rotations become Euler angles in the order XYZ: exact, tangents too, at the
// keys. Components that never leave the node's rest get no curve where another component moves. Returns the
// largest angle between the track and the curves, between the keys; 0 for vectors.
double appendCurves(const GltfTrack& track, int property, const std::vector<double>& times, const Joint& rest,
                    std::vector<NamedCurve>& curves);

}  // namespace footfall
