// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MDistance {
 public:
  OPENMAYA_ENUM(Unit, kInvalid, kInches, kFeet, kYards, kMiles, kMillimeters, kCentimeters, kKilometers,
                kMeters, kLast);

  MDistance() = default;  // 0 centimetres
  MDistance(double value, Unit unitSystem = kCentimeters) : val(value), valUnit(unitSystem) {}
  MDistance(const MDistance& src) = default;
  MDistance& operator=(const MDistance& src) = default;

  Unit unit() const { return valUnit; }
  double value() const { return val; }
  MStatus setUnit(Unit newUnit);  // the value stays
  MStatus setValue(double newValue);
  double as(Unit newUnit, MStatus* ReturnStatus = NULL) const;
  double asUnits(Unit newUnit, MStatus* ReturnStatus = NULL) const;
  double asInches() const;
  double asFeet() const;
  double asYards() const;
  double asMiles() const;
  double asMillimeters() const;
  double asCentimeters() const;
  double asKilometers() const;
  double asMeters() const;

  static Unit uiUnit();
  static MStatus setUIUnit(Unit newUnit);
  static Unit internalUnit();  // centimetres
  static double internalToUI(double internalValue);
  static double uiToInternal(double uiValue);
  static const char* className();

 private:
  double val = 0.0;
  Unit valUnit = kCentimeters;
};
OPENMAYA_NAMESPACE_CLOSE
