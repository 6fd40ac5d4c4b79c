// SPDX-License-Identifier: MIT
// MPlug: what and where a plug is. Its values are in api_plug_value.cpp, its connections in
// api_plug_connection.cpp.
#include "edits/edit.h"
#include "graph/evaluate.h"
#include "graph/graph.h"
#include "scenes/scene.h"
#include "values/last_index.h"

#include <maya/MIntArray.h>
#include <maya/MPlug.h>

#include <algorithm>

using namespace mayahost;

namespace {

// The plug's path; an empty one, and kFailure, if it is null.
PlugPath pathOf(const MPlug& plug, MStatus* status) {
  const PlugPath path = Access::path(plug);
  tell(status, path ? MStatus::kSuccess : MStatus::kFailure);
  return path;
}

MPlug none(MStatus* status, MStatus::MStatusCode why = MStatus::kFailure) {
  tell(status, why);
  return MPlug();
}

std::shared_ptr<Slot> arraySlot(const PlugPath& path) {
  if (!path || !path.key.isArray()) return nullptr;
  return path.node->block.find(path.key, true);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MPlug::MPlug() = default;
MPlug::MPlug(const MPlug& in) = default;
MPlug::~MPlug() = default;
MPlug& MPlug::operator=(const MPlug& other) = default;
const char* MPlug::className() {
  return "MPlug";
}

MPlug::MPlug(const MObject& node, const MObject& attribute) {
  const auto owner = as<Node>(node);
  const auto attr = as<Attribute>(attribute);
  if (!owner || !attr || !owner->owns(*attr)) return;
  *this = Access::plug({owner, wholeKey(attr)}, false);
}

MStatus MPlug::setAttribute(MObject& attribute) {
  const auto node = as<Node>(node_);
  const auto attr = as<Attribute>(attribute);
  if (!node || !attr || !node->owns(*attr)) return MStatus::kInvalidParameter;
  *this = Access::plug({node, wholeKey(attr)}, false);
  return MStatus::kSuccess;
}
MObject MPlug::attribute(MStatus* ReturnStatus) const {
  pathOf(*this, ReturnStatus);
  return attribute_;
}
MObject MPlug::node(MStatus* ReturnStatus) const {
  pathOf(*this, ReturnStatus);
  return node_;
}
MString MPlug::name(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path ? text(plugName(path, true, true, false)) : MString();
}
MString MPlug::partialName(bool includeNodeName, bool, bool, bool useAlias, bool useFullAttributePath,
                           bool useLongNames, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (!path) return MString();
  const Socket* socket = path.node->socket(path.key);
  if (useAlias && socket && !socket->alias.empty()) {
    return text((includeNodeName ? path.node->name + "." : "") + socket->alias);
  }
  return text(plugName(path, includeNodeName, useLongNames, useFullAttributePath));
}
MString MPlug::info(MStatus* ReturnStatus) const {
  return name(ReturnStatus);
}

bool MPlug::isNull(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return !Access::path(*this);
}
bool MPlug::operator!() const {
  return isNull();
}
MPlug::operator MObject() const {
  return attribute_;
}
bool MPlug::operator==(const MPlug& other) const {
  return node_ == other.node_ && attribute_ == other.attribute_ && indices_ == other.indices_;
}
bool MPlug::operator==(const MObject& other) const {
  return attribute_ == other;
}
bool MPlug::operator!=(const MPlug& other) const {
  return !(*this == other);
}
bool MPlug::operator!=(const MObject& other) const {
  return !(*this == other);
}

bool MPlug::isNetworked(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && networked_ && isConnected();
}
bool MPlug::isArray(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.key.isArray();
}
bool MPlug::isElement(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.key.isElement();
}
bool MPlug::isCompound(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.key.attribute->isCompound();
}
bool MPlug::isChild(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.key.attribute->parent && !path.key.isElement();
}
bool MPlug::isProcedural(MStatus* ReturnStatus) const {
  pathOf(*this, ReturnStatus);
  return false;
}
bool MPlug::isDynamic(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.key.attribute->dynamic;
}
bool MPlug::isDefaultValue(bool forceEval, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (!path) return false;
  const auto slot = forceEval ? evaluatePlug(path, currentContext()) : path.node->block.find(path.key, false);
  return slot && slot->isDefault();
}
bool MPlug::isFromReferencedFile(MStatus* ReturnStatus) const {
  pathOf(*this, ReturnStatus);
  return false;
}
bool MPlug::isIgnoredWhenRendering(MStatus* ReturnStatus) const {
  pathOf(*this, ReturnStatus);
  return false;
}

unsigned int MPlug::logicalIndex(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (path && path.key.isElement()) return static_cast<unsigned int>(path.key.indices.back());
  tell(ReturnStatus, MStatus::kFailure);
  return static_cast<unsigned int>(-1);
}
MStatus MPlug::selectAncestorLogicalIndex(unsigned int index, const MObject& attribute) {
  const auto path = Access::path(*this);
  if (!path) return MStatus::kFailure;
  const auto wanted = as<Attribute>(attribute);
  std::size_t next = 0, found = indices_.size();
  for (const Attribute* a : path.key.attribute->chain()) {
    if (!a->array) continue;
    const bool innermostAncestor = !wanted && a != path.key.attribute.get();
    if (a == wanted.get() || innermostAncestor || (!wanted && indices_.size() == 1)) found = next;
    ++next;
  }
  if (found >= indices_.size() || index > kLastIndex) return MStatus::kInvalidParameter;
  indices_[found] = static_cast<int>(index);
  return MStatus::kSuccess;
}
unsigned int MPlug::getExistingArrayAttributeIndices(MIntArray& indices, MStatus* ReturnStatus) {
  indices.clear();
  const auto slot = arraySlot(pathOf(*this, ReturnStatus));
  if (!slot) {
    tell(ReturnStatus, MStatus::kFailure);
    return 0;
  }
  for (const auto& [index, element] : slot->elements) indices.append(static_cast<int>(index));
  return indices.length();
}
unsigned int MPlug::numElements(MStatus* ReturnStatus) const {
  const auto slot = arraySlot(pathOf(*this, ReturnStatus));
  if (!slot) tell(ReturnStatus, MStatus::kFailure);
  return slot ? static_cast<unsigned int>(slot->elements.size()) : 0;
}
unsigned int MPlug::evaluateNumElements(MStatus* ReturnStatus) {
  const auto path = pathOf(*this, ReturnStatus);
  if (computingNode()) misuse("MPlug::evaluateNumElements inside compute");
  if (path && path.key.isArray()) evaluatePlug(path, currentContext());
  return numElements(ReturnStatus);
}
MStatus MPlug::setNumElements(unsigned int count) {
  const auto slot = arraySlot(Access::path(*this));
  if (!slot) return MStatus::kFailure;
  for (unsigned i = 0; i < count; ++i) slot->element(i);
  return MStatus::kSuccess;
}
unsigned int MPlug::numChildren(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (path && path.key.attribute->isCompound())
    return static_cast<unsigned int>(path.key.attribute->children.size());
  tell(ReturnStatus, MStatus::kFailure);
  return 0;
}

MPlug MPlug::child(MObject& attr, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  const auto wanted = as<Attribute>(attr);
  if (!path || !wanted || wanted->parent != path.key.attribute.get() || path.key.isArray())
    return none(ReturnStatus);
  return Access::plug({path.node, path.key.child(wanted)}, networked_);
}
MPlug MPlug::child(unsigned int index, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (!path || path.key.isArray() || index >= path.key.attribute->children.size()) return none(ReturnStatus);
  return Access::plug({path.node, path.key.child(path.key.attribute->children[index])}, networked_);
}
MPlug MPlug::operator[](MObject& attr) const {
  return child(attr);
}
MPlug MPlug::parent(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (!path || !path.key.attribute->parent || path.key.isElement()) return none(ReturnStatus);
  return Access::plug({path.node, path.key.parent()}, networked_);
}
MPlug MPlug::array(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (!path || !path.key.isElement()) return none(ReturnStatus);
  return Access::plug({path.node, path.key.array()}, networked_);
}
MPlug MPlug::elementByLogicalIndex(unsigned int index, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (!path || !path.key.isArray() || index > kLastIndex) return none(ReturnStatus);
  const PlugPath element{path.node, path.key.element(index)};
  if (element.key.resolved()) path.node->block.find(element.key, true);
  return Access::plug(element, networked_);
}
MPlug MPlug::elementByPhysicalIndex(unsigned int index, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  const auto slot = arraySlot(path);
  if (!slot || index >= slot->elements.size()) return none(ReturnStatus);
  const auto element = std::next(slot->elements.begin(), static_cast<std::ptrdiff_t>(index));
  return Access::plug({path.node, path.key.element(element->first)}, networked_);
}
MPlug MPlug::operator[](unsigned int physicalIndex) const {
  return elementByPhysicalIndex(physicalIndex);
}

MDataHandle MPlug::constructHandle(MDataBlock& block) const {
  const auto path = Access::path(*this);
  const auto slot = path ? Slot::make(path.key.attribute, path.key.isArray()) : nullptr;
  return Access::handle(slot, Access::use(block), false);
}
void MPlug::destructHandle(MDataHandle& handle) const {
  handle = MDataHandle();
}

bool MPlug::isKeyable(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  const Socket* socket = path ? path.node->socket(path.key) : nullptr;
  return socket && socket->keyable ? *socket->keyable : path && path.key.attribute->keyable;
}
bool MPlug::isChannelBoxFlagSet(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  const Socket* socket = path ? path.node->socket(path.key) : nullptr;
  return socket && socket->channelBox ? *socket->channelBox : path && path.key.attribute->channelBox;
}
bool MPlug::isLocked(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.node->isLocked(path.key);
}
MStatus MPlug::setKeyable(bool keyable) {
  Journal unkept;
  return mayahost::setKeyable(unkept, Access::path(*this), keyable);
}
MStatus MPlug::setChannelBox(bool channelBox) {
  Journal unkept;
  return mayahost::setChannelBox(unkept, Access::path(*this), channelBox);
}
MStatus MPlug::setLocked(bool locked) {
  Journal unkept;
  return mayahost::setLocked(unkept, Access::path(*this), locked);
}
bool MPlug::isCachingFlagSet(MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  return path && path.key.attribute->cached;
}
MStatus MPlug::setCaching(bool) {
  return Access::path(*this) ? MStatus::kSuccess : MStatus::kFailure;
}

MPlug::FreeToChangeState MPlug::isFreeToChange(bool, bool checkChildren, MStatus* ReturnStatus) const {
  const auto path = pathOf(*this, ReturnStatus);
  if (!path) return kNotFreeToChange;
  for (PlugKey key = path.key;; key = key.isElement() ? key.array() : key.parent()) {
    if (path.node->isLocked(key) || path.node->source(key)) return kNotFreeToChange;
    if (!key.isElement() && !key.attribute->parent) break;
  }
  if (!checkChildren) return kFreeToChange;
  const bool below =
      path.node->drivenBelow(path.key) ||
      std::any_of(path.node->sockets.begin(), path.node->sockets.end(), [&](const auto& entry) {
        return entry.second.locked.value_or(false) && entry.first.overlaps(path.key);
      });
  return below ? kChildrenNotFreeToChange : kFreeToChange;
}

OPENMAYA_NAMESPACE_CLOSE
