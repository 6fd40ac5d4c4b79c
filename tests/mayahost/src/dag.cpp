// SPDX-License-Identifier: MIT
#include "dag.h"

#include "graph.h"

#include <algorithm>

namespace mayahost {
namespace {

DagLinks& links(const Node& node) {
  return *static_cast<DagLinks*>(node.extension.get());
}

PlugPath heard(const std::shared_ptr<Node>& child) {
  return {child, wholeKey(child->find("hostParentMatrix"))};
}
PlugPath told(const std::shared_ptr<Node>& parent) {
  return {parent, wholeKey(parent->find("worldMatrix")).element(0)};
}

void place(const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent, std::size_t at) {
  if (const auto former = dagParent(*child)) {
    auto& siblings = links(*former).children;
    siblings.erase(std::remove_if(siblings.begin(), siblings.end(),
                                  [&](const auto& s) { return s.lock() == child || s.expired(); }),
                   siblings.end());
    detachPlugs(told(former), heard(child));
    copyValue(*child->block.find(heard(child).key, true), *Slot::make(heard(child).key.attribute));
    spread(heard(child));
  }
  links(*child).parent = parent;
  if (!parent) return;
  auto& siblings = links(*parent).children;
  siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(std::min(at, siblings.size())), child);
  attachPlugs(told(parent), heard(child));
}

}  // namespace

bool isDag(const Node& node) {
  return node.extension && node.type->derivesFrom("dagNode");
}

std::shared_ptr<Node> dagParent(const Node& node) {
  return isDag(node) ? links(node).parent.lock() : nullptr;
}

std::vector<std::shared_ptr<Node>> dagChildren(const Node& node) {
  std::vector<std::shared_ptr<Node>> all;
  if (!isDag(node)) return all;
  for (const auto& weak : links(node).children) {
    if (auto child = weak.lock()) all.push_back(std::move(child));
  }
  return all;
}

std::string fullPath(const Node& node) {
  const auto parent = dagParent(node);
  return (parent ? fullPath(*parent) : "") + "|" + node.name;
}

bool hasPath(const Node& node, const std::string& path) {
  const std::string full = fullPath(node), end = path.front() == '|' ? path : "|" + path;
  if (path.front() == '|') return full == path;
  return full.size() >= end.size() && full.compare(full.size() - end.size(), end.size(), end) == 0;
}

MStatus setParent(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent) {
  if (!child || !isDag(*child) || child->locked) return MStatus::kInvalidParameter;
  if (parent && (!isDag(*parent) || !parent->type->derivesFrom("transform")))
    return MStatus::kInvalidParameter;
  for (auto above = parent; above; above = dagParent(*above)) {
    if (above == child) return MStatus::kInvalidParameter;
  }
  const auto former = dagParent(*child);
  if (former == parent) return MStatus::kSuccess;
  std::size_t was = 0;
  if (former) {
    const auto siblings = dagChildren(*former);
    was = static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), child) - siblings.begin());
  }
  const std::size_t last = parent ? dagChildren(*parent).size() : 0;
  journal.run([=] { place(child, parent, last); }, [=] { place(child, former, was); });
  return MStatus::kSuccess;
}

}  // namespace mayahost
