// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A node of the DAG, by its object or by a path to it.
class OPENMAYA_EXPORT MFnDagNode : public MFnDependencyNode {
  MAYAHOST_FUNCTION_SET(MFnDagNode, MFn::kDagNode)
  enum { kNextPos = 0xff };
  MFnDagNode(const MDagPath& object, MStatus* ReturnStatus = NULL);

  MObject create(const MTypeId& typeId, MObject& parent = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject create(const MTypeId& typeId, const MString& name, MObject& parent = MObject::kNullObj,
                 MStatus* ReturnStatus = NULL);
  MObject create(const MString& type, MObject& parent = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject create(const MString& type, const MString& name, MObject& parent = MObject::kNullObj,
                 MStatus* ReturnStatus = NULL);
  unsigned int parentCount(MStatus* ReturnStatus = NULL) const;
  MObject parent(unsigned int i, MStatus* ReturnStatus = NULL) const;  // null: the world
  unsigned int childCount(MStatus* ReturnStatus = NULL) const;
  MObject child(unsigned int i, MStatus* ReturnStatus = NULL) const;
  MStatus addChild(MObject& child, unsigned int index = kNextPos, bool keepExistingParents = false);
  MStatus removeChild(MObject& child);  // it goes to the world
  bool hasChild(const MObject& node, MStatus* ReturnStatus = NULL) const;
  bool hasParent(const MObject& node, MStatus* ReturnStatus = NULL) const;
  bool isChildOf(const MObject& node, MStatus* ReturnStatus = NULL) const;
  MString fullPathName(MStatus* ReturnStatus = NULL) const;
  MString partialPathName(MStatus* ReturnStatus = NULL) const;
  MStatus getPath(MDagPath& path);
  MDagPath dagPath(MStatus* ReturnStatus = NULL) const;
  MMatrix transformationMatrix(MStatus* ReturnStatus = NULL) const;  // local
};
OPENMAYA_NAMESPACE_CLOSE
