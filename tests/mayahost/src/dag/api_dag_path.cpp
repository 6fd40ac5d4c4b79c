// SPDX-License-Identifier: MIT
// MDagPath.
#include "dag/dag.h"
#include "graph/evaluate.h"
#include "scenes/scene.h"

#include <maya/MDagPath.h>
#include <maya/MDagPathArray.h>
#include <maya/MMatrix.h>

#include <algorithm>

using namespace mayahost;

namespace {

std::shared_ptr<Node> last(const std::vector<MObject>& route) {
  return route.empty() ? nullptr : as<Node>(route.back());
}

bool isWorld(const std::vector<MObject>& route) {
  return last(route) == Scene::get().world();
}

DagRoute nodesOf(const std::vector<MObject>& route) {
  DagRoute nodes;
  if (isWorld(route)) return nodes;
  for (const MObject& object : route) nodes.push_back(as<Node>(object));
  return nodes;
}

std::vector<MObject> objectsOf(const DagRoute& nodes) {
  std::vector<MObject> route;
  for (const auto& node : nodes) route.push_back(Access::wrap(node));
  if (nodes.empty()) route.push_back(Access::wrap(Scene::get().world()));
  return route;
}

std::vector<std::shared_ptr<Node>> shapesBelow(const std::vector<MObject>& route) {
  std::vector<std::shared_ptr<Node>> shapes;
  const auto node = last(route);
  if (!node) return shapes;
  for (const auto& child : dagChildren(*node)) {
    if (child->hasFn(MFn::kShape)) shapes.push_back(child);
  }
  return shapes;
}

// The one shape below that is not intermediate; null if there is none, or more.
std::shared_ptr<Node> onlyShapeBelow(const std::vector<MObject>& route) {
  std::shared_ptr<Node> only;
  for (const auto& shape : shapesBelow(route)) {
    if (Access::plug({shape, wholeKey(shape->find("intermediateObject"))}).asBool()) continue;
    if (only) return nullptr;
    only = shape;
  }
  return only;
}

std::vector<DagRoute> all(const MObject& object) {
  const auto node = as<Node>(object);
  return node && isDag(*node) ? routesTo(*node) : std::vector<DagRoute>();
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MDagPath::MDagPath() = default;
MDagPath::MDagPath(const MDagPath& src) = default;
MDagPath::~MDagPath() = default;
MDagPath& MDagPath::operator=(const MDagPath& src) = default;
bool MDagPath::operator==(const MDagPath& src) const {
  return route_ == src.route_;
}
const char* MDagPath::className() {
  return "MDagPath";
}
MStatus MDagPath::getAllPathsTo(const MObject& node, MDagPathArray& pathArray) {
  const auto routes = all(node);
  pathArray.clear();
  for (const DagRoute& route : routes) {
    MDagPath path;
    path.route_ = objectsOf(route);
    pathArray.append(path);
  }
  return routes.empty() ? MStatus::kFailure : MStatus::kSuccess;
}
MStatus MDagPath::getAPathTo(const MObject& node, MDagPath& path) {
  const auto routes = all(node);
  path.route_.clear();
  if (routes.empty()) return MStatus::kFailure;
  path.route_ = objectsOf(routes.front());
  return MStatus::kSuccess;
}
MDagPath MDagPath::getAPathTo(const MObject& node, MStatus* ReturnStatus) {
  MDagPath path;
  tell(ReturnStatus, getAPathTo(node, path));
  return path;
}
bool MDagPath::hasFn(MFn::Type type, MStatus* ReturnStatus) const {
  const auto node = last(route_);
  tell(ReturnStatus, node ? MStatus::kSuccess : MStatus::kFailure);
  if (!node) return false;
  // A transform with one shape can be used as that shape, too.
  const auto shape = node->hasFn(MFn::kTransform) ? onlyShapeBelow(route_) : nullptr;
  return node->hasFn(type) || (shape && shape->hasFn(type));
}
MFn::Type MDagPath::apiType(MStatus* ReturnStatus) const {
  const auto node = last(route_);
  tell(ReturnStatus, node ? MStatus::kSuccess : MStatus::kFailure);
  return node ? node->apiType() : MFn::kInvalid;
}
bool MDagPath::isValid(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  const auto node = last(route_);
  if (!node || !node->added) return false;
  const auto routes = routesTo(*node);
  return std::find(routes.begin(), routes.end(), nodesOf(route_)) != routes.end();
}
MObject MDagPath::node(MStatus* ReturnStatus) const {
  tell(ReturnStatus, last(route_) ? MStatus::kSuccess : MStatus::kFailure);
  return route_.empty() ? MObject::kNullObj : route_.back();
}
MObject MDagPath::transform(MStatus* ReturnStatus) const {
  for (auto object = route_.rbegin(); object != route_.rend(); ++object) {
    if (!object->hasFn(MFn::kTransform)) continue;
    tell(ReturnStatus, MStatus::kSuccess);
    return *object;
  }
  tell(ReturnStatus, MStatus::kFailure);
  return MObject::kNullObj;
}
unsigned int MDagPath::length(MStatus* ReturnStatus) const {
  tell(ReturnStatus, last(route_) ? MStatus::kSuccess : MStatus::kFailure);
  return static_cast<unsigned int>(nodesOf(route_).size());
}
MStatus MDagPath::extendToShape() {
  if (!last(route_)) return MStatus::kFailure;
  if (last(route_)->hasFn(MFn::kShape)) return MStatus::kSuccess;
  const auto shape = onlyShapeBelow(route_);
  return shape ? push(Access::wrap(shape)) : MStatus(MStatus::kFailure);
}
MStatus MDagPath::extendToShapeDirectlyBelow(unsigned int index) {
  const auto shapes = shapesBelow(route_);
  if (index >= shapes.size()) return MStatus::kFailure;
  return push(Access::wrap(shapes[index]));
}
MStatus MDagPath::numberOfShapesDirectlyBelow(unsigned int& count) const {
  count = static_cast<unsigned int>(shapesBelow(route_).size());
  return last(route_) ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MDagPath::push(const MObject& child) {
  const auto below = as<Node>(child), own = last(route_);
  if (!below || !own) return MStatus::kInvalidParameter;
  const auto children = dagChildren(*own);
  if (std::find(children.begin(), children.end(), below) == children.end()) return MStatus::kInvalidParameter;
  if (isWorld(route_)) route_.clear();
  route_.push_back(child);
  return MStatus::kSuccess;
}
MStatus MDagPath::pop(unsigned int num) {
  DagRoute nodes = nodesOf(route_);
  if (num > nodes.size()) return MStatus::kFailure;
  nodes.resize(nodes.size() - num);
  route_ = objectsOf(nodes);
  return MStatus::kSuccess;
}
unsigned int MDagPath::childCount(MStatus* ReturnStatus) const {
  const auto node = last(route_);
  tell(ReturnStatus, node ? MStatus::kSuccess : MStatus::kFailure);
  return node ? static_cast<unsigned int>(dagChildren(*node).size()) : 0;
}
MObject MDagPath::child(unsigned int i, MStatus* ReturnStatus) const {
  const auto node = last(route_);
  const auto children = node ? dagChildren(*node) : DagRoute();
  tell(ReturnStatus, i < children.size() ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return i < children.size() ? Access::wrap(children[i]) : MObject::kNullObj;
}
MMatrix MDagPath::matrix(const char* attribute, MStatus* ReturnStatus) const {
  MStatus status;
  const unsigned index = instanceNumber(&status);
  tell(ReturnStatus, status);
  if (!status || isWorld(route_)) return MMatrix();
  const auto node = last(route_);
  const auto slot = evaluatePlug({node, wholeKey(node->find(attribute)).element(index)}, currentContext());
  return MMatrix(reinterpret_cast<const double(*)[4]>(slot->bytes.get()));
}
MMatrix MDagPath::inclusiveMatrix(MStatus* ReturnStatus) const {
  return matrix("worldMatrix", ReturnStatus);
}
MMatrix MDagPath::exclusiveMatrix(MStatus* ReturnStatus) const {
  return matrix("parentMatrix", ReturnStatus);
}
MMatrix MDagPath::inclusiveMatrixInverse(MStatus* ReturnStatus) const {
  return matrix("worldInverseMatrix", ReturnStatus);
}
MMatrix MDagPath::exclusiveMatrixInverse(MStatus* ReturnStatus) const {
  return matrix("parentInverseMatrix", ReturnStatus);
}
MStatus MDagPath::set(const MDagPath& src) {
  route_ = src.route_;
  return MStatus::kSuccess;
}
unsigned int MDagPath::pathCount(MStatus* ReturnStatus) const {
  tell(ReturnStatus, last(route_) ? MStatus::kSuccess : MStatus::kFailure);
  return last(route_) ? 1 : 0;
}
MStatus MDagPath::getPath(MDagPath& path, unsigned int i) const {
  if (i >= pathCount()) return MStatus::kInvalidParameter;
  return path.set(*this);
}
MString MDagPath::fullPathName(MStatus* ReturnStatus) const {
  tell(ReturnStatus, last(route_) ? MStatus::kSuccess : MStatus::kFailure);
  return text(fullPath(nodesOf(route_)));
}
MString MDagPath::partialPathName(MStatus* ReturnStatus) const {
  tell(ReturnStatus, last(route_) ? MStatus::kSuccess : MStatus::kFailure);
  return text(partialPath(nodesOf(route_)));
}
bool MDagPath::isInstanced(MStatus* ReturnStatus) const {
  const auto node = last(route_);
  tell(ReturnStatus, node ? MStatus::kSuccess : MStatus::kFailure);
  return node && mayahost::instanceCount(*node) > 1;
}
unsigned int MDagPath::instanceNumber(MStatus* ReturnStatus) const {
  const auto node = last(route_);
  const auto routes = node ? routesTo(*node) : std::vector<DagRoute>();
  const auto found = std::find(routes.begin(), routes.end(), nodesOf(route_));
  tell(ReturnStatus, found != routes.end() ? MStatus::kSuccess : MStatus::kFailure);
  return found != routes.end() ? static_cast<unsigned int>(found - routes.begin()) : 0;
}
bool MDagPath::isVisible(MStatus* ReturnStatus) const {
  tell(ReturnStatus, last(route_) ? MStatus::kSuccess : MStatus::kFailure);
  for (const auto& node : nodesOf(route_)) {
    if (!Access::plug({node, wholeKey(node->find("visibility"))}).asBool()) return false;
    if (Access::plug({node, wholeKey(node->find("intermediateObject"))}).asBool()) return false;
  }
  return last(route_) != nullptr;
}

std::ostream& operator<<(std::ostream& os, const MDagPath& path) {
  return os << path.fullPathName().asChar();
}

OPENMAYA_NAMESPACE_CLOSE
