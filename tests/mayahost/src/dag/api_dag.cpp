// SPDX-License-Identifier: MIT
// MFnDagNode.
#include "dag/dag.h"
#include "edits/edit.h"
#include "graph/evaluate.h"
#include "scenes/scene.h"

#include <maya/MDagPathArray.h>
#include <maya/MFnDagNode.h>
#include <maya/MMatrix.h>

#include <algorithm>

using namespace mayahost;

namespace {

std::shared_ptr<Node> held(const MObject& object, MStatus* status = nullptr) {
  const auto node = as<Node>(object);
  const bool fine = node && isDag(*node);
  tell(status, fine ? MStatus::kSuccess : MStatus::kFailure);
  return fine ? node : nullptr;
}

bool contains(const std::vector<std::shared_ptr<Node>>& all, const std::shared_ptr<Node>& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

bool below(const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& above) {
  const auto parents = dagParents(*node);
  return contains(parents, above) ||
         std::any_of(parents.begin(), parents.end(), [&](const auto& p) { return below(p, above); });
}

// The node under the parent, or nothing; of a shape without a parent, the transform.
MObject made(const std::shared_ptr<NodeType>& type, const std::string& name, const MObject& parent,
             MStatus* status) {
  const auto above = as<Node>(parent);
  const bool fine =
      type && type->derivesFrom("dagNode") && type->creatable && (parent.isNull() || (above && above->added));
  tell(status, fine ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!fine) return MObject::kNullObj;
  Journal unkept;
  if (!isShapeType(*type) || above) {
    const bool world = above == Scene::get().world();
    const auto node = createNode(unkept, type->name, name, world ? nullptr : above);
    if (!node) tell(status, MStatus::kInvalidParameter);
    return Access::wrap(node);
  }
  const auto transform = createNode(unkept, "transform", name.empty() ? transformNameFor(*type) : name);
  createNode(unkept, type->name, shapeNameFor(transform->name), transform);
  return Access::wrap(transform);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MFnDagNode::MFnDagNode(const MDagPath& object, MStatus* ReturnStatus) {
  attachPath(object, MFn::kDagNode, ReturnStatus);
}
void MFnDagNode::attachPath(const MDagPath& path, MFn::Type kind, MStatus* ReturnStatus) {
  MDagPath own = path;
  // A function set of shapes goes on to the shape below.
  if (!own.node().hasFn(kind) && own.hasFn(kind)) own.extendToShape();
  path_ = own;
  attach(own.node(), kind, ReturnStatus);
}
MStatus MFnDagNode::setObject(const MDagPath& path) {
  MStatus status;
  attachPath(path, type(), &status);
  return status;
}
MStatus MFnDagNode::setObject(MObject& object) {
  path_ = MDagPath();
  return MFnDependencyNode::setObject(object);
}
MStatus MFnDagNode::setObject(const MObject& object) {
  path_ = MDagPath();
  return MFnDependencyNode::setObject(object);
}
MObject MFnDagNode::create(const MTypeId& typeId, MObject& parent, MStatus* ReturnStatus) {
  return object_ = made(findNodeType(typeId), "", parent, ReturnStatus);
}
MObject MFnDagNode::create(const MTypeId& typeId, const MString& name, MObject& parent,
                           MStatus* ReturnStatus) {
  return object_ = made(findNodeType(typeId), text(name), parent, ReturnStatus);
}
MObject MFnDagNode::create(const MString& type, MObject& parent, MStatus* ReturnStatus) {
  return object_ = made(findNodeType(text(type)), "", parent, ReturnStatus);
}
MObject MFnDagNode::create(const MString& type, const MString& name, MObject& parent, MStatus* ReturnStatus) {
  return object_ = made(findNodeType(text(type)), text(name), parent, ReturnStatus);
}
unsigned int MFnDagNode::parentCount(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? static_cast<unsigned int>(dagParents(*node).size()) : 0;
}
MObject MFnDagNode::parent(unsigned int i, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  const auto parents = node ? dagParents(*node) : DagRoute();
  if (i < parents.size()) return Access::wrap(parents[i]);
  tell(ReturnStatus, MStatus::kInvalidParameter);
  return MObject::kNullObj;
}
unsigned int MFnDagNode::childCount(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? static_cast<unsigned int>(dagChildren(*node).size()) : 0;
}
MObject MFnDagNode::child(unsigned int i, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  const auto children = node ? dagChildren(*node) : DagRoute();
  if (i < children.size()) return Access::wrap(children[i]);
  tell(ReturnStatus, MStatus::kInvalidParameter);
  return MObject::kNullObj;
}
MObject MFnDagNode::dagRoot(MStatus* ReturnStatus) {
  return held(object_, ReturnStatus) ? Access::wrap(Scene::get().world()) : MObject::kNullObj;
}
MStatus MFnDagNode::addChild(MObject& child, unsigned int index, bool keepExistingParents) {
  const auto node = held(object_), moved = as<Node>(child);
  if (!node) return MStatus::kFailure;
  Journal unkept;
  const MStatus status =
      keepExistingParents ? addInstance(unkept, moved, node) : setParent(unkept, moved, node);
  if (status && index != kNextPos) moveChild(unkept, moved, node, index);
  return status;
}
MStatus MFnDagNode::removeChild(MObject& child) {
  const auto node = held(object_), moved = as<Node>(child);
  if (!hasChild(child)) return MStatus::kInvalidParameter;
  Journal unkept;
  return dagParents(*moved).size() > 1 ? removeInstance(unkept, moved, node)
                                       : setParent(unkept, moved, nullptr);
}
MStatus MFnDagNode::removeChildAt(unsigned int index) {
  MObject at = child(index);
  return removeChild(at);
}
bool MFnDagNode::hasChild(const MObject& node, MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus), other = held(node);
  return own && other && contains(dagParents(*other), own);
}
bool MFnDagNode::hasParent(const MObject& node, MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus), other = held(node);
  return own && other && contains(dagParents(*own), other);
}
bool MFnDagNode::isChildOf(const MObject& node, MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus), above = held(node);
  return own && above && below(own, above);
}
bool MFnDagNode::isParentOf(const MObject& node, MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus), other = held(node);
  return own && other && below(other, own);
}
bool MFnDagNode::inUnderWorld(MStatus* ReturnStatus) const {
  held(object_, ReturnStatus);
  return false;
}
bool MFnDagNode::inModel(MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus);
  return own && below(own, Scene::get().world());
}
bool MFnDagNode::isInstanced(bool indirect, MStatus* ReturnStatus) const {
  return instanceCount(indirect, ReturnStatus) > 1;
}
bool MFnDagNode::isInstancedAttribute(const MObject& attr, MStatus* ReturnStatus) const {
  held(object_, ReturnStatus);
  const auto attribute = as<Attribute>(attr);
  const auto keys = inheritedMatrices();
  return attribute && (attribute->worldSpace ||
                       std::any_of(keys.begin(), keys.end(),
                                   [&](const PlugKey& key) { return key.attribute == attribute; }));
}
unsigned int MFnDagNode::instanceCount(bool total, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  if (!node) return 0;
  return static_cast<unsigned int>(total ? mayahost::instanceCount(*node) : dagParents(*node).size());
}
bool MFnDagNode::isIntermediateObject(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node && Access::plug({node, wholeKey(node->find("intermediateObject"))}).asBool();
}
MStatus MFnDagNode::setIntermediateObject(bool isIntermediate) {
  const auto node = held(object_);
  if (!node) return MStatus::kFailure;
  Journal unkept;
  return setNumber(unkept, {node, wholeKey(node->find("intermediateObject"))}, isIntermediate);
}
MString MFnDagNode::fullPathName(MStatus* ReturnStatus) const {
  MDagPath path;
  tell(ReturnStatus, getPath(path));
  return path.fullPathName();
}
MString MFnDagNode::partialPathName(MStatus* ReturnStatus) const {
  MDagPath path;
  tell(ReturnStatus, getPath(path));
  return path.partialPathName();
}
MStatus MFnDagNode::getPath(MDagPath& path) const {
  if (path_.isValid()) return path.set(path_);
  return MDagPath::getAPathTo(object_, path);
}
MStatus MFnDagNode::getAllPaths(MDagPathArray& paths) const {
  return MDagPath::getAllPathsTo(object_, paths);
}
MDagPath MFnDagNode::dagPath(MStatus* ReturnStatus) const {
  tell(ReturnStatus, path_.isValid() ? MStatus::kSuccess : MStatus::kFailure);
  return path_;
}
MMatrix MFnDagNode::transformationMatrix(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  if (!node) return MMatrix();
  const auto slot = evaluatePlug({node, wholeKey(node->find("matrix"))}, currentContext());
  return MMatrix(reinterpret_cast<const double(*)[4]>(slot->bytes.get()));
}

OPENMAYA_NAMESPACE_CLOSE
