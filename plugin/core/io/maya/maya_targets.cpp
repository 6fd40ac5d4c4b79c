// SPDX-License-Identifier: MIT
// What the curves of a Maya ASCII scene drive: straight, through a unitConversion, or into a reference.
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include <fmt/format.h>

#include "io/maya/maya_attributes.h"
#include "io/maya/maya_scene.h"

namespace footfall {
namespace {

bool isBlend(std::string_view type) {
  return type == "pairBlend" || type.substr(0, 13) == "animBlendNode";
}
bool isOutput(std::string_view attribute) {
  return attribute == "o" || attribute == "output";
}

std::string_view lastName(std::string_view path) {
  const std::size_t bar = path.rfind('|');
  return bar == std::string_view::npos ? path : path.substr(bar + 1);
}

// "RN.placeHolderList[3]" and "RN.phl[3]" -> "RN[3]"; empty for anything else.
std::string placeholderKey(const MayaPlug& plug) {
  const std::size_t bracket = plug.attribute.find('[');
  const std::string_view name = plug.attribute.substr(0, bracket);
  if (bracket == std::string_view::npos || (name != "phl" && name != "placeHolderList")) return {};
  return fmt::format("{}{}", plug.node, plug.attribute.substr(bracket));
}

class Targets {
 public:
  explicit Targets(const MayaGraph& graph) : graph_(graph) {
    readPlaceholders();
    const auto& connections = graph.connections();
    outgoing_.reserve(connections.size());
    for (std::size_t i = 0; i < connections.size(); ++i) {
      if (connections[i].source >= 0) outgoing_.emplace_back(connections[i].source, i);
    }
    std::stable_sort(outgoing_.begin(), outgoing_.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
  }

  MayaTarget find(int curveNode);
  void addNotes(std::vector<std::string>& notes) const;

 private:
  void readPlaceholders();
  bool follow(int node, int depth, MayaTarget& target);
  MayaTarget inReference(const std::string& plug) const;

  const MayaGraph& graph_;
  std::vector<std::pair<int, std::size_t>> outgoing_;          // by source node: connections in file order
  std::unordered_map<std::string, std::string> placeholders_;  // "RN[3]" -> "|ns:a|ns:ctrl.translateX"
  std::unordered_map<std::string, std::string> pathOf_;        // last name -> its path; empty: several
  int free_ = 0, blended_ = 0, unresolved_ = 0, shared_ = 0;
};

void Targets::readPlaceholders() {
  const MayaAscii& source = graph_.source();
  MayaWords words;
  for (const MayaNodeSetting& set : graph_.settings()) {
    if (graph_.nodes()[static_cast<std::size_t>(set.node)].type != "reference") continue;
    source.words(source.statements()[set.statement], words);
    // 5 4 "RN" "|path.attribute" "RN.placeHolderList[i]" "": an incoming connection.
    for (std::size_t i = 0; i + 4 < words.size(); ++i) {
      const bool incoming = !words[i].quoted && words[i].text == "5" && !words[i + 1].quoted &&
                            words[i + 1].text == "4" && words[i + 3].quoted && words[i + 4].quoted;
      if (!incoming) continue;
      const std::string key = placeholderKey(splitPlug(words[i + 4].text));
      if (key.empty()) continue;
      placeholders_[key] = std::string(words[i + 3].text);
      const std::string path(splitPlug(words[i + 3].text).node);
      const auto [known, isNew] = pathOf_.emplace(std::string(lastName(path)), path);
      if (!isNew && known->second != path) known->second.clear();
    }
  }
}

MayaTarget Targets::inReference(const std::string& plug) const {
  const MayaPlug split = splitPlug(plug);
  const std::string name(lastName(split.node));
  const auto known = pathOf_.find(name);
  const bool unique = known != pathOf_.end() && !known->second.empty() && graph_.find(name) < 0;
  return {unique ? name : std::string(split.node), std::string(longAttributeName(split.attribute))};
}

// The first attribute that a node's output reaches.
bool Targets::follow(int node, int depth, MayaTarget& target) {
  const auto begin = std::lower_bound(outgoing_.begin(), outgoing_.end(), node,
                                      [](const auto& entry, int n) { return entry.first < n; });
  MayaWords words;
  MayaPlug from, to;
  bool found = false;
  for (auto entry = begin; entry != outgoing_.end() && entry->first == node; ++entry) {
    const MayaConnection& connection = graph_.connections()[entry->second];
    if (!graph_.plugs(connection, words, from, to) || !isOutput(from.attribute)) continue;
    if (found) {
      ++shared_;
      return true;
    }
    const std::string key = placeholderKey(to);
    if (!key.empty()) {
      const auto plug = placeholders_.find(key);
      if (plug == placeholders_.end()) {
        ++unresolved_;
        return false;
      }
      target = inReference(plug->second);
    } else if (connection.target < 0) {
      target = {std::string(to.node), std::string(longAttributeName(to.attribute))};
    } else {
      const std::string& type = graph_.nodes()[static_cast<std::size_t>(connection.target)].type;
      if (isBlend(type)) {
        ++blended_;
        return false;
      }
      if (type == "unitConversion") return depth < 8 && follow(connection.target, depth + 1, target);
      target = {graph_.displayName(connection.target), graph_.longAttribute(connection.target, to.attribute)};
    }
    found = true;
  }
  if (!found && depth == 0) ++free_;
  return found;
}

MayaTarget Targets::find(int curveNode) {
  MayaTarget target;
  if (follow(curveNode, 0, target)) return target;
  return {graph_.displayName(curveNode), "output"};
}

void Targets::addNotes(std::vector<std::string>& notes) const {
  const auto note = [&](int count, const char* what) {
    if (count > 0) notes.push_back(fmt::format("{} curve(s) {}", count, what));
  };
  note(free_, "drive no attribute and are named after their own node");
  note(blended_, "drive an animation layer or a pairBlend and are named after their own node");
  note(unresolved_,
       "drive an attribute of a reference that its edits do not name; named after their own node");
  note(shared_, "drive several attributes and are named after the first");
}

}  // namespace

std::vector<MayaTarget> findMayaTargets(const MayaGraph& graph, const std::vector<int>& curveNodes,
                                        std::vector<std::string>& notes) {
  Targets targets(graph);
  std::vector<MayaTarget> result;
  result.reserve(curveNodes.size());
  for (const int node : curveNodes) result.push_back(targets.find(node));
  targets.addNotes(notes);
  return result;
}

}  // namespace footfall
