// SPDX-License-Identifier: MIT
// Feet held to their places by inverse kinematics, as smoothly as the motion was: one pass of clean_up.h.
// docs/method/quality.md tells how.
#pragma once

#include <string>

#include "base/progress.h"
#include "figure/contact/contact_detection.h"

namespace footfall {

struct HoldOptions {
  const Motion* source = nullptr;  // as recorded: no joint turns faster than it did there; null: the motion
  double blend = 0.2;              // s: over which corrections ease out after a stand and in before the next
  double maxExtension = 0.997;     // of a standing leg; one that was longer may stay so
  double sinkWindow = 0.15;        // s: how far ahead and behind the hips begin to sink
  bool calmLegs = true;            // stands are let go where a leg would turn faster than in the source
  int threads = 0;
  Progress progress;  // only asks whether to stop
};

struct HeldFeet {
  Motion motion;
  std::size_t open = 0;  // stands that were not still before
  double sink = 0;       // m: most the hips were lowered
  std::size_t sinkFrame = 0;
  double unreached = 0;  // m: farthest a held foot stayed from its place
  std::size_t changedFrames = 0;
};

// The contacts come out with the places that feet are held to. Where all stand still already, the motion
// comes out bit for bit. Legs of one bone are left alone.
HeldFeet holdFeet(const Motion& motion, ContactReport& contacts, const HoldOptions& options);

}  // namespace footfall
