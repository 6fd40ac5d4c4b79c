// SPDX-License-Identifier: MIT
#include "scenes/sets.h"

#include "dag/dag.h"
#include "edits/edit.h"
#include "graph/builtin.h"
#include "graph/graph.h"
#include "scenes/scene_values.h"

#include <maya/MDagPath.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>

#include <algorithm>

namespace mayahost {
namespace {

constexpr const char* kRestrictions[] = {
    "", "verticesOnlySet", "edgesOnlySet", "facetsOnlySet", "editPointsOnlySet", "renderableOnlySet"};

MStatus initializeSet(NodeType&) {
  MFnMessageAttribute message;
  MFnNumericAttribute numeric;
  MFnTypedAttribute typed;
  for (const auto& [full, brief] : {std::pair{"dagSetMembers", "dsm"}, {"dnSetMembers", "dnsm"}}) {
    const MObject members = message.create(full, brief);
    message.setArray(true);
    message.setStorable(false);
    message.setIndexMatters(false);
    message.setDisconnectBehavior(MFnAttribute::kDelete);
    as<Attribute>(members)->takesAnything = true;
    MPxNode::addAttribute(members);
  }
  MPxNode::addAttribute(numeric.create("memberWireframeColor", "mwc", MFnNumericData::kShort, -1));
  MPxNode::addAttribute(typed.create("annotation", "an", MFnData::kString));
  MPxNode::addAttribute(numeric.create("isLayer", "il", MFnNumericData::kBoolean));
  const char* const briefs[] = {"", "vo", "eo", "fo", "epo", "ro"};
  for (int i = 1; i < 6; ++i)
    MPxNode::addAttribute(numeric.create(kRestrictions[i], briefs[i], MFnNumericData::kBoolean));
  return MStatus::kSuccess;
}

struct SetNode : MPxNode {
  SchedulingType schedulingType() const override { return kParallel; }
};

// componentList: its number of names, and these; those of one kind are one component.
DataFormat componentFormat() {
  DataFormat format;
  format.type = "componentList";
  format.write = [](std::string& out, const Data& data) {
    std::vector<std::string> names;
    for (const MObject& each : static_cast<const ComponentListData&>(data).components) {
      const auto more = componentNames(*as<Component>(each));
      names.insert(names.end(), more.begin(), more.end());
    }
    addWord(out, std::to_string(names.size()));
    for (const std::string& name : names) addWord(out, quotedText(name));
  };
  format.read = [](Values& values) {
    auto made = std::make_shared<ComponentListData>();
    const std::size_t count = values.count();
    for (std::size_t i = 0; i < count; ++i) {
      const std::string name = values.text();
      const auto part = readComponent(name);
      if (!part) values.fail("'" + name + "' is not a component, such as \"vtx[0:3]\"");
      const auto same = std::find_if(
          made->components.begin(), made->components.end(),
          [&](const MObject& each) { return as<Component>(each)->kind == part->kind && !part->complete; });
      if (same == made->components.end()) {
        made->components.push_back(Access::wrap(part));
      } else {
        as<Component>(*same)->elements.insert(part->elements.begin(), part->elements.end());
      }
    }
    return made;
  };
  return format;
}

PlugKey groupKey(const Node& node, unsigned instance) {
  return wholeKey(node.find("instObjGroups")).element(instance);
}

bool samePart(const Member& a, const Member& b) {
  return a.part && b.part && a.part->kind == b.part->kind && a.node == b.node && a.instance == b.instance;
}

bool same(const Member& a, const Member& b) {
  return a.node == b.node && a.instance == b.instance && !a.part && !b.part && a.plug == b.plug;
}

// The part that an element of objectGroups names.
std::shared_ptr<Component> partOf(const Node& node, const PlugKey& group) {
  const auto slot = node.block.find(group.child(node.find("objectGrpCompList")), false);
  const auto* list = slot ? dynamic_cast<const ComponentListData*>(slot->data.get()) : nullptr;
  return list && !list->components.empty() ? as<Component>(list->components.front()) : nullptr;
}

Member memberAt(const PlugPath& source) {
  Member member{source.node, 0, {}, nullptr};
  const Attribute& attribute = *source.key.attribute;
  if (attribute.longName == "instObjGroups" || attribute.longName == "objectGroups") {
    member.instance = static_cast<unsigned>(std::max(0, source.key.indices.front()));
    if (attribute.longName == "objectGroups") member.part = partOf(*source.node, source.key);
  } else if (attribute.longName != "message") {
    member.plug = source.key;
  }
  return member;
}

// What is connected to the set, with where.
std::vector<std::pair<PlugPath, PlugKey>> inputsOf(const Node& set) {
  std::vector<std::pair<PlugPath, PlugKey>> all;
  for (const char* name : {"dagSetMembers", "dnSetMembers"}) {
    const auto attribute = set.find(name);
    for (const auto& [key, socket] : set.sockets) {
      if (key.attribute != attribute) continue;
      if (const auto from = set.source(key)) all.emplace_back(*from, key);
    }
  }
  return all;
}

PlugKey freeElement(const Node& set, const char* array) {
  const PlugKey whole = wholeKey(set.find(array));
  const auto slot = set.block.find(whole, true);
  unsigned next = 0;
  while (slot->elements.count(next)) ++next;
  return whole.element(next);
}

bool allowed(const Node& set, const Member& member) {
  for (int i = 1; i < 6; ++i) {
    if (set.block.find(wholeKey(set.find(kRestrictions[i])), true)->number() == 0.0) continue;
    const auto kind = member.part ? member.part->kind : MFn::kInvalid;
    const bool fine[] = {true,
                         kind == MFn::kMeshVertComponent || kind == MFn::kCurveCVComponent,
                         kind == MFn::kMeshEdgeComponent,
                         kind == MFn::kMeshPolygonComponent,
                         false,  // nothing here has edit points
                         kind == MFn::kMeshPolygonComponent || member.node->type->derivesFrom("mesh")};
    if (!fine[i]) return false;
  }
  return true;
}

std::shared_ptr<Component> withNumbers(MFn::Type kind, const std::vector<int>& numbers) {
  auto made = std::make_shared<Component>(kind);
  made->elements.insert(numbers.begin(), numbers.end());
  return made;
}

MStatus setPart(Journal& journal, const PlugPath& group, const std::shared_ptr<Component>& part) {
  auto list = std::make_shared<ComponentListData>();
  list->components.push_back(Access::wrap(part));
  return setData(journal, {group.node, group.key.child(group.node->find("objectGrpCompList"))}, list);
}

// The connection through which parts of this kind of the shape are in the set.
std::optional<std::pair<PlugPath, PlugKey>> groupOf(const Node& set, const Member& member) {
  for (const auto& input : inputsOf(set)) {
    if (samePart(memberAt(input.first), member)) return input;
  }
  return std::nullopt;
}

MStatus addPart(Journal& journal, const std::shared_ptr<Node>& set, const Member& member) {
  if (const auto there = groupOf(*set, member)) {
    auto numbers = memberAt(there->first).part->numbers();
    const auto more = member.part->numbers();
    numbers.insert(numbers.end(), more.begin(), more.end());
    return setPart(journal, there->first, withNumbers(member.part->kind, numbers));
  }
  const PlugKey groups = groupKey(*member.node, member.instance).child(member.node->find("objectGroups"));
  const auto slot = member.node->block.find(groups, true);
  unsigned next = 0;
  while (slot->elements.count(next)) ++next;
  const PlugPath group{member.node, groups.element(next)};
  const MStatus status = setPart(journal, group, withNumbers(member.part->kind, member.part->numbers()));
  return status ? connect(journal, group, {set, freeElement(*set, "dagSetMembers")}, false) : status;
}

}  // namespace

void registerSets() {
  addDataFormat(MFnData::kComponentList, componentFormat());
  addBuiltin(
      "objectSet", 0x4f425354, MFn::kSet, [] { return new SetNode; }, initializeSet);
}

const char* restrictionAttribute(int restriction) {
  return kRestrictions[restriction];
}

bool isSet(const Node& node) {
  return node.type->derivesFrom("objectSet");
}

std::vector<Member> membersOf(const Node& set) {
  std::vector<Member> all;
  for (const auto& [source, key] : inputsOf(set)) {
    Member member = memberAt(source);
    if (source.key.attribute->longName != "objectGroups" || member.part) all.push_back(std::move(member));
  }
  return all;
}

std::vector<Member> flatMembersOf(const Node& set) {
  std::vector<Member> all;
  std::vector<const Node*> met{&set};
  for (std::size_t i = 0; i < met.size(); ++i) {
    for (const Member& member : membersOf(*met[i])) {
      const bool inner = isSet(*member.node) && !member.plug.attribute;
      if (inner && std::find(met.begin(), met.end(), member.node.get()) == met.end())
        met.push_back(member.node.get());
      if (!inner && !holds(all, member)) all.push_back(member);
    }
  }
  return all;
}

std::vector<Member> membersIn(const MSelectionList& list) {
  std::vector<Member> all;
  for (unsigned i = 0; i < list.length(); ++i) {
    MObject node, component;
    MPlug plug;
    MDagPath path;
    if (!list.getDependNode(i, node)) continue;
    Member member{as<Node>(node), 0, {}, nullptr};
    if (list.getPlug(i, plug)) member.plug = Access::path(plug).key;
    if (list.getDagPath(i, path, component)) member.part = as<Component>(component);
    all.push_back(std::move(member));
  }
  return all;
}

void addTo(MSelectionList& list, const Member& member) {
  const MObject node = Access::wrap(member.node);
  MDagPath path;
  if (member.plug.attribute) {
    list.add(Access::plug({member.node, member.plug}), true);
  } else if (member.part && MDagPath::getAPathTo(node, path)) {
    list.add(path, Access::wrap(member.part), true);
  } else {
    list.add(node, true);
  }
}

bool holds(const std::vector<Member>& list, const Member& member) {
  if (!member.part)
    return std::any_of(list.begin(), list.end(), [&](const Member& each) { return same(each, member); });
  auto wanted = member.part->numbers();
  for (const Member& each : list) {
    if (!samePart(each, member)) continue;
    const auto there = each.part->numbers();
    wanted.erase(std::remove_if(wanted.begin(), wanted.end(),
                                [&](int n) { return std::binary_search(there.begin(), there.end(), n); }),
                 wanted.end());
  }
  return wanted.empty();
}

std::vector<Member> common(const std::vector<Member>& a, const std::vector<Member>& b) {
  std::vector<Member> both;
  for (const Member& member : a) {
    if (!member.part && holds(b, member)) both.push_back(member);
    for (const Member& other : b) {
      if (!samePart(member, other)) continue;
      std::vector<int> numbers;
      const auto one = member.part->numbers(), two = other.part->numbers();
      std::set_intersection(one.begin(), one.end(), two.begin(), two.end(), std::back_inserter(numbers));
      if (numbers.empty()) continue;
      both.push_back(member);
      both.back().part = withNumbers(member.part->kind, numbers);
    }
  }
  return both;
}

MStatus addMember(Journal& journal, const std::shared_ptr<Node>& set, const Member& member) {
  if (!member.node || member.node == set || !isSet(*set) || !allowed(*set, member)) return MStatus::kFailure;
  if (holds(membersOf(*set), member)) return MStatus::kSuccess;
  if (member.part) return addPart(journal, set, member);
  if (member.plug.attribute)
    return connect(journal, {member.node, member.plug}, {set, freeElement(*set, "dnSetMembers")}, false);
  if (isDag(*member.node))
    return connect(journal, {member.node, groupKey(*member.node, member.instance)},
                   {set, freeElement(*set, "dagSetMembers")}, false);
  return connect(journal, {member.node, wholeKey(member.node->find("message"))},
                 {set, freeElement(*set, "dnSetMembers")}, false);
}

MStatus removeMember(Journal& journal, const std::shared_ptr<Node>& set, const Member& member) {
  if (!isSet(*set)) return MStatus::kFailure;
  if (member.part) {
    const auto there = groupOf(*set, member);
    if (!there) return MStatus::kFailure;
    const auto own = memberAt(there->first).part->numbers(), gone = member.part->numbers();
    std::vector<int> left;
    std::set_difference(own.begin(), own.end(), gone.begin(), gone.end(), std::back_inserter(left));
    if (left.size() == own.size()) return MStatus::kFailure;
    if (!left.empty()) return setPart(journal, there->first, withNumbers(member.part->kind, left));
    const MStatus status = disconnect(journal, there->first, {set, there->second});
    return status ? removeElement(journal, there->first, true) : status;
  }
  for (const auto& [source, key] : inputsOf(*set)) {
    if (same(memberAt(source), member) && source.key.attribute->longName != "objectGroups")
      return disconnect(journal, source, {set, key});
  }
  return MStatus::kFailure;
}

}  // namespace mayahost
