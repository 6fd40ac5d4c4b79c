// SPDX-License-Identifier: MIT
#include "maya/scene/bake_channels.h"

#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "curve/key_reduction.h"
#include "maya/figure/control_space_node.h"
#include "maya/figure/figure_node.h"
#include "maya/framework/data_values.h"
#include "maya/framework/idle_nodes.h"
#include "maya/scene/channel_mix.h"
#include "maya/scene/channel_sampler.h"
#include "maya/timing/time_warp_plugs.h"
#include "maya/warp/warp_document.h"
#include "maya/warp/warp_node_plugs.h"
#include "maya/warp/warp_targets.h"
#include "warp/channels/fit_curve.h"

namespace footfall::maya {
using namespace warp;

namespace {

bool isOfType(const MObject& node, unsigned id) {
  return !node.isNull() && MFnDependencyNode(node).typeId() == MTypeId(id);
}

CurveOutput outputOf(ChannelUnit unit) {
  return unit == ChannelUnit::Length  ? CurveOutput::Linear
         : unit == ChannelUnit::Angle ? CurveOutput::Angular
                                      : CurveOutput::Unitless;
}

double toleranceOf(ChannelUnit unit, const CurveWarpOptions& options) {
  return unit == ChannelUnit::Length  ? options.linear
         : unit == ChannelUnit::Angle ? options.angular
                                      : options.unitless;
}

MFnAnimCurve::AnimCurveType curveType(ChannelUnit unit) {
  return unit == ChannelUnit::Length  ? MFnAnimCurve::kAnimCurveTL
         : unit == ChannelUnit::Angle ? MFnAnimCurve::kAnimCurveTA
                                      : MFnAnimCurve::kAnimCurveTU;
}

// The channels below animation layers that feed a channel: an input of a layer each, with what goes into it.
std::vector<AnimatedChannel> channelsBelow(const ChannelMix& mix) {
  std::vector<AnimatedChannel> below;
  for (const ChannelMix::Input& input : mix.inputs) {
    std::string why;
    if (auto channel = animatedChannel(input.plug, why)) below.push_back(std::move(*channel));
  }
  return below;
}

// Whether something that is not ours stands between a channel and its curves.
bool isMixed(const AnimatedChannel& channel) {
  const MObject giver = channel.source.node();
  return channel.curve.isNull() && !isOfType(giver, kMotionBlendId) && !figureNodeOf(giver);
}

ChannelMix mixOf(const AnimatedChannel& channel) {
  return mixBehind(channel.source, channel.warpIn.isNull() ? channel.plug : channel.warpIn);
}

class Baker {
 public:
  Baker(Edits& edits, const std::vector<AnimatedChannel>& channels, const BakeRequest& request)
      : edits_(edits), request_(request) {
    for (const AnimatedChannel& channel : channels) take(channel);
  }

  BakeReport run() {
    sample();
    for (const Mixed& mixed : mixed_) solve(mixed);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      report(request_.progress, 0.7 + 0.2 * static_cast<double>(i) / static_cast<double>(items_.size()));
      Item& item = items_[i];
      if (item.samples != kNone) item.curve = reduced(item);
    }
    rewire();
    MAnimCurveChange& change = edits_.keys();
    for (const Item& item : items_) {
      setCurve(item.target, item.curve, change);
      report_.keys += item.curve.keys().size();
    }
    idle_.remove(edits_);
    report(request_.progress, 1);
    return std::move(report_);
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  // A curve that gets new keys: of a channel, or of one input of a layer.
  struct Item {
    AnimatedChannel channel;
    Curve curve;                  // as it will be
    MObject target;               // Maya's curve that gets it
    std::size_t samples = kNone;  // where it is sampled: which column
    double share = 1;             // how much of it shows in its channel
    std::vector<double> pinned;   // playback times that must be keys
  };
  // A warp above layers, which goes into one of their curves.
  struct Mixed {
    AnimatedChannel channel;
    ChannelMix mix;
    std::size_t wanted = 0, first = 0;  // column of the channel, and the first of the mix's
    std::size_t part = 0, item = 0;     // the input that gets it
  };

  std::size_t column(const MPlug& plug) {
    plugs_.push_back(plug);
    return plugs_.size() - 1;
  }

  void take(const AnimatedChannel& channel) {
    if (!isOurs(channel)) return;
    if (isMixed(channel)) return takeMixed(channel);
    if (takeItem(channel) != kNone) report_.channels.push_back(channel.name());
  }

  std::size_t takeItem(const AnimatedChannel& channel) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (items_[i].channel.plug == channel.plug) return i;
    }
    if (!channel.curve.isNull() && MFnDependencyNode(channel.curve).isLocked()) {
      report_.notes.push_back(
          fmt::format("{} stays as it is: its curve {} is locked", channel.name(), nameOf(channel.curve)));
      return kNone;
    }
    noteNodes(channel);
    Item item;
    item.channel = channel;
    if (!bakeExactly(item)) {
      item.samples = column(channel.plug);
      findRange(item.channel, item.pinned);
    }
    items_.push_back(std::move(item));
    return items_.size() - 1;
  }

  void noteNodes(const AnimatedChannel& channel) {
    idle_.addWithCurves(channel.warp);
    if (!channel.warpIn.isNull()) idle_.addWithCurves(channel.warpIn.node());
    if (isOfType(channel.source.node(), kMotionBlendId)) idle_.addWithCurves(channel.source.node());
    if (isControlSpace(channel.source.node())) idle_.add(channel.source.node());
    idle_.addWithCurves(timeWarpBehind(timeOf(channel)));
  }

  void takeMixed(const AnimatedChannel& channel) {
    Mixed mixed{channel, mixOf(channel)};
    if (!mixed.mix.why.empty()) {
      report_.notes.push_back(fmt::format("{} stays as it is: it {}", channel.name(), mixed.mix.why));
      return;
    }
    if (!channel.warp.isNull() && !chooseInput(mixed)) return;
    bool whole = true;
    for (const AnimatedChannel& below : channelsBelow(mixed.mix)) {
      if (isOurs(below)) whole = takeItem(below) != kNone && whole;
    }
    if (whole) report_.channels.push_back(channel.name());
    if (channel.warp.isNull()) return;
    noteNodes(channel);
    mixed.wanted = column(channel.plug);
    mixed.first = plugs_.size();
    for (const MPlug& plug : mixed.mix.columns) column(plug);
    findRange(channel, items_[mixed.item].pinned);
    mixed_.push_back(std::move(mixed));
  }

  // The lowest layer whose curve shows in full over the whole range, or else the one that shows most.
  bool chooseInput(Mixed& mixed) {
    constexpr double kLeast = 0.05;
    std::vector<double> unused;
    TimeRange range = keyRange({mixed.channel});
    if (request_.range) range = *request_.range;
    const Columns columns = sampleAt(mixed.mix.columns, framesIn(range));
    double best = kLeast;
    const AnimatedChannel* chosen = nullptr;
    const std::vector<AnimatedChannel> below = channelsBelow(mixed.mix);
    for (const ChannelMix::Input& input : mixed.mix.inputs) {
      const auto own = std::find_if(below.begin(), below.end(), [&](const AnimatedChannel& channel) {
        return channel.plug == input.plug && !channel.curve.isNull();
      });
      if (own == below.end() || MFnDependencyNode(own->curve).isLocked()) continue;
      const double share = std::min(1.0, mixed.mix.mix.share(input.part, columns));
      if (share < best * (chosen ? 1.001 : 1)) continue;
      best = share;
      chosen = &*own;
      mixed.part = input.part;
    }
    if (!chosen) {
      report_.notes.push_back(
          fmt::format("{} stays warped: none of its layers has a curve that always counts; "
                      "merge the layers first",
                      mixed.channel.name()));
      return false;
    }
    mixed.item = takeItem(*chosen);
    Item& item = items_[mixed.item];
    if (item.samples == kNone) item.samples = column(item.channel.plug);
    item.share = best;
    return true;
  }

  // The column of the input becomes what makes the whole as it was with its warp.
  void solve(const Mixed& mixed) {
    const auto first = columns_.begin() + static_cast<std::ptrdiff_t>(mixed.first);
    const Columns columns(first, first + static_cast<std::ptrdiff_t>(mixed.mix.columns.size()));
    auto own = mixed.mix.mix.solve(mixed.part, columns_[mixed.wanted], columns);
    if (!own)
      throw Error(mixed.channel.name() + " cannot be reached with keys on its layer; merge the layers first");
    columns_[items_[mixed.item].samples] = std::move(*own);
  }

  WarpNodePlugs& plugsOf(const MObject& node) {
    for (WarpNodePlugs& plugs : warps_) {
      if (plugs.node() == node) return plugs;
    }
    warps_.emplace_back(node);
    return warps_.back();
  }

  // Scales, offsets and time that stand still: the curve is changed as a curve.
  bool bakeExactly(Item& item) {
    const AnimatedChannel& channel = item.channel;
    if (request_.everyFrame || request_.range || channel.curve.isNull()) return false;
    std::vector<Warp> warps;
    if (!channel.warp.isNull()) {
      const WarpNodePlugs& plugs = plugsOf(channel.warp);
      const int place = plugs.findChannel(channel.feed);
      if (place < 0 || channel.warpIn.node() != channel.warp || !plugs.isStill()) return false;
      if (MFnDependencyNode(channel.warp).findPlug("nodeState", false).asShort() != 0) return false;
      if (plugs.time() != timeOf(channel)) return false;
      const std::size_t c = static_cast<std::size_t>(place);
      const WarpLayers layers(plugs.warps(), plugs.channels().size(), plugs.orders());
      const int joint = plugs.channels()[c].joint;
      if (joint >= 0 && layers.turns(static_cast<std::size_t>(joint))) return false;
      warps = layers.stack(c).warps();
    }
    if (timeOf(channel) != timePlug()) {
      const MObject node = timeWarpBehind(timeOf(channel));
      const auto map = node.isNull() ? std::nullopt : stillTimeMap(node);
      if (!map || !map->isMonotone()) return false;
      Warp time;
      time.kind = Warp::Kind::Time;
      time.time = *map;
      warps.push_back(std::move(time));
    }
    const WarpStack stack(std::move(warps));
    if (!stack.forward()) return false;
    FitOptions fit;
    fit.tolerance = toleranceOf(channel.unit, request_.tolerance);
    fit.grid = frameLength();
    fit.range = keyRange({channel});
    item.curve = warpCurve(curveOf(channel.curve), stack, fit).curve;
    ++report_.exact;
    return true;
  }

  void findRange(const AnimatedChannel& channel, std::vector<double>& pinned) {
    if (const FigureNode* figure = figureNodeOf(channel.source.node())) return widen(figure->figureRange());
    TimeRange range = keyRange({channel});
    const MObject timeWarp = timeWarpBehind(timeOf(channel));
    if (!channel.warp.isNull()) {
      const WarpNodePlugs& plugs = plugsOf(channel.warp);
      const WarpLayers layers(plugs.warps(), plugs.channels().size(), plugs.orders());
      for (const double time : layers.keyTimes()) {
        range = {std::min(range.start, time), std::max(range.end, time)};
        if (timeWarp.isNull()) pinned.push_back(time);
      }
    }
    if (const auto map = timeWarp.isNull() ? std::nullopt : stillTimeMap(timeWarp)) range = map->shown(range);
    widen(range);
  }

  void widen(const TimeRange& range) {
    range_ = any_ ? TimeRange{std::min(range_.start, range.start), std::max(range_.end, range.end)} : range;
    any_ = true;
  }

  static std::vector<double> framesIn(const TimeRange& range) {
    const double frame = frameLength();
    const double first = std::floor(range.start / frame + 1e-6), last = std::ceil(range.end / frame - 1e-6);
    if (!(last >= first && last - first < 1e6))
      throw Error(fmt::format("the range from frame {:g} to {:g} cannot be baked", first, last));
    std::vector<double> times;
    for (double k = first; k <= last; ++k) times.push_back(k * frame);
    return times;
  }

  void sample() {
    if (plugs_.empty()) return;
    times_ = framesIn(request_.range.value_or(range_));
    const Progress& whole = request_.progress;
    columns_ = sampleAt(plugs_, times_, [&whole](double share) { return !whole || whole(0.7 * share); });
    unwrapAngles(plugs_, columns_);
  }

  Curve reduced(const Item& item) const {
    const std::vector<double>& values = columns_[item.samples];
    const CurveOutput output = outputOf(item.channel.unit);
    if (request_.everyFrame) {
      std::vector<Key> keys(times_.size());
      for (std::size_t f = 0; f < keys.size(); ++f) keys[f].time = times_[f], keys[f].value = values[f];
      return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, output);
    }
    KeyReductionOptions options;
    options.tolerance = toleranceOf(item.channel.unit, request_.tolerance) / item.share;
    options.output = output;
    for (const double time : item.pinned) {
      if (time >= times_.front() && time <= times_.back()) options.pinned.push_back(time);
    }
    return reduceKeys(times_, values, options).curve;
  }

  // Each channel on its own curve, in its own time; a curve that drives more than it, or none, is replaced.
  void rewire() {
    for (Item& item : items_) {
      const AnimatedChannel& channel = item.channel;
      MDGModifier& modifier = edits_.graph();
      const MObject curve = channel.curve;
      bool own = !curve.isNull();
      if (own) {
        MPlugArray driven;
        MFnDependencyNode(curve).findPlug("output", false).connectedTo(driven, false, true);
        own = driven.length() == 1;
      }
      if (own && channel.warpIn.isNull()) {
        item.target = curve;
      } else {
        modifier.disconnect(channel.feed, channel.plug);
        edits_.apply();
        MStatus status;
        MFnAnimCurve function;
        if (own) {
          modifier.disconnect(channel.source, channel.warpIn);
          modifier.connect(channel.source, channel.plug);
          item.target = curve;
        } else {
          item.target = function.create(channel.plug, curveType(channel.unit), &modifier, &status);
          require(status, channel.name().c_str());
        }
      }
      if (own) {
        const MPlug input = MFnDependencyNode(curve).findPlug("input", false);
        const MPlug time = incoming(input);
        if (!timeWarpBehind(time).isNull()) modifier.disconnect(time, input);
      }
      edits_.apply();
    }
    // A warp above layers goes from between them and their channel.
    for (const Mixed& mixed : mixed_) {
      const AnimatedChannel& channel = mixed.channel;
      MDGModifier& modifier = edits_.graph();
      modifier.disconnect(channel.feed, channel.plug);
      modifier.connect(channel.source,
                       channel.plug);  // before it is cut: a conversion goes with its last use
      modifier.disconnect(channel.source, channel.warpIn);
      edits_.apply();
    }
  }

  Edits& edits_;
  const BakeRequest& request_;
  std::vector<Item> items_;
  std::vector<Mixed> mixed_;
  IdleNodes idle_;
  std::vector<WarpNodePlugs> warps_;
  std::vector<MPlug> plugs_;  // to sample: a column each
  TimeRange range_;
  bool any_ = false;
  std::vector<double> times_;  // seconds, one per frame
  Columns columns_;
  BakeReport report_;
};

}  // namespace

bool isOurs(const AnimatedChannel& channel) {
  if (!channel.warp.isNull() || isOfType(channel.source.node(), kMotionBlendId) ||
      figureNodeOf(channel.source.node()) || !timeWarpBehind(timeOf(channel)).isNull())
    return true;
  if (!isMixed(channel)) return false;
  const std::vector<AnimatedChannel> below = channelsBelow(mixOf(channel));
  return std::any_of(below.begin(), below.end(),
                     [&](const AnimatedChannel& one) { return one.plug != channel.plug && isOurs(one); });
}

BakeReport bake(Edits& edits, const std::vector<AnimatedChannel>& channels, const BakeRequest& request) {
  return Baker(edits, channels, request).run();
}

}  // namespace footfall::maya
