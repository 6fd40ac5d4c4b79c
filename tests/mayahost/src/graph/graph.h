// SPDX-License-Identifier: MIT
// Connections and the spreading of dirtiness along them and through nodes.
#pragma once

#include "graph/node.h"

#include <set>

namespace mayahost {

// What became dirty, if someone collects it.
struct Dirtied {
  std::vector<PlugPath> plugs;  // in order, each once; inputs reached and outputs affected
  std::vector<bool> output;     // beside each: computed by its node
  std::vector<std::pair<PlugPath, PlugPath>> edges;  // connections passed
};

// The value of the plug has changed: all that depends on it becomes dirty. Spreading stops where things are
// dirty already, unless it is collecting.
void spread(const PlugPath& changed, Dirtied* collect = nullptr);

// Makes the plug itself dirty, and what depends on it.
void spreadFrom(const PlugPath& dirty, Dirtied* collect = nullptr);

// Makes the plug dirty and nothing else; visits each slot that a plug with open indices stands for.
void markDirty(const PlugPath& plug);
void forSlots(const Block& block, const PlugKey& key, const std::function<void(Slot&)>& visit);

// Raw edits of the graph: no checks, no undo.
void attachPlugs(const PlugPath& source, const PlugPath& destination);
void detachPlugs(const PlugPath& source, const PlugPath& destination);

// The outermost element that a plug is in and that is not there yet; making the plug makes it.
std::optional<PlugKey> missingElement(const Node& node, const PlugKey& key);
// Takes it away again, and tells what depends on its array.
void eraseElement(const PlugPath& element);

std::vector<PlugPath> destinationsOf(const PlugPath& source);  // exactly of this plug
bool isConnected(const PlugPath& plug);

// All connections of a node, as source and destination.
std::vector<std::pair<PlugPath, PlugPath>> connectionsOf(const std::shared_ptr<Node>& node);

// The node is gone for good: its plug-in object is destroyed, handles to it are dead.
void retire(Node& node);

}  // namespace mayahost
