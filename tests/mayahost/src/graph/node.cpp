// SPDX-License-Identifier: MIT
#include "graph/node.h"

#include "dag/dag.h"
#include "values/last_index.h"

#include <mayahost/misuse.h>

#include <algorithm>
#include <charconv>

namespace mayahost {
namespace {

std::shared_ptr<Attribute> mutableAttribute(const Attribute* attribute) {
  return const_cast<Attribute*>(attribute)->shared_from_this();
}

// The slot below `slot` that `index` (open: the array itself) chooses of an array.
std::shared_ptr<Slot> choose(const std::shared_ptr<Slot>& slot, int index, bool create) {
  if (index < 0) return nullptr;
  const auto found = slot->elements.find(static_cast<unsigned>(index));
  if (found != slot->elements.end()) return found->second;
  return create ? slot->element(static_cast<unsigned>(index)) : nullptr;
}

}  // namespace

bool PlugKey::operator<(const PlugKey& other) const {
  if (attribute->serial != other.attribute->serial) return attribute->serial < other.attribute->serial;
  return indices < other.indices;
}

bool PlugKey::resolved() const {
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const bool own = attribute->array && i + 1 == indices.size();
    if (indices[i] < 0 && !own) return false;
  }
  return true;
}

PlugKey PlugKey::parent() const {
  PlugKey result{mutableAttribute(attribute->parent), indices};
  if (attribute->array) result.indices.pop_back();
  return result;
}

PlugKey PlugKey::array() const {
  PlugKey result = *this;
  result.indices.back() = -1;
  return result;
}

PlugKey PlugKey::element(unsigned logical) const {
  PlugKey result = *this;
  result.indices.back() = static_cast<int>(logical);
  return result;
}

PlugKey PlugKey::child(const std::shared_ptr<Attribute>& wanted) const {
  PlugKey result{wanted, indices};
  if (wanted->array) result.indices.push_back(-1);
  return result;
}

bool PlugKey::overlaps(const PlugKey& other) const {
  if (!attribute->contains(*other.attribute) && !other.attribute->contains(*attribute)) return false;
  const std::size_t common = std::min(indices.size(), other.indices.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (indices[i] >= 0 && other.indices[i] >= 0 && indices[i] != other.indices[i]) return false;
  }
  return true;
}

PlugKey wholeKey(const std::shared_ptr<Attribute>& attribute) {
  return {attribute, std::vector<int>(attribute->arrayDepth(), -1)};
}

PlugKey keyOf(const Slot& slot) {
  PlugKey key{mutableAttribute(slot.attribute.get()), {}};
  if (slot.isArray) key.indices.push_back(-1);
  if (slot.isElement) key.indices.push_back(static_cast<int>(slot.index));
  for (auto s = slot.owner.lock(); s; s = s->owner.lock()) {
    if (s->isElement) key.indices.push_back(static_cast<int>(s->index));
  }
  std::reverse(key.indices.begin(), key.indices.end());
  return key;
}

std::shared_ptr<Slot> Block::find(const PlugKey& key, bool create) const {
  std::shared_ptr<Slot> slot;
  std::size_t next = 0;
  for (const Attribute* a : key.attribute->chain()) {
    if (!slot) {
      const auto root = roots.find(a);
      if (root == roots.end()) return nullptr;
      slot = root->second;
    } else {
      slot = slot->child(*a);
      if (!slot) return nullptr;
    }
    if (!a->array) continue;
    const int index = next < key.indices.size() ? key.indices[next++] : -1;
    if (index < 0 && a == key.attribute.get()) return slot;
    slot = choose(slot, index, create);
    if (!slot) return nullptr;
  }
  return slot;
}

Node::~Node() = default;

bool Node::hasFn(MFn::Type function) const {
  if (function == MFn::kBase || function == MFn::kNamedObject || function == MFn::kDependencyNode)
    return true;
  const auto& own = type->functions;
  return function == type->api || std::find(own.begin(), own.end(), function) != own.end();
}

std::vector<std::shared_ptr<Attribute>> Node::attributes() const {
  auto all = type->attributes;
  all.insert(all.end(), dynamic.begin(), dynamic.end());
  return all;
}

std::shared_ptr<Attribute> Node::find(const std::string& wanted) const {
  if (auto found = type->find(wanted)) return found;
  for (const auto& attribute : dynamic) {
    if (auto found = attribute->find(wanted)) return found;
  }
  return nullptr;
}

bool Node::owns(const Attribute& attribute) const {
  return block.roots.count(attribute.chain().front()) > 0;
}

bool Node::computesSelf(const Attribute& attribute) const {
  if (attribute.kind == Attribute::Kind::message) return false;
  for (const Attribute* a = &attribute; a; a = a->parent) {
    if (!a->writable || type->affectedBy.count(a)) return true;
    if (std::find(dirtiedByNode.begin(), dirtiedByNode.end(), a->serial) != dirtiedByNode.end()) return true;
  }
  return false;
}

bool Node::computes(const Attribute& attribute) const {
  return computesSelf(attribute) || std::any_of(attribute.children.begin(), attribute.children.end(),
                                                [&](const auto& child) { return computes(*child); });
}

void Node::addSlot(const std::shared_ptr<Attribute>& attribute) {
  auto slot = Slot::make(attribute);
  if (computes(*attribute) || attribute == type->implicitTime) slot->setDirty();
  block.roots[attribute.get()] = std::move(slot);
}

const Socket* Node::socket(const PlugKey& key) const {
  const auto found = sockets.find(key);
  return found == sockets.end() ? nullptr : &found->second;
}

std::optional<PlugPath> Node::source(const PlugKey& key) const {
  const Socket* s = socket(key);
  if (!s || !s->source) return std::nullopt;
  const auto from = s->sourceNode.lock();
  if (!from) return std::nullopt;
  return PlugPath{from, *s->source};
}

bool Node::drivenBelow(const PlugKey& key) const {
  return std::any_of(sockets.begin(), sockets.end(), [&](const auto& entry) {
    return entry.second.source && key.attribute->contains(*entry.first.attribute) &&
           key.overlaps(entry.first) && !(entry.first == key);
  });
}

bool Node::isLocked(const PlugKey& key) const {
  if (locked) return true;
  return std::any_of(sockets.begin(), sockets.end(), [&](const auto& entry) {
    if (!entry.second.locked.value_or(false)) return false;
    const bool holds = entry.first.attribute->contains(*key.attribute) && entry.first.overlaps(key);
    return holds && !(key.isArray() && entry.first.isElement() && entry.first.attribute == key.attribute);
  });
}

std::shared_ptr<Node> makeNode(const std::shared_ptr<NodeType>& type) {
  if (!type) return nullptr;
  auto node = std::make_shared<Node>();
  node->type = type;
  node->existsWithoutIn = type->existsWithoutIn;
  node->existsWithoutOut = type->existsWithoutOut;
  node->uuid.generate();
  for (const auto& attribute : type->attributes) node->addSlot(attribute);
  node->px.reset(type->creator());
  if (!node->px) return nullptr;
  Access::setNode(*node->px, node.get());
  if (type->derivesFrom("dagNode")) makeDag(*node);
  node->px->postConstructor();
  return node;
}

std::string plugName(const PlugPath& path, bool withNode, bool longNames, bool fullPath) {
  std::string result = withNode ? shortestName(*path.node) + "." : "";
  const auto chain = path.key.attribute->chain();
  std::size_t next = 0;
  std::string part;
  for (const Attribute* a : chain) {
    // An array ancestor is named with its index: without it the name would not tell the plug.
    const bool last = a == path.key.attribute.get();
    const bool shown = fullPath || last || a->arrayDepth() > 0;
    if (shown && !part.empty()) part += ".";
    if (shown) part += longNames ? a->longName : a->shortName;
    if (!a->array) continue;
    const int index = next < path.key.indices.size() ? path.key.indices[next++] : -1;
    if (index >= 0) part += "[" + std::to_string(index) + "]";
    if (index < 0 && !last) part += "[-1]";
  }
  return result + part;
}

std::optional<PlugKey> parsePlug(const Node& node, const std::string& text) {
  std::optional<PlugKey> key;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find_first_of(".[", at), text.size());
    const std::string name = text.substr(at, end - at);
    std::shared_ptr<Attribute> found;
    if (!key) {
      found = node.find(name);
      if (!found) {
        for (const auto& [k, socket] : node.sockets) {
          if (!socket.alias.empty() && socket.alias == name) {
            key = k;
            found = k.attribute;
          }
        }
        if (!found) return std::nullopt;
      } else {
        key = wholeKey(found);
      }
    } else {
      for (const auto& child : key->attribute->children) {
        if (child->longName == name || child->shortName == name) found = child;
      }
      if (!found || key->isArray()) return std::nullopt;
      key = key->child(found);
    }
    at = end;
    if (at < text.size() && text[at] == '[') {
      const std::size_t close = text.find(']', at);
      unsigned index = 0;
      if (close == std::string::npos || !key->isArray()) return std::nullopt;
      const auto parsed = std::from_chars(text.data() + at + 1, text.data() + close, index);
      if (parsed.ec != std::errc() || parsed.ptr != text.data() + close) return std::nullopt;
      if (index > kLastIndex) return std::nullopt;
      key = key->element(index);
      at = close + 1;
    }
    if (at < text.size()) {
      if (text[at] != '.') return std::nullopt;
      ++at;
    }
  }
  return key;
}

}  // namespace mayahost
