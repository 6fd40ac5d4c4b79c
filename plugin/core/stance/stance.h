// SPDX-License-Identifier: MIT
// A stance (Cummings 2001 ch. 3): the motion from the apex of one flight to the apex of the next, with one
// contact between them. The figure is a rigid body driven by the force and torque of the ground.
//
// Time is 0 at the first apex. The frame of a stance: x along the heading at the first apex, y to the left, z
// up, the origin on the ground below the first apex. Metres, seconds, kilograms, newtons.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "stance/force_series.h"

namespace footfall::stance {

// The six handles of a stance (Table 3.1).
struct StanceHandles {
  double startHeight = 0;  // ZS: height of the centre of mass at the first apex, m
  double endHeight = 0;    // ZE: at the second apex
  double startSpeed = 0;   // VS: along the heading, m/s
  double endSpeed = 0;     // VE: along the heading of the first apex
  double sideSpeed = 0;    // VP: to the left, at the second apex
  double distance = 0;     // X: along the heading, m

  static constexpr int kCount = 6;
  std::array<double, kCount> values() const {
    return {startHeight, endHeight, startSpeed, endSpeed, sideSpeed, distance};
  }
  static StanceHandles of(const std::array<double, kCount>& v) {
    return {v[0], v[1], v[2], v[3], v[4], v[5]};
  }
};
// "startHeight" …, the names in documents and reports.
const std::array<std::string, StanceHandles::kCount>& handleNames();

// The part of the foot on the ground from a time on, as a convex polygon around the contact point.
struct SupportPolygon {
  double from = 0;            // share of the contact, 0 to 1
  std::vector<Vec2> corners;  // (heading, left) from the contact point, m
};

enum class StanceFeet : std::uint8_t { Left, Right, Both };  // feet in contact

// A stance that takes off from standing still, or lands and stays: the apex at that end is the figure at
// rest, with its feet on the ground.
enum class StanceRest : std::uint8_t { None, Start, End };

struct Stance {
  std::string name;
  StanceFeet feet = StanceFeet::Both;
  StanceRest rest = StanceRest::None;
  double mass = 80;
  double contactTime = 0.25;  // Δt, seconds
  ForceSeries force;          // of the ground, without gravity
  // Torque of the ground in addition to that of the force at the contact point, about heading, left, up:
  // control points of a uniform cubic B-spline over the contact, #points by 3. Empty: none.
  Eigen::MatrixXd torque;
  Vec2 contactOffset =
      Vec2::Zero();       // of the contact point from the centre of mass at touch-down (heading, left), m
  StanceHandles handles;  // of the original motion or of the last warp
  std::vector<SupportPolygon> polygons;
  Vec3 inertia = Vec3(10, 10, 2);         // about the heading, left and up axes of the body, kg m²
  Quat startAttitude = Quat::Identity();  // of the body at the first apex, in the frame of the stance
  Vec3 startSpin = Vec3::Zero();          // angular velocity there, rad/s
};

// The stance with left and right exchanged.
Stance mirrored(const Stance& stance);

// The same leap by a figure `size` times as large under the same gravity (dynamic similarity): lengths times
// size, times and speeds times its square root, forces times its cube.
Stance scaled(const Stance& stance, double size);
StanceHandles scaled(const StanceHandles& handles, double size);

// Throws Error naming the stance for a mass, contact time or upward force that is not above 0, numbers that
// are not finite, or fewer than 4 control points of torque.
void checkStance(const Stance& stance);

}  // namespace footfall::stance
