// SPDX-License-Identifier: MIT
// Loaded plug-ins and what they registered beside node types.
#pragma once

#include "graph/object.h"

#include <maya/MPxData.h>
#include <maya/MTypeId.h>

namespace mayahost {

struct Plugin : Object {
  MFn::Type apiType() const override { return MFn::kPlugin; }
  bool hasFn(MFn::Type type) const override { return type == MFn::kBase || type == MFn::kPlugin; }
  std::string name, path, vendor = "Unknown", version = "Unknown", requiredApi = "Any";
  void* library = nullptr;
  std::vector<std::string> uiProcedures;  // creation, deletion, creation and deletion in batch
};

struct CommandType {
  std::string name;
  MCreatorFunction creator = nullptr;
  MCreateSyntaxFunction syntax = nullptr;
  std::string plugin;
  bool makesTools = false;       // the creator gives an MPxContextCommand
  std::string toolCommand = "";  // what its tools do, if they do it by a command
};

struct DataType {
  std::string name;
  MTypeId id;
  MCreatorFunction creator = nullptr;
  std::string plugin;
};

struct TranslatorType {
  std::string name;
  MCreatorFunction creator = nullptr;
  std::string optionsScript, defaultOptions, plugin;
};

std::vector<std::shared_ptr<Plugin>> plugins();
std::shared_ptr<Plugin> findPlugin(const std::string& nameOrPath);

bool addCommandType(const CommandType& type);  // false if there is one
bool removeCommandType(const std::string& name);
const CommandType* findCommandType(const std::string& name);
std::vector<std::string> commandNames();

bool addDataType(const DataType& type);
bool removeDataType(const MTypeId& id);
const DataType* findDataType(const MTypeId& id);
const DataType* findDataType(const std::string& name);
std::unique_ptr<MPxData> makePluginData(const MTypeId& id);

bool addTranslator(const TranslatorType& type);
bool removeTranslator(const std::string& name);
const TranslatorType* findTranslator(const std::string& name);

}  // namespace mayahost
