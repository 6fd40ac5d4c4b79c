// SPDX-License-Identifier: MIT
// MGlobal.
#include "commands/commands.h"
#include "edits/edit.h"
#include "scenes/scene.h"

#include <maya/MGlobal.h>
#include <maya/MVector.h>

#include <cstdio>
#include <cstdlib>

using namespace mayahost;

namespace {

MStatus run(const MString& command, bool python, bool undo, CommandResult& result) {
  return runCommand(text(command), python, undo, result);
}

// Each assigns a result of the kind asked for; false if the command answered something else.
bool take(const CommandResult& from, int& to) {
  if (const auto* whole = std::get_if<long>(&from)) return to = static_cast<int>(*whole), true;
  return false;
}
bool take(const CommandResult& from, double& to) {
  if (const auto* real = std::get_if<double>(&from)) return to = *real, true;
  if (const auto* whole = std::get_if<long>(&from)) return to = static_cast<double>(*whole), true;
  return false;
}
bool take(const CommandResult& from, MString& to) {
  if (const auto* string = std::get_if<std::string>(&from)) return to = text(*string), true;
  return false;
}
bool take(const CommandResult& from, MIntArray& to) {
  to.clear();
  if (const auto* all = std::get_if<std::vector<long>>(&from)) {
    for (const long value : *all) to.append(static_cast<int>(value));
    return true;
  }
  int one = 0;
  return take(from, one) && to.append(one);
}
bool take(const CommandResult& from, MDoubleArray& to) {
  to.clear();
  if (const auto* all = std::get_if<std::vector<double>>(&from)) {
    for (const double value : *all) to.append(value);
    return true;
  }
  double one = 0.0;
  return take(from, one) && to.append(one);
}
bool take(const CommandResult& from, MStringArray& to) {
  to.clear();
  if (const auto* all = std::get_if<std::vector<std::string>>(&from)) {
    for (const auto& value : *all) to.append(text(value));
    return true;
  }
  MString one;
  return std::holds_alternative<std::monostate>(from) || (take(from, one) && to.append(one));
}

template <typename Result>
MStatus runFor(const MString& command, bool python, bool undo, Result& to) {
  CommandResult result;
  const MStatus status = run(command, python, undo, result);
  if (!status) return status;
  return take(result, to) ? MStatus::kSuccess : MStatus::kFailure;
}

void show(Message::Kind kind, const char* prefix, const MString& what) {
  Scene::get().say(kind, text(what));
  std::fprintf(stderr, "// %s%s //\n", prefix, what.asChar());
}

MStatus adjust(MSelectionList& own, const MSelectionList& src, MGlobal::ListAdjustment how) {
  switch (how) {
    case MGlobal::kReplaceList:
      own = src;
      return MStatus::kSuccess;
    case MGlobal::kXORWithList:
      return own.merge(src, MSelectionList::kXORWithList);
    case MGlobal::kRemoveFromList:
      return own.merge(src, MSelectionList::kRemoveFromList);
    case MGlobal::kAddToList:
      return own.merge(src);
    case MGlobal::kAddToHeadOfList: {
      MSelectionList joined = src;
      joined.merge(own);
      own = joined;
      return MStatus::kSuccess;
    }
  }
  return MStatus::kInvalidParameter;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const char* MGlobal::className() {
  return "MGlobal";
}
MString MGlobal::mayaVersion() {
  return MString(std::to_string(MAYA_APP_VERSION).c_str());
}
int MGlobal::apiVersion() {
  return MAYA_API_VERSION;
}
MGlobal::MMayaState MGlobal::mayaState(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return kLibraryApp;
}

void MGlobal::displayInfo(const MString& theMessage) {
  show(Message::Kind::info, "", theMessage);
}
void MGlobal::displayWarning(const MString& theWarning) {
  show(Message::Kind::warning, "Warning: ", theWarning);
}
void MGlobal::displayError(const MString& theError) {
  show(Message::Kind::error, "Error: ", theError);
}

MStatus MGlobal::getSelectionListByName(const MString& name, MSelectionList& list) {
  return list.add(name);
}
MStatus MGlobal::getActiveSelectionList(MSelectionList& dest, bool) {
  dest = Scene::get().selection;
  return MStatus::kSuccess;
}
MStatus MGlobal::setActiveSelectionList(const MSelectionList& src, ListAdjustment how) {
  const MStatus status = adjust(Scene::get().selection, src, how);
  if (status) Scene::get().tellNamed("SelectionChanged");
  return status;
}
MStatus MGlobal::selectByName(const MString& name, ListAdjustment how) {
  MSelectionList list;
  const MStatus status = list.add(name);
  return status ? setActiveSelectionList(list, how) : status;
}
MStatus MGlobal::unselectByName(const MString& name) {
  return selectByName(name, kRemoveFromList);
}
MStatus MGlobal::select(MObject& object, ListAdjustment how) {
  MSelectionList list;
  const MStatus status = list.add(object);
  return status ? setActiveSelectionList(list, how) : status;
}
MStatus MGlobal::unselect(MObject& object) {
  return select(object, kRemoveFromList);
}
MStatus MGlobal::clearSelectionList() {
  const MStatus status = Scene::get().selection.clear();
  Scene::get().tellNamed("SelectionChanged");
  return status;
}
bool MGlobal::isSelected(MObject& object, MStatus* ReturnStatus) {
  return Scene::get().selection.hasItem(object, ReturnStatus);
}

MStatus MGlobal::viewFrame(const MTime& time) {
  Scene::get().setTicks(toTicks(time));
  return MStatus::kSuccess;
}
MStatus MGlobal::viewFrame(double time) {
  return viewFrame(MTime(time, MTime::uiUnit()));
}
MStatus MGlobal::deleteNode(MObject& node) {
  Journal unkept;
  return mayahost::deleteNode(unkept, as<Node>(node));
}
bool MGlobal::isYAxisUp(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return Scene::get().yUp;
}
bool MGlobal::isZAxisUp(MStatus* ReturnStatus) {
  return !isYAxisUp(ReturnStatus);
}
MStatus MGlobal::setYAxisUp(bool) {
  Scene::get().yUp = true;
  return MStatus::kSuccess;
}
MStatus MGlobal::setZAxisUp(bool) {
  Scene::get().yUp = false;
  return MStatus::kSuccess;
}
MVector MGlobal::upAxis(MStatus* ReturnStatus) {
  return isYAxisUp(ReturnStatus) ? MVector(0.0, 1.0, 0.0) : MVector(0.0, 0.0, 1.0);
}
bool MGlobal::isUndoing() {
  return Scene::get().undo.undoing();
}
bool MGlobal::isRedoing() {
  return Scene::get().undo.redoing();
}

MStatus MGlobal::sourceFile(const MString& fileName) {
  return executeCommand("source \"" + fileName + "\"");
}
MStatus MGlobal::executeCommandOnIdle(const MString& command, bool displayEnabled) {
  return executeCommand(command, displayEnabled);
}
MStatus MGlobal::executeCommand(const MString& command, bool, bool undoEnabled) {
  CommandResult result;
  return run(command, false, undoEnabled, result);
}
MStatus MGlobal::executePythonCommandOnIdle(const MString& command, bool displayEnabled) {
  return executePythonCommand(command, displayEnabled);
}
MStatus MGlobal::executePythonCommand(const MString& command, bool, bool undoEnabled) {
  CommandResult result;
  return run(command, true, undoEnabled, result);
}

#define MAYAHOST_EXECUTE(function, python)                                                            \
  MStatus MGlobal::function(const MString& command, int& result, bool, bool undo) {                   \
    return runFor(command, python, undo, result);                                                     \
  }                                                                                                   \
  MStatus MGlobal::function(const MString& command, double& result, bool, bool undo) {                \
    return runFor(command, python, undo, result);                                                     \
  }                                                                                                   \
  MStatus MGlobal::function(const MString& command, MString& result, bool, bool undo) {               \
    return runFor(command, python, undo, result);                                                     \
  }                                                                                                   \
  MStatus MGlobal::function(const MString& command, MIntArray& result, bool, bool undo) {             \
    return runFor(command, python, undo, result);                                                     \
  }                                                                                                   \
  MStatus MGlobal::function(const MString& command, MDoubleArray& result, bool, bool undo) {          \
    return runFor(command, python, undo, result);                                                     \
  }                                                                                                   \
  MStatus MGlobal::function(const MString& command, MStringArray& result, bool, bool undo) {          \
    return runFor(command, python, undo, result);                                                     \
  }                                                                                                   \
  MString MGlobal::function##StringResult(const MString& command, bool, bool undo, MStatus* status) { \
    MString result;                                                                                   \
    tell(status, runFor(command, python, undo, result));                                              \
    return result;                                                                                    \
  }
MAYAHOST_EXECUTE(executeCommand, false)
MAYAHOST_EXECUTE(executePythonCommand, true)

int MGlobal::optionVarIntValue(const MString& name, bool* exists) {
  return static_cast<int>(optionVarDoubleValue(name, exists));
}
double MGlobal::optionVarDoubleValue(const MString& name, bool* exists) {
  return std::atof(optionVarStringValue(name, exists).asChar());
}
MString MGlobal::optionVarStringValue(const MString& name, bool* exists) {
  const auto& all = Scene::get().optionVars;
  const auto found = all.find(text(name));
  if (exists) *exists = found != all.end();
  return found != all.end() ? text(found->second) : MString();
}
bool MGlobal::setOptionVarValue(const MString& name, int value) {
  Scene::get().optionVars[text(name)] = std::to_string(value);
  return true;
}
bool MGlobal::setOptionVarValue(const MString& name, double value) {
  char digits[32];
  std::snprintf(digits, sizeof(digits), "%.17g", value);
  Scene::get().optionVars[text(name)] = digits;
  return true;
}
bool MGlobal::setOptionVarValue(const MString& name, MString value) {
  Scene::get().optionVars[text(name)] = text(value);
  return true;
}
void MGlobal::removeOptionVar(const MString& name) {
  Scene::get().optionVars.erase(text(name));
}
bool MGlobal::optionVarExists(const MString& name) {
  return Scene::get().optionVars.count(text(name)) > 0;
}

OPENMAYA_NAMESPACE_CLOSE
