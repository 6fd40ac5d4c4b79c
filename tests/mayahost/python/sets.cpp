// SPDX-License-Identifier: MIT
// Members of sets, by the names that selections know them by.
#include "bindings.h"

#include "scenes/sets.h"

#include <maya/MStringArray.h>

namespace mayahost {
namespace {

std::shared_ptr<Node> setNamed(const std::string& name) {
  const auto found = nodeNamed(name);
  if (!isSet(*found)) throw std::invalid_argument(name + " is not a set.");
  return found;
}

std::vector<Member> membersNamed(const std::vector<std::string>& names) {
  MSelectionList list;
  for (const std::string& name : names) {
    if (!list.add(text(name))) throw std::invalid_argument("No object matches name: " + name);
  }
  return membersIn(list);
}

std::vector<std::string> namesOf(const std::vector<Member>& members) {
  std::vector<std::string> all;
  for (const Member& member : members) {
    MSelectionList one;
    addTo(one, member);
    MStringArray names;
    one.getSelectionStrings(names);
    const bool plain = !member.part && !member.plug.attribute;
    for (const MString& name : names) all.push_back(plain ? nameOf(*member.node) : text(name));
  }
  return all;
}

bool changed(const std::string& name, const std::vector<std::string>& members,
             MStatus (*each)(Journal&, const std::shared_ptr<Node>&, const Member&)) {
  const auto set = setNamed(name);
  const auto all = membersNamed(members);
  return kept("sets", [&](Journal& journal) {
    for (const Member& member : all) {
      if (each(journal, set, member)) continue;
      journal.undo();
      return false;
    }
    return true;
  });
}

}  // namespace

void bindSets(pybind11::module_& m) {
  m.def("isSet", [](const std::string& name) { return isSet(*nodeNamed(name)); });
  m.def("setMembers", [](const std::string& name, bool flat) {
    const auto set = setNamed(name);
    return namesOf(flat ? flatMembersOf(*set) : membersOf(*set));
  });
  m.def("setAdd", [](const std::string& name, const std::vector<std::string>& members) {
    return changed(name, members, addMember);
  });
  m.def("setRemove", [](const std::string& name, const std::vector<std::string>& members) {
    return changed(name, members, removeMember);
  });
  m.def("setHas", [](const std::string& name, const std::vector<std::string>& members) {
    const auto own = membersOf(*setNamed(name));
    const auto all = membersNamed(members);
    return std::all_of(all.begin(), all.end(), [&](const Member& member) { return holds(own, member); });
  });
  m.def("setCommon", [](const std::vector<std::string>& names) {
    auto both = membersOf(*setNamed(names.front()));
    for (const std::string& name : names) both = common(both, membersOf(*setNamed(name)));
    return namesOf(both);
  });
}

}  // namespace mayahost
