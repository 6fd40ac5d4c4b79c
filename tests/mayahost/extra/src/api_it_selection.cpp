// SPDX-License-Identifier: MIT
// MItSelectionList.
#include "graph/object.h"

#include <maya/MItSelectionList.h>

using namespace mayahost;

OPENMAYA_MAJOR_NAMESPACE_OPEN

MItSelectionList::MItSelectionList(const MSelectionList& list, MFn::Type filter, MStatus* ReturnStatus)
    : all_(list) {
  tell(ReturnStatus, setFilter(filter));
}
MItSelectionList::~MItSelectionList() = default;
const char* MItSelectionList::className() {
  return "MItSelectionList";
}
MStatus MItSelectionList::setFilter(MFn::Type filter) {
  passing_.clear();
  for (unsigned i = 0; i < all_.length(); ++i) {
    MObject node, component;
    MDagPath path;
    MPlug plug;
    all_.getDependNode(i, node);
    if (all_.getPlug(i, plug)) {
      if (filter == MFn::kInvalid || plug.attribute().hasFn(filter)) passing_.add(plug);
    } else if (!all_.getDagPath(i, path, component)) {
      if (filter == MFn::kInvalid || node.hasFn(filter)) passing_.add(node);
    } else if (filter == MFn::kInvalid || node.hasFn(filter) || component.hasFn(filter)) {
      passing_.add(path, component);
    } else {
      for (unsigned c = 0; component.isNull() && c < path.childCount(); ++c) {
        MDagPath below(path);
        below.push(path.child(c));
        if (below.node().hasFn(filter)) passing_.add(below);
      }
    }
  }
  return reset();
}
bool MItSelectionList::isDone(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return at_ >= passing_.length();
}
MStatus MItSelectionList::next() {
  if (isDone()) return MStatus::kFailure;
  ++at_;
  return MStatus::kSuccess;
}
MStatus MItSelectionList::reset() {
  at_ = 0;
  return MStatus::kSuccess;
}
MStatus MItSelectionList::getDependNode(MObject& depNode) {
  return passing_.getDependNode(at_, depNode);
}
MStatus MItSelectionList::getDagPath(MDagPath& dagPath, MObject& component) {
  return passing_.getDagPath(at_, dagPath, component);
}
MStatus MItSelectionList::getDagPath(MDagPath& dagPath) {
  return passing_.getDagPath(at_, dagPath);
}
MStatus MItSelectionList::getPlug(MPlug& plug) {
  return passing_.getPlug(at_, plug);
}
MStatus MItSelectionList::getStrings(MStringArray& array) {
  array.clear();
  return passing_.getSelectionStrings(at_, array);
}
MItSelectionList::selItemType MItSelectionList::itemType(MStatus* ReturnStatus) {
  MPlug plug;
  MDagPath path;
  tell(ReturnStatus, isDone() ? MStatus::kFailure : MStatus::kSuccess);
  if (isDone()) return kUnknownItem;
  if (passing_.getPlug(at_, plug)) return kPlugSelectionItem;
  return passing_.getDagPath(at_, path) ? kDagSelectionItem : kDNselectionItem;
}
bool MItSelectionList::hasComponents(MStatus* ReturnStatus) const {
  MDagPath path;
  MObject component;
  tell(ReturnStatus, at_ >= passing_.length() ? MStatus::kFailure : MStatus::kSuccess);
  return passing_.getDagPath(at_, path, component) && !component.isNull();
}

OPENMAYA_NAMESPACE_CLOSE
