// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

typedef std::size_t MCallbackId;  // 0: none

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MMessage {
 public:
  enum Action { kDefaultAction, kDoNotDoAction, kDoAction };
  typedef void (*MBasicFunction)(void* clientData);
  typedef void (*MElapsedTimeFunction)(float elapsedTime, float lastTime, void* clientData);
  typedef void (*MCheckFunction)(bool* retCode, void* clientData);
  typedef void (*MNodeFunction)(MObject& node, void* clientData);
  typedef void (*MStringFunction)(const MString& str, void* clientData);
  typedef void (*MTwoStringFunction)(const MString& str1, const MString& str2, void* clientData);
  typedef void (*MStateFunction)(bool state, void* clientData);
  typedef void (*MTimeFunction)(MTime& time, void* clientData);
  typedef void (*MPlugFunction)(MPlug& srcPlug, MPlug& destPlug, bool made, void* clientData);
  typedef void (*MNodePlugFunction)(MObject& node, MPlug& plug, void* clientData);
  typedef void (*MNodeStringFunction)(MObject& node, const MString& str, void* clientData);
  typedef void (*MParentChildFunction)(MDagPath& child, MDagPath& parent, void* clientData);
  typedef void (*MModifierFunction)(MDGModifier& modifier, void* clientData);
  typedef void (*MStringArrayFunction)(const MStringArray& strs, void* clientData);
  typedef void (*MNodeModifierFunction)(MObject& node, MDGModifier& modifier, void* clientData);
  typedef void (*MObjArray)(MObjectArray& objects, void* clientData);

  static MStatus removeCallback(MCallbackId id);
  static MStatus removeCallbacks(MCallbackIdArray& ids);
  static MCallbackId currentCallbackId(MStatus* ReturnStatus = NULL);
  static MStatus nodeCallbacks(MObject& node, MCallbackIdArray& ids);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE
