// SPDX-License-Identifier: MIT
// Times, angles and distances in their units.
#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MTime.h>
#include <maya/MTimeRange.h>

#include <algorithm>
#include <atomic>
#include <cmath>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace {

const double kTicksPerSecond = 141120000.0;

// How long a unit of time is, in ticks: a whole number for every unit. 0 where the unit means nothing.
const double kTicks[MTime::kLast + 1] = {0.0,          508032000000.0,
                                         8467200000.0, 141120000.0,
                                         141120.0,  // none, hours, minutes, seconds, milliseconds
                                         9408000.0,    5880000.0,
                                         5644800.0,    4704000.0,
                                         2940000.0,  // 15, 24, 25, 30, 48
                                         2822400.0,    2352000.0,
                                         70560000.0,   47040000.0,
                                         35280000.0,  // 50, 60, 2, 3, 4
                                         28224000.0,   23520000.0,
                                         17640000.0,   14112000.0,
                                         11760000.0,  // 5, 6, 8, 10, 12
                                         8820000.0,    7056000.0,
                                         3528000.0,    1881600.0,
                                         1764000.0,  // 16, 20, 40, 75, 80
                                         1411200.0,    1176000.0,
                                         1128960.0,    940800.0,
                                         705600.0,  // 100, 120, 125, 150, 200
                                         588000.0,     564480.0,
                                         470400.0,     376320.0,
                                         352800.0,  // 240, 250, 300, 375, 400
                                         282240.0,     235200.0,
                                         188160.0,     117600.0,
                                         94080.0,  // 500, 600, 750, 1200, 1500
                                         70560.0,      47040.0,
                                         23520.0,  // 2000, 3000, 6000
                                         5885880.0,    4708704.0,
                                         4708704.0,  // 24000/1001, 30000/1001 (and drop frame)
                                         2942940.0,    2354352.0,
                                         3200.0,       2940.0,
                                         1568000.0,  // 48000/1001, 60000/1001, 44100, 48000, 90
                                         0.0,          0.0};

const double kRadianSizes[MAngle::kLast + 1] = {0.0,
                                                1.0,
                                                3.14159265358979323846 / 180.0,
                                                3.14159265358979323846 / 10800.0,
                                                3.14159265358979323846 / 648000.0,
                                                0.0};

const double kCentimetres[MDistance::kLast + 1] = {0.0, 2.54, 30.48,    91.44, 160934.4,
                                                   0.1, 1.0,  100000.0, 100.0, 0.0};

std::atomic<MTime::Unit> uiTime{MTime::kFilm};
std::atomic<MAngle::Unit> uiAngle{MAngle::kDegrees};
std::atomic<MDistance::Unit> uiDistance{MDistance::kCentimeters};

template <typename Unit>
bool known(const double* sizes, Unit unit, Unit last) {
  return unit >= 0 && unit < last && sizes[unit] > 0.0;
}

template <typename Unit>
MStatus assign(std::atomic<Unit>& where, const double* sizes, Unit unit, Unit last) {
  if (!known(sizes, unit, last)) return MStatus::kInvalidParameter;
  where = unit;
  return MStatus::kSuccess;
}

template <typename Unit>
double convert(double value, const double* sizes, Unit from, Unit to, Unit last, MStatus* status) {
  const bool possible = known(sizes, from, last) && known(sizes, to, last);
  if (status) *status = possible ? MStatus::kSuccess : MStatus::kInvalidParameter;
  if (!possible) return 0.0;
  return from == to ? value : value * sizes[from] / sizes[to];
}

double ticks(const MTime& t) {
  return t.as(MTime::kSeconds) * kTicksPerSecond;
}

// -1, 0 or 1 as a is before, at or after b.
int compare(const MTime& a, const MTime& b) {
  const double difference = ticks(a) - ticks(b);
  return std::abs(difference) < 1e-3 ? 0 : difference < 0.0 ? -1 : 1;
}

}  // namespace

MTime::MTime() : value_(1.0), unit_(uiTime) {}
MTime::MTime(double time_val, Unit unit) : value_(time_val), unit_(unit) {}

MStatus MTime::setUnit(Unit new_unit) {
  if (!known(kTicks, new_unit, kLast)) return MStatus::kInvalidParameter;
  unit_ = new_unit;
  return MStatus::kSuccess;
}

MStatus MTime::setValue(double new_value) {
  value_ = new_value;
  return MStatus::kSuccess;
}

double MTime::as(Unit other_unit) const {
  return convert(value_, kTicks, unit_, other_unit, kLast, nullptr);
}
double MTime::asUnits(Unit other_unit) const {
  return as(other_unit);
}
MTime::Unit MTime::uiUnit() {
  return uiTime;
}
MStatus MTime::setUIUnit(Unit new_unit) {
  return assign(uiTime, kTicks, new_unit, kLast);
}

bool MTime::operator==(const MTime& rhs) const {
  return compare(*this, rhs) == 0;
}
bool MTime::operator!=(const MTime& rhs) const {
  return compare(*this, rhs) != 0;
}
bool MTime::operator<=(const MTime& rhs) const {
  return compare(*this, rhs) <= 0;
}
bool MTime::operator>=(const MTime& rhs) const {
  return compare(*this, rhs) >= 0;
}
bool MTime::operator<(const MTime& rhs) const {
  return compare(*this, rhs) < 0;
}
bool MTime::operator>(const MTime& rhs) const {
  return compare(*this, rhs) > 0;
}

MTime MTime::operator+(const MTime& rhs) const {
  return *this + rhs.as(unit_);
}
MTime& MTime::operator+=(const MTime& rhs) {
  return *this = *this + rhs;
}
MTime MTime::operator+(double rhs) const {
  return MTime(value_ + rhs, unit_);
}
MTime& MTime::operator+=(double rhs) {
  return *this = *this + rhs;
}
MTime MTime::operator-(const MTime& rhs) const {
  return *this - rhs.as(unit_);
}
MTime& MTime::operator-=(const MTime& rhs) {
  return *this = *this - rhs;
}
MTime MTime::operator-(double rhs) const {
  return MTime(value_ - rhs, unit_);
}
MTime& MTime::operator-=(double rhs) {
  return *this = *this - rhs;
}
MTime MTime::operator*(double rhs) const {
  return MTime(value_ * rhs, unit_);
}
MTime& MTime::operator*=(double rhs) {
  return *this = *this * rhs;
}
MTime MTime::operator/(double rhs) const {
  return MTime(value_ / rhs, unit_);
}
MTime& MTime::operator/=(double rhs) {
  return *this = *this / rhs;
}
MTime& MTime::operator++() {
  return *this += 1.0;
}
MTime& MTime::operator++(int) {
  return *this += 1.0;
}
MTime& MTime::operator--() {
  return *this -= 1.0;
}
MTime& MTime::operator--(int) {
  return *this -= 1.0;
}
std::ostream& operator<<(std::ostream& os, const MTime& t) {
  return os << t.value_;
}
MTime::MTick MTime::ticksPerSecond() {
  return 141120000;
}
const char* MTime::className() {
  return "MTime";
}

MTimeRange::MTimeRange() = default;

MTimeRange::MTimeRange(MTime first, MTime last) noexcept {
  const Ticks interval{std::lround(ticks(first)), std::lround(ticks(last))};
  if (interval.first <= interval.last) intervals_.push_back(interval);
}

bool MTimeRange::contains(MTime time) const noexcept {
  return contains(time, time);
}

bool MTimeRange::contains(MTime first, MTime last) const noexcept {
  const MInt64 from = std::lround(ticks(first)), to = std::lround(ticks(last));
  return std::any_of(intervals_.begin(), intervals_.end(),
                     [&](const Ticks& i) { return i.first <= from && from <= to && to <= i.last; });
}

bool MTimeRange::intersects(MTime first, MTime last) const noexcept {
  const MInt64 from = std::lround(ticks(first)), to = std::lround(ticks(last));
  return std::any_of(intervals_.begin(), intervals_.end(),
                     [&](const Ticks& i) { return from <= to && i.first <= to && from <= i.last; });
}

bool MTimeRange::empty() const noexcept {
  return intervals_.empty();
}

MClosedTimeInterval MTimeRange::bounds() const noexcept {
  const auto time = [](MInt64 t) { return MTime(static_cast<double>(t) / kTicksPerSecond, MTime::kSeconds); };
  if (empty()) return {time(1), time(0)};
  return {time(intervals_.front().first), time(intervals_.back().last)};
}

MTimeRange MTimeRange::operator|(const MTimeRange& other) const {
  std::vector<Ticks> all(intervals_);
  all.insert(all.end(), other.intervals_.begin(), other.intervals_.end());
  std::sort(all.begin(), all.end(), [](const Ticks& a, const Ticks& b) { return a.first < b.first; });
  MTimeRange result;
  for (const Ticks& next : all) {
    auto& merged = result.intervals_;
    if (!merged.empty() && next.first <= merged.back().last)
      merged.back().last = std::max(merged.back().last, next.last);
    else
      merged.push_back(next);
  }
  return result;
}

bool MTimeRange::operator==(const MTimeRange& other) const noexcept {
  return std::equal(intervals_.begin(), intervals_.end(), other.intervals_.begin(), other.intervals_.end(),
                    [](const Ticks& a, const Ticks& b) { return a.first == b.first && a.last == b.last; });
}

MStatus MAngle::setUnit(Unit newUnit) {
  if (!known(kRadianSizes, newUnit, kLast)) return MStatus::kInvalidParameter;
  valUnit = newUnit;
  return MStatus::kSuccess;
}

MStatus MAngle::setValue(double newValue) {
  val = newValue;
  return MStatus::kSuccess;
}

double MAngle::as(Unit otherUnit, MStatus* ReturnStatus) const {
  return convert(val, kRadianSizes, valUnit, otherUnit, kLast, ReturnStatus);
}
double MAngle::asUnits(Unit otherUnit, MStatus* ReturnStatus) const {
  return as(otherUnit, ReturnStatus);
}
double MAngle::asRadians() const {
  return as(kRadians);
}
double MAngle::asDegrees() const {
  return as(kDegrees);
}
double MAngle::asAngMinutes() const {
  return as(kAngMinutes);
}
double MAngle::asAngSeconds() const {
  return as(kAngSeconds);
}
MAngle::Unit MAngle::uiUnit() {
  return uiAngle;
}
MStatus MAngle::setUIUnit(Unit newUnit) {
  return assign(uiAngle, kRadianSizes, newUnit, kLast);
}
MAngle::Unit MAngle::internalUnit() {
  return kRadians;
}
double MAngle::internalToUI(double internalValue) {
  return MAngle(internalValue, kRadians).as(uiUnit());
}
double MAngle::uiToInternal(double uiValue) {
  return MAngle(uiValue, uiUnit()).asRadians();
}
const char* MAngle::className() {
  return "MAngle";
}

MStatus MDistance::setUnit(Unit newUnit) {
  if (!known(kCentimetres, newUnit, kLast)) return MStatus::kInvalidParameter;
  valUnit = newUnit;
  return MStatus::kSuccess;
}

MStatus MDistance::setValue(double newValue) {
  val = newValue;
  return MStatus::kSuccess;
}

double MDistance::as(Unit newUnit, MStatus* ReturnStatus) const {
  return convert(val, kCentimetres, valUnit, newUnit, kLast, ReturnStatus);
}
double MDistance::asUnits(Unit newUnit, MStatus* ReturnStatus) const {
  return as(newUnit, ReturnStatus);
}
double MDistance::asInches() const {
  return as(kInches);
}
double MDistance::asFeet() const {
  return as(kFeet);
}
double MDistance::asYards() const {
  return as(kYards);
}
double MDistance::asMiles() const {
  return as(kMiles);
}
double MDistance::asMillimeters() const {
  return as(kMillimeters);
}
double MDistance::asCentimeters() const {
  return as(kCentimeters);
}
double MDistance::asKilometers() const {
  return as(kKilometers);
}
double MDistance::asMeters() const {
  return as(kMeters);
}
MDistance::Unit MDistance::uiUnit() {
  return uiDistance;
}
MStatus MDistance::setUIUnit(Unit newUnit) {
  return assign(uiDistance, kCentimetres, newUnit, kLast);
}
MDistance::Unit MDistance::internalUnit() {
  return kCentimeters;
}
double MDistance::internalToUI(double internalValue) {
  return MDistance(internalValue).as(uiUnit());
}
double MDistance::uiToInternal(double uiValue) {
  return MDistance(uiValue, uiUnit()).asCentimeters();
}
const char* MDistance::className() {
  return "MDistance";
}
OPENMAYA_NAMESPACE_CLOSE
