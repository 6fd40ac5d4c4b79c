// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MPoint.h>
#include <maya/MVector.h>

#define kMFnNurbsEpsilon 1.0e-3

OPENMAYA_MAJOR_NAMESPACE_OPEN
// NURBS curves: shapes of the DAG and data. World space needs a path (or data that knows its matrix). A curve
// of N CVs and degree D has N + D - 1 knots. A shape whose curve comes in by a connection cannot be changed.
class OPENMAYA_EXPORT MFnNurbsCurve : public MFnDagNode {
  MAYAHOST_FUNCTION_SET(MFnNurbsCurve, MFn::kNurbsCurve)
  MFnNurbsCurve(const MDagPath& object, MStatus* ReturnStatus = NULL);
  OPENMAYA_ENUM(Form, kInvalid = 0, kOpen, kClosed, kPeriodic, kLast);
  using MFnDagNode::setObject;
  MStatus setObject(const MDagPath& path) override;

  MObject create(const MPointArray& controlVertices, const MDoubleArray& knotSequences, unsigned int degree,
                 Form agForm, bool create2D, bool createRational, MObject& parentOrOwner = MObject::kNullObj,
                 MStatus* ReturnStatus = NULL);
  MObject createWithEditPoints(const MPointArray& editPoints, unsigned int degree, Form agForm, bool create2D,
                               bool createRational, bool uniformParam,
                               MObject& parentOrOwner = MObject::kNullObj, MStatus* ReturnStatus = NULL);
  MObject copy(const MObject& source, MObject& parentOrOwner = MObject::kNullObj,
               MStatus* ReturnStatus = NULL);
  MStatus reverse(bool constructionHistory = false);
  MStatus getCV(unsigned int index, MPoint& pt, MSpace::Space space = MSpace::kObject) const;
  MStatus setCV(unsigned int index, const MPoint& pt, MSpace::Space space = MSpace::kObject);
  Form form(MStatus* ReturnStatus = NULL) const;
  int degree(MStatus* ReturnStatus = NULL) const;
  int numCVs(MStatus* ReturnStatus = NULL) const;
  int numSpans(MStatus* ReturnStatus = NULL) const;
  int numKnots(MStatus* ReturnStatus = NULL) const;
  MStatus getKnotDomain(double& start, double& end) const;
  MStatus getKnots(MDoubleArray& array) const;
  MStatus setKnots(const MDoubleArray& array, unsigned int startIndex, unsigned int endIndex);
  MStatus setKnot(unsigned int index, double param);
  MStatus getCVs(MPointArray& array, MSpace::Space space = MSpace::kObject) const;
  MStatus setCVs(const MPointArray& array, MSpace::Space space = MSpace::kObject);
  double knot(unsigned int index, MStatus* ReturnStatus = NULL) const;
  bool isPointOnCurve(const MPoint& point, double tolerance = kMFnNurbsEpsilon,
                      MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL) const;
  MStatus getPointAtParam(double param, MPoint& point, MSpace::Space space = MSpace::kObject) const;
  MStatus getParamAtPoint(const MPoint& atThisPoint, double& param,
                          MSpace::Space space = MSpace::kObject) const;
  MStatus getParamAtPoint(const MPoint& atThisPoint, double& param, double tolerance,
                          MSpace::Space space = MSpace::kObject) const;
  bool isParamOnCurve(double param, MStatus* ReturnStatus = NULL) const;
  MVector normal(double param, MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL) const;
  MVector tangent(double param, MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL) const;
  MStatus getDerivativesAtParm(double param, MPoint& pos, MVector& dU, MSpace::Space space,
                               MVector* dUU = NULL) const;
  bool isPlanar(MVector* planeNormal = NULL, MStatus* ReturnStatus = NULL) const;
  MPoint closestPoint(const MPoint& toThisPoint, double* param = NULL, double tolerance = kMFnNurbsEpsilon,
                      MSpace::Space space = MSpace::kObject, MStatus* ReturnStatus = NULL) const;
  MPoint closestPoint(const MPoint& toThisPoint, bool paramAsGuess, double* param = NULL,
                      double tolerance = kMFnNurbsEpsilon, MSpace::Space space = MSpace::kObject,
                      MStatus* ReturnStatus = NULL) const;
  double distanceToPoint(const MPoint& pt, MSpace::Space space = MSpace::kObject,
                         MStatus* ReturnStatus = NULL) const;
  // In object space.
  double length(double tolerance = kMFnNurbsEpsilon, MStatus* ReturnStatus = NULL) const;
  double findParamFromLength(double partLength, MStatus* ReturnStatus = NULL) const;
  double findLengthFromParam(double param, MStatus* ReturnStatus = NULL) const;
  bool hasHistoryOnCreate(MStatus* ReturnStatus = NULL) const;
  MStatus updateCurve();

 private:
  MDagPath path_;  // if it was given one
};
OPENMAYA_NAMESPACE_CLOSE
