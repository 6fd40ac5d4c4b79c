// SPDX-License-Identifier: MIT
#include "terrain/terrain_surface.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "base/angles.h"

namespace footfall {
namespace {

const TerrainArea kArea{Vec3(-2, -0.5, -3), Vec3(2, 3, 4)};

Vec3 normalOf(const TerrainSurface& surface, std::size_t triangle) {
  const auto& t = surface.triangles[triangle];
  const Vec3 &a = surface.positions[t[0]], &b = surface.positions[t[1]], &c = surface.positions[t[2]];
  return (b - a).cross(c - a);
}

double areaInPlan(const TerrainSurface& surface) {
  double area = 0;
  for (std::size_t i = 0; i < surface.triangles.size(); ++i) area += 0.5 * normalOf(surface, i).y();
  return area;
}

TEST(TerrainSurface, LevelGroundIsLevel) {
  const TerrainSurface surface = terrainSurface(*flatTerrain(0.7), kArea);
  EXPECT_TRUE(surface.level);
  ASSERT_FALSE(surface.positions.empty());
  EXPECT_DOUBLE_EQ(surface.positions.front().y(), 0.7);
}

TEST(TerrainSurface, ASlopeIsCoveredOnceAndFacesUp) {
  const TerrainPtr slope = slopeTerrain({0, 0, 0}, 0.3, 10 * kDegree);
  const TerrainSurface surface = terrainSurface(*slope, kArea);
  EXPECT_FALSE(surface.level);
  ASSERT_GT(surface.triangles.size(), 0u);
  for (std::size_t i = 0; i < surface.triangles.size(); ++i) EXPECT_GT(normalOf(surface, i).y(), 0);
  EXPECT_NEAR(areaInPlan(surface), 4 * 7, 0.3 * (4 + 7));  // a row of cells more at most
  for (const Vec3& place : surface.positions)
    EXPECT_NEAR(place.y(), slope->top(place.x(), place.z())->position.y(), 1e-9);
}

TEST(TerrainSurface, TheEdgesOfStepsAreWithinCentimetres) {
  Stairs stairs;
  stairs.origin = {0, 0, 0.03};
  const TerrainPtr ground = stairTerrain(stairs);
  const TerrainSurface surface = terrainSurface(*ground, kArea);
  EXPECT_LT(surface.triangles.size(), 60000u);
  // Triangles that climb are steep: a riser of 0.17 m within a centimetre and a half.
  std::size_t risers = 0;
  for (std::size_t i = 0; i < surface.triangles.size(); ++i) {
    const Vec3 normal = normalOf(surface, i).normalized();
    if (normal.y() > 0.99) continue;
    ++risers;
    EXPECT_GT(std::hypot(normal.x(), normal.z()) / normal.y(), 0.17 / 0.015);
  }
  EXPECT_GT(risers, 100u);
}

TEST(TerrainSurface, BothTurnsOfASpiralAreThere) {
  SpiralStairs spiral;
  spiral.count = 32;
  const TerrainSurface surface = terrainSurface(*spiralTerrain(spiral), {Vec3(-2, 0, -2), Vec3(2, 5.4, 2)});
  const auto hasTread = [&](double height) {
    return std::any_of(surface.positions.begin(), surface.positions.end(),
                       [&](const Vec3& place) { return std::abs(place.y() - height) < 1e-9; });
  };
  for (int tread = 0; tread < spiral.count; ++tread) EXPECT_TRUE(hasTread(tread * spiral.rise)) << tread;
}

}  // namespace
}  // namespace footfall
