// SPDX-License-Identifier: MIT
#include "io/anim/anim_tangent.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"

namespace footfall {
namespace {

struct Polar {
  double angle = 0;
  double weight = 1;
};

// What a curve that reads these numbers will hold.
Tangent kept(double angle, double weight, const AnimTangentUnits& units) {
  const Tangent tangent = readAnimTangent(angle, weight, units);
  if (units.directionOnly) return directionOf(tangent);
  return {units.weighted ? std::max(tangent.x, 0.0) : tangent.x, tangent.y};
}

bool same(const Tangent& a, const Tangent& b) {
  return a.x == b.x && a.y == b.y;
}

Polar guess(const Tangent& tangent, const AnimTangentUnits& units) {
  const double x = units.input.guess(tangent.x), y = units.output.guess(tangent.y);
  Polar polar;
  polar.angle = std::atan2(y, x) / units.radians;
  polar.weight = units.weighted ? std::hypot(x, y) / 3 : (x == 0 && y == 0 ? 0 : 1);
  return polar;
}

double stepped(double value, int steps) {
  const double to =
      steps < 0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  for (int i = 0; i < std::abs(steps); ++i) value = std::nextafter(value, to);
  return value;
}

// Tries the numbers around the guess for ones that read as exactly the tangent.
bool findExact(const Tangent& tangent, const AnimTangentUnits& units, Polar& polar) {
  static constexpr int kSteps[] = {0, -1, 1, -2, 2, -3, 3};
  const Polar start = guess(tangent, units);
  const double upright = std::copysign(kPi / 2 / units.radians, tangent.y);
  for (const int weightStep : kSteps) {
    if (weightStep != 0 && (!units.weighted || start.weight == 0)) break;
    const double weight = stepped(start.weight, weightStep);
    for (const int angleStep : kSteps) {
      const double angle = start.angle == 0 && angleStep != 0 ? upright : stepped(start.angle, angleStep);
      if (same(kept(angle, weight, units), tangent)) {
        polar = {angle, weight};
        return true;
      }
    }
    if (same(kept(upright, weight, units), tangent)) {
      polar = {upright, weight};
      return true;
    }
  }
  return false;
}

}  // namespace

Tangent readAnimTangent(double angle, double weight, const AnimTangentUnits& units) {
  if (weight == 0) return {0, 0};
  const double length = units.weighted ? 3 * weight : 1;
  const double upright = kPi / 2 / units.radians;
  const bool isUpright = angle == upright || angle == -upright;
  const double x = isUpright ? 0 : length * std::cos(angle * units.radians);
  const double y = isUpright ? std::copysign(length, angle) : length * std::sin(angle * units.radians);
  return {units.input.read(x), units.output.read(y)};
}

void appendAnimTangent(std::string& out, Tangent tangent, const AnimTangentUnits& units) {
  Polar polar = guess(tangent, units);
  // What no number reads as becomes what the nearest does; two rounds settle it.
  for (int i = 0; i < 6 && !findExact(tangent, units, polar); ++i) {
    polar = guess(tangent, units);
    tangent = kept(polar.angle, polar.weight, units);
  }
  appendNumber(out, polar.angle);
  out += ' ';
  appendNumber(out, polar.weight);
}

}  // namespace footfall
