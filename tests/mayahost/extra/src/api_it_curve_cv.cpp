// SPDX-License-Identifier: MIT
// MItCurveCV.
#include "geometry/component.h"

#include <maya/MFnNurbsCurve.h>
#include <maya/MItCurveCV.h>

using namespace mayahost;

OPENMAYA_MAJOR_NAMESPACE_OPEN

MItCurveCV::MItCurveCV(MObject& curve, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(curve));
}
MItCurveCV::MItCurveCV(const MDagPath& curve, MObject& component, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(curve, component));
}
MItCurveCV::~MItCurveCV() = default;
const char* MItCurveCV::className() {
  return "MItCurveCV";
}
MStatus MItCurveCV::reset() {
  at_ = 0;
  return MStatus::kSuccess;
}
MStatus MItCurveCV::reset(MObject& curve) {
  object_ = curve;
  path_ = MDagPath();
  at_ = 0;
  partial_ = false;
  return MFnNurbsCurve(curve).numCVs() > 0 ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MItCurveCV::reset(const MDagPath& curve, MObject& component) {
  MStatus status;
  object_ = MFnNurbsCurve(curve, &status).object();
  path_ = curve;
  at_ = 0;
  partial_ = !component.isNull();
  const auto points = chosen(object_, component, MFn::kCurveCVComponent);
  chosen_ = points.value_or(std::vector<int>());
  return status && !points ? MStatus(MStatus::kInvalidParameter) : status;
}
unsigned int MItCurveCV::here() const {
  return partial_ && at_ < chosen_.size() ? static_cast<unsigned int>(chosen_[at_]) : at_;
}
bool MItCurveCV::isDone(MStatus* ReturnStatus) const {
  const auto all = static_cast<std::size_t>(MFnNurbsCurve(object_).numCVs(ReturnStatus));
  return at_ >= (partial_ ? chosen_.size() : all);
}
MStatus MItCurveCV::next() {
  if (isDone()) return MStatus::kFailure;
  ++at_;
  return MStatus::kSuccess;
}
MPoint MItCurveCV::position(MSpace::Space space, MStatus* ReturnStatus) const {
  MPoint point;
  const MStatus status = path_.isValid() ? MFnNurbsCurve(path_).getCV(here(), point, space)
                                         : MFnNurbsCurve(object_).getCV(here(), point, space);
  tell(ReturnStatus, status);
  return point;
}
MStatus MItCurveCV::setPosition(const MPoint& pt, MSpace::Space space) {
  return path_.isValid() ? MFnNurbsCurve(path_).setCV(here(), pt, space)
                         : MFnNurbsCurve(object_).setCV(here(), pt, space);
}
MStatus MItCurveCV::translateBy(const MVector& vec, MSpace::Space space) {
  MStatus status;
  const MPoint from = position(space, &status);
  return status ? setPosition(from + vec, space) : status;
}
int MItCurveCV::index(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return static_cast<int>(here());
}
bool MItCurveCV::hasHistoryOnCreate(MStatus* ReturnStatus) const {
  return MFnNurbsCurve(object_).hasHistoryOnCreate(ReturnStatus);
}
MStatus MItCurveCV::updateCurve() {
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE
