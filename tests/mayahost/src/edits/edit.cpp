// SPDX-License-Identifier: MIT
#include "edits/edit.h"

#include "dag/dag.h"
#include "edits/deletion.h"
#include "edits/modification.h"
#include "graph/evaluate.h"
#include "graph/graph.h"
#include "scenes/scene.h"

#include <maya/MNodeMessage.h>

#include <algorithm>
#include <map>
#include <utility>

namespace mayahost {
namespace {

// Holds a deleted node for undo; when it is forgotten, a node outside the scene is gone for good. All edits
// of a node share one: an edit that is forgotten must not take the node from another that can still be
// undone.
struct Keeper {
  explicit Keeper(std::shared_ptr<Node> n) : node(std::move(n)) {}
  ~Keeper() {
    all().erase(node.get());
    if (node && !node->added) retire(*node);
  }
  static std::map<const Node*, std::weak_ptr<Keeper>>& all() {
    static std::map<const Node*, std::weak_ptr<Keeper>> keepers;
    return keepers;
  }
  static std::shared_ptr<Keeper> of(const std::shared_ptr<Node>& node) {
    std::weak_ptr<Keeper>& known = all()[node.get()];
    auto keeper = known.lock();
    if (!keeper) known = keeper = std::make_shared<Keeper>(node);
    return keeper;
  }
  std::shared_ptr<Node> node;
};

// A node that is gone for good, with a scene or by an edit that is not undone, does not come back.
void bring(const std::shared_ptr<Node>& node, const std::string& name,
           std::size_t place = static_cast<std::size_t>(-1)) {
  if (node->px && !node->added) Scene::get().add(node, name, place);
}
void take(const std::shared_ptr<Node>& node) {
  if (node->added) Scene::get().remove(node);
}

bool hasIncoming(const Node& node) {
  return std::any_of(node.sockets.begin(), node.sockets.end(),
                     [](const auto& s) { return s.second.source.has_value(); });
}

bool hasOutgoing(const Node& node) {
  return std::any_of(node.sockets.begin(), node.sockets.end(), [](const auto& s) {
    return !s.second.destinations.empty() && s.first.attribute->kind != Attribute::Kind::message;
  });
}

// With all that is below it.
bool mayBeDeleted(const std::shared_ptr<Node>& node) {
  if (!node || !node->added || node->locked || node->isDefault) return false;
  const auto below = dagChildren(*node);
  return std::all_of(below.begin(), below.end(), mayBeDeleted);
}

// What the destination keeps is what it was driven to when it was cut, also when that is done again. A time
// that follows the scene's keeps nothing. A connection that an earlier cut took along is not cut again.
void cut(Journal& journal, const PlugPath& source, const PlugPath& destination) {
  if (!(destination.node->source(destination.key) == source)) return;
  const bool holds = destination.key.attribute->kind != Attribute::Kind::message &&
                     destination.key.attribute != destination.node->type->implicitTime;
  const auto kept = std::make_shared<std::shared_ptr<Slot>>();
  journal.run(
      [=] {
        detachPlugs(source, destination);
        const auto slot = holds ? destination.node->block.find(destination.key, false) : nullptr;
        if (!slot) return;
        if (!*kept) {
          *kept = cloneSlot(*slot);
        } else if (!sameValue(*slot, **kept)) {
          copyValue(*slot, **kept);
          spread(destination);
        }
      },
      [=] { attachPlugs(source, destination); });
}

// Nodes that do not exist without connections (unit conversions) go with the last of them.
void sweep(Journal& journal, const std::vector<std::shared_ptr<Node>>& candidates) {
  for (const auto& node : candidates) {
    if (!node->added) continue;
    const bool lonely =
        (!node->existsWithoutIn && !hasIncoming(*node)) || (!node->existsWithoutOut && !hasOutgoing(*node));
    if (lonely) deleteNode(journal, node);
  }
}

// Connections past a deleted node, for inputs its class passes through.
std::vector<std::pair<PlugPath, PlugPath>> passThroughs(const std::shared_ptr<Node>& node) {
  std::vector<std::pair<PlugPath, PlugPath>> result;
  for (const auto& [key, socket] : node->sockets) {
    const auto from = node->source(key);
    if (!from || from->node == node) continue;
    const PlugPath out = Access::path(node->px->passThroughToOne(Access::plug({node, key})));
    if (!out || out.node != node) continue;
    for (const auto& to : destinationsOf(out)) {
      if (to.node != node) result.emplace_back(*from, to);
    }
  }
  return result;
}

void afterDisconnect(Journal& journal, const PlugPath& destination) {
  const Attribute& attribute = *destination.key.attribute;
  if (attribute.onDisconnect == MFnAttribute::kDelete && destination.key.isElement()) {
    removeElement(journal, destination, true);
  } else if (attribute.onDisconnect == MFnAttribute::kReset) {
    setValue(journal, destination, *Slot::make(destination.key.attribute, false));
  }
}

// Tells that the node is to go, and does first what its listeners ask for.
void announceDeletion(Journal& journal, Node& node) {
  if (!Scene::get().listened(Event::Kind::named)) return;
  MDGModifier before;
  MDGModifier* const outer = std::exchange(beforeDeletion(), &before);
  Scene::get().tell({Event::Kind::named, &node, 0, {}, {}, false, kAboutToDelete});
  beforeDeletion() = outer;
  auto& pending = Access::modification(before).pending;
  for (const auto& step : pending) step(journal);
  pending.clear();
}

}  // namespace

MDGModifier*& beforeDeletion() {
  static MDGModifier* modifier = nullptr;
  return modifier;
}

bool isShapeType(const NodeType& type) {
  return type.derivesFrom("dagNode") && !type.derivesFrom("transform");
}

std::string transformNameFor(const NodeType& shape) {
  return shape.name + "#";
}

std::string shapeNameFor(const std::string& transform) {
  std::size_t digits = transform.size();
  while (digits > 0 && std::isdigit(static_cast<unsigned char>(transform[digits - 1]))) --digits;
  return transform.substr(0, digits) + "Shape" + transform.substr(digits);
}

std::shared_ptr<Node> createNode(Journal& journal, const std::string& type, const std::string& name,
                                 const std::shared_ptr<Node>& parent) {
  const auto known = findNodeType(type);
  if (!known || !known->creatable) return nullptr;
  if (parent && (!known->derivesFrom("dagNode") || !parent->type->derivesFrom("transform"))) return nullptr;
  auto node = makeNode(known);
  if (!node) return nullptr;
  auto above = parent;
  if (!above && isShapeType(*known)) above = createNode(journal, "transform", transformNameFor(*known));
  const std::string fallback = isShapeType(*known) ? shapeNameFor(above->name) : type + "#";
  addNode(journal, node, name.empty() ? fallback : name, above);
  return node;
}

void addNode(Journal& journal, const std::shared_ptr<Node>& node, const std::string& name,
             const std::shared_ptr<Node>& parent) {
  auto& scene = Scene::get();
  const std::string unique = scene.uniqueName(name, *node, {parent ? parent : scene.world()});
  const auto keeper = Keeper::of(node);
  journal.run([=] { bring(keeper->node, unique); }, [=] { take(keeper->node); });
  placeNode(journal, node, parent);
}

MStatus deleteNode(Journal& journal, const std::shared_ptr<Node>& node) {
  if (!mayBeDeleted(node)) return MStatus::kFailure;
  for (const auto& child : dagChildren(*node)) {
    if (dagParents(*child).size() < 2) {
      deleteNode(journal, child);
    } else {
      removeInstance(journal, child, node);
    }
  }
  if (!node->added) return MStatus::kSuccess;  // it went with what was below it
  announceDeletion(journal, *node);
  if (!node->added) return MStatus::kSuccess;
  displaceNode(journal, node);
  Scene::get().tell({Event::Kind::preRemoval, node.get(), 0, {}, {}, false, ""});
  const auto around = passThroughs(node);
  std::vector<std::shared_ptr<Node>> neighbours;
  for (const auto& [source, destination] : connectionsOf(node)) {
    neighbours.push_back(source.node == node ? destination.node : source.node);
    cut(journal, source, destination);
    if (destination.node != node) afterDisconnect(journal, destination);
  }
  const auto keeper = Keeper::of(node);
  const std::string name = node->name;
  const std::size_t place = Scene::get().placeOf(*node);
  journal.run([=] { take(keeper->node); }, [=] { bring(keeper->node, name, place); });
  for (const auto& [source, destination] : around) connect(journal, source, destination, false);
  sweep(journal, neighbours);
  return MStatus::kSuccess;
}

MStatus renameNode(Journal& journal, const std::shared_ptr<Node>& node, const std::string& name) {
  if (!node || !node->added || node->locked || node->isDefault || name.empty()) return MStatus::kFailure;
  const std::string former = node->name, next = Scene::get().uniqueName(name, *node, dagParents(*node));
  journal.run([=] { Scene::get().rename(node, next); }, [=] { Scene::get().rename(node, former); });
  return MStatus::kSuccess;
}

MStatus lockNode(Journal& journal, const std::shared_ptr<Node>& node, bool locked) {
  const bool former = node->locked;
  journal.run([=] { node->locked = locked; }, [=] { node->locked = former; });
  return MStatus::kSuccess;
}

MStatus disconnect(Journal& journal, const PlugPath& source, const PlugPath& destination) {
  if (!source || !destination) return MStatus::kInvalidParameter;
  const auto from = destination.node->source(destination.key);
  if (!from) return MStatus::kFailure;
  const bool converted = from->node->type->name == "unitConversion" && !(*from == source);
  if (converted) {
    const auto input = from->node->source(wholeKey(from->node->find("input")));
    if (!input || !(*input == source)) return MStatus::kFailure;
  } else if (!(*from == source)) {
    return MStatus::kFailure;
  }
  if (destination.node->isLocked(destination.key)) return MStatus::kFailure;
  bool legal = true;
  const MPlug a = Access::plug(source), b = Access::plug(destination);
  if (source.node->px->legalDisconnection(a, b, true, legal) && !legal) return MStatus::kFailure;
  legal = true;
  if (destination.node->px->legalDisconnection(b, a, false, legal) && !legal) return MStatus::kFailure;
  cut(journal, *from, destination);
  afterDisconnect(journal, destination);
  sweep(journal, {from->node});
  return MStatus::kSuccess;
}

MStatus addAttribute(Journal& journal, const std::shared_ptr<Node>& node,
                     const std::shared_ptr<Attribute>& attribute) {
  if (!node || !attribute || attribute->parent || node->locked || attribute->added) return MStatus::kFailure;
  std::vector<const Attribute*> all{attribute.get()};
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (node->find(all[i]->longName) || node->find(all[i]->shortName)) return MStatus::kFailure;
    for (const auto& child : all[i]->children) all.push_back(child.get());
  }
  const auto tell = [=](MNodeMessage::AttributeMessage message) {
    ++Scene::get().topology;
    Scene::get().tell(
        {Event::Kind::attribute, node.get(), message, {node, wholeKey(attribute)}, {}, false, ""});
  };
  journal.run(
      [=] {
        attribute->dynamic = attribute->added = true;
        node->dynamic.push_back(attribute);
        node->addSlot(attribute);
        tell(MNodeMessage::kAttributeAdded);
      },
      [=] {
        tell(MNodeMessage::kAttributeRemoved);
        node->dynamic.erase(std::find(node->dynamic.begin(), node->dynamic.end(), attribute));
        node->block.roots.erase(attribute.get());
        attribute->added = false;
      });
  return MStatus::kSuccess;
}

MStatus removeAttribute(Journal& journal, const std::shared_ptr<Node>& node,
                        const std::shared_ptr<Attribute>& attribute) {
  const auto& own = node->dynamic;
  if (std::find(own.begin(), own.end(), attribute) == own.end() || node->locked) return MStatus::kFailure;
  for (const auto& [source, destination] : connectionsOf(node)) {
    const bool out = source.node == node && attribute->contains(*source.key.attribute);
    const bool in = destination.node == node && attribute->contains(*destination.key.attribute);
    if (out || in) cut(journal, source, destination);
  }
  // What there is when it goes, also when redone: its value, and the flags of its plugs.
  const auto kept = std::make_shared<std::shared_ptr<Slot>>();
  const auto flags = std::make_shared<std::map<PlugKey, Socket>>();
  const auto place = std::find(own.begin(), own.end(), attribute) - own.begin();
  const auto tell = [=](MNodeMessage::AttributeMessage message) {
    ++Scene::get().topology;
    Scene::get().tell(
        {Event::Kind::attribute, node.get(), message, {node, wholeKey(attribute)}, {}, false, ""});
  };
  journal.run(
      [=] {
        tell(MNodeMessage::kAttributeRemoved);
        *kept = node->block.roots[attribute.get()];
        flags->clear();
        for (auto it = node->sockets.begin(); it != node->sockets.end();) {
          const bool inside = attribute->contains(*it->first.attribute);
          if (inside) flags->insert(*it);
          it = inside ? node->sockets.erase(it) : std::next(it);
        }
        node->dynamic.erase(std::find(node->dynamic.begin(), node->dynamic.end(), attribute));
        node->block.roots.erase(attribute.get());
        attribute->added = false;
      },
      [=] {
        attribute->added = true;
        node->dynamic.insert(node->dynamic.begin() + place, attribute);
        node->block.roots[attribute.get()] = *kept;
        node->sockets.insert(flags->begin(), flags->end());
        tell(MNodeMessage::kAttributeAdded);
      });
  return MStatus::kSuccess;
}

MStatus removeElement(Journal& journal, const PlugPath& element, bool breakConnections) {
  if (!element || !element.key.isElement()) return MStatus::kInvalidParameter;
  const auto node = element.node;
  const auto slot = node->block.find(element.key, false);
  if (!slot) return MStatus::kFailure;
  std::vector<std::pair<PlugPath, PlugPath>> inside;
  for (const auto& [source, destination] : connectionsOf(node)) {
    const bool out = source.node == node && element.key.overlaps(source.key) && !source.key.isArray();
    const bool in =
        destination.node == node && element.key.overlaps(destination.key) && !destination.key.isArray();
    if (out || in) inside.emplace_back(source, destination);
  }
  if (!inside.empty() && !breakConnections) return MStatus::kFailure;
  for (const auto& [source, destination] : inside) cut(journal, source, destination);
  const PlugPath array{node, element.key.array()};
  const unsigned index = slot->index;
  const auto kept = std::make_shared<std::shared_ptr<Slot>>();
  const auto tell = [=](MNodeMessage::AttributeMessage message) {
    Scene::get().tell({Event::Kind::attribute, node.get(), message, element, {}, false, ""});
    spread(array);
  };
  journal.run(
      [=] {
        auto& elements = node->block.find(array.key, true)->elements;
        *kept = elements[index];
        elements.erase(index);
        tell(MNodeMessage::kAttributeArrayRemoved);
      },
      [=] {
        const auto whole = node->block.find(array.key, true);
        if (!*kept) return;
        (*kept)->owner = whole;
        whole->elements[index] = *kept;
        tell(MNodeMessage::kAttributeArrayAdded);
      });
  return MStatus::kSuccess;
}

}  // namespace mayahost
