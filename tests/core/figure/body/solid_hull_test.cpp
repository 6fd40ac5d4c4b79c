// SPDX-License-Identifier: MIT
#include "figure/body/solid_hull.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "figure/body/outline_triangles.h"

namespace footfall {
namespace {

const Vec3& at(const std::vector<Vec3>& points, int i) {
  return points[static_cast<std::size_t>(i)];
}

// Six times the volume that triangles enclose.
double volume6(const std::vector<Vec3>& points, const std::vector<Triangle>& triangles) {
  double sum = 0;
  for (const auto& [a, b, c] : triangles) sum += at(points, a).dot(at(points, b).cross(at(points, c)));
  return sum;
}

bool closed(const std::vector<Triangle>& triangles) {
  std::set<std::pair<int, int>> edges;
  for (const Triangle& t : triangles) {
    for (std::size_t k = 0; k < 3; ++k) {
      if (!edges.insert({t[k], t[(k + 1) % 3]}).second) return false;
    }
  }
  for (const auto& [a, b] : edges) {
    if (edges.count({b, a}) == 0) return false;
  }
  return !edges.empty();
}

// A cube with points on its edges, on its faces and inside: volume 1, and only what is on the surface is
// used.
TEST(SolidHull, WrapsACubeWithCommonPlanes) {
  std::vector<Vec3> points;
  for (int x = 0; x <= 4; ++x) {
    for (int y = 0; y <= 4; ++y) {
      for (int z = 0; z <= 4; ++z) points.emplace_back(x / 4.0, y / 4.0, z / 4.0);
    }
  }
  const std::vector<Triangle> hull = solidHull(points);
  EXPECT_TRUE(closed(hull));
  EXPECT_NEAR(volume6(points, hull) / 6, 1, 1e-5);
  for (const Triangle& triangle : hull) {
    for (const int corner : triangle) {
      const Vec3 from = (at(points, corner) - Vec3::Constant(0.5)).cwiseAbs();
      EXPECT_NEAR(from.maxCoeff(), 0.5, 1e-9) << corner;
    }
  }
}

// Points on circles of one sphere, the worst case for rounding: Euler's formula for a closed surface.
TEST(SolidHull, WrapsASphereOfCircles) {
  std::vector<Vec3> points = {Vec3::UnitY(), -Vec3::UnitY()};
  for (int i = 1; i < 12; ++i) {
    for (int k = 0; k < 24; ++k) {
      const double a = M_PI * i / 12, b = 2 * M_PI * k / 24;
      points.emplace_back(std::sin(a) * std::cos(b), std::cos(a), std::sin(a) * std::sin(b));
    }
  }
  const std::vector<Triangle> hull = solidHull(points);
  EXPECT_TRUE(closed(hull));
  EXPECT_EQ(hull.size(), 2 * points.size() - 4);
  // Frusta of pyramids with regular polygons of 24 corners.
  double volume = 0;
  for (int i = 0; i < 12; ++i) {
    const double a = M_PI * i / 12, b = M_PI * (i + 1) / 12;
    const double wide = std::sin(a), narrow = std::sin(b);
    volume += 12 * std::sin(M_PI / 12) * (std::cos(a) - std::cos(b)) / 3 *
              (wide * wide + narrow * narrow + wide * narrow);
  }
  EXPECT_NEAR(volume6(points, hull) / 6, volume, 1e-4);
}

TEST(SolidHull, HasNothingForNoExtent) {
  EXPECT_TRUE(solidHull({}).empty());
  EXPECT_TRUE(solidHull({Vec3::Zero(), Vec3::UnitX(), Vec3::UnitY()}).empty());
  EXPECT_TRUE(solidHull(std::vector<Vec3>(8, Vec3(1, 2, 3))).empty());
}

// The area of an outline that turns inwards, in a slanting plane, with a corner given twice.
TEST(OutlineTriangles, KeepTheAreaOfAnOutlineThatTurnsInwards) {
  const Vec3 u = Vec3(1, 2, 2) / 3, v = Vec3(2, 1, -2) / 3;
  std::vector<Vec3> corners;
  for (const Vec2& p : {Vec2(0, 0), Vec2(4, 0), Vec2(4, 4), Vec2(4, 4), Vec2(2, 1), Vec2(0, 4)})
    corners.push_back(p.x() * u + p.y() * v + Vec3(5, 5, 5));
  const OutlineTriangles cut = outlineTriangles(corners);
  EXPECT_EQ(cut.outline.size(), 5u);
  ASSERT_EQ(cut.triangles.size(), 3u);
  double area = 0;
  for (const auto& [a, b, c] : cut.triangles) {
    const Vec3 cross = (at(corners, b) - at(corners, a)).cross(at(corners, c) - at(corners, a));
    EXPECT_GT(cross.dot(cut.normal), 0);
    area += cross.norm() / 2;
  }
  EXPECT_NEAR(area, 10, 1e-9);
  EXPECT_NEAR(std::abs(cut.normal.dot(u.cross(v))), 1, 1e-9);
}

TEST(OutlineTriangles, HaveNothingForALine) {
  EXPECT_TRUE(outlineTriangles({}).triangles.empty());
  EXPECT_TRUE(outlineTriangles({Vec3::Zero(), Vec3::UnitX(), 2 * Vec3::UnitX()}).triangles.empty());
}

}  // namespace
}  // namespace footfall
