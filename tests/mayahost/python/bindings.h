// SPDX-License-Identifier: MIT
// What the files of the Python module share. Each fills the module with functions of one topic; maya/cmds
// gives them Maya's flags, conventions and words. Names are those of cmds; units are the user interface's.
#pragma once

#include "commands/running.h"
#include "data/attribute.h"
#include "edits/edit.h"
#include "scenes/scene.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <stdexcept>

namespace mayahost {

void bindAttributes(pybind11::module_& m);
void bindAddAttribute(pybind11::module_& m);
void bindDag(pybind11::module_& m);
void bindGeometry(pybind11::module_& m);
void bindKeys(pybind11::module_& m);
void bindCommands(pybind11::module_& m);

std::string nameOf(const Node& node);                      // the shortest that is its alone
std::shared_ptr<Node> nodeNamed(const std::string& name);  // throws std::invalid_argument without one
PlugPath plugNamed(const std::string& name);               // likewise
std::string nameOf(const PlugPath& plug);                  // "node.longName"

// Runs an edit and keeps it for undo if it succeeds.
template <typename Edit>
bool kept(const char* name, Edit change) {
  auto journal = std::make_unique<Journal>();
  if (!change(*journal)) return false;
  keep(std::move(journal), name);
  return true;
}

}  // namespace mayahost
