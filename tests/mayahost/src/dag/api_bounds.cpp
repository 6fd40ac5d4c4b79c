// SPDX-License-Identifier: MIT
// MFnDagNode::boundingBox.
#include "dag/dag.h"
#include "geometry/geometry.h"
#include "graph/evaluate.h"

#include <maya/MBoundingBox.h>
#include <maya/MFnDagNode.h>
#include <maya/MPxLocatorNode.h>

using namespace mayahost;

namespace {

double value(const std::shared_ptr<Node>& node, const char* attribute) {
  return Access::plug({node, wholeKey(node->find(attribute))}).asDouble();
}

MBoundingBox ofLocator(const std::shared_ptr<Node>& node) {
  MPoint low, high;
  const char* const places[] = {"localPositionX", "localPositionY", "localPositionZ"};
  const char* const sizes[] = {"localScaleX", "localScaleY", "localScaleZ"};
  for (unsigned i = 0; i < 3; ++i) {
    const double place = value(node, places[i]), size = value(node, sizes[i]);
    low[i] = place - size;
    high[i] = place + size;
  }
  return MBoundingBox(low, high);
}

MBoundingBox ofGeometry(const GeometryData& data) {
  MBoundingBox box;
  if (const auto* mesh = dynamic_cast<const MeshData*>(&data)) {
    for (int i = 0; i < static_cast<int>(mesh->mesh.points.size()); ++i)
      box.expand(toPoint(mesh->mesh.point(i)));
  } else if (const auto* curve = dynamic_cast<const CurveData*>(&data)) {
    for (const auto& cv : curve->curve.cvs) box.expand(toPoint(Eigen::Vector3d(cv.head<3>() / cv[3])));
  }
  return box;
}

MBoundingBox boxOf(const std::shared_ptr<Node>& node) {
  if (const auto* locator = dynamic_cast<const MPxLocatorNode*>(node->px.get()))
    return locator->isBounded() ? locator->boundingBox() : MBoundingBox();
  if (node->type->name == "locator") return ofLocator(node);
  if (const auto data = geometryOf(Access::wrap(node))) return ofGeometry(*data);
  MBoundingBox box;
  for (const auto& child : dagChildren(*node)) {
    if (!MFnDagNode(Access::wrap(child)).isIntermediateObject()) box.expand(boxOf(child));
  }
  if (node->hasFn(MFn::kTransform)) box.transformUsing(MFnDagNode(Access::wrap(node)).transformationMatrix());
  return box;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MBoundingBox MFnDagNode::boundingBox(MStatus* ReturnStatus) const {
  const auto node = as<Node>(object_);
  const bool fine = node && isDag(*node);
  tell(ReturnStatus, fine ? MStatus::kSuccess : MStatus::kFailure);
  return fine ? boxOf(node) : MBoundingBox();
}

OPENMAYA_NAMESPACE_CLOSE
