// SPDX-License-Identifier: MIT
// What an animator asks of a motion warp, as a document or a scene holds it: in frames of the source and in
// the units of the file.
//
// Everything spatial is keyed in frames of the source and done first, in this order: channels, positions,
// rotations, effectors. The time map then retimes the result. Last, feet are put back on their contacts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/angles.h"
#include "base/error.h"
#include "base/math.h"
#include "curve/time_map.h"
#include "warp/channels/goal_keys.h"
#include "warp/channels/warp_stack.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {

// What the request's units are in the channels' own.
struct WarpUnits {
  double frame = 1.0 / 24;  // seconds
  double start = 0;         // seconds: of frame 0
  double length = 1;        // of a position: centimetres for curves, metres for motions
  double angle = kDegree;   // radians
};

struct WarpKey {
  enum class Kind : std::uint8_t {
    Value,       // the channel should be `value`
    By,          // … differ from the source by `value`
    Neutral,     // … stay what it is
    ScaleOffset  // … be scale · source + offset
  };
  double time = 0;
  Kind kind = Kind::Value;
  double value = 0;
  double scale = 1, offset = 0;
  double continuity = 0, tension = 0, bias = 0;
};

struct WeightedName {
  std::string pattern;  // see matchesPattern
  double weight = 1;
};

// What all warps have.
struct WarpControls {
  std::string name;
  bool muted = false;
  double weight = 1;
  std::optional<EasedRange> range;  // frames
  WarpInterpolation interpolation = WarpInterpolation::Spline;
  Place place;  // where it is written, for errors
};

// One warp of any number of channels, each with a weight of its own (a whole arm, a spine).
struct ChannelWarp : WarpControls {
  std::vector<WeightedName> channels;
  GoalMode mode = GoalMode::Automatic;
  double offsetShare = 0.5;
  std::vector<WarpKey> keys;
};

// Joints turned as wholes: the offset is a rotation about the source pose, in the joint's own parent space.
struct RotationWarp : WarpControls {
  struct RotationGoal {
    double time = 0;
    WarpKey::Kind kind = WarpKey::Kind::Value;  // Value, By or Neutral
    Vec3 angles = Vec3::Zero();                 // about x, y, z in the joint's rotation order
  };
  std::vector<WeightedName> joints;
  std::vector<RotationGoal> keys;
};

enum class WarpSpace : std::uint8_t {
  World,
  Body  // x the figure's left, y up, z forward; from the pelvis on the ground
};

// Joints that travel, moved along the axes of a space: what is added turns with it. The channels themselves,
// along the axes of the joint's parent, are a ChannelWarp's.
struct PositionWarp : WarpControls {
  struct PositionGoal {
    double time = 0;
    WarpKey::Kind kind = WarpKey::Kind::Value;  // Value, By or Neutral
    Vec3 position = Vec3::Zero();
    bool inWorld = false;  // of By: along the axes of the world at that frame, whatever the space
  };
  std::vector<WeightedName> joints;
  WarpSpace space = WarpSpace::World;
  std::vector<PositionGoal> keys;
};

using tuning::kEffectorSpread;

// A joint should be at a place at a frame.
struct EffectorGoal {
  using Space = WarpSpace;
  std::string joint;
  double time = 0;
  Vec3 position = Vec3::Zero();
  bool relative = false;  // position is added to where the joint is
  Space space = Space::World;
  double before = -1, after = -1;  // frames over which it comes and goes; below 0: kEffectorSpread
  Place place;
};

// What happens to feet on the ground.
enum class ContactPolicy : std::uint8_t {
  Keep,    // they stay where they were in the source, unless a goal moves them
  Follow,  // they stand still where the warp takes them
  Free     // as it comes
};

// How much of its range (warp_tuning.h, motion_ranges.h) each part may use: 0 none, 1 all.
struct ReachShares {
  double clavicle = 1, spine = 1, hips = 1;

  bool none() const { return clavicle <= 0 && spine <= 0 && hips <= 0; }
};

struct WarpRequest {
  std::vector<TimeKey> time;
  TimeInterpolation timeInterpolation = TimeInterpolation::Spline;
  bool allowReverse = false;
  // After the last time key the motion goes on at this speed to its end (carrySpeedOn); none: at its own.
  std::optional<double> lastSpeed;
  double holdEase = -1;  // frames over which a hold is come to and left; below 0: kHoldEase; 0: at once
  Place timePlace;
  std::vector<ChannelWarp> channels;
  std::vector<PositionWarp> positions;
  std::vector<RotationWarp> rotations;
  std::vector<EffectorGoal> effectors;
  std::optional<ContactPolicy> contacts;  // none: Keep for sampled motions, Free for curves
  // Whether the hips follow feet that goals move and lean against far reaches, so that the figure keeps its
  // balance (where feet are kept); and how much the rest of the body gives when a limb reaches far.
  bool balance = true;
  ReachShares reach;
};

// A value the result of a channel should show.
struct ChannelGoal {
  double frame = 0;
  double value = 0;       // in the request's units
  bool relative = false;  // … more than the source
};
// The goals of the last warp that acts on a channel, whole (weight 1, no range): those by value, and where no
// other warp acts on it, those by what to add.
std::vector<ChannelGoal> goalsOf(const WarpRequest& request, const std::string& node,
                                 const std::string& attribute);

// When any warp of the request acts, in frames: from its first key to its last, and on to the end where the
// outermost key is not neutral. Effectors: over the frames they come and go.
std::vector<TimeRange> activeRanges(const WarpRequest& request, const WarpUnits& units);

// How closely a goal was met, in the request's units.
struct GoalOutcome {
  std::string what;  // "hips.translateY", "leftFoot"
  double frame = 0;
  double error = 0;
  bool ofLength = false;  // error is a length (in the request's unit); else of the channel's own kind
};

// Gives the last speed a time key at the end of a source (frames), or at its beginning where it runs back.
// Throws Error for a speed of 0, at which the rest would never come, and for one back from the beginning.
void carrySpeedOn(WarpRequest& request, double firstFrame, double lastFrame);

// Gives the holds of a time warp (keys between which time all but stands, monotone) keys before and after, so
// that the motion comes to rest and starts again over the request's ease; not where another key is near.
// frame: seconds.
void easeHolds(WarpRequest& request, double frame);

// The time map in seconds, its holds eased. Throws Error where it runs back and the request does not allow
// that.
TimeMap timeMapOf(const WarpRequest& request, const WarpUnits& units);

// A request that was checked against what it warps: where warping curves and warping motions begin.
struct WarpPlan {
  WarpRequest request;
  WarpUnits units;
  TimeRange range;  // of the source, seconds
  TimeMap time;     // seconds
};
// Throws Error as timeMapOf does, and for keys outside the range.
WarpPlan planWarp(const WarpRequest& request, const WarpUnits& units, const TimeRange& range);

// What the warps of a channel are derived from.
struct ChannelInfo {
  Source source;     // its value at a time (seconds)
  double unit = 1;   // what a unit of the request is in it
  double reach = 0;  // its largest size
  TimeRange range;   // of the source, seconds
};

// Whether a key at an end of a warp is well inside the range, so that it should be settled into.
bool settles(double time, const TimeRange& range, const WarpUnits& units);

// The warps of one channel in order, spatial only, in seconds and the channel's units: what each warp of the
// request that names it makes of it, and all of them as a stack. Adds to notes what took another way than
// asked. An outermost neutral key inside the range is settled into, not met at full speed.
struct ChannelPlan {
  struct Part {
    std::size_t warp = 0;  // of the request
    double share = 1;      // of the channel in it
    GoalKeys keys;         // at whole weight
  };
  std::vector<Part> parts;
  WarpStack stack;
};
ChannelPlan planChannel(const WarpRequest& request, const std::string& node, const std::string& attribute,
                        const ChannelInfo& facts, const WarpUnits& units, std::vector<std::string>& notes);
// The stack alone. `used` counts, a warp of the request each, the channels it applies to.
WarpStack stackFor(const WarpRequest& request, const std::string& node, const std::string& attribute,
                   const ChannelInfo& facts, const WarpUnits& units, std::vector<int>& used,
                   std::vector<std::string>& notes);

// Throws Error for the first warp that matched nothing, with the nearest names; and for keys outside the
// range (frames).
void checkUsed(const WarpRequest& request, const std::vector<int>& used,
               const std::vector<std::string>& names);
void checkWithin(const WarpRequest& request, double firstFrame, double lastFrame);

}  // namespace footfall::warp
