// SPDX-License-Identifier: MIT
// MArgParser and MArgDatabase.
#include "commands/arguments.h"

#include <maya/MArgDatabase.h>
#include <maya/MGlobal.h>
#include <maya/MStringArray.h>

using namespace mayahost;

namespace {

std::shared_ptr<const ParsedCall> parse(const MSyntax& syntax, const MArgList& list, bool resolve,
                                        MStatus* status) {
  auto call = std::make_shared<ParsedCall>();
  const std::string wrong =
      parseCall(CommandAccess::data(syntax), CommandAccess::words(list), resolve, *call);
  if (!wrong.empty()) {
    MGlobal::displayError(text(wrong));
    *call = ParsedCall();
  }
  tell(status, wrong.empty() ? MStatus::kSuccess : MStatus::kFailure);
  return call;
}

MArgList listOf(const std::vector<Argument>& words) {
  MArgList list;
  CommandAccess::words(list) = words;
  return list;
}

template <typename Value>
MStatus flagArgument(const ParsedCall& call, const char* flag, unsigned index, Value& value) {
  const FlagUse* use = call.use(flag);
  return use ? listOf(use->values).get(index, value) : MStatus(MStatus::kFailure);
}

// Command arguments are out of reach if the syntax has objects too.
template <typename Value>
MStatus commandArgument(const ParsedCall& call, unsigned index, Value& value) {
  if (call.syntax.objects != MSyntax::kNone) return MStatus::kFailure;
  return listOf(call.rest).get(index, value);
}

template <typename Value>
Value flagValue(const MArgParser& parser, const char* flag, unsigned index, MStatus* status, Value value) {
  tell(status, parser.getFlagArgument(flag, index, value));
  return value;
}
template <typename Value>
Value argumentValue(const MArgParser& parser, unsigned index, MStatus* status, Value value) {
  tell(status, parser.getCommandArgument(index, value));
  return value;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MArgParser::MArgParser() : call_(std::make_shared<ParsedCall>()) {}
MArgParser::MArgParser(const MSyntax& syntax, const MArgList& argList, MStatus* ReturnStatus)
    : call_(parse(syntax, argList, false, ReturnStatus)) {}
MArgParser::~MArgParser() = default;
const char* MArgParser::className() {
  return "MArgParser";
}

bool MArgParser::isFlagSet(const char* flag, MStatus* ReturnStatus) const {
  tell(ReturnStatus, flag && call_->syntax.find(flag) ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return call_->use(flag) != nullptr;
}
bool MArgParser::isEdit(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return call_->edit;
}
bool MArgParser::isQuery(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return call_->query;
}
unsigned int MArgParser::numberOfFlagsUsed() const {
  return static_cast<unsigned int>(call_->uses.size());
}
unsigned int MArgParser::numberOfFlagUses(const char* flag) const {
  unsigned count = 0;
  while (call_->use(flag, count)) ++count;
  return count;
}

MStatus MArgParser::getFlagArgument(const char* flag, unsigned int index, unsigned int& result) const {
  int value = 0;
  const MStatus status = getFlagArgument(flag, index, value);
  if (status && value < 0) return MStatus::kFailure;
  if (status) result = static_cast<unsigned int>(value);
  return status;
}

#define MAYAHOST_GET(Type)                                                                        \
  MStatus MArgParser::getFlagArgument(const char* flag, unsigned int index, Type& result) const { \
    return flagArgument(*call_, flag, index, result);                                             \
  }                                                                                               \
  MStatus MArgParser::getCommandArgument(unsigned int index, Type& result) const {                \
    return commandArgument(*call_, index, result);                                                \
  }
#define MAYAHOST_GET_AS(Type, Name, empty)                                                                 \
  MAYAHOST_GET(Type)                                                                                       \
  Type MArgParser::flagArgument##Name(const char* flag, unsigned int index, MStatus* ReturnStatus) const { \
    return flagValue(*this, flag, index, ReturnStatus, empty);                                             \
  }                                                                                                        \
  Type MArgParser::commandArgument##Name(unsigned int index, MStatus* ReturnStatus) const {                \
    return argumentValue(*this, index, ReturnStatus, empty);                                               \
  }
MAYAHOST_GET_AS(bool, Bool, false)
MAYAHOST_GET_AS(int, Int, 0)
MAYAHOST_GET_AS(double, Double, 0.0)
MAYAHOST_GET_AS(MString, String, MString())
MAYAHOST_GET_AS(MDistance, MDistance, OPENMAYA_MAJOR_NAMESPACE::MDistance())
MAYAHOST_GET_AS(MAngle, MAngle, OPENMAYA_MAJOR_NAMESPACE::MAngle())
MAYAHOST_GET_AS(MTime, MTime, OPENMAYA_MAJOR_NAMESPACE::MTime())

MStatus MArgParser::getFlagArgumentPosition(const char* flag, unsigned int i, unsigned int& position) const {
  const FlagUse* use = call_->use(flag, i);
  if (use) position = use->position;
  return use ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MArgParser::getFlagArgumentList(const char* flag, unsigned int i, MArgList& args) const {
  const FlagUse* use = call_->use(flag, i);
  if (use) args = listOf(use->values);
  return use ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MArgParser::getObjects(MStringArray& result) const {
  result.clear();
  for (const std::string& name : call_->objectNames()) result.append(text(name));
  return MStatus::kSuccess;
}

MArgDatabase::MArgDatabase() = default;
MArgDatabase::MArgDatabase(const MSyntax& syntax, const MArgList& argList, MStatus* ReturnStatus) {
  call_ = parse(syntax, argList, true, ReturnStatus);
}
MArgDatabase::~MArgDatabase() = default;
const char* MArgDatabase::className() {
  return "MArgDatabase";
}
MStatus MArgDatabase::getFlagArgument(const char* flag, unsigned int index, MSelectionList& result) const {
  MString name;
  const MStatus status = getFlagArgument(flag, index, name);
  return status ? result.add(name) : status;
}
MStatus MArgDatabase::getCommandArgument(unsigned int index, MSelectionList& result) const {
  MString name;
  const MStatus status = getCommandArgument(index, name);
  return status ? result.add(name) : status;
}
MStatus MArgDatabase::getObjects(MSelectionList& result) const {
  result.clear();
  for (const std::string& name : call_->objectNames()) {
    const MStatus status = result.add(text(name));
    if (!status) return status;
  }
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE
