// SPDX-License-Identifier: MIT
// Pulling values: what is dirty is fetched from its source or computed by its node, when it is asked for.
#pragma once

#include "graph/node.h"

#include <maya/MDGContext.h>
#include <maya/MDGContextGuard.h>

#include <atomic>

namespace mayahost {

// An evaluation at another time: blocks of its own for every node it reaches, gone when it ends.
struct Context {
  MDGContext dg;
  double ticks = 0.0;
  std::map<const Node*, std::unique_ptr<Block>> blocks;
};

// A data block as a node uses it: dies with the compute it was given to.
struct BlockUse {
  std::shared_ptr<Node> node;
  Context* context = nullptr;  // null: normal
  bool inCompute = false;
  std::atomic<bool> over{false};
  Block& block() const;
};

Block& blockOf(Node& node, Context* context);

// The elements that are connected exist, also when an array at or below the key was rewritten without
// them.
void keepConnected(const Node& node, const Block& block, const PlugKey& key);

// Makes a slot of the node's block clean (or as clean as its node makes it).
void ensure(Node& node, Slot& slot, Context* context);

// The slot of a plug, evaluated; null if there is none. `kept` owns the context of a timed evaluation.
std::shared_ptr<Slot> evaluatePlug(const PlugPath& path, const MDGContext& when);

const MDGContext& currentContext();  // of this thread
void setCurrentContext(const MDGContext& context);

// Set before a node is asked to transform a range, and cleared by MPxNode's own answer: it transforms none.
bool& invalidationKernel();

// The node whose compute runs innermost on this thread, or null.
const Node* computingNode();

// Held by a worker of the parallel mode. It may evaluate the node that it was given; what else is not settled
// is evaluated by one worker at a time.
struct WorkerScope {
  WorkerScope();
  ~WorkerScope();
};
bool onWorker();
void setWorkersNode(const Node* node);

}  // namespace mayahost
