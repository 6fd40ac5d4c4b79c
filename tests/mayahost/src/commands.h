// SPDX-License-Identifier: MIT
// Where a command language plugs in. Until one is installed, executing a command fails with kNotImplemented.
#pragma once

#include "undo.h"

#include <maya/MStatus.h>

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace mayahost {

// What a command answers.
using CommandResult = std::variant<std::monostate, long, double, std::string, std::vector<long>,
                                   std::vector<double>, std::vector<std::string>>;

// Runs a line of MEL or Python; its undo, if it has any, goes to `undo`.
using CommandRunner = std::function<MStatus(const std::string& line, CommandResult& result,
                                            std::vector<std::unique_ptr<Undoable>>& undo)>;

void setMelRunner(CommandRunner runner);
void setPythonRunner(CommandRunner runner);

// With `undoable` the command goes on the undo queue.
MStatus runCommand(const std::string& line, bool python, bool undoable, CommandResult& result);
MStatus runInJournal(Journal& journal, const std::string& line, bool python);

}  // namespace mayahost
