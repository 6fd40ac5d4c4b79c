// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <cstdint>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A time in a unit. The value is kept as given (not rounded to ticks); a tick is 1/141120000 s. Two times are
// equal if they differ by less than a thousandth of a tick, so that 24 film frames equal a second whatever
// the rounding.
class OPENMAYA_EXPORT MTime {
 public:
  typedef int64_t MTick;
  OPENMAYA_ENUM(Unit, kInvalid, kHours, kMinutes, kSeconds, kMilliseconds, kGames, k15FPS = kGames, kFilm,
                k24FPS = kFilm, kPALFrame, k25FPS = kPALFrame, kNTSCFrame, k30FPS = kNTSCFrame, kShowScan,
                k48FPS = kShowScan, kPALField, k50FPS = kPALField, kNTSCField, k60FPS = kNTSCField, k2FPS,
                k3FPS, k4FPS, k5FPS, k6FPS, k8FPS, k10FPS, k12FPS, k16FPS, k20FPS, k40FPS, k75FPS, k80FPS,
                k100FPS, k120FPS, k125FPS, k150FPS, k200FPS, k240FPS, k250FPS, k300FPS, k375FPS, k400FPS,
                k500FPS, k600FPS, k750FPS, k1200FPS, k1500FPS, k2000FPS, k3000FPS, k6000FPS, k23_976FPS,
                k29_97FPS, k29_97DF, k47_952FPS, k59_94FPS, k44100FPS, k48000FPS, k90FPS, kUserDef, kLast);

  MTime();  // 1 in the UI unit, as Maya documents it
  MTime(const MTime&) = default;
  MTime(double time_val, Unit = kFilm);

  Unit unit() const { return unit_; }
  double value() const { return value_; }
  MStatus setUnit(Unit new_unit);  // the value stays: 24 frames become 24 seconds
  MStatus setValue(double new_value);
  double as(Unit other_unit) const;
  double asUnits(Unit other_unit) const;
  static Unit uiUnit();
  static MStatus setUIUnit(Unit new_unit);

  MTime& operator=(const MTime& rhs) = default;
  bool operator==(const MTime& rhs) const;
  bool operator!=(const MTime& rhs) const;
  bool operator<=(const MTime& rhs) const;
  bool operator>=(const MTime& rhs) const;
  bool operator<(const MTime& rhs) const;
  bool operator>(const MTime& rhs) const;
  // Sums are in the unit of the left side; a plain number is in that unit too.
  MTime operator+(const MTime& rhs) const;
  MTime& operator+=(const MTime& rhs);
  MTime operator+(double rhs) const;
  MTime& operator+=(double rhs);
  MTime operator-(const MTime& rhs) const;
  MTime& operator-=(const MTime& rhs);
  MTime operator-(double rhs) const;
  MTime& operator-=(double rhs);
  MTime operator*(double rhs) const;
  MTime& operator*=(double rhs);
  MTime operator/(double rhs) const;
  MTime& operator/=(double rhs);
  MTime& operator++();
  MTime& operator++(int);
  MTime& operator--();
  MTime& operator--(int);

  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream& os, const MTime& t);
  static MTick ticksPerSecond();
  static const char* className();

 private:
  MTime(int);  // as in Maya: MTime(5) does not compile, MTime(5.0) and MTime(5, MTime::kFilm) do
  double value_;
  Unit unit_;
};
OPENMAYA_NAMESPACE_CLOSE
