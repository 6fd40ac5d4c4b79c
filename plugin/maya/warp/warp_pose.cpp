// SPDX-License-Identifier: MIT
#include "maya/warp/warp_pose.h"

#include <algorithm>
#include <cmath>

#include <maya/MFnDependencyNode.h>

#include <fmt/format.h>

#include "maya/framework/data_values.h"
#include "maya/scene/keyed_pose.h"
#include "maya/warp/space_move.h"

namespace footfall::maya {
using namespace warp;

namespace {

constexpr double kPosed = 1e-9;  // by how much a value must differ from its animation, by its size

// Those that are not where their animation puts them at this frame.
std::vector<PosedChannel> posedOf(const std::vector<AnimatedChannel>& channels) {
  std::vector<PosedChannel> posed;
  for (const AnimatedChannel& channel : channels) {
    const double now = channel.plug.asDouble(), given = channel.feed.asDouble();
    if (std::abs(now - given) > kPosed * std::max(1.0, std::abs(given))) posed.push_back({channel, now});
  }
  return posed;
}

double reachOf(const AnimatedChannel& channel) {
  double reach = 0;
  if (channel.curve.isNull()) return reach;
  const Curve curve = curveOf(channel.curve);
  for (const Key& key : curve.keys()) reach = std::max(reach, std::abs(key.value));
  return reach;
}

template <typename Change>
void put(std::vector<Change>& changes, const Change& change, std::size_t Change::*which) {
  for (Change& own : changes) {
    if (own.*which == change.*which) {
      own = change;
      return;
    }
  }
  changes.push_back(change);
}

class Poser {
 public:
  Poser(Edits& edits, const std::vector<AnimatedChannel>& channels, const PoseRequest& request)
      : edits_(edits),
        channels_(channels),
        request_(request),
        posed_(request.keyed ? takeKeyedPose(edits, channels, report_.notes) : posedOf(channels)),
        targets_(edits, channels) {}

  WarpReport run() {
    if (channels_.empty()) {
      throw Error("nothing selected can be warped; select controls with animation curves");
    }
    if (posed_.empty() && request_.keyed) {
      throw Error(
          fmt::format("no control has a key at frame {:g} that moves it off its curve; pose and key it "
                      "first",
                      toFrame(currentTime())));
    }
    if (posed_.empty() && request_.pins.empty()) {
      throw Error(
          fmt::format("nothing is posed: the controls are on their curves at frame {:g}; move or "
                      "rotate them first",
                      toFrame(currentTime())));
    }
    const std::vector<PosedChannel> places = request_.space ? takePlaces() : std::vector<PosedChannel>();
    std::optional<SpaceMover> mover;
    if (!places.empty()) mover.emplace(movedNodes(places), spaceMove());
    std::optional<FigureWarp> feet;
    if (request_.contacts && !mover && !posed_.empty())
      feet.emplace(carrierOf(posed_.front().channel.plug.node()));
    if (!posed_.empty() || !mover) pose();
    if (mover) mover->pose(edits_, places, report_);
    if (feet) {
      WarpRequest request;
      request.contacts = request_.contacts;
      feet->apply(edits_, request, report_);
    }
    return std::move(report_);
  }

 private:
  void pose() {
    collect();
    for (auto& [node, scope] : scopes_) editNode(node, scope);
    targets_.apply();
    for (auto& [node, scope] : scopes_) report_.nodes.push_back(nameOf(targets_.nodes()[node].node()));
    for (const PosedChannel& posed : posed_) measure(posed);
  }

  // Moves them out of what is posed.
  std::vector<PosedChannel> takePlaces() {
    const auto rest = std::stable_partition(posed_.begin(), posed_.end(), isPlace);
    std::vector<PosedChannel> places(posed_.begin(), rest);
    posed_.erase(posed_.begin(), rest);
    return places;
  }

  SpaceMove spaceMove() const {
    SpaceMove move;
    move.space = *request_.space;
    move.time = currentTime();
    move.pins = request_.pins;
    move.name = request_.warp;
    move.settings = request_.settings;
    move.contacts = request_.contacts;
    return move;
  }

  struct Scope {
    std::vector<std::size_t> channels;                        // everything the command is about
    std::vector<std::pair<std::size_t, PosedChannel>> posed;  // the node's channel, what it should be
  };

  // Channels that are posed come in; others are pinned where they are in a warp already.
  void collect() {
    for (const PosedChannel& posed : posed_) {
      const WarpTargets::Place place = targets_.place(posed.channel);
      scopes_[place.node].posed.emplace_back(place.channel, posed);
      scopes_[place.node].channels.push_back(place.channel);
    }
    for (const AnimatedChannel& channel : channels_) {
      if (channel.warp.isNull()) continue;
      const WarpTargets::Place place = targets_.place(channel);
      scopes_[place.node].channels.push_back(place.channel);
    }
    if (scopes_.empty()) throw Error("the controls have no warp to pin; pose them first");
  }

  std::size_t layerOf(WarpNodePlugs& plugs) {
    int found =
        request_.warp.empty() ? static_cast<int>(plugs.layers().size()) - 1 : plugs.findLayer(request_.warp);
    if (found >= 0) return static_cast<std::size_t>(found);
    WarpLayer fresh;
    fresh.name = request_.warp.empty() ? "warp1" : request_.warp;
    return plugs.addLayer(edits_, fresh);
  }

  void editNode(std::size_t node, const Scope& scope) {
    WarpNodePlugs& plugs = targets_.nodes()[node];
    const std::size_t layer = layerOf(plugs);
    applySettings(plugs, edits_, layer, request_.settings);
    // Pins first: the pose is made on what they leave.
    for (const double pin : request_.pins) pinAt(plugs, layer, scope, nodeTime(plugs, pin));
    if (!scope.posed.empty()) poseAt(plugs, layer, scope);
  }

  LayerKey keyAt(const WarpNodePlugs& plugs, std::size_t layer, double time) const {
    for (const LayerKey& key : plugs.layers()[layer].warp.keys) {
      if (std::abs(key.time - time) < 1e-6) return key;
    }
    LayerKey key;
    key.time = time;
    return key;
  }

  void pinAt(WarpNodePlugs& plugs, std::size_t layer, const Scope& scope, double time) {
    LayerKey key = keyAt(plugs, layer, time);
    const auto inScope = [&](std::size_t channel) {
      return std::find(scope.channels.begin(), scope.channels.end(), channel) != scope.channels.end();
    };
    const auto gone = [&](const ChannelChange& change) { return inScope(change.channel); };
    key.channels.erase(std::remove_if(key.channels.begin(), key.channels.end(), gone), key.channels.end());
    const auto turnedBack = [&](const TurnChange& change) {
      const auto& axes = plugs.joints()[change.joint].channels;
      return std::any_of(axes.begin(), axes.end(), inScope);
    };
    key.turns.erase(std::remove_if(key.turns.begin(), key.turns.end(), turnedBack), key.turns.end());
    if (key.channels.empty() && key.turns.empty()) key.tension = 1;  // settled into
    plugs.setKey(edits_, layer, key);
  }

  void poseAt(WarpNodePlugs& plugs, std::size_t layer, const Scope& scope) {
    const double time = nodeTime(plugs, currentTime());
    LayerKey key = keyAt(plugs, layer, time);
    key.tension = request_.tension;
    key.continuity = request_.continuity;
    key.bias = request_.bias;
    const std::vector<WarpLayer> warps = plugs.warps();
    const LayerGoals goals(warps, layer, plugs.channels().size(), plugs.orders());
    std::vector<int> turned;
    for (const auto& [channel, posed] : scope.posed) {
      const int joint = plugs.channels()[channel].joint;
      std::string note;
      if (joint >= 0 && !request_.perChannel) {
        if (std::find(turned.begin(), turned.end(), joint) != turned.end()) continue;
        turned.push_back(joint);
        put(key.turns, turnFor(plugs, goals, warps, static_cast<std::size_t>(joint), scope, time, note),
            &TurnChange::joint);
      } else {
        GoalOptions options = request_.goals;
        options.reach = reachOf(posed.channel);
        put(key.channels, goals.channel(channel, time, sourceNow(posed.channel), posed.wanted, options, note),
            &ChannelChange::channel);
      }
      if (!note.empty()) report_.notes.push_back(posed.channel.name() + " cannot be met: " + note);
    }
    plugs.setKey(edits_, layer, key);
  }

  // What goes into the node for a channel now; before the edits are done, its connections are the old ones.
  static double sourceNow(const AnimatedChannel& channel) {
    if (channel.warp.isNull()) return channel.feed.asDouble();
    const MPxNode* node = MFnDependencyNode(channel.warp).userNode();
    return incoming(node->passThroughToOne(channel.feed)).asDouble();
  }

  TurnChange turnFor(const WarpNodePlugs& plugs, const LayerGoals& goals, const std::vector<WarpLayer>& warps,
                     std::size_t joint, const Scope& scope, double time, std::string& note) const {
    const WarpLayers all(warps, plugs.channels().size(), plugs.orders());
    const auto posed = std::find_if(scope.posed.begin(), scope.posed.end(), [&](const auto& entry) {
      return plugs.channels()[entry.first].joint == static_cast<int>(joint);
    });
    const auto animated = animatedJoint(posed->second.channel.plug.node());
    Vec3 angles, wanted;
    for (int a = 0; a < 3; ++a) {
      const AnimatedChannel& axis = animated->axes[a];
      angles[a] =
          all.value(plugs.joints()[joint].channels[static_cast<std::size_t>(a)], sourceNow(axis), time);
      wanted[a] = wantedOf(axis);
    }
    return goals.turn(joint, time, angles, wanted, note);
  }

  double wantedOf(const AnimatedChannel& channel) const {
    for (const PosedChannel& posed : posed_) {
      if (posed.channel.plug == channel.plug) return posed.wanted;
    }
    return channel.plug.asDouble();
  }

  void measure(const PosedChannel& posed) {
    const WarpUnits units = sceneUnits();
    const ChannelUnit kind = posed.channel.unit;
    const double unit = kind == ChannelUnit::Length  ? units.length
                        : kind == ChannelUnit::Angle ? units.angle
                                                     : 1;
    report_.goals.push_back({posed.channel.name(), toFrame(currentTime()),
                             (posed.channel.plug.asDouble() - posed.wanted) / unit,
                             kind == ChannelUnit::Length});
  }

  Edits& edits_;
  const std::vector<AnimatedChannel>& channels_;
  const PoseRequest& request_;
  WarpReport report_;
  std::vector<PosedChannel> posed_;
  WarpTargets targets_;
  std::map<std::size_t, Scope> scopes_;
};

}  // namespace

double nodeTime(const WarpNodePlugs& plugs, double playback) {
  if (plugs.time().isNull()) return playback;
  const AtTime then(playback);
  return seconds(plugs.time().asMTime());
}

void applySettings(WarpNodePlugs& plugs, Edits& edits, std::size_t layer, const WarpSettings& settings) {
  WarpLayer controls = plugs.layers()[layer].warp;
  if (settings.muted) controls.muted = *settings.muted;
  if (settings.weight) controls.weight = *settings.weight;
  if (settings.interpolation) controls.interpolation = *settings.interpolation;
  if (settings.range) {
    const EasedRange before = controls.range.value_or(EasedRange());
    const TimeRange range{nodeTime(plugs, settings.range->start), nodeTime(plugs, settings.range->end)};
    if (settings.range->start == settings.range->end) {
      controls.range.reset();
    } else {
      controls.range = EasedRange{range, before.easeIn, before.easeOut};
    }
  }
  if (settings.ease) {
    if (!controls.range) throw Error("an ease needs a range: give both");
    controls.range->easeIn = settings.ease->first;
    controls.range->easeOut = settings.ease->second;
  }
  checkControls(controls);
  if (settings.order) plugs.setOrder(edits, layer, *settings.order);
  if (!(controls == plugs.layers()[layer].warp)) plugs.setControls(edits, layer, controls);
}

bool isPosed(const std::vector<AnimatedChannel>& channels) {
  return !posedOf(channels).empty();
}

WarpReport setWarpPose(Edits& edits, const std::vector<AnimatedChannel>& channels,
                       const PoseRequest& request) {
  return Poser(edits, channels, request).run();
}

}  // namespace footfall::maya
