// SPDX-License-Identifier: MIT
// MSelectionList.
#include "geometry/component.h"
#include "scenes/scene.h"

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
  std::shared_ptr<Component> part() const { return as<Component>(component); }
  bool operator==(const Item& other) const {
    const auto one = part(), two = other.part();
    return node == other.node && plug == other.plug && (one && two ? *one == *two : one == two);
  }
  // Of one shape, and of one kind.
  bool meets(const Item& other) const {
    const auto one = part(), two = other.part();
    return node == other.node && one && two && one->kind == two->kind;
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
  if (!component.isNull() && !item.part()) return MStatus::kInvalidParameter;
  if (mergeWithExisting) {
    join(item, kMergeNormal);
  } else {
    items_.push_back(item);
  }
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
    } else {
      MDagPath path;
      if (!MDagPath::getAPathTo(Access::wrap(node), path)) continue;
      path.extendToShape();
      const auto shape = as<Node>(path.node());
      const auto part = shape ? parseComponent(*shape, name.substr(dot + 1)) : nullptr;
      any = (part && add(path, Access::wrap(part))) || any;
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
MStatus MSelectionList::replace(unsigned int index, const MDagPath& item, const MObject& component) {
  if (index >= items_.size() || !item.isValid()) return MStatus::kInvalidParameter;
  items_[index] = {item.node(), MPlug(), component};
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
bool MSelectionList::hasItem(const MDagPath& item, const MObject& component, MStatus* ReturnStatus) const {
  tell(ReturnStatus, item.isValid() ? MStatus::kSuccess : MStatus::kInvalidParameter);
  const Item wanted{item.node(), MPlug(), component};
  const auto part = wanted.part();
  if (!part) return std::find(items_.begin(), items_.end(), wanted) != items_.end();
  const auto numbers = part->numbers();
  return std::any_of(items_.begin(), items_.end(), [&](const Item& each) {
    if (!each.meets(wanted)) return false;
    const auto own = each.part()->numbers();
    return std::includes(own.begin(), own.end(), numbers.begin(), numbers.end());
  });
}
bool MSelectionList::hasItemPartly(const MDagPath& item, const MObject& component,
                                   MStatus* ReturnStatus) const {
  tell(ReturnStatus, item.isValid() ? MStatus::kSuccess : MStatus::kInvalidParameter);
  const Item wanted{item.node(), MPlug(), component};
  const auto part = wanted.part();
  return part && std::any_of(items_.begin(), items_.end(), [&](const Item& each) {
           if (!each.meets(wanted)) return false;
           std::vector<int> both;
           const auto own = each.part()->numbers(), numbers = part->numbers();
           std::set_intersection(own.begin(), own.end(), numbers.begin(), numbers.end(),
                                 std::back_inserter(both));
           return !both.empty();
         });
}
MStatus MSelectionList::toggle(const MDagPath& item, const MObject& component) {
  return merge(item, component, kXORWithList);
}
bool MSelectionList::hasItem(const MPlug& plug, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return std::find(items_.begin(), items_.end(), Item{plug.node(), plug, MObject()}) != items_.end();
}
MStatus MSelectionList::merge(const MSelectionList& other, const MergeStrategy strategy) {
  for (const Item& item : other.items_) join(item, strategy);
  return MStatus::kSuccess;
}
MStatus MSelectionList::merge(const MDagPath& object, const MObject& component,
                              const MergeStrategy strategy) {
  if (!object.isValid()) return MStatus::kInvalidParameter;
  join({object.node(), MPlug(), component}, strategy);
  return MStatus::kSuccess;
}
void MSelectionList::join(Item item, const MergeStrategy strategy) {
  const auto part = item.part();
  const auto found = std::find_if(items_.begin(), items_.end(),
                                  [&](const Item& each) { return part ? each.meets(item) : each == item; });
  const bool there = found != items_.end();
  if (!part || !there) {
    if (there && strategy != kMergeNormal) items_.erase(found);
    if (!there && strategy != kRemoveFromList) items_.push_back(std::move(item));
    return;
  }
  // What is in the list may be in others, too: it is not changed but replaced.
  const auto made = std::make_shared<Component>(part->kind);
  const auto own = found->part()->numbers(), numbers = part->numbers();
  made->elements.insert(own.begin(), own.end());
  for (const int number : numbers) {
    const bool held = made->elements.count(number) > 0;
    if (held && strategy != kMergeNormal) made->elements.erase(number);
    if (!held && strategy != kRemoveFromList) made->elements.insert(number);
  }
  if (made->elements.empty()) {
    items_.erase(found);
  } else {
    found->component = Access::wrap(made);
  }
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
  if (const auto part = item.part()) {
    for (const std::string& name : componentNames(*part)) array.append(text(node->name + "." + name));
  } else {
    array.append(item.plug.isNull() ? text(node->name) : item.plug.name());
  }
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE
