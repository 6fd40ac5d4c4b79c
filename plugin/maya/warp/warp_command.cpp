// SPDX-License-Identifier: MIT
#include "maya/warp/warp_command.h"

#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MGlobal.h>
#include <maya/MItDependencyNodes.h>
#include <maya/MStringArray.h>

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/scanner.h"

#include "io/documents/warp_json.h"
#include "maya/framework/data_values.h"
#include "maya/framework/progress_bar.h"
#include "maya/warp/figure_warp.h"
#include "maya/warp/space_move.h"
#include "maya/warp/warp_document.h"
#include "maya/warp/warp_match.h"
#include "warp/warp_table.h"

namespace footfall::maya {
using namespace warp;

namespace {

WarpSettings settingsOf(const MArgDatabase& arguments) {
  WarpSettings settings;
  if (given(arguments, "mute")) settings.muted = arguments.flagArgumentBool("mute", 0);
  if (given(arguments, "weight")) settings.weight = numberOf(arguments, "weight", 1);
  if (given(arguments, "order")) settings.order = arguments.flagArgumentInt("order", 0);
  if (given(arguments, "range"))
    settings.range = TimeRange{secondsOf(arguments, "range", 0, 0), secondsOf(arguments, "range", 1, 0)};
  if (given(arguments, "ease"))
    settings.ease = {secondsOf(arguments, "ease", 0, 0), secondsOf(arguments, "ease", 1, 0)};
  if (given(arguments, "interpolation"))
    settings.interpolation =
        static_cast<WarpInterpolation>(choiceOf(arguments, "interpolation", warpInterpolationWords(), 0));
  return settings;
}

bool isWarpNode(const MObject& node) {
  return MFnDependencyNode(node).typeId() == MTypeId(kMotionWarpId);
}

// The ffMotionWarp nodes the objects are or go through; without objects all of the scene.
std::vector<WarpNodePlugs> warpNodes(const MSelectionList& objects) {
  std::vector<MObject> nodes;
  const auto add = [&nodes](const MObject& node) {
    if (std::find(nodes.begin(), nodes.end(), node) == nodes.end()) nodes.push_back(node);
  };
  if (objects.isEmpty()) {
    for (MItDependencyNodes it(MFn::kPluginDependNode); !it.isDone(); it.next()) {
      if (isWarpNode(it.thisNode())) add(it.thisNode());
    }
  }
  std::vector<std::string> notes;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    if (objects.getDependNode(i, node) == MStatus::kSuccess && isWarpNode(node)) add(node);
  }
  for (const AnimatedChannel& channel : animatedChannels(objects, notes)) {
    if (!channel.warp.isNull()) add(channel.warp);
  }
  std::vector<WarpNodePlugs> result;
  for (const MObject& node : nodes) result.emplace_back(node);
  return result;
}

std::string namesIn(const std::vector<WarpNodePlugs>& nodes) {
  std::string names;
  for (const WarpNodePlugs& plugs : nodes) {
    for (const WarpNodePlugs::Layer& layer : plugs.layers())
      names += (names.empty() ? "'" : ", '") + layer.warp.name + "'";
  }
  return names.empty() ? "none" : names;
}

std::optional<ContactPolicy> contactsOf(const MArgDatabase& arguments) {
  if (!given(arguments, "contacts")) return std::nullopt;
  return static_cast<ContactPolicy>(choiceOf(arguments, "contacts", contactPolicyWords(), 0));
}

WarpRequest requestOf(const MArgDatabase& arguments) {
  const bool file = given(arguments, "keys");
  const std::string path = file ? textOf(arguments, "keys") : "-json";
  WarpRequest request = parseWarpJson(file ? readFile(path) : textOf(arguments, "json"), path);
  if (given(arguments, "contacts")) request.contacts = contactsOf(arguments);
  return request;
}

// By name or path; throws Error with the nearest names.
MObject transformNamed(const std::string& name) {
  MSelectionList list;
  MObject node;
  const bool found =
      list.add(mstring(name)) == MStatus::kSuccess && list.getDependNode(0, node) == MStatus::kSuccess;
  return found && node.hasFn(MFn::kTransform) ? node : jointNamed(name);
}

// Three lengths in the scene's unit.
Vec3 lengthsOf(const MArgDatabase& arguments, const char* flag) {
  Vec3 lengths;
  for (unsigned a = 0; a < 3; ++a) {
    MDistance value;
    require(arguments.getFlagArgument(flag, a, value), flag);
    lengths[static_cast<int>(a)] = value.as(MDistance::uiUnit());
  }
  return lengths;
}

// A foot or hand to a place at a frame; or the feet alone.
WarpRequest figureRequestOf(const MArgDatabase& arguments) {
  WarpRequest request;
  request.contacts = contactsOf(arguments);
  if (!given(arguments, "effector")) return request;
  const bool by = given(arguments, "moveBy");
  if (by == given(arguments, "position"))
    throw Error("-effector needs a -position to be at, or a -moveBy to move by");
  EffectorGoal goal;
  goal.joint = textOf(arguments, "effector");
  goal.time = toFrame(secondsOf(arguments, "frame", 0, currentTime()));
  goal.relative = by;
  goal.position = lengthsOf(arguments, by ? "moveBy" : "position");
  goal.space = static_cast<WarpSpace>(choiceOf(arguments, "space", warpSpaceWords(), 0));
  const double frame = frameLength();
  if (given(arguments, "before")) goal.before = secondsOf(arguments, "before", 0, 0) / frame;
  if (given(arguments, "after")) goal.after = secondsOf(arguments, "after", 0, 0) / frame;
  request.effectors.push_back(goal);
  return request;
}

// Transforms moved along the axes of a space by numbers.
WarpReport moved(Edits& edits, const MArgDatabase& arguments) {
  const bool by = given(arguments, "moveBy");
  if (by == given(arguments, "position")) throw Error("give a -position to be at, or a -moveBy to move by");
  SpaceMove move;
  move.space = static_cast<WarpSpace>(choiceOf(arguments, "space", warpSpaceWords(), 0));
  move.time = secondsOf(arguments, "frame", 0, currentTime());
  move.pins = allSeconds(arguments, "pin");
  move.name = textOf(arguments, "name");
  move.settings = settingsOf(arguments);
  move.contacts = contactsOf(arguments);
  const MSelectionList objects = objectsOf(arguments);
  std::vector<MObject> nodes;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    objects.getDependNode(i, node);
    if (node.hasFn(MFn::kTransform)) nodes.push_back(node);
  }
  if (nodes.empty())
    throw Error("nothing to move is given or selected; select what travels: hips, a control");
  WarpReport report;
  SpaceMover(nodes, move).move(edits, lengthsOf(arguments, by ? "moveBy" : "position"), !by, report);
  return report;
}

PoseRequest poseOf(const MArgDatabase& arguments) {
  PoseRequest pose;
  pose.warp = textOf(arguments, "name");
  pose.goals.mode = static_cast<GoalMode>(choiceOf(arguments, "mode", goalModeWords(), 4));
  pose.goals.offsetShare = numberOf(arguments, "mix", 0.5);
  pose.perChannel = given(arguments, "perChannel");
  pose.keyed = given(arguments, "keyedPose");
  pose.pins = allSeconds(arguments, "pin");
  pose.tension = numberOf(arguments, "tension", 0);
  pose.continuity = numberOf(arguments, "continuity", 0);
  pose.bias = numberOf(arguments, "bias", 0);
  pose.settings = settingsOf(arguments);
  if (given(arguments, "space"))
    pose.space = static_cast<WarpSpace>(choiceOf(arguments, "space", warpSpaceWords(), 0));
  pose.contacts = contactsOf(arguments);
  return pose;
}

}  // namespace

MSelectionList objectsOf(const MArgDatabase& arguments) {
  MSelectionList objects;
  require(arguments.getObjects(objects), "the objects could not be read");
  if (objects.isEmpty()) MGlobal::getActiveSelectionList(objects);
  return objects;
}

void WarpCommand::describe(MSyntax& syntax) {
  syntax.addFlag("n", "name", MSyntax::kString);
  syntax.makeFlagQueryWithFullArgs("name", false);
  syntax.addFlag("m", "mode", MSyntax::kString);
  syntax.addFlag("mix", "mixShare", MSyntax::kDouble);
  syntax.addFlag("pin", "pinFrame", MSyntax::kTime);
  syntax.makeFlagMultiUse("pin");
  syntax.addFlag("pc", "perChannel");
  syntax.addFlag("kp", "keyedPose");
  syntax.addFlag("mt", "match", MSyntax::kString);
  syntax.addFlag("t", "tension", MSyntax::kDouble);
  syntax.addFlag("co", "continuity", MSyntax::kDouble);
  syntax.addFlag("b", "bias", MSyntax::kDouble);
  syntax.addFlag("mu", "mute", MSyntax::kBoolean);
  syntax.addFlag("w", "weight", MSyntax::kDouble);
  syntax.addFlag("r", "range", MSyntax::kTime, MSyntax::kTime);
  syntax.addFlag("es", "ease", MSyntax::kTime, MSyntax::kTime);
  syntax.addFlag("i", "interpolation", MSyntax::kString);
  syntax.addFlag("o", "order", MSyntax::kLong);
  syntax.addFlag("rm", "remove");
  syntax.addFlag("f", "frame", MSyntax::kTime);
  syntax.addFlag("k", "keys", MSyntax::kString);
  syntax.addFlag("js", "json", MSyntax::kString);
  syntax.addFlag("c", "contacts", MSyntax::kString);
  syntax.addFlag("ef", "effector", MSyntax::kString);
  syntax.addFlag("pos", "position", MSyntax::kDistance, MSyntax::kDistance, MSyntax::kDistance);
  syntax.addFlag("by", "moveBy", MSyntax::kDistance, MSyntax::kDistance, MSyntax::kDistance);
  syntax.addFlag("sp", "space", MSyntax::kString);
  syntax.addFlag("bf", "before", MSyntax::kTime);
  syntax.addFlag("af", "after", MSyntax::kTime);
  syntax.addFlag("l", "list");
  syntax.addFlag("nd", "nodes");
  syntax.addFlag("kf", "keyFrames");
  syntax.addFlag("rp", "report");
  syntax.setObjectType(MSyntax::kSelectionList, 0);
  syntax.enableQuery(true);
  syntax.enableEdit(true);
}

void WarpCommand::run(const MArgDatabase& arguments) {
  if (arguments.isQuery()) return query(arguments);
  if (arguments.isEdit() || given(arguments, "remove")) return edit(arguments);
  std::vector<std::string> notes;
  if (given(arguments, "keys") || given(arguments, "json")) {
    MSelectionList objects;
    require(arguments.getObjects(objects), "the objects could not be read");
    const std::vector<AnimatedChannel> channels =
        objects.isEmpty() ? allChannels() : animatedChannels(objects, notes);
    return finish(arguments, applyRequest(edits(), channels, requestOf(arguments)), notes);
  }
  if (given(arguments, "match")) {
    const MSelectionList objects = objectsOf(arguments);
    MObject figure;
    if (objects.isEmpty() || objects.getDependNode(0, figure) != MStatus::kSuccess)
      throw Error("-match needs the figure to retime, given or selected");
    ProgressBar bar("Footfall: matching");
    const MObject other = transformNamed(textOf(arguments, "match"));
    return finish(arguments, matchTiming(edits(), figure, other, bar.part()), notes);
  }
  const bool effector = given(arguments, "effector");
  if (!effector && (given(arguments, "moveBy") || given(arguments, "position")))
    return finish(arguments, moved(edits(), arguments), notes);
  const MSelectionList objects = objectsOf(arguments);
  const std::vector<AnimatedChannel> channels = animatedChannels(objects, notes);
  const bool posing = given(arguments, "space") || given(arguments, "keyedPose") || isPosed(channels);
  if (!effector && (posing || !given(arguments, "contacts")))
    return finish(arguments, setWarpPose(edits(), channels, poseOf(arguments)), notes);
  const WarpRequest request = figureRequestOf(arguments);
  MObject node;
  if (effector) {
    node = jointNamed(request.effectors.front().joint);
  } else if (objects.isEmpty() || objects.getDependNode(0, node) != MStatus::kSuccess) {
    throw Error("-contacts needs a joint of the figure, given or selected");
  }
  WarpReport report;
  FigureWarp(topOf(node)).apply(edits(), request, report);
  finish(arguments, report, {});
}

void WarpCommand::finish(const MArgDatabase& arguments, const WarpReport& report,
                         const std::vector<std::string>& notes) {
  WarpReport whole = report;
  whole.notes.insert(whole.notes.end(), notes.begin(), notes.end());
  if (given(arguments, "report")) {
    setResult(mstring(jsonOf(whole)));
  } else {
    MStringArray names;
    for (const std::string& name : whole.nodes) names.append(mstring(name));
    setResult(names);
  }
  displayInfo(mstring(fmt::format("{}: {}", kName, sentenceOf(whole))));
  for (const std::string& note : whole.notes) displayInfo(mstring(fmt::format("{}: {}", kName, note)));
}

void WarpCommand::edit(const MArgDatabase& arguments) {
  std::vector<WarpNodePlugs> nodes = warpNodes(objectsOf(arguments));
  const std::string name = textOf(arguments, "name");
  if (name.empty()) throw Error("-name must say which warp; there are " + namesIn(nodes));
  const WarpSettings settings = settingsOf(arguments);
  int found = 0;
  for (WarpNodePlugs& plugs : nodes) {
    const int layer = plugs.findLayer(name);
    if (layer < 0) continue;
    ++found;
    const std::size_t place = static_cast<std::size_t>(layer);
    if (!given(arguments, "remove")) {
      applySettings(plugs, edits(), place, settings);
    } else if (!given(arguments, "frame")) {
      plugs.removeLayer(edits(), place);
    } else {
      const double time = nodeTime(plugs, secondsOf(arguments, "frame", 0, 0));
      const std::vector<LayerKey>& keys = plugs.layers()[place].warp.keys;
      const auto key = std::find_if(keys.begin(), keys.end(),
                                    [time](const LayerKey& k) { return std::abs(k.time - time) < 1e-6; });
      if (key == keys.end())
        throw Error(fmt::format("warp '{}' has no key at frame {:g}", name, toFrame(time)));
      plugs.removeKey(edits(), place, static_cast<std::size_t>(key - keys.begin()));
    }
  }
  if (found == 0) throw Error(fmt::format("there is no warp '{}'; there are {}", name, namesIn(nodes)));
  setResult(found);
}

void WarpCommand::query(const MArgDatabase& arguments) {
  const std::vector<WarpNodePlugs> nodes = warpNodes(objectsOf(arguments));
  MStringArray names;
  if (given(arguments, "nodes")) {
    for (const WarpNodePlugs& plugs : nodes) names.append(mstring(nameOf(plugs.node())));
    return setResult(names);
  }
  if (given(arguments, "list")) {
    std::vector<std::string> seen;
    for (const WarpNodePlugs& plugs : nodes) {
      for (const WarpNodePlugs::Layer& layer : plugs.layers()) {
        if (std::find(seen.begin(), seen.end(), layer.warp.name) != seen.end()) continue;
        seen.push_back(layer.warp.name);
        names.append(mstring(layer.warp.name));
      }
    }
    return setResult(names);
  }
  const std::string name = textOf(arguments, "name");
  const WarpLayer* warp = nullptr;
  for (const WarpNodePlugs& plugs : nodes) {
    for (const WarpNodePlugs::Layer& layer : plugs.layers()) {
      if (!warp && (name.empty() || layer.warp.name == name)) warp = &layer.warp;
    }
  }
  if (!warp) throw Error(fmt::format("there is no warp '{}'; there are {}", name, namesIn(nodes)));
  MDoubleArray numbers;
  if (given(arguments, "weight")) return setResult(warp->weight);
  if (given(arguments, "mute")) return setResult(warp->muted);
  if (given(arguments, "interpolation"))
    return setResult(mstring(warpInterpolationWords()[static_cast<std::size_t>(warp->interpolation)]));
  if (given(arguments, "range") || given(arguments, "ease")) {
    if (warp->range && given(arguments, "range")) {
      numbers.append(toFrame(warp->range->time.start));
      numbers.append(toFrame(warp->range->time.end));
    } else if (warp->range) {
      numbers.append(toFrame(warp->range->easeIn));
      numbers.append(toFrame(warp->range->easeOut));
    }
    return setResult(numbers);
  }
  std::vector<double> times;
  for (const LayerKey& key : warp->keys) times.push_back(toFrame(key.time));
  std::sort(times.begin(), times.end());
  for (const double time : times) numbers.append(time);
  setResult(numbers);
}

}  // namespace footfall::maya
