// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MFnDoubleArrayData : public MFnData {
  MAYAHOST_FUNCTION_SET(MFnDoubleArrayData, MFn::kDoubleArrayData)
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  double operator[](unsigned int index) const;
  double& operator[](unsigned int index);
  MStatus set(double element, unsigned int index);
  MStatus copyTo(MDoubleArray&) const;
  MStatus set(const MDoubleArray& newArray);
  MDoubleArray array(MStatus* ReturnStatus = NULL);
  MObject create(MStatus* ReturnStatus = NULL);
  MObject create(const MDoubleArray& in, MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE
