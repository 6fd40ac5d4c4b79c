// SPDX-License-Identifier: MIT
#pragma once

#include "edits/undo.h"
#include "graph/node.h"

namespace mayahost {

// A node of the same type with the same values, flags and dynamic attributes, and no connections. What is
// driven keeps the value it is driven to now. A DAG node comes under the parent (null: the world).
std::shared_ptr<Node> duplicateNode(Journal& journal, const std::shared_ptr<Node>& node,
                                    const std::string& name, const std::shared_ptr<Node>& parent);

}  // namespace mayahost
