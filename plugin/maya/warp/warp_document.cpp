// SPDX-License-Identifier: MIT
#include "maya/warp/warp_document.h"

#include <maya/MFnDependencyNode.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "maya/framework/data_values.h"
#include "maya/scene/channel_curves.h"
#include "maya/timing/time_warp_plugs.h"
#include "maya/warp/figure_warp.h"
#include "warp/layers/warp_layers.h"

namespace footfall::maya {
using namespace warp;

namespace {

double unitIn(ChannelUnit unit, const WarpUnits& units) {
  return unit == ChannelUnit::Length ? units.length : unit == ChannelUnit::Angle ? units.angle : 1;
}

// The animation before any warp as a function of its own time.
ChannelInfo factsOf(const AnimatedChannel& channel, const WarpUnits& units, const TimeRange& range) {
  ChannelInfo facts;
  facts.unit = unitIn(channel.unit, units);
  facts.range = range;
  if (!channel.curve.isNull()) {
    const auto curve = std::make_shared<const Curve>(curveOf(channel.curve));
    facts.source = [curve](double time) {
      return ValueAndRate{curve->evaluate(time), curve->derivative(time)};
    };
    for (const Key& key : curve->keys()) facts.reach = std::max(facts.reach, std::abs(key.value));
  } else {
    facts.source = [source = channel.source](double time) {
      const AtTime then(time);
      return ValueAndRate{source.asDouble(), 0};
    };
  }
  return facts;
}

class Documenter {
 public:
  Documenter(Edits& edits, const std::vector<AnimatedChannel>& channels, const WarpRequest& request)
      : edits_(edits),
        channels_(channels),
        request_(request),
        units_(sceneUnits()),
        range_(keyRange(channels)) {
    carrySpeedOn(request_, toFrame(range_.start), toFrame(range_.end));
    easeHolds(request_, units_.frame);
    targets_.emplace(edits, channels);
  }

  WarpReport run() {
    if (channels_.empty()) throw Error("there is no animation to warp");
    timeMapOf(request_, units_);  // throws where time would run back without leave
    listChannels();
    listJoints();
    const LayerPlan plan = layersFor(request_, described_, joints_, range_, units_, existing());
    report_.notes = plan.notes;
    // All but time is in frames of the source: a timing that is there is out of the way meanwhile, and a new
    // one comes last.
    const std::vector<MPlug> muted = muteTimings();
    const bool figure = !request_.positions.empty() || !request_.effectors.empty() ||
                        request_.contacts.value_or(ContactPolicy::Free) != ContactPolicy::Free;
    std::optional<FigureWarp> feet;
    if (figure) feet.emplace(figureRoot());
    std::set<std::size_t> nodes;
    for (const WarpLayer& layer : plan.layers) addLayer(layer, nodes);
    targets_->apply();
    for (const std::size_t node : nodes) report_.nodes.push_back(nameOf(targets_->nodes()[node].node()));
    if (!figure)
      for (const ChannelWarp& warp : request_.channels) measure(warp);
    if (feet) feet->apply(edits_, request_, report_);
    for (const MPlug& enable : muted) edits_.graph().newPlugValueBool(enable, true);
    if (!request_.time.empty()) retime();
    edits_.apply();
    return std::move(report_);
  }

 private:
  void listChannels() {
    for (const AnimatedChannel& channel : channels_) {
      described_.push_back({channel.node, channel.attribute, factsOf(channel, units_, range_)});
      byPlug_[utf8(channel.plug.name())] = described_.size() - 1;
    }
  }

  // Joints whose three angles are here, and go through one turn of one warp or through none.
  void listJoints() {
    std::set<std::string> seen;
    for (const AnimatedChannel& channel : channels_) {
      if (channel.unit != ChannelUnit::Angle || !seen.insert(channel.node).second) continue;
      const auto joint = animatedJoint(channel.plug.node());
      if (!joint) continue;
      LayerJoint described;
      described.node = joint->name;
      described.order = joint->order;
      bool whole = true;
      for (std::size_t a = 0; a < 3; ++a) {
        const AnimatedChannel& axis = joint->axes[a];
        const auto found = byPlug_.find(utf8(axis.plug.name()));
        whole = whole && found != byPlug_.end() && axis.warp == joint->axes[0].warp;
        if (whole && !axis.warp.isNull()) {
          const WarpTargets::Place place = targets_->place(axis);
          whole = targets_->nodes()[place.node].channels()[place.channel].joint >= 0;
        }
        if (whole) described.channels[a] = found->second;
      }
      if (whole) joints_.push_back(described);
    }
  }

  // What the nodes already have, by the places in described_ and joints_.
  std::vector<WarpLayer> existing() {
    std::vector<WarpLayer> layers;
    for (const WarpNodePlugs& plugs : targets_->nodes()) {
      std::map<std::size_t, std::size_t> channels, joints;
      for (std::size_t c = 0; c < channels_.size(); ++c) {
        if (channels_[c].warp == plugs.node()) channels[targets_->place(channels_[c]).channel] = c;
      }
      for (std::size_t j = 0; j < joints_.size(); ++j) {
        const AnimatedChannel& axis = channels_[joints_[j].channels[0]];
        if (axis.warp == plugs.node())
          joints[static_cast<std::size_t>(plugs.channels()[targets_->place(axis).channel].joint)] = j;
      }
      for (WarpLayer layer : plugs.warps()) {
        rename(layer, channels, joints);
        layers.push_back(std::move(layer));
      }
    }
    return layers;
  }

  // Changes of channels and joints that are not in the maps go.
  static void rename(WarpLayer& layer, const std::map<std::size_t, std::size_t>& channels,
                     const std::map<std::size_t, std::size_t>& joints) {
    const auto replace = [](auto& changes, auto which, const std::map<std::size_t, std::size_t>& names) {
      std::remove_reference_t<decltype(changes)> kept;
      for (auto change : changes) {
        const auto found = names.find(change.*which);
        if (found == names.end()) continue;
        change.*which = found->second;
        kept.push_back(change);
      }
      changes = std::move(kept);
    };
    for (LayerKey& key : layer.keys) {
      replace(key.channels, &ChannelChange::channel, channels);
      replace(key.turns, &TurnChange::joint, joints);
    }
    replace(layer.shares, &JointShare::joint, joints);
  }

  void addLayer(const WarpLayer& layer, std::set<std::size_t>& nodes) {
    // Per node: from the places here to those there.
    std::map<std::size_t, std::pair<std::map<std::size_t, std::size_t>, std::map<std::size_t, std::size_t>>>
        maps;
    for (const LayerKey& key : layer.keys) {
      for (const ChannelChange& change : key.channels) {
        const WarpTargets::Place place = targets_->place(channels_[change.channel]);
        maps[place.node].first[change.channel] = place.channel;
      }
      for (const TurnChange& turn : key.turns) {
        const WarpTargets::Place place = targets_->place(channels_[joints_[turn.joint].channels[0]]);
        const int joint = targets_->nodes()[place.node].channels()[place.channel].joint;
        maps[place.node].second[turn.joint] = static_cast<std::size_t>(joint);
      }
    }
    for (const auto& [node, names] : maps) {
      WarpLayer own = layer;
      rename(own, names.first, names.second);
      WarpNodePlugs& plugs = targets_->nodes()[node];
      if (own.name.empty()) own.name = fmt::format("warp{}", plugs.layers().size() + 1);
      plugs.addLayer(edits_, own);
      nodes.insert(node);
    }
  }

  MObject figureRoot() const {
    if (!request_.effectors.empty()) return topOf(jointNamed(request_.effectors.front().joint));
    return topOf(channels_.front().plug.node());
  }

  // The `enable` of each timing the channels run on that was on.
  std::vector<MPlug> muteTimings() {
    std::vector<MPlug> muted;
    for (const AnimatedChannel& channel : channels_) {
      for (const MPlug& input : timeInputsBehind(channel.plug)) {
        const MObject timing = timeWarpBehind(incoming(input));
        if (timing.isNull()) continue;
        const MPlug enable = MFnDependencyNode(timing).findPlug("enable", false);
        if (!enable.asBool() || !incoming(enable).isNull() ||
            std::find(muted.begin(), muted.end(), enable) != muted.end())
          continue;
        muted.push_back(enable);
        edits_.graph().newPlugValueBool(enable, false);
      }
    }
    edits_.apply();
    return muted;
  }

  void retime() {
    const MObject node = setTimeKeys(edits_, channels_, request_, units_);
    edits_.apply();
    report_.nodes.push_back(nameOf(node));
  }

  // Goals by value, of whole weight, that nothing later moves on.
  void measure(const ChannelWarp& warp) {
    if (warp.muted || warp.weight != 1 || warp.range) return;
    for (const AnimatedChannel& channel : channels_) {
      for (const WeightedName& name : warp.channels) {
        if (name.weight != 1 || !matchesPattern(name.pattern, channel.node, channel.attribute)) continue;
        for (const WarpKey& key : warp.keys) {
          if (key.kind != WarpKey::Kind::Value) continue;
          const AtTime then(units_.start + key.time * units_.frame);
          const double value = channel.plug.asDouble() / unitIn(channel.unit, units_);
          report_.goals.push_back(
              {channel.name(), key.time, value - key.value, channel.unit == ChannelUnit::Length});
        }
      }
    }
  }

  Edits& edits_;
  const std::vector<AnimatedChannel>& channels_;
  WarpRequest request_;
  const WarpUnits units_;
  const TimeRange range_;
  std::optional<WarpTargets> targets_;
  std::vector<LayerChannel> described_;
  std::vector<LayerJoint> joints_;
  std::map<std::string, std::size_t> byPlug_;
  WarpReport report_;
};

}  // namespace

TimeRange keyRange(const std::vector<AnimatedChannel>& channels) {
  TimeRange range;
  bool any = false;
  const auto add = [&](const MObject& animCurve) {
    const Curve curve = curveOf(animCurve);
    if (curve.empty()) return;
    const double first = curve.keys().front().time, last = curve.keys().back().time;
    range = any ? TimeRange{std::min(range.start, first), std::max(range.end, last)} : TimeRange{first, last};
    any = true;
  };
  for (const AnimatedChannel& channel : channels) {
    if (!channel.curve.isNull()) {
      add(channel.curve);
    } else if (!channel.plug.isNull()) {
      for (const MObject& curve : curvesBehind(channel.plug)) add(curve);
    }
  }
  return range;
}

WarpReport applyRequest(Edits& edits, const std::vector<AnimatedChannel>& channels,
                        const WarpRequest& request) {
  return Documenter(edits, channels, request).run();
}

}  // namespace footfall::maya
