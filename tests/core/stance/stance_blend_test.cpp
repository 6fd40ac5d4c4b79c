// SPDX-License-Identifier: MIT
#include "stance/stance_blend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/stance/test_stances.h"
#include "curve/bspline.h"
#include "error_of.h"
#include "stance/stance_warp.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

double areaOf(const std::vector<Vec2>& polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    sum += 0.5 * (a.x() * b.y() - a.y() * b.x());
  }
  return sum;
}

std::vector<Vec2> box(double length, double width) {
  return {{-length, -width}, {length, -width}, {length, width}, {-length, width}};
}

TEST(StanceBlend, EndsAreTheStancesThemselves) {
  std::mt19937 random(8);
  for (int trial = 0; trial < 30; ++trial) {
    const Stance a = randomStance(random), b = randomStance(random);
    for (const double k : {0.0, 1.0}) {
      const Stance& same = k == 1 ? a : b;
      const Stance mixed = blendStances(a, b, k);
      EXPECT_DOUBLE_EQ(mixed.mass, same.mass);
      EXPECT_DOUBLE_EQ(mixed.contactTime, same.contactTime);
      for (double tau = 0; tau <= 1; tau += 0.1) {
        EXPECT_LT((mixed.force.at(tau) - same.force.at(tau)).norm(), 1e-9);
        EXPECT_LT((BSpline(mixed.torque).evaluate(tau) - BSpline(same.torque).evaluate(tau)).norm(), 0.6 * 20)
            << "a refit with another number of points is near";
      }
    }
    const Stance itself = blendStances(a, a, 0.3);
    EXPECT_LT((itself.torque - a.torque).norm() + (itself.force.at(0.2) - a.force.at(0.2)).norm(), 1e-9);
  }
}

TEST(StanceBlend, TorquesWithAMultipleOfTheSegmentsAreExact) {
  Stance a = referenceStance(), b = referenceStance();
  a.torque = Eigen::MatrixXd::Random(5, 3);   // 2 segments
  b.torque = Eigen::MatrixXd::Random(11, 3);  // 8
  const Stance mixed = blendStances(a, b, 0.4);
  for (double tau = 0; tau <= 1; tau += 0.05) {
    const Eigen::VectorXd expected =
        0.4 * BSpline(a.torque).evaluate(tau) + 0.6 * BSpline(b.torque).evaluate(tau);
    EXPECT_LT((BSpline(mixed.torque).evaluate(tau) - expected).norm(), 1e-9);
  }
}

TEST(StanceBlend, WarpedOnceMoreItIsExactlyOnTheLine) {
  std::mt19937 random(9);
  int checked = 0;
  for (int trial = 0; trial < 300; ++trial) {
    Stance a = randomStance(random), b = randomStance(random);
    a.handles = {1.0, 1.1, 2, 2.5, 0.1, 1.2};
    b.handles = {1.2, 1.0, 4, 4.2, -0.1, 2.0};
    const StanceHandles target = blendHandles(a.handles, b.handles, 0.33);
    EXPECT_NEAR(target.startSpeed, 0.33 * 2 + 0.67 * 4, 1e-12);
    const StanceWarp toA = warpStance(a, target), toB = warpStance(b, target);
    if (!toA || !toB) continue;
    const Stance mixed =
        blendStances(applyWarp(a, target, toA.timing), applyWarp(b, target, toB.timing), 0.33);
    const StanceWarp exact = warpStance(mixed, target);
    if (!exact || exact.apexInContact) continue;
    ++checked;
    // Almost there already: the re-warp is small.
    if (std::abs(a.contactTime - b.contactTime) < 0.02) {
      EXPECT_LT((exact.timing.scale - Vec3::Ones()).norm(), 0.6);
    }
    const StancePath::State end = StancePath(mixed, target, exact.timing).at(exact.timing.end);
    EXPECT_NEAR(end.position.x(), target.distance, 1e-8);
    EXPECT_NEAR(end.position.z(), target.endHeight, 1e-8);
  }
  EXPECT_GT(checked, 100);
}

TEST(StanceBlend, PolygonsByMajorityOrBetween) {
  Stance a = referenceStance(), b = referenceStance();
  a.polygons = {{0, box(0.1, 0.05)}, {0.5, box(0.2, 0.05)}};
  b.polygons = {{0, box(0.2, 0.1)}};
  EXPECT_EQ(blendStances(a, b, 0.5).polygons.size(), 2u);
  EXPECT_EQ(blendStances(a, b, 0.49).polygons.size(), 1u);
  const std::vector<SupportPolygon> between =
      blendStances(a, b, 0.5, {PolygonBlend::Geometric, false}).polygons;
  ASSERT_EQ(between.size(), 2u);
  EXPECT_EQ(between[1].from, 0.5);
  EXPECT_NEAR(areaOf(between[0].corners), 4 * 0.15 * 0.075, 1e-12) << "of similar boxes: the box between";
  EXPECT_NEAR(areaOf(blendPolygons(box(0.1, 0.1), box(0.3, 0.05), 1)), areaOf(box(0.1, 0.1)), 1e-12);
  EXPECT_NEAR(areaOf(blendPolygons(box(0.1, 0.1), box(0.3, 0.05), 0)), areaOf(box(0.3, 0.05)), 1e-12);
  double last = 0;  // smooth over k
  for (int i = 0; i <= 100; ++i) {
    const double area = areaOf(blendPolygons(box(0.1, 0.1), box(0.3, 0.2), i / 100.0));
    if (i > 0) {
      EXPECT_LT(std::abs(area - last), 0.01);
    }
    last = area;
  }
}

TEST(StanceBlend, AShareThatIsNotFiniteIsRefused) {
  EXPECT_THAT(errorOf([&] { blendStances(referenceStance(), referenceStance(), NAN); }),
              HasSubstr("share of a blend must be finite"));
}

}  // namespace
}  // namespace footfall::stance
