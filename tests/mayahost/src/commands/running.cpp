// SPDX-License-Identifier: MIT
#include "commands/running.h"

#include "commands/arguments.h"
#include "commands/tools.h"
#include "graph/graph.h"
#include "scenes/scene.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace mayahost {
namespace {

std::vector<Running*>& stack() {
  static std::vector<Running*> calls;
  return calls;
}

struct Frame {
  Frame() { stack().push_back(&call); }
  ~Frame() { stack().pop_back(); }
  Running call;
};

// A command on the undo queue, with what it ran.
struct Kept : Undoable {
  Kept(std::string n, std::unique_ptr<MPxCommand> c, std::vector<std::unique_ptr<Undoable>> parts)
      : name(std::move(n)), inner(std::move(parts)), command(std::move(c)) {}
  void undo() override {
    if (command && !command->undoIt()) failed("undo");
    for (auto part = inner.rbegin(); part != inner.rend(); ++part) (*part)->undo();
  }
  void redo() override {
    for (const auto& part : inner) part->redo();
    if (command && !command->redoIt()) failed("redo");
  }
  void failed(const char* what) const {
    Scene::get().say(Message::Kind::error, std::string(what) + " of " + name + " failed");
  }
  std::string name;
  std::vector<std::unique_ptr<Undoable>> inner;
  std::unique_ptr<MPxCommand> command;
};

// Where the edits of a command of the host's own begin.
struct Mark {
  std::size_t queued, inner;
  bool running;
};
std::vector<Mark>& marks() {
  static std::vector<Mark> all;
  return all;
}

// Nodes and connections, to see whether a command that failed left any behind.
using Picture = std::vector<std::string>;
Picture picture() {
  Picture all;
  for (const auto& node : Scene::get().nodes()) {
    all.push_back(node->name);
    for (const auto& [source, destination] : connectionsOf(node)) {
      if (source.node == node) {
        all.push_back(plugName(source, true, true, true) + " " + plugName(destination, true, true, true));
      }
    }
  }
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

Running& running() {
  static Running spare;
  return stack().empty() ? spare : *stack().back();
}
bool isRunning() {
  return !stack().empty();
}

void keep(std::vector<std::unique_ptr<Undoable>> parts, const std::string& name) {
  if (isRunning()) {
    for (auto& part : parts) running().inner.push_back(std::move(part));
    return;
  }
  UndoQueue& queue = Scene::get().undo;
  queue.openChunk(name);  // a line of several calls is undone as one
  for (auto& part : parts) queue.push(std::move(part), name);
  queue.closeChunk();
}

void keep(std::unique_ptr<Undoable> part, const std::string& name) {
  std::vector<std::unique_ptr<Undoable>> parts;
  parts.push_back(std::move(part));
  keep(std::move(parts), name);
}

void keepCommand(const std::string& name, std::unique_ptr<MPxCommand> command) {
  keep(std::make_unique<Kept>(name, std::move(command), std::vector<std::unique_ptr<Undoable>>()), name);
}

void beginEdits(const std::string& name) {
  UndoQueue& queue = Scene::get().undo;
  marks().push_back({queue.chunkSize(), running().inner.size(), isRunning()});
  if (!isRunning()) queue.openChunk(name);
}

void endEdits(bool failed) {
  UndoQueue& queue = Scene::get().undo;
  const Mark mark = marks().back();
  marks().pop_back();
  if (!mark.running) {
    if (failed) queue.rollBackChunk(mark.queued);
    queue.closeChunk();
    return;
  }
  auto& inner = running().inner;
  while (failed && inner.size() > mark.inner) {
    inner.back()->undo();
    inner.pop_back();
  }
}

void collectEdits(const std::function<void()>& what, std::vector<std::unique_ptr<Undoable>>& undo) {
  Frame frame;
  what();
  for (auto& part : frame.call.inner) undo.push_back(std::move(part));
}

MStatus runRegistered(const std::string& name, const MArgList& words, CommandResult& result,
                      std::vector<std::unique_ptr<Undoable>>& undo) {
  const CommandType* type = findCommandType(name);
  if (!type) {
    Scene::get().say(Message::Kind::error, "Cannot find procedure \"" + name + "\".");
    return MStatus::kNotFound;
  }
  if (type->makesTools) return runToolMaker(*type, words, result);
  std::unique_ptr<MPxCommand> command(static_cast<MPxCommand*>(type->creator()));
  if (!command) return MStatus::kFailure;
  std::ostringstream line;
  line << name << (words.length() > 0 ? " " : "") << words;
  command->setCommandString(text(line.str()));
  CommandAccess::setType(*command, type);
  const Picture before = picture();
  Frame frame;
  const MStatus status = command->doIt(words);
  if (!status) {
    for (auto part = frame.call.inner.rbegin(); part != frame.call.inner.rend(); ++part) (*part)->undo();
    command.reset();
    if (picture() != before) misuse(name + ": doIt failed and left nodes or connections changed");
    return status;
  }
  result = std::move(frame.call.result);
  if (!command->isUndoable()) command.reset();
  if (command || !frame.call.inner.empty()) {
    undo.push_back(std::make_unique<Kept>(name, std::move(command), std::move(frame.call.inner)));
  }
  return status;
}

MStatus callCommand(const std::string& name, const MArgList& words, CommandResult* result) {
  CommandResult answer;
  std::vector<std::unique_ptr<Undoable>> undo;
  const MStatus status = runRegistered(name, words, answer, undo);
  keep(std::move(undo), name);
  if (result) *result = std::move(answer);
  return status;
}

MStatus evalMel(const std::string& line, CommandResult* result) {
  CommandResult answer;
  const MStatus status = runCommand(line, false, true, answer);
  if (result) *result = std::move(answer);
  return status;
}

bool commandForm(const std::string& name, CommandForm& form) {
  static const std::map<MSyntax::MArgType, const char*> names = {
      {MSyntax::kBoolean, "boolean"}, {MSyntax::kLong, "long"},         {MSyntax::kDouble, "double"},
      {MSyntax::kString, "string"},   {MSyntax::kUnsigned, "unsigned"}, {MSyntax::kDistance, "linear"},
      {MSyntax::kAngle, "angle"},     {MSyntax::kTime, "time"},         {MSyntax::kSelectionItem, "name"}};
  const CommandType* type = findCommandType(name);
  if (!type) return false;
  const MSyntax syntax = type->syntax ? type->syntax() : MSyntax();
  const SyntaxData data = type->makesTools ? toolSyntax(*type) : CommandAccess::data(syntax);
  form = {{}, data.query, data.edit};
  for (const FlagData& flag : data.flags) {
    FlagForm made{flag.shortName, flag.longName, {}, flag.multiUse, flag.fullQuery, flag.optionalQuery};
    for (const auto kind : flag.types) made.types.push_back(names.at(kind));
    form.flags.push_back(made);
  }
  return true;
}

unsigned long undoLength() {
  return Scene::get().undo.size();
}

}  // namespace mayahost
