// SPDX-License-Identifier: MIT
// MPxCommand.
#include "commands/arguments.h"
#include "commands/running.h"
#include "scenes/scene.h"

#include <maya/MDoubleArray.h>
#include <maya/MGlobal.h>
#include <maya/MIntArray.h>
#include <maya/MStringArray.h>

using namespace mayahost;

namespace {

CommandResult& current() {
  return running().result;
}

template <typename To, typename From>
std::vector<To> listOf(const From& array) {
  std::vector<To> list;
  for (unsigned i = 0; i < array.length(); ++i) list.push_back(To(array[i]));
  return list;
}
std::vector<std::string> listOf(const MStringArray& array) {
  std::vector<std::string> list;
  for (unsigned i = 0; i < array.length(); ++i) list.push_back(text(array[i]));
  return list;
}

// One value after another becomes a list of their kind. A value of another kind starts a new list.
template <typename Value>
void append(const Value& value) {
  CommandResult& result = current();
  if (auto* list = std::get_if<std::vector<Value>>(&result)) {
    list->push_back(value);
  } else if (const auto* one = std::get_if<Value>(&result)) {
    result = std::vector<Value>{*one, value};
  } else {
    result = std::vector<Value>{value};
  }
}

template <typename Value>
MStatus ask(Value& value) {
  if (const auto* own = std::get_if<Value>(&current())) return value = *own, MStatus(MStatus::kSuccess);
  return MStatus::kFailure;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MPxCommand::MPxCommand() = default;
MPxCommand::~MPxCommand() = default;
const char* MPxCommand::className() {
  return "MPxCommand";
}
MStatus MPxCommand::doIt(const MArgList&) {
  return MStatus::kFailure;
}
MStatus MPxCommand::undoIt() {
  return MStatus::kFailure;
}
MStatus MPxCommand::redoIt() {
  return MStatus::kFailure;
}
bool MPxCommand::isUndoable() const {
  return false;
}
bool MPxCommand::hasSyntax() const {
  return false;
}
MSyntax MPxCommand::syntax() const {
  if (!type_) misuse("MPxCommand::syntax asked of a command that is not running");
  return type_ && type_->syntax ? type_->syntax() : MSyntax();
}
bool MPxCommand::isHistoryOn() const {
  return history_;
}
MString MPxCommand::commandString() const {
  return command_;
}
MStatus MPxCommand::setHistoryOn(bool state) {
  history_ = state;
  return MStatus::kSuccess;
}
MStatus MPxCommand::setCommandString(const MString& command) {
  command_ = command;
  return MStatus::kSuccess;
}

void MPxCommand::displayInfo(const MString& theInfo) {
  MGlobal::displayInfo(theInfo);
}
void MPxCommand::displayWarning(const MString& theWarning, bool) {
  MGlobal::displayWarning(theWarning);
}
void MPxCommand::displayError(const MString& theError, bool) {
  MGlobal::displayError(theError);
}

void MPxCommand::clearResult() {
  current() = CommandResult();
}
void MPxCommand::setResult(unsigned int val) {
  current() = static_cast<long>(val);
}
void MPxCommand::setResult(int val) {
  current() = static_cast<long>(val);
}
void MPxCommand::setResult(double val) {
  current() = val;
}
void MPxCommand::setResult(bool val) {
  current() = val ? 1L : 0L;
}
void MPxCommand::setResult(const char* val) {
  current() = std::string(val ? val : "");
}
void MPxCommand::setResult(const MString& val) {
  current() = text(val);
}
void MPxCommand::setResult(const MIntArray& val) {
  current() = listOf<long>(val);
}
void MPxCommand::setResult(const MDoubleArray& val) {
  current() = listOf<double>(val);
}
void MPxCommand::setResult(const MStringArray& val) {
  current() = listOf(val);
}
void MPxCommand::appendToResult(int val) {
  append(static_cast<long>(val));
}
void MPxCommand::appendToResult(double val) {
  append(val);
}
void MPxCommand::appendToResult(bool val) {
  append(val ? 1L : 0L);
}
void MPxCommand::appendToResult(const char* val) {
  append(std::string(val ? val : ""));
}
void MPxCommand::appendToResult(const MString& val) {
  append(text(val));
}
void MPxCommand::appendToResult(const MStringArray& val) {
  for (unsigned i = 0; i < val.length(); ++i) appendToResult(val[i]);
}
bool MPxCommand::isCurrentResultArray() {
  return current().index() > 3;
}
MPxCommand::MResultType MPxCommand::currentResultType() {
  static const MResultType types[] = {kNoArg, kLong, kDouble, kString, kLong, kDouble, kString};
  return types[current().index()];
}
MStatus MPxCommand::getCurrentResult(int& val) {
  long value = 0;
  const MStatus status = ask(value);
  if (status) val = static_cast<int>(value);
  return status;
}
MStatus MPxCommand::getCurrentResult(double& val) {
  return ask(val);
}
MStatus MPxCommand::getCurrentResult(MString& val) {
  std::string value;
  const MStatus status = ask(value);
  if (status) val = text(value);
  return status;
}
MStatus MPxCommand::getCurrentResult(MIntArray& val) {
  std::vector<long> list;
  const MStatus status = ask(list);
  val.clear();
  for (const long each : list) val.append(static_cast<int>(each));
  return status;
}
MStatus MPxCommand::getCurrentResult(MDoubleArray& val) {
  std::vector<double> list;
  const MStatus status = ask(list);
  val.clear();
  for (const double each : list) val.append(each);
  return status;
}
MStatus MPxCommand::getCurrentResult(MStringArray& val) {
  std::vector<std::string> list;
  const MStatus status = ask(list);
  val.clear();
  for (const auto& each : list) val.append(text(each));
  return status;
}
int MPxCommand::currentIntResult(MStatus* ReturnStatus) {
  int value = 0;
  tell(ReturnStatus, getCurrentResult(value));
  return value;
}
double MPxCommand::currentDoubleResult(MStatus* ReturnStatus) {
  double value = 0.0;
  tell(ReturnStatus, getCurrentResult(value));
  return value;
}
MString MPxCommand::currentStringResult(MStatus* ReturnStatus) {
  MString value;
  tell(ReturnStatus, getCurrentResult(value));
  return value;
}

OPENMAYA_NAMESPACE_CLOSE
