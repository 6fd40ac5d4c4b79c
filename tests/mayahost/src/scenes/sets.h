// SPDX-License-Identifier: MIT
// Sets (objectSet). A member is a connection to the set, as Maya has it: of a DAG node its instObjGroups, of
// a part of a shape an element of the objectGroups in it, which says which part, of any other node its
// message, of a plug the plug itself. So members come and go with undo, with the nodes and with the file.
#pragma once

#include "edits/undo.h"
#include "geometry/component.h"

#include <maya/MSelectionList.h>

namespace mayahost {

struct Member {
  std::shared_ptr<Node> node;
  unsigned instance = 0;            // of a DAG node
  PlugKey plug;                     // if it is a plug
  std::shared_ptr<Component> part;  // if it is part of a shape
};

bool isSet(const Node& node);
std::vector<Member> membersOf(const Node& set);
// With the members of the sets among them instead of these.
std::vector<Member> flatMembersOf(const Node& set);

std::vector<Member> membersIn(const MSelectionList& list);
void addTo(MSelectionList& list, const Member& member);

// Whether the member is in the list, or all of it: a part may be spread over several.
bool holds(const std::vector<Member>& list, const Member& member);
// What is in both, parts by their numbers.
std::vector<Member> common(const std::vector<Member>& a, const std::vector<Member>& b);

// Fails for what the set is not for (a restriction), and for the set itself.
MStatus addMember(Journal& journal, const std::shared_ptr<Node>& set, const Member& member);
// Fails if it was not a member. A part is taken out of what is there of it.
MStatus removeMember(Journal& journal, const std::shared_ptr<Node>& set, const Member& member);

// "verticesOnlySet" and so on, in the order of MFnSet::Restriction; empty for the first.
const char* restrictionAttribute(int restriction);

}  // namespace mayahost
