// SPDX-License-Identifier: MIT
// MCommandResult, MComputation, and MGlobal::executeCommand for a result of any kind.
#include "commands/arguments.h"
#include "commands/commands.h"

#include <maya/MComputation.h>
#include <maya/MDoubleArray.h>
#include <maya/MGlobal.h>
#include <maya/MInt64Array.h>
#include <maya/MIntArray.h>
#include <maya/MStringArray.h>

#include <atomic>

using namespace mayahost;

namespace {

std::atomic<bool> interrupted{false};

template <typename Value>
const Value* inside(const std::shared_ptr<HeldResult>& held) {
  return std::get_if<Value>(&held->value);
}

template <typename Array, typename Value, typename Convert>
MStatus fill(const std::shared_ptr<HeldResult>& held, Array& array, Convert convert) {
  const auto* list = inside<std::vector<Value>>(held);
  if (!list) return MStatus::kInvalidParameter;
  array.clear();
  for (const Value& each : *list) array.append(convert(each));
  return MStatus::kSuccess;
}

}  // namespace

namespace mayahost {
void requestInterrupt(bool requested) {
  interrupted = requested;
}
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MStatus MGlobal::executeCommand(const MString& command, MCommandResult& result, bool, bool undoEnabled) {
  CommandResult answer;
  const MStatus status = runCommand(text(command), false, undoEnabled, answer);
  CommandAccess::held(result)->value = std::move(answer);
  return status;
}

MCommandResult::MCommandResult(MStatus* ReturnStatus) : held_(std::make_shared<HeldResult>()) {
  tell(ReturnStatus, MStatus::kSuccess);
}
MCommandResult::~MCommandResult() = default;
const char* MCommandResult::className() {
  return "MCommandResult";
}
MCommandResult::Type MCommandResult::resultType(MStatus* ReturnStatus) const {
  static const Type types[] = {kInvalid, kInt, kDouble, kString, kIntArray, kDoubleArray, kStringArray};
  tell(ReturnStatus, MStatus::kSuccess);
  return types[held_->value.index()];
}
MStatus MCommandResult::getResult(int& result) const {
  const long* value = inside<long>(held_);
  if (value) result = static_cast<int>(*value);
  return value ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MCommandResult::getResult(MInt64& result) const {
  const long* value = inside<long>(held_);
  if (value) result = *value;
  return value ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MCommandResult::getResult(MIntArray& result) const {
  return fill<MIntArray, long>(held_, result, [](long value) { return static_cast<int>(value); });
}
MStatus MCommandResult::getResult(MInt64Array& result) const {
  return fill<MInt64Array, long>(held_, result, [](long value) { return value; });
}
MStatus MCommandResult::getResult(double& result) const {
  const double* value = inside<double>(held_);
  if (value) result = *value;
  return value ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MCommandResult::getResult(MDoubleArray& result) const {
  return fill<MDoubleArray, double>(held_, result, [](double value) { return value; });
}
MString MCommandResult::stringResult(MStatus* ReturnResult) const {
  MString result;
  tell(ReturnResult, getResult(result));
  return result;
}
MStatus MCommandResult::getResult(MString& result) const {
  const auto* value = inside<std::string>(held_);
  if (value) result = text(*value);
  return value ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MCommandResult::getResult(MStringArray& result) const {
  return fill<MStringArray, std::string>(held_, result, [](const std::string& value) { return text(value); });
}
MStatus MCommandResult::getResult(MVector&) const {
  return MStatus::kInvalidParameter;
}
MStatus MCommandResult::getResult(MVectorArray&) const {
  return MStatus::kInvalidParameter;
}
MStatus MCommandResult::getResult(MDoubleArray&, int&, int&) const {
  return MStatus::kInvalidParameter;
}

MComputation::MComputation() = default;
MComputation::~MComputation() {
  if (running_) misuse("MComputation destroyed before endComputation");
}
const char* MComputation::className() {
  return "MComputation";
}
void MComputation::beginComputation(bool showProgressBar, bool isInterruptable, bool) {
  if (running_) misuse("MComputation::beginComputation twice");
  running_ = true;
  bar_ = showProgressBar;
  interruptable_ = isInterruptable;
}
bool MComputation::isInterruptRequested() {
  return running_ && interruptable_ && interrupted;
}
void MComputation::endComputation() {
  if (!running_) misuse("MComputation::endComputation without beginComputation");
  running_ = false;
}
MStatus MComputation::setProgressRange(const int minValue, const int maxValue) {
  if (!bar_ || minValue > maxValue) return MStatus::kFailure;
  min_ = minValue;
  max_ = maxValue;
  return MStatus::kSuccess;
}
int MComputation::progressMin(MStatus* ReturnStatus) const {
  tell(ReturnStatus, bar_ ? MStatus::kSuccess : MStatus::kFailure);
  return min_;
}
int MComputation::progressMax(MStatus* ReturnStatus) const {
  tell(ReturnStatus, bar_ ? MStatus::kSuccess : MStatus::kFailure);
  return max_;
}
MStatus MComputation::setProgress(const int amount) {
  if (!bar_ || amount < min_ || amount > max_) return MStatus::kFailure;
  progress_ = amount;
  return MStatus::kSuccess;
}
int MComputation::progress(MStatus* ReturnStatus) const {
  tell(ReturnStatus, bar_ ? MStatus::kSuccess : MStatus::kFailure);
  return progress_;
}
MStatus MComputation::setProgressStatus(const MString&) {
  return bar_ ? MStatus::kSuccess : MStatus::kFailure;
}

OPENMAYA_NAMESPACE_CLOSE
