// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFn.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A way from the world to a node. There are no instances here: a node has one path.
class OPENMAYA_EXPORT MDagPath {
 public:
  MDagPath();
  MDagPath(const MDagPath& src);
  virtual ~MDagPath();
  static MStatus getAPathTo(const MObject& node, MDagPath& path);
  static MDagPath getAPathTo(const MObject& node, MStatus* ReturnStatus = NULL);
  bool hasFn(MFn::Type type, MStatus* ReturnStatus = NULL) const;
  MFn::Type apiType(MStatus* ReturnStatus = NULL) const;
  bool isValid(MStatus* ReturnStatus = NULL) const;
  MObject node(MStatus* ReturnStatus = NULL) const;
  MObject transform(MStatus* ReturnStatus = NULL) const;  // the lowest transform of the path
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  MStatus extendToShape();  // fails unless there is exactly one below
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
  MString fullPathName(MStatus* ReturnStatus = NULL) const;
  MString partialPathName(MStatus* ReturnStatus = NULL) const;
  bool isInstanced(MStatus* ReturnStatus = NULL) const;
  unsigned int instanceNumber(MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  MObject node_;
};
OPENMAYA_NAMESPACE_CLOSE
