// SPDX-License-Identifier: MIT
#include "bake.h"

#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MIntArray.h>
#include <maya/MPlugArray.h>

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "channel_sampler.h"
#include "curve/key_reduction.h"
#include "figure/unwrap.h"
#include "time_warp_plugs.h"
#include "values.h"
#include "warp/fit_curve.h"
#include "warp_document.h"
#include "warp_node_plugs.h"
#include "warp_targets.h"

namespace footfall::maya {
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

bool drivesNothing(const MObject& node) {
  MPlugArray plugs;
  MFnDependencyNode(node).getConnections(plugs);
  for (unsigned i = 0; i < plugs.length(); ++i) {
    MPlugArray driven;
    if (plugs[i].connectedTo(driven, false, true) && driven.length() > 0) return false;
  }
  return true;
}

class Baker {
 public:
  Baker(Edits& edits, const std::vector<AnimatedChannel>& channels, const BakeRequest& request)
      : edits_(edits), request_(request) {
    for (const AnimatedChannel& channel : channels) take(channel);
  }

  BakeReport run() {
    sample();
    for (Item& item : items_) {
      if (item.samples >= 0) item.curve = reduced(item);
    }
    rewire();
    MAnimCurveChange& change = edits_.keys();
    for (const Item& item : items_) {
      setCurve(item.target, item.curve, change);
      report_.keys += item.curve.keys().size();
      report_.channels.push_back(item.channel.name());
    }
    removeIdle();
    return std::move(report_);
  }

 private:
  struct Item {
    AnimatedChannel channel;
    Curve curve;                  // as it will be
    MObject target;               // Maya's curve that gets it
    std::ptrdiff_t samples = -1;  // where it is sampled: which column
    std::vector<double> pinned;   // playback times that must be keys
  };

  void take(const AnimatedChannel& channel) {
    if (!isOurs(channel)) return;
    const MObject giver = channel.source.node();
    const bool blend = isOfType(giver, kMotionBlendId);
    if (channel.curve.isNull() && !blend && !isOfType(giver, kFootprintSolverId)) {
      report_.notes.push_back(channel.name() +
                              " is on animation layers or converted and stays warped by nodes");
      return;
    }
    noteWithCurves(channel.warp);
    if (!channel.warpIn.isNull()) noteWithCurves(channel.warpIn.node());
    if (blend) noteWithCurves(giver);
    noteWithCurves(timeWarpBehind(timeOf(channel)));
    Item item;
    item.channel = channel;
    if (!bakeExactly(item)) {
      item.samples = static_cast<std::ptrdiff_t>(sampled_++);
      findRange(item);
    }
    items_.push_back(std::move(item));
  }

  void note(const MObject& node) {
    if (!node.isNull() && std::find(nodes_.begin(), nodes_.end(), node) == nodes_.end())
      nodes_.push_back(node);
  }

  // A node goes with the curves that drove nothing else (a weight's, those a blend copied), and with the time
  // those ran on.
  void noteWithCurves(const MObject& node) {
    if (node.isNull() || std::find(nodes_.begin(), nodes_.end(), node) != nodes_.end()) return;
    note(node);
    MPlugArray plugs;
    MFnDependencyNode(node).getConnections(plugs);
    for (unsigned i = 0; i < plugs.length(); ++i) {
      const MPlug from = incoming(plugs[i]);
      if (from.isNull() || !from.node().hasFn(MFn::kAnimCurve)) continue;
      note(from.node());
      note(timeWarpBehind(incoming(MFnDependencyNode(from.node()).findPlug("input", false))));
    }
  }

  WarpNodePlugs& plugsOf(const MObject& node) {
    for (WarpNodePlugs& plugs : plugs_) {
      if (plugs.node() == node) return plugs;
    }
    plugs_.emplace_back(node);
    return plugs_.back();
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

  void findRange(Item& item) {
    const AnimatedChannel& channel = item.channel;
    if (isOfType(channel.source.node(), kFootprintSolverId)) return widen(walkRange(channel.source.node()));
    TimeRange range = channel.curve.isNull() ? blendRange(channel.source.node()) : keyRange({channel});
    const MObject timeWarp = timeWarpBehind(timeOf(channel));
    if (!channel.warp.isNull()) {
      const WarpNodePlugs& plugs = plugsOf(channel.warp);
      const WarpLayers layers(plugs.warps(), plugs.channels().size(), plugs.orders());
      for (const double time : layers.keyTimes()) {
        range = {std::min(range.start, time), std::max(range.end, time)};
        if (timeWarp.isNull()) item.pinned.push_back(time);
      }
    }
    if (const auto map = timeWarp.isNull() ? std::nullopt : stillTimeMap(timeWarp)) range = map->shown(range);
    widen(range);
  }

  void widen(const TimeRange& range) {
    range_ = any_ ? TimeRange{std::min(range_.start, range.start), std::max(range_.end, range.end)} : range;
    any_ = true;
  }

  // Of a walk on footprints, from the first footfall to the end.
  static TimeRange walkRange(const MObject& solver) {
    const MFnDependencyNode node(solver);
    return {seconds(node.findPlug("startTime", false).asMTime()),
            seconds(node.findPlug("endTime", false).asMTime())};
  }

  // Of all curves that go into a blend.
  static TimeRange blendRange(const MObject& blend) {
    std::vector<AnimatedChannel> inputs;
    MPlugArray plugs;
    MFnDependencyNode(blend).getConnections(plugs);
    for (unsigned i = 0; i < plugs.length(); ++i) {
      const MPlug from = incoming(plugs[i]);
      if (from.isNull() || !from.node().hasFn(MFn::kAnimCurve)) continue;
      AnimatedChannel input;
      input.curve = from.node();
      inputs.push_back(input);
    }
    return keyRange(inputs);
  }

  void sample() {
    if (sampled_ == 0) return;
    const TimeRange range = request_.range.value_or(range_);
    const double frame = frameLength();
    const double first = std::floor(range.start / frame + 1e-6), last = std::ceil(range.end / frame - 1e-6);
    if (!(last >= first && last - first < 1e6))
      throw Error(fmt::format("the range from frame {:g} to {:g} cannot be baked", first, last));
    for (double k = first; k <= last; ++k) times_.push_back(k * frame);
    std::vector<MPlug> plugs(sampled_);
    for (const Item& item : items_) {
      if (item.samples >= 0) plugs[static_cast<std::size_t>(item.samples)] = item.channel.plug;
    }
    columns_ = sampleAt(plugs, times_);
    unwrapJoints();
  }

  // The three angles of a joint may come in either of their two forms: made to run on.
  void unwrapJoints() {
    std::map<std::string, std::array<std::ptrdiff_t, 3>> joints;
    for (const Item& item : items_) {
      for (std::size_t a = 0; a < 3; ++a) {
        if (item.samples < 0 || item.channel.attribute != std::string("rotate") + "XYZ"[a]) continue;
        joints.try_emplace(item.channel.node, std::array<std::ptrdiff_t, 3>{-1, -1, -1}).first->second[a] =
            item.samples;
      }
    }
    for (const auto& [name, axes] : joints) {
      if (*std::min_element(axes.begin(), axes.end()) < 0) continue;
      Motion motion;
      motion.skeleton.joints.resize(1);
      motion.channels = {{0, ChannelKind::RotateX}, {0, ChannelKind::RotateY}, {0, ChannelKind::RotateZ}};
      for (std::size_t f = 0; f < times_.size(); ++f) {
        for (const std::ptrdiff_t axis : axes)
          motion.samples.push_back(columns_[static_cast<std::size_t>(axis)][f]);
      }
      motion = unwrapped(motion);
      for (std::size_t f = 0; f < times_.size(); ++f) {
        for (std::size_t a = 0; a < 3; ++a)
          columns_[static_cast<std::size_t>(axes[a])][f] = motion.frame(f)[a];
      }
    }
  }

  Curve reduced(const Item& item) const {
    const std::vector<double>& values = columns_[static_cast<std::size_t>(item.samples)];
    const CurveOutput output = outputOf(item.channel.unit);
    if (request_.everyFrame) {
      std::vector<Key> keys(times_.size());
      for (std::size_t f = 0; f < keys.size(); ++f) keys[f].time = times_[f], keys[f].value = values[f];
      return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, output);
    }
    KeyReductionOptions options;
    options.tolerance = toleranceOf(item.channel.unit, request_.tolerance);
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
  }

  // From the last to the first of a chain: a warp goes before the time warp in front of it.
  void removeIdle() {
    for (bool again = true; again;) {
      again = false;
      for (auto node = nodes_.begin(); node != nodes_.end(); ++node) {
        if (!drivesNothing(*node)) continue;
        edits_.graph().deleteNode(*node);
        edits_.apply();
        nodes_.erase(node);
        again = true;
        break;
      }
    }
  }

  Edits& edits_;
  const BakeRequest& request_;
  std::vector<Item> items_;
  std::vector<MObject> nodes_;
  std::vector<WarpNodePlugs> plugs_;
  std::size_t sampled_ = 0;
  TimeRange range_;
  bool any_ = false;
  std::vector<double> times_;                 // seconds, a frame each
  std::vector<std::vector<double>> columns_;  // a sampled channel each
  BakeReport report_;
};

}  // namespace

bool isOurs(const AnimatedChannel& channel) {
  return !channel.warp.isNull() || isOfType(channel.source.node(), kMotionBlendId) ||
         isOfType(channel.source.node(), kFootprintSolverId) ||
         !timeWarpBehind(timeOf(channel)).isNull();
}

BakeReport bake(Edits& edits, const std::vector<AnimatedChannel>& channels, const BakeRequest& request) {
  return Baker(edits, channels, request).run();
}

}  // namespace footfall::maya
