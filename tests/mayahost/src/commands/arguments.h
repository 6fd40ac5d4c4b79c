// SPDX-License-Identifier: MIT
// The words of a command call, the syntax of a command, and the words sorted by it.
#pragma once

#include "commands/plugins.h"
#include "graph/object.h"

#include <mayahost/command.h>

#include <maya/MAngle.h>
#include <maya/MArgList.h>
#include <maya/MCommandResult.h>
#include <maya/MDistance.h>
#include <maya/MPxCommand.h>
#include <maya/MSelectionList.h>
#include <maya/MSyntax.h>
#include <maya/MTime.h>

#include <limits>
#include <optional>

namespace mayahost {

struct Argument {
  std::variant<bool, int, double, std::string, MDistance, MAngle, MTime> value;

  // The argument as a value of the type; none if it cannot be read as one. Plain numbers are in UI units.
  std::optional<bool> toBool() const;
  std::optional<int> toInt() const;
  std::optional<double> toDouble() const;
  std::optional<std::string> toText() const;
  std::optional<MDistance> toDistance() const;
  std::optional<MAngle> toAngle() const;
  std::optional<MTime> toTime() const;
  bool fits(MSyntax::MArgType type) const;
  bool isFlag() const;           // "-name", not a negative number
  const char* kindName() const;  // "int", "float", "string" ... as messages call it
};

struct FlagData {
  std::string shortName, longName;
  std::vector<MSyntax::MArgType> types;
  bool multiUse = false, fullQuery = false, optionalQuery = false;
};

struct SyntaxData {
  std::vector<FlagData> flags;
  std::vector<MSyntax::MArgType> arguments;
  MSyntax::MObjectFormat objects = MSyntax::kNone;
  unsigned minObjects = 0, maxObjects = std::numeric_limits<unsigned>::max();
  bool selectionDefault = false, query = false, edit = false;

  const FlagData* find(const std::string& name) const;  // short or long, with or without dash
};

const char* typeName(MSyntax::MArgType type);  // as messages call it

struct FlagUse {
  std::string flag;  // its short name
  unsigned position;
  std::vector<Argument> values;
};

struct ParsedCall {
  SyntaxData syntax;
  std::vector<FlagUse> uses;
  std::vector<Argument> rest;  // arguments or objects
  bool query = false, edit = false, fromSelection = false;

  const FlagUse* use(const char* flag, unsigned number = 0) const;
  std::vector<std::string> objectNames() const;
};

// Sorts the words; gives the message of what is wrong with them, empty if nothing. With `resolve`, names of
// objects have to match something.
std::string parseCall(const SyntaxData& syntax, const std::vector<Argument>& words, bool resolve,
                      ParsedCall& call);

struct HeldResult {
  CommandResult value;
};

// The door into the private members of the command classes.
struct CommandAccess {
  static std::vector<Argument>& words(MArgList& list) { return list.arguments_; }
  static const std::vector<Argument>& words(const MArgList& list) { return list.arguments_; }
  static const SyntaxData& data(const MSyntax& syntax) { return *syntax.data_; }
  // What is added to it is added to the data.
  static MSyntax sharing(std::shared_ptr<SyntaxData> data) { return MSyntax(std::move(data)); }
  static void setType(MPxCommand& command, const CommandType* type) { command.type_ = type; }
  static std::shared_ptr<HeldResult>& held(MCommandResult& result) { return result.held_; }
};

}  // namespace mayahost
