// SPDX-License-Identifier: MIT
// Kinds of nodes, and the one table they are registered in: built-in and plug-in types alike.
#pragma once

#include "data/attribute.h"

#include <maya/MPxNode.h>
#include <maya/MTimeRange.h>

#include <functional>
#include <map>

namespace mayahost {

struct NodeType {
  std::string name;
  MTypeId id;
  std::string base = "dependNode";  // the built-in type it derives from
  MPxNode::Type px = MPxNode::kDependNode;
  std::function<MPxNode*()> creator;
  std::string classification;
  std::string plugin;  // empty: built in
  MFn::Type api = MFn::kPluginDependNode;
  std::vector<MFn::Type> functions;                    // what else its nodes can be used as
  std::vector<std::shared_ptr<Attribute>> attributes;  // top level, inherited first
  std::map<const Attribute*, std::vector<std::shared_ptr<Attribute>>> affects, affectedBy;
  // A time input that follows the time of the context while nothing is connected to it.
  std::shared_ptr<Attribute> implicitTime;
  bool isTransform = false;  // it, or what it derives from
  bool existsWithoutIn = true, existsWithoutOut = true;
  bool creatable = true;  // false: only the host makes nodes of it (the world, unknown nodes)

  std::shared_ptr<Attribute> find(const std::string& name) const;  // at any depth
  bool derivesFrom(const std::string& other) const;
};

// Adds attributes and dependencies to the type whose initialize function runs on this thread.
MStatus addAttribute(const std::shared_ptr<Attribute>& attribute);
MStatus attributeAffects(const std::shared_ptr<Attribute>& from, const std::shared_ptr<Attribute>& to);
MStatus inheritAttributes(const std::string& typeName);
// Takes back an attribute that was just added at top level, to become a child of a compound.
bool withdrawAttribute(Attribute& attribute);

// Runs `initialize` for the type and registers it; leaves nothing behind if that fails.
MStatus registerNodeType(std::shared_ptr<NodeType> type, const std::function<MStatus()>& initialize);
MStatus deregisterNodeType(const MTypeId& id);
std::shared_ptr<NodeType> findNodeType(const std::string& name);
std::shared_ptr<NodeType> findNodeType(const MTypeId& id);
std::vector<std::string> nodeTypeNames();

// Attributes that any node has (message, caching, nodeState ...).
const std::vector<std::shared_ptr<Attribute>>& baseAttributes();

// Called once by the table: the types there are without a plug-in. Each builtin_*.cpp adds a function here.
void registerBuiltinTypes();

}  // namespace mayahost
