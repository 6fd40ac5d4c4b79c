// SPDX-License-Identifier: MIT
#include "footprint/planners/next_print.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

Quat headingOf(const Footprint& print) {
  return Quat(Eigen::AngleAxisd(print.yaw, Vec3::UnitY()));
}

// From a print to where another leg's would be beside it.
Vec3 beside(const Footprint& last, int leg, const Character& character) {
  const auto hip = [&](int of) { return character.legs[static_cast<std::size_t>(of)].hip.x(); };
  return headingOf(last) * Vec3(hip(leg) - hip(last.leg), 0, 0);
}

}  // namespace

Footprint printAfter(const Footprint& last, const Character& character, bool behind) {
  Footprint print = last;
  print.leg = (last.leg + 1) % static_cast<int>(character.legs.size());
  print.position += beside(last, print.leg, character) +
                    headingOf(last) * Vec3(0, 0, (behind ? -kNextStep : kNextStep) * character.legLength());
  print.stance = print.step = 0;
  return print;
}

Footprint printBetween(const Footprint& before, const Footprint& after) {
  Footprint print = before;
  print.leg = after.leg;
  print.position = (before.position + after.position) / 2;
  print.yaw += std::remainder(after.yaw - before.yaw, 2 * kPi) / 2;
  print.stance = print.step = 0;
  return print;
}

Footprint printAt(const Footprint& last, Footprint print, const Vec3& position, const Character& character) {
  print.position = position;
  Vec3 way = position - last.position - beside(last, print.leg, character);
  way.y() = 0;
  print.yaw = last.yaw;
  if (way.norm() < kLeastTurningStep * character.legLength()) return print;
  const double turn = std::remainder(std::atan2(way.x(), way.z()) - last.yaw, 2 * kPi);
  print.yaw += std::clamp(turn, -kMostPrintTurn, kMostPrintTurn);
  return print;
}

Footprint printTowards(Footprint print, const Vec3& position) {
  constexpr double kNear = 1e-4;  // metres
  const Vec3 way = position - print.position;
  if (std::hypot(way.x(), way.z()) > kNear) print.yaw = std::atan2(way.x(), way.z());
  return print;
}

}  // namespace footfall::footprint
