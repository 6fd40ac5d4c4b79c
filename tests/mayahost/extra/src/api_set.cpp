// SPDX-License-Identifier: MIT
// MFnSet.
#include "edits/edit.h"
#include "scenes/sets.h"

#include <maya/MDagPath.h>
#include <maya/MFnSet.h>
#include <maya/MObjectArray.h>
#include <maya/MPlug.h>

using namespace mayahost;

namespace {

std::shared_ptr<Node> held(const MObject& object, MStatus* status = nullptr) {
  auto node = as<Node>(object);
  if (node && !isSet(*node)) node = nullptr;
  tell(status, node ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return node;
}

Member memberOf(const MObject& node) {
  return {as<Node>(node), 0, {}, nullptr};
}
Member memberOf(const MDagPath& path, const MObject& component) {
  return {as<Node>(path.node()), path.instanceNumber(), {}, as<Component>(component)};
}
Member memberOf(const MPlug& plug) {
  return {as<Node>(plug.node()), 0, Access::path(plug).key, nullptr};
}

MStatus change(const MObject& set, const std::vector<Member>& members,
               MStatus (*each)(Journal&, const std::shared_ptr<Node>&, const Member&)) {
  const auto own = held(set);
  if (!own) return MStatus::kFailure;
  Journal unkept;
  for (const Member& member : members) {
    const MStatus status = member.node ? each(unkept, own, member) : MStatus(MStatus::kInvalidParameter);
    if (status) continue;
    unkept.undo();
    return status;
  }
  return MStatus::kSuccess;
}

bool has(const MObject& set, const Member& member, MStatus* status) {
  const auto own = held(set, status);
  if (own && !member.node) tell(status, MStatus::kInvalidParameter);
  return own && member.node && holds(membersOf(*own), member);
}

void fill(MSelectionList& list, const std::vector<Member>& members) {
  list.clear();
  for (const Member& member : members) addTo(list, member);
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MFnSet::create(const MSelectionList& members, Restriction restriction, MStatus* ReturnStatus) {
  return create(members, restriction, false, ReturnStatus);
}
MObject MFnSet::create(const MSelectionList& members, Restriction restriction, bool isLayer,
                       MStatus* ReturnStatus) {
  Journal unkept;
  const auto made = createNode(unkept, "objectSet", "set#");
  const auto put = [&](const char* name) { setNumber(unkept, {made, wholeKey(made->find(name))}, 1.0); };
  if (restriction != kNone) put(restrictionAttribute(restriction));
  if (isLayer) put("isLayer");
  MStatus status;
  for (const Member& member : membersIn(members)) {
    if (status) status = mayahost::addMember(unkept, made, member);
  }
  tell(ReturnStatus, status);
  if (!status) {
    unkept.undo();
    return MObject::kNullObj;
  }
  return object_ = Access::wrap(made);
}
MStatus MFnSet::getUnion(const MObject& withSet, MSelectionList& result) {
  MObjectArray one;
  one.append(withSet);
  return getUnion(one, result);
}
MStatus MFnSet::getUnion(const MObjectArray& setList, MSelectionList& result) {
  const auto own = held(object_);
  if (!own) return MStatus::kFailure;
  MSelectionList all;
  fill(all, membersOf(*own));
  for (unsigned i = 0; i < setList.length(); ++i) {
    const auto other = held(setList[i]);
    if (!other) return MStatus::kInvalidParameter;
    for (const Member& member : membersOf(*other)) addTo(all, member);
  }
  result = all;
  return MStatus::kSuccess;
}
MStatus MFnSet::getIntersection(const MObject& withSet, MSelectionList& result) {
  MObjectArray one;
  one.append(withSet);
  return getIntersection(one, result);
}
MStatus MFnSet::getIntersection(const MObjectArray& setList, MSelectionList& result) {
  const auto own = held(object_);
  if (!own) return MStatus::kFailure;
  auto both = membersOf(*own);
  for (unsigned i = 0; i < setList.length(); ++i) {
    const auto other = held(setList[i]);
    if (!other) return MStatus::kInvalidParameter;
    both = common(both, membersOf(*other));
  }
  fill(result, both);
  return MStatus::kSuccess;
}
MStatus MFnSet::clear() {
  const auto own = held(object_);
  return own ? change(object_, membersOf(*own), mayahost::removeMember) : MStatus(MStatus::kFailure);
}
MStatus MFnSet::getMembers(MSelectionList& members, bool flatten) const {
  const auto own = held(object_);
  if (!own) return MStatus::kFailure;
  fill(members, flatten ? flatMembersOf(*own) : membersOf(*own));
  return MStatus::kSuccess;
}
MStatus MFnSet::addMember(const MObject& obj) {
  return change(object_, {memberOf(obj)}, mayahost::addMember);
}
MStatus MFnSet::addMember(const MDagPath& obj, const MObject& component) {
  return change(object_, {memberOf(obj, component)}, mayahost::addMember);
}
MStatus MFnSet::addMember(const MPlug& plug) {
  return change(object_, {memberOf(plug)}, mayahost::addMember);
}
MStatus MFnSet::addMembers(const MSelectionList& list) {
  return change(object_, membersIn(list), mayahost::addMember);
}
MStatus MFnSet::removeMember(const MObject& obj) {
  return change(object_, {memberOf(obj)}, mayahost::removeMember);
}
MStatus MFnSet::removeMember(const MDagPath& obj, const MObject& component) {
  return change(object_, {memberOf(obj, component)}, mayahost::removeMember);
}
MStatus MFnSet::removeMember(const MPlug& plug) {
  return change(object_, {memberOf(plug)}, mayahost::removeMember);
}
MStatus MFnSet::removeMembers(const MSelectionList& list) {
  return change(object_, membersIn(list), mayahost::removeMember);
}
bool MFnSet::isMember(const MObject& object, MStatus* ReturnStatus) const {
  return has(object_, memberOf(object), ReturnStatus);
}
bool MFnSet::isMember(const MDagPath& object, const MObject& component, MStatus* ReturnStatus) const {
  return has(object_, memberOf(object, component), ReturnStatus);
}
bool MFnSet::isMember(const MPlug& plug, MStatus* ReturnStatus) const {
  return has(object_, memberOf(plug), ReturnStatus);
}
bool MFnSet::intersectsWith(const MObject& otherSet, MStatus* ReturnStatus) const {
  MStatus status;
  const auto own = held(object_, &status), other = held(otherSet, own ? &status : nullptr);
  tell(ReturnStatus, status);
  return own && other && !common(membersOf(*own), membersOf(*other)).empty();
}
bool MFnSet::hasRestrictions(MStatus* ReturnStatus) const {
  return restriction(ReturnStatus) != kNone;
}
MFnSet::Restriction MFnSet::restriction(MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus);
  for (int i = kVerticesOnly; own && i <= kRenderableOnly; ++i) {
    if (own->block.find(wholeKey(own->find(restrictionAttribute(i))), true)->number() != 0.0)
      return static_cast<Restriction>(i);
  }
  return kNone;
}
MString MFnSet::annotation(MStatus* ReturnStatus) const {
  const auto own = held(object_, ReturnStatus);
  return own ? Access::plug({own, wholeKey(own->find("annotation"))}).asString() : MString();
}
MStatus MFnSet::setAnnotation(const MString& annotation) {
  const auto own = held(object_);
  return own ? Access::plug({own, wholeKey(own->find("annotation"))}).setString(annotation)
             : MStatus(MStatus::kFailure);
}

OPENMAYA_NAMESPACE_CLOSE
