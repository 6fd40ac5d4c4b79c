// SPDX-License-Identifier: MIT
// The hierarchy of transforms and shapes. A node hears of its parent's world matrix through a connection to a
// hidden attribute, so that dirtiness, evaluation order and timed contexts follow from the graph alone.
#pragma once

#include "node.h"
#include "undo.h"

namespace mayahost {

// What a DAG node keeps beside: null for other nodes.
struct DagLinks {
  std::weak_ptr<Node> parent;
  std::vector<std::weak_ptr<Node>> children;
};

bool isDag(const Node& node);
std::shared_ptr<Node> dagParent(const Node& node);  // null: the world
std::vector<std::shared_ptr<Node>> dagChildren(const Node& node);
std::string fullPath(const Node& node);  // "|a|b"
// Whether the path "|a|b" or the end of one "a|b" is the node's.
bool hasPath(const Node& node, const std::string& path);

// Gives a new node of a type of the DAG its place in it.
void makeDag(Node& node);
// Computes a matrix of a node whose class does not: of a shape of a plug-in.
MStatus computeShapeMatrix(const MPlug& plug, MDataBlock& block);

// Puts the child under the parent (null: the world), its local matrix as it is. Fails if either is not in the
// DAG, the parent is no transform, or is below the child.
MStatus setParent(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent);

}  // namespace mayahost
