// SPDX-License-Identifier: MIT
#include "graph/scheduler.h"

#include "dag/dag.h"
#include "graph/evaluate.h"
#include "graph/graph.h"
#include "scenes/playback_cache.h"
#include "scenes/scene.h"

#include <maya/MEvaluationNode.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace mayahost {
namespace {

struct Task {
  std::shared_ptr<Node> node;
  std::vector<PlugKey> outputs, inputs;  // that change with time
  std::shared_ptr<MEvaluationNode> description;
};

// Nodes that are evaluated together: one, or those of a cycle.
using Cluster = std::vector<std::size_t>;

struct EvaluationGraph {
  unsigned long topology = 0;
  bool built = false;
  bool building = false;
  std::atomic<bool> evaluating{false};
  std::vector<PlugPath> dirty;  // all that changes with time
  std::vector<Task> tasks;
  std::set<const Node*> nodes;               // of the tasks
  std::vector<std::vector<Cluster>> levels;  // those of a level do not depend on one another
};

EvaluationGraph& graph() {
  static auto* kept = new EvaluationGraph;  // not destroyed at exit: its nodes may be of a plug-in
  return *kept;
}

std::vector<PlugPath> timeSources() {
  std::vector<PlugPath> sources;
  for (const auto& node : Scene::get().nodes()) {
    if (!node->type->implicitTime) continue;
    const PlugKey key = wholeKey(node->type->implicitTime);
    if (!node->source(key)) sources.push_back({node, key});
  }
  return sources;
}

void setTime(const PlugPath& source) {
  const auto slot = source.node->block.find(source.key, true);
  slot->setNumber(Scene::get().ticks());
  slot->setClean();
}

// Strongly connected components in an order where each comes after those it depends on (Tarjan).
class Components {
 public:
  explicit Components(const std::vector<std::set<std::size_t>>& upstream) : upstream_(upstream) {
    state_.resize(upstream.size());
    for (std::size_t i = 0; i < upstream.size(); ++i) {
      if (!state_[i].index) visit(i);
    }
  }
  std::vector<Cluster> clusters;

 private:
  struct State {
    std::size_t index = 0, low = 0;
    bool onStack = false;
  };
  void visit(std::size_t node) {
    state_[node] = {++count_, count_, true};
    state_[node].low = state_[node].index;
    stack_.push_back(node);
    for (const std::size_t next : upstream_[node]) {
      if (!state_[next].index) visit(next);
      if (state_[next].onStack) state_[node].low = std::min(state_[node].low, state_[next].low);
    }
    if (state_[node].low != state_[node].index) return;
    Cluster cluster;
    std::size_t last;
    do {
      last = stack_.back();
      stack_.pop_back();
      state_[last].onStack = false;
      cluster.push_back(last);
    } while (last != node);
    std::sort(cluster.begin(), cluster.end());
    clusters.push_back(std::move(cluster));
  }
  const std::vector<std::set<std::size_t>>& upstream_;
  std::vector<State> state_;
  std::vector<std::size_t> stack_;
  std::size_t count_ = 0;
};

void arrange(EvaluationGraph& g, const std::vector<std::set<std::size_t>>& upstream) {
  const Components components(upstream);
  std::vector<std::size_t> level(g.tasks.size(), 0);
  g.levels.clear();
  for (const Cluster& cluster : components.clusters) {
    std::size_t own = 0;
    for (const std::size_t member : cluster) {
      for (const std::size_t before : upstream[member]) {
        const bool inside = std::binary_search(cluster.begin(), cluster.end(), before);
        if (!inside) own = std::max(own, level[before] + 1);
      }
    }
    for (const std::size_t member : cluster) level[member] = own;
    if (g.levels.size() <= own) g.levels.resize(own + 1);
    g.levels[own].push_back(cluster);
  }
}

void build(EvaluationGraph& g) {
  Dirtied collected;
  g.dirty.clear();
  g.tasks.clear();
  g.building = true;
  std::map<Node*, std::vector<MPlug>> dirty;
  std::map<Node*, std::vector<PlugKey>> outputs, inputs;
  for (const PlugPath& source : timeSources()) {
    spread(source, &collected);
    dirty[source.node.get()].push_back(Access::plug(source));
  }
  g.building = false;
  std::map<Node*, std::size_t> index;
  for (std::size_t i = 0; i < collected.plugs.size(); ++i) {
    const PlugPath& path = collected.plugs[i];
    g.dirty.push_back(path);
    dirty[path.node.get()].push_back(Access::plug(path));
    if (!collected.output[i]) inputs[path.node.get()].push_back(path.key);
    if (!collected.output[i]) continue;
    auto& keys = outputs[path.node.get()];
    if (std::find(keys.begin(), keys.end(), path.key) == keys.end()) keys.push_back(path.key);
    if (index.emplace(path.node.get(), g.tasks.size()).second)
      g.tasks.push_back({path.node, {}, {}, nullptr});
  }
  g.nodes.clear();
  for (Task& task : g.tasks) {
    g.nodes.insert(task.node.get());
    task.outputs = outputs[task.node.get()];
    task.inputs = inputs[task.node.get()];
    task.description = Access::evaluationNode(Access::wrap(task.node), dirty[task.node.get()]);
  }
  std::vector<std::set<std::size_t>> upstream(g.tasks.size());
  for (const auto& [source, destination] : collected.edges) {
    const auto from = index.find(source.node.get()), to = index.find(destination.node.get());
    if (from != index.end() && to != index.end() && from != to) upstream[to->second].insert(from->second);
  }
  for (std::size_t to = 0; to < upstream.size(); ++to) {
    for (const std::size_t from : upstream[to])
      Access::link(g.tasks[from].description, g.tasks[to].description);
  }
  arrange(g, upstream);
  std::vector<PlannedNode> planned;
  for (const Task& task : g.tasks) planned.push_back({task.node, task.outputs, task.description});
  planCache(planned);
  g.topology = Scene::get().topology;
  g.built = true;
}

void evaluateOutput(Node& node, const PlugKey& key) {
  std::vector<PlugKey> wanted;
  forSlots(node.block, key, [&](Slot& slot) {
    if (slot.isArray && !slot.elements.empty()) {
      for (const auto& [i, element] : slot.elements) wanted.push_back(keyOf(*element));
    } else {
      wanted.push_back(keyOf(slot));
    }
  });
  for (const PlugKey& plug : wanted) {
    if (const auto slot = node.block.find(plug, false)) ensure(node, *slot, nullptr);
  }
}

// From the cache, if the node alone is in it at this time.
bool serve(const EvaluationGraph& g, const Cluster& cluster) {
  const Task& task = g.tasks[cluster.front()];
  if (cluster.size() > 1 || !serveFromCache(*task.node, Scene::get().ticks())) return false;
  // Its inputs stay dirty and its outputs are clean: the next change must pass through all the same.
  for (const PlugKey& key : task.inputs)
    forSlots(task.node->block, key, [](Slot& slot) { slot.stale = slot.dirty; });
  task.node->px->postEvaluation(MDGContext(), *task.description, MPxNode::kEvaluatedIndirectly);
  return true;
}

// Whether what others may ask of it is clean.
bool isSettled(const Task& task) {
  bool clean = true;
  for (const PlugKey& key : task.outputs)
    forSlots(task.node->block, key, [&](Slot& slot) { clean = clean && slot.clean(); });
  return clean;
}

void evaluate(const EvaluationGraph& g, const Cluster& cluster) {
  if (cachedPlayback() && serve(g, cluster)) return;
  const MDGContext normal;
  for (const std::size_t i : cluster) g.tasks[i].node->px->preEvaluation(normal, *g.tasks[i].description);
  for (const std::size_t i : cluster) {
    for (const PlugKey& key : g.tasks[i].outputs) evaluateOutput(*g.tasks[i].node, key);
  }
  for (const std::size_t i : cluster) {
    g.tasks[i].node->px->postEvaluation(normal, *g.tasks[i].description, MPxNode::kEvaluatedDirectly);
  }
  if (cachedPlayback() && cluster.size() == 1)
    storeInCache(*g.tasks[cluster.front()].node, Scene::get().ticks());
}

MPxNode::SchedulingType scheduling(const EvaluationGraph& g, const Cluster& cluster) {
  return cluster.size() > 1 ? MPxNode::kGloballySerial : g.tasks[cluster.front()].node->px->schedulingType();
}

// Evaluates a plug unless it changes with time.
void settle(const EvaluationGraph& g, Node& node, const PlugKey& key) {
  const bool animated = std::any_of(g.dirty.begin(), g.dirty.end(), [&](const PlugPath& path) {
    return path.node.get() == &node && path.key.overlaps(key);
  });
  const auto slot = animated ? nullptr : node.block.find(key, true);
  if (!slot) return;
  ensure(node, *slot, nullptr);
  const auto from = node.source(key);
  Node& upstream = from ? *from->node : node;
  if (g.nodes.count(&upstream)) return;  // known when it was evaluated
  const auto given = from ? upstream.block.find(from->key, true) : slot;
  upstream.settled = given && given->clean();
}

// What does not change with time but is still dirty is evaluated first, so that workers find it clean.
void settle(const EvaluationGraph& g) {
  for (const Task& task : g.tasks) {
    for (const auto& parent : dagParents(*task.node)) settle(g, *parent, worldMatrixKey());
    std::vector<PlugKey> inputs;
    for (const auto& [key, socket] : task.node->sockets) {
      if (socket.source) inputs.push_back(key);
    }
    for (const PlugKey& key : inputs) settle(g, *task.node, key);
  }
}

void runSerial(const EvaluationGraph& g) {
  for (const auto& level : g.levels) {
    for (const Cluster& cluster : level) evaluate(g, cluster);
  }
}

void runParallel(const EvaluationGraph& g) {
  for (const Task& task : g.tasks) task.node->settled = false;
  settle(g);
  std::mutex serial;
  for (const auto& level : g.levels) {
    std::vector<const Cluster*> together, alone;
    for (const Cluster& cluster : level) {
      const auto type = scheduling(g, cluster);
      (type == MPxNode::kParallel || type == MPxNode::kSerial ? together : alone).push_back(&cluster);
    }
    std::atomic<std::size_t> next{0};
    std::vector<char> settled(together.size(), 0);
    const auto work = [&] {
      const WorkerScope scope;
      for (std::size_t i = next++; i < together.size(); i = next++) {
        std::unique_lock<std::mutex> lock(serial, std::defer_lock);
        if (scheduling(g, *together[i]) == MPxNode::kSerial) lock.lock();
        const Task& task = g.tasks[together[i]->front()];
        setWorkersNode(task.node.get());
        evaluate(g, *together[i]);
        setWorkersNode(nullptr);
        settled[i] = isSettled(task);
      }
    };
    const std::size_t count = std::min<std::size_t>(Scene::get().threads, together.size());
    if (count < 2) {
      work();
    } else {
      std::vector<std::thread> workers;
      for (std::size_t i = 0; i < count; ++i) workers.emplace_back(work);
      for (auto& worker : workers) worker.join();
    }
    for (const Cluster* cluster : alone) evaluate(g, *cluster);
    for (std::size_t i = 0; i < together.size(); ++i)
      g.tasks[together[i]->front()].node->settled = settled[i] != 0;
    for (const Cluster* cluster : alone) {
      for (const std::size_t member : *cluster) g.tasks[member].node->settled = isSettled(g.tasks[member]);
    }
  }
}

}  // namespace

void evaluateAtTime() {
  const auto sources = timeSources();
  for (const auto& source : sources) setTime(source);
  if (Scene::get().mode == EvaluationMode::off) {
    for (const auto& source : sources) spread(source);
    return;
  }
  auto& g = graph();
  if (!g.built || g.topology != Scene::get().topology) {
    build(g);
  } else {
    for (const auto& path : g.dirty) markDirty(path);
  }
  g.evaluating = true;
  if (Scene::get().mode == EvaluationMode::parallel) {
    runParallel(g);
  } else {
    runSerial(g);
  }
  g.evaluating = false;
}

void prepareGraph() {
  auto& g = graph();
  if (!g.built || g.topology != Scene::get().topology) build(g);
}

void forgetGraph() {
  auto& g = graph();
  g.built = false;
  g.dirty.clear();
  g.tasks.clear();
  g.nodes.clear();
  g.levels.clear();
  planCache({});
}

bool buildingGraph() {
  return graph().building;
}
bool evaluatingGraph() {
  return graph().evaluating;
}

}  // namespace mayahost
