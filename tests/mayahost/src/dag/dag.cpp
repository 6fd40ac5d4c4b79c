// SPDX-License-Identifier: MIT
#include "dag/dag.h"

#include "graph/graph.h"
#include "scenes/scene.h"

#include <maya/MDagMessage.h>

#include <algorithm>

namespace mayahost {
namespace {

DagLinks& links(const Node& node) {
  return *static_cast<DagLinks*>(node.extension.get());
}

using Weak = std::vector<std::weak_ptr<Node>>;

std::size_t placeIn(const Weak& list, const std::shared_ptr<Node>& node) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const auto& weak) { return weak.lock() == node; });
  return static_cast<std::size_t>(found - list.begin());
}

void insertAt(Weak& list, std::size_t at, const std::shared_ptr<Node>& node) {
  list.insert(list.begin() + static_cast<std::ptrdiff_t>(std::min(at, list.size())), node);
}

void eraseFrom(Weak& list, const std::shared_ptr<Node>& node) {
  const std::size_t at = placeIn(list, node);
  if (at < list.size()) list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
}

std::vector<std::shared_ptr<Node>> living(const Weak& list) {
  std::vector<std::shared_ptr<Node>> all;
  for (const auto& weak : list) {
    if (auto node = weak.lock()) all.push_back(std::move(node));
  }
  return all;
}

// The number of instances of all that is below has changed, or where they are.
void refreshBelow(const std::shared_ptr<Node>& node) {
  refreshMatrices(*node);
  for (const PlugKey& key : inheritedMatrices()) spreadFrom({node, key});
  for (const auto& child : dagChildren(*node)) refreshBelow(child);
}

struct Bond {
  std::shared_ptr<Node> parent, child;
  std::size_t amongChildren = 0, amongParents = 0;
};

// Both sides of what happened, and that the child has one instance more or fewer.
void tellBond(const Bond& bond, int ofParent, int ofChild, int ofInstance) {
  auto& scene = Scene::get();
  if (!scene.listened(Event::Kind::dag)) return;
  const bool instance =
      links(*bond.child).parents.size() > (ofInstance == MDagMessage::kInstanceAdded ? 1u : 0u);
  for (const int message :
       {ofParent, ofChild, instance ? ofInstance : static_cast<int>(MDagMessage::kInvalidMsg)}) {
    if (message == MDagMessage::kInvalidMsg) continue;
    scene.tell({Event::Kind::dag, nullptr, message, {bond.child, {}}, {bond.parent, {}}, false, ""});
  }
}

void tie(const Bond& bond) {
  insertAt(links(*bond.parent).children, bond.amongChildren, bond.child);
  insertAt(links(*bond.child).parents, bond.amongParents, bond.parent);
  ++Scene::get().topology;
  Scene::get().touch();
  refreshBelow(bond.child);
  tellBond(bond, MDagMessage::kParentAdded, MDagMessage::kChildAdded, MDagMessage::kInstanceAdded);
}

void untie(const Bond& bond) {
  eraseFrom(links(*bond.parent).children, bond.child);
  eraseFrom(links(*bond.child).parents, bond.parent);
  ++Scene::get().topology;
  Scene::get().touch();
  refreshBelow(bond.child);
  tellBond(bond, MDagMessage::kParentRemoved, MDagMessage::kChildRemoved, MDagMessage::kInstanceRemoved);
}

void addBond(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent) {
  const Bond bond{parent, child, links(*parent).children.size(), links(*child).parents.size()};
  journal.run([=] { tie(bond); }, [=] { untie(bond); });
}

void removeBond(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent) {
  const Bond bond{parent, child, placeIn(links(*parent).children, child),
                  placeIn(links(*child).parents, parent)};
  journal.run([=] { untie(bond); }, [=] { tie(bond); });
}

bool isBelow(const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& above) {
  if (node == above) return true;
  const auto parents = dagParents(*node);
  return std::any_of(parents.begin(), parents.end(), [&](const auto& p) { return isBelow(p, above); });
}

bool mayHold(const std::shared_ptr<Node>& parent, const std::shared_ptr<Node>& child) {
  if (!child || !isDag(*child) || child->locked || child == Scene::get().world()) return false;
  if (!parent) return true;
  if (parent == Scene::get().world()) return true;
  return isDag(*parent) && parent->type->derivesFrom("transform") && !isBelow(parent, child);
}

std::shared_ptr<Node> orWorld(const std::shared_ptr<Node>& parent) {
  return parent ? parent : Scene::get().world();
}

// Another name if a node beside it has its own.
void makeUnique(Journal& journal, const std::shared_ptr<Node>& child,
                const std::vector<std::shared_ptr<Node>>& parents) {
  const std::string former = child->name, next = Scene::get().uniqueName(":" + former, *child, parents);
  if (next == former) return;
  journal.run([=] { Scene::get().rename(child, next); }, [=] { Scene::get().rename(child, former); });
}

bool endsWith(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// "|:a|b" and "|a|b" are the same path: a leading colon means the root namespace.
std::string plainPath(const std::string& path) {
  std::string plain;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const bool root = path[i] == ':' && (i == 0 || path[i - 1] == '|');
    if (!root) plain += path[i];
  }
  return plain;
}

}  // namespace

bool isDag(const Node& node) {
  return node.extension && node.type->derivesFrom("dagNode");
}

std::vector<std::shared_ptr<Node>> dagParents(const Node& node) {
  return isDag(node) ? living(links(node).parents) : std::vector<std::shared_ptr<Node>>();
}

std::shared_ptr<Node> dagParent(const Node& node) {
  const auto parents = dagParents(node);
  return parents.empty() || parents.front() == Scene::get().world() ? nullptr : parents.front();
}

std::vector<std::shared_ptr<Node>> dagChildren(const Node& node) {
  return isDag(node) ? living(links(node).children) : std::vector<std::shared_ptr<Node>>();
}

std::vector<DagRoute> routesTo(const Node& node) {
  if (&node == Scene::get().world().get()) return {{}};
  std::vector<DagRoute> all;
  const auto own = std::const_pointer_cast<Node>(node.shared_from_this());
  for (const auto& parent : dagParents(node)) {
    for (DagRoute& route : routesTo(*parent)) {
      route.push_back(own);
      all.push_back(std::move(route));
    }
  }
  if (all.empty() && isDag(node)) all.push_back({own});  // without a place
  return all;
}

std::size_t instanceCount(const Node& node) {
  const auto& parents = links(node).parents;
  std::size_t count = 0;
  for (const auto& weak : parents) {
    const auto parent = weak.lock();
    if (parent) count += parent == Scene::get().world() ? 1 : instanceCount(*parent);
  }
  return std::max<std::size_t>(count, 1);
}

std::string fullPath(const DagRoute& route) {
  std::string path;
  for (const auto& node : route) path += "|" + node->name;
  return path;
}

std::string fullPath(const Node& node) {
  const auto routes = routesTo(node);
  return routes.empty() ? "" : fullPath(routes.front());
}

std::string partialPath(const DagRoute& route) {
  if (route.empty()) return "";
  std::vector<std::string> others;
  for (const auto& node : Scene::get().named(route.back()->name)) {
    for (const DagRoute& other : routesTo(*node)) others.push_back(fullPath(other));
  }
  std::string path;
  for (auto node = route.rbegin(); node != route.rend(); ++node) {
    path = "|" + (*node)->name + path;
    const auto same = std::count_if(others.begin(), others.end(),
                                    [&](const std::string& other) { return endsWith(other, path); });
    if (same <= 1) return path.substr(1);
  }
  return path;
}

std::string shortestName(const Node& node) {
  const auto same = Scene::get().named(node.name);
  if (same.size() < 2 || !isDag(node)) return node.name;
  return partialPath(routesTo(node).front());
}

bool hasPath(const Node& node, const std::string& path) {
  const std::string plain = plainPath(path), end = plain.front() == '|' ? plain : "|" + plain;
  for (const DagRoute& route : routesTo(node)) {
    const std::string full = fullPath(route);
    if (plain.front() == '|' ? full == plain : endsWith(full, end)) return true;
  }
  return false;
}

void placeNode(Journal& journal, const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& parent) {
  if (isDag(*node)) addBond(journal, node, orWorld(parent));
}

void displaceNode(Journal& journal, const std::shared_ptr<Node>& node) {
  auto parents = dagParents(*node);
  for (auto parent = parents.rbegin(); parent != parents.rend(); ++parent) removeBond(journal, node, *parent);
}

MStatus setParent(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent) {
  if (!mayHold(parent, child)) return MStatus::kInvalidParameter;
  const auto former = dagParents(*child);
  const auto next = orWorld(parent);
  if (former.size() == 1 && former.front() == next) return MStatus::kSuccess;
  makeUnique(journal, child, {next});
  displaceNode(journal, child);
  addBond(journal, child, next);
  return MStatus::kSuccess;
}

MStatus addInstance(Journal& journal, const std::shared_ptr<Node>& child,
                    const std::shared_ptr<Node>& parent) {
  if (!mayHold(parent, child)) return MStatus::kInvalidParameter;
  auto parents = dagParents(*child);
  const auto next = orWorld(parent);
  if (std::find(parents.begin(), parents.end(), next) != parents.end()) return MStatus::kFailure;
  parents.push_back(next);
  makeUnique(journal, child, parents);
  addBond(journal, child, next);
  return MStatus::kSuccess;
}

MStatus removeInstance(Journal& journal, const std::shared_ptr<Node>& child,
                       const std::shared_ptr<Node>& parent) {
  if (!mayHold(nullptr, child)) return MStatus::kInvalidParameter;
  const auto parents = dagParents(*child);
  const auto from = orWorld(parent);
  const bool there = std::find(parents.begin(), parents.end(), from) != parents.end();
  if (!there || parents.size() < 2) return MStatus::kFailure;
  removeBond(journal, child, from);
  return MStatus::kSuccess;
}

void moveChild(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent,
               std::size_t at) {
  const auto above = orWorld(parent);
  const std::size_t was = placeIn(links(*above).children, child);
  const auto move = [=](std::size_t to) {
    auto& children = links(*above).children;
    eraseFrom(children, child);
    insertAt(children, to, child);
    Scene::get().tell(
        {Event::Kind::dag, nullptr, MDagMessage::kChildReordered, {child, {}}, {above, {}}, false, ""});
  };
  journal.run([=] { move(at); }, [=] { move(was); });
}

}  // namespace mayahost
