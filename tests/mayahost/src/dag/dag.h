// SPDX-License-Identifier: MIT
// The hierarchy of transforms and shapes. A node's place is a bond to each of its parents: one, or several if
// it is instanced. World matrices follow the bonds, beside the connections that plug-ins and lists see.
#pragma once

#include "edits/undo.h"
#include "graph/node.h"

namespace mayahost {

// What a DAG node keeps beside: null for other nodes.
struct DagLinks {
  std::vector<std::weak_ptr<Node>> parents;  // the node of the world among them; none: it has no place
  std::vector<std::weak_ptr<Node>> children;
};

// The nodes of a path from the top to the last, without the world.
using DagRoute = std::vector<std::shared_ptr<Node>>;

bool isDag(const Node& node);
std::vector<std::shared_ptr<Node>> dagParents(const Node& node);  // with the world
std::shared_ptr<Node> dagParent(const Node& node);  // the first; null: the world, or there is none
std::vector<std::shared_ptr<Node>> dagChildren(const Node& node);

// Every way to a node; its instance number is the place in this list. The world has one, empty.
std::vector<DagRoute> routesTo(const Node& node);
std::size_t instanceCount(const Node& node);
std::string fullPath(const DagRoute& route);     // "|a|b"
std::string fullPath(const Node& node);          // of its first instance
std::string partialPath(const DagRoute& route);  // the shortest end of it that no other route has: "b", "a|b"
// A name that finds the node: its own where no other node has it.
std::string shortestName(const Node& node);
// Whether "|a|b", or the end "a|b" of such a path, is a path of the node.
bool hasPath(const Node& node, const std::string& path);

// Gives a new node of a type of the DAG its links.
void makeDag(Node& node);
// Computes a matrix, or the place, of a node whose class does not: of a shape or a constraint of a plug-in.
MStatus computeDagMatrix(const Node& node, const MPlug& plug, MDataBlock& block);
bool isWorldMatrix(const Attribute& attribute);  // the one that children hear of
PlugKey worldMatrixKey();
std::vector<PlugKey> inheritedMatrices();  // what of a child depends on its parents
void refreshMatrices(Node& node);          // its array has one element per instance, all dirty

// Puts the child under the parent (null: the world) and no longer under others, its local matrix as it is. A
// sibling of its name makes it take another. Fails if either is not in the DAG, the parent is not a
// transform, or is below the child.
MStatus setParent(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent);
// As well as under those it is under now. Fails if it is there already.
MStatus addInstance(Journal& journal, const std::shared_ptr<Node>& child,
                    const std::shared_ptr<Node>& parent);
// Takes it from one of several parents; fails with the last.
MStatus removeInstance(Journal& journal, const std::shared_ptr<Node>& child,
                       const std::shared_ptr<Node>& parent);
// The child's place among its siblings below the parent.
void moveChild(Journal& journal, const std::shared_ptr<Node>& child, const std::shared_ptr<Node>& parent,
               std::size_t at);

// A new node's first bond, and the end of all of them.
void placeNode(Journal& journal, const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& parent);
void displaceNode(Journal& journal, const std::shared_ptr<Node>& node);

}  // namespace mayahost
