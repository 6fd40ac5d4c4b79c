// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// An angle, distance or time. Plain numbers are in internal units (radians, centimetres) or, for times, in
// the unit of the user interface.
class OPENMAYA_EXPORT MFnUnitAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnUnitAttribute, MFn::kUnitAttribute)
  OPENMAYA_ENUM(Type, kInvalid, kAngle, kDistance, kTime, kLast);

  MObject create(const MString& fullName, const MString& briefName, MFnUnitAttribute::Type unitType,
                 double defaultValue = 0.0, MStatus* ReturnStatus = NULL);
  MObject create(const MString& fullName, const MString& briefName, const MTime& defaultValue,
                 MStatus* ReturnStatus = NULL);
  MObject create(const MString& fullName, const MString& briefName, const MAngle& defaultValue,
                 MStatus* ReturnStatus = NULL);
  MObject create(const MString& fullName, const MString& briefName, const MDistance& defaultValue,
                 MStatus* ReturnStatus = NULL);
  MFnUnitAttribute::Type unitType(MStatus* ReturnStatus = NULL) const;
  bool hasMin(MStatus* ReturnStatus = NULL) const;
  bool hasMax(MStatus* ReturnStatus = NULL) const;
  bool hasSoftMin(MStatus* ReturnStatus = NULL) const;
  bool hasSoftMax(MStatus* ReturnStatus = NULL) const;

  MStatus getMin(double& value) const;
  MStatus getMin(MTime& value) const;
  MStatus getMin(MAngle& value) const;
  MStatus getMin(MDistance& value) const;
  MStatus getMax(double& value) const;
  MStatus getMax(MTime& value) const;
  MStatus getMax(MAngle& value) const;
  MStatus getMax(MDistance& value) const;
  MStatus getSoftMin(double& value) const;
  MStatus getSoftMin(MTime& value) const;
  MStatus getSoftMin(MAngle& value) const;
  MStatus getSoftMin(MDistance& value) const;
  MStatus getSoftMax(double& value) const;
  MStatus getSoftMax(MTime& value) const;
  MStatus getSoftMax(MAngle& value) const;
  MStatus getSoftMax(MDistance& value) const;
  MStatus setMin(double value);
  MStatus setMin(const MTime& value);
  MStatus setMin(const MAngle& value);
  MStatus setMin(const MDistance& value);
  MStatus setMax(double value);
  MStatus setMax(const MTime& value);
  MStatus setMax(const MAngle& value);
  MStatus setMax(const MDistance& value);
  MStatus setSoftMin(double value);
  MStatus setSoftMin(const MTime& value);
  MStatus setSoftMin(const MAngle& value);
  MStatus setSoftMin(const MDistance& value);
  MStatus setSoftMax(double value);
  MStatus setSoftMax(const MTime& value);
  MStatus setSoftMax(const MAngle& value);
  MStatus setSoftMax(const MDistance& value);

  MStatus getDefault(double& defaultValue);
  MStatus getDefault(MTime& defaultValue);
  MStatus getDefault(MAngle& defaultValue);
  MStatus getDefault(MDistance& defaultValue);
  MStatus setDefault(double defaultValue);
  MStatus setDefault(const MTime& defaultValue);
  MStatus setDefault(const MAngle& defaultValue);
  MStatus setDefault(const MDistance& defaultValue);
};
OPENMAYA_NAMESPACE_CLOSE
