// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

namespace mayahost {
struct HeldResult;
struct CommandAccess;
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What MGlobal::executeCommand brought. The commands of the host answer no vectors and matrices.
class OPENMAYA_EXPORT MCommandResult {
 public:
  OPENMAYA_ENUM(Type, kInvalid = 0, kInt, kInt64, kIntArray, kInt64Array, kDouble, kDoubleArray, kString,
                kStringArray, kVector, kVectorArray, kMatrix, kMatrixArray);
  MCommandResult(MStatus* ReturnStatus = NULL);
  virtual ~MCommandResult();
  Type resultType(MStatus* ReturnStatus = NULL) const;
  MStatus getResult(int& result) const;
  MStatus getResult(MInt64& result) const;
  MStatus getResult(MIntArray& result) const;
  MStatus getResult(MInt64Array& result) const;
  MStatus getResult(double& result) const;
  MStatus getResult(MDoubleArray& result) const;
  MString stringResult(MStatus* ReturnResult = NULL) const;
  MStatus getResult(MString& result) const;
  MStatus getResult(MStringArray& result) const;
  MStatus getResult(MVector& result) const;
  MStatus getResult(MVectorArray& result) const;
  MStatus getResult(MDoubleArray& result, int& numRows, int& numColumns) const;
  static const char* className();

 private:
  friend struct mayahost::CommandAccess;
  std::shared_ptr<mayahost::HeldResult> held_;
};
OPENMAYA_NAMESPACE_CLOSE
