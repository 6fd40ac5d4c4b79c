// SPDX-License-Identifier: MIT
// Finds the glTF track that follows a property: its own keys where glTF can hold them, more where it cannot.
#pragma once

#include "io/gltf/gltf_property.h"
#include "io/gltf/gltf_track.h"

namespace footfall {

struct GltfFitOptions {
  double startTime = 0;     // seconds: what the track counts as 0
  double tolerance = 1e-4;  // metres, radians
  double frame =
      1.0 / 24;  // seconds: straight keys no farther apart than this are samples and stay as they are
};

struct GltfFit {
  GltfTrack track;
  bool exact = true;  // no key was added: the shape is the source's (to single precision)
  bool sampled =
      false;         // straight keys one frame apart, of a rotation: exact at the keys, error between them
  double error = 0;  // metres, radians: a bound of the distance to the source, between keys too
  std::size_t keysBefore = 0;
  std::size_t merged = 0;  // keys nearer than single precision can tell apart
  std::size_t jumps = 0;   // steps among smooth keys: held as a jump within kGltfJump
};

inline constexpr double kGltfJump = 1e-5;  // seconds

// At least one curve with keys. A bound above the tolerance is possible where values outgrow single
// precision.
GltfFit fitGltfTrack(const GltfProperty& property, const GltfFitOptions& options);

}  // namespace footfall
