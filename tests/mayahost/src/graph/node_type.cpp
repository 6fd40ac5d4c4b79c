// SPDX-License-Identifier: MIT
#include "graph/node_type.h"

#include <mayahost/misuse.h>

#include <algorithm>

namespace mayahost {
namespace {

struct Table {
  std::map<std::string, std::shared_ptr<NodeType>> byName;
};

// The built-in types are in it from its first use.
Table& table() {
  static Table* types = nullptr;
  if (!types) {
    types = new Table;  // not destroyed before the plug-ins
    registerBuiltinTypes();
  }
  return *types;
}

thread_local NodeType* initializing = nullptr;

bool clashes(const NodeType& type, const Attribute& attribute) {
  if (type.find(attribute.longName) || type.find(attribute.shortName)) return true;
  return std::any_of(attribute.children.begin(), attribute.children.end(),
                     [&](const auto& child) { return clashes(type, *child); });
}

bool belongs(const NodeType& type, const Attribute& attribute) {
  const Attribute* root = attribute.chain().front();
  return std::any_of(type.attributes.begin(), type.attributes.end(),
                     [&](const auto& a) { return a.get() == root; });
}

bool isDeclared(const NodeType& type, const Attribute& from, const Attribute& to) {
  const auto found = type.affects.find(&from);
  if (found == type.affects.end()) return false;
  return std::any_of(found->second.begin(), found->second.end(),
                     [&](const auto& a) { return a.get() == &to; });
}

// Maya does not promise that what is declared for a compound holds for a child that is set, connected or
// asked for alone: both are to be declared.
void checkChildren(const NodeType& type, const Attribute& from, const Attribute& to) {
  const auto tell = [&](const Attribute& a, const Attribute& b) {
    misuse("attributeAffects of " + type.name + ": " + from.longName + " affects " + to.longName + ", but " +
           a.longName + " is not declared to affect " + b.longName);
  };
  for (const auto& child : from.children) {
    if (!isDeclared(type, *child, to)) tell(*child, to);
  }
  for (const auto& child : to.children) {
    if (!isDeclared(type, from, *child)) tell(from, *child);
  }
}

void checkAffects(const NodeType& type, const NodeType* base) {
  for (const auto& [from, outputs] : type.affects) {
    if (base && base->affects.count(from)) continue;
    for (const auto& to : outputs) checkChildren(type, *from, *to);
  }
}

void markAdded(Attribute& attribute) {
  attribute.added = true;
  for (const auto& child : attribute.children) markAdded(*child);
}

}  // namespace

std::shared_ptr<Attribute> NodeType::find(const std::string& wanted) const {
  for (const auto& attribute : attributes) {
    if (auto found = attribute->find(wanted)) return found;
  }
  return nullptr;
}

bool NodeType::derivesFrom(const std::string& other) const {
  if (other == name || other == "dependNode") return true;
  if (base == other) return true;
  const auto parent = base == "dependNode" ? nullptr : findNodeType(base);
  return parent && parent->derivesFrom(other);
}

MStatus addAttribute(const std::shared_ptr<Attribute>& attribute) {
  if (!initializing || !attribute || attribute->parent || attribute->added) return MStatus::kFailure;
  if (attribute->longName.empty() || clashes(*initializing, *attribute)) return MStatus::kFailure;
  markAdded(*attribute);
  initializing->attributes.push_back(attribute);
  return MStatus::kSuccess;
}

bool withdrawAttribute(Attribute& attribute) {
  if (!initializing || attribute.parent) return false;
  auto& all = initializing->attributes;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const auto& a) { return a.get() == &attribute; });
  if (found == all.end()) return false;
  all.erase(found);
  attribute.added = false;
  return true;
}

MStatus attributeAffects(const std::shared_ptr<Attribute>& from, const std::shared_ptr<Attribute>& to) {
  if (!initializing || !from || !to) return MStatus::kFailure;
  if (!belongs(*initializing, *from) || !belongs(*initializing, *to)) return MStatus::kFailure;
  if (from == to || to->keyable) return MStatus::kFailure;
  initializing->affects[from.get()].push_back(to);
  initializing->affectedBy[to.get()].push_back(from);
  return MStatus::kSuccess;
}

MStatus inheritAttributes(const std::string& typeName) {
  const auto parent = findNodeType(typeName);
  if (!initializing || !parent) return MStatus::kFailure;
  for (const auto& attribute : parent->attributes) {
    const auto& own = initializing->attributes;
    if (std::find(own.begin(), own.end(), attribute) == own.end())
      initializing->attributes.push_back(attribute);
  }
  for (const auto& [from, to] : parent->affects) initializing->affects[from] = to;
  for (const auto& [to, from] : parent->affectedBy) initializing->affectedBy[to] = from;
  if (!initializing->implicitTime) initializing->implicitTime = parent->implicitTime;
  return MStatus::kSuccess;
}

MStatus registerNodeType(std::shared_ptr<NodeType> type, const std::function<MStatus()>& initialize) {
  if (type->name.empty() || !type->creator) return MStatus::kInvalidParameter;
  if (findNodeType(type->name) || (type->id.id() != 0 && findNodeType(type->id))) return MStatus::kFailure;
  const auto parent = type->base == "dependNode" ? nullptr : findNodeType(type->base);
  type->attributes = baseAttributes();
  type->isTransform = parent && parent->isTransform;
  NodeType* const outer = initializing;
  initializing = type.get();
  MStatus status = parent ? inheritAttributes(parent->name) : MStatus(MStatus::kSuccess);
  if (status && initialize) status = initialize();
  initializing = outer;
  if (status && !type->plugin.empty()) checkAffects(*type, parent.get());
  if (status) table().byName[type->name] = type;
  return status;
}

MStatus deregisterNodeType(const MTypeId& id) {
  const auto type = findNodeType(id);
  if (!type) return MStatus::kFailure;
  table().byName.erase(type->name);
  return MStatus::kSuccess;
}

std::shared_ptr<NodeType> findNodeType(const std::string& name) {
  const auto found = table().byName.find(name);
  return found == table().byName.end() ? nullptr : found->second;
}

std::shared_ptr<NodeType> findNodeType(const MTypeId& id) {
  for (const auto& [name, type] : table().byName) {
    if (type->id == id) return type;
  }
  return nullptr;
}

std::vector<std::string> nodeTypeNames() {
  std::vector<std::string> names;
  for (const auto& [name, type] : table().byName) names.push_back(name);
  return names;
}

}  // namespace mayahost
