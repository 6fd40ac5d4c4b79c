// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

#include <vector>

namespace mayahost {
struct Argument;
struct CommandAccess;
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The words of a command call, flags ("-name") among them. Accessors that take the index by reference read
// several words and move it past them.
class OPENMAYA_EXPORT MArgList {
 public:
  static const unsigned int kInvalidArgIndex;
  MArgList();
  MArgList(const MArgList& other);
  ~MArgList();
  MArgList& operator=(const MArgList& other);

  unsigned int length(MStatus* ReturnStatus = NULL) const;
  bool asBool(unsigned int index, MStatus* ret = NULL) const;
  int asInt(unsigned int index, MStatus* ret = NULL) const;
  double asDouble(unsigned int index, MStatus* ret = NULL) const;
  MString asString(unsigned int index, MStatus* ret = NULL) const;
  MDistance asDistance(unsigned int index, MStatus* ret = NULL) const;
  MAngle asAngle(unsigned int index, MStatus* ret = NULL) const;
  MTime asTime(unsigned int index, MStatus* ret = NULL) const;
  MVector asVector(unsigned int& index, unsigned int numElements = 3, MStatus* ReturnStatus = NULL) const;
  MPoint asPoint(unsigned int& index, unsigned int numElements = 3, MStatus* ReturnStatus = NULL) const;
  MMatrix asMatrix(unsigned int& index, MStatus* ret = NULL) const;
  MIntArray asIntArray(unsigned int& index, MStatus* ReturnStatus = NULL) const;
  MDoubleArray asDoubleArray(unsigned int& index, MStatus* ReturnStatus = NULL) const;
  const MStringArray asStringArray(unsigned int& index, MStatus* ReturnStatus = NULL) const;

  unsigned int flagIndex(const char* shortFlag, const char* longFlag = NULL) const;

  MStatus addArg(bool arg);
  MStatus addArg(int arg);
  MStatus addArg(double arg);
  MStatus addArg(const MString& arg);
  MStatus addArg(const MDistance& arg);
  MStatus addArg(const MAngle& arg);
  MStatus addArg(const MTime& arg);
  MStatus addArg(const MVector& arg);
  MStatus addArg(const MPoint& arg);

  MStatus get(unsigned int index, bool& ret) const;
  MStatus get(unsigned int index, int& ret) const;
  MStatus get(unsigned int index, double& ret) const;
  MStatus get(unsigned int index, MString& ret) const;
  MStatus get(unsigned int index, MDistance& ret) const;
  MStatus get(unsigned int index, MAngle& ret) const;
  MStatus get(unsigned int index, MTime& ret) const;
  MStatus get(unsigned int& index, MVector& ret, unsigned int numElements = 3) const;
  MStatus get(unsigned int& index, MPoint& ret, unsigned int numElements = 3) const;
  MStatus get(unsigned int& index, MMatrix& ret) const;
  MStatus get(unsigned int& index, MIntArray& ret) const;
  MStatus get(unsigned int& index, MDoubleArray& ret) const;
  MStatus get(unsigned int& index, MStringArray& ret) const;
  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MArgList& args);
  static const char* className();

 private:
  friend struct mayahost::CommandAccess;
  std::vector<mayahost::Argument> arguments_;
};
OPENMAYA_NAMESPACE_CLOSE
