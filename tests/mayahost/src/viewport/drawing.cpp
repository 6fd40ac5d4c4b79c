// SPDX-License-Identifier: MIT
#include "viewport/drawing.h"

#include "dag/dag.h"
#include "scenes/scene.h"

#include <maya/MFnDependencyNode.h>

#include <dlfcn.h>

#include <algorithm>
#include <filesystem>

namespace mayahost {
namespace {

using MHWRender::MDrawRegistry;
using MHWRender::MPxDrawOverride;

struct Registered {
  std::string classification, registrant, plugin;
  MDrawRegistry::DrawOverrideCreator creator;
};

// An override at work for a node, with what it last drew.
struct Instance {
  std::weak_ptr<Node> node;
  std::string plugin;
  std::unique_ptr<MPxDrawOverride> override;
  std::unique_ptr<MUserData> data;
  std::vector<Primitive> primitives;
  bool dirty = true;
};

struct Drawing {
  std::vector<Registered> overrides;
  std::map<const Node*, Instance> instances;
  bool listening = false;
  std::mutex mutex;  // of dirty
};

Drawing& drawing() {
  static auto* kept = new Drawing;  // not destroyed at exit: plug-ins may be gone
  return *kept;
}

std::string pluginOf(MDrawRegistry::DrawOverrideCreator creator) {
  Dl_info info{};
  const bool found = dladdr(reinterpret_cast<const void*>(creator), &info) != 0;
  return found ? std::filesystem::path(info.dli_fname).stem().string() : "";
}

// Whether a type's classification ("a/b:drawdb/geometry/c") holds this one or something below it.
bool satisfies(const std::string& all, const std::string& wanted) {
  std::size_t at = 0;
  while (at <= all.size()) {
    const std::size_t end = std::min(all.find(':', at), all.size());
    const std::string one = all.substr(at, end - at);
    if (one == wanted || one.compare(0, wanted.size() + 1, wanted + "/") == 0) return true;
    at = end + 1;
  }
  return false;
}

// A matrix of the DAG: where a node is drawn, not what.
bool isPlace(const PlugKey& key) {
  const auto dag = findNodeType(std::string("dagNode"));
  return key.attribute && key.attribute->kind == Attribute::Kind::matrix &&
         dag->find(key.attribute->longName) == key.attribute;
}

// Edits of a node make what it draws out of date.
void listen() {
  if (drawing().listening) return;
  drawing().listening = true;
  for (const Event::Kind kind : {Event::Kind::attribute, Event::Kind::nodeDirty}) {
    const auto mark = [](const Event& event) {
      if (isPlace(event.plug.key)) return;
      const std::lock_guard<std::mutex> lock(drawing().mutex);
      const auto found = drawing().instances.find(event.node);
      if (found != drawing().instances.end()) found->second.dirty = true;
    };
    Scene::get().addCallback({0, kind, {}, false, "", 0, mark});
  }
}

void purge() {
  const std::lock_guard<std::mutex> lock(drawing().mutex);
  auto& all = drawing().instances;
  for (auto it = all.begin(); it != all.end();) {
    const auto node = it->second.node.lock();
    it = node && node->alive() ? std::next(it) : all.erase(it);
  }
}

const Registered* overrideFor(const Node& node) {
  const auto& all = drawing().overrides;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Registered& r) {
    return satisfies(node.type->classification, r.classification);
  });
  return found == all.end() ? nullptr : &*found;
}

// An override of the node's plug-in that is for no type there is: a classification was mistyped.
void reportMismatch(const Node& node) {
  for (const Registered& r : drawing().overrides) {
    const auto names = nodeTypeNames();
    const bool used = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
      return satisfies(findNodeType(name)->classification, r.classification);
    });
    if (used || r.plugin != node.type->plugin) continue;
    misuse("the type " + node.type->name + " is classified \"" + node.type->classification +
           "\", and the draw override of its plug-in is for \"" + r.classification + "\"");
  }
}

bool visible(const std::shared_ptr<Node>& shape) {
  const auto shown = [](const Node& node, const char* attribute) {
    const MPlug plug = Access::plug(
        {std::const_pointer_cast<Node>(node.shared_from_this()), wholeKey(node.find(attribute))});
    return plug.asBool();
  };
  if (shown(*shape, "intermediateObject")) return false;
  for (auto node = shape; node; node = dagParent(*node)) {
    if (node->find("visibility") && !shown(*node, "visibility")) return false;
  }
  return true;
}

DrawRecord notDrawn(const std::string& reason) {
  DrawRecord record;
  record.reason = reason;
  return record;
}

Instance* instanceFor(const std::shared_ptr<Node>& node, const Registered& registered) {
  auto& instance = drawing().instances[node.get()];
  if (!instance.override) {
    instance.node = node;
    instance.plugin = registered.plugin;
    instance.override.reset(registered.creator(Access::wrap(node)));
  }
  return instance.override ? &instance : nullptr;
}

void refresh(Instance& instance, const MDagPath& path, DrawRecord& record) {
  bool dirty = DrawRecorder::alwaysDirty(*instance.override);
  {
    const std::lock_guard<std::mutex> lock(drawing().mutex);
    dirty = dirty || instance.dirty;
    instance.dirty = false;
  }
  if (!dirty) return;
  record.prepared = true;
  MUserData* data = DrawRecorder::prepare(*instance.override, path, instance.data.get());
  if (data != instance.data.get()) instance.data.reset(data);
  DrawRecorder recorder;
  recorder.node = MFnDependencyNode(path.node()).name().asChar();
  if (instance.override->hasUIDrawables()) recorder.run(*instance.override, path, instance.data.get());
  instance.primitives = std::move(recorder.primitives);
  if (instance.data && DrawRecorder::deleteAfterUse(*instance.data)) instance.data = nullptr;
}

}  // namespace

bool addDrawOverride(const std::string& classification, const std::string& registrant,
                     MDrawRegistry::DrawOverrideCreator creator) {
  auto& all = drawing().overrides;
  const bool taken = std::any_of(all.begin(), all.end(), [&](const Registered& r) {
    return r.classification == classification && r.registrant == registrant;
  });
  if (taken || !creator || classification.compare(0, 7, "drawdb/") != 0 || registrant.empty()) return false;
  all.push_back({classification, registrant, pluginOf(creator), creator});
  return true;
}

bool removeDrawOverride(const std::string& classification, const std::string& registrant) {
  auto& all = drawing().overrides;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Registered& r) {
    return r.classification == classification && r.registrant == registrant;
  });
  if (found == all.end()) return false;
  const std::string plugin = found->plugin;
  all.erase(found);
  const std::lock_guard<std::mutex> lock(drawing().mutex);
  auto& instances = drawing().instances;
  for (auto it = instances.begin(); it != instances.end();)
    it = it->second.plugin == plugin ? instances.erase(it) : std::next(it);
  return true;
}

std::vector<std::string> drawOverridesOf(const std::string& plugin) {
  std::vector<std::string> names;
  for (const Registered& r : drawing().overrides) {
    if (r.plugin == plugin) names.push_back(r.classification);
  }
  return names;
}

void forgetDrawOverrides(const std::string& plugin) {
  const auto all = drawing().overrides;
  for (const Registered& r : all) {
    if (r.plugin == plugin) removeDrawOverride(r.classification, r.registrant);
  }
}

void markDrawDirty(const MObject& object) {
  const std::lock_guard<std::mutex> lock(drawing().mutex);
  const auto found = drawing().instances.find(as<Node>(object).get());
  if (found != drawing().instances.end()) found->second.dirty = true;
}

DrawRecord draw(const MDagPath& given) {
  MDagPath path = given;
  if (!path.hasFn(MFn::kShape)) path.extendToShape();
  const auto node = as<Node>(path.node());
  if (!node || !isDag(*node) || !node->hasFn(MFn::kShape)) return notDrawn("no shape");
  if (!visible(node)) return notDrawn("hidden");
  purge();
  const Registered* registered = overrideFor(*node);
  if (!registered) {
    reportMismatch(*node);
    return notDrawn("no draw override is registered for \"" + node->type->classification + "\"");
  }
  listen();
  Instance* instance = instanceFor(node, *registered);
  if (!instance) return notDrawn("the creator of the draw override gives none");
  if (!(instance->override->supportedDrawAPIs() & MHWRender::kOpenGLCoreProfile))
    return notDrawn("the draw override does not support the core profile of OpenGL");
  DrawRecord record;
  const MDagPath camera;
  record.drawn = true;
  refresh(*instance, path, record);
  record.primitives = instance->primitives;
  record.transform = instance->override->transform(path, camera);
  record.bounded = instance->override->isBounded(path, camera);
  if (record.bounded) record.box = instance->override->boundingBox(path, camera);
  record.transparent = instance->override->isTransparent();
  return record;
}

DrawRecord draw(const std::string& node) {
  return draw(MDagPath::getAPathTo(findNode(node)));
}

}  // namespace mayahost
