// SPDX-License-Identifier: MIT
// MDagPath and MFnDagNode.
#include "dag.h"
#include "edit.h"
#include "evaluate.h"
#include "scene.h"

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMatrixData.h>
#include <maya/MMatrix.h>

#include <algorithm>

using namespace mayahost;

namespace {

std::shared_ptr<Node> held(const MObject& object, MStatus* status) {
  const auto node = as<Node>(object);
  const bool fine = node && isDag(*node);
  tell(status, fine ? MStatus::kSuccess : MStatus::kFailure);
  return fine ? node : nullptr;
}

MMatrix matrixOf(const MObject& object, const char* attribute, MStatus* status) {
  const auto node = held(object, status);
  if (!node) return MMatrix();
  PlugKey key = wholeKey(node->find(attribute));
  if (key.isArray()) key = key.element(0);
  const auto slot = evaluatePlug({node, key}, currentContext());
  auto use = std::make_shared<BlockUse>();
  use->node = node;
  return Access::handle(slot, use, false).asMatrix();
}

MObject childAt(const MObject& object, unsigned i, MStatus* status) {
  const auto node = held(object, status);
  const auto all = node ? dagChildren(*node) : std::vector<std::shared_ptr<Node>>();
  if (i < all.size()) return Access::wrap(all[i]);
  tell(status, MStatus::kInvalidParameter);
  return MObject::kNullObj;
}

unsigned countChildren(const MObject& object, MStatus* status) {
  const auto node = held(object, status);
  return node ? static_cast<unsigned>(dagChildren(*node).size()) : 0;
}

MString path(const MObject& object, bool full, MStatus* status) {
  const auto node = held(object, status);
  if (!node) return MString();
  return text(full ? fullPath(*node) : node->name);
}

// The node under the parent, or nothing.
MObject made(MObject& own, const std::shared_ptr<NodeType>& type, const std::string& name,
             const MObject& parent, MStatus* status) {
  own = MObject::kNullObj;
  Journal unkept;
  const bool dag = type && type->derivesFrom("dagNode");
  const auto node = dag ? createNode(unkept, type->name, name) : nullptr;
  MStatus done = node ? MStatus::kSuccess : MStatus::kInvalidParameter;
  if (node && !parent.isNull()) {
    const auto above = as<Node>(parent);
    done = above ? setParent(unkept, node, above) : MStatus(MStatus::kInvalidParameter);
  }
  if (!done) unkept.undo();
  tell(status, done);
  return done ? own = Access::wrap(node) : own;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MDagPath::MDagPath() = default;
MDagPath::MDagPath(const MDagPath& src) = default;
MDagPath::~MDagPath() = default;
MDagPath& MDagPath::operator=(const MDagPath& src) = default;
bool MDagPath::operator==(const MDagPath& src) const {
  return node_ == src.node_;
}
const char* MDagPath::className() {
  return "MDagPath";
}
MStatus MDagPath::getAPathTo(const MObject& node, MDagPath& path) {
  MStatus status;
  path.node_ = Access::wrap(held(node, &status));
  return status;
}
MDagPath MDagPath::getAPathTo(const MObject& node, MStatus* ReturnStatus) {
  MDagPath path;
  tell(ReturnStatus, getAPathTo(node, path));
  return path;
}
bool MDagPath::hasFn(MFn::Type type, MStatus* ReturnStatus) const {
  held(node_, ReturnStatus);
  return node_.hasFn(type);
}
MFn::Type MDagPath::apiType(MStatus* ReturnStatus) const {
  held(node_, ReturnStatus);
  return node_.apiType();
}
bool MDagPath::isValid(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  const auto node = held(node_, nullptr);
  return node && node->added;
}
MObject MDagPath::node(MStatus* ReturnStatus) const {
  held(node_, ReturnStatus);
  return node_;
}
MObject MDagPath::transform(MStatus* ReturnStatus) const {
  auto node = held(node_, ReturnStatus);
  while (node && !node->hasFn(MFn::kTransform)) node = dagParent(*node);
  if (!node) tell(ReturnStatus, MStatus::kFailure);
  return Access::wrap(node);
}
unsigned int MDagPath::length(MStatus* ReturnStatus) const {
  unsigned count = 0;
  for (auto node = held(node_, ReturnStatus); node; node = dagParent(*node)) ++count;
  return count;
}
MStatus MDagPath::extendToShape() {
  const auto node = held(node_, nullptr);
  if (!node) return MStatus::kFailure;
  if (node->hasFn(MFn::kShape)) return MStatus::kSuccess;
  std::vector<std::shared_ptr<Node>> shapes;
  for (const auto& child : dagChildren(*node)) {
    if (child->hasFn(MFn::kShape)) shapes.push_back(child);
  }
  if (shapes.size() != 1) return MStatus::kFailure;
  node_ = Access::wrap(shapes.front());
  return MStatus::kSuccess;
}
MStatus MDagPath::push(const MObject& child) {
  const auto below = held(child, nullptr);
  if (!below || dagParent(*below) != as<Node>(node_)) return MStatus::kInvalidParameter;
  node_ = child;
  return MStatus::kSuccess;
}
MStatus MDagPath::pop(unsigned int num) {
  if (num > length()) return MStatus::kFailure;
  auto node = as<Node>(node_);
  for (; num > 0; --num) node = dagParent(*node);
  node_ = Access::wrap(node);
  return MStatus::kSuccess;
}
unsigned int MDagPath::childCount(MStatus* ReturnStatus) const {
  return countChildren(node_, ReturnStatus);
}
MObject MDagPath::child(unsigned int i, MStatus* ReturnStatus) const {
  return childAt(node_, i, ReturnStatus);
}
MMatrix MDagPath::inclusiveMatrix(MStatus* ReturnStatus) const {
  return matrixOf(node_, "worldMatrix", ReturnStatus);
}
MMatrix MDagPath::exclusiveMatrix(MStatus* ReturnStatus) const {
  return matrixOf(node_, "parentMatrix", ReturnStatus);
}
MMatrix MDagPath::inclusiveMatrixInverse(MStatus* ReturnStatus) const {
  return matrixOf(node_, "worldInverseMatrix", ReturnStatus);
}
MMatrix MDagPath::exclusiveMatrixInverse(MStatus* ReturnStatus) const {
  return matrixOf(node_, "parentInverseMatrix", ReturnStatus);
}
MStatus MDagPath::set(const MDagPath& src) {
  node_ = src.node_;
  return MStatus::kSuccess;
}
MString MDagPath::fullPathName(MStatus* ReturnStatus) const {
  return path(node_, true, ReturnStatus);
}
MString MDagPath::partialPathName(MStatus* ReturnStatus) const {
  return path(node_, false, ReturnStatus);
}
bool MDagPath::isInstanced(MStatus* ReturnStatus) const {
  held(node_, ReturnStatus);
  return false;
}
unsigned int MDagPath::instanceNumber(MStatus* ReturnStatus) const {
  held(node_, ReturnStatus);
  return 0;
}

MFnDagNode::MFnDagNode(const MDagPath& object, MStatus* ReturnStatus) {
  attach(object.node(), MFn::kDagNode, ReturnStatus);
}
MObject MFnDagNode::create(const MTypeId& typeId, MObject& parent, MStatus* ReturnStatus) {
  return made(object_, findNodeType(typeId), "", parent, ReturnStatus);
}
MObject MFnDagNode::create(const MTypeId& typeId, const MString& name, MObject& parent,
                           MStatus* ReturnStatus) {
  return made(object_, findNodeType(typeId), text(name), parent, ReturnStatus);
}
MObject MFnDagNode::create(const MString& type, MObject& parent, MStatus* ReturnStatus) {
  return made(object_, findNodeType(text(type)), "", parent, ReturnStatus);
}
MObject MFnDagNode::create(const MString& type, const MString& name, MObject& parent, MStatus* ReturnStatus) {
  return made(object_, findNodeType(text(type)), text(name), parent, ReturnStatus);
}
unsigned int MFnDagNode::parentCount(MStatus* ReturnStatus) const {
  return held(object_, ReturnStatus) ? 1 : 0;
}
MObject MFnDagNode::parent(unsigned int i, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  if (i > 0) tell(ReturnStatus, MStatus::kInvalidParameter);
  return node && i == 0 ? Access::wrap(dagParent(*node)) : MObject::kNullObj;
}
unsigned int MFnDagNode::childCount(MStatus* ReturnStatus) const {
  return countChildren(object_, ReturnStatus);
}
MObject MFnDagNode::child(unsigned int i, MStatus* ReturnStatus) const {
  return childAt(object_, i, ReturnStatus);
}
MStatus MFnDagNode::addChild(MObject& child, unsigned int, bool keepExistingParents) {
  const auto node = held(object_, nullptr);
  if (!node) return MStatus::kFailure;
  if (keepExistingParents) return MStatus::kNotImplemented;
  Journal unkept;
  return setParent(unkept, as<Node>(child), node);
}
MStatus MFnDagNode::removeChild(MObject& child) {
  if (!hasChild(child)) return MStatus::kInvalidParameter;
  Journal unkept;
  return setParent(unkept, as<Node>(child), nullptr);
}
bool MFnDagNode::hasChild(const MObject& node, MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus), below = held(node, nullptr);
  return own && below && dagParent(*below) == own;
}
bool MFnDagNode::hasParent(const MObject& node, MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus), above = held(node, nullptr);
  return own && above && dagParent(*own) == above;
}
bool MFnDagNode::isChildOf(const MObject& node, MStatus* ReturnStatus) const {
  const auto above = held(node, nullptr);
  for (auto own = held(object_, ReturnStatus); own && above;) {
    own = dagParent(*own);
    if (own == above) return true;
  }
  return false;
}
MString MFnDagNode::fullPathName(MStatus* ReturnStatus) const {
  return path(object_, true, ReturnStatus);
}
MString MFnDagNode::partialPathName(MStatus* ReturnStatus) const {
  return path(object_, false, ReturnStatus);
}
MStatus MFnDagNode::getPath(MDagPath& path) {
  return MDagPath::getAPathTo(object_, path);
}
MDagPath MFnDagNode::dagPath(MStatus* ReturnStatus) const {
  return MDagPath::getAPathTo(object_, ReturnStatus);
}
MMatrix MFnDagNode::transformationMatrix(MStatus* ReturnStatus) const {
  return matrixOf(object_, "matrix", ReturnStatus);
}

OPENMAYA_NAMESPACE_CLOSE
