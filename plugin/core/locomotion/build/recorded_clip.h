// SPDX-License-Identifier: MIT
// A recorded clip prepared for a library: put on the ground, with its contacts, strides and stands.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/motion/heading.h"
#include "locomotion/build/arc_fit.h"
#include "locomotion/build/foot_events.h"
#include "locomotion/build/ground_fit.h"
#include "locomotion/library/library.h"

namespace footfall::locomotion {

// Annotations of a clip that replace what would be detected. All are optional.
struct ClipLabels {
  std::string clip;                      // the recording's name
  bool use = true;                       // false: leave it out
  std::optional<std::string> className;  // of its strides; unset: walk or run, by what they are
  std::optional<TimeRange> range;        // seconds: strides and stands outside are not looked at
  struct FootContact {
    BodySide side = BodySide::Left;
    TimeRange time;  // seconds
  };
  std::optional<std::vector<FootContact>> contacts;  // instead of those found
};

// From a foot's strike to its next one, with what happens in between. Seconds of the recording.
struct RecordedStride {
  double start = 0, end = 0;
  bool leftFirst = true;
  double otherStrike = 0;
  double lift = 0, otherLift = 0;           // of the foot that strikes first, of the other
  StepPattern pattern = StepPattern::Walk;  // by the order of lifts and strikes
  bool running = false;                     // by the pelvis: lowest, not highest, while a foot stands
  Velocity velocity;                        // of the loop made of it
  double yaw = 0;                           // where it heads at its start
  ArcFit arc;
  double speedUp = 0;           // metres per second by which it is faster at its end than at its beginning
  double loopError = 0;         // radians, see Clip
  std::vector<double> posture;  // the mean row of its loop; empty where it was not looped
  std::string className;        // "" until classes are known
  std::string rejected;         // why it is not an example; empty: it is
  bool sound = false;           // a stride of a gait, if perhaps no steady one
  bool chosen = false;

  double duration() const { return end - start; }
  // Left strike, then as the pattern says, to the next left strike: seconds from the first; offset: where the
  // first is, from start.
  std::vector<double> keys(double& offset) const;
};

// A step of alternating feet: strike to strike.
struct Step {
  double start = 0, end = 0;
  bool leftFirst = true;
};

struct RecordedClip {
  std::string name;
  bool mirrored = false;
  Motion motion;  // corrected
  ContactReport contacts;
  Heading heading;
  GroundFit ground;
  FootEvents reach, low;   // strikes and lifts: those of walks, those of runs
  ArcFit arc;              // over the whole clip
  std::size_t spikes = 0;  // turns of joints that jumped for a single frame and were mended
  double skate = 0;        // metres: farthest a foot slides in a contact
  std::vector<RecordedStride> strides;
  std::vector<Step> steps;
  std::vector<TimeRange> stands;  // seconds
  std::string rejected;           // why nothing of it is used; empty: something may be

  Vec2 pelvis(double time) const;  // in plan, straight between frames
  double yaw(double time) const;
  double speed(double start, double end) const;  // mean over the ground, along the chord
};

struct RecordedClipOptions {
  ContactOptions contact;
  GroundFitOptions ground;
  double minDuration = 0.5;  // seconds: shorter clips are left out
  double standSpeed = 0.12;  // metres per second: slower, on both feet, is standing …
  double minStand = 0.25;    // … for at least so many seconds
};

// Corrects and analyses a clip. Never throws for an unusable clip: it is rejected with the reason.
RecordedClip prepareClip(const std::string& name, const Motion& motion, const ClipLabels* labels,
                         const RecordedClipOptions& options);

}  // namespace footfall::locomotion
