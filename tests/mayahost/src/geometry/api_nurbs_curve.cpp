// SPDX-License-Identifier: MIT
// MFnNurbsCurve and the function sets of geometry data.
#include "geometry/geometry.h"

#include <maya/MDoubleArray.h>
#include <maya/MFnMeshData.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MFnNurbsCurveData.h>
#include <maya/MPointArray.h>

using namespace mayahost;

namespace {

// The curve of an object as it is in a space.
struct Held {
  std::shared_ptr<const CurveData> data;
  NurbsCurve curve;
  MMatrix matrix;
  explicit operator bool() const { return data != nullptr; }
};

Held held(const MObject& object, const MDagPath& path, MSpace::Space space, MStatus* status) {
  Held result;
  MStatus done = spaceMatrix(object, path, space, result.matrix);
  result.data = std::dynamic_pointer_cast<const CurveData>(geometryOf(object));
  if (!result.data && done) done = MStatus::kFailure;
  if (!done) result.data = nullptr;
  tell(status, done);
  if (!result) return result;
  if (space == MSpace::kWorld) {
    CurveData moved = *result.data;
    moved.transform(result.matrix);
    result.curve = moved.curve;
  } else {
    result.curve = result.data->curve;
  }
  return result;
}

Held held(const MObject& object, MStatus* status) {
  return held(object, MDagPath(), MSpace::kObject, status);
}

std::shared_ptr<CurveData> checked(NurbsCurve curve) {
  const bool fine = *curve.fault() == '\0';
  auto data = fine ? std::make_shared<CurveData>() : nullptr;
  if (fine) data->curve = std::move(curve);
  return data;
}

MObject place(MObject& own, const std::shared_ptr<CurveData>& data, const MObject& owner, MStatus* status) {
  if (!data) {
    tell(status, MStatus::kInvalidParameter);
    return MObject::kNullObj;
  }
  const MObject made = placeGeometry(data, owner, "nurbsCurve", status);
  MDagPath path;
  own = made;
  if (made.hasFn(MFn::kTransform) && MDagPath::getAPathTo(made, path) && path.extendToShape())
    own = path.node();
  return made;
}

MStatus changeCurve(const MObject& object, const std::function<MStatus(NurbsCurve&)>& change) {
  return changeGeometry(object, [&](GeometryData& data) {
    auto* curve = dynamic_cast<CurveData*>(&data);
    if (!curve || curve->empty()) return MStatus(MStatus::kFailure);
    NurbsCurve changed = curve->curve;
    const MStatus status = change(changed);
    if (!status) return status;
    if (*changed.fault() != '\0') return MStatus(MStatus::kInvalidParameter);
    curve->curve = std::move(changed);
    return MStatus(MStatus::kSuccess);
  });
}

// Sets the vertex, and in a periodic curve the one that is bound to it.
void put(NurbsCurve& curve, std::size_t index, const MPoint& point) {
  curve.cvs[index] = {point.x, point.y, point.z, point.w};
  const std::size_t first = curve.cvs.size() - static_cast<std::size_t>(curve.degree);
  if (curve.form == NurbsCurve::Form::periodic && index < static_cast<std::size_t>(curve.degree))
    curve.cvs[first + index] = curve.cvs[index];
}

bool bound(const NurbsCurve& curve, std::size_t index) {
  return curve.form == NurbsCurve::Form::periodic &&
         index >= curve.cvs.size() - static_cast<std::size_t>(curve.degree);
}

// A closed curve whose ends part is open.
void reform(NurbsCurve& curve) {
  if (curve.form == NurbsCurve::Form::closed && *curve.fault() != '\0') curve.form = NurbsCurve::Form::open;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MStatus MFnGeometryData::setMatrix(const MMatrix& matrix) {
  const auto data = as<GeometryData>(object_);
  if (!data) return MStatus::kFailure;
  data->matrix = matrix;
  return MStatus::kSuccess;
}
MStatus MFnGeometryData::getMatrix(MMatrix& matrix) const {
  const auto data = as<GeometryData>(object_);
  if (!data) return MStatus::kFailure;
  matrix = data->matrix;
  return MStatus::kSuccess;
}
bool MFnGeometryData::matrixIsIdentity(MStatus* ReturnStatus) const {
  const auto data = as<GeometryData>(object_);
  tell(ReturnStatus, data ? MStatus::kSuccess : MStatus::kFailure);
  return data && data->matrix == MMatrix();
}
bool MFnGeometryData::matrixIsNotIdentity(MStatus* ReturnStatus) const {
  return !matrixIsIdentity(ReturnStatus);
}
MObject MFnNurbsCurveData::create(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return object_ = Access::wrap(std::make_shared<CurveData>());
}
MObject MFnMeshData::create(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return object_ = Access::wrap(std::make_shared<MeshData>());
}

MFnNurbsCurve::MFnNurbsCurve(const MDagPath& object, MStatus* ReturnStatus) {
  tell(ReturnStatus, setObject(object));
}
MStatus MFnNurbsCurve::setObject(const MDagPath& path) {
  path_ = path;
  if (!path_.node().hasFn(MFn::kNurbsCurve)) path_.extendToShape();
  return attach(path_.node(), MFn::kNurbsCurve);
}

MObject MFnNurbsCurve::create(const MPointArray& controlVertices, const MDoubleArray& knotSequences,
                              unsigned int degree, Form agForm, bool create2D, bool createRational,
                              MObject& parentOrOwner, MStatus* ReturnStatus) {
  NurbsCurve curve;
  curve.degree = static_cast<int>(degree);
  curve.form = static_cast<NurbsCurve::Form>(agForm);
  const bool known = agForm > kInvalid && agForm < kLast;
  for (const MPoint& point : controlVertices)
    curve.cvs.emplace_back(point.x, point.y, create2D ? 0.0 : point.z, createRational ? point.w : 1.0);
  for (const double knot : knotSequences) curve.knots.push_back(knot);
  return place(object_, known ? checked(curve) : nullptr, parentOrOwner, ReturnStatus);
}
MObject MFnNurbsCurve::createWithEditPoints(const MPointArray& editPoints, unsigned int degree, Form agForm,
                                            bool create2D, bool createRational, bool uniformParam,
                                            MObject& parentOrOwner, MStatus* ReturnStatus) {
  static_cast<void>(createRational);  // through points of weight 1 both are the same
  std::vector<Eigen::Vector3d> points;
  for (const MPoint& point : editPoints) points.push_back(toEigen(point));
  for (auto& point : points) {
    if (create2D) point[2] = 0.0;
  }
  const auto curve = NurbsCurve::through(points, static_cast<int>(degree), uniformParam);
  return place(object_, agForm == kOpen ? checked(curve) : nullptr, parentOrOwner, ReturnStatus);
}
MObject MFnNurbsCurve::copy(const MObject& source, MObject& parentOrOwner, MStatus* ReturnStatus) {
  const auto from = std::dynamic_pointer_cast<const CurveData>(geometryOf(source));
  return place(object_, from ? checked(from->curve) : nullptr, parentOrOwner, ReturnStatus);
}
MStatus MFnNurbsCurve::reverse(bool) {
  return changeCurve(object_, [](NurbsCurve& curve) {
    curve.reverse();
    return MStatus(MStatus::kSuccess);
  });
}

MStatus MFnNurbsCurve::getCVs(MPointArray& array, MSpace::Space space) const {
  MStatus status;
  const Held own = held(object_, path_, space, &status);
  if (!own) return status;
  array.clear();
  for (const auto& cv : own.curve.cvs) array.append(cv[0], cv[1], cv[2], cv[3]);
  return status;
}
MStatus MFnNurbsCurve::getCV(unsigned int index, MPoint& pt, MSpace::Space space) const {
  MPointArray all;
  const MStatus status = getCVs(all, space);
  if (!status) return status;
  if (index >= all.length()) return MStatus::kInvalidParameter;
  pt = all[index];
  return MStatus::kSuccess;
}
MStatus MFnNurbsCurve::setCVs(const MPointArray& array, MSpace::Space space) {
  MMatrix matrix;
  const MStatus status = spaceMatrix(object_, path_, space, matrix);
  if (!status) return status;
  const MMatrix back = matrix.inverse();
  return changeCurve(object_, [&](NurbsCurve& curve) {
    if (array.length() != curve.cvs.size()) return MStatus(MStatus::kInvalidParameter);
    for (unsigned i = 0; i < array.length(); ++i) {
      if (!bound(curve, i)) put(curve, i, space == MSpace::kWorld ? array[i] * back : array[i]);
    }
    reform(curve);
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnNurbsCurve::setCV(unsigned int index, const MPoint& pt, MSpace::Space space) {
  MMatrix matrix;
  const MStatus status = spaceMatrix(object_, path_, space, matrix);
  if (!status) return status;
  return changeCurve(object_, [&](NurbsCurve& curve) {
    if (index >= curve.cvs.size() || bound(curve, index)) return MStatus(MStatus::kInvalidParameter);
    put(curve, index, space == MSpace::kWorld ? pt * matrix.inverse() : pt);
    reform(curve);
    return MStatus(MStatus::kSuccess);
  });
}

MFnNurbsCurve::Form MFnNurbsCurve::form(MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? static_cast<Form>(own.curve.form) : kInvalid;
}
int MFnNurbsCurve::degree(MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? own.curve.degree : 0;
}
int MFnNurbsCurve::numCVs(MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? static_cast<int>(own.curve.cvs.size()) : 0;
}
int MFnNurbsCurve::numSpans(MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? own.curve.spans() : 0;
}
int MFnNurbsCurve::numKnots(MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? static_cast<int>(own.curve.knots.size()) : 0;
}
MStatus MFnNurbsCurve::getKnotDomain(double& start, double& end) const {
  MStatus status;
  const Held own = held(object_, &status);
  if (!own) return status;
  start = own.curve.start();
  end = own.curve.end();
  return status;
}
MStatus MFnNurbsCurve::getKnots(MDoubleArray& array) const {
  MStatus status;
  const Held own = held(object_, &status);
  if (!own) return status;
  array.clear();
  for (const double knot : own.curve.knots) array.append(knot);
  return status;
}
double MFnNurbsCurve::knot(unsigned int index, MStatus* ReturnStatus) const {
  MDoubleArray all;
  const MStatus status = getKnots(all);
  const bool there = status && index < all.length();
  tell(ReturnStatus, status && !there ? MStatus(MStatus::kInvalidParameter) : status);
  return there ? all[index] : 0.0;
}
MStatus MFnNurbsCurve::setKnots(const MDoubleArray& array, unsigned int startIndex, unsigned int endIndex) {
  return changeCurve(object_, [&](NurbsCurve& curve) {
    const bool fits = startIndex <= endIndex && endIndex < curve.knots.size() &&
                      array.length() == endIndex - startIndex + 1;
    if (!fits) return MStatus(MStatus::kInvalidParameter);
    for (unsigned i = 0; i < array.length(); ++i) curve.knots[startIndex + i] = array[i];
    return MStatus(MStatus::kSuccess);
  });
}
MStatus MFnNurbsCurve::setKnot(unsigned int index, double param) {
  MDoubleArray one;
  one.append(param);
  return setKnots(one, index, index);
}

bool MFnNurbsCurve::isParamOnCurve(double param, MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own && own.curve.contains(param);
}
MStatus MFnNurbsCurve::getPointAtParam(double param, MPoint& point, MSpace::Space space) const {
  MVector unused;
  return getDerivativesAtParm(param, point, unused, space);
}
MStatus MFnNurbsCurve::getDerivativesAtParm(double param, MPoint& pos, MVector& dU, MSpace::Space space,
                                            MVector* dUU) const {
  MStatus status;
  const Held own = held(object_, path_, space, &status);
  if (!own) return status;
  if (!own.curve.contains(param)) return MStatus::kInvalidParameter;
  const NurbsCurve::Frame frame = own.curve.at(param);
  pos = toPoint(frame.point);
  dU = toVector(frame.first);
  if (dUU) *dUU = toVector(frame.second);
  return MStatus::kSuccess;
}
MVector MFnNurbsCurve::tangent(double param, MSpace::Space space, MStatus* ReturnStatus) const {
  MPoint point;
  MVector first;
  tell(ReturnStatus, getDerivativesAtParm(param, point, first, space));
  return first.normal();
}
MVector MFnNurbsCurve::normal(double param, MSpace::Space space, MStatus* ReturnStatus) const {
  MPoint point;
  MVector first, second;
  const MStatus status = getDerivativesAtParm(param, point, first, space, &second);
  tell(ReturnStatus, status);
  if (!status || first.length() == 0.0) return MVector();
  const MVector along = first.normal();
  const MVector bend = second - (second * along) * along;
  if (bend.length() > 1e-12 * (1.0 + second.length())) return bend.normal();
  // Straight here: of all normals one, by the axis the curve is least along.
  MVector axis(1.0, 0.0, 0.0);
  if (std::abs(along.y) <= std::abs(along.x) && std::abs(along.y) <= std::abs(along.z)) {
    axis = MVector(0.0, 1.0, 0.0);
  } else if (std::abs(along.z) < std::abs(along.x)) {
    axis = MVector(0.0, 0.0, 1.0);
  }
  return (axis - (axis * along) * along).normal();
}
bool MFnNurbsCurve::isPlanar(MVector* planeNormal, MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  Eigen::Vector3d normal;
  if (!own || !own.curve.plane(kMFnNurbsEpsilon, normal)) return false;
  if (planeNormal) *planeNormal = toVector(normal);
  return true;
}

MPoint MFnNurbsCurve::closestPoint(const MPoint& toThisPoint, double* param, double tolerance,
                                   MSpace::Space space, MStatus* ReturnStatus) const {
  return closestPoint(toThisPoint, false, param, tolerance, space, ReturnStatus);
}
MPoint MFnNurbsCurve::closestPoint(const MPoint& toThisPoint, bool paramAsGuess, double* param, double,
                                   MSpace::Space space, MStatus* ReturnStatus) const {
  const Held own = held(object_, path_, space, ReturnStatus);
  if (!own) return MPoint();
  const Eigen::Vector3d to = toEigen(toThisPoint);
  const double found =
      paramAsGuess && param ? own.curve.closestParamNear(to, *param) : own.curve.closestParam(to);
  if (param) *param = found;
  return toPoint(own.curve.at(found).point);
}
double MFnNurbsCurve::distanceToPoint(const MPoint& pt, MSpace::Space space, MStatus* ReturnStatus) const {
  return closestPoint(pt, NULL, kMFnNurbsEpsilon, space, ReturnStatus).distanceTo(pt);
}
bool MFnNurbsCurve::isPointOnCurve(const MPoint& point, double tolerance, MSpace::Space space,
                                   MStatus* ReturnStatus) const {
  MStatus status;
  const double distance = distanceToPoint(point, space, &status);
  tell(ReturnStatus, status);
  return status && distance <= tolerance;
}
MStatus MFnNurbsCurve::getParamAtPoint(const MPoint& atThisPoint, double& param, MSpace::Space space) const {
  return getParamAtPoint(atThisPoint, param, kMFnNurbsEpsilon, space);
}
MStatus MFnNurbsCurve::getParamAtPoint(const MPoint& atThisPoint, double& param, double tolerance,
                                       MSpace::Space space) const {
  MStatus status;
  double found = 0.0;
  const MPoint near = closestPoint(atThisPoint, &found, tolerance, space, &status);
  if (!status) return status;
  if (near.distanceTo(atThisPoint) > tolerance) return MStatus::kInvalidParameter;
  param = found;
  return MStatus::kSuccess;
}

double MFnNurbsCurve::length(double, MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? own.curve.length(own.curve.start(), own.curve.end()) : 0.0;
}
double MFnNurbsCurve::findParamFromLength(double partLength, MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? own.curve.paramAtLength(partLength) : 0.0;
}
double MFnNurbsCurve::findLengthFromParam(double param, MStatus* ReturnStatus) const {
  const Held own = held(object_, ReturnStatus);
  return own ? own.curve.lengthAtParam(param) : 0.0;
}
bool MFnNurbsCurve::hasHistoryOnCreate(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  const auto node = as<Node>(object_);
  return node && node->source(wholeKey(node->find("create")));
}
MStatus MFnNurbsCurve::updateCurve() {
  return geometryOf(object_) ? MStatus::kSuccess : MStatus::kFailure;
}

OPENMAYA_NAMESPACE_CLOSE
