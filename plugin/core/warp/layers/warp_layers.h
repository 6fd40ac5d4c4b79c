// SPDX-License-Identifier: MIT
// Warps as a scene holds them: layers in order, each with keys that change any number of channels by scale
// and offset and any number of joints by turns. What WarpStack and RotationSpline give for the same warps,
// a value at a time. Seconds, radians, and the channels' own units.
//
// At a time all layers' scales and offsets act first, then all layers' turns; each on what those before it
// give.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "figure/motion/skeleton.h"
#include "warp/channels/goal_keys.h"
#include "warp/channels/rotation_spline.h"
#include "warp/channels/warp_stack.h"
#include "warp/warp_request.h"

namespace footfall::warp {

struct ChannelChange {
  std::size_t channel = 0;
  double scale = 1, offset = 0;
  bool operator==(const ChannelChange& other) const;
};

// A rotation put before the joint's own: R' = D R. Angles about x, y, z in the joint's rotation order.
struct TurnChange {
  std::size_t joint = 0;
  Vec3 angles = Vec3::Zero();
  bool operator==(const TurnChange& other) const;
};

// What a key does not name stays as it is there.
struct LayerKey {
  double time = 0;
  double continuity = 0, tension = 0, bias = 0;  // see CtbKey
  std::vector<ChannelChange> channels;
  std::vector<TurnChange> turns;
  bool operator==(const LayerKey& other) const;
};

// How much of a layer's turns counts for a joint (1 where none is given).
struct JointShare {
  std::size_t joint = 0;
  double share = 1;
  bool operator==(const JointShare& other) const;
};

struct WarpLayer {
  std::string name;
  bool muted = false;
  double weight = 1;
  std::optional<EasedRange> range;
  WarpInterpolation interpolation = WarpInterpolation::Spline;
  std::vector<LayerKey> keys;  // in any order
  std::vector<JointShare> shares;
  bool operator==(const WarpLayer& other) const;
};

// Throws Error where the weight is not finite or the range ends before it starts.
void checkControls(const WarpLayer& layer);

class WarpLayers {
 public:
  WarpLayers() = default;
  // Throws Error, with the layer's name, where two of its keys are at one time, a number is not finite or out
  // of its range, or a change is for a channel or joint beyond those there are.
  WarpLayers(const std::vector<WarpLayer>& layers, std::size_t channels,
             const std::vector<RotationOrder>& joints);

  double value(std::size_t channel, double source, double time) const;
  // The angles of a joint, those it has after its channels were changed; nearest to them.
  Vec3 turned(std::size_t joint, const Vec3& angles, double time) const;
  Quat turn(std::size_t joint, double time) const;  // of all layers together

  const WarpStack& stack(std::size_t channel) const { return stacks_[channel]; }
  bool turns(std::size_t joint) const { return !joints_[joint].turns.empty(); }
  // Sorted; of every layer that changes the channel or, for a joint, that turns it.
  std::vector<double> keyTimes() const { return keyTimes_; }

 private:
  struct Turn {
    RotationSpline spline;
    double weight = 1;
    std::optional<EasedRange> range;
    Vec3 at(double time) const;  // a rotation vector
  };
  struct JointTurns {
    RotationOrder order = RotationOrder::XYZ;
    std::vector<Turn> turns;
  };
  std::vector<WarpStack> stacks_;
  std::vector<JointTurns> joints_;
  std::vector<double> keyTimes_;
};

// What a key of a layer must hold so that a pose is met whatever the layers before and after it do.
class LayerGoals {
 public:
  LayerGoals(const std::vector<WarpLayer>& layers, std::size_t layer, std::size_t channels,
             const std::vector<RotationOrder>& joints);

  // Where the layer has no effect (muted, no weight, out of its range) or a later one flattens the channel,
  // the goal is taken as if it stood alone and the note says why it is not met.
  ChannelChange channel(std::size_t channel, double time, double source, double wanted,
                        const GoalOptions& options, std::string& note) const;
  // angles: after the layers' scales and offsets.
  TurnChange turn(std::size_t joint, double time, const Vec3& angles, const Vec3& wanted,
                  std::string& note) const;

 private:
  double weightAt(double time, std::string& note) const;
  WarpLayer layer_;
  WarpLayers before_, after_;
  std::vector<RotationOrder> orders_;
};

// A request as layers of a scene's channels and joints.
struct LayerChannel {
  std::string node, attribute;
  ChannelInfo facts;
};
struct LayerJoint {
  std::string node;
  RotationOrder order = RotationOrder::XYZ;
  std::array<std::size_t, 3> channels{};  // its three angles among the channels
};
struct LayerPlan {
  std::vector<WarpLayer> layers;  // one per warp of the request, in order: channels, then rotations
  std::vector<std::string> notes;
};
// existing: layers the channels and joints already have; the request's work on what those give. Throws Error
// for what the request cannot mean, as warpCurves does. Time, effectors and contacts are not looked at.
LayerPlan layersFor(const WarpRequest& request, const std::vector<LayerChannel>& channels,
                    const std::vector<LayerJoint>& joints, const TimeRange& range, const WarpUnits& units,
                    const std::vector<WarpLayer>& existing = {});

}  // namespace footfall::warp
