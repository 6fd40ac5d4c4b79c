// SPDX-License-Identifier: MIT
// Tools of plug-ins: the contexts that their commands made, and the one in use.
#pragma once

#include "commands/arguments.h"
#include "commands/plugins.h"

#include <mayahost/tool.h>

#include <maya/MEvent.h>
#include <maya/MPxContext.h>
#include <maya/MPxContextCommand.h>
#include <maya/MPxToolCommand.h>

namespace mayahost {

// What a context command knows of the call it answers.
struct ContextCall {
  std::shared_ptr<SyntaxData> syntax = std::make_shared<SyntaxData>();
  MArgParser parser;
  CommandResult result;
};

struct Tool {
  std::string name;
  CommandType type;
  std::unique_ptr<MPxContextCommand> command;
  std::unique_ptr<MPxContext> context;
  std::vector<std::unique_ptr<MPxToolCommand>> begun;  // made and not yet finalised
};

// The door into the private members of the classes of tools.
struct ToolAccess {
  static ContextCall& call(MPxContextCommand& command) { return *command.call_; }
  static const MString& title(const MPxContext& context) { return context.title_; }
  static const MString& help(const MPxContext& context) { return context.help_; }
  static void place(MEvent& event, const Mouse& mouse);
};

// NAME -flags: makes a tool and answers with its name; -edit and -query with the name of one.
MStatus runToolMaker(const CommandType& type, const MArgList& words, CommandResult& result);
SyntaxData toolSyntax(const CommandType& type);

Tool* toolOf(const MPxContext& context);
Tool* toolWith(const MPxToolCommand& begun);
void forgetTools(const std::string& command);  // those it made

}  // namespace mayahost
