// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MObject.h>
#include <maya/MPoint.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The control vertices of a curve, one after the other. Components are not supported: all are visited, and a
// component that is given is refused.
class OPENMAYA_EXPORT MItCurveCV {
 public:
  MItCurveCV(MObject& curve, MStatus* ReturnStatus = NULL);
  MItCurveCV(const MDagPath& curve, MObject& component = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  virtual ~MItCurveCV();
  bool isDone(MStatus* ReturnStatus = NULL) const;
  MStatus next();
  MStatus reset();
  MStatus reset(MObject& curve);
  MStatus reset(const MDagPath& curve, MObject& component = MObject::kNullObj);
  MPoint position(MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL) const;
  MStatus setPosition(const MPoint& pt, MSpace::Space space = MSpace::kObject);
  MStatus translateBy(const MVector& vec, MSpace::Space space = MSpace::kObject);
  int index(MStatus* ReturnStatus = NULL) const;
  bool hasHistoryOnCreate(MStatus* ReturnStatus = NULL) const;
  MStatus updateCurve();
  static const char* className();

 private:
  MObject object_;
  MDagPath path_;
  unsigned int here() const;  // the number of the control vertex it is at
  unsigned int at_ = 0;
  std::vector<int> chosen_;  // those it visits, where a component was given
  bool partial_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
