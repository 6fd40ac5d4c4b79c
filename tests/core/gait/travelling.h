// SPDX-License-Identifier: MIT
// Paths and ground that the tests of gaits share.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "base/angles.h"
#include "gait/stride/make_stride.h"
#include "gait/travel/follow.h"

namespace footfall::gait::fixtures {

// From the hindmost foot to the foremost, metres.
inline double bodyLength(const Character& c) {
  double low = 0, high = 0;
  for (const CharacterLeg& leg : c.legs) {
    low = std::min(low, leg.ankle.z());
    high = std::max(high, leg.ankle.z());
  }
  return high - low;
}

// Rolling hills as a mesh, `cells` squares of two triangles a side.
inline TerrainPtr hills(int cells = 160, double cell = 0.25, double height = 0.2, double wave = 5) {
  std::vector<Vec3> vertices;
  std::vector<Eigen::Vector3i> triangles;
  for (int row = 0; row <= cells; ++row) {
    for (int column = 0; column <= cells; ++column) {
      const double x = (column - cells / 2) * cell, z = (row - cells / 2) * cell;
      vertices.emplace_back(x, height * (std::sin(2 * kPi * x / wave) + std::cos(1.7 * kPi * z / wave)), z);
    }
  }
  for (int row = 0; row < cells; ++row) {
    for (int column = 0; column < cells; ++column) {
      const int a = row * (cells + 1) + column, below = a + cells + 1;
      triangles.emplace_back(a, a + 1, below);
      triangles.emplace_back(a + 1, below + 1, below);
    }
  }
  return meshTerrain(vertices, triangles);
}

// A half circle to the left and one to the right, of a radius.
inline PlanPath winding(double radius) {
  std::vector<PathPoint> points;
  points.push_back({Vec2(0, -2 * radius), Vec2(0, 1)});
  for (int k = 0; k <= 8; ++k) {
    const double a = kPi * k / 8;
    points.push_back(
        {Vec2(radius - radius * std::cos(a), radius * std::sin(a)), Vec2(std::sin(a), std::cos(a))});
  }
  for (int k = 1; k <= 8; ++k) {
    const double a = kPi * k / 8;
    points.push_back(
        {Vec2(3 * radius - radius * std::cos(a), -radius * std::sin(a)), Vec2(std::sin(a), -std::cos(a))});
  }
  return PlanPath(points);
}

inline PlanPath straight(double length) {
  return PlanPath({{Vec2(0, 0), {}}, {Vec2(0, length), {}}});
}

inline MadeStride made(const char* who, const char* gait, double speed = 0, double rate = 60) {
  const Character character = characterPreset(who);
  MakeStrideOptions options;
  options.speed = speed;
  options.frameRate = rate;
  return makeStride(character, gaitNamed(gait, character.legs.size()), options);
}

}  // namespace footfall::gait::fixtures
