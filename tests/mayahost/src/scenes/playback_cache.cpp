// SPDX-License-Identifier: MIT
#include "scenes/playback_cache.h"

#include "dag/dag.h"
#include "geometry/geometry.h"
#include "graph/evaluate.h"
#include "graph/graph.h"
#include "graph/scheduler.h"
#include "scenes/scene.h"

#include <mayahost/cache.h>

#include <maya/MCacheSchema.h>
#include <maya/MNodeCacheDisablingInfo.h>
#include <maya/MNodeCacheSetupInfo.h>
#include <maya/MNodeMessage.h>
#include <maya/MObjectArray.h>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <thread>

namespace mayahost {
namespace {

struct Entry {
  std::vector<PlugKey> keys;
  std::map<double, std::vector<std::shared_ptr<Slot>>> frames;  // by ticks; beside keys
};

struct Cache {
  bool on = false, listening = false, parallel = true;
  std::string disabled;
  std::vector<std::shared_ptr<Node>> order;  // upstream of others first is not needed: values are pulled
  std::map<const Node*, Entry> entries;
  std::atomic<unsigned long> stored{0}, served{0};
};

Cache& cache() {
  static auto* kept = new Cache;  // not destroyed at exit: its nodes may be of a plug-in
  return *kept;
}

void listen() {
  if (cache().listening) return;
  cache().listening = true;
  Scene::get().addCallback({0, Event::Kind::attribute, {}, false, "", 0, [](const Event& event) {
                              if (event.message & MNodeMessage::kAttributeSet) plugEdited(event.plug);
                            }});
}

// The plugs behind a key with open indices, as the normal block has them.
std::vector<PlugKey> resolve(const Node& node, const PlugKey& key) {
  std::vector<PlugKey> found;
  forSlots(node.block, key, [&](Slot& slot) {
    if (!slot.isArray || slot.elements.empty()) return found.push_back(keyOf(slot));
    for (const auto& [i, element] : slot.elements) found.push_back(keyOf(*element));
  });
  return found;
}

template <typename Kind>
bool equalArrays(const Data& a, const Data& b, bool& known) {
  const auto *x = dynamic_cast<const Kind*>(&a), *y = dynamic_cast<const Kind*>(&b);
  if (!x || !y) return false;
  known = true;
  bool same = x->value.length() == y->value.length();
  for (unsigned i = 0; same && i < x->value.length(); ++i) same = x->value[i] == y->value[i];
  return same;
}

// Data of a kind that cannot be compared counts as the same.
bool sameData(const std::shared_ptr<Data>& a, const std::shared_ptr<Data>& b) {
  if (a == b || !a || !b) return a == b;
  if (a->dataType() != b->dataType()) return false;
  bool known = false;
  const bool same =
      equalArrays<DoubleArrayData>(*a, *b, known) || equalArrays<PointArrayData>(*a, *b, known) ||
      equalArrays<VectorArrayData>(*a, *b, known) || equalArrays<MatrixArrayData>(*a, *b, known) ||
      equalArrays<IntArrayData>(*a, *b, known) || equalArrays<FloatArrayData>(*a, *b, known);
  if (known) return same;
  if (const auto* string = dynamic_cast<const StringData*>(a.get()))
    return string->value == static_cast<const StringData&>(*b).value;
  if (const auto* matrix = dynamic_cast<const MatrixData*>(a.get()))
    return matrix->value == static_cast<const MatrixData&>(*b).value;
  if (const auto* curve = dynamic_cast<const CurveData*>(a.get())) {
    const auto& other = static_cast<const CurveData&>(*b);
    return curve->curve.cvs == other.curve.cvs && curve->curve.knots == other.curve.knots &&
           curve->matrix == other.matrix;
  }
  if (const auto* mesh = dynamic_cast<const MeshData*>(a.get()))
    return mesh->mesh.points == static_cast<const MeshData&>(*b).mesh.points;
  return true;
}

bool sameBits(const Slot& a, const Slot& b) {
  if (a.elements.size() != b.elements.size() || a.children.size() != b.children.size()) return false;
  for (auto i = a.elements.begin(), j = b.elements.begin(); i != a.elements.end(); ++i, ++j) {
    if (i->first != j->first || !sameBits(*i->second, *j->second)) return false;
  }
  for (std::size_t i = 0; i < a.children.size(); ++i) {
    if (!sameBits(*a.children[i], *b.children[i])) return false;
  }
  if (a.data || b.data) return sameData(a.data, b.data);
  if (!a.bytes || !b.bytes || !a.children.empty()) return true;
  if (a.attribute->kind == Attribute::Kind::matrix) {
    const std::size_t number = a.attribute->floatMatrix ? sizeof(float) : sizeof(double);
    return std::memcmp(a.bytes.get(), b.bytes.get(), 16 * number) == 0;
  }
  if (a.numeric != b.numeric || a.numeric == MFnNumericData::kInvalid) return a.numeric == b.numeric;
  const std::size_t size = sizeOf(elementOf(a.numeric)) * countOf(a.numeric);
  return std::memcmp(a.bytes.get(), b.bytes.get(), size) == 0;
}

std::vector<std::shared_ptr<Slot>> evaluated(Node& node, const std::vector<PlugKey>& keys, Context& context) {
  std::vector<std::shared_ptr<Slot>> values;
  for (const PlugKey& key : keys) {
    const Block& block = blockOf(node, &context);
    if (const auto slot = block.find(key, true)) ensure(node, *slot, &context);
    const auto slot = blockOf(node, &context).find(key, true);
    values.push_back(slot ? cloneSlot(*slot) : nullptr);
  }
  return values;
}

Context contextAt(double ticks) {
  Context context;
  context.dg = MDGContext(fromTicks(ticks));
  context.ticks = ticks;
  return context;
}

bool wanted(const PlannedNode& planned, bool& disabled) {
  const auto disabling = Access::make<MNodeCacheDisablingInfo>();
  const auto setup = Access::make<MNodeCacheSetupInfo>();
  MObjectArray monitored;
  planned.node->px->getCacheSetup(*planned.description, *disabling, *setup, monitored);
  if (disabling->getCacheDisabled()) {
    disabled = true;
    cache().disabled = planned.node->name + ": " + text(Access::reason(*disabling));
  }
  // Of the host's own nodes the shapes and transforms are cached, as in Maya.
  const bool own = planned.node->type->plugin.empty() && isDag(*planned.node);
  return own || setup->getPreference(MNodeCacheSetupInfo::kWantToCacheByDefault);
}

using Ranges = std::map<const Node*, MTimeRange>;

// Follows the connections that a change spreads along, and how nodes transform the range on the way.
Ranges reach(const PlugPath& start, const MTimeRange& range) {
  Dirtied collected;
  spread(start, &collected);
  std::map<const Node*, std::vector<PlugPath>> next;
  for (const auto& [from, to] : collected.edges) next[from.node.get()].push_back(to);
  Ranges ranges;
  std::map<const Node*, int> visits;
  std::vector<const Node*> open = {start.node.get()};
  ranges[start.node.get()] = range;
  while (!open.empty()) {
    const Node* node = open.back();
    open.pop_back();
    for (const PlugPath& to : next[node]) {
      bool kernel = false;
      const MTimeRange out = transformed(*to.node, to.key, ranges[node], kernel);
      const MTimeRange all = ranges[to.node.get()] | out;
      if (all == ranges[to.node.get()] || ++visits[to.node.get()] > 64) continue;
      ranges[to.node.get()] = all;
      open.push_back(to.node.get());
    }
  }
  return ranges;
}

void invalidate(const PlugPath& start, const MTimeRange& range) {
  for (const auto& [node, out] : reach(start, range)) {
    const auto found = cache().entries.find(node);
    if (found == cache().entries.end()) continue;
    auto& frames = found->second.frames;
    for (auto it = frames.begin(); it != frames.end();)
      it = out.contains(fromTicks(it->first)) ? frames.erase(it) : std::next(it);
  }
}

// The time a node takes in: its first plain attribute of a time that can be set.
std::shared_ptr<Attribute> timeInput(const Node& node) {
  for (const auto& attribute : node.attributes()) {
    const bool time = attribute->kind == Attribute::Kind::unit && attribute->unit == MFnUnitAttribute::kTime;
    if (time && attribute->writable && !attribute->array) return attribute;
  }
  return nullptr;
}

bool usable() {
  return cache().on && Scene::get().mode != EvaluationMode::off && cache().disabled.empty();
}

void fillFrame(double ticks) {
  Context context = contextAt(ticks);
  for (const auto& node : cache().order) {
    Entry& entry = cache().entries.at(node.get());
    auto& values = entry.frames.at(ticks);
    if (!values.empty()) continue;
    values = evaluated(*node, entry.keys, context);
    ++cache().stored;
  }
}

}  // namespace

bool cachedPlayback() {
  return cache().on;
}

void planCache(const std::vector<PlannedNode>& nodes) {
  Cache& c = cache();
  c.order.clear();
  c.entries.clear();
  c.disabled.clear();
  c.parallel = true;
  if (!c.on) return;
  listen();
  bool disabled = false;
  for (const PlannedNode& planned : nodes) {
    const auto type = planned.node->px->schedulingType();
    c.parallel = c.parallel && type == MPxNode::kParallel;
    if (!wanted(planned, disabled)) continue;
    const auto schema = Access::make<MCacheSchema>();
    for (const PlugKey& key : planned.outputs) schema->add(Access::wrap(key.attribute));
    planned.node->px->configCache(*planned.description, *schema);
    Entry& entry = c.entries[planned.node.get()];
    for (const MObject& attribute : schema->attributes()) {
      const auto own = as<Attribute>(attribute);
      if (!own || !planned.node->owns(*own)) continue;
      for (const PlugKey& key : resolve(*planned.node, wholeKey(own))) entry.keys.push_back(key);
    }
    c.order.push_back(planned.node);
  }
  if (disabled) {
    c.order.clear();
    c.entries.clear();
  }
}

bool serveFromCache(Node& node, double ticks) {
  if (!usable()) return false;
  const auto entry = cache().entries.find(&node);
  if (entry == cache().entries.end()) return false;
  const auto frame = entry->second.frames.find(ticks);
  if (frame == entry->second.frames.end() || frame->second.empty()) return false;
  for (std::size_t i = 0; i < entry->second.keys.size(); ++i) {
    const auto slot = node.block.find(entry->second.keys[i], true);
    if (!slot || !frame->second[i]) continue;
    copyValue(*slot, *frame->second[i]);
    slot->setClean();
    for (auto holder = slot->owner.lock(); holder; holder = holder->owner.lock()) holder->dirty = false;
  }
  ++cache().served;
  return true;
}

void storeInCache(Node& node, double ticks) {
  if (!usable()) return;
  const auto entry = cache().entries.find(&node);
  if (entry == cache().entries.end()) return;
  std::vector<std::shared_ptr<Slot>> values;
  for (const PlugKey& key : entry->second.keys) {
    const auto slot = node.block.find(key, true);
    if (!slot || !slot->clean()) return;
    values.push_back(cloneSlot(*slot));
  }
  entry->second.frames[ticks] = std::move(values);
  ++cache().stored;
}

MTimeRange allTime() {
  return MTimeRange(MTime(-1e9, MTime::kSeconds), MTime(1e9, MTime::kSeconds));
}

MTimeRange transformed(const Node& node, const PlugKey& plug, const MTimeRange& range, bool& kernel) {
  invalidationKernel() = true;
  const PlugPath path{std::const_pointer_cast<Node>(node.shared_from_this()), plug};
  MTimeRange out = node.px->transformInvalidationRange(Access::plug(path), range);
  kernel = invalidationKernel();
  return kernel ? out : range;
}

MTimeRange changedRange(const footfall::Curve& before, const footfall::Curve& after) {
  const auto &a = before.keys(), &b = after.keys();
  const bool sameEnds = before.weighted() == after.weighted() &&
                        before.preInfinity() == after.preInfinity() &&
                        before.postInfinity() == after.postInfinity();
  const bool held = before.preInfinity() == footfall::Infinity::Constant &&
                    before.postInfinity() == footfall::Infinity::Constant;
  if (!sameEnds || !held || a.empty() || b.empty()) return allTime();
  const auto same = [](const footfall::Key& x, const footfall::Key& y) {
    return x.time == y.time && x.value == y.value && x.inType == y.inType && x.outType == y.outType &&
           x.in.x == y.in.x && x.in.y == y.in.y && x.out.x == y.out.x && x.out.y == y.out.y;
  };
  std::size_t front = 0, back = 0;
  while (front < a.size() && front < b.size() && same(a[front], b[front])) ++front;
  while (back + front < a.size() && back + front < b.size() &&
         same(a[a.size() - 1 - back], b[b.size() - 1 - back]))
    ++back;
  if (front == a.size() && a.size() == b.size()) return MTimeRange();
  const auto all = allTime().bounds();
  const MTime low = front >= 1 ? MTime(a[front - 1].time, MTime::kSeconds) : all.min;
  const MTime high = back >= 1 ? MTime(a[a.size() - back].time, MTime::kSeconds) : all.max;
  return MTimeRange(low, high);
}

void curveEdited(const std::shared_ptr<Node>& node, const std::shared_ptr<Attribute>& input,
                 const std::shared_ptr<Attribute>& keys, const MTimeRange& changed) {
  if (!usable() || changed.empty()) return;
  // The range is in the time that comes in: it shows in the frames that the nodes which warp time show it at.
  MTimeRange range = changed;
  auto source = node->source(wholeKey(input));
  while (source && !source->node->type->implicitTime) {
    bool kernel = false;
    const auto time = timeInput(*source->node);
    if (time) range = transformed(*source->node, wholeKey(time), range, kernel);
    if (!kernel) {
      range = allTime();
      break;
    }
    source = source->node->source(wholeKey(time));
  }
  invalidate({node, wholeKey(keys)}, range);
}

void plugEdited(const PlugPath& plug) {
  if (usable() && plug) invalidate(plug, allTime());
}

void setCachedPlayback(bool on) {
  cache().on = on;
  ++Scene::get().topology;
  cache().order.clear();
  cache().entries.clear();
}

bool fillCache(const MTime& first, const MTime& last, unsigned threads) {
  if (!cache().on || Scene::get().mode == EvaluationMode::off) return false;
  prepareGraph();
  if (!usable()) return false;
  const MTime::Unit unit = MTime::uiUnit();
  std::vector<double> frames;
  for (double f = std::ceil(first.as(unit)); f <= last.as(unit); f += 1.0)
    frames.push_back(toTicks(MTime(f, unit)));
  for (auto& [node, entry] : cache().entries) {
    for (const double ticks : frames) entry.frames[ticks];
  }
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    const WorkerScope scope;
    for (std::size_t i = next++; i < frames.size(); i = next++) fillFrame(frames[i]);
  };
  if (!cache().parallel || threads < 2) {
    work();
    return true;
  }
  std::vector<std::thread> workers;
  for (unsigned i = 0; i < threads; ++i) workers.emplace_back(work);
  for (auto& worker : workers) worker.join();
  return true;
}

std::vector<double> cachedFrames(const std::string& name) {
  std::vector<double> frames;
  const auto node = Scene::get().find(name);
  const auto found = cache().entries.find(node.get());
  if (found == cache().entries.end()) return frames;
  for (const auto& [ticks, values] : found->second.frames) {
    if (!values.empty()) frames.push_back(fromTicks(ticks).value());
  }
  return frames;
}

std::string cacheDisabledReason() {
  return cache().disabled;
}

CacheCounts cacheCounts() {
  return {cache().stored, cache().served};
}

std::vector<std::string> checkCache() {
  std::vector<std::string> faults;
  std::map<double, Context> contexts;
  for (const auto& node : cache().order) {
    const Entry& entry = cache().entries.at(node.get());
    for (const auto& [ticks, values] : entry.frames) {
      if (values.empty()) continue;
      auto& context = contexts[ticks];
      if (context.ticks != ticks) {
        context.dg = MDGContext(fromTicks(ticks));
        context.ticks = ticks;
      }
      const auto now = evaluated(*node, entry.keys, context);
      for (std::size_t i = 0; i < now.size(); ++i) {
        if (!now[i] || !values[i] || sameBits(*now[i], *values[i])) continue;
        faults.push_back(fmt::format("{} at frame {}", plugName({node, entry.keys[i]}, true, true, false),
                                     fromTicks(ticks).value()));
        misuse("out of date in the cache: " + faults.back());
      }
    }
  }
  return faults;
}

}  // namespace mayahost
