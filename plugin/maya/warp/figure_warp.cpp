// SPDX-License-Identifier: MIT
#include "maya/warp/figure_warp.h"

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MGlobal.h>
#include <maya/MItDependencyNodes.h>

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "maya/warp/warp_document.h"
#include "warp/figure/warp_motion.h"
#include "warp/layers/layer_reduction.h"

namespace footfall::maya {
using namespace warp;

namespace {

constexpr double kCentimetres = 100;  // in a metre

TimeRange rangeOf(const MObject& root) {
  MSelectionList list;
  for (const MObject& node : figureNodes(root)) list.add(node);
  std::vector<std::string> notes;
  const std::vector<AnimatedChannel> channels = animatedChannels(list, notes);
  if (channels.empty()) throw Error(nameOf(root) + " has no animation to warp");
  return keyRange(channels);
}

WarpUnits figureUnits() {
  WarpUnits units = sceneUnits();
  units.length /= kCentimetres;
  return units;
}

// Where feet are not kept the hips have nothing to move against.
ReachShares freeReach(const WarpRequest& request) {
  ReachShares reach = request.reach;
  reach.hips = 0;
  return reach;
}

// The animated attribute behind a change; nothing, with a note, where it has no animation.
std::optional<AnimatedChannel> channelOf(const MObject& node, const std::string& attribute,
                                         std::set<std::string>& notes) {
  std::string why;
  auto channel = animatedChannel(MFnDependencyNode(node).findPlug(mstring(attribute), false), why);
  if (!channel) notes.insert(why + ", so that goals may be missed; key it first");
  return channel;
}

// The figure with those angles only that can be changed: what has no animation stays what it is, and other
// joints make up for it.
SampledFigure changeable(SampledFigure figure) {
  Motion& motion = figure.motion;
  std::vector<std::size_t> kept;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    const std::size_t joint = static_cast<std::size_t>(channel.joint);
    bool still = isRotation(channel.kind);
    for (std::size_t f = 1; f < motion.frames() && still; ++f)
      still = std::abs(motion.frame(f)[c] - motion.frame(0)[c]) < 1e-12;
    std::string why;
    if (still &&
        !animatedChannel(
            MFnDependencyNode(figure.nodes[joint]).findPlug(mstring(attributeName(channel.kind)), false),
            why)) {
      motion.skeleton.joints[joint].rotation[axisOf(channel.kind)] = motion.frame(0)[c];
      continue;
    }
    kept.push_back(c);
  }
  if (kept.size() == motion.channels.size()) return figure;
  std::vector<MotionChannel> channels;
  std::vector<double> samples;
  for (const std::size_t c : kept) channels.push_back(motion.channels[c]);
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    for (const std::size_t c : kept) samples.push_back(motion.frame(f)[c]);
  }
  motion.channels = std::move(channels);
  motion.samples = std::move(samples);
  return figure;
}

// Keys by joints and channels of a figure as a layer of the warps its nodes go through.
class LayerWriter {
 public:
  LayerWriter(Edits& edits, const SampledFigure& figure, WarpReport& report, const WarpSettings& settings)
      : edits_(edits), figure_(figure), report_(report), settings_(settings) {}

  void write(const std::vector<LayerKey>& keys, const std::string& name, WarpInterpolation interpolation) {
    findAttributes(keys);
    if (channels_.empty()) return;
    WarpTargets targets(edits_, channels_);
    for (const AnimatedChannel& channel : channels_) layers_[targets.place(channel).node];
    for (auto& [node, layer] : layers_) layer.name = name, layer.interpolation = interpolation;
    for (const LayerKey& key : keys) addKey(key, targets);
    for (auto& [node, layer] : layers_) {
      WarpNodePlugs& plugs = targets.nodes()[node];
      layer.name = unusedName(plugs, layer.name);
      applySettings(plugs, edits_, plugs.addLayer(edits_, layer), settings_);
    }
    targets.apply();
    for (const auto& [node, layer] : layers_) {
      const std::string own = nameOf(targets.nodes()[node].node());
      if (std::find(report_.nodes.begin(), report_.nodes.end(), own) == report_.nodes.end())
        report_.nodes.push_back(own);
    }
  }

 private:
  static std::string unusedName(const WarpNodePlugs& plugs, const std::string& name) {
    std::string own = name;
    for (int number = 2; plugs.findLayer(own) >= 0; ++number) own = fmt::format("{} {}", name, number);
    return own;
  }

  // Which attributes are changed; those without animation are named and left out.
  void findAttributes(const std::vector<LayerKey>& keys) {
    std::set<std::size_t> joints, moved, bent;
    for (const LayerKey& key : keys) {
      for (const TurnChange& turn : key.turns) joints.insert(turn.joint);
      for (const ChannelChange& change : key.channels) {
        const MotionChannel& channel = figure_.motion.channels[change.channel];
        (isTranslation(channel.kind) ? moved : bent)
            .insert(isTranslation(channel.kind) ? static_cast<std::size_t>(channel.joint) : change.channel);
      }
    }
    std::set<std::string> notes;
    for (const std::size_t joint : joints) take(joint, "rotate", turned_, notes);
    for (const std::size_t joint : moved) take(joint, "translate", moved_, notes);
    for (const std::size_t c : bent) {
      const MotionChannel& channel = figure_.motion.channels[c];
      const auto found = channelOf(figure_.nodes[static_cast<std::size_t>(channel.joint)],
                                   attributeName(channel.kind), notes);
      if (!found) continue;
      bent_[c] = *found;
      channels_.push_back(*found);
    }
    report_.notes.insert(report_.notes.end(), notes.begin(), notes.end());
  }

  using Axes = std::array<AnimatedChannel, 3>;
  void take(std::size_t joint, const char* what, std::map<std::size_t, Axes>& into,
            std::set<std::string>& notes) {
    Axes axes;
    bool whole = true;
    for (std::size_t a = 0; a < 3; ++a) {
      const auto channel = channelOf(figure_.nodes[joint], std::string(what) + "XYZ"[a], notes);
      whole = whole && channel.has_value();
      if (channel) axes[a] = *channel;
    }
    if (!whole) return;
    into[joint] = axes;
    channels_.insert(channels_.end(), axes.begin(), axes.end());
  }

  void addKey(const LayerKey& key, WarpTargets& targets) {
    std::map<std::size_t, LayerKey> own;  // by node, in its time
    for (const auto& [node, layer] : layers_) {
      LayerKey& mine = own[node] = key;
      mine.channels.clear();
      mine.turns.clear();
      mine.time = nodeTime(targets.nodes()[node], key.time);
    }
    for (const TurnChange& turn : key.turns) {
      const auto found = turned_.find(turn.joint);
      if (found == turned_.end()) continue;
      const WarpTargets::Place place = targets.place(found->second[0]);
      const int joint = targets.nodes()[place.node].channels()[place.channel].joint;
      if (joint >= 0) own[place.node].turns.push_back({static_cast<std::size_t>(joint), turn.angles});
    }
    for (const auto& [joint, axes] : moved_) {
      const Vec3 offset = kCentimetres * moveAt(key, figure_.motion, joint, figure_.parent);
      for (std::size_t a = 0; a < 3; ++a) {
        const WarpTargets::Place place = targets.place(axes[a]);
        const double by = offset[static_cast<int>(a)];
        if (by != 0) own[place.node].channels.push_back({place.channel, 1, by});
      }
    }
    for (const ChannelChange& change : key.channels) {
      const auto found = bent_.find(change.channel);
      if (found == bent_.end()) continue;
      const WarpTargets::Place place = targets.place(found->second);
      own[place.node].channels.push_back({place.channel, 1, change.offset});
    }
    // Where time stands still the first of several keys stays.
    for (auto& [node, mine] : own) {
      std::vector<LayerKey>& before = layers_[node].keys;
      if (before.empty() || mine.time > before.back().time + 1e-9) before.push_back(mine);
    }
  }

  Edits& edits_;
  const SampledFigure& figure_;
  WarpReport& report_;
  const WarpSettings& settings_;
  std::map<std::size_t, Axes> turned_, moved_;   // by joint of the figure
  std::map<std::size_t, AnimatedChannel> bent_;  // single angles, by channel of the figure
  std::vector<AnimatedChannel> channels_;
  std::map<std::size_t, WarpLayer> layers_;  // by node
};

}  // namespace

MObject topOf(const MObject& node) {
  MDagPath path;
  MDagPath::getAPathTo(node, path);
  while (path.length() > 1) path.pop();
  return path.node();
}

MObject carrierOf(const MObject& node) {
  MDagPath path;
  MDagPath::getAPathTo(node, path);
  MObject highest = node;
  for (; path.length() > 0; path.pop()) {
    if (travels(path.node())) highest = path.node();
  }
  return highest;
}

MObject jointNamed(const std::string& name) {
  std::vector<std::string> names;
  for (MItDependencyNodes it(MFn::kTransform); !it.isDone(); it.next()) {
    const std::string own = nameOf(it.thisNode());
    if (own == name || lastName(own) == name) return it.thisNode();
    names.emplace_back(lastName(own));
  }
  std::string nearest;
  for (const std::string& other : nearestNames(name, names)) nearest += (nearest.empty() ? "" : ", ") + other;
  throw Error(fmt::format("there is no joint '{}'; the nearest are {}", name, nearest));
}

FigureWarp::FigureWarp(const MObject& root) : root_(root), before_(sampleFigure(root, rangeOf(root))) {}

void FigureWarp::apply(Edits& edits, const WarpRequest& request, WarpReport& report,
                       const WarpSettings& settings) const {
  WarpRequest figureRequest;
  figureRequest.positions = request.positions;
  for (PositionWarp& warp : figureRequest.positions) {
    for (PositionWarp::PositionGoal& goal : warp.keys) {
      if (warp.space == WarpSpace::World || goal.inWorld) goal.position = toEngineAxes(goal.position);
    }
  }
  figureRequest.effectors = request.effectors;
  figureRequest.contacts = request.contacts.value_or(ContactPolicy::Free);
  for (EffectorGoal& goal : figureRequest.effectors) {
    goal.joint = std::string(lastName(goal.joint));
    if (goal.space == EffectorGoal::Space::World) goal.position = toEngineAxes(goal.position);
  }
  const WarpUnits units = figureUnits();
  const SampledFigure now = changeable(sampleFigure(root_, rangeOf(root_)));
  if (*figureRequest.contacts == ContactPolicy::Free && figureRequest.positions.empty()) {
    const Limbs limbs = findLimbs(now.motion.skeleton);
    const double first = now.motion.startTime / units.frame;
    checkWithin(figureRequest, first, first + static_cast<double>(now.motion.frames() - 1));
    std::vector<PlacedGoal> placed;
    for (const EffectorGoal& goal : figureRequest.effectors)
      placed.push_back(placeGoal(now.motion, limbs, goal, units));
    Motion bent = now.motion;
    for (const EffectorTurns& turns :
         applyEffectors(bent, limbs, figureRequest.effectors, units, freeReach(request), report.notes)) {
      const std::string& joint = now.motion.skeleton.joints[static_cast<std::size_t>(turns.joint)].name;
      LayerWriter(edits, now, report, settings)
          .write(keysOf(turns, now.motion), joint, WarpInterpolation::Spline);
    }
    const SampledFigure after =
        sampleFigure(root_, {now.motion.startTime, now.motion.time(now.motion.frames() - 1)});
    for (std::size_t i = 0; i < placed.size(); ++i) {
      report.goals.push_back({figureRequest.effectors[i].joint, figureRequest.effectors[i].time,
                              missOf(after.motion, placed[i]) / units.length, true});
    }
    return;
  }
  MotionWarpOptions options;
  if (before_.motion.frames() == now.motion.frames()) options.contactsFrom = &before_.motion;
  const MotionWarpResult result = warpMotion(now.motion, figureRequest, units, options);
  const bool feet = *figureRequest.contacts != ContactPolicy::Free;
  std::string name = !request.effectors.empty()   ? figureRequest.effectors.front().joint
                     : !request.positions.empty() ? request.positions.front().name
                                                  : "";
  if (name.empty() && !request.positions.empty()) name = "places";
  if (feet) name += name.empty() ? "feet" : " and feet";
  LayerReductionOptions reduction;
  for (const PositionWarp& warp : figureRequest.positions) {
    for (const PositionWarp::PositionGoal& goal : warp.keys)
      reduction.keep.push_back(units.start + goal.time * units.frame);
  }
  const ReducedLayer layer = reducedLayer(now.motion, result.motion, reduction);
  LayerWriter(edits, now, report, settings).write(layer.keys, name, layer.interpolation);
  report.goals.insert(report.goals.end(), result.goals.begin(), result.goals.end());
  report.notes.insert(report.notes.end(), result.notes.begin(), result.notes.end());
  report.slideBefore = result.slideBefore;
  report.slideAfter = result.slideAfter;
}

}  // namespace footfall::maya
