// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnBase.h>
#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A new attribute is readable, writable, connectable, storable and cached, and nothing else.
class OPENMAYA_EXPORT MFnAttribute : public MFnBase {
  MAYAHOST_FUNCTION_SET(MFnAttribute, MFn::kAttribute)
  OPENMAYA_ENUM(DisconnectBehavior, kDelete, kReset, kNothing);

  bool isReadable(MStatus* ReturnStatus = NULL) const;
  bool isWritable(MStatus* ReturnStatus = NULL) const;
  bool isConnectable(MStatus* ReturnStatus = NULL) const;
  bool isStorable(MStatus* ReturnStatus = NULL) const;
  bool isCached(MStatus* ReturnStatus = NULL) const;
  bool isArray(MStatus* ReturnStatus = NULL) const;
  bool indexMatters(MStatus* ReturnStatus = NULL) const;
  bool isKeyable(MStatus* ReturnStatus = NULL) const;
  bool isChannelBoxFlagSet(MStatus* ReturnStatus = NULL) const;
  bool isHidden(MStatus* ReturnStatus = NULL) const;
  bool isUsedAsColor(MStatus* ReturnStatus = NULL) const;
  bool isIndeterminant(MStatus* ReturnStatus = NULL) const;
  bool isRenderSource(MStatus* ReturnStatus = NULL) const;
  bool isDynamic(MStatus* ReturnStatus = NULL) const;
  bool isExtension(MStatus* ReturnStatus = NULL) const;
  bool isWorldSpace(MStatus* ReturnStatus = NULL) const;
  bool isAffectsWorldSpace(MStatus* ReturnStatus = NULL) const;
  bool isUsedAsFilename(MStatus* ReturnStatus = NULL) const;
  bool affectsAppearance(MStatus* ReturnStatus = NULL) const;
  bool isProxyAttribute(MStatus* ReturnStatus = NULL) const;
  DisconnectBehavior disconnectBehavior(MStatus* ReturnStatus = NULL) const;
  bool usesArrayDataBuilder(MStatus* ReturnStatus = NULL) const;
  bool internal(MStatus* ReturnStatus = NULL) const;

  MStatus setReadable(bool state);
  MStatus setWritable(bool state);
  MStatus setConnectable(bool state);
  MStatus setStorable(bool state);
  MStatus setCached(bool state);
  MStatus setArray(bool state);
  MStatus setIndexMatters(bool state);
  MStatus setKeyable(bool state);
  MStatus setChannelBox(bool state);
  MStatus setHidden(bool state);
  MStatus setUsedAsColor(bool state);
  MStatus setIndeterminant(bool state);
  MStatus setRenderSource(bool state);
  MStatus setWorldSpace(bool state);
  MStatus setAffectsWorldSpace(bool state);
  MStatus setUsedAsFilename(bool state);
  MStatus setAffectsAppearance(bool state);
  MStatus setDisconnectBehavior(DisconnectBehavior behavior);
  MStatus setUsesArrayDataBuilder(bool state);
  MStatus setInternal(bool state);
  MStatus setNiceNameOverride(const MString& localizedName);

  bool acceptsAttribute(const MFnAttribute& attr, MStatus* ReturnStatus = NULL) const;  // as its source
  bool accepts(MFnData::Type type, MStatus* ReturnStatus = NULL) const;
  bool accepts(const MTypeId& id, MStatus* ReturnStatus = NULL) const;
  MObject parent(MStatus* ReturnStatus = NULL) const;
  MString name(MStatus* ReturnStatus = NULL) const;
  MString shortName(MStatus* ReturnStatus = NULL) const;
  MStatus addToCategory(const MString& category);
  MStatus removeFromCategory(const MString& category);
  bool hasCategory(const MString& category) const;
  MStatus getCategories(MStringArray& categories) const;
};
OPENMAYA_NAMESPACE_CLOSE
