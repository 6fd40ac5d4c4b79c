// SPDX-License-Identifier: MIT
// MItDag.
#include "dag/dag.h"
#include "scenes/scene.h"

#include <maya/MDagPathArray.h>
#include <maya/MItDag.h>

using namespace mayahost;

OPENMAYA_MAJOR_NAMESPACE_OPEN

MItDag::MItDag(TraversalType type, MFn::Type filter, MStatus* ReturnStatus) {
  tell(ReturnStatus, reset(Access::wrap(Scene::get().world()), type, filter));
}
MItDag::~MItDag() = default;
const char* MItDag::className() {
  return "MItDag";
}
MStatus MItDag::reset() {
  return reset(Access::wrap(Scene::get().world()), type_, filter_);
}
MStatus MItDag::reset(const MObject& object, TraversalType type, MFn::Type filter) {
  return reset(MDagPath::getAPathTo(object), type, filter);
}
MStatus MItDag::reset(const MDagPath& path, TraversalType type, MFn::Type filter) {
  root_ = path.node();
  type_ = type;
  filter_ = filter;
  current_ = {};
  waiting_.clear();
  if (!path.isValid()) return MStatus::kInvalidParameter;
  waiting_.push_back({path, 0});
  advance();
  return MStatus::kSuccess;
}
void MItDag::expand() {
  if (pruned_ || isDone()) return;
  std::deque<Item> below;
  for (unsigned i = 0; i < current_.path.childCount(); ++i) {
    Item item{current_.path, current_.depth + 1};
    item.path.push(current_.path.child(i));
    below.push_back(item);
  }
  waiting_.insert(type_ == kBreadthFirst ? waiting_.end() : waiting_.begin(), below.begin(), below.end());
}
void MItDag::advance() {
  do {
    expand();
    pruned_ = false;
    current_ = {};
    if (waiting_.empty()) return;
    current_ = waiting_.front();
    waiting_.pop_front();
  } while (filter_ != MFn::kInvalid && !current_.path.node().hasFn(filter_));
}
MObject MItDag::currentItem(MStatus* ReturnStatus) {
  return current_.path.node(ReturnStatus);
}
MStatus MItDag::next() {
  if (isDone()) return MStatus::kFailure;
  advance();
  return MStatus::kSuccess;
}
MStatus MItDag::prune() {
  pruned_ = true;
  return isDone() ? MStatus::kFailure : MStatus::kSuccess;
}
bool MItDag::isDone(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return current_.path.node().isNull();
}
MObject MItDag::root(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return root_;
}
unsigned int MItDag::depth(MStatus* ReturnStatus) const {
  tell(ReturnStatus, isDone() ? MStatus::kFailure : MStatus::kSuccess);
  return current_.depth;
}
MItDag::TraversalType MItDag::getType(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return type_;
}
MStatus MItDag::getPath(MDagPath& path) const {
  if (isDone()) return MStatus::kFailure;
  return path.set(current_.path);
}
MStatus MItDag::getAllPaths(MDagPathArray& paths) const {
  return MDagPath::getAllPathsTo(current_.path.node(), paths);
}
MString MItDag::fullPathName(MStatus* ReturnStatus) const {
  return current_.path.fullPathName(ReturnStatus);
}
MString MItDag::partialPathName(MStatus* ReturnStatus) const {
  return current_.path.partialPathName(ReturnStatus);
}
bool MItDag::isInstanced(bool indirect, MStatus* ReturnStatus) const {
  return instanceCount(indirect, ReturnStatus) > 1;
}
unsigned int MItDag::instanceCount(bool total, MStatus* ReturnStatus) const {
  const auto node = as<Node>(current_.path.node(ReturnStatus));
  if (!node) return 0;
  return static_cast<unsigned int>(total ? mayahost::instanceCount(*node) : dagParents(*node).size());
}

OPENMAYA_NAMESPACE_CLOSE
