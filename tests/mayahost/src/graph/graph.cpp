// SPDX-License-Identifier: MIT
#include "graph/graph.h"

#include "dag/dag.h"
#include "graph/evaluate.h"
#include "scenes/scene.h"

#include <maya/MNodeMessage.h>
#include <maya/MPlugArray.h>

#include <algorithm>
#include <deque>

namespace mayahost {
namespace {

struct PathLess {
  bool operator()(const PlugPath& a, const PlugPath& b) const {
    if (a.node != b.node) return a.node.get() < b.node.get();
    return a.key < b.key;
  }
};

// The plug of `affected` that a change at `from` means: the same elements of the arrays they share, all of
// others.
PlugKey affectedKey(const PlugKey& from, const std::shared_ptr<Attribute>& affected) {
  PlugKey key = wholeKey(affected);
  const auto mine = from.attribute->chain(), theirs = affected->chain();
  std::size_t index = 0;
  for (std::size_t i = 0; i < std::min(mine.size(), theirs.size()) && mine[i] == theirs[i]; ++i) {
    if (!mine[i]->array) continue;
    if (index < from.indices.size() && index < key.indices.size() && mine[i] != affected.get()) {
      key.indices[index] = from.indices[index];
    }
    ++index;
  }
  return key;
}

void forSlots(const std::shared_ptr<Slot>& slot, const PlugKey& key, std::size_t depth,
              const std::vector<const Attribute*>& chain, std::size_t at,
              const std::function<void(Slot&)>& visit) {
  if (slot->isArray) {
    const int index = depth < key.indices.size() ? key.indices[depth] : -1;
    if (at + 1 == chain.size() && index < 0) return visit(*slot);
    for (const auto& [i, element] : slot->elements) {
      if (index < 0 || static_cast<unsigned>(index) == i) forSlots(element, key, depth + 1, chain, at, visit);
    }
    return;
  }
  if (at + 1 == chain.size()) return visit(*slot);
  if (const auto child = slot->child(*chain[at + 1])) forSlots(child, key, depth, chain, at + 1, visit);
}

}  // namespace

void forSlots(const Block& block, const PlugKey& key, const std::function<void(Slot&)>& visit) {
  const auto chain = key.attribute->chain();
  const auto root = block.roots.find(chain.front());
  if (root != block.roots.end()) forSlots(root->second, key, 0, chain, 0, visit);
}

namespace {

bool alreadyDirty(const Slot& slot) {
  if (slot.stale) return false;
  if (!slot.dirty) return false;
  for (const auto& c : slot.children) {
    if (!alreadyDirty(*c)) return false;
  }
  for (const auto& [i, e] : slot.elements) {
    if (!alreadyDirty(*e)) return false;
  }
  return true;
}

// Makes the plug dirty; false if all of it was.
bool mark(const PlugPath& path) {
  if (path.key.attribute->kind == Attribute::Kind::message) return false;
  bool changed = false, any = false;
  forSlots(path.node->block, path.key, [&](Slot& slot) {
    any = true;
    if (alreadyDirty(slot)) return;
    changed = true;
    slot.setDirty();
  });
  return changed || !any;
}

class Spreader {
 public:
  explicit Spreader(Dirtied* collect) : collect_(collect) {}

  void start(const PlugPath& path) { follow(path); }
  void startDirty(const PlugPath& path) { reach(path, path.node->computesSelf(*path.key.attribute)); }
  void run() {
    while (!queue_.empty()) {
      const PlugPath next = queue_.front();
      queue_.pop_front();
      follow(next);
    }
  }

 private:
  void reach(const PlugPath& path, bool output) {
    const bool changed = mark(path);
    if (path.key.attribute->kind == Attribute::Kind::message) return;
    if (collect_) {
      if (!seen_.insert(path).second) return;
      collect_->plugs.push_back(path);
      collect_->output.push_back(output);
    } else if (!changed) {
      return;
    }
    auto& scene = Scene::get();
    scene.tell({Event::Kind::nodeDirty, path.node.get(), 0, path, {}, false, ""});
    scene.tell({Event::Kind::nodeDirtyPlug, path.node.get(), 0, path, {}, false, ""});
    queue_.push_back(path);
  }

  void follow(const PlugPath& path) {
    if (!path.node->px) return;  // gone for good
    // All of them first: their callbacks may change connections.
    std::vector<std::pair<PlugPath, PlugPath>> passed;
    for (const auto& [key, socket] : path.node->sockets) {
      if (socket.destinations.empty() || !key.overlaps(path.key)) continue;
      for (const auto& [weak, to] : socket.destinations) {
        if (const auto node = weak.lock()) passed.push_back({{path.node, key}, {node, to}});
      }
    }
    for (const auto& [source, destination] : passed) {
      if (collect_) collect_->edges.push_back({source, destination});
      reach(destination, false);
    }
    if (isWorldMatrix(*path.key.attribute)) followDag(path);
    followAffects(path);
    followNode(path);
  }

  void followDag(const PlugPath& path) {
    for (const auto& child : dagChildren(*path.node)) {
      for (const PlugKey& key : inheritedMatrices()) {
        if (collect_) collect_->edges.push_back({path, {child, key}});
        reach({child, key}, true);
      }
    }
  }

  void followAffects(const PlugPath& path) {
    const auto& affects = path.node->type->affects;
    const auto& attribute = *path.key.attribute;
    for (const auto& [from, outputs] : affects) {
      if (!from->contains(attribute) && !attribute.contains(*from)) continue;
      for (const auto& out : outputs) reach({path.node, affectedKey(path.key, out)}, true);
    }
  }

  void followNode(const PlugPath& path) {
    PlugKey key = path.key;
    for (;;) {
      MPlugArray affected;
      path.node->px->setDependentsDirty(Access::plug({path.node, key}), affected);
      for (unsigned i = 0; i < affected.length(); ++i) {
        const PlugPath out = Access::path(affected[i]);
        if (!out || out.node != path.node) continue;
        auto& known = path.node->dirtiedByNode;
        const unsigned long serial = out.key.attribute->serial;
        if (std::find(known.begin(), known.end(), serial) == known.end()) known.push_back(serial);
        reach(out, true);
      }
      if (key.isElement() || !key.attribute->parent) return;
      key = key.parent();
    }
  }

  Dirtied* collect_;
  std::deque<PlugPath> queue_;
  std::set<PlugPath, PathLess> seen_;
};

void tellBoth(const PlugPath& source, const PlugPath& destination, bool made) {
  const auto kind = made ? MNodeMessage::kConnectionMade : MNodeMessage::kConnectionBroken;
  auto& scene = Scene::get();
  scene.tell({Event::Kind::attribute, destination.node.get(), kind | MNodeMessage::kIncomingDirection,
              destination, source, made, ""});
  scene.tell({Event::Kind::attribute, source.node.get(), kind, source, destination, made, ""});
  scene.tell({Event::Kind::connection, nullptr, 0, source, destination, made, ""});
}

void tidy(Node& node, const PlugKey& key) {
  const auto found = node.sockets.find(key);
  if (found == node.sockets.end()) return;
  const Socket& s = found->second;
  const bool bare = !s.source && s.destinations.empty() && !s.locked && !s.keyable && !s.channelBox;
  if (bare && s.alias.empty()) node.sockets.erase(found);
}

}  // namespace

void markDirty(const PlugPath& plug) {
  mark(plug);
}

void spread(const PlugPath& changed, Dirtied* collect) {
  Spreader spreader(collect);
  spreader.start(changed);
  spreader.run();
}

void spreadFrom(const PlugPath& dirty, Dirtied* collect) {
  Spreader spreader(collect);
  spreader.startDirty(dirty);
  spreader.run();
}

void attachPlugs(const PlugPath& source, const PlugPath& destination) {
  if (!source.node->px || !destination.node->px) return;  // gone for good
  source.node->block.find(source.key, true);
  destination.node->block.find(destination.key, true);
  Socket& in = destination.node->sockets[destination.key];
  in.source = source.key;
  in.sourceNode = source.node;
  source.node->sockets[source.key].destinations.emplace_back(destination.node, destination.key);
  ++Scene::get().topology;
  Scene::get().touch();
  const MPlug from = Access::plug(source), to = Access::plug(destination);
  source.node->px->connectionMade(from, to, true);
  destination.node->px->connectionMade(to, from, false);
  spreadFrom(destination);
  tellBoth(source, destination, true);
}

void detachPlugs(const PlugPath& source, const PlugPath& destination) {
  if (!(destination.node->source(destination.key) == source)) return;  // cut already
  // The destination keeps the value it was driven to.
  if (destination.key.attribute->kind != Attribute::Kind::message && source.node->px &&
      destination.node->px) {
    if (const auto slot = destination.node->block.find(destination.key, true)) {
      ensure(*destination.node, *slot, nullptr);
      if (const auto now = destination.node->block.find(destination.key, false)) now->setClean();
    }
  }
  Socket& in = destination.node->sockets[destination.key];
  in.source.reset();
  in.sourceNode.reset();
  auto& out = source.node->sockets[source.key].destinations;
  out.erase(std::remove_if(out.begin(), out.end(),
                           [&](const auto& d) {
                             return d.first.lock() == destination.node && d.second == destination.key;
                           }),
            out.end());
  tidy(*destination.node, destination.key);
  tidy(*source.node, source.key);
  ++Scene::get().topology;
  Scene::get().touch();
  const MPlug from = Access::plug(source), to = Access::plug(destination);
  if (source.node->px) source.node->px->connectionBroken(from, to, true);
  if (destination.node->px) {
    destination.node->px->connectionBroken(to, from, false);
    spread(destination);
  }
  tellBoth(source, destination, false);
}

std::optional<PlugKey> missingElement(const Node& node, const PlugKey& key) {
  std::vector<int> indices;
  std::size_t next = 0;
  for (const Attribute* a : key.attribute->chain()) {
    if (!a->array) continue;
    const int index = next < key.indices.size() ? key.indices[next++] : -1;
    if (index < 0) return std::nullopt;
    indices.push_back(index);
    const PlugKey element{const_cast<Attribute*>(a)->shared_from_this(), indices};
    if (!node.block.find(element, false)) return element;
  }
  return std::nullopt;
}

void eraseElement(const PlugPath& element) {
  const PlugPath array{element.node, element.key.array()};
  if (const auto slot = element.node->block.find(array.key, false))
    slot->elements.erase(static_cast<unsigned>(element.key.indices.back()));
  spread(array);
}

std::vector<PlugPath> destinationsOf(const PlugPath& source) {
  std::vector<PlugPath> result;
  const Socket* socket = source.node->socket(source.key);
  if (!socket) return result;
  for (const auto& [weak, key] : socket->destinations) {
    if (const auto node = weak.lock()) result.push_back({node, key});
  }
  return result;
}

bool isConnected(const PlugPath& plug) {
  return plug.node->source(plug.key).has_value() || !destinationsOf(plug).empty();
}

std::vector<std::pair<PlugPath, PlugPath>> connectionsOf(const std::shared_ptr<Node>& node) {
  std::vector<std::pair<PlugPath, PlugPath>> result;
  for (const auto& [key, socket] : node->sockets) {
    const PlugPath mine{node, key};
    if (const auto from = node->source(key)) result.emplace_back(*from, mine);
    for (const auto& to : destinationsOf(mine)) {
      if (to.node != node) result.emplace_back(mine, to);
    }
  }
  return result;
}

void retire(Node& node) {
  if (!node.px) return;
  auto& scene = Scene::get();
  scene.tell({Event::Kind::destroyed, &node, 0, {}, {}, false, ""});
  for (const MCallbackId id : scene.callbacksOf(node)) scene.removeCallback(id);
  node.px.reset();
}

}  // namespace mayahost
