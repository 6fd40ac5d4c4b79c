// SPDX-License-Identifier: MIT
#include "draw/figure/figure_view.h"
#include "base/angles.h"

#include <random>

#include "base/error.h"
#include "core/draw/checks.h"
#include "core/draw/figures.h"

namespace footfall::draw {
namespace {

using test::errorOf;
using ::testing::HasSubstr;

TEST(Camera, LooksFromWhereItsNameSays) {
  // A figure with yaw 0 faces +Z, its left is +X.
  const Camera side = cameraFor(View::Side, 0);
  EXPECT_TRUE(side.right.isApprox(Vec3::UnitZ()));
  EXPECT_TRUE(side.towards.isApprox(-Vec3::UnitX()));  // its right side is near
  const Camera front = cameraFor(View::Front, 0);
  EXPECT_TRUE(front.towards.isApprox(Vec3::UnitZ()));
  EXPECT_TRUE(front.right.isApprox(Vec3::UnitX()));
  const Camera plan = cameraFor(View::Plan, 0);
  EXPECT_TRUE(plan.towards.isApprox(Vec3::UnitY()));
  EXPECT_TRUE(plan.up.isApprox(Vec3::UnitX()));
  // Turned left by a quarter it goes along +X.
  EXPECT_TRUE(cameraFor(View::Side, kPi / 2).right.isApprox(Vec3::UnitX()));
  const Camera between = cameraFor(View::ThreeQuarter, 0);
  EXPECT_GT(between.right.z(), 0.7);
  EXPECT_LT(between.towards.x(), -0.5);
  EXPECT_GT(between.towards.z(), 0.3);
  EXPECT_GT(between.up.y(), 0.9);
}

TEST(Camera, AxesAreRightHandedAndUnit) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> angle(-10, 10);
  for (int i = 0; i < 100; ++i) {
    for (const View view : {View::Side, View::Front, View::Plan, View::ThreeQuarter}) {
      const Camera camera = cameraFor(view, angle(random));
      EXPECT_NEAR(camera.right.norm(), 1, 1e-12);
      EXPECT_NEAR(camera.up.norm(), 1, 1e-12);
      EXPECT_LT((camera.right.cross(camera.up) - camera.towards).norm(), 1e-12);
    }
  }
}

TEST(Body, HasAPartForEveryLimb) {
  const test::Walker walker = test::biped();
  const Limbs limbs = findLimbs(walker.motion.skeleton);
  ASSERT_EQ(limbs.legs.size(), 2u);
  ASSERT_EQ(limbs.arms.size(), 2u);
  const Body body = makeBody(walker.motion.skeleton, limbs);
  EXPECT_NEAR(body.size, 0.82 / 0.47, 1e-9);
  int left = 0, right = 0, middle = 0;
  for (const BodyPart& part : body.parts) {
    ++(part.side == BodySide::Left ? left : part.side == BodySide::Right ? right : middle);
    for (const Ball& ball : part.balls) {
      EXPECT_GT(ball.radius, 0);
      EXPECT_LT(ball.radius, 0.1 * body.size);
    }
  }
  EXPECT_EQ(left, right);
  EXPECT_EQ(left, 2 + 2 + 2 + 1);  // thigh, shin, foot, toes, upper arm, forearm, hand
  EXPECT_GE(middle, 4);            // hips, chest, neck, head
}

// The heel stands behind the ankle and no higher than the ball of the foot.
TEST(Body, FeetHaveHeels) {
  const test::Walker walker = test::biped();
  const Skeleton& skeleton = walker.motion.skeleton;
  const Limbs limbs = findLimbs(skeleton);
  const Body body = makeBody(skeleton, limbs);
  Pose rest = restPose(skeleton);
  worldFromLocal(skeleton, rest, rest);
  int heels = 0;
  for (const BodyPart& part : body.parts) {
    for (const Ball& ball : part.balls) {
      for (const Leg& leg : limbs.legs) {
        if (ball.joint != leg.ankle() || ball.offset.isZero()) continue;
        const Vec3 heel = rest.frame(ball.joint) * ball.offset;
        EXPECT_LT(heel.z(), rest.position[static_cast<std::size_t>(leg.ankle())].z() - 0.02);
        // On the level that the figure stands on, not below it.
        EXPECT_NEAR(heel.y() - ball.radius, rest.position[static_cast<std::size_t>(leg.ball)].y(), 1e-9);
        ++heels;
      }
    }
  }
  EXPECT_EQ(heels, 2);
}

TEST(Body, OddSkeletons) {
  EXPECT_TRUE(makeBody({}, {}).parts.empty());
  test::FigureMaker one;
  one.add("only", -1, {0, 1, 0});
  EXPECT_EQ(makeBody(one.skeleton, findLimbs(one.skeleton)).parts.size(), 1u);
  // A snake: no legs, one part per bone.
  test::FigureMaker snake;
  int last = snake.add("s0", -1, {0, 0.1, 0});
  for (int i = 1; i < 12; ++i) last = snake.add("s" + std::to_string(i), last, {0, 0, 0.2});
  Limbs none;
  none.root = 0;
  EXPECT_EQ(makeBody(snake.skeleton, none).parts.size(), 11u);
}

// The marks of a figure cover exactly its extent, to the chord of the circles' corners.
TEST(FigureView, DrawsWhatTheExtentSays) {
  for (const test::Walker& walker : {test::biped(), test::quadruped()}) {
    const Motion& motion = walker.motion;
    const Body body = makeBody(motion.skeleton, findLimbs(motion.skeleton));
    for (const View view : {View::Side, View::Front, View::Plan, View::ThreeQuarter}) {
      Pose world;
      worldPose(motion, 13, world);
      const Camera camera = cameraFor(view, 0.3);
      const Extent extent = figureExtent(body, world, camera);
      Canvas canvas(500, 500, lightTheme().background);
      FigureStyle style;
      style.pointsPerMetre = 100;
      const Vec2 anchor((extent.left + extent.right) / 2, (extent.bottom + extent.top) / 2);
      drawFigure(canvas, body, world, camera, anchor, {250, 250}, style, lightTheme());
      Box box{1e9, 1e9, -1e9, -1e9};
      for (const Mark& mark : canvas.marks()) {
        if (mark.kind != Mark::Kind::Fill) continue;
        box = {std::min(box.left, mark.box.left), std::min(box.top, mark.box.top),
               std::max(box.right, mark.box.right), std::max(box.bottom, mark.box.bottom)};
      }
      EXPECT_NEAR(box.width(), 100 * (extent.right - extent.left), 0.6);
      EXPECT_NEAR(box.height(), 100 * (extent.top - extent.bottom), 0.6);
      EXPECT_NEAR(box.centre().x(), 250, 0.4);
      EXPECT_NEAR(box.centre().y(), 250, 0.4);
    }
  }
}

// In side view the right leg is near: its pixels are its own colour, and it is drawn after the left one.
TEST(FigureView, NearIsDrawnOverFar) {
  const test::Walker walker = test::biped();
  const Body body = makeBody(walker.motion.skeleton, findLimbs(walker.motion.skeleton));
  Pose world;
  worldPose(walker.motion, 8, world);
  const Theme theme = lightTheme();
  for (const double heading : {0.0, kPi}) {  // seen from its right, from its left
    Canvas canvas(400, 400, theme.background);
    FigureStyle style;
    drawFigure(canvas, body, world, cameraFor(View::Side, heading), Vec2::Zero(), {200, 300}, style, theme);
    std::size_t lastNear = 0, lastFar = 0;
    const Colour near = heading == 0 ? theme.right : theme.left,
                 far = heading == 0 ? theme.left : theme.right;
    for (std::size_t i = 0; i < canvas.marks().size(); ++i) {
      const Colour& colour = canvas.marks()[i].pen.colour;
      if (canvas.marks()[i].kind != Mark::Kind::Fill) continue;
      if (test::sameColour(colour, near)) lastNear = i;
      if (test::sameColour(colour, far)) lastFar = i;
    }
    EXPECT_GT(lastNear, 0u);
    EXPECT_EQ(lastFar, 0u);  // the far side is never in its full colour
  }
}

TEST(FigureView, HullsHoldTheirCircles) {
  std::mt19937 random(2);
  std::uniform_real_distribution<double> unit(0, 1);
  for (int i = 0; i < 200; ++i) {
    std::vector<Vec2> centres;
    std::vector<double> radii;
    for (int k = 0; k < 1 + i % 5; ++k) {
      centres.push_back({100 * unit(random), 100 * unit(random)});
      radii.push_back(20 * unit(random));
    }
    const std::vector<Vec2> corners = hullOfCircles(centres, radii).points();
    ASSERT_GE(corners.size(), 3u);
    for (std::size_t c = 0; c < corners.size(); ++c) {
      const Vec2 a = corners[c], b = corners[(c + 1) % corners.size()];
      const Vec2 inward = Vec2(-(b - a).y(), (b - a).x()).normalized();
      for (std::size_t k = 0; k < centres.size(); ++k) {
        // Within the hull but for the arc over a chord of 20 degrees.
        EXPECT_GE((centres[k] - a).dot(inward), radii[k] * 0.98 - 1e-9);
      }
    }
  }
}

TEST(FigureView, NamesOfViews) {
  EXPECT_EQ(viewNamed("three-quarter"), View::ThreeQuarter);
  EXPECT_THAT(errorOf([] { viewNamed("back"); }), HasSubstr("there is no view 'back'"));
  EXPECT_THAT(errorOf([] { themeNamed("sepia"); }), HasSubstr("there are light and dark"));
}

}  // namespace
}  // namespace footfall::draw
