// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFn.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class MDagPathArray;

// A way from the world to a node; one of several if the node or something above it is instanced. The path of
// the world is empty but valid.
class OPENMAYA_EXPORT MDagPath {
 public:
  MDagPath();
  MDagPath(const MDagPath& src);
  virtual ~MDagPath();
  static MStatus getAllPathsTo(const MObject& node, MDagPathArray& pathArray);
  static MStatus getAPathTo(const MObject& node, MDagPath& path);
  static MDagPath getAPathTo(const MObject& node, MStatus* ReturnStatus = NULL);
  bool hasFn(MFn::Type type, MStatus* ReturnStatus = NULL) const;
  MFn::Type apiType(MStatus* ReturnStatus = NULL) const;
  bool isValid(MStatus* ReturnStatus = NULL) const;
  MObject node(MStatus* ReturnStatus = NULL) const;
  MObject transform(MStatus* ReturnStatus = NULL) const;  // the lowest transform of the path
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  MStatus extendToShape();  // fails unless there is exactly one below
  MStatus extendToShapeDirectlyBelow(unsigned int index);
  MStatus numberOfShapesDirectlyBelow(unsigned int& count) const;
  MStatus push(const MObject& child);
  MStatus pop(unsigned int num = 1);
  unsigned int childCount(MStatus* ReturnStatus = NULL) const;
  MObject child(unsigned int i, MStatus* ReturnStatus = NULL) const;
  MMatrix inclusiveMatrix(MStatus* ReturnStatus = NULL) const;
  MMatrix exclusiveMatrix(MStatus* ReturnStatus = NULL) const;
  MMatrix inclusiveMatrixInverse(MStatus* ReturnStatus = NULL) const;
  MMatrix exclusiveMatrixInverse(MStatus* ReturnStatus = NULL) const;
  MDagPath& operator=(const MDagPath& src);
  bool operator==(const MDagPath& src) const;
  MStatus set(const MDagPath& src);
  unsigned int pathCount(MStatus* ReturnStatus = NULL) const;  // 1: there are no underworlds
  MStatus getPath(MDagPath& path, unsigned int i = 0) const;
  MString fullPathName(MStatus* ReturnStatus = NULL) const;
  MString partialPathName(MStatus* ReturnStatus = NULL) const;
  bool isInstanced(MStatus* ReturnStatus = NULL) const;
  unsigned int instanceNumber(MStatus* ReturnStatus = NULL) const;
  bool isVisible(MStatus* ReturnStatus = NULL) const;  // with all that is above it
  static const char* className();

 private:
  MMatrix matrix(const char* attribute, MStatus* ReturnStatus) const;
  std::vector<MObject> route_;  // from the top; the world alone for its own
};
OPENMAYA_NAMESPACE_CLOSE
