// SPDX-License-Identifier: MIT
// MFnPlugin.
#include "commands/plugins.h"
#include "commands/tools.h"
#include "graph/node_type.h"
#include "scenes/scene.h"

#define MNoVersionString
#define MNoPluginEntry
#include <maya/MFnPlugin.h>

using namespace mayahost;

namespace {

Plugin* held(const MObject& object, MStatus* status = nullptr) {
  auto* plugin = dynamic_cast<Plugin*>(Access::get(object).get());
  tell(status, plugin ? MStatus::kSuccess : MStatus::kFailure);
  return plugin;
}

struct PxKind {
  MPxNode::Type px;
  const char* base;  // the built-in type it derives from
  MFn::Type api;
};

// The kinds of node a plug-in may register: those whose base the host has.
const PxKind* kindOf(MPxNode::Type type) {
  static const PxKind kinds[] = {
      {MPxNode::kDependNode, "dependNode", MFn::kPluginDependNode},
      {MPxNode::kLocatorNode, "locator", MFn::kPluginLocatorNode},
  };
  for (const PxKind& kind : kinds) {
    if (kind.px == type) return &kind;
  }
  return nullptr;
}

MStatus done(bool success) {
  return success ? MStatus::kSuccess : MStatus::kFailure;
}

MStatus addNodeType(const Plugin* plugin, const MString& typeName, const MTypeId& typeId,
                    MCreatorFunction creatorFunction, MInitializeFunction initFunction, MPxNode::Type type,
                    const MString* classification) {
  const PxKind* kind = kindOf(type);
  if (!plugin || !creatorFunction || typeId.id() == 0) return MStatus::kInvalidParameter;
  if (!kind || (std::string(kind->base) != "dependNode" && !findNodeType(std::string(kind->base)))) {
    return MStatus::kNotImplemented;
  }
  auto made = std::make_shared<NodeType>();
  made->name = text(typeName);
  made->id = typeId;
  made->px = type;
  made->base = kind->base;
  made->api = kind->api;
  if (const auto base = findNodeType(made->base)) {
    made->functions = base->functions;
    made->functions.push_back(base->api);
  }
  made->creator = [creatorFunction] { return static_cast<MPxNode*>(creatorFunction()); };
  made->classification = classification ? text(*classification) : "";
  made->plugin = plugin->name;
  return registerNodeType(made, [=] { return initFunction ? initFunction() : MStatus(MStatus::kSuccess); });
}

bool owned(const Plugin* plugin, const std::string& owner) {
  return plugin && plugin->name == owner;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const MString MFnPlugin::kDefaultDataLocation = "data";

MFnPlugin::MFnPlugin() = default;
MFnPlugin::MFnPlugin(MObject& object, const char* vendor, const char* version, const char* requiredApiVersion,
                     MStatus* ReturnStatus) {
  attach(object, MFn::kPlugin, ReturnStatus);
  Plugin* plugin = held(object_);
  if (!plugin || plugin->vendor != "Unknown") return;
  plugin->vendor = vendor;
  plugin->version = version;
  plugin->requiredApi = requiredApiVersion;
}
MFnPlugin::~MFnPlugin() = default;
MFn::Type MFnPlugin::type() const {
  return MFn::kPlugin;
}
const char* MFnPlugin::className() {
  return "MFnPlugin";
}

MString MFnPlugin::vendor(MStatus* ReturnStatus) const {
  const Plugin* plugin = held(object_, ReturnStatus);
  return plugin ? text(plugin->vendor) : MString();
}
MString MFnPlugin::version(MStatus* ReturnStatus) const {
  const Plugin* plugin = held(object_, ReturnStatus);
  return plugin ? text(plugin->version) : MString();
}
MString MFnPlugin::apiVersion(MStatus* ReturnStatus) const {
  held(object_, ReturnStatus);
  return text(std::to_string(MAYA_API_VERSION));
}
MString MFnPlugin::name(MStatus* ReturnStatus) const {
  const Plugin* plugin = held(object_, ReturnStatus);
  return plugin ? text(plugin->name) : MString();
}
MString MFnPlugin::loadPath(MStatus* ReturnStatus) const {
  const Plugin* plugin = held(object_, ReturnStatus);
  return plugin ? text(plugin->path.substr(0, plugin->path.rfind('/'))) : MString();
}
MStatus MFnPlugin::setName(const MString& newName, bool allowRename) {
  Plugin* plugin = held(object_);
  if (!plugin) return MStatus::kFailure;
  std::string name = text(newName);
  if (mayahost::findPlugin(name)) {
    if (!allowRename) return MStatus::kFailure;
    for (int i = 1; mayahost::findPlugin(name); ++i) name = text(newName) + std::to_string(i);
  }
  plugin->name = name;
  return MStatus::kSuccess;
}
MStatus MFnPlugin::setVersion(const MString& newVersion) {
  Plugin* plugin = held(object_);
  if (plugin) plugin->version = text(newVersion);
  return done(plugin);
}

MStatus MFnPlugin::registerCommand(const MString& commandName, MCreatorFunction creatorFunction,
                                   MCreateSyntaxFunction createSyntaxFunction) {
  const Plugin* plugin = held(object_);
  if (!plugin || !creatorFunction || commandName.length() == 0) return MStatus::kInvalidParameter;
  return done(addCommandType({text(commandName), creatorFunction, createSyntaxFunction, plugin->name}));
}
MStatus MFnPlugin::deregisterCommand(const MString& commandName) {
  const CommandType* type = findCommandType(text(commandName));
  return done(type && owned(held(object_), type->plugin) && removeCommandType(text(commandName)));
}
MStatus MFnPlugin::registerContextCommand(const MString& commandName, MCreatorFunction creatorFunction) {
  const Plugin* plugin = held(object_);
  if (!plugin || !creatorFunction || commandName.length() == 0) return MStatus::kInvalidParameter;
  return done(addCommandType({text(commandName), creatorFunction, nullptr, plugin->name, true, ""}));
}
MStatus MFnPlugin::registerContextCommand(const MString& commandName, MCreatorFunction creatorFunction,
                                          const MString& toolCmdName, MCreatorFunction toolCmdCreator,
                                          MCreateSyntaxFunction toolCmdSyntax) {
  const MStatus status = registerCommand(toolCmdName, toolCmdCreator, toolCmdSyntax);
  const Plugin* plugin = held(object_);
  if (!status) return status;
  const bool made = creatorFunction && addCommandType({text(commandName), creatorFunction, nullptr,
                                                       plugin->name, true, text(toolCmdName)});
  if (!made) deregisterCommand(toolCmdName);
  return done(made);
}
MStatus MFnPlugin::deregisterContextCommand(const MString& commandName) {
  const CommandType* type = findCommandType(text(commandName));
  if (!type || !type->makesTools || !type->toolCommand.empty()) return MStatus::kFailure;
  if (!owned(held(object_), type->plugin)) return MStatus::kFailure;
  forgetTools(text(commandName));
  return deregisterCommand(commandName);
}
MStatus MFnPlugin::deregisterContextCommand(const MString& commandName, const MString& toolCmdName) {
  const CommandType* type = findCommandType(text(commandName));
  if (!type || !type->makesTools || type->toolCommand != text(toolCmdName)) return MStatus::kFailure;
  if (!owned(held(object_), type->plugin)) return MStatus::kFailure;
  forgetTools(text(commandName));
  deregisterCommand(toolCmdName);
  return deregisterCommand(commandName);
}

MStatus MFnPlugin::registerNode(const MString& typeName, const MTypeId& typeId,
                                MCreatorFunction creatorFunction, MInitializeFunction initFunction,
                                MPxNode::Type type, const MString* classification) {
  if (type == MPxNode::kTransformNode) return MStatus::kInvalidParameter;  // registerTransform is for them
  return addNodeType(held(object_), typeName, typeId, creatorFunction, initFunction, type, classification);
}
MStatus MFnPlugin::deregisterNode(const MTypeId& typeId) {
  const auto type = findNodeType(typeId);
  if (!type || !owned(held(object_), type->plugin)) return MStatus::kFailure;
  for (const auto& node : Scene::get().nodes()) {
    if (node->type == type) return MStatus::kFailure;
  }
  return deregisterNodeType(typeId);
}
MStatus MFnPlugin::registerShape(const MString&, const MTypeId&, MCreatorFunction, MInitializeFunction,
                                 MCreatorFunction, const MString*) {
  return MStatus::kNotImplemented;
}
MStatus MFnPlugin::registerTransform(const MString&, const MTypeId&, MCreatorFunction, MInitializeFunction,
                                     MCreateXformMatrixFunction, const MTypeId&, const MString*) {
  return MStatus::kNotImplemented;
}
MStatus MFnPlugin::registerData(const MString& typeName, const MTypeId& typeId,
                                MCreatorFunction creatorFunction, MPxData::Type type) {
  const Plugin* plugin = held(object_);
  if (!plugin || !creatorFunction) return MStatus::kInvalidParameter;
  if (type != MPxData::kData) return MStatus::kNotImplemented;
  return done(addDataType({text(typeName), typeId, creatorFunction, plugin->name}));
}
MStatus MFnPlugin::deregisterData(const MTypeId& typeId) {
  const DataType* type = findDataType(typeId);
  return done(type && owned(held(object_), type->plugin) && removeDataType(typeId));
}
MStatus MFnPlugin::registerFileTranslator(const MString& translatorName, const char*,
                                          MCreatorFunction creatorFunction, const char* optionsScriptName,
                                          const char* defaultOptionsString, bool, MString) {
  const Plugin* plugin = held(object_);
  if (!plugin || !creatorFunction) return MStatus::kInvalidParameter;
  return done(
      addTranslator({text(translatorName), creatorFunction, optionsScriptName ? optionsScriptName : "",
                     defaultOptionsString ? defaultOptionsString : "", plugin->name}));
}
MStatus MFnPlugin::deregisterFileTranslator(const MString& translatorName) {
  const TranslatorType* type = findTranslator(text(translatorName));
  return done(type && owned(held(object_), type->plugin) && removeTranslator(text(translatorName)));
}
MStatus MFnPlugin::registerUI(const MString& creationProc, const MString& deletionProc,
                              const MString& creationBatchProc, const MString& deletionBatchProc) {
  Plugin* plugin = held(object_);
  if (!plugin) return MStatus::kFailure;
  plugin->uiProcedures = {text(creationProc), text(deletionProc), text(creationBatchProc),
                          text(deletionBatchProc)};
  return MStatus::kSuccess;
}
MStatus MFnPlugin::registerUIStrings(MInitializeFunction registerMStringResources, const MString&) {
  return registerMStringResources ? registerMStringResources() : MStatus(MStatus::kSuccess);
}
MStatus MFnPlugin::registerDisplayFilter(const MString&, const MString&, const MString&) {
  return done(held(object_));
}
MStatus MFnPlugin::deregisterDisplayFilter(const MString&) {
  return done(held(object_));
}

MObject MFnPlugin::findPlugin(const MString& pluginName) {
  return Access::wrap(mayahost::findPlugin(text(pluginName)));
}
bool MFnPlugin::isNodeRegistered(const MString& typeName) {
  return findNodeType(text(typeName)) != nullptr;
}

OPENMAYA_NAMESPACE_CLOSE
