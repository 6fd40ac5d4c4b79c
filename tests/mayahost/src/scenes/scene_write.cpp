// SPDX-License-Identifier: MIT
#include "commands/plugins.h"
#include "curves/anim_curve.h"
#include "dag/dag.h"
#include "scenes/scene.h"
#include "scenes/scene_writer.h"

#include "base/units.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <filesystem>

namespace mayahost {
namespace {

constexpr const char* kVersion = "2024";

// A node as statements name it: default nodes from the root namespace.
std::string nameOf(const Node& node) {
  return node.isDefault ? ":" + node.name : shortestName(node);
}

std::string plugText(const PlugPath& plug, bool withoutIndex) {
  const PlugKey key = withoutIndex && plug.key.isElement() ? plug.key.array() : plug.key;
  return nameOf(*plug.node) + "." + plugName({plug.node, key}, false, false, false);
}

// Data of a plug-in anywhere in a slot, of what a file holds.
void collectData(const Node& node, const Slot& slot, std::map<std::string, std::set<std::string>>& byPlugin) {
  if (!slot.attribute->storable || !slot.attribute->writable || node.source(keyOf(slot))) return;
  if (const auto* data = dynamic_cast<const PluginData*>(slot.data.get())) {
    const DataType* type = findDataType(data->id);
    if (type) byPlugin[type->plugin].insert(" -dataType " + quotedText(type->name));
  }
  for (const auto& child : slot.children) collectData(node, *child, byPlugin);
  for (const auto& [i, element] : slot.elements) collectData(node, *element, byPlugin);
}

// "centimeter" for 0.01: files have the long names.
std::string longUnit(double metres) {
  const std::pair<const char*, const char*> names[] = {
      {"mm", "millimeter"}, {"cm", "centimeter"}, {"m", "meter"}, {"km", "kilometer"},
      {"in", "inch"},       {"ft", "foot"},       {"yd", "yard"}, {"mi", "mile"}};
  const std::string brief = footfall::linearUnitName(metres);
  for (const auto& [from, to] : names) {
    if (brief == from) return to;
  }
  return brief;
}

}  // namespace

SceneWriter::SceneWriter(const std::string& path) : path_(path), units_(uiUnits()) {}

std::string SceneWriter::text() {
  const auto& scene = Scene::get();
  header();
  for (const auto& top : dagChildren(*scene.world())) dagNode(top, nullptr);
  instances();
  for (const auto& one : scene.nodes()) {
    if (isDag(*one) || !isWritten(*one)) continue;
    node(*one, "");
    written_.push_back(one);
  }
  defaults();
  for (const auto& one : written_) connections(one);
  keptConnections();
  for (const std::string& text : scene.file.kept.after) statement(text);
  if (!path_.empty()) statement("// End of " + std::filesystem::path(path_).filename().string());
  return std::move(out_);
}

bool SceneWriter::isWritten(const Node& node) const {
  return !node.isDefault && !node.doNotWrite;
}

void SceneWriter::header() {
  const auto& scene = Scene::get();
  statement(fmt::format("//Maya ASCII {} scene", kVersion));
  if (!path_.empty()) {
    statement("//Name: " + std::filesystem::path(path_).filename().string());
    statement(
        fmt::format("//Last modified: {:%a, %b %d, %Y %I:%M:%S %p}", fmt::localtime(std::time(nullptr))));
  }
  statement("//Codeset: UTF-8");
  for (const std::string& text : scene.file.kept.before) statement(text);
  requirements();
  const auto time = footfall::timeUnitName(units_.frameRate);
  const std::string angle = footfall::angularUnitName(units_.radiansPerUnit);
  statement(fmt::format("currentUnit -l {} -a {} -t {};", longUnit(units_.metresPerUnit),
                        angle == "rad" ? "radian" : "degree", time.value_or("film")));
  const auto& info = scene.file.info;
  const bool named =
      std::any_of(info.begin(), info.end(), [](const auto& pair) { return pair.first == "application"; });
  if (!named) statement("fileInfo \"application\" \"maya\";");
  for (const auto& [key, value] : info)
    statement(fmt::format("fileInfo {} {};", quotedText(key), quotedText(value)));
}

void SceneWriter::requirements() {
  statement(fmt::format("requires maya \"{}\";", kVersion));
  std::map<std::string, std::set<std::string>> byPlugin;
  for (const auto& one : Scene::get().nodes()) {
    if (!isWritten(*one)) continue;
    if (!one->type->plugin.empty())
      byPlugin[one->type->plugin].insert(" -nodeType " + quotedText(one->type->name));
    for (const auto& [attribute, slot] : one->block.roots) collectData(*one, *slot, byPlugin);
  }
  for (const auto& [name, uses] : byPlugin) {
    std::string all;
    for (const std::string& use : uses) all += use;
    const auto plugin = findPlugin(name);
    statement(
        fmt::format("requires{} {} {};", all, quotedText(name), quotedText(plugin ? plugin->version : "")));
  }
  for (const std::string& text : Scene::get().file.kept.requirements) statement(text);
}

// The node at its first place, and what is below it.
void SceneWriter::dagNode(const std::shared_ptr<Node>& one, const std::shared_ptr<Node>& parent) {
  if (!isWritten(*one)) return;
  for (const auto& first : dagParents(*one)) {
    if (first != Scene::get().world() && !isWritten(*first)) continue;
    if (first != (parent ? parent : Scene::get().world())) return;
    break;
  }
  node(*one, parent ? shortestName(*parent) : "");
  written_.push_back(one);
  for (const auto& child : dagChildren(*one)) dagNode(child, one);
}

void SceneWriter::node(Node& one, const std::string& parent) {
  const bool known = one.unknownType.empty();
  std::string line = "createNode " + (known ? one.type->name : one.unknownType);
  if (one.shared) line += " -s";
  line += " -n " + quotedText(one.name);
  if (!parent.empty()) line += " -p " + quotedText(parent);
  statement(line + ";");
  statement("\trename -uid " + quotedText(mayahost::text(one.uuid.asString())) + ";");
  for (const auto& attribute : one.dynamic) addAttr(*attribute);
  if (curveOf(Access::wrap(one.shared_from_this()))) curve(one);
  for (const auto& attribute : one.attributes()) values(one, *one.block.roots.at(attribute.get()));
  for (const std::string& text : one.kept) statement("\t" + text);
  if (one.locked) statement("\tlockNode -l 1 ;");
}

// The parents of a node beyond the one it was written under, in their order.
void SceneWriter::instances() {
  for (const auto& one : written_) {
    const auto parents = dagParents(*one);
    const auto& world = Scene::get().world();
    bool first = true;
    std::string from;
    for (const auto& parent : parents) {
      if (parent != world && !isWritten(*parent)) continue;
      const std::string above = parent == world ? "" : fullPath(*parent);
      if (first) from = above + "|" + one->name;
      if (!first)
        statement(fmt::format("parent -s -nc -r -add {} {};", quotedText(from),
                              parent == world ? "-w" : quotedText(shortestName(*parent))));
      first = false;
    }
  }
}

void SceneWriter::defaults() {
  std::string now;
  footfall::appendInUnit(now, Scene::get().ticks(),
                         unitOf(*findNodeType(std::string("time"))->implicitTime, units_));
  statement("select -ne :time1;");
  statement(fmt::format("\tsetAttr \".o\" {};", now));
  statement(fmt::format("\tsetAttr \".unw\" {};", now));
  for (const auto& block : Scene::get().file.kept.defaults) {
    statement("select -ne " + block.node + ";");
    for (const std::string& text : block.statements) statement("\t" + text);
  }
}

void SceneWriter::connections(const std::shared_ptr<Node>& one) {
  for (const auto& [key, socket] : one->sockets) {
    const auto source = one->source(key);
    if (!source || source->node->doNotWrite) continue;
    const bool next = key.isElement() && !key.attribute->indexMatters;
    std::string line =
        fmt::format("connectAttr \"{}\" \"{}\"", plugText(*source, false), plugText({one, key}, next));
    if (socket.locked.value_or(false)) line += " -l on";
    if (next) line += " -na";
    statement(line + ";");
  }
}

void SceneWriter::keptConnections() {
  for (const auto& kept : Scene::get().file.kept.connections) {
    std::string ends[2];
    bool gone = false;
    for (const bool second : {false, true}) {
      const KeptEnd& end = second ? kept.destination : kept.source;
      const auto there = end.node.lock();
      gone = gone || (end.name.empty() && (!there || !there->added || there->doNotWrite));
      if (!gone) ends[second] = (end.name.empty() ? nameOf(*there) : end.name) + "." + end.attribute;
    }
    if (!gone) statement(fmt::format("connectAttr \"{}\" \"{}\"{};", ends[0], ends[1], kept.flags));
  }
}

}  // namespace mayahost
