// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnDependencyNode.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

namespace mayahost {
struct Modification;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Edits that are done together by doIt and undone by undoIt. Nothing happens before doIt, except that a
// created node exists (outside the scene, unnamed). doIt again does what was added since; after undoIt it
// does all.
class OPENMAYA_EXPORT MDGModifier {
 public:
  MDGModifier();
  virtual ~MDGModifier();
  MObject createNode(const MTypeId& typeId, MStatus* ReturnStatus = NULL);
  MObject createNode(const MString& type, MStatus* ReturnStatus = NULL);
  MStatus deleteNode(const MObject& node);
  MStatus renameNode(const MObject& node, const MString& newName);
  MStatus setNodeLockState(const MObject& node, bool newState);
  MStatus connect(const MObject& sourceNode, const MObject& sourceAttr, const MObject& destNode,
                  const MObject& destAttr);
  MStatus disconnect(const MObject& sourceNode, const MObject& sourceAttr, const MObject& destNode,
                     const MObject& destAttr);
  MStatus connect(const MPlug& source, const MPlug& dest);
  MStatus disconnect(const MPlug& source, const MPlug& dest);
  MStatus addAttribute(const MObject& node, const MObject& attribute);
  MStatus removeAttribute(const MObject& node, const MObject& attribute);
  MStatus commandToExecute(const MString& command);
  MStatus pythonCommandToExecute(const MString& command);
  MStatus newPlugValue(const MPlug& plug, MObject& plugValue);
  MStatus newPlugValueBool(const MPlug& plug, bool plugValue);
  MStatus newPlugValueChar(const MPlug& plug, char plugValue);
  MStatus newPlugValueDouble(const MPlug& plug, double plugValue);
  MStatus newPlugValueFloat(const MPlug& plug, float plugValue);
  MStatus newPlugValueInt(const MPlug& plug, int plugValue);
  MStatus newPlugValueInt64(const MPlug& plug, MInt64 plugValue);
  MStatus newPlugValueMAngle(const MPlug& plug, const MAngle& plugValue);
  MStatus newPlugValueMDistance(const MPlug& plug, const MDistance& plugValue);
  MStatus newPlugValueMTime(const MPlug& plug, const MTime& plugValue);
  MStatus newPlugValueShort(const MPlug& plug, short plugValue);
  MStatus newPlugValueString(const MPlug& plug, const MString& plugValue);
  MStatus removeMultiInstance(const MPlug& plug, bool breakConnections);
  MStatus doIt();
  MStatus undoIt();
  static const char* className();

 protected:
  friend struct mayahost::Access;
  MDGModifier(const MDGModifier& other) = delete;
  MDGModifier& operator=(const MDGModifier& rhs) = delete;
  std::unique_ptr<mayahost::Modification> modification_;
};
OPENMAYA_NAMESPACE_CLOSE
