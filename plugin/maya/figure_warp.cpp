// SPDX-License-Identifier: MIT
#include "figure_warp.h"

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MGlobal.h>
#include <maya/MItDependencyNodes.h>

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "curve/channel_pattern.h"
#include "warp/layer_difference.h"
#include "warp/warp_motion.h"
#include "warp_document.h"
#include "warp_pose.h"

namespace footfall::maya {
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

// The animated attribute behind a change; nothing, with a note, where it has no animation.
std::optional<AnimatedChannel> channelOf(const MObject& node, const std::string& attribute,
                                         std::set<std::string>& notes) {
  std::string why;
  auto channel = animatedChannel(MFnDependencyNode(node).findPlug(mstring(attribute), false), why);
  if (!channel) notes.insert(why + ", so that goals may be missed; key it first");
  return channel;
}

}  // namespace

MObject topOf(const MObject& node) {
  MDagPath path;
  MDagPath::getAPathTo(node, path);
  while (path.length() > 1) path.pop();
  return path.node();
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

void FigureWarp::apply(Edits& edits, const WarpRequest& request, WarpReport& report) const {
  WarpRequest figureRequest;
  figureRequest.effectors = request.effectors;
  figureRequest.contacts = request.contacts.value_or(ContactPolicy::Free);
  for (EffectorGoal& goal : figureRequest.effectors) {
    goal.joint = std::string(lastName(goal.joint));
    if (goal.space == EffectorGoal::Space::World) goal.position = toEngineAxes(goal.position);
  }
  const WarpUnits units = figureUnits();
  SampledFigure now = sampleFigure(root_, rangeOf(root_));
  if (*figureRequest.contacts == ContactPolicy::Free) {
    const Limbs limbs = findLimbs(now.motion.skeleton);
    const double first = now.motion.startTime / units.frame;
    checkWithin(figureRequest, first, first + static_cast<double>(now.motion.frames() - 1));
    std::vector<PlacedGoal> placed;
    for (const EffectorGoal& goal : figureRequest.effectors)
      placed.push_back(placeGoal(now.motion, limbs, goal, units));
    Motion bent = now.motion;
    for (const EffectorTurns& turns :
         applyEffectors(bent, limbs, figureRequest.effectors, units, report.notes)) {
      const std::string& joint = now.motion.skeleton.joints[static_cast<std::size_t>(turns.joint)].name;
      addLayer(edits, now, keysOf(turns, now.motion.skeleton), joint, WarpInterpolation::Spline, report);
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
  const std::string name =
      request.effectors.empty() ? "feet" : figureRequest.effectors.front().joint + " and feet";
  addLayer(edits, now, keysBetween(now.motion, result.motion), name, WarpInterpolation::Linear, report);
  report.goals.insert(report.goals.end(), result.goals.begin(), result.goals.end());
  report.notes.insert(report.notes.end(), result.notes.begin(), result.notes.end());
  report.slideBefore = result.slideBefore;
  report.slideAfter = result.slideAfter;
}

void FigureWarp::addLayer(Edits& edits, const SampledFigure& figure, std::vector<LayerKey> keys,
                          const std::string& name, WarpInterpolation interpolation,
                          WarpReport& report) const {
  // Which attributes are changed.
  std::set<std::size_t> joints, moved;
  for (const LayerKey& key : keys) {
    for (const TurnChange& turn : key.turns) joints.insert(turn.joint);
    for (const ChannelChange& change : key.channels)
      moved.insert(static_cast<std::size_t>(figure.motion.channels[change.channel].joint));
  }
  std::map<std::size_t, AnimatedJoint> turned;
  std::map<std::size_t, std::array<AnimatedChannel, 3>> translated;
  std::vector<AnimatedChannel> channels;
  std::set<std::string> notes;
  for (const std::size_t joint : joints) {
    const auto animated = animatedJoint(figure.nodes[joint]);
    if (animated) {
      turned[joint] = *animated;
      channels.insert(channels.end(), animated->axes, animated->axes + 3);
    } else {
      for (const char axis : {'X', 'Y', 'Z'})
        channelOf(figure.nodes[joint], std::string("rotate") + axis, notes);
    }
  }
  for (const std::size_t joint : moved) {
    std::array<AnimatedChannel, 3> axes;
    bool whole = true;
    for (std::size_t a = 0; a < 3; ++a) {
      const auto channel = channelOf(figure.nodes[joint], std::string("translate") + "XYZ"[a], notes);
      whole = whole && channel.has_value();
      if (channel) axes[a] = *channel;
    }
    if (!whole) continue;
    translated[joint] = axes;
    channels.insert(channels.end(), axes.begin(), axes.end());
  }
  report.notes.insert(report.notes.end(), notes.begin(), notes.end());
  if (channels.empty()) return;

  WarpTargets targets(edits, channels);
  std::map<std::size_t, WarpLayer> layers;  // by node
  std::set<std::size_t> wide;               // joints whose three angles are not one turn
  for (const auto& [joint, animated] : turned) {
    const WarpTargets::Place place = targets.place(animated.axes[0]);
    if (targets.nodes()[place.node].channels()[place.channel].joint < 0) wide.insert(joint);
    layers[place.node];
  }
  for (const auto& [joint, axes] : translated) {
    for (const AnimatedChannel& axis : axes) layers[targets.place(axis).node];
  }
  for (auto& [node, layer] : layers) {
    layer.name = name;
    layer.interpolation = interpolation;
  }
  for (const LayerKey& key : keys) {
    std::map<std::size_t, LayerKey> own;
    for (const auto& [node, layer] : layers) {
      LayerKey& mine = own[node] = key;
      mine.channels.clear();
      mine.turns.clear();
      mine.time = nodeTime(targets.nodes()[node], key.time);
    }
    for (const TurnChange& turn : key.turns) {
      const auto found = turned.find(turn.joint);
      if (found == turned.end() || wide.count(turn.joint) > 0) continue;
      const WarpTargets::Place place = targets.place(found->second.axes[0]);
      const int joint = targets.nodes()[place.node].channels()[place.channel].joint;
      own[place.node].turns.push_back({static_cast<std::size_t>(joint), turn.angles});
    }
    for (const auto& [joint, axes] : translated) {
      const Vec3 offset = kCentimetres * moveAt(key, figure.motion, joint, figure.parent);
      for (std::size_t a = 0; a < 3; ++a) {
        if (offset[static_cast<int>(a)] == 0) continue;
        const WarpTargets::Place place = targets.place(axes[a]);
        own[place.node].channels.push_back({place.channel, 1, offset[static_cast<int>(a)]});
      }
    }
    for (auto& [node, mine] : own) {
      const auto& before = layers[node].keys;
      if (before.empty() || mine.time > before.back().time + 1e-9) layers[node].keys.push_back(mine);
    }
  }
  for (const auto& [node, layer] : layers) targets.nodes()[node].addLayer(edits, layer);
  targets.apply();
  for (const auto& [node, layer] : layers) {
    const std::string own = nameOf(targets.nodes()[node].node());
    if (std::find(report.nodes.begin(), report.nodes.end(), own) == report.nodes.end())
      report.nodes.push_back(own);
  }
}

}  // namespace footfall::maya
