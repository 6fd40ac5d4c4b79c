// SPDX-License-Identifier: MIT
// MPxLocatorNode and MDagModifier.
#include "dag/dag.h"
#include "edits/modification.h"

#include <maya/MDagModifier.h>
#include <maya/MPxLocatorNode.h>

using namespace mayahost;

namespace {

MStatus reparentLater(Modification& own, const std::shared_ptr<Node>& node, const MObject& parent) {
  const auto above = as<Node>(parent);
  if (!node || !isDag(*node) || (!parent.isNull() && !above)) return MStatus::kInvalidParameter;
  own.pending.push_back([=](Journal& journal) { return setParent(journal, node, above); });
  return MStatus::kSuccess;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MPxLocatorNode::localPosition, MPxLocatorNode::localPositionX, MPxLocatorNode::localPositionY,
    MPxLocatorNode::localPositionZ, MPxLocatorNode::worldPosition, MPxLocatorNode::worldPositionX,
    MPxLocatorNode::worldPositionY, MPxLocatorNode::worldPositionZ, MPxLocatorNode::localScale,
    MPxLocatorNode::localScaleX, MPxLocatorNode::localScaleY, MPxLocatorNode::localScaleZ,
    MPxLocatorNode::instObjGroups, MPxLocatorNode::objectGroups, MPxLocatorNode::objectGrpCompList,
    MPxLocatorNode::objectGroupId, MPxLocatorNode::objectGroupColor, MPxLocatorNode::matrix,
    MPxLocatorNode::inverseMatrix, MPxLocatorNode::worldMatrix, MPxLocatorNode::worldInverseMatrix,
    MPxLocatorNode::parentMatrix, MPxLocatorNode::parentInverseMatrix, MPxLocatorNode::visibility,
    MPxLocatorNode::intermediateObject;

MPxLocatorNode::MPxLocatorNode() = default;
MPxLocatorNode::~MPxLocatorNode() = default;
MPxNode::Type MPxLocatorNode::type() const {
  return kLocatorNode;
}
void MPxLocatorNode::draw(M3dView&, const MDagPath&, M3dView::DisplayStyle, M3dView::DisplayStatus) {}
bool MPxLocatorNode::isBounded() const {
  return false;
}
MBoundingBox MPxLocatorNode::boundingBox() const {
  return MBoundingBox();
}
bool MPxLocatorNode::excludeAsLocator() const {
  return true;
}
bool MPxLocatorNode::isTransparent() const {
  return false;
}
bool MPxLocatorNode::drawLast() const {
  return false;
}
bool MPxLocatorNode::useClosestPointForSelection() const {
  return false;
}
MPoint MPxLocatorNode::closestPoint(MPoint, MVector) const {
  return MPoint();
}
const char* MPxLocatorNode::className() {
  return "MPxLocatorNode";
}

MDagModifier::MDagModifier() = default;
MDagModifier::~MDagModifier() = default;
const char* MDagModifier::className() {
  return "MDagModifier";
}
MObject MDagModifier::createNode(const MTypeId& typeId, const MObject& parent, MStatus* ReturnStatus) {
  const auto type = findNodeType(typeId);
  return createNode(type ? text(type->name) : MString(), parent, ReturnStatus);
}
MObject MDagModifier::createNode(const MString& type, const MObject& parent, MStatus* ReturnStatus) {
  const auto known = findNodeType(text(type));
  const auto above = as<Node>(parent);
  const bool world = above && above->apiType() == MFn::kWorld;
  const bool fine = known && known->creatable && known->derivesFrom("dagNode") &&
                    (parent.isNull() || parent.hasFn(MFn::kTransform) || world);
  tell(ReturnStatus, fine ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!fine) return MObject::kNullObj;
  const bool needsTransform = isShapeType(*known) && (!above || world);
  const auto node = makeNode(known);
  const auto transform = needsTransform ? makeNode(findNodeType(std::string("transform"))) : nullptr;
  if (transform) modification_->created.push_back(transform);
  modification_->created.push_back(node);
  modification_->pending.push_back([=](Journal& journal) {
    auto under = needsTransform ? transform : above;
    const auto name = [](const std::shared_ptr<Node>& n, const std::string& fallback) {
      return n->name.empty() ? fallback : n->name;
    };
    if (transform) addNode(journal, transform, name(transform, transformNameFor(*known)));
    addNode(journal, node,
            name(node, under && isShapeType(*known) ? shapeNameFor(under->name) : known->name + "#"), under);
    return MStatus(MStatus::kSuccess);
  });
  return Access::wrap(transform ? transform : node);
}
MStatus MDagModifier::reparentNode(const MObject& node, const MObject& newParent) {
  return reparentLater(*modification_, as<Node>(node), newParent);
}

OPENMAYA_NAMESPACE_CLOSE
