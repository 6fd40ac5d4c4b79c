// SPDX-License-Identifier: MIT
// To be included in one file of a plug-in: it defines the version the host checks. In any other, define
// MNoVersionString first.
#pragma once

#include <maya/MApiVersion.h>
#include <maya/MFnBase.h>
#include <maya/MPxData.h>
#include <maya/MPxNode.h>
#include <maya/MTypes.h>

#define PLUGIN_COMPANY "Autodesk"

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What a plug-in registers while it is loaded, and takes back while it is unloaded.
class OPENMAYA_EXPORT MFnPlugin : public MFnBase {
 public:
  MFnPlugin();
  MFnPlugin(MObject& object, const char* vendor = "Unknown", const char* version = "Unknown",
            const char* requiredApiVersion = "Any", MStatus* ReturnStatus = 0L);
  ~MFnPlugin() override;
  MFn::Type type() const override;

  MString vendor(MStatus* ReturnStatus = NULL) const;
  MString version(MStatus* ReturnStatus = NULL) const;
  MString apiVersion(MStatus* ReturnStatus = NULL) const;
  MString name(MStatus* ReturnStatus = NULL) const;
  MString loadPath(MStatus* ReturnStatus = NULL) const;
  MStatus setName(const MString& newName, bool allowRename = true);
  MStatus setVersion(const MString& newVersion);

  MStatus registerCommand(const MString& commandName, MCreatorFunction creatorFunction,
                          MCreateSyntaxFunction createSyntaxFunction = NULL);
  MStatus deregisterCommand(const MString& commandName);
  MStatus registerContextCommand(const MString& commandName, MCreatorFunction creatorFunction);
  MStatus registerContextCommand(const MString& commandName, MCreatorFunction creatorFunction,
                                 const MString& toolCmdName, MCreatorFunction toolCmdCreator,
                                 MCreateSyntaxFunction toolCmdSyntax = NULL);
  MStatus deregisterContextCommand(const MString& commandName);
  MStatus deregisterContextCommand(const MString& commandName, const MString& toolCmdName);
  MStatus registerNode(const MString& typeName, const MTypeId& typeId, MCreatorFunction creatorFunction,
                       MInitializeFunction initFunction, MPxNode::Type type = MPxNode::kDependNode,
                       const MString* classification = NULL);
  MStatus deregisterNode(const MTypeId& typeId);
  MStatus registerShape(const MString& typeName, const MTypeId& typeId, MCreatorFunction creatorFunction,
                        MInitializeFunction initFunction, MCreatorFunction uiCreatorFunction,
                        const MString* classification = NULL);
  MStatus registerTransform(const MString& typeName, const MTypeId& typeId, MCreatorFunction creatorFunction,
                            MInitializeFunction initFunction, MCreateXformMatrixFunction xformCreatorFunction,
                            const MTypeId& xformId, const MString* classification = NULL);
  MStatus registerData(const MString& typeName, const MTypeId& typeId, MCreatorFunction creatorFunction,
                       MPxData::Type type = MPxData::kData);
  MStatus deregisterData(const MTypeId& typeId);
  MStatus registerFileTranslator(const MString& translatorName, const char* pixmapName,
                                 MCreatorFunction creatorFunction, const char* optionsScriptName = NULL,
                                 const char* defaultOptionsString = NULL, bool requiresFullMel = false,
                                 MString dataStorageLocation = MFnPlugin::kDefaultDataLocation);
  MStatus deregisterFileTranslator(const MString& translatorName);
  MStatus registerUI(const MString& creationProc, const MString& deletionProc,
                     const MString& creationBatchProc = "", const MString& deletionBatchProc = "");
  MStatus registerUIStrings(MInitializeFunction registerMStringResources, const MString& pluginStringsProc);
  MStatus registerDisplayFilter(const MString& name, const MString& label, const MString& classification);
  MStatus deregisterDisplayFilter(const MString& name);

  static MObject findPlugin(const MString& pluginName);
  static bool isNodeRegistered(const MString& typeName);
  static const char* className();
  static const MString kDefaultDataLocation;

 private:
  MFnPlugin& operator=(const MFnPlugin&) = delete;
  MFnPlugin* operator&() const = delete;
};
OPENMAYA_NAMESPACE_CLOSE

#if !defined(MNoPluginEntry)
PLUGIN_EXPORT MStatus initializePlugin(MObject obj);
PLUGIN_EXPORT MStatus uninitializePlugin(MObject obj);
#endif
