// SPDX-License-Identifier: MIT
// layersFor of warp/layers/warp_layers.h: a request becomes layers.
#include <algorithm>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "warp/figure/joint_turns.h"
#include "warp/layers/warp_layers.h"

namespace footfall::warp {
namespace {

WarpLayer layerOf(const WarpControls& controls, const WarpUnits& units) {
  WarpLayer layer;
  layer.name = controls.name;
  layer.muted = controls.muted;
  layer.weight = controls.weight;
  layer.interpolation = controls.interpolation;
  if (controls.range) {
    const EasedRange& r = *controls.range;
    layer.range =
        EasedRange{{units.start + r.time.start * units.frame, units.start + r.time.end * units.frame},
                   r.easeIn * units.frame,
                   r.easeOut * units.frame};
  }
  return layer;
}

LayerKey& keyAt(WarpLayer& layer, double time) {
  const auto found = std::find_if(layer.keys.begin(), layer.keys.end(),
                                  [time](const LayerKey& key) { return key.time == time; });
  if (found != layer.keys.end()) return *found;
  layer.keys.emplace_back();
  layer.keys.back().time = time;
  return layer.keys.back();
}

// A channel's share is a part of its scales and offsets, which is the same: splines are linear in their keys.
void addPart(WarpLayer& layer, std::size_t channel, const ChannelPlan::Part& part) {
  const std::vector<CtbKey>&scales = part.keys.scale.keys(), &offsets = part.keys.offset.keys();
  for (std::size_t k = 0; k < std::max(scales.size(), offsets.size()); ++k) {
    const CtbKey& shape = k < scales.size() ? scales[k] : offsets[k];
    LayerKey& key = keyAt(layer, shape.time);
    key.continuity = shape.continuity;
    key.tension = shape.tension;
    key.bias = shape.bias;
    ChannelChange change;
    change.channel = channel;
    if (!scales.empty()) change.scale = 1 + part.share * (scales[k].value - 1);
    if (!offsets.empty()) change.offset = part.share * offsets[k].value;
    if (change.scale != 1 || change.offset != 0) key.channels.push_back(change);
  }
}

class Planner {
 public:
  Planner(const WarpRequest& request, const std::vector<LayerChannel>& channels,
          const std::vector<LayerJoint>& joints, const TimeRange& range, const WarpUnits& units,
          const std::vector<WarpLayer>& existing)
      : request_(request),
        channels_(channels),
        joints_(joints),
        range_(range),
        units_(units),
        existing_(existing) {
    for (const LayerJoint& joint : joints_) orders_.push_back(joint.order);
  }

  LayerPlan run() {
    checkWithin(request_, (range_.start - units_.start) / units_.frame,
                (range_.end - units_.start) / units_.frame);
    planChannels();
    for (const RotationWarp& warp : request_.rotations) planRotation(warp);
    return std::move(plan_);
  }

 private:
  void planChannels() {
    for (const ChannelWarp& warp : request_.channels) {
      plan_.layers.push_back(layerOf(warp, units_));
      for (const WarpKey& key : warp.keys) {
        LayerKey& own = keyAt(plan_.layers.back(), units_.start + key.time * units_.frame);
        own.continuity = key.continuity;
        own.tension = key.tension;
        own.bias = key.bias;
      }
    }
    std::vector<int> used(request_.channels.size(), 0);
    std::vector<std::string> names;
    const WarpLayers before(existing_, channels_.size(), orders_);
    for (std::size_t c = 0; c < channels_.size(); ++c) {
      const LayerChannel& channel = channels_[c];
      names.push_back(channel.node + "." + channel.attribute);
      ChannelInfo facts = channel.facts;
      facts.source = [&](double time) { return before.stack(c).evaluate(channel.facts.source, time); };
      const ChannelPlan plan =
          planChannel(request_, channel.node, channel.attribute, facts, units_, plan_.notes);
      for (const ChannelPlan::Part& part : plan.parts) {
        ++used[part.warp];
        addPart(plan_.layers[part.warp], c, part);
      }
    }
    checkUsed(request_, used, names);
  }

  void planRotation(const RotationWarp& warp) {
    WarpLayer layer = layerOf(warp, units_);
    std::vector<WarpLayer> all = existing_;
    all.insert(all.end(), plan_.layers.begin(), plan_.layers.end());
    const WarpLayers before(all, channels_.size(), orders_);
    std::vector<std::string> names;
    int used = 0;
    for (std::size_t j = 0; j < joints_.size(); ++j) {
      names.push_back(joints_[j].node);
      const double share = shareOfJoint(warp, joints_[j].node);
      if (share == 0) continue;
      ++used;
      if (share != 1) layer.shares.push_back({j, share});
      const auto angles = [&](double time) {
        Vec3 own;
        for (int a = 0; a < 3; ++a) {
          const std::size_t c = joints_[j].channels[static_cast<std::size_t>(a)];
          own[a] = before.value(c, channels_[c].facts.source(time).value, time);
        }
        return before.turned(j, own, time);
      };
      for (const RotationKey& key : turnKeys(warp, angles, joints_[j].order, range_, units_)) {
        LayerKey& own = keyAt(layer, key.time);
        own.tension = key.tension;
        const Vec3 turn = eulerFromRotation(key.rotation, joints_[j].order);
        if (!turn.isZero(0)) own.turns.push_back({j, turn});
      }
    }
    if (used == 0) {
      const std::string wanted = warp.joints.empty() ? "" : warp.joints.front().pattern;
      std::string nearest;
      for (const std::string& name : nearestNames(wanted, names))
        nearest += (nearest.empty() ? "" : ", ") + name;
      throw Error(warp.place,
                  fmt::format("no joint that turns is called '{}'; the nearest are {}", wanted, nearest));
    }
    plan_.layers.push_back(std::move(layer));
  }

  const WarpRequest& request_;
  const std::vector<LayerChannel>& channels_;
  const std::vector<LayerJoint>& joints_;
  const TimeRange range_;
  const WarpUnits units_;
  const std::vector<WarpLayer>& existing_;
  std::vector<RotationOrder> orders_;
  LayerPlan plan_;
};

}  // namespace

LayerPlan layersFor(const WarpRequest& request, const std::vector<LayerChannel>& channels,
                    const std::vector<LayerJoint>& joints, const TimeRange& range, const WarpUnits& units,
                    const std::vector<WarpLayer>& existing) {
  return Planner(request, channels, joints, range, units, existing).run();
}

}  // namespace footfall::warp
