// SPDX-License-Identifier: MIT
#include "maya/scene/channel_sampler.h"

#include <maya/MFnDependencyNode.h>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>

#include "figure/motion/unwrap.h"
#include "maya/framework/command_base.h"
#include "maya/scene/scene_channels.h"
#include "maya/timing/time_warp_plugs.h"
#include "maya/warp/warp_node_plugs.h"
#include "maya/warp/warp_targets.h"

namespace footfall::maya {
using namespace warp;

namespace {

// A curve of time and the time it shows.
struct TimedCurve {
  Curve curve;
  std::optional<TimeMap> map;  // none: the scene's own time

  double shown(double time) const { return map ? map->source(time) : time; }
};

// Nothing where something else is on the way.
std::optional<TimedCurve> timedCurve(const MPlug& source) {
  if (source.isNull() || !source.node().hasFn(MFn::kAnimCurve)) return std::nullopt;
  AnimatedChannel channel;
  channel.curve = source.node();
  TimedCurve result;
  const MPlug time = timeOf(channel);
  if (time != timePlug()) {
    const MObject node = timeWarpBehind(time);
    result.map = node.isNull() ? std::nullopt : stillTimeMap(node);
    if (!result.map) return std::nullopt;
  }
  result.curve = curveOf(channel.curve);
  return result;
}

struct StillWarp {
  explicit StillWarp(const MObject& node) : plugs(node) {
    const bool normal = MFnDependencyNode(node).findPlug("nodeState", false).asShort() == 0;
    still = normal && plugs.isStill();
    if (still) layers = WarpLayers(plugs.warps(), plugs.channels().size(), plugs.orders());
  }
  WarpNodePlugs plugs;
  WarpLayers layers;
  bool still = false;
};

class Sampler {
 public:
  std::vector<std::vector<double>> run(const std::vector<MPlug>& plugs, const std::vector<double>& times,
                                       const Progress& progress) {
    std::vector<std::vector<double>> columns(plugs.size());
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < plugs.size(); ++i) {
      report(progress, 0.5 * static_cast<double>(i) / static_cast<double>(plugs.size()));
      if (!sampleDirectly(plugs[i], times, columns[i])) others.push_back(i);
    }
    for (const std::size_t i : others) columns[i].resize(times.size());
    for (std::size_t f = 0; f < times.size() && !others.empty(); ++f) {
      report(progress, 0.5 + 0.5 * static_cast<double>(f) / static_cast<double>(times.size()));
      const AtTime then(times[f]);
      for (const std::size_t i : others) columns[i][f] = plugs[i].asDouble();
    }
    return columns;
  }

 private:
  StillWarp& warpOf(const MObject& node) {
    for (StillWarp& warp : warps_) {
      if (warp.plugs.node() == node) return warp;
    }
    return warps_.emplace_back(node);
  }

  bool sampleDirectly(const MPlug& plug, const std::vector<double>& times, std::vector<double>& column) {
    const MPlug feed = incoming(plug);
    if (feed.isNull()) {
      column.assign(times.size(), plug.asDouble());
      return true;
    }
    if (const auto curve = timedCurve(feed)) {
      for (const double time : times) column.push_back(curve->curve.evaluate(curve->shown(time)));
      return true;
    }
    if (MFnDependencyNode(feed.node()).typeId() != MTypeId(kMotionWarpId)) return false;
    StillWarp& warp = warpOf(feed.node());
    const int place = warp.plugs.findChannel(feed);
    return warp.still && place >= 0 && sampleWarped(warp, static_cast<std::size_t>(place), times, column);
  }

  static bool sampleWarped(const StillWarp& warp, std::size_t channel, const std::vector<double>& times,
                           std::vector<double>& column) {
    const int joint = warp.plugs.channels()[channel].joint;
    const bool turns = joint >= 0 && warp.layers.turns(static_cast<std::size_t>(joint));
    std::array<std::size_t, 3> channels{channel, channel, channel};
    if (turns) channels = warp.plugs.joints()[static_cast<std::size_t>(joint)].channels;
    std::array<std::optional<TimedCurve>, 3> curves;
    for (std::size_t a = 0; a < (turns ? 3u : 1u); ++a) {
      const MPlug source = incoming(warp.plugs.in(channels[a]));
      curves[a] = timedCurve(source);
      AnimatedChannel one;
      if (curves[a]) one.curve = source.node();
      if (!curves[a] || timeOf(one) != warp.plugs.time()) return false;
    }
    const std::size_t axis = static_cast<std::size_t>(warp.plugs.channels()[channel].axis);
    for (const double time : times) {
      const double shown = curves[0]->shown(time);
      if (!turns) {
        column.push_back(warp.layers.value(channel, curves[0]->curve.evaluate(shown), shown));
        continue;
      }
      Vec3 angles;
      for (std::size_t a = 0; a < 3; ++a)
        angles[static_cast<int>(a)] = warp.layers.value(channels[a], curves[a]->curve.evaluate(shown), shown);
      column.push_back(
          warp.layers.turned(static_cast<std::size_t>(joint), angles, shown)[static_cast<int>(axis)]);
    }
    return true;
  }

  std::deque<StillWarp> warps_;
};

}  // namespace

std::vector<std::vector<double>> sampleAt(const std::vector<MPlug>& plugs, const std::vector<double>& times,
                                          const Progress& progress) {
  return Sampler().run(plugs, times, progress);
}

void unwrapAngles(const std::vector<MPlug>& plugs, std::vector<std::vector<double>>& columns) {
  constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  std::map<std::string, std::array<std::size_t, 3>> joints;
  for (std::size_t i = 0; i < plugs.size(); ++i) {
    if (!plugs[i].node().hasFn(MFn::kTransform)) continue;
    const std::string name = utf8(plugs[i].partialName(false, false, false, false, false, true));
    for (std::size_t a = 0; a < 3; ++a) {
      if (name != std::string("rotate") + "XYZ"[a]) continue;
      joints.try_emplace(nameOf(plugs[i].node()), std::array<std::size_t, 3>{kNone, kNone, kNone})
          .first->second[a] = i;
    }
  }
  for (const auto& [name, axes] : joints) {
    if (*std::max_element(axes.begin(), axes.end()) == kNone) continue;
    Motion motion;
    motion.skeleton.joints.resize(1);
    motion.channels = {{0, ChannelKind::RotateX}, {0, ChannelKind::RotateY}, {0, ChannelKind::RotateZ}};
    const std::size_t samples = columns[axes[0]].size();
    for (std::size_t f = 0; f < samples; ++f) {
      for (const std::size_t axis : axes) motion.samples.push_back(columns[axis][f]);
    }
    motion = unwrapped(motion);
    for (std::size_t f = 0; f < samples; ++f) {
      for (std::size_t a = 0; a < 3; ++a) columns[axes[a]][f] = motion.frame(f)[a];
    }
  }
}

}  // namespace footfall::maya
