// SPDX-License-Identifier: MIT
// MSyntax.
#include "commands/arguments.h"

using namespace mayahost;

namespace {

std::string bare(const char* flag) {
  return std::string(flag ? flag + (flag[0] == '-' ? 1 : 0) : "");
}

bool reserved(const std::string& name) {
  return name == "q" || name == "query" || name == "e" || name == "edit";
}

bool known(MSyntax::MArgType type) {
  return type > MSyntax::kNoArg && type < MSyntax::kLastArgType;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MSyntax::MSyntax() : data_(std::make_shared<SyntaxData>()) {}
MSyntax::MSyntax(std::shared_ptr<SyntaxData> shared) : data_(std::move(shared)) {}
MSyntax::MSyntax(const MSyntax& other) : data_(std::make_shared<SyntaxData>(*other.data_)) {}
MSyntax::~MSyntax() = default;
MSyntax& MSyntax::operator=(const MSyntax& rhs) {
  *data_ = *rhs.data_;
  return *this;
}
const char* MSyntax::className() {
  return "MSyntax";
}

MStatus MSyntax::addFlag(const char* shortName, const char* longName, MArgType argType1, MArgType argType2,
                         MArgType argType3, MArgType argType4, MArgType argType5, MArgType argType6) {
  FlagData flag{bare(shortName), bare(longName), {}};
  if (flag.shortName.empty() || flag.shortName.size() > 3 || flag.longName.size() < 4) {
    return MStatus::kInvalidParameter;
  }
  if (reserved(flag.shortName) || reserved(flag.longName)) return MStatus::kInvalidParameter;
  if (data_->find(flag.shortName) || data_->find(flag.longName)) return MStatus::kFailure;
  bool ended = false;
  for (const MArgType type : {argType1, argType2, argType3, argType4, argType5, argType6}) {
    ended = ended || type == kNoArg;
    if (ended ? type != kNoArg : !known(type)) return MStatus::kInvalidParameter;
    if (!ended) flag.types.push_back(type);
  }
  data_->flags.push_back(flag);
  return MStatus::kSuccess;
}
MStatus MSyntax::makeFlagMultiUse(const char* flag) {
  auto* found = const_cast<FlagData*>(data_->find(bare(flag)));
  if (!found) return MStatus::kInvalidParameter;
  found->multiUse = true;
  return MStatus::kSuccess;
}
MStatus MSyntax::makeFlagQueryWithFullArgs(const char* flag, bool queryArgsAreOptional) {
  auto* found = const_cast<FlagData*>(data_->find(bare(flag)));
  if (!found) return MStatus::kInvalidParameter;
  found->fullQuery = true;
  found->optionalQuery = queryArgsAreOptional;
  return MStatus::kSuccess;
}
MStatus MSyntax::addArg(MArgType arg) {
  if (!known(arg)) return MStatus::kInvalidParameter;
  data_->arguments.push_back(arg);
  return MStatus::kSuccess;
}
void MSyntax::useSelectionAsDefault(bool useSelectionList) {
  data_->selectionDefault = useSelectionList;
}
MStatus MSyntax::setObjectType(MObjectFormat objectFormat, unsigned int minimumObjects) {
  return setObjectType(objectFormat, minimumObjects, std::numeric_limits<unsigned int>::max());
}
MStatus MSyntax::setObjectType(MObjectFormat objectFormat, unsigned int minimumObjects,
                               unsigned int maximumObjects) {
  if (objectFormat <= kInvalidObjectFormat || objectFormat >= kLastObjectFormat) {
    return MStatus::kInvalidParameter;
  }
  if (minimumObjects > maximumObjects) return MStatus::kInvalidParameter;
  data_->objects = objectFormat;
  data_->minObjects = minimumObjects;
  data_->maxObjects = maximumObjects;
  return MStatus::kSuccess;
}
void MSyntax::setMinObjects(unsigned int minimumObjectCount) {
  data_->minObjects = minimumObjectCount;
}
void MSyntax::setMaxObjects(unsigned int maximumObjectCount) {
  data_->maxObjects = maximumObjectCount;
}
void MSyntax::enableQuery(bool supportsQuery) {
  data_->query = supportsQuery;
}
void MSyntax::enableEdit(bool supportsEdit) {
  data_->edit = supportsEdit;
}
unsigned int MSyntax::minObjects() const {
  return data_->minObjects;
}
unsigned int MSyntax::maxObjects() const {
  return data_->maxObjects;
}
bool MSyntax::canQuery() const {
  return data_->query;
}
bool MSyntax::canEdit() const {
  return data_->edit;
}

OPENMAYA_NAMESPACE_CLOSE
