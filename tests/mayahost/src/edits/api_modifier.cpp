// SPDX-License-Identifier: MIT
// MDGModifier.
#include "commands/commands.h"
#include "edits/modification.h"
#include "graph/graph.h"
#include "scenes/scene.h"

#include <maya/MDGModifier.h>
#include <maya/MPlug.h>

#include <cstring>

using namespace mayahost;

namespace mayahost {

Modification::~Modification() {
  for (const auto& node : created) {
    if (!node->added && done.empty()) retire(*node);
  }
}

// All that is pending, or nothing.
MStatus Modification::doIt() {
  if (undone) {
    done.redo();
    undone = false;
  }
  const std::size_t start = done.size();
  const auto operations = std::move(pending);
  pending.clear();
  for (const auto& operation : operations) {
    const MStatus status = operation(done);
    if (status) continue;
    done.rollBack(start);
    return status;
  }
  return MStatus::kSuccess;
}

MStatus Modification::undoIt() {
  pending.clear();
  if (!undone) done.undo();
  undone = true;
  return MStatus::kSuccess;
}

}  // namespace mayahost

namespace {

MObject create(Modification& own, const std::shared_ptr<NodeType>& type, MStatus* status) {
  // DAG nodes are made by an MDagModifier.
  const bool fine = type && type->creatable && !type->derivesFrom("dagNode");
  const auto node = fine ? makeNode(type) : nullptr;
  tell(status, node ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!node) return MObject::kNullObj;
  own.created.push_back(node);
  own.pending.push_back([node](Journal& journal) {
    addNode(journal, node, node->name.empty() ? node->type->name + "#" : node->name);
    return MStatus(MStatus::kSuccess);
  });
  return Access::wrap(node);
}

MStatus later(Modification& own, bool valid, std::function<MStatus(Journal&)> operation) {
  if (!valid) return MStatus::kInvalidParameter;
  own.pending.push_back(std::move(operation));
  return MStatus::kSuccess;
}

MStatus setLater(Modification& own, const MPlug& plug, double value) {
  const PlugPath path = Access::path(plug);
  return later(own, static_cast<bool>(path),
               [=](Journal& journal) { return setNumber(journal, path, value); });
}

MStatus dataLater(Modification& own, const MPlug& plug, const std::shared_ptr<Data>& data) {
  const PlugPath path = Access::path(plug);
  return later(own, path && data, [=](Journal& journal) { return setData(journal, path, data); });
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MDGModifier::MDGModifier() : modification_(std::make_unique<Modification>()) {}
MDGModifier::~MDGModifier() = default;
const char* MDGModifier::className() {
  return "MDGModifier";
}

MObject MDGModifier::createNode(const MTypeId& typeId, MStatus* ReturnStatus) {
  return create(*modification_, findNodeType(typeId), ReturnStatus);
}
MObject MDGModifier::createNode(const MString& type, MStatus* ReturnStatus) {
  return create(*modification_, findNodeType(text(type)), ReturnStatus);
}
MStatus MDGModifier::deleteNode(const MObject& node) {
  const auto found = as<Node>(node);
  return later(*modification_, found != nullptr,
               [=](Journal& journal) { return mayahost::deleteNode(journal, found); });
}
MStatus MDGModifier::renameNode(const MObject& node, const MString& newName) {
  const auto found = as<Node>(node);
  const std::string name = text(newName);
  return later(*modification_, found != nullptr,
               [=](Journal& journal) { return mayahost::renameNode(journal, found, name); });
}
MStatus MDGModifier::setNodeLockState(const MObject& node, bool newState) {
  const auto found = as<Node>(node);
  return later(*modification_, found != nullptr,
               [=](Journal& journal) { return lockNode(journal, found, newState); });
}
MStatus MDGModifier::connect(const MObject& sourceNode, const MObject& sourceAttr, const MObject& destNode,
                             const MObject& destAttr) {
  return connect(MPlug(sourceNode, sourceAttr), MPlug(destNode, destAttr));
}
MStatus MDGModifier::disconnect(const MObject& sourceNode, const MObject& sourceAttr, const MObject& destNode,
                                const MObject& destAttr) {
  return disconnect(MPlug(sourceNode, sourceAttr), MPlug(destNode, destAttr));
}
MStatus MDGModifier::connect(const MPlug& source, const MPlug& dest) {
  const PlugPath from = Access::path(source), to = Access::path(dest);
  return later(*modification_, from && to,
               [=](Journal& journal) { return mayahost::connect(journal, from, to, false); });
}
MStatus MDGModifier::disconnect(const MPlug& source, const MPlug& dest) {
  const PlugPath from = Access::path(source), to = Access::path(dest);
  return later(*modification_, from && to,
               [=](Journal& journal) { return mayahost::disconnect(journal, from, to); });
}
MStatus MDGModifier::addAttribute(const MObject& node, const MObject& attribute) {
  const auto found = as<Node>(node);
  const auto added = as<Attribute>(attribute);
  return later(*modification_, found && added,
               [=](Journal& journal) { return mayahost::addAttribute(journal, found, added); });
}
MStatus MDGModifier::removeAttribute(const MObject& node, const MObject& attribute) {
  const auto found = as<Node>(node);
  const auto removed = as<Attribute>(attribute);
  return later(*modification_, found && removed,
               [=](Journal& journal) { return mayahost::removeAttribute(journal, found, removed); });
}
MStatus MDGModifier::commandToExecute(const MString& command) {
  const std::string line = text(command);
  return later(*modification_, !line.empty(),
               [=](Journal& journal) { return runInJournal(journal, line, false); });
}
MStatus MDGModifier::pythonCommandToExecute(const MString& command) {
  const std::string line = text(command);
  return later(*modification_, !line.empty(),
               [=](Journal& journal) { return runInJournal(journal, line, true); });
}
MStatus MDGModifier::newPlugValue(const MPlug& plug, MObject& plugValue) {
  return dataLater(*modification_, plug, as<Data>(plugValue));
}
MStatus MDGModifier::newPlugValueBool(const MPlug& plug, bool value) {
  return setLater(*modification_, plug, value ? 1.0 : 0.0);
}
MStatus MDGModifier::newPlugValueChar(const MPlug& plug, char value) {
  return setLater(*modification_, plug, value);
}
MStatus MDGModifier::newPlugValueDouble(const MPlug& plug, double value) {
  const PlugPath path = Access::path(plug);
  const bool isTime = path && path.key.attribute->unit == MFnUnitAttribute::kTime;
  return setLater(*modification_, plug, isTime ? toTicks(MTime(value, MTime::kSeconds)) : value);
}
MStatus MDGModifier::newPlugValueFloat(const MPlug& plug, float value) {
  return newPlugValueDouble(plug, static_cast<double>(value));
}
MStatus MDGModifier::newPlugValueInt(const MPlug& plug, int value) {
  return setLater(*modification_, plug, value);
}
MStatus MDGModifier::newPlugValueInt64(const MPlug& plug, MInt64 value) {
  const PlugPath path = Access::path(plug);
  if (!path || path.key.attribute->numeric != MFnNumericData::kInt64) {
    return setLater(*modification_, plug, static_cast<double>(value));
  }
  const auto slot = Slot::make(path.key.attribute, false);
  std::memcpy(slot->bytes.get(), &value, sizeof(value));
  return later(*modification_, true, [=](Journal& journal) { return setValue(journal, path, *slot); });
}
MStatus MDGModifier::newPlugValueMAngle(const MPlug& plug, const MAngle& value) {
  return setLater(*modification_, plug, value.asRadians());
}
MStatus MDGModifier::newPlugValueMDistance(const MPlug& plug, const MDistance& value) {
  return setLater(*modification_, plug, value.asCentimeters());
}
MStatus MDGModifier::newPlugValueMTime(const MPlug& plug, const MTime& value) {
  return setLater(*modification_, plug, toTicks(value));
}
MStatus MDGModifier::newPlugValueShort(const MPlug& plug, short value) {
  return setLater(*modification_, plug, value);
}
MStatus MDGModifier::newPlugValueString(const MPlug& plug, const MString& value) {
  return dataLater(*modification_, plug, std::make_shared<StringData>(value));
}
MStatus MDGModifier::removeMultiInstance(const MPlug& plug, bool breakConnections) {
  const PlugPath path = Access::path(plug);
  return later(*modification_, static_cast<bool>(path),
               [=](Journal& journal) { return removeElement(journal, path, breakConnections); });
}
MStatus MDGModifier::doIt() {
  return modification_->doIt();
}
MStatus MDGModifier::undoIt() {
  return modification_->undoIt();
}

OPENMAYA_NAMESPACE_CLOSE
