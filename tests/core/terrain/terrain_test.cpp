// SPDX-License-Identifier: MIT
#include "terrain/terrain.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/error.h"
#include "dice.h"
#include "figure/motion/heading.h"

namespace footfall {
namespace {

constexpr double kTop = std::numeric_limits<double>::infinity();

template <typename Make>
std::string errorOf(const Make& make) {
  try {
    make();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(Terrain, SlopeRisesByItsGradeAlongItsYaw) {
  const double yaw = 0.7, grade = 0.3;
  const TerrainPtr slope = slopeTerrain(Vec3(1, 2, 3), yaw, grade);
  const Vec3 up = forwardOf(yaw), aside = forwardOf(yaw + kPi / 2);
  EXPECT_NEAR(slope->top(1, 3)->position.y(), 2, 1e-12);
  EXPECT_NEAR(slope->top(1 + 2 * up.x(), 3 + 2 * up.z())->position.y(), 2 + 2 * std::tan(grade), 1e-12);
  EXPECT_NEAR(slope->top(1 + 2 * aside.x(), 3 + 2 * aside.z())->position.y(), 2, 1e-12);
  EXPECT_NEAR(slope->top(0, 0)->normal.dot(Vec3::UnitY()), std::cos(grade), 1e-12);
}

TEST(Terrain, StairsAreLevelBeforeAndAfter) {
  Stairs stairs;
  stairs.origin = Vec3(0, 1, 2);
  stairs.run = 0.3;
  stairs.rise = 0.2;
  stairs.count = 3;
  const TerrainPtr terrain = stairTerrain(stairs);
  const double along[] = {-5, 1.99, 2.01, 2.29, 2.31, 2.61, 2.89, 9};
  const double height[] = {1, 1, 1.2, 1.2, 1.4, 1.6, 1.6, 1.6};
  for (int i = 0; i < 8; ++i)
    EXPECT_NEAR(terrain->top(7, along[i])->position.y(), height[i], 1e-12) << along[i];
}

TEST(Terrain, SpiralStairsHaveLevels) {
  SpiralStairs s;
  s.perTurn = 10;
  s.count = 25;
  s.rise = 0.2;
  const TerrainPtr terrain = spiralTerrain(s);
  // In the middle of the third tread from +Z towards +X.
  const double angle = 2.5 * 2 * kPi / 10;
  const double x = std::sin(angle), z = std::cos(angle);
  EXPECT_NEAR(terrain->at(x, z, 0)->position.y(), 0.4, 1e-12);
  EXPECT_NEAR(terrain->at(x, z, 2.2)->position.y(), 2.4, 1e-12);
  EXPECT_NEAR(terrain->at(x, z, kTop)->position.y(), 4.4, 1e-12);
  EXPECT_FALSE(terrain->at(0.1, 0.1, 0).has_value());
  EXPECT_FALSE(terrain->at(3, 0, 0).has_value());
}

TEST(Terrain, HeightFieldOfAPlaneIsThePlane) {
  HeightField field;
  field.x = -1;
  field.z = 2;
  field.cell = 0.5;
  field.columns = 7;
  for (int j = 0; j < 5; ++j) {
    for (int i = 0; i < 7; ++i) field.heights.push_back(0.3 * (-1 + 0.5 * i) - 0.2 * (2 + 0.5 * j) + 1);
  }
  const TerrainPtr terrain = heightFieldTerrain(field);
  Dice dice(1);
  int checked = 0;
  for (int k = 0; k < 100; ++k) {
    const double x = dice(-1, 2), z = dice(2, 4);
    const auto ground = terrain->top(x, z);
    ASSERT_TRUE(ground);
    EXPECT_NEAR(ground->position.y(), 0.3 * x - 0.2 * z + 1, 1e-12);
    EXPECT_NEAR((ground->normal - Vec3(-0.3, 1, 0.2).normalized()).norm(), 0, 1e-12);
    ++checked;
  }
  EXPECT_EQ(checked, 100);
  EXPECT_FALSE(terrain->top(2.01, 3));
}

// The ray against all triangles, by Cramer's rule in three dimensions.
std::optional<double> bruteForce(const std::vector<Vec3>& v, const std::vector<Eigen::Vector3i>& t, double x,
                                 double z, double near) {
  std::optional<double> best;
  for (const Eigen::Vector3i& c : t) {
    const Vec3 a = v[static_cast<std::size_t>(c[0])];
    Mat3 m;
    m.col(0) = v[static_cast<std::size_t>(c[1])] - a;
    m.col(1) = v[static_cast<std::size_t>(c[2])] - a;
    m.col(2) = -Vec3::UnitY();
    if (std::abs(m.determinant()) < 1e-9) continue;
    const Vec3 s = m.inverse() * (Vec3(x, 0, z) - a);
    if (s[0] < 0 || s[1] < 0 || s[0] + s[1] > 1) continue;
    if (!best || (std::isfinite(near) ? std::abs(s[2] - near) < std::abs(*best - near) : s[2] > *best))
      best = s[2];
  }
  return best;
}

TEST(Terrain, MeshHitsAreThoseOfAllTriangles) {
  Dice dice(7);
  std::vector<Vec3> vertices;
  std::vector<Eigen::Vector3i> triangles;
  for (int i = 0; i < 400; ++i) {
    const Vec3 at(dice(-5, 5), dice(0, 4), dice(-5, 5));
    for (int k = 0; k < 3; ++k) {
      vertices.push_back(at + Vec3(dice(-1, 1), dice(-0.5, 0.5), dice(-1, 1)));
    }
    triangles.push_back(Eigen::Vector3i(3 * i, 3 * i + 1, 3 * i + 2));
  }
  const TerrainPtr terrain = meshTerrain(vertices, triangles);
  int hits = 0;
  for (int i = 0; i < 500; ++i) {
    const double x = dice(-6, 6), z = dice(-6, 6), near = i % 2 == 0 ? kTop : dice(0, 4);
    const std::optional<double> truth = bruteForce(vertices, triangles, x, z, near);
    const auto found = terrain->at(x, z, near);
    ASSERT_EQ(found.has_value(), truth.has_value()) << x << " " << z;
    if (!truth) continue;
    ++hits;
    EXPECT_NEAR(found->position.y(), *truth, 1e-9);
    EXPECT_NEAR(found->normal.norm(), 1, 1e-12);
    EXPECT_GT(found->normal.y(), 0);
  }
  EXPECT_GT(hits, 200);
}

TEST(Terrain, BadInputIsNamed) {
  EXPECT_THAT(errorOf([] { slopeTerrain(Vec3::Zero(), 0, 1.55); }), testing::HasSubstr("below 85 degrees, got 88.81"));
  EXPECT_THAT(errorOf([] { meshTerrain({Vec3::Zero()}, {Eigen::Vector3i(0, 1, 2)}); }),
              testing::HasSubstr("triangle 0 has vertex 1; there are 1"));
  EXPECT_THAT(errorOf([] {
                meshTerrain({Vec3::Zero(), Vec3::UnitX(), Vec3::UnitY()}, {Eigen::Vector3i(0, 1, 2)});
              }),
              testing::HasSubstr("no triangle that can be stood on"));
  HeightField field;
  field.columns = 3;
  field.heights = {1, 2, 3, 4};
  EXPECT_THAT(errorOf([&] { heightFieldTerrain(field); }), testing::HasSubstr("4 heights in rows of 3"));
  Stairs stairs;
  stairs.run = 0;
  EXPECT_THAT(errorOf([&] { stairTerrain(stairs); }), testing::HasSubstr("above 0"));
}

}  // namespace
}  // namespace footfall
