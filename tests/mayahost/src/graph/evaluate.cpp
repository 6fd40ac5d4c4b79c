// SPDX-License-Identifier: MIT
#include "graph/evaluate.h"

#include "dag/dag.h"
#include "dag/transform_limits.h"
#include "scenes/scene.h"

#include <mayahost/misuse.h>

#include <maya/MGlobal.h>

#include <algorithm>
#include <mutex>

namespace mayahost {
namespace {

struct Running {
  const Node* node;
  PlugKey key;
  const Context* context;
};

struct ThreadState {
  std::vector<Running> stack;
  std::vector<Running> pulls;  // connections on the way to their sources
  MDGContext current;
  bool worker = false;
  const Node* own = nullptr;  // of the worker's task
};

ThreadState& thread() {
  thread_local ThreadState state;
  return state;
}

std::recursive_mutex& unforeseen() {
  static std::recursive_mutex mutex;
  return mutex;
}

// Locked if the node is another worker's business, or nobody's.
std::unique_lock<std::recursive_mutex> lockForeign(const Node& node, const Context* context) {
  std::unique_lock<std::recursive_mutex> lock(unforeseen(), std::defer_lock);
  if (thread().worker && !context && thread().own != &node && !node.settled) lock.lock();
  return lock;
}

// The values of a node for a context: what is only held is copied, what is computed is left to be computed.
void prepare(const Node& node, Slot& slot, const Slot& normal) {
  if (normal.isArray) {
    for (const auto& [i, e] : normal.elements) prepare(node, *slot.element(i), *e);
  } else if (!node.computes(*normal.attribute)) {
    copyValue(slot, normal);
  } else {
    for (std::size_t i = 0; i < normal.children.size(); ++i)
      prepare(node, *slot.children[i], *normal.children[i]);
  }
}

// Only held, whatever the context: the normal value serves all contexts.
bool isConstant(const Node& node, const Attribute& root) {
  if (node.computes(root) || &root == node.type->implicitTime.get()) return false;
  return std::none_of(node.sockets.begin(), node.sockets.end(), [&](const auto& entry) {
    return entry.second.source && root.contains(*entry.first.attribute);
  });
}

void markDriven(const Node& node, const Block& block) {
  for (const auto& [key, socket] : node.sockets) {
    if (!socket.source) continue;
    if (const auto slot = block.find(key, true)) slot->setDirty();
  }
}

void pull(Node& node, Slot& slot, const PlugPath& from, Context* context) {
  const PlugKey key = keyOf(slot);
  auto& pulls = thread().pulls;
  for (const Running& pulled : pulls) {  // a ring of connections, without a node that computes
    if (pulled.node != &node || pulled.context != context || !(pulled.key == key)) continue;
    return Scene::get().warnCycle(plugName({node.shared_from_this(), key}, true, true, false));
  }
  const auto lock = lockForeign(*from.node, context);
  const Block& block = blockOf(*from.node, context);
  auto source = block.find(from.key, true);
  if (!source) return;
  pulls.push_back({&node, key, context});
  ensure(*from.node, *source, context);
  pulls.pop_back();
  source = block.find(from.key, true);
  const auto destination = blockOf(node, context).find(key, true);
  if (!source || !destination) return;
  copyValue(*destination, *source);
  if (node.type->isTransform) keepWithinLimits(blockOf(node, context), *destination);
  destination->setClean();
  if (destination->isArray || !destination->children.empty())
    keepConnected(node, blockOf(node, context), key);
}

// What is driven inside a compound or array that has a source of its own.
void pullBelow(Node& node, const Slot& slot, Context* context) {
  if (slot.children.empty() && slot.elements.empty()) return;
  const PlugKey whole = keyOf(slot);
  if (!node.drivenBelow(whole)) return;
  const auto sockets = node.sockets;
  for (const auto& [key, socket] : sockets) {
    const bool inside = whole.attribute->contains(*key.attribute) && whole.overlaps(key) && !(key == whole);
    const auto from = inside ? node.source(key) : std::nullopt;
    const auto part = from ? blockOf(node, context).find(key, true) : nullptr;
    if (part) pull(node, *part, *from, context);
  }
}

bool fetchInternal(Node& node, Slot& slot, Context* context) {
  if (!slot.attribute->internal || !node.px) return false;
  auto use = std::make_shared<BlockUse>();
  use->node = node.shared_from_this();
  use->context = context;
  MDataHandle handle = Access::handle(slot.shared_from_this(), use, false);
  MDGContext dg = context ? context->dg : MDGContext();
  const MPlug plug = Access::plug({node.shared_from_this(), keyOf(slot)});
  if (!node.px->getInternalValueInContext(plug, handle, dg)) return false;
  slot.setClean();
  return true;
}

bool followTime(Node& node, Slot& slot, Context* context) {
  if (node.type->implicitTime.get() != slot.attribute.get()) return false;
  slot.setNumber(context ? context->ticks : Scene::get().ticks());
  slot.setClean();
  return true;
}

void report(const Node& node, const PlugKey& key, const Running& innermost) {
  const std::string name =
      plugName({std::const_pointer_cast<Node>(node.shared_from_this()), key}, true, true, false);
  if (innermost.node == &node) {
    misuse("compute of " + node.type->name + " asks for " + name + ", which it is computing");
  } else {
    Scene::get().warnCycle(name);
  }
}

void compute(Node& node, Slot& slot, Context* context) {
  if (!node.px) return slot.setClean();  // gone for good
  const PlugKey key = keyOf(slot);
  auto& stack = thread().stack;
  for (const Running& running : stack) {
    if (running.node != &node || running.context != context || !running.key.overlaps(key)) continue;
    report(node, key, stack.back());
    return;
  }
  auto use = std::make_shared<BlockUse>();
  use->node = node.shared_from_this();
  use->context = context;
  use->inCompute = true;
  const PlugPath path{use->node, key};
  const MDGContext previous = thread().current;
  thread().current = context ? context->dg : MDGContext();
  stack.push_back({&node, key, context});
  MDataBlock block = Access::block(use);
  MStatus status = node.px->compute(Access::plug(path), block);
  if (status == MStatus::kUnknownParameter && isDag(node)) {
    status = computeDagMatrix(node, Access::plug(path), block);
  }
  stack.pop_back();
  thread().current = previous;
  use->over = true;

  Block& own = blockOf(node, context);
  auto after = own.find(key, true);
  if (!after || after->clean()) return;
  if (status == MStatus::kUnknownParameter) {
    if (context) {
      if (const auto normal = node.block.find(key, false)) copyValue(*after, *normal);
    }
    after->setClean();
    return;
  }
  if (status == MStatus::kSuccess && !(after->isArray && !after->elements.empty())) {
    misuse("compute of " + node.type->name + " succeeds and leaves " + plugName(path, false, true, true) +
           " dirty");
  }
  after->stale = true;
}

// A compound or array that is not computed as a whole. A node that reads one while it computes is not asked
// for its own outputs inside.
void ensureBelow(Node& node, Slot& slot, Context* context) {
  const auto children = slot.children;
  const auto elements = slot.elements;
  for (const auto& child : children) {
    const bool own = computingNode() == &node && node.computesSelf(*child->attribute);
    if (!own) ensure(node, *child, context);
  }
  for (const auto& [i, element] : elements) ensure(node, *element, context);
  slot.dirty = false;
  slot.stale = false;
}

}  // namespace

void keepConnected(const Node& node, const Block& block, const PlugKey& key) {
  for (const auto& [own, socket] : node.sockets) {
    if ((socket.source || !socket.destinations.empty()) && own.overlaps(key)) block.find(own, true);
  }
}

Block& BlockUse::block() const {
  return blockOf(*node, context);
}

Block& blockOf(Node& node, Context* context) {
  if (!context) return node.block;
  auto& block = context->blocks[&node];
  if (!block) {
    block = std::make_unique<Block>();
    for (const auto& [attribute, slot] : node.block.roots) {
      if (isConstant(node, *attribute)) {
        block->roots[attribute] = slot;
        continue;
      }
      auto copy = Slot::make(slot->attribute);
      prepare(node, *copy, *slot);
      const auto& implicit = node.type->implicitTime;
      if (node.computes(*attribute) || attribute == implicit.get()) copy->setDirty();
      block->roots[attribute] = std::move(copy);
    }
    markDriven(node, *block);
  }
  return *block;
}

void ensure(Node& node, Slot& slot, Context* context) {
  if (slot.attribute->kind == Attribute::Kind::message) return;
  if (slot.attribute->internal && fetchInternal(node, slot, context)) return;
  const auto lock = lockForeign(node, context);
  if (slot.clean()) return;
  // Kept alive: pulling may replace the elements of the array it is in.
  for (auto holder = slot.shared_from_this(); holder; holder = holder->owner.lock()) {
    const auto from = node.source(keyOf(*holder));
    if (!from) continue;
    pull(node, *holder, *from, context);
    return pullBelow(node, *holder, context);
  }
  if (followTime(node, slot, context)) return;
  if (node.computesSelf(*slot.attribute) && !node.drivenBelow(keyOf(slot)))
    return compute(node, slot, context);
  ensureBelow(node, slot, context);
}

std::shared_ptr<Slot> evaluatePlug(const PlugPath& path, const MDGContext& when) {
  if (onWorker() && computingNode() && computingNode() != path.node.get()) {
    misuse("compute of " + computingNode()->type->name +
           " reads a plug of another node in parallel evaluation");
  }
  if (when.isNormal()) {
    auto slot = path.node->block.find(path.key, true);
    if (!slot) return nullptr;
    ensure(*path.node, *slot, nullptr);
    return path.node->block.find(path.key, true);
  }
  Context context;
  context.dg = when;
  MTime time;
  when.getTime(time);
  context.ticks = toTicks(time);
  const Block& block = blockOf(*path.node, &context);
  auto slot = block.find(path.key, true);
  if (!slot) return nullptr;
  ensure(*path.node, *slot, &context);
  slot = block.find(path.key, true);
  return slot ? cloneSlot(*slot) : nullptr;
}

const MDGContext& currentContext() {
  return thread().current;
}

void setCurrentContext(const MDGContext& context) {
  thread().current = context;
}

bool& invalidationKernel() {
  thread_local bool kernel = false;
  return kernel;
}

const Node* computingNode() {
  return thread().stack.empty() ? nullptr : thread().stack.back().node;
}

WorkerScope::WorkerScope() {
  thread().worker = true;
}
WorkerScope::~WorkerScope() {
  thread().worker = false;
}
void setWorkersNode(const Node* node) {
  thread().own = node;
}
bool onWorker() {
  return thread().worker;
}

}  // namespace mayahost
