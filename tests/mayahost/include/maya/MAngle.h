// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MAngle {
 public:
  OPENMAYA_ENUM(Unit, kInvalid, kRadians, kDegrees, kAngMinutes, kAngSeconds, kLast);

  MAngle() = default;  // 0 radians
  MAngle(const MAngle& src) = default;
  MAngle(double value, Unit u = kRadians) : val(value), valUnit(u) {}
  MAngle& operator=(const MAngle& other) = default;

  Unit unit() const { return valUnit; }
  double value() const { return val; }
  MStatus setUnit(Unit newUnit);  // the value stays
  MStatus setValue(double newValue);
  double as(Unit otherUnit, MStatus* ReturnStatus = NULL) const;
  double asUnits(Unit otherUnit, MStatus* ReturnStatus = NULL) const;
  double asRadians() const;
  double asDegrees() const;
  double asAngMinutes() const;
  double asAngSeconds() const;

  static Unit uiUnit();
  static MStatus setUIUnit(Unit newUnit);
  static Unit internalUnit();  // radians
  static double internalToUI(double internalValue);
  static double uiToInternal(double uiValue);
  static const char* className();

 private:
  double val = 0.0;
  Unit valUnit = kRadians;
};
OPENMAYA_NAMESPACE_CLOSE
