// SPDX-License-Identifier: MIT
// Finds when and where heels and balls of the feet stand, on ground that may drift, slope or have steps.
// docs/method/quality.md tells how.
#pragma once

#include <vector>

#include "base/frame_span.h"
#include "figure/anatomy/sole_points.h"
#include "figure/contact/contact.h"

namespace footfall {

// Lengths in parts of the leg's length L, speeds in parts of sqrt(g L), times in seconds.
struct ContactOptions {
  double window = 0.05;        // over which velocity is measured; at least three frames
  double slowSpeed = 0.10;     // a contact is seeded below it …
  double stillSpeed = 0.20;    // … and grows while below this
  double leaves = 0.01;        // how far a point rises (or sinks) to have left a level
  double departure = 0.006;    // how far it is from its line when it has left the contact
  double departs = 0.03;       // how far off the ways of points that leave are compared
  double planted = 0.0003;     // how far a point that stands exactly still may be off
  double creepSpeed = 0.03;    // what a standing point may settle or roll at
  double nearGround = 0.05;    // at the clip's ends: how far above the lowest nearby a contact may be
  double raisedHeel = 0.05;    // a heel this far above its standing ball does not touch
  double touchSpeed = 0.15;    // a foot slower than this part of its swing's speed still touches …
  double touchHeight = 0.05;   // … while it is not above where it stands by more
  double settles = 0.005;      // seconds by which feet are slow for longer than smooth ones, usually …
  double settlesAlone = 0.04;  // … or one of them, to touch all that time
  double minDuration = 0.03;
  double mergeGap = 0.05;
  bool skipLeadingPose = true;  // leave out a T-pose before the motion
  int threads = 0;
};

// A line in time through the heights of the contacts, metres: of the balls of the feet.
struct Ground {
  double height = 0;     // at the first frame
  double drift = 0;      // metres per second
  double roughness = 0;  // root mean square of what is left
};

struct ContactReport {
  Limbs limbs;
  std::vector<Sole> soles;     // one per leg
  std::size_t firstFrame = 0;  // those before it were left out
  Contacts contacts;
  Ground ground;
};

// Never throws; a figure without legs has no contacts.
ContactReport detectContacts(const Motion& motion, const ContactOptions& options = {});

// 0, or 1 or 2 where the frames before are a pose (T-pose) far from the motion. docs/method/quality.md has
// the rule.
std::size_t firstFrameOfMotion(const Motion& motion);

// Frames within a time range, its ends rounded inwards; may be empty.
FrameSpan framesWithin(const Motion& motion, const TimeRange& range);

}  // namespace footfall
