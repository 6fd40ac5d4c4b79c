// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnBase.h>
#include <maya/MString.h>
#include <maya/MTypeId.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnDependencyNode : public MFnBase {
  MAYAHOST_FUNCTION_SET(MFnDependencyNode, MFn::kDependencyNode)
  OPENMAYA_ENUM(MAttrClass, kLocalDynamicAttr = 1, kNormalAttr, kExtensionAttr, kInvalidAttr);

  MObject create(const MTypeId& typeId, MStatus* ReturnStatus = NULL);
  MObject create(const MTypeId& typeId, const MString& name, MStatus* ReturnStatus = NULL);
  MObject create(const MString& type, MStatus* ReturnStatus = NULL);
  MObject create(const MString& type, const MString& name, MStatus* ReturnStatus = NULL);
  MTypeId typeId(MStatus* ReturnStatus = NULL) const;
  MString typeName(MStatus* ReturnStatus = NULL) const;
  MString name(MStatus* ReturnStatus = NULL) const;
  MString absoluteName(MStatus* ReturnStatus = NULL) const;
  MString uniqueName(MStatus* ReturnStatus = NULL) const;
  MString pluginName(MStatus* ReturnStatus = NULL) const;
  MString setName(const MString& name, bool createNamespace = false, MStatus* ReturnStatus = NULL);
  MString setName(const MString& name, MStatus* ReturnStatus);
  MUuid uuid(MStatus* ReturnStatus = NULL) const;
  void setUuid(const MUuid& uuid, MStatus* ReturnStatus = NULL);
  MStatus getConnections(MPlugArray& array) const;
  unsigned int attributeCount(MStatus* ReturnStatus = NULL) const;
  MObject attribute(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MObject reorderedAttribute(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MObject attribute(const MString& attrName, MStatus* ReturnStatus = NULL) const;
  MAttrClass attributeClass(const MObject& attr, MStatus* ReturnStatus = NULL) const;
  MStatus getAffectedAttributes(const MObject& attr, MObjectArray& affectedAttributes) const;
  MStatus getAffectedByAttributes(const MObject& attr, MObjectArray& affectedByAttributes) const;
  MPlug findPlug(const MObject& attr, bool wantNetworkedPlug, MStatus* ReturnStatus = NULL) const;
  MPlug findPlug(const MString& attrName, bool wantNetworkedPlug, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2019, "say whether you want the networked plug")
  MPlug findPlug(const MObject& attr, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2019, "say whether you want the networked plug")
  MPlug findPlug(const MString& attrName, MStatus* ReturnStatus = NULL) const;
  bool hasAttribute(const MString& name, MStatus* ReturnStatus = NULL) const;
  MStatus addAttribute(const MObject& attr);
  MStatus removeAttribute(const MObject& attr);
  bool isNewAttribute(const MObject& attr, MStatus* ReturnStatus = NULL) const;
  MPxNode* userNode(MStatus* ReturnStatus = NULL) const;
  bool isFromReferencedFile(MStatus* ReturnStatus = NULL) const;
  bool isShared(MStatus* ReturnStatus = NULL) const;
  bool hasUniqueName(MStatus* ReturnStatus = NULL) const;
  MString parentNamespace(MStatus* ReturnStatus = NULL) const;
  bool isLocked(MStatus* ReturnStatus = NULL) const;
  MStatus setLocked(bool locked);
  bool isDefaultNode(MStatus* ReturnStatus = NULL) const;
  MStatus setDoNotWrite(bool flag);
  bool canBeWritten(MStatus* ReturnStatus = NULL) const;
  MStatus setIcon(const MString& filename);
  MString icon(MStatus* ReturnStatus = NULL) const;
  static MString classification(const MString& nodeTypeName);

  bool setAlias(const MString& alias, const MString& name, const MPlug& plug, bool add = true,
                MStatus* ReturnStatus = NULL);
  bool findAlias(const MString& alias, MObject& attrObj, MStatus* ReturnStatus = NULL) const;
  bool getAliasList(MStringArray& strArray, MStatus* ReturnStatus = NULL);
  MString plugsAlias(const MPlug& plug, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE
