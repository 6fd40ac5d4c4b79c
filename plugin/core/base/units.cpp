// SPDX-License-Identifier: MIT
#include "base/units.h"

#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/math.h"

namespace footfall {
namespace {

struct Unit {
  const char* name;
  double value;
};

// The name Maya writes for a rate comes first where several share it.
constexpr Unit kTimeUnits[] = {
    {"game", 15},
    {"film", 24},
    {"pal", 25},
    {"ntsc", 30},
    {"show", 48},
    {"palf", 50},
    {"ntscf", 60},
    {"sec", 1},
    {"millisec", 1000},
    {"min", 1.0 / 60},
    {"hour", 1.0 / 3600},
    {"23.976fps", 24000.0 / 1001},
    {"29.97fps", 30000.0 / 1001},
    {"29.97df", 30000.0 / 1001},
    {"47.952fps", 48000.0 / 1001},
    {"59.94fps", 60000.0 / 1001},
    {"2fps", 2},
    {"3fps", 3},
    {"4fps", 4},
    {"5fps", 5},
    {"6fps", 6},
    {"8fps", 8},
    {"10fps", 10},
    {"12fps", 12},
    {"16fps", 16},
    {"20fps", 20},
    {"40fps", 40},
    {"75fps", 75},
    {"80fps", 80},
    {"90fps", 90},
    {"100fps", 100},
    {"120fps", 120},
    {"125fps", 125},
    {"150fps", 150},
    {"200fps", 200},
    {"240fps", 240},
    {"250fps", 250},
    {"300fps", 300},
    {"375fps", 375},
    {"400fps", 400},
    {"500fps", 500},
    {"600fps", 600},
    {"750fps", 750},
    {"1200fps", 1200},
    {"1500fps", 1500},
    {"2000fps", 2000},
    {"3000fps", 3000},
    {"6000fps", 6000},
    {"44100fps", 44100},
    {"48000fps", 48000},
};

constexpr Unit kLinearUnits[] = {
    {"mm", 0.001},  {"millimeter", 0.001}, {"cm", 0.01},     {"centimeter", 0.01},
    {"m", 1},       {"meter", 1},          {"km", 1000},     {"kilometer", 1000},
    {"in", 0.0254}, {"inch", 0.0254},      {"ft", 0.3048},   {"foot", 0.3048},
    {"yd", 0.9144}, {"yard", 0.9144},      {"mi", 1609.344}, {"mile", 1609.344},
};

constexpr Unit kAngularUnits[] = {
    {"deg", kDegree},        {"degree", kDegree},        {"rad", 1},
    {"radian", 1},           {"min", kDegree / 60},      {"minute", kDegree / 60},
    {"sec", kDegree / 3600}, {"second", kDegree / 3600},
};

template <std::size_t N>
std::optional<double> lookUp(const Unit (&units)[N], std::string_view name) {
  for (const Unit& unit : units) {
    if (name == unit.name) return unit.value;
  }
  return std::nullopt;
}

}  // namespace

std::optional<double> framesPerSecond(std::string_view timeUnit) {
  return lookUp(kTimeUnits, timeUnit);
}
std::optional<double> metresPer(std::string_view linearUnit) {
  return lookUp(kLinearUnits, linearUnit);
}
std::optional<double> radiansPer(std::string_view angularUnit) {
  return lookUp(kAngularUnits, angularUnit);
}

std::optional<std::string> timeUnitName(double framesPerSecond) {
  for (const Unit& unit : kTimeUnits) {
    if (std::abs(unit.value - framesPerSecond) <= 1e-9 * unit.value) return unit.name;
  }
  return std::nullopt;
}

double nearestMayaRate(double framesPerSecond) {
  double best = 24;
  double bestRatio = std::numeric_limits<double>::infinity();
  for (const Unit& unit : kTimeUnits) {
    if (unit.value < 2) continue;  // seconds and longer are units, not frame rates
    const double ratio = std::abs(std::log(unit.value / framesPerSecond));
    if (ratio < bestRatio) {
      bestRatio = ratio;
      best = unit.value;
    }
  }
  return best;
}

}  // namespace footfall
