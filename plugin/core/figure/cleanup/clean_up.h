// SPDX-License-Identifier: MIT
// Plants the feet of a motion exactly and changes nothing else. docs/method/quality.md tells how.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "figure/contact/contact_detection.h"
#include "figure/ik/reach_limits.h"

namespace footfall {

struct CleanOptions {
  ContactOptions contact;
  double blend = 0.2;  // s: over which a correction eases out after a plant and in before the next
  double maxExtension = reach_limits::kCleanFull;  // of a corrected leg, in parts of its length; one that was
                                                   // longer may stay so
  // From this share on a corrected leg stretches ever less, standing or swinging, and the hips sink for the
  // rest, so that no knee snaps straight; 1: standing legs stretch to maxExtension before the hips sink.
  double softExtension = 1;
  double sinkWindow = 0.15;  // s: how far ahead and behind the hips begin to sink
  // m: what a planted part may leave its place by between frames, for which the rate is doubled, up to eight
  // times, as far as that helps; 0: the rate is kept.
  double betweenFrames = 0;
  // No leg is made to turn faster than it did: where planting would, the foot is let go. false: it stays
  // planted.
  bool calmLegs = true;
  std::optional<ContactReport> contacts;  // plant these, at their places, instead of finding them
  int threads = 0;
  Progress progress;
};

// Frames are those of the source.
struct CleanResult {
  Motion motion;
  int rateFactor = 1;      // every rateFactor-th frame of motion is one of the source
  ContactReport contacts;  // with the places the parts are planted on
  double drift = 0;        // m: farthest a planted part is from its place on a frame
  std::size_t driftFrame = 0;
  double driftBetween = 0;  // m: the same at sixteen times per frame and at the ends of stands
  double sink = 0;          // m: most the hips were lowered
  std::size_t sinkFrame = 0;
  double unreached = 0;  // m: farthest a foot stayed from its place as the leg is too short
  std::size_t changedFrames = 0;
  std::vector<std::string> notes;  // what was done beyond planting, and what could not be met
};

// Legs of fewer than two bones are left alone and noted. Throws Error where a sample is not finite.
CleanResult cleanUp(const Motion& motion, const CleanOptions& options = {});

}  // namespace footfall
