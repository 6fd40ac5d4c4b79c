// SPDX-License-Identifier: MIT
// A node: its values, and what its plugs are connected to.
#pragma once

#include "data/slot.h"
#include "graph/node_type.h"

#include <maya/MMessage.h>
#include <maya/MUuid.h>

#include <atomic>
#include <optional>

namespace mayahost {

struct Node;

// A plug without its node: an attribute with the index of each array among it and its ancestors, outermost
// first; -1 for the array as a whole.
struct PlugKey {
  std::shared_ptr<Attribute> attribute;
  std::vector<int> indices;

  bool operator<(const PlugKey& other) const;
  bool operator==(const PlugKey& other) const {
    return attribute == other.attribute && indices == other.indices;
  }
  bool isElement() const { return attribute->array && !indices.empty() && indices.back() >= 0; }
  bool isArray() const { return attribute->array && (indices.empty() || indices.back() < 0); }
  bool resolved() const;   // no index open but its own
  PlugKey parent() const;  // of a child of a compound
  PlugKey array() const;   // of an element
  PlugKey element(unsigned logical) const;
  PlugKey child(const std::shared_ptr<Attribute>& attribute) const;
  bool overlaps(const PlugKey& other) const;  // one holds the other, or is it
};

PlugKey wholeKey(const std::shared_ptr<Attribute>& attribute);
PlugKey keyOf(const Slot& slot);

struct PlugPath {
  std::shared_ptr<Node> node;
  PlugKey key;
  explicit operator bool() const { return node && key.attribute; }
  bool operator==(const PlugPath& other) const { return node == other.node && key == other.key; }
};

// What is known of a plug beyond its value.
struct Socket {
  std::weak_ptr<Node> sourceNode;
  std::optional<PlugKey> source;
  std::vector<std::pair<std::weak_ptr<Node>, PlugKey>> destinations;
  std::optional<bool> locked, keyable, channelBox;
  std::string alias;
};

// The values of a node in one context.
struct Block {
  std::map<const Attribute*, std::shared_ptr<Slot>> roots;  // of top-level attributes
  // Null if an element is missing and is not to be made, or an index is open.
  std::shared_ptr<Slot> find(const PlugKey& key, bool create) const;
};

struct Node : Object, std::enable_shared_from_this<Node> {
  ~Node() override;
  MFn::Type apiType() const override { return type->api; }
  bool hasFn(MFn::Type function) const override;
  bool alive() const override { return px != nullptr; }
  bool inScene() const override { return added; }

  std::string name;  // with its namespace: "a:b:name"
  std::shared_ptr<NodeType> type;
  std::unique_ptr<MPxNode> px;
  MUuid uuid;
  bool added = false;  // in the scene
  bool locked = false, doNotWrite = false, isDefault = false;
  bool shared = false;            // createNode -s in its file
  std::string icon;               // that the outliner would show
  std::string unknownType;        // what its file calls it, of a node of type unknown
  std::vector<std::string> kept;  // statements of its file that are not understood
  bool existsWithoutIn = true, existsWithoutOut = true;
  std::shared_ptr<void> extension;  // what a kind of node keeps beside (a DAG node its parents and children)

  Block block;  // normal context
  // In parallel evaluation: what others need of it is clean, so that they may look at it without a lock.
  std::atomic<bool> settled{false};
  std::map<PlugKey, Socket> sockets;
  std::vector<std::shared_ptr<Attribute>> dynamic;
  std::vector<unsigned long> dirtiedByNode;  // serials of attributes that setDependentsDirty named

  std::vector<std::shared_ptr<Attribute>> attributes() const;  // top level, dynamic ones last
  std::shared_ptr<Attribute> find(const std::string& name) const;
  bool owns(const Attribute& attribute) const;
  bool computesSelf(const Attribute& attribute) const;  // it or what holds it, rather than only holds a value
  bool computes(const Attribute& attribute) const;      // it, or something in it
  void addSlot(const std::shared_ptr<Attribute>& attribute);

  const Socket* socket(const PlugKey& key) const;
  std::optional<PlugPath> source(const PlugKey& key) const;  // exactly of this plug
  bool drivenBelow(const PlugKey& key) const;                // a source at something inside it
  bool isLocked(const PlugKey& key) const;                   // or something that holds it
};

// A node outside the scene. Null for an unknown type.
std::shared_ptr<Node> makeNode(const std::shared_ptr<NodeType>& type);

// "node.attr[2].child", or without the node.
std::string plugName(const PlugPath& path, bool withNode, bool longNames, bool fullPath);
// The plug of the rest "attr[2].child"; missing array indices stay open.
std::optional<PlugKey> parsePlug(const Node& node, const std::string& text);

}  // namespace mayahost
