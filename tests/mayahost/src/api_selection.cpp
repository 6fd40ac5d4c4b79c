// SPDX-License-Identifier: MIT
// MSelectionList.
#include "scene.h"

#include <maya/MDagPath.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>
#include <maya/MUuid.h>

#include <algorithm>

using namespace mayahost;

OPENMAYA_MAJOR_NAMESPACE_OPEN

struct MSelectionList::Item {
  MObject node;
  MPlug plug;         // if it is a plug
  MObject component;  // if it is part of a shape
  bool operator==(const Item& other) const {
    return node == other.node && plug == other.plug && component == other.component;
  }
};

MSelectionList::MSelectionList() = default;
MSelectionList::MSelectionList(const MSelectionList& src) = default;
MSelectionList::~MSelectionList() = default;
MSelectionList& MSelectionList::operator=(const MSelectionList& other) = default;
const char* MSelectionList::className() {
  return "MSelectionList";
}

MStatus MSelectionList::clear() {
  items_.clear();
  return MStatus::kSuccess;
}
bool MSelectionList::isEmpty(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return items_.empty();
}
unsigned int MSelectionList::length(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return static_cast<unsigned int>(items_.size());
}
MStatus MSelectionList::getDependNode(unsigned int index, MObject& depNode) const {
  if (index >= items_.size()) return MStatus::kInvalidParameter;
  depNode = items_[index].node;
  return MStatus::kSuccess;
}
MStatus MSelectionList::getPlug(unsigned int index, MPlug& plug) const {
  if (index >= items_.size()) return MStatus::kInvalidParameter;
  if (items_[index].plug.isNull()) return MStatus::kFailure;
  plug = items_[index].plug;
  return MStatus::kSuccess;
}
MStatus MSelectionList::getDagPath(unsigned int index, MDagPath& dagPath, MObject& component) const {
  if (index >= items_.size()) return MStatus::kInvalidParameter;
  const MStatus status = MDagPath::getAPathTo(items_[index].node, dagPath);
  if (status && &component != &MObject::kNullObj) component = items_[index].component;
  return status;
}
MStatus MSelectionList::add(const MDagPath& object, const MObject& component, const bool mergeWithExisting) {
  if (!object.isValid()) return MStatus::kInvalidParameter;
  const Item item{object.node(), MPlug(), component};
  const bool there = std::find(items_.begin(), items_.end(), item) != items_.end();
  if (!mergeWithExisting || !there) items_.push_back(item);
  return MStatus::kSuccess;
}
MStatus MSelectionList::add(const MObject& object, const bool mergeWithExisting) {
  if (!as<Node>(object)) return MStatus::kInvalidParameter;
  if (mergeWithExisting && hasItem(object)) return MStatus::kSuccess;
  items_.push_back({object, MPlug(), MObject()});
  return MStatus::kSuccess;
}
MStatus MSelectionList::add(const MPlug& plug, const bool mergeWithExisting) {
  if (plug.isNull()) return MStatus::kInvalidParameter;
  if (mergeWithExisting && hasItem(plug)) return MStatus::kSuccess;
  items_.push_back({plug.node(), plug, MObject()});
  return MStatus::kSuccess;
}
MStatus MSelectionList::add(const MString& matchString, const bool searchChildNamespacesToo) {
  const std::string name = text(matchString);
  const std::size_t dot = name.find('.');
  const std::string nodePart = name.substr(0, dot);
  auto nodes = Scene::get().match(nodePart);
  if (searchChildNamespacesToo) {
    for (const auto& node : Scene::get().nodes()) {
      const std::string bare = node->name.substr(node->name.rfind(':') + 1);
      if (bare != node->name && matches(nodePart, bare)) nodes.push_back(node);
    }
  }
  bool any = false;
  for (const auto& node : nodes) {
    if (dot == std::string::npos) {
      any = add(Access::wrap(node)) || any;
    } else if (const auto key = parsePlug(*node, name.substr(dot + 1))) {
      any = add(Access::plug({node, *key})) || any;
    }
  }
  return any ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MSelectionList::add(const MUuid& uuid, bool mergeWithExisting) {
  for (const auto& node : Scene::get().nodes()) {
    if (node->uuid == uuid) return add(Access::wrap(node), mergeWithExisting);
  }
  return MStatus::kInvalidParameter;
}
MStatus MSelectionList::remove(unsigned int index) {
  if (index >= items_.size()) return MStatus::kInvalidParameter;
  items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(index));
  return MStatus::kSuccess;
}
MStatus MSelectionList::replace(unsigned int index, const MObject& item) {
  if (index >= items_.size() || !as<Node>(item)) return MStatus::kInvalidParameter;
  items_[index] = {item, MPlug(), MObject()};
  return MStatus::kSuccess;
}
MStatus MSelectionList::replace(unsigned int index, const MPlug& plug) {
  if (index >= items_.size() || plug.isNull()) return MStatus::kInvalidParameter;
  items_[index] = {plug.node(), plug, MObject()};
  return MStatus::kSuccess;
}
bool MSelectionList::hasItem(const MObject& item, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return std::find(items_.begin(), items_.end(), Item{item, MPlug(), MObject()}) != items_.end();
}
bool MSelectionList::hasItem(const MPlug& plug, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return std::find(items_.begin(), items_.end(), Item{plug.node(), plug, MObject()}) != items_.end();
}
MStatus MSelectionList::merge(const MSelectionList& other, const MergeStrategy strategy) {
  for (const Item& item : other.items_) {
    const auto found = std::find(items_.begin(), items_.end(), item);
    const bool there = found != items_.end();
    if (there && strategy != kMergeNormal) items_.erase(found);
    if (!there && strategy != kRemoveFromList) items_.push_back(item);
  }
  return MStatus::kSuccess;
}
MStatus MSelectionList::getSelectionStrings(MStringArray& array) const {
  array.clear();
  for (unsigned i = 0; i < length(); ++i) getSelectionStrings(i, array);
  return MStatus::kSuccess;
}
MStatus MSelectionList::getSelectionStrings(unsigned int index, MStringArray& array) const {
  if (index >= items_.size()) return MStatus::kInvalidParameter;
  const Item& item = items_[index];
  const auto node = as<Node>(item.node);
  array.append(item.plug.isNull() ? text(node->name) : item.plug.name());
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE
