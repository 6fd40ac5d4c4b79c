// SPDX-License-Identifier: MIT
#include "io/maya/maya_graph.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/scanner.h"
#include "base/units.h"
#include "io/maya/maya_attributes.h"

namespace footfall {
namespace {

// How many nodes of one name are tried for a path that does not begin at the root; Maya writes unique paths.
constexpr std::size_t kMaxTried = 64;

std::string childKey(int parent, std::string_view name) {
  return fmt::format("{}|{}", parent, name);
}

bool isRead(const MayaNode& node) {
  return node.type == "joint" || node.type == "transform" || node.type == "script" ||
         node.type == "reference" || curveTypeFromNode(node.type);
}

std::string_view withoutRootNamespace(std::string_view name) {
  return !name.empty() && name.front() == ':' ? name.substr(1) : name;
}

// The next component of a path; the rest stays in `path`.
std::string_view takeComponent(std::string_view& path) {
  const std::size_t bar = path.find('|');
  const std::string_view component = path.substr(0, bar);
  path = bar == std::string_view::npos ? std::string_view() : path.substr(bar + 1);
  return withoutRootNamespace(component);
}

std::string_view lastComponent(std::string_view path) {
  const std::size_t bar = path.rfind('|');
  return withoutRootNamespace(bar == std::string_view::npos ? path : path.substr(bar + 1));
}

}  // namespace

MayaPlug splitPlug(std::string_view plug) {
  const std::size_t dot = plug.find('.');
  if (dot == std::string_view::npos) return {plug, {}};
  return {plug.substr(0, dot), plug.substr(dot + 1)};
}

MayaGraph::MayaGraph(const MayaAscii& source) : source_(source) {
  const auto& statements = source.statements();
  for (std::uint32_t i = 0; i < statements.size(); ++i) add(statements[i], i);
  std::stable_sort(settings_.begin(), settings_.end(),
                   [](const MayaNodeSetting& a, const MayaNodeSetting& b) { return a.node < b.node; });
}

void MayaGraph::add(const MayaStatement& statement, std::uint32_t index) {
  const std::string_view command = source_.command(statement);
  if (command == "setAttr") {
    setAttribute(statement, index);
  } else if (command == "createNode") {
    createNode(statement, index);
  } else if (command == "addAttr") {
    source_.words(statement, words_);
    addAttribute();
  } else if (command == "connectAttr") {
    source_.words(statement, words_);
    connect(index);
  } else if (command == "select") {
    source_.words(statement, words_);
    current_ = words_.size() > 1 ? find(words_.list.back().text) : -1;
    return;
  } else if (command == "currentUnit") {
    source_.words(statement, words_);
    currentUnit(statement);
  } else if (command != "rename" && command != "lockNode") {
    return;
  }
  const bool follows = command != "createNode" && command != "connectAttr" && command != "currentUnit";
  if (follows && current_ >= 0) {
    MayaNode& node = nodes_[static_cast<std::size_t>(current_)];
    if (node.end == index) node.end = index + 1;
  }
}

void MayaGraph::createNode(const MayaStatement& statement, std::uint32_t index) {
  source_.words(statement, words_);
  MayaNode node;
  std::string_view name, parent;
  for (std::size_t i = 1; i < words_.size(); ++i) {
    const std::string_view word = words_[i].text;
    const bool flag = !words_[i].quoted;
    const bool more = i + 1 < words_.size();
    if (flag && (word == "-n" || word == "-name") && more) {
      name = words_[++i].text;
    } else if (flag && (word == "-p" || word == "-parent") && more) {
      parent = words_[++i].text;
    } else if (flag && (word == "-s" || word == "-shared")) {
      node.shared = true;
    } else if (!flag || (!word.empty() && word.front() != '-')) {
      node.type = word;
    }
  }
  if (node.type.empty()) throw Error(source_.place(statement), "createNode must name the type of the node");
  const int number = static_cast<int>(nodes_.size());
  node.name = name.empty() ? fmt::format("{}{}", node.type, number + 1) : std::string(lastComponent(name));
  node.parent = parent.empty() ? -1 : find(parent);
  node.parentElsewhere = !parent.empty() && node.parent < 0;
  node.create = index;
  node.end = index + 1;
  node.units = static_cast<std::uint32_t>(units_.size() - 1);
  byName_[node.name].push_back(number);
  byParentAndName_.emplace(childKey(node.parent, node.name), number);
  nodes_.push_back(std::move(node));
  current_ = number;
}

void MayaGraph::currentUnit(const MayaStatement& statement) {
  FileUnits units = units_.back();
  for (std::size_t i = 1; i + 1 < words_.size(); i += 2) {
    const std::string_view flag = words_[i].text;
    const std::string_view unit = words_[i + 1].text;
    std::optional<double> value;
    const char* kind = nullptr;
    if (flag == "-l" || flag == "-linear") {
      value = metresPer(unit);
      if (value) units.metresPerUnit = *value;
      kind = "a unit of length, such as centimeter";
    } else if (flag == "-a" || flag == "-angle") {
      value = radiansPer(unit);
      if (value) units.radiansPerUnit = *value;
      kind = "a unit of angle, degree or radian";
    } else if (flag == "-t" || flag == "-time") {
      value = framesPerSecond(unit);
      if (value) units.frameRate = *value;
      kind = "a unit of time, such as film or 120fps";
    }
    if (kind && !value) {
      throw Error(source_.place(statement, words_[i + 1]), fmt::format("{} must be {}", quoted(unit), kind));
    }
  }
  units_.push_back(units);
}

void MayaGraph::addAttribute() {
  if (current_ < 0) return;
  std::string_view shortName, longName;
  for (std::size_t i = 1; i + 1 < words_.size(); ++i) {
    if (words_[i].quoted) continue;
    const std::string_view flag = words_[i].text;
    if (flag == "-sn" || flag == "-shortName") shortName = words_[i + 1].text;
    if (flag == "-ln" || flag == "-longName") longName = words_[i + 1].text;
  }
  if (!shortName.empty() && !longName.empty()) {
    longNames_[fmt::format("{}.{}", current_, shortName)] = longName;
  }
}

void MayaGraph::connect(std::uint32_t index) {
  MayaConnection connection;
  connection.statement = index;
  connections_.push_back(connection);
  MayaPlug from, to;
  if (!plugs(connection, words_, from, to)) {
    connections_.pop_back();
    return;
  }
  connections_.back().source = find(from.node);
  connections_.back().target = find(to.node);
}

bool MayaGraph::plugs(const MayaConnection& connection, MayaWords& words, MayaPlug& from,
                      MayaPlug& to) const {
  source_.words(source_.statements()[connection.statement], words);
  int found = 0;
  for (std::size_t i = 1; i < words.size() && found < 2; ++i) {
    if (words[i].text.empty() || words[i].text.find('.') == std::string_view::npos) continue;
    (found == 0 ? from : to) = splitPlug(words[i].text);
    ++found;
  }
  return found == 2;
}

void MayaGraph::setAttribute(const MayaStatement& statement, std::uint32_t index) {
  // A node's attributes follow it; only a name in front of the dot says otherwise, which Maya does not write.
  const std::string_view all = std::string_view(source_.text()).substr(statement.begin, statement.size);
  const std::size_t quote = all.find('"');
  int node = current_;
  if (quote == std::string_view::npos || quote + 1 >= all.size() || all[quote + 1] != '.') {
    source_.words(statement, words_);
    const auto setting = takeSetting(words_);
    if (!setting) return;
    if (!setting->node.empty()) node = find(setting->node);
  }
  if (node >= 0 && isRead(nodes_[static_cast<std::size_t>(node)])) settings_.push_back({node, index});
}

int MayaGraph::child(int parent, std::string_view name) const {
  const auto found = byParentAndName_.find(childKey(parent, name));
  return found == byParentAndName_.end() ? -1 : found->second;
}

int MayaGraph::find(std::string_view path) const {
  const bool fromRoot = !path.empty() && path.front() == '|';
  if (fromRoot) path.remove_prefix(1);
  const std::string_view first = takeComponent(path);
  const auto descend = [&](int node) {
    std::string_view rest = path;
    while (node >= 0 && !rest.empty()) node = child(node, takeComponent(rest));
    return node;
  };
  if (fromRoot) return descend(child(-1, first));
  const auto found = byName_.find(std::string(first));
  if (found == byName_.end()) return -1;
  for (std::size_t i = 0; i < std::min(found->second.size(), kMaxTried); ++i) {
    const int node = descend(found->second[i]);
    if (node >= 0) return node;
  }
  return -1;
}

std::string MayaGraph::displayName(int index) const {
  const MayaNode* node = &nodes_[static_cast<std::size_t>(index)];
  const auto found = byName_.find(node->name);
  if (found->second.size() == 1) return node->name;
  std::vector<const std::string*> path;
  while (true) {
    path.push_back(&node->name);
    if (node->parent < 0) break;
    node = &nodes_[static_cast<std::size_t>(node->parent)];
  }
  std::string result;
  for (auto name = path.rbegin(); name != path.rend(); ++name) result += "|" + **name;
  return result;
}

std::string MayaGraph::longAttribute(int node, std::string_view attribute) const {
  const auto found = longNames_.find(fmt::format("{}.{}", node, attribute));
  return found != longNames_.end() ? found->second : std::string(longAttributeName(attribute));
}

}  // namespace footfall
