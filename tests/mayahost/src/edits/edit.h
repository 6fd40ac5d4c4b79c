// SPDX-License-Identifier: MIT
// Edits as a user makes them: checked, complete (with unit conversions and what a deletion takes along), and
// written down in a journal that can undo them. On failure the journal holds nothing new.
#pragma once

#include "edits/undo.h"
#include "graph/node.h"

namespace mayahost {

// Null for a type that is unknown or has no nodes of its own. DAG nodes come under the parent, or at the top;
// a shape that is given none gets a transform above it ("locator1" for "locatorShape1").
std::shared_ptr<Node> createNode(Journal& journal, const std::string& type, const std::string& name,
                                 const std::shared_ptr<Node>& parent = nullptr);
void addNode(Journal& journal, const std::shared_ptr<Node>& node, const std::string& name,
             const std::shared_ptr<Node>& parent = nullptr);
bool isShapeType(const NodeType& type);  // of the DAG, and no transform
// The default name of the transform above a shape, and of a shape below a transform.
std::string transformNameFor(const NodeType& shape);
std::string shapeNameFor(const std::string& transform);
MStatus deleteNode(Journal& journal, const std::shared_ptr<Node>& node);
MStatus renameNode(Journal& journal, const std::shared_ptr<Node>& node, const std::string& name);
MStatus lockNode(Journal& journal, const std::shared_ptr<Node>& node, bool locked);

MStatus connect(Journal& journal, const PlugPath& source, const PlugPath& destination, bool force);
MStatus disconnect(Journal& journal, const PlugPath& source, const PlugPath& destination);

MStatus addAttribute(Journal& journal, const std::shared_ptr<Node>& node,
                     const std::shared_ptr<Attribute>& attribute);
MStatus removeAttribute(Journal& journal, const std::shared_ptr<Node>& node,
                        const std::shared_ptr<Attribute>& attribute);
MStatus removeElement(Journal& journal, const PlugPath& element, bool breakConnections);

// Whether the plug may be given a value: kFailure if it is locked, driven or not writable.
MStatus mayBeSet(const PlugPath& plug);
// Gives the plug the value of `value`, a slot of a kind that fits.
MStatus setValue(Journal& journal, const PlugPath& plug, const Slot& value);
MStatus setNumber(Journal& journal, const PlugPath& plug, double value);  // internal units
MStatus setData(Journal& journal, const PlugPath& plug, const std::shared_ptr<Data>& data);

// The sockets' flags, undoable.
MStatus setLocked(Journal& journal, const PlugPath& plug, bool locked);
MStatus setKeyable(Journal& journal, const PlugPath& plug, bool keyable);
MStatus setChannelBox(Journal& journal, const PlugPath& plug, bool shown);

}  // namespace mayahost
