// SPDX-License-Identifier: MIT
// MArgList.
#include "commands/arguments.h"

#include <maya/MDoubleArray.h>
#include <maya/MIntArray.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MStringArray.h>
#include <maya/MVector.h>

using namespace mayahost;

namespace {

template <typename Value, typename To>
MStatus give(const std::optional<Value>& value, To& to) {
  if (!value) return MStatus::kFailure;
  to = To(*value);
  return MStatus::kSuccess;
}

template <typename Value>
Value asked(const MArgList& list, unsigned index, MStatus* status, Value value) {
  tell(status, list.get(index, value));
  return value;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const unsigned int MArgList::kInvalidArgIndex = std::numeric_limits<unsigned int>::max();

MArgList::MArgList() = default;
MArgList::MArgList(const MArgList& other) = default;
MArgList::~MArgList() = default;
MArgList& MArgList::operator=(const MArgList& other) = default;
const char* MArgList::className() {
  return "MArgList";
}
unsigned int MArgList::length(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return static_cast<unsigned int>(arguments_.size());
}

MStatus MArgList::get(unsigned int index, bool& ret) const {
  return index < length() ? give(arguments_[index].toBool(), ret) : MStatus(MStatus::kInvalidParameter);
}
MStatus MArgList::get(unsigned int index, int& ret) const {
  return index < length() ? give(arguments_[index].toInt(), ret) : MStatus(MStatus::kInvalidParameter);
}
MStatus MArgList::get(unsigned int index, double& ret) const {
  return index < length() ? give(arguments_[index].toDouble(), ret) : MStatus(MStatus::kInvalidParameter);
}
MStatus MArgList::get(unsigned int index, MString& ret) const {
  if (index >= length()) return MStatus::kInvalidParameter;
  const auto word = arguments_[index].toText();
  if (word) ret = text(*word);
  return word ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MArgList::get(unsigned int index, MDistance& ret) const {
  return index < length() ? give(arguments_[index].toDistance(), ret) : MStatus(MStatus::kInvalidParameter);
}
MStatus MArgList::get(unsigned int index, MAngle& ret) const {
  return index < length() ? give(arguments_[index].toAngle(), ret) : MStatus(MStatus::kInvalidParameter);
}
MStatus MArgList::get(unsigned int index, MTime& ret) const {
  return index < length() ? give(arguments_[index].toTime(), ret) : MStatus(MStatus::kInvalidParameter);
}
MStatus MArgList::get(unsigned int& index, MVector& ret, unsigned int numElements) const {
  if (numElements > 3) return MStatus::kInvalidParameter;
  MVector read;
  for (unsigned i = 0; i < numElements; ++i) {
    const MStatus status = get(index + i, read[i]);
    if (!status) return status;
  }
  index += numElements;
  ret = read;
  return MStatus::kSuccess;
}
MStatus MArgList::get(unsigned int& index, MPoint& ret, unsigned int numElements) const {
  if (numElements > 4) return MStatus::kInvalidParameter;
  MPoint read;
  for (unsigned i = 0; i < numElements; ++i) {
    const MStatus status = get(index + i, read[i]);
    if (!status) return status;
  }
  index += numElements;
  ret = read;
  return MStatus::kSuccess;
}
MStatus MArgList::get(unsigned int& index, MMatrix& ret) const {
  MMatrix read;
  for (unsigned i = 0; i < 16; ++i) {
    const MStatus status = get(index + i, read(i / 4, i % 4));
    if (!status) return status;
  }
  index += 16;
  ret = read;
  return MStatus::kSuccess;
}
MStatus MArgList::get(unsigned int& index, MIntArray& ret) const {
  if (index >= length()) return MStatus::kInvalidParameter;
  ret.clear();
  for (int value = 0; get(index, value); ++index) ret.append(value);
  return ret.length() > 0 ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MArgList::get(unsigned int& index, MDoubleArray& ret) const {
  if (index >= length()) return MStatus::kInvalidParameter;
  ret.clear();
  for (double value = 0.0; get(index, value); ++index) ret.append(value);
  return ret.length() > 0 ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MArgList::get(unsigned int& index, MStringArray& ret) const {
  if (index >= length()) return MStatus::kInvalidParameter;
  ret.clear();
  for (MString value; index < length() && !arguments_[index].isFlag() && get(index, value); ++index)
    ret.append(value);
  return ret.length() > 0 ? MStatus::kSuccess : MStatus::kFailure;
}

bool MArgList::asBool(unsigned int index, MStatus* ret) const {
  return asked(*this, index, ret, false);
}
int MArgList::asInt(unsigned int index, MStatus* ret) const {
  return asked(*this, index, ret, 0);
}
double MArgList::asDouble(unsigned int index, MStatus* ret) const {
  return asked(*this, index, ret, 0.0);
}
MString MArgList::asString(unsigned int index, MStatus* ret) const {
  return asked(*this, index, ret, MString());
}
MDistance MArgList::asDistance(unsigned int index, MStatus* ret) const {
  return asked(*this, index, ret, MDistance());
}
MAngle MArgList::asAngle(unsigned int index, MStatus* ret) const {
  return asked(*this, index, ret, MAngle());
}
MTime MArgList::asTime(unsigned int index, MStatus* ret) const {
  return asked(*this, index, ret, MTime());
}
MVector MArgList::asVector(unsigned int& index, unsigned int numElements, MStatus* ReturnStatus) const {
  MVector value;
  tell(ReturnStatus, get(index, value, numElements));
  return value;
}
MPoint MArgList::asPoint(unsigned int& index, unsigned int numElements, MStatus* ReturnStatus) const {
  MPoint value;
  tell(ReturnStatus, get(index, value, numElements));
  return value;
}
MMatrix MArgList::asMatrix(unsigned int& index, MStatus* ret) const {
  MMatrix value;
  tell(ret, get(index, value));
  return value;
}
MIntArray MArgList::asIntArray(unsigned int& index, MStatus* ReturnStatus) const {
  MIntArray value;
  tell(ReturnStatus, get(index, value));
  return value;
}
MDoubleArray MArgList::asDoubleArray(unsigned int& index, MStatus* ReturnStatus) const {
  MDoubleArray value;
  tell(ReturnStatus, get(index, value));
  return value;
}
const MStringArray MArgList::asStringArray(unsigned int& index, MStatus* ReturnStatus) const {
  MStringArray value;
  tell(ReturnStatus, get(index, value));
  return value;
}

unsigned int MArgList::flagIndex(const char* shortFlag, const char* longFlag) const {
  SyntaxData wanted;
  const auto bare = [](const char* flag) { return std::string(flag ? flag + (flag[0] == '-' ? 1 : 0) : ""); };
  wanted.flags.push_back({bare(shortFlag), bare(longFlag), {}});
  for (unsigned i = 0; i < length(); ++i) {
    if (arguments_[i].isFlag() && wanted.find(*arguments_[i].toText())) return i;
  }
  return kInvalidArgIndex;
}

MStatus MArgList::addArg(bool arg) {
  arguments_.push_back({arg});
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(int arg) {
  arguments_.push_back({arg});
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(double arg) {
  arguments_.push_back({arg});
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(const MString& arg) {
  arguments_.push_back({text(arg)});
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(const MDistance& arg) {
  arguments_.push_back({arg});
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(const MAngle& arg) {
  arguments_.push_back({arg});
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(const MTime& arg) {
  arguments_.push_back({arg});
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(const MVector& arg) {
  for (unsigned i = 0; i < 3; ++i) addArg(arg[i]);
  return MStatus::kSuccess;
}
MStatus MArgList::addArg(const MPoint& arg) {
  for (unsigned i = 0; i < 3; ++i) addArg(arg[i]);
  return MStatus::kSuccess;
}

std::ostream& operator<<(std::ostream& os, const MArgList& args) {
  for (std::size_t i = 0; i < args.arguments_.size(); ++i) {
    const Argument& word = args.arguments_[i];
    os << (i ? " " : "");
    if (const auto string = word.toText()) {
      os << *string;
    } else {
      os << word.toDouble().value_or(0.0);
    }
  }
  return os;
}

OPENMAYA_NAMESPACE_CLOSE
