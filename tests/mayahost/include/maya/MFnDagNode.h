// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class MBoundingBox;
class MDagPathArray;

// A node of the DAG, by its object or by a path to it. What asks for a path speaks of the one it was given,
// or of the node's first.
class OPENMAYA_EXPORT MFnDagNode : public MFnDependencyNode {
  MAYAHOST_FUNCTION_SET(MFnDagNode, MFn::kDagNode)
  enum { kNextPos = 0xff };
  MFnDagNode(const MDagPath& object, MStatus* ReturnStatus = NULL);
  virtual MStatus setObject(const MDagPath& path);
  MStatus setObject(MObject& object) override;
  MStatus setObject(const MObject& object) override;

  // A shape without a parent gets a transform, which is what is returned and attached to.
  MObject create(const MTypeId& typeId, MObject& parent = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject create(const MTypeId& typeId, const MString& name, MObject& parent = MObject::kNullObj,
                 MStatus* ReturnStatus = NULL);
  MObject create(const MString& type, MObject& parent = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject create(const MString& type, const MString& name, MObject& parent = MObject::kNullObj,
                 MStatus* ReturnStatus = NULL);
  unsigned int parentCount(MStatus* ReturnStatus = NULL) const;
  MObject parent(unsigned int i, MStatus* ReturnStatus = NULL) const;  // the world's object at the top
  unsigned int childCount(MStatus* ReturnStatus = NULL) const;
  MObject child(unsigned int i, MStatus* ReturnStatus = NULL) const;
  MObject dagRoot(MStatus* ReturnStatus = NULL);
  // With keepExistingParents the child becomes an instance.
  MStatus addChild(MObject& child, unsigned int index = kNextPos, bool keepExistingParents = false);
  MStatus removeChild(MObject& child);  // from its only parent: it goes to the world
  MStatus removeChildAt(unsigned int index);
  bool hasChild(const MObject& node, MStatus* ReturnStatus = NULL) const;
  bool hasParent(const MObject& node, MStatus* ReturnStatus = NULL) const;
  bool isChildOf(const MObject& node, MStatus* ReturnStatus = NULL) const;
  bool isParentOf(const MObject& node, MStatus* ReturnStatus = NULL) const;
  bool inUnderWorld(MStatus* ReturnStatus = NULL) const;
  bool inModel(MStatus* ReturnStatus = NULL) const;
  bool isInstanced(bool indirect = true, MStatus* ReturnStatus = NULL) const;
  bool isInstancedAttribute(const MObject& attr, MStatus* ReturnStatus = NULL) const;
  unsigned int instanceCount(bool total, MStatus* ReturnStatus = NULL) const;
  bool isIntermediateObject(MStatus* ReturnStatus = NULL) const;
  MStatus setIntermediateObject(bool isIntermediate);
  MString fullPathName(MStatus* ReturnStatus = NULL) const;
  MString partialPathName(MStatus* ReturnStatus = NULL) const;
  MStatus getPath(MDagPath& path) const;
  MStatus getAllPaths(MDagPathArray& paths) const;
  MDagPath dagPath(MStatus* ReturnStatus = NULL) const;              // fails unless it was given a path
  MMatrix transformationMatrix(MStatus* ReturnStatus = NULL) const;  // local
  // Of a shape in its own space, of a transform in its parent's: what is below it, moved as it moves it.
  MBoundingBox boundingBox(MStatus* ReturnStatus = NULL) const;

 protected:
  void attachPath(const MDagPath& path, MFn::Type kind, MStatus* ReturnStatus);

 private:
  MDagPath path_;  // empty: it was given an object
};
OPENMAYA_NAMESPACE_CLOSE
