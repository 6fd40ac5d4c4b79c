// SPDX-License-Identifier: MIT
// Where a figure goes on the ground while one motion passes into another.
#pragma once

#include <optional>
#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/motion/heading.h"
#include "warp/blend/blend_contacts.h"

namespace footfall::warp {

// A place on the ground and a heading.
struct FigurePlacement {
  Vec3 position = Vec3::Zero();  // metres
  double yaw = 0;                // radians

  Isometry frame() const;
};

// At a frame or between two.
FigurePlacement placeAt(const Heading& heading, double frame);

// From where the first motion is, both motions' steps as each sees them, weighted by the fade and added up: a
// place a frame of it. The figure never outruns both, as it does where places are blended (Fig. 3.9).
std::vector<FigurePlacement> blendedPath(const Heading& first, const Heading& second, const BlendPlan& plan);

// How high the balls of the feet stand around a time, metres: the mean over the legs of the stand nearest to
// it. None where no foot stands at all.
std::optional<double> groundNear(const ContactReport& report, double time);

// The frame of a joint in the world, and all joints' in `world`.
Isometry worldFrameOf(const Skeleton& skeleton, const Pose& local, int joint, Pose& world);
// Puts a joint where it should be in the world. world: of a pose with the same joints above it.
void setWorldFrame(const Skeleton& skeleton, int joint, const Isometry& frame, const Pose& world,
                   Pose& local);

}  // namespace footfall::warp
