// SPDX-License-Identifier: MIT
// The public interface of the host.
#include <mayahost/host.h>

#include "commands/running.h"
#include "dag/dag.h"
#include "edits/edit.h"
#include "graph/evaluate.h"
#include "scenes/scene.h"

namespace mayahost {
namespace {

// Runs an edit and puts it on the undo queue if it succeeds.
template <typename Edit>
MStatus undoable(const std::string& name, Edit edit) {
  auto journal = std::make_unique<Journal>();
  const MStatus status = edit(*journal);
  if (status) keep(std::move(journal), name);
  return status;
}

bool isTime(const PlugPath& path) {
  return path && path.key.attribute->unit == MFnUnitAttribute::kTime;
}

}  // namespace

void newScene() {
  Scene::get().clear();
}

MStatus openScene(const std::string& path) {
  return openFile(path);
}
MStatus importScene(const std::string& path, const std::string& nameSpace) {
  return importFile(path, nameSpace);
}
MStatus saveScene(const std::string& path) {
  return saveFile(path.empty() ? sceneName() : path);
}
std::string sceneName() {
  return Scene::get().file.path;
}
bool sceneModified() {
  return Scene::get().file.modified;
}
std::string sceneText() {
  return sceneText("");
}

MObject createNode(const std::string& type, const std::string& name, MStatus* status) {
  std::shared_ptr<Node> node;
  const MStatus done = undoable("createNode", [&](Journal& journal) {
    node = createNode(journal, type, name);
    return MStatus(node ? MStatus::kSuccess : MStatus::kInvalidParameter);
  });
  tell(status, done);
  return Access::wrap(node);
}

MStatus deleteNode(const std::string& name) {
  const auto node = Scene::get().expect(name);
  return undoable("delete", [&](Journal& journal) { return deleteNode(journal, node); });
}

MStatus renameNode(const std::string& name, const std::string& newName) {
  const auto node = Scene::get().expect(name);
  return undoable("rename", [&](Journal& journal) { return renameNode(journal, node, newName); });
}

MObject findNode(const std::string& name) {
  return Access::wrap(Scene::get().find(name));
}

std::vector<std::string> nodeNames() {
  std::vector<std::string> names;
  for (const auto& node : Scene::get().nodes()) names.push_back(shortestName(*node));
  return names;
}

MPlug plug(const std::string& name) {
  const PlugPath path = Scene::get().plug(name);
  return path ? Access::plug(path) : MPlug();
}

MStatus connect(const std::string& source, const std::string& destination, bool force) {
  const PlugPath from = Scene::get().plug(source), to = Scene::get().plug(destination);
  return undoable("connectAttr", [&](Journal& journal) { return connect(journal, from, to, force); });
}

MStatus disconnect(const std::string& source, const std::string& destination) {
  const PlugPath from = Scene::get().plug(source), to = Scene::get().plug(destination);
  return undoable("disconnectAttr", [&](Journal& journal) { return disconnect(journal, from, to); });
}

MStatus setNumber(const std::string& name, double value) {
  const PlugPath path = Scene::get().plug(name);
  const double raw = isTime(path) ? toTicks(MTime(value, MTime::uiUnit())) : value;
  return undoable("setAttr", [&](Journal& journal) { return setNumber(journal, path, raw); });
}

MStatus setText(const std::string& name, const std::string& value) {
  const PlugPath path = Scene::get().plug(name);
  const auto data = std::make_shared<StringData>(text(value));
  return undoable("setAttr", [&](Journal& journal) { return setData(journal, path, data); });
}

double number(const std::string& name) {
  const MPlug found = plug(name);
  return isTime(Access::path(found)) ? found.asMTime().value() : found.asDouble();
}

std::string textOf(const std::string& name) {
  return text(plug(name).asString());
}

void setCurrentTime(const MTime& time) {
  Scene::get().setTicks(toTicks(time));
}
MTime currentTime() {
  return fromTicks(Scene::get().ticks());
}

void setEvaluationMode(EvaluationMode mode, unsigned threads) {
  Scene::get().mode = mode;
  Scene::get().threads = threads;
  ++Scene::get().topology;
}
EvaluationMode evaluationMode() {
  return Scene::get().mode;
}

bool undo() {
  const bool done = Scene::get().undo.undo();
  if (done) Scene::get().tellNamed("Undo");
  return done;
}
bool redo() {
  const bool done = Scene::get().undo.redo();
  if (done) Scene::get().tellNamed("Redo");
  return done;
}
void openUndoChunk(const std::string& name) {
  Scene::get().undo.openChunk(name);
}
void closeUndoChunk() {
  Scene::get().undo.closeChunk();
}

std::vector<Message> messages() {
  return Scene::get().messages();
}
void clearMessages() {
  Scene::get().clearMessages();
}

}  // namespace mayahost
