// SPDX-License-Identifier: MIT
// What a good path of the centre of mass is (section 2.4): E = ∫ (physics + comfort) dt, ten samples per
// span.
//
//   physics = |F + m g - m a|   F: the forces of the supporting legs, which only push; not squared
//   comfort = k Σ (l - nominal)²   over the legs on the ground, l from hip to ankle
//
// docs/method/footprints.md derives the smoothed form and its derivatives.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "base/constants.h"
#include "footprint/com/body_orientation.h"
#include "footprint/com/com_path.h"
#include "footprint/com/virtual_legs.h"
#include "footprint/track/track.h"

namespace footfall::footprint {

struct ComSupport;

// What the length l of a leg on the ground (hip to ankle, metres) costs, with the first two derivatives by l.
struct ComfortCost {
  double cost = 0, slope = 0, curvature = 0;
};
// In place of k (l - nominal)². Minima of convex functions are found safely, of others as far as they are
// convex. Must return the same for the same support and length; the solver also asks for lengths that no leg
// has.
using ComfortTerm = std::function<ComfortCost(const ComSupport& support, double length)>;

struct ComOptions {
  double gravity = kGravity;  // m/s²
  double mass = 1;            // scales physics against comfort
  double comfort = 100;       // k
  int samples = 10;           // per span, at the middles of equal parts
  // Metres of leg length over which the support moves from the middle of the foot to the ball; 0: at once,
  // where the leg is longer than its longest.
  double ballBlend = 0;
  double friction = 0;  // tangent of the steepest push against the ground's normal; 0: no limit
  double maxForce = 0;  // a leg's largest push, in m·g; 0: no limit
  // Of the squared length by which a leg on the ground is longer than it can be, heel up or not.
  double overreachWeight = 0;
  // Of the squared acceleration while feet are on the ground: chooses among paths that cost the same.
  double accelerationWeight = 0;
  ComfortTerm comfortTerm;  // empty: the published one, with `comfort` as k
  double limitWeight = 1;   // of what exceeds friction and maxForce: E for a squared share of m·g
};

// A knot that the solver must not move: an end that stands still, a step already played.
struct FixedKnot {
  int knot = 0;  // from 0; negative: from the end, -1 the last
  std::optional<Vec3> position, velocity;
};

// A leg on the ground at a sample.
struct ComSupport {
  Vec3 middle, ball;  // points of support, world
  Vec3 foot;          // the ankle less the hip's offset: l = |COM - foot|
  Vec3 normal;        // of the ground
  double nominal = 0, longest = 0;
  double reach = 0;  // longest, and more once the heel may come up
  double share =
      0;  // of the load, as a first guess: passes from the foot about to leave to the one that landed
  int contact = 0;      // index into TrackTiming::contacts
  double firmness = 1;  // times comfort's k
};

struct ComSample {
  double time = 0;
  double weight = 0;         // seconds it represents
  int first = 0, count = 0;  // of its supports
};

// A foot that rolls over its print, for a contact (index into TrackTiming::contacts) at a time: its ankle,
// and how far the support has gone from the middle of the sole (0) to the ball (1).
struct RollingFoot {
  Vec3 ankle = Vec3::Zero();
  double onBall = 0;
  double lengthening = 0;  // metres per second that the leg grows towards the ends of its time on the ground
  double reserve = 0;      // metres that the leg is kept shorter than its longest
  double comfortable = 0;  // metres: in place of the leg's nominal length; 0: that
  double firmness = 1;     // times the price of being longer or shorter
};
using RollingFeet = std::function<RollingFoot(std::size_t contact, double time)>;

// What a sample costs, and why.
struct SampleCost {
  double physics = 0, comfort = 0, limits = 0;
  Vec3 missing = Vec3::Zero();  // m a - m g - F
  double sum() const { return physics + comfort + limits; }
};

struct ComCost {
  double physics = 0, comfort = 0, limits = 0;
  double sum() const { return physics + comfort + limits; }
};

// A track as the solvers see it. Immutable.
class ComProblem {
 public:
  // Keeps no reference. Without `feet` soles stay flat, and a leg longer than its longest is on its ball: the
  // published objective. Throws Error for options out of range and for more than kMostSupports feet at
  // once.
  ComProblem(const Track& track, const TrackTiming& timing, const VirtualLegs& virtualLegs,
             const BodyOrientation& turn, const ComOptions& options = {},
             std::vector<FixedKnot> fixedKnots = {}, const RollingFeet& feet = {});

  const std::vector<TrackSpan>& spans() const { return spans_; }
  const std::vector<ComSample>& samples() const { return samples_; }  // options().samples per span, in order
  const std::vector<ComSupport>& supports() const { return supports_; }
  const std::vector<FixedKnot>& fixedKnots() const { return fixedKnots_; }  // knots from 0
  const std::optional<TrackLoop>& loop() const { return loop_; }
  const ComOptions& options() const { return options_; }
  const ComPath& midStance() const { return midStance_; }  // guessMidStance of its track
  // At the share (j + ½)/samples of a span: weights of position and acceleration.
  SpanWeights weights(std::size_t span, int sample) const {
    return spanWeights(unit_[static_cast<std::size_t>(sample)], spans_[span].duration,
                       1 / spans_[span].duration);
  }
  // The same for a span of 1 s.
  const HermiteWeights& unitWeights(int sample) const { return unit_[static_cast<std::size_t>(sample)]; }
  std::size_t knots() const { return spans_.size() + 1; }
  std::size_t variables() const { return 6 * (knots() - (loop_ ? 1 : 0)); }

  // The point of support for a centre of mass.
  Vec3 pointOfSupport(const ComSupport& support, const Vec3& com) const;
  SampleCost cost(const ComSample& sample, const Vec3& com, const Vec3& acceleration) const;
  double spanCost(std::size_t span, const ComKnot& from, const ComKnot& to) const;  // E's part
  ComCost cost(const ComPath& path) const;  // of a path with these knots

  // Sets the fixed values, and the last knot of a loop to follow from the first.
  void settle(ComPath& path) const;

 private:
  std::vector<TrackSpan> spans_;
  std::vector<ComSample> samples_;
  std::vector<ComSupport> supports_;
  std::vector<HermiteWeights> unit_;  // of the samples of a span of 1 s
  std::vector<FixedKnot> fixedKnots_;
  std::optional<TrackLoop> loop_;
  ComOptions options_;
  ComPath midStance_;
};

// Where a search may start. Heights are such that legs on the ground have their nominal length.
ComPath guessAbovePrints(const ComProblem& problem, const Track& track, const VirtualLegs& virtualLegs);
// The best path of a linear inverted pendulum over the same supports: heights first, then the plan. It solves
// two linear systems and needs no start itself.
ComPath guessPendulum(const ComProblem& problem);
// Straight lines through the prints at the middles of their stances, the velocities differences between
// knots.
ComPath guessMidStance(const ComProblem& problem, const Track& track, const TrackTiming& timing,
                       const VirtualLegs& virtualLegs);

}  // namespace footfall::footprint
