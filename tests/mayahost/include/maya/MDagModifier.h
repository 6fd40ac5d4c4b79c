// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDGModifier.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// An MDGModifier that makes DAG nodes under a parent and moves them; matrices stay local.
class OPENMAYA_EXPORT MDagModifier : public MDGModifier {
 public:
  MDagModifier();
  ~MDagModifier() override;
  MObject createNode(const MTypeId& typeId, const MObject& parent = MObject::kNullObj,
                     MStatus* ReturnStatus = NULL);
  MObject createNode(const MString& type, const MObject& parent = MObject::kNullObj,
                     MStatus* ReturnStatus = NULL);
  MStatus reparentNode(const MObject& node, const MObject& newParent = MObject::kNullObj);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE
