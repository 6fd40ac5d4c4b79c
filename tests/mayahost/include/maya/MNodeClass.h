// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnBase.h>
#include <maya/MObject.h>
#include <maya/MString.h>
#include <maya/MTypeId.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A node type.
class OPENMAYA_EXPORT MNodeClass {
 public:
  MNodeClass(const MString& nodeClassName);
  MNodeClass(const MTypeId& nodeTypeId);
  MTypeId typeId() const;
  MString typeName() const;
  MString classification() const;
  MString pluginName(MStatus* ReturnStatus = NULL) const;
  MStatus getAttributes(MObjectArray& attr) const;
  unsigned int attributeCount(MStatus* ReturnStatus = NULL) const;
  MObject attribute(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MObject attribute(const MString& attrName, MStatus* ReturnStatus = NULL) const;
  bool hasAttribute(const MString& attrName, MStatus* ReturnStatus = NULL) const;
  static const char* className();

 private:
  MString name_;
};
OPENMAYA_NAMESPACE_CLOSE
