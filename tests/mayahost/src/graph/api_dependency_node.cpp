// SPDX-License-Identifier: MIT
// MFnDependencyNode and MNodeClass.
#include "dag/dag.h"
#include "edits/edit.h"
#include "scenes/scene.h"

#include <maya/MFnDependencyNode.h>
#include <maya/MNodeClass.h>
#include <maya/MObjectArray.h>
#include <maya/MPlugArray.h>
#include <maya/MStringArray.h>
#include <maya/MUuid.h>

#include <algorithm>

using namespace mayahost;

namespace {

std::shared_ptr<Node> held(const MObject& object, MStatus* status = nullptr) {
  auto node = as<Node>(object);
  tell(status, node ? MStatus::kSuccess : MStatus::kFailure);
  return node;
}

MObject made(MObject& own, const std::shared_ptr<NodeType>& type, const std::string& name, MStatus* status) {
  Journal unkept;
  const auto node = type ? createNode(unkept, type->name, name) : nullptr;
  tell(status, node ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return own = Access::wrap(node);
}

std::vector<std::shared_ptr<Attribute>> flat(const std::vector<std::shared_ptr<Attribute>>& roots) {
  std::vector<std::shared_ptr<Attribute>> all;
  for (const auto& root : roots) {
    all.push_back(root);
    const auto below = flat(root->children);
    all.insert(all.end(), below.begin(), below.end());
  }
  return all;
}

std::string spaceOf(const std::string& name) {
  const std::size_t colon = name.rfind(':');
  return colon == std::string::npos ? "" : name.substr(0, colon);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MFnDependencyNode::create(const MTypeId& typeId, MStatus* ReturnStatus) {
  return made(object_, findNodeType(typeId), "", ReturnStatus);
}
MObject MFnDependencyNode::create(const MTypeId& typeId, const MString& name, MStatus* ReturnStatus) {
  return made(object_, findNodeType(typeId), text(name), ReturnStatus);
}
MObject MFnDependencyNode::create(const MString& type, MStatus* ReturnStatus) {
  return made(object_, findNodeType(text(type)), "", ReturnStatus);
}
MObject MFnDependencyNode::create(const MString& type, const MString& name, MStatus* ReturnStatus) {
  return made(object_, findNodeType(text(type)), text(name), ReturnStatus);
}
MTypeId MFnDependencyNode::typeId(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? node->type->id : MTypeId();
}
MString MFnDependencyNode::typeName(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? text(node->type->name) : MString();
}
MString MFnDependencyNode::name(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? text(node->name) : MString();
}
MString MFnDependencyNode::absoluteName(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? text(":" + node->name) : MString();
}
MString MFnDependencyNode::uniqueName(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? text(shortestName(*node)) : MString();
}
MString MFnDependencyNode::pluginName(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? text(node->type->plugin) : MString();
}
MString MFnDependencyNode::setName(const MString& wanted, bool createNamespace, MStatus* ReturnStatus) {
  const auto node = held(object_, ReturnStatus);
  if (!node) return MString();
  const std::string space = spaceOf(text(wanted));
  if (createNamespace && !space.empty()) Scene::get().namespaces.insert(space);
  Journal unkept;
  tell(ReturnStatus, renameNode(unkept, node, text(wanted)));
  return text(node->name);
}
MString MFnDependencyNode::setName(const MString& wanted, MStatus* ReturnStatus) {
  return setName(wanted, false, ReturnStatus);
}
MUuid MFnDependencyNode::uuid(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? node->uuid : MUuid();
}
void MFnDependencyNode::setUuid(const MUuid& uuid, MStatus* ReturnStatus) {
  if (const auto node = held(object_, ReturnStatus)) node->uuid = uuid;
}
MStatus MFnDependencyNode::getConnections(MPlugArray& array) const {
  const auto node = held(object_);
  if (!node) return MStatus::kFailure;
  array.clear();
  for (const auto& [key, socket] : node->sockets) {
    if (socket.source || !socket.destinations.empty()) array.append(Access::plug({node, key}));
  }
  return MStatus::kSuccess;
}
unsigned int MFnDependencyNode::attributeCount(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? static_cast<unsigned int>(flat(node->attributes()).size()) : 0;
}
MObject MFnDependencyNode::attribute(unsigned int index, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  const auto all = node ? flat(node->attributes()) : std::vector<std::shared_ptr<Attribute>>();
  if (index < all.size()) return Access::wrap(all[index]);
  tell(ReturnStatus, MStatus::kFailure);
  return MObject::kNullObj;
}
MObject MFnDependencyNode::reorderedAttribute(unsigned int index, MStatus* ReturnStatus) const {
  return attribute(index, ReturnStatus);
}
MObject MFnDependencyNode::attribute(const MString& attrName, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  const auto found = node ? node->find(text(attrName)) : nullptr;
  if (node && !found) tell(ReturnStatus, MStatus::kInvalidParameter);
  return Access::wrap(found);
}
MFnDependencyNode::MAttrClass MFnDependencyNode::attributeClass(const MObject& attr,
                                                                MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  const auto found = as<Attribute>(attr);
  if (!node || !found || !node->owns(*found)) return kInvalidAttr;
  return found->chain().front()->dynamic ? kLocalDynamicAttr : kNormalAttr;
}
MStatus MFnDependencyNode::getAffectedAttributes(const MObject& attr, MObjectArray& affected) const {
  const auto node = held(object_);
  if (!node) return MStatus::kFailure;
  const auto found = node->type->affects.find(as<Attribute>(attr).get());
  if (found == node->type->affects.end()) return MStatus::kSuccess;
  for (const auto& a : found->second) affected.append(Access::wrap(a));
  return MStatus::kSuccess;
}
MStatus MFnDependencyNode::getAffectedByAttributes(const MObject& attr, MObjectArray& affecting) const {
  const auto node = held(object_);
  if (!node) return MStatus::kFailure;
  const auto found = node->type->affectedBy.find(as<Attribute>(attr).get());
  if (found == node->type->affectedBy.end()) return MStatus::kSuccess;
  for (const auto& a : found->second) affecting.append(Access::wrap(a));
  return MStatus::kSuccess;
}
MPlug MFnDependencyNode::findPlug(const MObject& attr, bool wantNetworkedPlug, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  const auto found = as<Attribute>(attr);
  if (node && found && node->owns(*found)) return Access::plug({node, wholeKey(found)}, wantNetworkedPlug);
  tell(ReturnStatus, MStatus::kInvalidParameter);
  return MPlug();
}
MPlug MFnDependencyNode::findPlug(const MString& attrName, bool wantNetworkedPlug,
                                  MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  const auto key = node ? parsePlug(*node, text(attrName)) : std::nullopt;
  if (key) return Access::plug({node, *key}, wantNetworkedPlug);
  tell(ReturnStatus, MStatus::kInvalidParameter);
  return MPlug();
}
MPlug MFnDependencyNode::findPlug(const MObject& attr, MStatus* ReturnStatus) const {
  return findPlug(attr, true, ReturnStatus);
}
MPlug MFnDependencyNode::findPlug(const MString& attrName, MStatus* ReturnStatus) const {
  return findPlug(attrName, true, ReturnStatus);
}
bool MFnDependencyNode::hasAttribute(const MString& name, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node && node->find(text(name));
}
MStatus MFnDependencyNode::addAttribute(const MObject& attr) {
  Journal unkept;
  return mayahost::addAttribute(unkept, held(object_), as<Attribute>(attr));
}
MStatus MFnDependencyNode::removeAttribute(const MObject& attr) {
  const auto node = held(object_);
  Journal unkept;
  return node ? mayahost::removeAttribute(unkept, node, as<Attribute>(attr)) : MStatus(MStatus::kFailure);
}
bool MFnDependencyNode::isNewAttribute(const MObject& attr, MStatus* ReturnStatus) const {
  return attributeClass(attr, ReturnStatus) == kLocalDynamicAttr;
}
MPxNode* MFnDependencyNode::userNode(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node && !node->type->plugin.empty() ? node->px.get() : nullptr;
}
bool MFnDependencyNode::isFromReferencedFile(MStatus* ReturnStatus) const {
  held(object_, ReturnStatus);
  return false;
}
bool MFnDependencyNode::isShared(MStatus* ReturnStatus) const {
  held(object_, ReturnStatus);
  return false;
}
bool MFnDependencyNode::hasUniqueName(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node && Scene::get().named(node->name).size() < 2;
}
MString MFnDependencyNode::parentNamespace(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? text(spaceOf(node->name)) : MString();
}
bool MFnDependencyNode::isLocked(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node && node->locked;
}
MStatus MFnDependencyNode::setLocked(bool locked) {
  const auto node = held(object_);
  if (node) node->locked = locked;
  return node ? MStatus::kSuccess : MStatus::kFailure;
}
bool MFnDependencyNode::isDefaultNode(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node && node->isDefault;
}
MStatus MFnDependencyNode::setDoNotWrite(bool flag) {
  const auto node = held(object_);
  if (node) node->doNotWrite = flag;
  return node ? MStatus::kSuccess : MStatus::kFailure;
}
bool MFnDependencyNode::canBeWritten(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node && !node->doNotWrite;
}
MStatus MFnDependencyNode::setIcon(const MString& filename) {
  MStatus status;
  if (const auto node = held(object_, &status)) node->icon = text(filename);
  return status;
}
MString MFnDependencyNode::icon(MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  return node ? text(node->icon) : MString();
}
MString MFnDependencyNode::classification(const MString& nodeTypeName) {
  const auto type = findNodeType(text(nodeTypeName));
  return type ? text(type->classification) : MString();
}

bool MFnDependencyNode::setAlias(const MString& alias, const MString&, const MPlug& plug, bool add,
                                 MStatus* ReturnStatus) {
  const auto node = held(object_, ReturnStatus);
  const PlugPath path = Access::path(plug);
  const bool fine = node && path && path.node == node && (!add || !node->find(text(alias)));
  if (!fine) tell(ReturnStatus, MStatus::kFailure);
  if (fine) node->sockets[path.key].alias = add ? text(alias) : "";
  return fine;
}
bool MFnDependencyNode::findAlias(const MString& alias, MObject& attrObj, MStatus* ReturnStatus) const {
  const auto node = held(object_, ReturnStatus);
  if (!node) return false;
  for (const auto& [key, socket] : node->sockets) {
    if (socket.alias.empty() || socket.alias != text(alias)) continue;
    attrObj = Access::wrap(key.attribute);
    return true;
  }
  return false;
}
bool MFnDependencyNode::getAliasList(MStringArray& strArray, MStatus* ReturnStatus) {
  const auto node = held(object_, ReturnStatus);
  strArray.clear();
  if (!node) return false;
  for (const auto& [key, socket] : node->sockets) {
    if (socket.alias.empty()) continue;
    strArray.append(text(socket.alias));
    strArray.append(text(plugName({node, key}, false, true, false)));
  }
  return strArray.length() > 0;
}
MString MFnDependencyNode::plugsAlias(const MPlug& plug, MStatus* ReturnStatus) {
  const auto node = held(object_, ReturnStatus);
  const PlugPath path = Access::path(plug);
  const Socket* socket = node && path ? node->socket(path.key) : nullptr;
  return socket ? text(socket->alias) : MString();
}

MNodeClass::MNodeClass(const MString& nodeClassName) : name_(nodeClassName) {}
MNodeClass::MNodeClass(const MTypeId& nodeTypeId) {
  if (const auto type = findNodeType(nodeTypeId)) name_ = text(type->name);
}
const char* MNodeClass::className() {
  return "MNodeClass";
}
MTypeId MNodeClass::typeId() const {
  const auto type = findNodeType(text(name_));
  return type ? type->id : MTypeId();
}
MString MNodeClass::typeName() const {
  return findNodeType(text(name_)) ? name_ : MString();
}
MString MNodeClass::classification() const {
  return MFnDependencyNode::classification(name_);
}
MString MNodeClass::pluginName(MStatus* ReturnStatus) const {
  const auto type = findNodeType(text(name_));
  tell(ReturnStatus, type ? MStatus::kSuccess : MStatus::kFailure);
  return type ? text(type->plugin) : MString();
}
MStatus MNodeClass::getAttributes(MObjectArray& attr) const {
  const auto type = findNodeType(text(name_));
  if (!type) return MStatus::kFailure;
  for (const auto& a : flat(type->attributes)) attr.append(Access::wrap(a));
  return MStatus::kSuccess;
}
unsigned int MNodeClass::attributeCount(MStatus* ReturnStatus) const {
  MObjectArray all;
  tell(ReturnStatus, getAttributes(all));
  return all.length();
}
MObject MNodeClass::attribute(unsigned int index, MStatus* ReturnStatus) const {
  MObjectArray all;
  getAttributes(all);
  tell(ReturnStatus, index < all.length() ? MStatus::kSuccess : MStatus::kFailure);
  return index < all.length() ? all[index] : MObject::kNullObj;
}
MObject MNodeClass::attribute(const MString& attrName, MStatus* ReturnStatus) const {
  const auto type = findNodeType(text(name_));
  const auto found = type ? type->find(text(attrName)) : nullptr;
  tell(ReturnStatus, found ? MStatus::kSuccess : MStatus::kFailure);
  return Access::wrap(found);
}
bool MNodeClass::hasAttribute(const MString& attrName, MStatus* ReturnStatus) const {
  const auto type = findNodeType(text(name_));
  tell(ReturnStatus, type ? MStatus::kSuccess : MStatus::kFailure);
  return type && type->find(text(attrName));
}

OPENMAYA_NAMESPACE_CLOSE
