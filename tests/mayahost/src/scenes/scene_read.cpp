// SPDX-License-Identifier: MIT
#include "commands/plugins.h"
#include "curves/anim_curve.h"
#include "dag/dag.h"
#include "edits/edit.h"
#include "scenes/scene.h"
#include "scenes/scene_reader.h"

#include "io/maya/maya_curve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace mayahost {
namespace {

// The library of a plug-in on MAYA_PLUG_IN_PATH; empty if there is none.
std::string locatePlugin(const std::string& name) {
  const char* path = std::getenv("MAYA_PLUG_IN_PATH");
  std::string rest = path ? path : "";
  while (!rest.empty()) {
    const std::size_t colon = rest.find(':');
    const std::filesystem::path folder = rest.substr(0, colon);
    rest = colon == std::string::npos ? "" : rest.substr(colon + 1);
    for (const char* suffix : {".so", ".mll", ".bundle"}) {
      std::error_code ignored;
      if (std::filesystem::exists(folder / (name + suffix), ignored))
        return (folder / (name + suffix)).string();
    }
  }
  return "";
}

}  // namespace

SceneReader::SceneReader(const footfall::MayaGraph& graph, std::string nameSpace)
    : graph_(graph), source_(graph.source()), nameSpace_(std::move(nameSpace)) {
  isParent_.resize(graph.nodes().size());
  for (const auto& node : graph.nodes()) {
    if (node.parent >= 0) isParent_[static_cast<std::size_t>(node.parent)] = true;
  }
}

bool SceneReader::read() {
  const auto& statements = source_.statements();
  for (std::uint32_t i = 0; i < statements.size(); ++i) {
    try {
      carryOut(statements[i], i);
    } catch (const footfall::Error& error) {
      fail(error.place().line ? error.place().line : statements[i].line, error.message());
    }
  }
  finishNode();
  finish();
  return !failed_;
}

void SceneReader::fail(int line, const std::string& message) {
  failed_ = true;
  Scene::get().say(Message::Kind::error, fmt::format("file: {} line {}: {}", source_.file(), line, message));
}

void SceneReader::warn(const Statement& statement, const std::string& message) {
  Scene::get().say(Message::Kind::warning,
                   fmt::format("file: {} line {}: {}", source_.file(), statement.line, message));
}

std::string SceneReader::raw(const Statement& statement) const {
  return source_.text().substr(statement.begin, statement.size);
}

const footfall::FileUnits& SceneReader::units() const {
  return graph_.units().back();
}

// The word after one of the flags; empty without it.
std::string SceneReader::argument(std::initializer_list<const char*> flags) const {
  for (std::size_t i = 1; i + 1 < words_.size(); ++i) {
    if (words_[i].quoted) continue;
    for (const char* flag : flags) {
      if (words_[i].text == flag) return std::string(words_[i + 1].text);
    }
  }
  return "";
}

void SceneReader::carryOut(const Statement& statement, std::uint32_t index) {
  const std::string_view command = source_.command(statement);
  source_.words(statement, words_);
  if (command == "setAttr") return setAttr(statement, index);
  if (command == "addAttr") return addAttr(statement);
  if (command == "rename") return setUuid(statement);
  if (command == "lockNode") {
    if (current_) lockedNodes_.push_back(current_);
    return;
  }
  finishNode();
  auto& file = Scene::get().file;
  if (command == "createNode") {
    createNode(statement);
  } else if (command == "connectAttr") {
    connectAttr(statement);
  } else if (command == "select") {
    select(statement);
  } else if (command == "parent") {
    parent(statement);
  } else if (command == "requires") {
    require(statement);
  } else if (command == "fileInfo") {
    if (words_.size() > 2 && !file.importing) file.info.emplace_back(words_[1].text, words_[2].text);
  } else if (command != "currentUnit") {
    if (command == "file") warn(statement, "references are not read; the statement is kept");
    (nodes_.empty() ? file.kept.before : file.kept.after).push_back(raw(statement));
  }
}

// The keys of a curve are read together, when all its statements are known.
void SceneReader::finishNode() {
  if (!compounds_.empty() && current_) {
    fail(source_.statements().front(), fmt::format("the compound attribute \"{}\" of {} has too few children",
                                                   compounds_.front().attribute->longName, current_->name));
  }
  compounds_.clear();
  if (keys_.empty()) return;
  auto* curve = curveOf(Access::wrap(current_));
  const auto type = footfall::curveTypeFromNode(current_->type->name);
  const auto settings = std::move(keys_);
  keys_.clear();
  footfall::CurveOddities oddities;
  const auto* first = settings.data();
  try {
    curve->replace(
        footfall::readMayaCurve(source_, first, first + settings.size(), *type, units(), oddities));
  } catch (const footfall::Error& error) {
    fail(error.place().line, error.message());
  }
}

void SceneReader::finish() {
  for (const PlugPath& plug : locks_) plug.node->sockets[plug.key].locked = true;
  for (const auto& node : lockedNodes_) node->locked = true;
  auto& scene = Scene::get();
  if (time_ && scene.file.opening) scene.setTicks(*time_);
}

void SceneReader::require(const Statement& statement) {
  std::vector<std::string> plain;
  for (std::size_t i = 1; i < words_.size(); ++i) {
    const bool flag = !words_[i].quoted && words_[i].text.substr(0, 1) == "-";
    if (flag) {
      ++i;
    } else {
      plain.emplace_back(words_[i].text);
    }
  }
  if (plain.empty() || plain[0] == "maya" || findPlugin(plain[0])) return;
  const std::string library = locatePlugin(plain[0]);
  if (!library.empty() && loadPlugin(library)) return;
  if (library.empty()) {
    warn(statement, fmt::format("Plug-in, \"{}\", was not found on MAYA_PLUG_IN_PATH.", plain[0]));
  } else {
    warn(statement, fmt::format("Plug-in, \"{}\", cannot be loaded.", plain[0]));
  }
  auto& kept = Scene::get().file.kept.requirements;
  const std::string text = raw(statement);
  if (std::find(kept.begin(), kept.end(), text) == kept.end()) kept.push_back(text);
}

std::shared_ptr<Node> SceneReader::makeUnknown(const Statement& statement, const std::string& type,
                                               bool inDag, bool holds) {
  if (unknownTypes_.insert(type).second) {
    warn(statement,
         fmt::format("Unrecognized node type '{}'; preserving node information during this session.", type));
  }
  const auto node = makeNode(findNodeType(std::string(holds   ? "unknownTransform"
                                                      : inDag ? "unknownDag"
                                                              : "unknown")));
  node->unknownType = type;
  return node;
}

void SceneReader::createNode(const Statement& statement) {
  const auto index = nodes_.size();
  const footfall::MayaNode& described = graph_.nodes()[index];
  block_ = nullptr;
  current_ = nullptr;
  nodes_.push_back(nullptr);
  auto& scene = Scene::get();
  const std::string name = nameSpace_.empty() ? described.name : nameSpace_ + ":" + described.name;
  if (described.shared) {
    current_ = nodes_[index] = scene.find(name);
    if (current_) return;
  }
  const std::string above = argument({"-p", "-parent"});
  auto under = described.parent >= 0 ? nodes_[static_cast<std::size_t>(described.parent)] : nullptr;
  if (described.parentElsewhere) under = scene.find(above);
  if (!above.empty() && (!under || !under->type->derivesFrom("transform"))) {
    fail(statement, fmt::format("createNode: there is no transform '{}' for {}", above, name));
    under = nullptr;
  }
  const auto type = findNodeType(described.type);
  const bool known = type && type->creatable;
  auto node =
      known ? makeNode(type) : makeUnknown(statement, described.type, !above.empty(), isParent_[index]);
  if (!node)
    return fail(statement, fmt::format("createNode: a node of type {} cannot be made", described.type));
  for (std::size_t colon = name.find(':'); colon != std::string::npos; colon = name.find(':', colon + 1))
    scene.namespaces.insert(name.substr(0, colon));
  Journal unkept;
  node->shared = described.shared;
  addNode(unkept, node, ":" + name, under);
  current_ = nodes_[index] = node;
}

void SceneReader::select(const Statement& statement) {
  current_ = nullptr;
  block_ = nullptr;
  if (words_.size() < 2) return;
  const std::string name(words_.list.back().text);
  current_ = resolve(name);
  if (current_) return;
  auto& blocks = Scene::get().file.kept.defaults;
  if (Scene::get().file.importing) return;
  blocks.push_back({name, {}});
  block_ = &blocks.back();
  static_cast<void>(statement);
}

void SceneReader::setUuid(const Statement& statement) {
  const std::string text = argument({"-uid", "-uuid"});
  if (!current_ || text.empty()) return;
  MStatus status;
  const MUuid uuid(mayahost::text(text), &status);
  if (!status) return fail(statement, fmt::format("rename: '{}' is not a UUID", text));
  const auto& nodes = Scene::get().nodes();
  const bool taken = std::any_of(nodes.begin(), nodes.end(),
                                 [&](const auto& n) { return n != current_ && n->uuid == uuid; });
  if (!taken) current_->uuid = uuid;
}

// parent [-s -nc -r] -add "|a|shape" "b": another instance. Without -add it moves.
void SceneReader::parent(const Statement& statement) {
  bool add = false, world = false;
  std::vector<std::shared_ptr<Node>> named;
  for (std::size_t i = 1; i < words_.size(); ++i) {
    const std::string word(words_[i].text);
    if (!words_[i].quoted && word[0] == '-') {
      add = add || word == "-add" || word == "-addObject";
      world = world || word == "-w" || word == "-world";
      continue;
    }
    named.push_back(resolve(word));
    if (!named.back()) return fail(statement, fmt::format("parent: No object matches name: {}", word));
  }
  if (named.size() < (world ? 1u : 2u))
    return fail(statement, "parent: the names of a child and a parent are missing");
  const auto under = world ? nullptr : named.back();
  if (!world) named.pop_back();
  for (const auto& child : named) {
    Journal unkept;
    const MStatus status = add ? addInstance(unkept, child, under) : setParent(unkept, child, under);
    if (!status) fail(statement, fmt::format("parent: {} cannot be put there", child->name));
  }
}

std::shared_ptr<Node> SceneReader::resolve(std::string_view name) const {
  const int index = graph_.find(name);
  const bool there = index >= 0 && static_cast<std::size_t>(index) < nodes_.size();
  if (there && nodes_[static_cast<std::size_t>(index)]) return nodes_[static_cast<std::size_t>(index)];
  return Scene::get().find(std::string(name));
}

std::optional<PlugKey> SceneReader::endOf(const KeptEnd& end, bool next) const {
  const auto node = end.node.lock();
  if (!node || !node->unknownType.empty()) return std::nullopt;
  auto key = parsePlug(*node, end.attribute);
  if (!key || !next || !key->isArray() || !key->resolved()) return key;
  unsigned free = 0;
  const auto array = node->block.find(*key, true);
  while (array->elements.count(free)) ++free;
  return key->element(free);
}

void SceneReader::connectAttr(const Statement& statement) {
  KeptEnd ends[2];
  int found = 0;
  bool next = false, locked = false;
  std::string flags;
  for (std::size_t i = 1; i < words_.size(); ++i) {
    const std::string word(words_[i].text);
    if (!words_[i].quoted && word.substr(0, 1) == "-") {
      next = next || word == "-na" || word == "-nextAvailable";
      if (word == "-l" || word == "-lock") locked = ++i < words_.size() && words_[i].text == "on";
      continue;
    }
    if (found == 2) return fail(statement, "connectAttr: more than two attributes are named");
    const auto plug = footfall::splitPlug(words_[i].text);
    const auto node = resolve(plug.node);
    ends[found++] = {node, node ? "" : std::string(plug.node), std::string(plug.attribute)};
  }
  if (found < 2) return fail(statement, "connectAttr: the names of two attributes are missing");
  const auto from = endOf(ends[0], false), to = endOf(ends[1], next);
  const auto source = ends[0].node.lock(), destination = ends[1].node.lock();
  if (!from || !to) {
    for (const bool second : {false, true}) {
      const auto node = second ? destination : source;
      if (node && !(second ? to : from) && !keepsUnread(*node))
        return fail(statement, fmt::format("connectAttr: No object matches name: {}.{}", node->name,
                                           ends[second].attribute));
      const bool isDefault = ends[second].name.substr(0, 1) == ":";
      if (!node && !isDefault)
        return fail(statement, fmt::format("connectAttr: No object matches name: {}", ends[second].name));
    }
    Scene::get().file.kept.connections.push_back(
        {ends[0], ends[1], std::string(next ? " -na" : "") + (locked ? " -l on" : "")});
    return;
  }
  Journal unkept;
  if (!connect(unkept, {source, *from}, {destination, *to}, false)) {
    return fail(statement, fmt::format("connectAttr: {} cannot be connected to {}",
                                       plugName({source, *from}, true, true, false),
                                       plugName({destination, *to}, true, true, false)));
  }
  if (locked) locks_.push_back({destination, *to});
}

}  // namespace mayahost
