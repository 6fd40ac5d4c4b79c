// SPDX-License-Identifier: MIT
// The host as Python reaches it: thin functions that maya.cmds is made of. Here: the scene, nodes, time,
// units, messages.
#include "bindings.h"

#include "commands/plugins.h"
#include "curves/key_edit.h"
#include "curves/playback.h"
#include "dag/dag.h"
#include "edits/duplicate.h"
#include "graph/graph.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MGlobal.h>

#include <algorithm>
#include <array>

namespace py = pybind11;

namespace mayahost {

std::string nameOf(const Node& node) {
  return shortestName(node);
}

std::string nameOf(const PlugPath& plug) {
  return nameOf(*plug.node) + "." + plugName(plug, false, true, false);
}

std::shared_ptr<Node> nodeNamed(const std::string& name) {
  auto node = Scene::get().find(name);
  if (!node) throw std::invalid_argument("No object matches name: " + name);
  return node;
}

PlugPath plugNamed(const std::string& name) {
  PlugPath path = Scene::get().plug(name);
  if (!path) throw std::invalid_argument("No object matches name: " + name);
  return path;
}

namespace {

std::vector<std::string> selection() {
  const MSelectionList& list = Scene::get().selection;
  std::vector<std::string> all;
  for (unsigned i = 0; i < list.length(); ++i) {
    MObject node;
    MPlug plug;
    if (list.getPlug(i, plug)) {
      all.push_back(nameOf(Access::path(plug)));
    } else if (list.getDependNode(i, node)) {
      all.push_back(nameOf(*as<Node>(node)));
    }
  }
  return all;
}

bool selectNames(const std::vector<std::string>& names) {
  MSelectionList list;
  for (const auto& name : names) {
    if (!list.add(MString(name.c_str()))) return false;
  }
  return kept("select", [&](Journal& journal) {
    const MSelectionList former = Scene::get().selection;
    journal.run([list] { MGlobal::setActiveSelectionList(list); },
                [former] { MGlobal::setActiveSelectionList(former); });
    return true;
  });
}

const std::vector<std::pair<std::string, MTime::Unit>>& timeUnits() {
  static const auto* all =
      new std::vector<std::pair<std::string, MTime::Unit>>{{"game", MTime::k15FPS},
                                                           {"film", MTime::k24FPS},
                                                           {"pal", MTime::k25FPS},
                                                           {"ntsc", MTime::k30FPS},
                                                           {"show", MTime::k48FPS},
                                                           {"palf", MTime::k50FPS},
                                                           {"ntscf", MTime::k60FPS},
                                                           {"hour", MTime::kHours},
                                                           {"min", MTime::kMinutes},
                                                           {"sec", MTime::kSeconds},
                                                           {"millisec", MTime::kMilliseconds},
                                                           {"2fps", MTime::k2FPS},
                                                           {"3fps", MTime::k3FPS},
                                                           {"4fps", MTime::k4FPS},
                                                           {"5fps", MTime::k5FPS},
                                                           {"6fps", MTime::k6FPS},
                                                           {"8fps", MTime::k8FPS},
                                                           {"10fps", MTime::k10FPS},
                                                           {"12fps", MTime::k12FPS},
                                                           {"15fps", MTime::k15FPS},
                                                           {"16fps", MTime::k16FPS},
                                                           {"20fps", MTime::k20FPS},
                                                           {"23.976fps", MTime::k23_976FPS},
                                                           {"24fps", MTime::k24FPS},
                                                           {"25fps", MTime::k25FPS},
                                                           {"29.97fps", MTime::k29_97FPS},
                                                           {"29.97df", MTime::k29_97DF},
                                                           {"30fps", MTime::k30FPS},
                                                           {"40fps", MTime::k40FPS},
                                                           {"47.952fps", MTime::k47_952FPS},
                                                           {"48fps", MTime::k48FPS},
                                                           {"50fps", MTime::k50FPS},
                                                           {"59.94fps", MTime::k59_94FPS},
                                                           {"60fps", MTime::k60FPS},
                                                           {"75fps", MTime::k75FPS},
                                                           {"80fps", MTime::k80FPS},
                                                           {"90fps", MTime::k90FPS},
                                                           {"100fps", MTime::k100FPS},
                                                           {"120fps", MTime::k120FPS},
                                                           {"125fps", MTime::k125FPS},
                                                           {"150fps", MTime::k150FPS},
                                                           {"200fps", MTime::k200FPS},
                                                           {"240fps", MTime::k240FPS},
                                                           {"250fps", MTime::k250FPS},
                                                           {"300fps", MTime::k300FPS},
                                                           {"375fps", MTime::k375FPS},
                                                           {"400fps", MTime::k400FPS},
                                                           {"500fps", MTime::k500FPS},
                                                           {"600fps", MTime::k600FPS},
                                                           {"750fps", MTime::k750FPS},
                                                           {"1200fps", MTime::k1200FPS},
                                                           {"1500fps", MTime::k1500FPS},
                                                           {"2000fps", MTime::k2000FPS},
                                                           {"3000fps", MTime::k3000FPS},
                                                           {"6000fps", MTime::k6000FPS},
                                                           {"44100fps", MTime::k44100FPS},
                                                           {"48000fps", MTime::k48000FPS}};
  return *all;
}

MTime::Unit timeUnit(const std::string& name) {
  for (const auto& [known, unit] : timeUnits()) {
    if (known == name) return unit;
  }
  return MTime::kInvalid;
}
std::string timeUnitName() {
  for (const auto& [known, unit] : timeUnits()) {
    if (unit == MTime::uiUnit()) return known;
  }
  return "film";
}

// With `update` keys stay at their frames: their times change.
bool setTimeUnit(const std::string& name, bool update) {
  const MTime::Unit to = timeUnit(name), from = MTime::uiUnit();
  if (to == MTime::kInvalid) return false;
  const double factor = ticksPer(to) / ticksPer(from);
  if (update && factor != 1.0) {
    for (const auto& node : Scene::get().nodes()) {
      if (!isCurve(*node) || !curveFacts(node).timed) continue;
      Indices all(keyRows(node).size());
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
      if (!all.empty()) scaleKeys(node, all, {factor, 0.0, 1.0, 0.0});
    }
  }
  const double before = Scene::get().ticks(), after = update ? before * factor : before;
  return kept("currentUnit", [=](Journal& journal) {
    journal.run(
        [=] {
          MTime::setUIUnit(to);
          Scene::get().setTicks(after);
        },
        [=] {
          MTime::setUIUnit(from);
          Scene::get().setTicks(before);
        });
    return true;
  });
}

void bindUnits(py::module_& m) {
  m.def("timeUnit", timeUnitName);
  m.def("setTimeUnit", setTimeUnit);
  m.def("framesPerSecond", [] { return MTime(1.0, MTime::kSeconds).as(MTime::uiUnit()); });
  // A time in a unit as frames of the user interface; none for an unknown unit.
  m.def("frames", [](double value, const std::string& unit) {
    const MTime::Unit known = timeUnit(unit);
    return known == MTime::kInvalid ? std::nullopt
                                    : std::optional<double>(MTime(value, known).as(MTime::uiUnit()));
  });
  m.def("linearUnit", [] { return static_cast<int>(MDistance::uiUnit()); });
  m.def("setLinearUnit",
        [](int unit) { return bool(MDistance::setUIUnit(static_cast<MDistance::Unit>(unit))); });
  m.def("angularUnit", [] { return static_cast<int>(MAngle::uiUnit()); });
  m.def("setAngularUnit", [](int unit) { return bool(MAngle::setUIUnit(static_cast<MAngle::Unit>(unit))); });
  m.def("time", [] { return currentTime().as(MTime::uiUnit()); });
  m.def("setTime", [](double time) { setCurrentTime(MTime(time, MTime::uiUnit())); });
  m.def("playbackRange", [] {
    const Playback& now = playback();
    return std::array{now.min, now.max, now.start, now.end};
  });
  m.def("setPlaybackRange", [](const std::array<double, 4>& ends, bool minLeads) {
    playback().setRange(ends[0], ends[1], ends[2], ends[3], minLeads);
  });
  m.def("isYUp", [] { return MGlobal::isYAxisUp(); });
  m.def("setYUp", [](bool up) { up ? MGlobal::setYAxisUp() : MGlobal::setZAxisUp(); });
}

// The types a type derives from, the most general first, and itself; with the abstract types of Maya that the
// host has no use for.
std::vector<std::string> ancestry(const std::string& type) {
  std::vector<std::string> names;
  for (auto known = findNodeType(type); known; known = findNodeType(known->base)) {
    names.insert(names.begin(), known->name);
    if (known->base == known->name) break;
  }
  if (names.empty()) return names;
  const auto has = [&](const char* name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  if (type.rfind("animCurve", 0) == 0) names.insert(names.begin(), "animCurve");
  if (type.rfind("animBlendNode", 0) == 0) names.insert(names.begin(), "animBlend");
  if (has("dagNode") && !has("transform") && type != "dagNode") names.insert(names.begin() + 1, "shape");
  return names;
}

void bindNodes(py::module_& m) {
  // Under a parent ("": at the top, a shape with a transform above it); empty for an unknown type.
  m.def(
      "createNode",
      [](const std::string& type, const std::string& name, const std::string& parent) {
        std::shared_ptr<Node> node;
        const auto above = parent.empty() ? nullptr : nodeNamed(parent);
        kept("createNode",
             [&](Journal& journal) { return (node = createNode(journal, type, name, above)) != nullptr; });
        return node ? nameOf(*node) : std::string();
      },
      py::arg("type"), py::arg("name") = "", py::arg("parent") = "");
  m.def("duplicateNode", [](const std::string& name, const std::string& wanted, const std::string& parent) {
    const auto node = nodeNamed(name), above = parent.empty() ? nullptr : nodeNamed(parent);
    std::shared_ptr<Node> made;
    kept("duplicate",
         [&](Journal& journal) { return (made = duplicateNode(journal, node, wanted, above)) != nullptr; });
    return made ? nameOf(*made) : std::string();
  });
  m.def("deleteNode", [](const std::string& name) { return bool(deleteNode(name)); });
  m.def("renameNode", [](const std::string& name, const std::string& next) {
    const auto node = nodeNamed(name);
    return renameNode(name, next) ? nameOf(*node) : std::string();
  });
  m.def("nodeNames", [] {
    std::vector<std::string> names;
    for (const auto& node : Scene::get().nodes()) names.push_back(nameOf(*node));
    return names;
  });
  m.def("match", [](const std::string& pattern) {
    std::vector<std::string> names;
    const bool wild = pattern.find_first_of("*?") != std::string::npos;
    const auto found = wild ? Scene::get().match(pattern) : Scene::get().lookUp(pattern);
    for (const auto& node : found) names.push_back(nameOf(*node));
    return names;
  });
  m.def("nodeType", [](const std::string& name) { return nodeNamed(name)->type->name; });
  m.def("hasType", [](const std::string& type) { return findNodeType(type) != nullptr; });
  m.def("ancestry", ancestry);
  m.def("nodeTypes", nodeTypeNames);
  m.def("uuid", [](const std::string& name) { return text(nodeNamed(name)->uuid.asString()); });
  m.def("isDefault", [](const std::string& name) { return nodeNamed(name)->isDefault; });
  m.def("nodeLocked", [](const std::string& name) { return nodeNamed(name)->locked; });
  m.def("setNodeLocked", [](const std::string& name, bool on) {
    const auto node = nodeNamed(name);
    return kept("lockNode", [&](Journal& journal) { return lockNode(journal, node, on); });
  });
  m.def("dirty", [](const std::string& name) {
    const auto node = nodeNamed(name);
    for (const auto& attribute : node->attributes()) spreadFrom({node, wholeKey(attribute)});
  });
}

void bindOptions(py::module_& m) {
  m.def("optionVars", [] { return Scene::get().optionVars; });
  m.def("setOptionVar",
        [](const std::string& name, const std::string& value) { Scene::get().optionVars[name] = value; });
  m.def("removeOptionVar", [](const std::string& name) { Scene::get().optionVars.erase(name); });
  m.def("say", [](const std::string& kind, const std::string& text) {
    if (kind == "error") return MGlobal::displayError(MString(text.c_str()));
    if (kind == "warning") return MGlobal::displayWarning(MString(text.c_str()));
    MGlobal::displayInfo(MString(text.c_str()));
  });
}

}  // namespace
}  // namespace mayahost

PYBIND11_MODULE(_mayahost, m) {
  using namespace mayahost;
  Scene::get();  // the built-in types exist from now on
  m.def("newScene", newScene);
  m.def("openScene", [](const std::string& path) { return bool(openScene(path)); });
  m.def("importScene",
        [](const std::string& path, const std::string& space) { return bool(importScene(path, space)); });
  m.def("saveScene", [](const std::string& path) { return bool(saveScene(path)); });
  m.def("sceneName", [] { return sceneName(); });
  m.def("sceneModified", [] { return sceneModified(); });
  m.def("sceneText", [] { return sceneText(); });
  m.def("loadPlugin", [](const std::string& path) { return bool(loadPlugin(path)); });
  m.def("unloadPlugin", [](const std::string& name) { return bool(unloadPlugin(name)); });
  m.def("loadedPlugins", loadedPlugins);
  m.def("pluginFacts", [](const std::string& name) {
    const auto plugin = findPlugin(name);
    py::dict facts;
    if (!plugin) return facts;
    facts["name"] = plugin->name;
    facts["path"] = plugin->path;
    facts["vendor"] = plugin->vendor;
    facts["version"] = plugin->version;
    facts["apiVersion"] = plugin->requiredApi;
    std::vector<std::string> commands, types;
    for (const auto& command : commandNames()) {
      if (findCommandType(command)->plugin == plugin->name) commands.push_back(command);
    }
    for (const auto& type : nodeTypeNames()) {
      if (findNodeType(type)->plugin == plugin->name) types.push_back(type);
    }
    facts["commands"] = commands;
    facts["nodes"] = types;
    return facts;
  });
  m.def("mode", [] { return static_cast<int>(evaluationMode()); });
  m.def("setMode", [](int mode) { setEvaluationMode(static_cast<EvaluationMode>(mode)); });
  m.def("misuses", misuses);
  m.def("clearMisuses", clearMisuses);
  m.def("selection", selection);
  m.def("select", selectNames);
  bindNodes(m);
  bindUnits(m);
  bindOptions(m);
  bindAttributes(m);
  bindAddAttribute(m);
  bindDag(m);
  bindGeometry(m);
  bindKeys(m);
  bindCommands(m);
}
