// SPDX-License-Identifier: MIT
#include "stance/chain/stance_sketch.h"
#include "base/angles.h"
#include "base/constants.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/error.h"
#include "error_of.h"
#include "figure/motion/heading.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

SketchCamera sideCamera() {
  SketchCamera camera;
  camera.position = {9, 2.2, 2.5};
  camera.target = {0, 0.8, 2.5};
  camera.width = 1200;
  camera.height = 700;
  return camera;
}

// Leaps along +Z that a camera sees: each with the speed at its top and its height there.
struct Leap {
  double from, to, ground, top;
};
struct Strokes {
  std::vector<Vec2> path, shadow;
  std::vector<double> speeds, tops;
};

Strokes seen(const std::vector<Leap>& leaps, const SketchCamera& camera) {
  Strokes strokes;
  for (const Leap& leap : leaps) {
    const double half = 0.5 * (leap.to - leap.from), drop = leap.top - leap.ground;
    strokes.tops.push_back(leap.top);
    strokes.speeds.push_back(half / std::sqrt(2 * drop / kGravity));
    for (int i = 0; i <= 60; ++i) {
      const double u = i / 30.0 - 1, z = 0.5 * (leap.from + leap.to) + u * half;
      strokes.path.push_back(*camera.view().pixel({0, leap.top - drop * u * u, z}));
      strokes.shadow.push_back(*camera.view().pixel({0, 0, z}));
    }
  }
  return strokes;
}

TEST(StanceSketch, ParabolaFromExactPoints) {
  std::vector<Vec2> points;
  for (double s = 3; s < 4; s += 0.1) points.push_back({s, 1.2 + 0.5 * s - 0.7 * s * s});
  double rms = 1;
  const Vec3 c = fitParabola(points, &rms);
  EXPECT_LT((c - Vec3(1.2, 0.5, -0.7)).norm(), 1e-9);
  EXPECT_LT(rms, 1e-12);
  points.resize(2);
  EXPECT_THAT(errorOf([&] { fitParabola(points); }), HasSubstr("at least 3 points, got 2"));
}

TEST(StanceSketch, CameraAndRayAgree) {
  const SketchCamera camera = sideCamera();
  const SketchView across = viewAcross({{0, 0, 0}, {1, 0, 3}, {1, 0.5, 5}});
  for (const SketchView& view : {camera.view(), across}) {
    for (const Vec3& p : {Vec3(0, 0, 0), Vec3(-1, 2, 4), Vec3(2, 0.5, 1)}) {
      const auto pixel = view.pixel(p);
      ASSERT_TRUE(pixel);
      const SketchView::Sight sight = view.sight(*pixel);
      const Vec3 way = p - sight.from;
      EXPECT_LT(sight.along.cross(way).norm(), 1e-9 * way.norm());
      EXPECT_GT(sight.along.dot(way), 0);
    }
  }
  EXPECT_FALSE(camera.view().pixel({20, 1, 2.5})) << "behind";
  // Seen from across, the way goes to the right, one pixel per millimetre, and up is up.
  const Vec2 from = *across.pixel({0, 0, 0}), to = *across.pixel({1, 0, 5}), high = *across.pixel({0, 1, 0});
  EXPECT_LT((to - from - Vec2(1000 * std::sqrt(26.0), 0)).norm(), 1e-6);
  EXPECT_LT((high - from - Vec2(0, -1000)).norm(), 1e-6);
  EXPECT_THAT(errorOf([&] { viewAcross({{0, 0, 0}, {0, 2, 0}}); }), HasSubstr("to another position"));
}

// What is drawn from two places is one chain; a path whose shadow is drawn from elsewhere is given up.
TEST(StanceSketch, TheViewMayChangeBetweenStrokes) {
  const SketchCamera camera = sideCamera();
  SketchCamera other = camera;
  other.position = {7, 3, 0};
  other.target = {0, 0.8, 4};
  const Strokes first = seen({{0, 1.6, 0.7, 1.05}}, camera), second = seen({{1.6, 3.4, 0.7, 1.15}}, other);
  StanceSketch sketch(camera.view());
  sketch.draw(first.path);
  ASSERT_TRUE(sketch.draw(first.shadow).taken);
  sketch.setView(other.view());
  sketch.draw(second.path);
  ASSERT_TRUE(sketch.draw(second.shadow).taken);
  ASSERT_TRUE(sketch.complete());
  EXPECT_NEAR(sketch.apexes()[0].position.z(), 0.8, 0.03);
  EXPECT_NEAR(sketch.apexes()[1].position.z(), 2.5, 0.05);
  EXPECT_NEAR(sketch.apexes()[1].position.y(), 1.15, 0.03);
  sketch.draw(second.path);
  sketch.setView(camera.view());
  EXPECT_EQ(sketch.state(), SketchState::Ready);
}

// Two leaps along x over the ground: the second apex is 2.5 m on and 1.1 m high.
TEST(StanceSketch, LiftsStrokesSeenWithoutPerspectiveAndCurvesInTheWorld) {
  std::vector<Vec3> path, shadow;
  for (int i = 0; i <= 120; ++i) {
    const int leap = i < 60 ? 0 : 1;
    const double u = (i - 60 * leap) / 30.0 - 1, x = leap == 0 ? 0.8 + 0.8 * u : 2.5 + 0.9 * u;
    path.push_back({x, 1.1 - 0.35 * u * u, 0});
    shadow.push_back({x, 0, 0});
  }
  // A view without perspective, a little from above.
  SketchView view = viewAcross(shadow);
  const Eigen::AngleAxisd tilt(-0.2, Vec3::UnitX());
  for (SketchView::Plane* plane : {&view.near, &view.far})
    *plane = {tilt * plane->corner, tilt * plane->right, tilt * plane->down};
  std::vector<Vec2> pathSeen, shadowSeen;
  for (std::size_t i = 0; i < path.size(); ++i) {
    pathSeen.push_back(*view.pixel(path[i]));
    shadowSeen.push_back(*view.pixel(shadow[i]));
  }
  StanceSketch sketch(view);
  ASSERT_TRUE(sketch.draw(pathSeen).taken);
  const StanceSketch::Reply reply = sketch.draw(shadowSeen);
  ASSERT_TRUE(reply.taken) << reply.message;
  ASSERT_TRUE(sketch.complete());
  for (Vec3& p : path) p.z() = 7;  // drawn in a view from the side it is at any depth
  const double speed = 0.9 / std::sqrt(2 * 0.35 / kGravity);
  for (const std::vector<ChainApex>& apexes : {sketch.apexes(), apexesFromCurves(path, shadow)}) {
    ASSERT_EQ(apexes.size(), 2u);
    EXPECT_LT((apexes[1].position - Vec3(2.5, 1.1, 0)).norm(), 0.02);
    EXPECT_NEAR(*apexes[1].speed, speed, 0.03 * speed);
    EXPECT_NEAR(*apexes[1].yaw, kPi / 2, 1e-3);
  }
  path.resize(61);
  shadow.resize(61);
  EXPECT_THAT(errorOf([&] { apexesFromCurves(path, shadow); }), HasSubstr("a chain needs two"))
      << "one arc is not a chain";
}

TEST(StanceSketch, LiftsStrokesToApexesWithTheSpeedThatGravityTells) {
  const SketchCamera camera = sideCamera();
  const Strokes s = seen({{0, 1.6, 0.7, 1.05}, {1.6, 3.4, 0.7, 1.15}, {3.4, 5.0, 0.7, 1.0}}, camera);
  StanceSketch sketch(camera.view());
  EXPECT_EQ(sketch.state(), SketchState::AwaitPath);
  EXPECT_TRUE(sketch.draw(s.path).taken);
  EXPECT_EQ(sketch.state(), SketchState::AwaitShadow);
  EXPECT_FALSE(sketch.complete());
  EXPECT_THAT(errorOf([&] { sketch.apexes(); }), HasSubstr("has no shadow yet"));
  const StanceSketch::Reply reply = sketch.draw(s.shadow);
  ASSERT_TRUE(reply.taken) << reply.message;
  ASSERT_EQ(sketch.flights().size(), 3u);
  const std::vector<ChainApex> apexes = sketch.apexes();
  const double middles[] = {0.8, 2.5, 4.2};
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(apexes[i].position.y(), s.tops[i], 0.02);
    EXPECT_NEAR(apexes[i].position.z(), middles[i], 0.03);
    EXPECT_NEAR(apexes[i].position.x(), 0, 0.01);
    EXPECT_NEAR(*apexes[i].speed, s.speeds[i], 0.06 * s.speeds[i]);
    EXPECT_NEAR(*apexes[i].yaw, 0, 1e-3);
    EXPECT_NEAR(apexes[i].ground, 0, 1e-6);
  }
  sketch.setVelocity(1, {1, 0, 3});
  EXPECT_NEAR(*sketch.apexes()[1].speed, std::sqrt(10.0), 1e-12);
  EXPECT_NEAR(*sketch.apexes()[1].yaw, std::atan2(1, 3), 1e-12);
  sketch.clearVelocity(1);
  EXPECT_NEAR(*sketch.apexes()[1].yaw, 0, 1e-3);
  EXPECT_THAT(errorOf([&] {
                sketch.setVelocity(7, {0, 0, 1});
              }),
              HasSubstr("there is no apex 8; there are 3"));
  EXPECT_THAT(errorOf([&] {
                sketch.setVelocity(0, {0, 3, 0});
              }),
              HasSubstr("must be horizontal and above 0 m/s"));
}

TEST(StanceSketch, ScribblesDeleteAndStrokesRedrawAPart) {
  const SketchCamera camera = sideCamera();
  const Strokes s = seen({{0, 1.6, 0.7, 1.05}, {1.6, 3.4, 0.7, 1.15}}, camera);
  const auto scribbleOver = [](const std::vector<Vec2>& stroke) {
    Vec2 low = stroke.front(), high = stroke.front();
    for (const Vec2& p : stroke) {
      low = low.cwiseMin(p);
      high = high.cwiseMax(p);
    }
    std::vector<Vec2> scribble;
    for (int i = 0; i < 60; ++i)
      scribble.push_back({i % 2 == 0 ? low.x() : high.x(), low.y() + (high.y() - low.y() + 5) * (i / 60.0)});
    return scribble;
  };
  StanceSketch sketch(camera.view());
  sketch.draw(s.path);
  EXPECT_TRUE(sketch.draw(scribbleOver(s.path)).taken);
  EXPECT_EQ(sketch.state(), SketchState::AwaitPath);
  sketch.draw(s.path);
  ASSERT_TRUE(sketch.draw(s.shadow).taken);
  EXPECT_EQ(sketch.flights().size(), 2u);
  EXPECT_TRUE(sketch.draw(scribbleOver(s.shadow)).taken);
  EXPECT_EQ(sketch.state(), SketchState::AwaitShadow) << "the path stays";
  ASSERT_TRUE(sketch.draw(s.shadow).taken);
  // The second leap is drawn higher, from its start to its end.
  const double before = sketch.flights()[1].apex.y(), first = sketch.flights()[0].apex.y();
  const Strokes higher = seen({{1.6, 3.4, 0.7, 1.4}}, camera);
  const StanceSketch::Reply redrawn = sketch.draw(higher.path);
  ASSERT_TRUE(redrawn.taken) << redrawn.message;
  ASSERT_EQ(sketch.flights().size(), 2u);
  EXPECT_GT(sketch.flights()[1].apex.y(), before + 0.2);
  EXPECT_NEAR(sketch.flights()[0].apex.y(), first, 0.02);
}

TEST(StanceSketch, AShadowOffTheGroundIsAskedForAgain) {
  const SketchCamera camera = sideCamera();
  const Strokes s = seen({{0, 1.6, 0.7, 1.05}}, camera);
  StanceSketch sketch(camera.view());
  sketch.draw(s.path);
  std::vector<Vec2> sky = s.shadow;
  for (Vec2& p : sky) p.y() = 5;
  const StanceSketch::Reply reply = sketch.draw(sky);
  EXPECT_FALSE(reply.taken);
  EXPECT_THAT(reply.message, HasSubstr("draw it on the ground"));
  EXPECT_EQ(sketch.state(), SketchState::AwaitShadow);
  EXPECT_FALSE(sketch.draw({{1, 1}, {2, 2}}).taken);
  EXPECT_FALSE(sketch.draw({{1, 1}, {2, std::nan("")}, {3, 1}}).taken);
  SketchCamera above = camera;
  above.position = above.target + Vec3(0, 5, 0);
  EXPECT_THAT(errorOf([&] { above.view(); }), HasSubstr("not straight above or below it"));
}

}  // namespace
}  // namespace footfall::stance
