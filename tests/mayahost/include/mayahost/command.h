// SPDX-License-Identifier: MIT
// Commands as a test or a program calls them: those of plug-ins and the host's own alike.
#pragma once

#include <maya/MArgList.h>
#include <maya/MStatus.h>

#include <string>
#include <variant>
#include <vector>

namespace mayahost {

// What a command answers; booleans are whole numbers, as in MEL.
using CommandResult = std::variant<std::monostate, long, double, std::string, std::vector<long>,
                                   std::vector<double>, std::vector<std::string>>;

// Calls a command with words ("-flag" starts a flag) and puts it on the undo queue if it can be undone.
// kNotFound if there is no such command.
MStatus callCommand(const std::string& name, const MArgList& words, CommandResult* result = nullptr);

// Runs a line of MEL: calls `name -flag value "text" object` separated by semicolons, no variables or
// expressions. It stops at the first call that fails; the result is that of the last.
MStatus evalMel(const std::string& line, CommandResult* result = nullptr);

std::vector<std::string> commandNames();

// A flag as the syntax of a command declares it. Types: boolean long double string unsigned linear angle time
// name.
struct FlagForm {
  std::string shortName, longName;
  std::vector<std::string> types;
  bool multiUse = false;
  bool argumentsInQuery = false, optionalInQuery = false;
};
struct CommandForm {
  std::vector<FlagForm> flags;
  bool query = false, edit = false;
};
bool commandForm(const std::string& name, CommandForm& form);  // false if there is no such command

void requestInterrupt(bool requested);  // what MComputation::isInterruptRequested answers
unsigned long undoLength();             // entries that can be undone

}  // namespace mayahost
