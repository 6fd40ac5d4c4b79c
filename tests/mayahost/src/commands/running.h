// SPDX-License-Identifier: MIT
// The command that runs, and what has come of it so far.
#pragma once

#include "commands/commands.h"

#include <maya/MPxCommand.h>

namespace mayahost {

struct Running {
  CommandResult result;
  std::vector<std::unique_ptr<Undoable>> inner;  // of the commands it ran, to be undone with it
};

// The innermost call; outside of any (in undoIt and redoIt from the queue) a spare one.
Running& running();
bool isRunning();

// Creates the command, runs doIt and destroys it, or hands it over to be undone.
MStatus runRegistered(const std::string& name, const MArgList& words, CommandResult& result,
                      std::vector<std::unique_ptr<Undoable>>& undo);
MStatus runMel(const std::string& line, CommandResult& result, std::vector<std::unique_ptr<Undoable>>& undo);

// A command that was run already, onto the undo queue.
void keepCommand(const std::string& name, std::unique_ptr<MPxCommand> command);

// Onto the undo queue, or to the command that runs.
void keep(std::vector<std::unique_ptr<Undoable>> parts, const std::string& name);
void keep(std::unique_ptr<Undoable> part, const std::string& name);

// Around a command of the host's own that is made of several edits: they are one step of undo, and are taken
// back if it fails.
void beginEdits(const std::string& name);
void endEdits(bool failed);

// Runs `what` as if a command ran it: its edits do not go on the undo queue but to `undo`.
void collectEdits(const std::function<void()>& what, std::vector<std::unique_ptr<Undoable>>& undo);

}  // namespace mayahost
