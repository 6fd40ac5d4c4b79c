// SPDX-License-Identifier: MIT
// A library of recorded locomotion: classes of examples that differ in speed and turn, and transitions
// between them. Built by build_library.h, played by locomotor.h. Immutable once built, so any number of
// figures can share one.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "figure/anatomy/sole_points.h"
#include "figure/motion/motion.h"
#include "locomotion/library/phase_map.h"
#include "locomotion/library/pose_space.h"
#include "locomotion/library/velocity.h"
#include "locomotion/library/weights.h"

namespace footfall::locomotion {

// What the keyframes of a loop are, in order; the first comes again at the end.
enum class StepPattern : std::uint8_t {
  Walk,  // left strikes, right lifts, right strikes, left lifts: both stand between
  Run,   // left strikes, left lifts, right strikes, right lifts: neither does
  Stand  // none: both feet stand
};
const char* nameOf(StepPattern pattern);

// Which feet stand.
struct Standing {
  bool left = false, right = false;
  bool any() const { return left || right; }
};
Standing standingAt(StepPattern pattern, double phase);

// Load on each foot, 0 to 1: shifts from one to the other in double support, and fades in and out next to a
// flight. Smooth in the phase.
struct FootLoad {
  double left = 0, right = 0;
};
FootLoad loadAt(StepPattern pattern, double phase);
// How fast weights of examples may change, relative to the mean over a loop: only in single support, where
// the base can follow the stance foot. It could not follow two feet whose distance changes.
double changeAt(StepPattern pattern, double phase);

// What building changed of a recorded stride, away from the seam of its loop (build/likeness.h).
struct Likeness {
  double joint = 0;   // radians: the largest difference of a joint's angle …
  int farthest = -1;  // … and which joint; -1: not measured
  double root = 0;    // metres: the largest difference of the root's place
};

// One stride, left strike to left strike, closed to a loop, or a stretch of standing.
struct Clip {
  std::string source;         // the name of the recording
  double start = 0, end = 0;  // seconds in it
  bool mirrored = false;
  bool warped = false;  // to another velocity than it was recorded at (build/warp_examples.h)
  Velocity velocity;    // of the loop
  PoseTable poses;      // one loop; the row after the last is the first
  PhaseMap phases;      // keyframes, seconds from the loop's start
  // How good it is.
  double arcResidual = 0;  // of the recorded path from an arc, parts of its length
  double loopError = 0;    // radians: root mean square over joints of what closing had to take out
  double confidence = 1;   // 0 to 1: of speed and turn
  Likeness likeness;       // to the recording

  double duration() const { return phases.duration(); }
};

// How weights, time and limits of a class follow from its examples.
struct ClassOptions {
  WeightOptions weights;
  PhaseMapKind phases = PhaseMapKind::Smooth;
};

// A node of the graph.
struct MotionClass {
  std::string name;
  StepPattern pattern = StepPattern::Walk;
  std::vector<Clip> examples;

  // Derived by finish().
  ScatteredWeights weights;  // over (metres, degrees) per second
  std::vector<Vec2> hull;  // of the examples: corners in order, counter-clockwise; 1 or 2 where they are few
  std::vector<double> pace;  // #paceSteps by #examples: 1 / (dT/dt) at even phases, 1/s

  static constexpr int kPaceSteps = 16;
  Velocity mean() const;
};

// An edge recorded as it happened: a beginning that is blended with the class before, a core, and an end that
// is blended with the class after (B | C | E).
struct Transition {
  std::string source;
  double start = 0, end = 0;          // seconds in it
  int from = 0, to = 0;               // classes
  Velocity before, after;             // on both sides
  PoseTable poses;                    // not looped
  std::vector<Base> base;             // one row each; begins at the origin with yaw 0
  double beginEnd = 0, endStart = 0;  // seconds: B is 0 … beginEnd, E is endStart … duration()
  double fromPhase = 0;  // of class `from` at 0; half a loop later at beginEnd. Unused where it stands
  double toPhase = 0;    // of class `to` at endStart; half a loop later at the end. Likewise
  double mismatch = 0;   // radians: of its ends from the classes' poses, root mean square over joints

  double duration() const { return static_cast<double>(poses.frames() - 1) * poses.frameTime; }
};

// How a pair of classes is bridged.
enum class EdgeKind : std::uint8_t {
  Same,      // nothing to do
  Recorded,  // by one of several transitions, whichever fits the speeds on both sides best
  Blended,   // made: both run in step while one fades into the other
  Via        // made: through a third class, by two edges
};
struct Edge {
  EdgeKind kind = EdgeKind::Blended;
  std::vector<int> transitions;  // Recorded: indices
  int via = -1;
};

// Jumps of velocities within about a tenth of a second.
struct VelocityJumps {
  double joint = 0;  // radians per second: a joint's, from its median
  double root = 0;   // metres per second: the root's, from its median
  double lurch = 0;  // metres per second: what the root's changes by within 1/30 s
};
inline VelocityJumps worse(const VelocityJumps& a, const VelocityJumps& b) {
  return {std::max(a.joint, b.joint), std::max(a.root, b.root), std::max(a.lurch, b.lurch)};
}

struct Library {
  Skeleton skeleton;
  std::vector<MotionChannel> channels;  // of the recordings: what is written
  double frameTime = 1.0 / 120;         // seconds: of the recordings
  PoseSpace space;
  ClassOptions options;
  std::vector<MotionClass> classes;
  std::vector<Transition> transitions;
  double groundSkate = 0;  // metres: 99.9th percentile of what feet slide in the recordings
  VelocityJumps jumps;     // 99.9th percentiles of how velocities jump in them

  // Derived by finish().
  Limbs limbs;
  std::vector<Sole> soles;
  int leftLeg = 0, rightLeg = 1;  // of limbs
  std::vector<Edge> edges;        // #classes by #classes: from, to

  const Edge& edge(int from, int to) const {
    return edges[static_cast<std::size_t>(from) * classes.size() + static_cast<std::size_t>(to)];
  }
  int find(std::string_view name) const;  // a class, any case; -1: none
  std::size_t bytes() const;              // of poses held
};

// Checks what was built or read and derives the rest. Throws Error naming the class, example or transition
// that does not hold together: no legs, a row of another width, a number that is not finite, keyframes out of
// order, examples with one velocity.
void finish(Library& library);

// The nearest point of a hull that is scaled about its centre by 1 + margin; distances in parts of the hull's
// extents. turnCounts: how much more a part of the turns counts than one of the speeds; a figure that is
// asked to go slower than it can should hardly turn for it.
Vec2 clampedToHull(const std::vector<Vec2>& hull, const Vec2& p, double margin, double turnCounts = 1);
// How far outside, in parts of the hull's extents; 0 inside.
double distanceToHull(const std::vector<Vec2>& hull, const Vec2& p);

}  // namespace footfall::locomotion
