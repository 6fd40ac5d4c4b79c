// SPDX-License-Identifier: MIT
// The parts of building and running, one at a time.
#include <cmath>

#include <gmock/gmock.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/numeric/convex_hull.h"
#include "figure/perform/procedural_gait.h"
#include "locomotion/build/arc_fit.h"
#include "locomotion/build/ground_fit.h"
#include "locomotion/build/recorded_clip.h"
#include "locomotion/library/pose_space.h"
#include "locomotion/run/locomotor.h"
#include "locomotion/run/script.h"

namespace footfall::locomotion {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

std::vector<Vec2> arc(double radius, double angle, int frames) {
  std::vector<Vec2> path;
  for (int i = 0; i < frames; ++i) {
    const double a = angle * i / (frames - 1);
    path.push_back({3 + radius * (1 - std::cos(a)), -1 + radius * std::sin(a)});
  }
  return path;
}

// E2: an arc of 5 m, a quarter of a circle in 2 s.
TEST(ArcFit, FindsSpeedAndTurnOfAnArc) {
  for (const int side : {1, -1}) {
    std::vector<Vec2> path = arc(5, kPi / 2, 241);
    for (Vec2& p : path) p.x() *= side;
    const ArcFit fit = fitArc(path, 2.0 / 240);
    EXPECT_NEAR(fit.velocity.speed, 3.92699, 1e-5);
    EXPECT_NEAR(fit.velocity.turn / kDegree, side * 45, 1e-6);
    EXPECT_LT(fit.residual, 1e-8);
  }
}

TEST(ArcFit, StraightLinesWholeCirclesAndNoise) {
  std::vector<Vec2> line;
  for (int i = 0; i < 100; ++i) line.push_back({0.01 * i, 0.02 * i});
  const ArcFit straight = fitArc(line, 0.01);
  EXPECT_NEAR(straight.velocity.speed, std::hypot(1, 2), 1e-9);
  EXPECT_NEAR(straight.velocity.turn, 0, 1e-9);
  const ArcFit round = fitArc(arc(1, 5 * kPi, 600), 6.0 / 599);
  EXPECT_NEAR(round.velocity.turn, 5 * kPi / 6, 1e-6);
  std::vector<Vec2> swaying = arc(4, kPi / 3, 240);
  for (std::size_t i = 0; i < swaying.size(); ++i)
    swaying[i] += 0.02 * Vec2(std::sin(0.3 * static_cast<double>(i)), 0);
  const ArcFit sway = fitArc(swaying, 2.0 / 239);
  EXPECT_NEAR(sway.velocity.turn / kDegree, 30, 1.5);
  EXPECT_NEAR(sway.velocity.speed, 4 * kPi / 6, 0.02);
}

// E3: what turns one way and then the other is not an arc.
TEST(ArcFit, SCurveAndSpiralFitBadly) {
  std::vector<Vec2> curve, spiral;
  Vec2 p = Vec2::Zero(), q = Vec2::Zero();
  for (int i = 0; i < 240; ++i) {
    const double yaw = 1.2 * std::sin(2 * kPi * i / 239), wound = 4.5 * i * i / (239.0 * 239);
    curve.push_back(p += 0.01 * Vec2(std::sin(yaw), std::cos(yaw)));
    spiral.push_back(q += 0.01 * Vec2(std::sin(wound), std::cos(wound)));
  }
  EXPECT_GT(fitArc(curve, 1.0 / 120).residual, 0.03);
  EXPECT_GT(fitArc(spiral, 1.0 / 120).residual, 0.03);
  EXPECT_THAT(
      [&] {
        fitArc({{0, 0}, {1, 1}}, 0.1);
      },
      testing::ThrowsMessage<Error>(testing::HasSubstr("at least three frames")));
}

// E1: y = a k + b is found again; a single wrong height hardly matters.
TEST(GroundFit, RecoversTheLine) {
  std::vector<double> x, y;
  for (int k = 0; k < 9; ++k) {
    x.push_back(0.3 * k);
    y.push_back(0.013 * x.back() - 0.04);
  }
  const GroundFit fit = fitGround(x, y, 0.02);
  EXPECT_NEAR(fit.slope, 0.013, 1e-9);
  EXPECT_NEAR(fit.height, -0.04, 1e-9);
  EXPECT_LT(fit.after, 1e-9);
  EXPECT_GT(fit.before, 0.01);
  y[4] += 0.5;
  EXPECT_NEAR(fitGround(x, y, 0.02).height, -0.04, 0.01);
  EXPECT_EQ(fitGround({1}, {0.2}, 0.02).slope, 0);
}

// E1: a figure recorded as leaning to one side stands higher on the other. That is told, and not tilted back.
TEST(GroundFit, ReportsRollAndDoesNotTilt) {
  ProceduralGaitOptions options;
  options.speed = 1.3;
  options.strides = 4;
  const Motion level =
      proceduralGait(characterPreset("human"), ProceduralGait::Walk, options).performed.motion;
  const ContactReport stands = detectContacts(level);
  double left = 0, right = 0, lefts = 0, rights = 0;  // how far to the left feet stand
  for (const Contact& contact : stands.contacts) {
    const bool isLeft = stands.limbs.legs[static_cast<std::size_t>(contact.leg)].side == BodySide::Left;
    (isLeft ? left : right) += contact.ballPosition.x();
    ++(isLeft ? lefts : rights);
  }
  ASSERT_GT(lefts, 2);
  ASSERT_GT(rights, 2);
  const double apart = left / lefts - right / rights;
  ASSERT_GT(apart, 0.05);
  for (const double degrees : {2.0, -2.0}) {
    const Quat roll(Eigen::AngleAxisd(degrees * kDegree, Vec3::UnitZ()));  // it walks along +Z
    Motion rolled = level;
    Pose pose;
    pose.resize(level.skeleton.size());
    for (std::size_t i = 0; i < level.frames(); ++i) {
      localPose(level, i, pose);
      pose.position[0] = roll * pose.position[0];
      pose.rotation[0] = roll * pose.rotation[0];
      setLocalPose(rolled, i, pose, i > 0 ? i - 1 : 0);
    }
    const RecordedClip recording = prepareClip("rolled", rolled, nullptr, {});
    EXPECT_NEAR(recording.ground.sides, apart * std::sin(degrees * kDegree), 0.002);
    int compared = 0;
    for (std::size_t c = 0; c < rolled.channels.size(); ++c) {
      if (rolled.channels[c].kind == ChannelKind::TranslateY) continue;
      for (std::size_t i = 0; i < rolled.frames(); i += 7, ++compared)
        ASSERT_EQ(recording.motion.frame(i)[c], rolled.frame(i)[c]) << c << " " << i;
    }
    EXPECT_GT(compared, 500);
  }
}

// Turns of 10, 20 and 60 degrees about y: 29.6783 degrees, eigenvalue 2.895285.
TEST(PoseSpace, GoldenMeanRotation) {
  double eigenvalue = 0;
  const Quat mean =
      meanRotation({yawTurn(10 * kDegree), yawTurn(20 * kDegree), yawTurn(60 * kDegree)}, &eigenvalue);
  EXPECT_NEAR(2 * std::atan2(mean.y(), mean.w()) / kDegree, 29.6783, 5e-5);
  EXPECT_NEAR(eigenvalue, 2.895285, 5e-7);
}

TEST(PoseSpace, LogarithmAndExponentialUndoEachOther) {
  for (const Vec3& v : {Vec3(0.3, -1.2, 0.5), Vec3(1e-7, 0, 2e-7), Vec3(0, 3.1, 0), Vec3(0, 0, 0)})
    EXPECT_NEAR((logRotation(expRotation(v)) - v).norm(), 0, 1e-12);
  EXPECT_NEAR((logRotation(Quat(-expRotation(Vec3(0.4, 0, 0)).coeffs())) - Vec3(0.4, 0, 0)).norm(), 0, 1e-12);
}

// (4.36), (4.37): the corrected slerp follows alpha, the printed one runs the other way.
TEST(Transitions, FadeAndBlendRunTheRightWay) {
  EXPECT_DOUBLE_EQ(fadeOut(0), 1);
  EXPECT_NEAR(fadeOut(0.5), 0.5, 1e-15);
  EXPECT_NEAR(fadeOut(1), 0, 1e-15);
  const Quat a = yawTurn(0.2), b = yawTurn(1.4);
  EXPECT_NEAR(blended(a, b, 1).angularDistance(a), 0, 1e-7);
  EXPECT_NEAR(blended(a, b, 0.25).angularDistance(yawTurn(0.2 + 0.75 * 1.2)), 0, 1e-7);
  EXPECT_NEAR(blended(a, Quat(-b.coeffs()), 0.25).angularDistance(yawTurn(1.1)), 0, 1e-7);
  EXPECT_NEAR(blended(a, b, 1, true).angularDistance(b), 0, 1e-7);
}

TEST(Script, ReadsTheThesissExample) {
  const Script script = parseScript(
      "Run {2.0, [0: (3.0, 0)], [0.7: (3.5, 60)], [1.7: (3.0, 0)]}, Walk {1.0, [0: (2.7, 30)], [0.5: (1.1, "
      "0)]}, Stop");
  ASSERT_EQ(script.size(), 3u);
  EXPECT_EQ(script[0].className, "Run");
  EXPECT_EQ(script[0].duration, 2);
  ASSERT_EQ(script[0].items.size(), 3u);
  EXPECT_EQ(script[0].items[1].time, 0.7);
  EXPECT_EQ(script[0].items[1].velocity.speed, 3.5);
  EXPECT_NEAR(script[0].items[1].velocity.turn, 60 * kDegree, 1e-15);
  EXPECT_EQ(script[2].items.size(), 0u);
  EXPECT_EQ(formatScript(parseScript(formatScript(script))), formatScript(script));
  EXPECT_NEAR(durationOf(script), 5, 1e-12);
}

TEST(Script, ErrorsPointAtTheCharacter) {
  // The thesis's own example lacks a bracket.
  EXPECT_THAT([] { parseScript("Walk {1.0, [0.5: (1.1, 0)}, Stop"); },
              ThrowsMessage<Error>(testing::AllOf(HasSubstr("script:26: expected ']' after an item"),
                                                  HasSubstr("\n                           ^"))));
  EXPECT_THAT([] { parseScript(""); }, ThrowsMessage<Error>(HasSubstr("script:1: expected a class")));
  EXPECT_THAT([] { parseScript("Walk {x}"); },
              ThrowsMessage<Error>(HasSubstr("script:7: expected a duration in seconds")));
  EXPECT_THAT([] { parseScript("Walk {2, [3: (1, 0)]}"); },
              ThrowsMessage<Error>(HasSubstr("below the duration, 2 s")));
  EXPECT_THAT([] { parseScript("Walk {2, [1: (1, 0)], [1: (1, 0)]}"); },
              ThrowsMessage<Error>(HasSubstr("must be later")));
  EXPECT_THAT([] { parseScript("Walk {2, [0: (-1, 0)]}"); },
              ThrowsMessage<Error>(HasSubstr("must be at least 0 m/s")));
  EXPECT_THAT([] { parseScript("Walk {2} Run"); },
              ThrowsMessage<Error>(HasSubstr("script:10: expected ','")));
  EXPECT_THAT([] { parseScript("Walk {0}"); }, ThrowsMessage<Error>(HasSubstr("above 0 s")));
}

TEST(Script, WishesFollowItemsAndAnticipate) {
  const Script script = parseScript("a {2, [0: (1, 0)], [1: (2, 0)]}, b {2}, b {1, [0.5: (3, 0)]}");
  const std::vector<int> classes = {0, 1, 1};
  EXPECT_EQ(goalAt(script, classes, 0.5, 0).velocity.speed, 1);
  EXPECT_EQ(goalAt(script, classes, 1, 0).velocity.speed, 2);
  EXPECT_EQ(goalAt(script, classes, 0.8, 0.3).velocity.speed, 2);
  EXPECT_EQ(goalAt(script, classes, 1.8, 0.3).cls, 0) << "classes change at their time";
  EXPECT_EQ(goalAt(script, classes, 2.5, 0).cls, 1);
  EXPECT_FALSE(goalAt(script, classes, 2.5, 0).given);
  EXPECT_EQ(goalAt(script, classes, 4.6, 0).velocity.speed, 3);
}

TEST(Hull, ClampsToTheNearestPoint) {
  const std::vector<Vec2> hull = convexHull({{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}, {1, 0}});
  EXPECT_EQ(hull.size(), 4u);
  EXPECT_EQ(clampedToHull(hull, {1, 1.5}, 0), Vec2(1, 1.5));
  EXPECT_LT((clampedToHull(hull, {3, 1}, 0) - Vec2(2, 1)).norm(), 1e-12);
  EXPECT_LT((clampedToHull(hull, {3, 1}, 0.1) - Vec2(2.1, 1)).norm(), 1e-12);
  EXPECT_NEAR(distanceToHull(hull, {3, 1}), 0.5, 1e-12);
  EXPECT_LT((clampedToHull(convexHull({{1, 0}, {2, 0}}), {1.5, 4}, 0) - Vec2(1.5, 0)).norm(), 1e-12);
  EXPECT_EQ(clampedToHull(convexHull({{1, 3}}), {9, 9}, 0), Vec2(1, 3));
}

// A figure that is asked to go slower or faster than it can hardly turns for it.
TEST(Hull, SpeedGivesWayRatherThanTurn) {
  const std::vector<Vec2> slanted = convexHull({{3, -80}, {2, 100}, {4, -60}, {4, 0}});
  EXPECT_EQ(clampedToHull(slanted, {3, 10}, 0, 4), Vec2(3, 10)) << "inside";
  for (const Vec2& asked : {Vec2(1, 10), Vec2(4, 60), Vec2(1.5, -20)}) {
    const Vec2 turnsMore = clampedToHull(slanted, asked, 0), one = clampedToHull(slanted, asked, 0, 4);
    EXPECT_LT(distanceToHull(slanted, one), 1e-12);
    EXPECT_LT(std::abs(one.y() - asked.y()), 0.25 * std::abs(turnsMore.y() - asked.y())) << asked.transpose();
  }
}

}  // namespace
}  // namespace footfall::locomotion
