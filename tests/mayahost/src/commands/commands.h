// SPDX-License-Identifier: MIT
// Where a command language plugs in: MEL is the host's own (mel.cpp); until a runner is installed for Python,
// executing Python fails with kNotImplemented.
#pragma once

#include "edits/undo.h"

#include <mayahost/command.h>

#include <functional>
#include <string>
#include <vector>

namespace mayahost {

// Runs a line of MEL or Python; its undo, if it has any, goes to `undo`.
using CommandRunner = std::function<MStatus(const std::string& line, CommandResult& result,
                                            std::vector<std::unique_ptr<Undoable>>& undo)>;

void setMelRunner(CommandRunner runner);
void setPythonRunner(CommandRunner runner);

// With `undoable` the command goes on the undo queue.
MStatus runCommand(const std::string& line, bool python, bool undoable, CommandResult& result);
MStatus runInJournal(Journal& journal, const std::string& line, bool python);

}  // namespace mayahost
