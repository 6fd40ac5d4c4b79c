// SPDX-License-Identifier: MIT
#include "commands/plugins.h"

#include "commands/tools.h"
#include "graph/node_type.h"
#include "graph/scheduler.h"
#include "scenes/scene.h"
#include "viewport/drawing.h"

#include <maya/MSceneMessage.h>

#include <dlfcn.h>

#include <algorithm>
#include <filesystem>

#define MAYAHOST_TEXT2(x) #x
#define MAYAHOST_TEXT(x) MAYAHOST_TEXT2(x)

namespace mayahost {
namespace {

struct Registry {
  std::vector<std::shared_ptr<Plugin>> plugins;
  std::map<std::string, CommandType> commands;
  std::map<unsigned, DataType> data;
  std::map<std::string, TranslatorType> translators;
};

Registry& registry() {
  static Registry* instance = new Registry;  // not destroyed before the plug-ins
  return *instance;
}

using Entry = MStatus (*)(MObject);

// MStatus name(MObject), as the compiler mangles it.
Entry entry(void* library, const std::string& name) {
  const std::string space = MAYAHOST_TEXT(OPENMAYA_MAJOR_NAMESPACE);
  const std::string symbol = "_Z" + std::to_string(name.size()) + name + "N8Autodesk4Maya" +
                             std::to_string(space.size()) + space + "7MObjectE";
  return reinterpret_cast<Entry>(dlsym(library, symbol.c_str()));
}

void forget(const std::string& plugin) {
  auto& r = registry();
  for (const auto& [name, command] : r.commands) {
    if (command.plugin == plugin && command.makesTools) forgetTools(name);
  }
  for (const std::string& name : nodeTypeNames()) {
    const auto type = findNodeType(name);
    if (type->plugin == plugin) deregisterNodeType(type->id);
  }
  const auto drop = [&](auto& table) {
    for (auto it = table.begin(); it != table.end();)
      it = it->second.plugin == plugin ? table.erase(it) : std::next(it);
  };
  drop(r.commands);
  drop(r.data);
  drop(r.translators);
  forgetDrawOverrides(plugin);
  r.plugins.erase(
      std::remove_if(r.plugins.begin(), r.plugins.end(), [&](const auto& p) { return p->name == plugin; }),
      r.plugins.end());
}

std::vector<std::string> leftovers(const std::string& plugin) {
  std::vector<std::string> names;
  for (const std::string& name : nodeTypeNames()) {
    if (findNodeType(name)->plugin == plugin) names.push_back("node " + name);
  }
  for (const auto& [name, command] : registry().commands) {
    if (command.plugin == plugin) names.push_back("command " + name);
  }
  for (const auto& [id, data] : registry().data) {
    if (data.plugin == plugin) names.push_back("data " + data.name);
  }
  for (const std::string& override : drawOverridesOf(plugin)) names.push_back("draw override " + override);
  return names;
}

// Values of data types of the plug-in, which other nodes may hold: their code goes with it.
void dropData(Slot& slot, const std::string& plugin) {
  const DataType* type = slot.data ? findDataType(slot.data->typeId()) : nullptr;
  if (type && type->plugin == plugin) slot.data = nullptr;
  for (const auto& child : slot.children) dropData(*child, plugin);
  for (const auto& [i, element] : slot.elements) dropData(*element, plugin);
}

MStatus fail(const std::string& why) {
  Scene::get().say(Message::Kind::error, why);
  return MStatus::kFailure;
}

void announce(MSceneMessage::Message message, const std::string& path) {
  Scene::get().tell({Event::Kind::sceneStrings, nullptr, message, {}, {}, false, path});
}

}  // namespace

std::vector<std::shared_ptr<Plugin>> plugins() {
  return registry().plugins;
}

std::shared_ptr<Plugin> findPlugin(const std::string& nameOrPath) {
  for (const auto& plugin : registry().plugins) {
    if (plugin->name == nameOrPath || plugin->path == nameOrPath) return plugin;
    if (std::filesystem::path(nameOrPath).stem() == plugin->name) return plugin;
  }
  return nullptr;
}

MStatus loadPlugin(const std::string& path) {
  Scene& scene = Scene::get();
  auto plugin = std::make_shared<Plugin>();
  plugin->path = std::filesystem::absolute(path).string();
  plugin->name = std::filesystem::path(path).stem().string();
  if (findPlugin(plugin->name)) return fail("Plug-in, \"" + plugin->name + "\", is already loaded.");
  announce(MSceneMessage::kBeforePluginLoad, plugin->path);
  plugin->library = dlopen(plugin->path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!plugin->library) return fail(std::string("Cannot load plug-in: ") + dlerror());
  const auto* version = static_cast<const char*>(dlsym(plugin->library, "MApiVersion"));
  const Entry initialize = entry(plugin->library, "initializePlugin");
  const bool fitting = version && std::string(version) == MAYAHOST_TEXT(MAYA_API_VERSION);
  if (!fitting || !initialize || !entry(plugin->library, "uninitializePlugin")) {
    dlclose(plugin->library);
    return fail("\"" + plugin->path +
                "\" is not a plug-in for API version " MAYAHOST_TEXT(MAYA_API_VERSION) ".");
  }
  registry().plugins.push_back(plugin);
  scene.undo.clear();
  const MStatus status = initialize(Access::wrap(plugin));
  if (!status) {
    forget(plugin->name);
    dlclose(plugin->library);
    return fail("initializePlugin of \"" + plugin->name + "\" failed.");
  }
  announce(MSceneMessage::kAfterPluginLoad, plugin->path);
  return MStatus::kSuccess;
}

MStatus unloadPlugin(const std::string& name) {
  Scene& scene = Scene::get();
  const auto plugin = findPlugin(name);
  if (!plugin) return MStatus::kFailure;
  for (const auto& node : scene.nodes()) {
    if (node->type->plugin == plugin->name) {
      return fail("Plug-in, \"" + plugin->name + "\", cannot be unloaded because it is still in use.");
    }
  }
  announce(MSceneMessage::kBeforePluginUnload, plugin->path);
  scene.undo.clear();
  forgetGraph();
  for (const auto& node : scene.nodes()) {
    for (const auto& [attribute, slot] : node->block.roots) dropData(*slot, plugin->name);
  }
  const Entry uninitialize = entry(plugin->library, "uninitializePlugin");
  const MStatus status = uninitialize(Access::wrap(plugin));
  if (!status) return fail("uninitializePlugin of \"" + plugin->name + "\" failed.");
  for (const std::string& left : leftovers(plugin->name))
    misuse(plugin->name + " leaves registered: " + left);
  forget(plugin->name);
  dlclose(plugin->library);
  plugin->library = nullptr;
  announce(MSceneMessage::kAfterPluginUnload, plugin->path);
  return MStatus::kSuccess;
}

std::vector<std::string> loadedPlugins() {
  std::vector<std::string> names;
  for (const auto& plugin : registry().plugins) names.push_back(plugin->name);
  return names;
}

bool addCommandType(const CommandType& type) {
  return registry().commands.emplace(type.name, type).second;
}
bool removeCommandType(const std::string& name) {
  return registry().commands.erase(name) > 0;
}
const CommandType* findCommandType(const std::string& name) {
  const auto found = registry().commands.find(name);
  return found == registry().commands.end() ? nullptr : &found->second;
}
std::vector<std::string> commandNames() {
  std::vector<std::string> names;
  for (const auto& [name, type] : registry().commands) names.push_back(name);
  return names;
}

bool addDataType(const DataType& type) {
  return !findDataType(type.name) && registry().data.emplace(type.id.id(), type).second;
}
bool removeDataType(const MTypeId& id) {
  return registry().data.erase(id.id()) > 0;
}
const DataType* findDataType(const MTypeId& id) {
  const auto found = registry().data.find(id.id());
  return found == registry().data.end() ? nullptr : &found->second;
}
const DataType* findDataType(const std::string& name) {
  for (const auto& [id, type] : registry().data) {
    if (type.name == name) return &type;
  }
  return nullptr;
}
std::unique_ptr<MPxData> makePluginData(const MTypeId& id) {
  const DataType* type = findDataType(id);
  return std::unique_ptr<MPxData>(type ? static_cast<MPxData*>(type->creator()) : nullptr);
}

bool addTranslator(const TranslatorType& type) {
  return registry().translators.emplace(type.name, type).second;
}
bool removeTranslator(const std::string& name) {
  return registry().translators.erase(name) > 0;
}
const TranslatorType* findTranslator(const std::string& name) {
  const auto found = registry().translators.find(name);
  return found == registry().translators.end() ? nullptr : &found->second;
}

}  // namespace mayahost
