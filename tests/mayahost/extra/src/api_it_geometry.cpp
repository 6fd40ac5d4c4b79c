// SPDX-License-Identifier: MIT
// MItGeometry.
#include "geometry/component.h"
#include "geometry/geometry.h"

#include <maya/MFnMesh.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MFnSingleIndexedComponent.h>
#include <maya/MItGeometry.h>
#include <maya/MPointArray.h>

using namespace mayahost;

namespace {

// The function set on the path where there is one, which knows the world.
template <typename Set>
Set functions(const MObject& object, const MDagPath& path) {
  return path.isValid() ? Set(path) : Set(object);
}

bool isMesh(const MObject& object) {
  return object.hasFn(MFn::kMesh);
}

MFn::Type pointsOf(const MObject& object) {
  return isMesh(object) ? MFn::kMeshVertComponent : MFn::kCurveCVComponent;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MItGeometry::MItGeometry(const MDagPath& dagPath, MStatus* ReturnStatus) {
  MDagPath shape(dagPath);
  shape.extendToShape();
  tell(ReturnStatus, hold(shape.node(), shape));
}
MItGeometry::MItGeometry(const MDagPath& dagPath, MObject& component, MStatus* ReturnStatus)
    : MItGeometry(dagPath, ReturnStatus) {
  if (component.isNull() || count_ == 0) return;
  const auto points = chosen(object_, component, pointsOf(object_));
  if (!points) tell(ReturnStatus, MStatus::kInvalidParameter);
  chosen_ = points.value_or(std::vector<int>());
  count_ = static_cast<unsigned int>(chosen_.size());
}
MItGeometry::MItGeometry(MObject& dagObject, MStatus* ReturnStatus) {
  tell(ReturnStatus, hold(dagObject, MDagPath()));
}
MItGeometry::MItGeometry(MDataHandle& dataHandle, unsigned int, bool readOnly, MStatus* ReturnStatus) {
  tell(ReturnStatus, hold(dataHandle, readOnly));
}
MItGeometry::MItGeometry(MDataHandle& dataHandle, bool readOnly, MStatus* ReturnStatus) {
  tell(ReturnStatus, hold(dataHandle, readOnly));
}
MItGeometry::~MItGeometry() = default;
const char* MItGeometry::className() {
  return "MItGeometry";
}

MStatus MItGeometry::hold(const MObject& geometry, const MDagPath& path) {
  const auto data = geometryOf(geometry);
  if (!data) return MStatus::kInvalidParameter;
  object_ = geometry;
  path_ = path;
  if (const auto curve = std::dynamic_pointer_cast<const CurveData>(data)) {
    const auto repeated = curve->curve.form == NurbsCurve::Form::periodic ? curve->curve.degree : 0;
    count_ = static_cast<unsigned int>(static_cast<int>(curve->curve.cvs.size()) - repeated);
  } else {
    count_ = static_cast<unsigned int>(MFnMesh(geometry).numVertices());
  }
  return MStatus::kSuccess;
}
MStatus MItGeometry::hold(MDataHandle& handle, bool readOnly) {
  const auto slot = Access::slot(handle);
  if (!slot || !slot->data) return MStatus::kInvalidParameter;
  readOnly_ = readOnly;
  if (!readOnly) slot->ownData();
  return hold(Access::wrap(slot->data), MDagPath());
}
unsigned int MItGeometry::here() const {
  return isWhole() || isDone() ? at_ : static_cast<unsigned int>(chosen_[at_]);
}
bool MItGeometry::isDone(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return at_ >= count_;
}
MStatus MItGeometry::next() {
  if (isDone()) return MStatus::kFailure;
  ++at_;
  return MStatus::kSuccess;
}
MPoint MItGeometry::position(MSpace::Space space, MStatus* ReturnStatus) const {
  MPoint point;
  MStatus status = MStatus::kFailure;
  if (!isDone() && isMesh(object_)) {
    status = functions<MFnMesh>(object_, path_).getPoint(static_cast<int>(here()), point, space);
  } else if (!isDone()) {
    status = functions<MFnNurbsCurve>(object_, path_).getCV(here(), point, space);
  }
  tell(ReturnStatus, status);
  return point;
}
MVector MItGeometry::normal(MSpace::Space space, MStatus* ReturnStatus) const {
  MVector normal;
  MStatus status = MStatus::kFailure;
  if (!isDone() && isMesh(object_))
    status =
        functions<MFnMesh>(object_, path_).getVertexNormal(static_cast<int>(here()), false, normal, space);
  tell(ReturnStatus, status);
  return normal;
}
MStatus MItGeometry::setPosition(const MPoint& point, MSpace::Space space) {
  if (isDone() || readOnly_) return MStatus::kFailure;
  if (isMesh(object_))
    return functions<MFnMesh>(object_, path_).setPoint(static_cast<int>(here()), point, space);
  return functions<MFnNurbsCurve>(object_, path_).setCV(here(), point, space);
}
int MItGeometry::index(MStatus* ReturnStatus) const {
  tell(ReturnStatus, isDone() ? MStatus::kFailure : MStatus::kSuccess);
  return static_cast<int>(here());
}
int MItGeometry::count(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return static_cast<int>(count_);
}
int MItGeometry::exactCount(MStatus* ReturnStatus) {
  return count(ReturnStatus);
}
MObject MItGeometry::component(MStatus* ReturnStatus) const {
  MFnSingleIndexedComponent made;
  const MObject all = made.create(pointsOf(object_), ReturnStatus);
  for (const int point : chosen_) made.addElement(point);
  if (isWhole()) made.setCompleteData(static_cast<int>(count_));
  return all;
}
MObject MItGeometry::currentItem(MStatus* ReturnStatus) const {
  MFnSingleIndexedComponent made;
  const MObject one = made.create(pointsOf(object_), ReturnStatus);
  if (isDone()) tell(ReturnStatus, MStatus::kFailure);
  if (isDone()) return MObject::kNullObj;
  made.addElement(static_cast<int>(here()));
  return one;
}
MStatus MItGeometry::reset() {
  at_ = 0;
  return MStatus::kSuccess;
}
MStatus MItGeometry::readAll(MPointArray& points, MSpace::Space space) const {
  if (count_ == 0) return MStatus::kFailure;
  return isMesh(object_) ? functions<MFnMesh>(object_, path_).getPoints(points, space)
                         : functions<MFnNurbsCurve>(object_, path_).getCVs(points, space);
}
MStatus MItGeometry::allPositions(MPointArray& points, MSpace::Space space) const {
  const MStatus status = readAll(points, space);
  if (!status) return status;
  for (unsigned i = 0; i < chosen_.size(); ++i) points[i] = points[static_cast<unsigned>(chosen_[i])];
  points.setLength(count_);
  return status;
}
MStatus MItGeometry::setAllPositions(const MPointArray& points, MSpace::Space space) {
  MPointArray all;
  const MStatus status = readOnly_ ? MStatus(MStatus::kFailure) : readAll(all, space);
  if (!status) return status;
  if (points.length() != count_) return MStatus::kInvalidParameter;
  for (unsigned i = 0; i < count_; ++i) all[isWhole() ? i : static_cast<unsigned>(chosen_[i])] = points[i];
  return isMesh(object_) ? functions<MFnMesh>(object_, path_).setPoints(all, space)
                         : functions<MFnNurbsCurve>(object_, path_).setCVs(all, space);
}

OPENMAYA_NAMESPACE_CLOSE
