// SPDX-License-Identifier: MIT
#include "warp/layers/warp_layers.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "warp/figure/joint_turns.h"
#include "warp/warp_table.h"

namespace footfall::warp {
namespace {

std::string labelOf(const WarpLayer& layer, std::size_t index) {
  return layer.name.empty() ? fmt::format("warp {}", index) : fmt::format("warp '{}'", layer.name);
}

std::vector<LayerKey> inOrder(const WarpLayer& layer) {
  std::vector<LayerKey> keys = layer.keys;
  std::sort(keys.begin(), keys.end(), [](const LayerKey& a, const LayerKey& b) { return a.time < b.time; });
  for (std::size_t k = 1; k < keys.size(); ++k) {
    if (keys[k - 1].time == keys[k].time)
      throw Error(fmt::format("two keys are at {:g}; there must be only one", keys[k].time));
  }
  return keys;
}

bool idle(const WarpLayer& layer) {
  return layer.muted || layer.weight == 0;
}

// A key of each kind for every key of the layer, neutral where it has no change.
struct Splines {
  std::vector<CtbKey> scale, offset;
  bool scales = false, offsets = false;
};

Warp warpOf(const WarpLayer& layer, Warp::Kind kind, std::vector<CtbKey> keys) {
  interpolate(keys, layer.interpolation);
  Warp warp;
  warp.kind = kind;
  warp.name = layer.name;
  warp.weight = layer.weight;
  warp.range = layer.range;
  warp.spline = CtbSpline(std::move(keys));
  return warp;
}

std::map<std::size_t, Splines> channelSplines(const std::vector<LayerKey>& keys, std::size_t channels) {
  std::map<std::size_t, Splines> splines;
  for (std::size_t k = 0; k < keys.size(); ++k) {
    for (const ChannelChange& change : keys[k].channels) {
      if (change.channel >= channels) throw Error("a key changes a channel that is not there");
      Splines& own = splines[change.channel];
      if (own.scale.empty()) {
        for (const LayerKey& key : keys) {
          own.scale.push_back({key.time, 1, key.continuity, key.tension, key.bias});
          own.offset.push_back({key.time, 0, key.continuity, key.tension, key.bias});
        }
      }
      own.scale[k].value = change.scale;
      own.offset[k].value = change.offset;
      own.scales = own.scales || change.scale != 1;
      own.offsets = own.offsets || change.offset != 0;
    }
  }
  return splines;
}

std::map<std::size_t, std::vector<RotationKey>> jointKeys(const std::vector<LayerKey>& keys,
                                                          const std::vector<RotationOrder>& joints) {
  std::map<std::size_t, std::vector<RotationKey>> result;
  for (std::size_t k = 0; k < keys.size(); ++k) {
    for (const TurnChange& change : keys[k].turns) {
      if (change.joint >= joints.size()) throw Error("a key turns a joint that is not there");
      if (!change.angles.allFinite()) throw Error("the angles of a turn must be finite");
      std::vector<RotationKey>& own = result[change.joint];
      if (own.empty()) {
        for (const LayerKey& key : keys)
          own.push_back({key.time, Quat::Identity(), key.tension, key.continuity, key.bias});
      }
      own[k].rotation = rotationFromEuler(change.angles, joints[change.joint]);
    }
  }
  return result;
}

double shareIn(const WarpLayer& layer, std::size_t joint) {
  for (const JointShare& share : layer.shares) {
    if (share.joint == joint) return share.share;
  }
  return 1;
}

}  // namespace

void checkControls(const WarpLayer& layer) {
  if (!std::isfinite(layer.weight)) throw Error("the weight must be finite");
  if (!layer.range) return;
  const EasedRange& r = *layer.range;
  if (!std::isfinite(r.time.start) || !std::isfinite(r.time.end) || !(r.time.start < r.time.end)) {
    throw Error(
        fmt::format("the range must end after it starts, got {:g} to {:g}", r.time.start, r.time.end));
  }
  if (!(r.easeIn >= 0 && r.easeOut >= 0 && std::isfinite(r.easeIn + r.easeOut)))
    throw Error("the eases must be 0 or more");
}

bool ChannelChange::operator==(const ChannelChange& other) const {
  return channel == other.channel && scale == other.scale && offset == other.offset;
}
bool TurnChange::operator==(const TurnChange& other) const {
  return joint == other.joint && angles == other.angles;
}
bool LayerKey::operator==(const LayerKey& other) const {
  return time == other.time && sameOptions(warpKeyTable<LayerKey>(), *this, other) &&
         channels == other.channels && turns == other.turns;
}
bool JointShare::operator==(const JointShare& other) const {
  return joint == other.joint && share == other.share;
}
bool WarpLayer::operator==(const WarpLayer& other) const {
  return sameOptions(warpControlTable<WarpLayer>(), *this, other) && range == other.range &&
         keys == other.keys && shares == other.shares;
}

WarpLayers::WarpLayers(const std::vector<WarpLayer>& layers, std::size_t channels,
                       const std::vector<RotationOrder>& joints)
    : stacks_(channels), joints_(joints.size()) {
  std::vector<std::vector<Warp>> warps(channels);
  for (std::size_t j = 0; j < joints.size(); ++j) joints_[j].order = joints[j];
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const WarpLayer& layer = layers[i];
    try {
      checkControls(layer);
      const std::vector<LayerKey> keys = inOrder(layer);
      for (auto& [channel, splines] : channelSplines(keys, channels)) {
        Warp scale = warpOf(layer, Warp::Kind::Scale, std::move(splines.scale));
        Warp offset = warpOf(layer, Warp::Kind::Offset, std::move(splines.offset));
        if (splines.scales && !idle(layer)) warps[channel].push_back(std::move(scale));
        if (splines.offsets && !idle(layer)) warps[channel].push_back(std::move(offset));
      }
      for (auto& [joint, turns] : jointKeys(keys, joints)) {
        Turn turn{RotationSpline(std::move(turns), layer.interpolation), layer.weight * shareIn(layer, joint),
                  layer.range};
        if (!std::isfinite(turn.weight)) throw Error("a joint's share must be finite");
        if (!idle(layer)) joints_[joint].turns.push_back(std::move(turn));
      }
      for (const LayerKey& key : keys) keyTimes_.push_back(key.time);
    } catch (const Error& error) {
      throw Error(fmt::format("{}: {}", labelOf(layer, i), error.message()));
    }
  }
  for (std::size_t c = 0; c < channels; ++c) stacks_[c] = WarpStack(std::move(warps[c]));
  std::sort(keyTimes_.begin(), keyTimes_.end());
  keyTimes_.erase(std::unique(keyTimes_.begin(), keyTimes_.end()), keyTimes_.end());
}

double WarpLayers::value(std::size_t channel, double source, double time) const {
  const WarpStack::Affine a = stacks_[channel].affine(time);
  return a.factor * source + a.term;
}

Vec3 WarpLayers::Turn::at(double time) const {
  const double w = range ? weight * range->weight(time).value : weight;
  return w * rotationVector(spline.evaluate(time));
}

Vec3 WarpLayers::turned(std::size_t joint, const Vec3& angles, double time) const {
  Vec3 result = angles;
  for (const Turn& turn : joints_[joint].turns)
    result = turnedAngles(result, turn.at(time), joints_[joint].order, result);
  return result;
}

Quat WarpLayers::turn(std::size_t joint, double time) const {
  Quat result = Quat::Identity();
  for (const Turn& turn : joints_[joint].turns) result = rotationOf(turn.at(time)) * result;
  return result;
}

LayerGoals::LayerGoals(const std::vector<WarpLayer>& layers, std::size_t layer, std::size_t channels,
                       const std::vector<RotationOrder>& joints)
    : layer_(layers.at(layer)), orders_(joints) {
  const auto at = layers.begin() + static_cast<std::ptrdiff_t>(layer);
  before_ = WarpLayers({layers.begin(), at}, channels, joints);
  after_ = WarpLayers({at + 1, layers.end()}, channels, joints);
}

double LayerGoals::weightAt(double time, std::string& note) const {
  const double inside = layer_.range ? layer_.range->weight(time).value : 1;
  const double weight = layer_.weight * inside;
  if (layer_.muted) {
    note = "the warp is muted";
  } else if (weight == 0) {
    note = inside == 0 ? "the time is outside the warp's range" : "the warp has no weight";
  } else {
    return weight;
  }
  return 1;
}

ChannelChange LayerGoals::channel(std::size_t channel, double time, double source, double wanted,
                                  const GoalOptions& options, std::string& note) const {
  const double weight = weightAt(time, note);
  const double before = before_.value(channel, source, time);
  const WarpStack::Affine after = after_.stack(channel).affine(time);
  double goal = wanted;
  if (std::abs(after.factor) > options.nearZero) {
    goal = (wanted - after.term) / after.factor;
  } else {
    note = "a later warp scales the channel to nothing";
  }
  // A change counts by the weight, so that it must be larger by as much.
  if (weight != 1) goal = before + (goal - before) / weight;
  Goal at;
  at.time = time;
  at.value = goal;
  const GoalKeys keys = goalKeys([before](double) { return before; }, {at}, options);
  ChannelChange change;
  change.channel = channel;
  if (!keys.scale.keys().empty()) change.scale = keys.scale.keys().front().value;
  if (!keys.offset.keys().empty()) change.offset = keys.offset.keys().front().value;
  return change;
}

TurnChange LayerGoals::turn(std::size_t joint, double time, const Vec3& angles, const Vec3& wanted,
                            std::string& note) const {
  const double weight = weightAt(time, note) * shareIn(layer_, joint);
  const RotationOrder order = orders_.at(joint);
  // Wanted = after · turn · before · own.
  const Quat own = before_.turn(joint, time) * rotationFromEuler(angles, order);
  Quat turn = after_.turn(joint, time).conjugate() * rotationFromEuler(wanted, order) * own.conjugate();
  if (weight != 1 && weight != 0) {
    // A rotation is at most half a turn; a small weight leaves less of it.
    Vec3 needed = rotationVector(turn) / weight;
    if (needed.norm() > kPi) {
      note = "so large a turn needs a larger weight";
      needed *= kPi / needed.norm();
    }
    turn = rotationOf(needed);
  }
  return {joint, eulerFromRotation(turn.normalized(), order)};
}

}  // namespace footfall::warp
