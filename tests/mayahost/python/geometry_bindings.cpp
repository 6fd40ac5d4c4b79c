// SPDX-License-Identifier: MIT
// NURBS curves and meshes as scripts make and ask them.
#include "bindings.h"

#include "dag/dag.h"
#include "geometry/geometry.h"

#include <maya/MDistance.h>
#include <maya/MFnMesh.h>
#include <maya/MFnMeshData.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MFnNurbsCurveData.h>
#include <maya/MIntArray.h>
#include <maya/MPointArray.h>

#include <array>

namespace py = pybind11;

namespace mayahost {
namespace {

using Three = std::array<double, 3>;

MPointArray pointsOf(const std::vector<Three>& points) {
  MPointArray array;
  for (const Three& p : points) {
    array.append(
        MPoint(MDistance::uiToInternal(p[0]), MDistance::uiToInternal(p[1]), MDistance::uiToInternal(p[2])));
  }
  return array;
}
Three shown(const MVector& v) {
  return {MDistance::internalToUI(v.x), MDistance::internalToUI(v.y), MDistance::internalToUI(v.z)};
}

// Puts geometry into a new shape below a new transform; the name of the transform.
std::string placed(const char* command, const std::string& name, const char* type, const char* stored,
                   const std::shared_ptr<Data>& data) {
  std::shared_ptr<Node> transform;
  kept(command, [&](Journal& journal) {
    transform = createNode(journal, "transform", name);
    const auto shape = createNode(journal, type, shapeNameFor(transform->name), transform);
    return setData(journal, {shape, wholeKey(shape->find(stored))}, data);
  });
  return nameOf(*transform);
}

// A transform with a curve below it: of control points and knots, or through edit points (no knots). The name
// of the transform.
std::string makeCurve(const std::string& name, const std::vector<Three>& points,
                      const std::vector<double>& knots, unsigned degree, bool periodic, bool throughPoints) {
  MObject data = MFnNurbsCurveData().create();
  MStatus status;
  MFnNurbsCurve fn;
  if (throughPoints) {
    fn.createWithEditPoints(pointsOf(points), degree, MFnNurbsCurve::kOpen, false, false, true, data,
                            &status);
  } else {
    MDoubleArray array;
    for (const double knot : knots) array.append(knot);
    const auto form = periodic ? MFnNurbsCurve::kPeriodic : MFnNurbsCurve::kOpen;
    fn.create(pointsOf(points), array, degree, form, false, false, data, &status);
  }
  const auto made = as<CurveData>(data);
  if (!status || !made) throw std::runtime_error("No curve can be made of these points, knots and degree");
  return placed("curve", name, "nurbsCurve", "cached", made);
}

// A transform with a mesh below it: faces as the numbers of their points, counted from 0.
std::string makeMesh(const std::string& name, const std::vector<Three>& points,
                     const std::vector<std::vector<int>>& faces) {
  MIntArray counts, corners;
  for (const auto& face : faces) {
    counts.append(static_cast<int>(face.size()));
    for (const int corner : face) corners.append(corner);
  }
  const MObject data = MFnMeshData().create();
  MStatus status;
  MFnMesh().create(static_cast<int>(points.size()), static_cast<int>(faces.size()), pointsOf(points), counts,
                   corners, data, &status);
  if (!status) throw std::runtime_error("No mesh can be made of these points and faces");
  return placed("polyPlane", name, "mesh", "cachedInMesh", as<Data>(data));
}

MDagPath curvePath(const std::string& name) {
  auto node = nodeNamed(name);
  for (const auto& child : dagChildren(*node)) {
    if (child->type->name == "nurbsCurve") node = child;
  }
  MDagPath path;
  MDagPath::getAPathTo(Access::wrap(node), path);
  if (node->type->name != "nurbsCurve") throw std::runtime_error("'" + name + "' is not a curve");
  return path;
}

// In world space: position, derivative by the parameter, tangent and normal of length 1.
py::dict curvePoint(const std::string& name, double parameter, bool share) {
  const MFnNurbsCurve fn(curvePath(name));
  double low = 0.0, high = 0.0;
  fn.getKnotDomain(low, high);
  const double at = share ? low + (high - low) * parameter : parameter;
  MPoint position;
  MVector derivative;
  if (!fn.getDerivativesAtParm(at, position, derivative, MSpace::kWorld))
    throw std::runtime_error("The curve has no parameter " + std::to_string(at));
  py::dict facts;
  facts["position"] = shown(MVector(position));
  facts["tangent"] = shown(derivative);
  const MVector along = fn.tangent(at, MSpace::kWorld), side = fn.normal(at, MSpace::kWorld);
  facts["normalizedTangent"] = Three{along.x, along.y, along.z};
  facts["normalizedNormal"] = Three{side.x, side.y, side.z};
  return facts;
}

}  // namespace

void bindGeometry(py::module_& m) {
  m.def("makeNurbsCurve", makeCurve);
  m.def("makeMesh", makeMesh);
  m.def("nurbsPoint", curvePoint);
  m.def("nurbsLength", [](const std::string& name) {
    return MDistance::internalToUI(MFnNurbsCurve(curvePath(name)).length());
  });
}

}  // namespace mayahost
