// SPDX-License-Identifier: MIT
#include "commands/tools.h"

#include "commands/running.h"
#include "scenes/scene.h"
#include "viewport/drawing.h"

#include <maya/MFrameContext.h>
#include <maya/MStringArray.h>

#include <algorithm>

namespace mayahost {
namespace {

struct Tools {
  std::vector<std::unique_ptr<Tool>> all;
  Tool* current = nullptr;
  std::vector<Primitive> drawing;
  View view;
};

Tools& tools() {
  static Tools* kept = new Tools;  // not destroyed at exit: the tools are of plug-ins
  return *kept;
}

Tool* find(const std::string& name) {
  for (const auto& tool : tools().all) {
    if (tool->name == name) return tool.get();
  }
  return nullptr;
}

std::string freeName(const std::string& stem) {
  for (int i = 1;; ++i) {
    const std::string name = stem + std::to_string(i);
    if (!find(name)) return name;
  }
}

MStatus fail(const std::string& why) {
  Scene::get().say(Message::Kind::error, why);
  return MStatus::kFailure;
}

// The name is the one object of the call.
bool prepare(MPxContextCommand& command) {
  ContextCall& call = ToolAccess::call(command);
  *call.syntax = SyntaxData();
  MSyntax syntax = CommandAccess::sharing(call.syntax);
  syntax.enableQuery();
  syntax.enableEdit();
  syntax.addFlag("-ex", "-exists");
  syntax.setObjectType(MSyntax::kStringObjects, 0, 1);
  return static_cast<bool>(command.appendSyntax());
}

MStatus makeTool(const CommandType& type, std::unique_ptr<MPxContextCommand> command, const std::string& name,
                 CommandResult& result) {
  auto tool = std::make_unique<Tool>();
  tool->name = name.empty() ? freeName(type.name) : name;
  tool->type = type;
  tool->command = std::move(command);
  tool->context.reset(tool->command->makeObj());
  if (!tool->context) return fail(type.name + ": no tool was made");
  const bool set = !ToolAccess::call(*tool->command).parser.numberOfFlagsUsed() ||
                   static_cast<bool>(tool->command->doEditFlags());
  if (!set) return fail(type.name + ": a setting was refused");
  result = tool->name;
  tools().all.push_back(std::move(tool));
  return MStatus::kSuccess;
}

void putAway() {
  Tool* const tool = tools().current;
  tools().current = nullptr;
  tools().drawing.clear();
  if (tool) tool->context->toolOffCleanup();
}

// Runs `what` with a draw manager; its drawing is kept, its edits are one step of undo.
template <typename What>
MStatus act(Tool& tool, bool fresh, What what) {
  DrawRecorder recorder;
  recorder.node = tool.name;
  beginEdits(tool.name);
  const MStatus result = recorder.frame(what);
  endEdits(false);
  auto& drawing = tools().drawing;
  if (fresh) drawing.clear();
  drawing.insert(drawing.end(), recorder.primitives.begin(), recorder.primitives.end());
  return result;
}

}  // namespace

void ToolAccess::place(MEvent& event, const Mouse& mouse) {
  event.x_ = mouse.x;
  event.y_ = mouse.y;
  event.button_ = mouse.middle ? MEvent::kMiddleMouse : MEvent::kLeftMouse;
  if (mouse.does == Mouse::Does::move) event.button_ = 0;
  event.modifiers_ = (mouse.shift ? MEvent::shiftKey : 0) | (mouse.control ? MEvent::controlKey : 0);
}

MStatus runToolMaker(const CommandType& type, const MArgList& words, CommandResult& result) {
  std::unique_ptr<MPxContextCommand> made(static_cast<MPxContextCommand*>(type.creator()));
  if (!made || !prepare(*made)) return fail(type.name + ": appendSyntax failed");
  const auto parse = [&](MPxContextCommand& command) {
    MStatus status;
    ToolAccess::call(command).parser =
        MArgParser(CommandAccess::sharing(ToolAccess::call(command).syntax), words, &status);
    return status;
  };
  const MStatus status = parse(*made);
  if (!status) return status;
  const MArgParser& parser = ToolAccess::call(*made).parser;
  MStringArray names;
  parser.getObjects(names);
  const std::string name = names.length() ? text(names[0]) : "";
  Tool* const tool = find(name);
  if (parser.isFlagSet("-exists")) {
    result = static_cast<long>(tool != nullptr);
    return MStatus::kSuccess;
  }
  if (!parser.isEdit() && !parser.isQuery()) {
    if (tool) return fail("Object's name '" + name + "' is not unique.");
    return makeTool(type, std::move(made), name, result);
  }
  if (!tool || tool->type.name != type.name) return fail(type.name + ": Object '" + name + "' not found.");
  parse(*tool->command);
  ContextCall& call = ToolAccess::call(*tool->command);
  call.result = CommandResult();
  const MStatus done = call.parser.isEdit() ? tool->command->doEditFlags() : tool->command->doQueryFlags();
  if (done) result = call.result;
  return done;
}

SyntaxData toolSyntax(const CommandType& type) {
  std::unique_ptr<MPxContextCommand> made(static_cast<MPxContextCommand*>(type.creator()));
  if (!made || !prepare(*made)) return {};
  return *ToolAccess::call(*made).syntax;
}

Tool* toolOf(const MPxContext& context) {
  for (const auto& tool : tools().all) {
    if (tool->context.get() == &context) return tool.get();
  }
  return nullptr;
}

Tool* toolWith(const MPxToolCommand& begun) {
  for (const auto& tool : tools().all) {
    for (const auto& command : tool->begun) {
      if (command.get() == &begun) return tool.get();
    }
  }
  return nullptr;
}

void forgetTools(const std::string& command) {
  if (tools().current && tools().current->type.name == command) putAway();
  auto& all = tools().all;
  all.erase(
      std::remove_if(all.begin(), all.end(), [&](const auto& tool) { return tool->type.name == command; }),
      all.end());
}

void setView(const View& view) {
  tools().view = view;
}
const View& view() {
  return tools().view;
}

MStatus setTool(const std::string& name) {
  Tool* const next = find(name);
  if (!name.empty() && !next) return fail("setToolTo: No tool is called '" + name + "'.");
  putAway();
  if (!next) return MStatus::kSuccess;
  tools().current = next;
  MEvent event;
  next->context->toolOnSetup(event);
  Scene::get().tellNamed("ToolChanged");
  return MStatus::kSuccess;
}

std::string currentTool() {
  return tools().current ? tools().current->name : "";
}

std::vector<std::string> toolNames() {
  std::vector<std::string> names;
  for (const auto& tool : tools().all) names.push_back(tool->name);
  return names;
}

std::string toolTitle() {
  return tools().current ? text(ToolAccess::title(*tools().current->context)) : "";
}
std::string toolHelp() {
  return tools().current ? text(ToolAccess::help(*tools().current->context)) : "";
}

MStatus sendMouse(const Mouse& mouse) {
  Tool* const tool = tools().current;
  if (!tool) return MStatus::kFailure;
  MEvent event;
  ToolAccess::place(event, mouse);
  MPxContext& context = *tool->context;
  const MStatus status = act(*tool, true, [&](auto& manager, const auto& frame) {
    switch (mouse.does) {
      case Mouse::Does::press:
        return context.doPress(event, manager, frame);
      case Mouse::Does::hold:
        return context.doHold(event, manager, frame);
      case Mouse::Does::drag:
        return context.doDrag(event, manager, frame);
      case Mouse::Does::release:
        return context.doRelease(event, manager, frame);
      default:
        return context.doPtrMoved(event, manager, frame);
    }
  });
  if (tools().current == tool)
    act(*tool, false, [&](auto& manager, const auto& frame) { return context.drawFeedback(manager, frame); });
  return status;
}

MStatus click(short x, short y) {
  const MStatus status = sendMouse({Mouse::Does::press, x, y});
  return status ? sendMouse({Mouse::Does::release, x, y}) : status;
}

MStatus sendKey(ToolKey key) {
  Tool* const tool = tools().current;
  if (!tool) return MStatus::kFailure;
  beginEdits(tool->name);
  if (key == ToolKey::complete) tool->context->completeAction();
  if (key == ToolKey::abort) tool->context->abortAction();
  if (key == ToolKey::remove) tool->context->deleteAction();
  endEdits(false);
  return MStatus::kSuccess;
}

std::vector<Primitive> toolDrawing() {
  return tools().drawing;
}

}  // namespace mayahost
