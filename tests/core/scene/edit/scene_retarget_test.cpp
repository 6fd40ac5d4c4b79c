// SPDX-License-Identifier: MIT
// Motion onto the figures of other files.
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "figure/motion/pose.h"
#include "io/formats.h"
#include "scene/edit/scene_retarget.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

const std::string kExamples = FOOTFALL_SOURCE_DIR "/examples";

Vec3 placeOf(const Motion& motion, std::size_t frame, int joint) {
  Pose pose;
  worldPose(motion, frame, pose);
  return pose.position[static_cast<std::size_t>(joint)];
}

// The figure of a clip as a keyed scene at rest, larger, its arms lowered by half a radian.
Scene lowered(const std::string& file, double scale, double lower) {
  Scene scene;
  Skeleton skeleton = readScene(file).motion->skeleton;
  for (Joint& joint : skeleton.joints) joint.translation *= scale;
  Pose world = restPose(skeleton);
  worldFromLocal(skeleton, world, world);
  for (const Arm& arm : findLimbs(skeleton).arms)
    turnJoint(skeleton, world, arm.joints.front(),
              Quat(Eigen::AngleAxisd(-lower * static_cast<double>(arm.side), Vec3::UnitZ())));
  Pose local = world;
  localFromWorld(skeleton, world, local);
  for (std::size_t j = 0; j < skeleton.size(); ++j)
    skeleton.joints[j].jointOrient = eulerFromRotation(local.rotation[j], RotationOrder::XYZ);
  scene.skeleton = skeleton;
  return scene;
}

TEST(SceneRetarget, ALargerFigureInAnAPoseWalksTheSameWalk) {
  const Scene source = readScene(kExamples + "/walk.bvh");
  Scene target = lowered(kExamples + "/walk.bvh", 1.25, 0.5);
  const Skeleton rest = target.skeleton;
  const SceneRetargetReport report = retargetScene(source, target, {});
  EXPECT_NEAR(report.scale, 1.25, 1e-3);
  EXPECT_EQ(target.frameRate, source.frameRate);
  for (std::size_t j = 0; j < rest.size(); ++j)
    EXPECT_EQ(target.skeleton.joints[j].jointOrient, rest.joints[j].jointOrient);
  const Motion made = sampledMotion(target);
  ASSERT_EQ(made.frames(), source.motion->frames());
  double worst = 0;
  for (std::size_t f = 0; f < made.frames(); f += 5) {
    for (std::size_t j = 0; j < made.skeleton.size(); ++j) {
      const int other = source.motion->skeleton.find(made.skeleton.joints[j].name);
      worst = std::max(
          worst, (placeOf(made, f, static_cast<int>(j)) - 1.25 * placeOf(*source.motion, f, other)).norm());
    }
  }
  EXPECT_LT(worst, 0.02) << "m";
  EXPECT_LT(report.after.skate.max, 1e-3) << "m: feet stand";
}

TEST(SceneRetarget, GoesIntoTheFiguresOwnFile) {
  const Scene source = readScene(kExamples + "/walk.bvh");
  Scene target = readScene(kExamples + "/biped.ma");
  const Scene before = target;
  const SceneRetargetReport report = retargetScene(source, target, {});
  EXPECT_GE(report.map.size(), 12u);
  EXPECT_LT(report.after.skate.max, 2e-3) << "m";
  WriteReport written;
  const Scene again = parseMayaAscii(formatMayaAscii(target, "hero.ma", written), "hero.ma");
  EXPECT_EQ(again.skeleton.size(), before.skeleton.size());
  EXPECT_NEAR(again.range.end - again.range.start, source.range.end - source.range.start, 1e-6);
  // What the figure does not drive is still keyed as it was.
  for (const NamedCurve& named : before.curves) {
    if (before.skeleton.find(named.node) >= 0) continue;
    const Curve* kept = again.curves.find(named.node, named.attribute);
    ASSERT_NE(kept, nullptr) << named.name();
    EXPECT_EQ(*kept, named.curve) << named.name();
  }
}

TEST(SceneRetarget, HandsStayAsFarApartWhereAsked) {
  const Scene source = readScene(kExamples + "/walk.bvh");
  const Limbs limbs = findLimbs(source.motion->skeleton);
  ASSERT_EQ(limbs.arms.size(), 2u);
  const auto gap = [&](const Motion& motion, std::size_t f) {
    const auto hand = [&](std::size_t arm) {
      return motion.skeleton.find(
          source.motion->skeleton.joints[static_cast<std::size_t>(limbs.arms[arm].joints.back())].name);
    };
    return (placeOf(motion, f, hand(0)) - placeOf(motion, f, hand(1))).norm();
  };
  Scene target = lowered(kExamples + "/walk.bvh", 1, 0.3);
  for (const Arm& arm : limbs.arms) {  // longer forearms
    target.skeleton.joints[static_cast<std::size_t>(arm.joints.back())].translation *= 1.3;
  }
  double free = 0, kept = 0;
  for (const int hands : {0, 2}) {
    Scene onto = target;
    RetargetOptions options;
    options.hands = hands;
    retargetScene(source, onto, {}, options);
    const Motion made = sampledMotion(onto);
    for (std::size_t f = 0; f < made.frames(); f += 10) {
      double& worst = hands == 0 ? free : kept;
      worst = std::max(worst, std::abs(gap(made, f) - gap(*source.motion, f)));
    }
  }
  EXPECT_LT(kept, 0.01) << "m";
  EXPECT_GT(free, kept);
}

TEST(SceneRetarget, AnAnimalOntoAnother) {
  const Scene source = readScene(kExamples + "/dog.bvh");
  Scene target = lowered(kExamples + "/dog.bvh", 0.6, 0);
  for (Joint& joint : target.skeleton.joints) joint.name = "cat_" + joint.name + "_jnt";
  const SceneRetargetReport report = retargetScene(source, target, {});
  EXPECT_NEAR(report.scale, 0.6, 0.01);
  const Motion made = sampledMotion(target);
  double worst = 0;
  for (std::size_t f = 0; f < made.frames(); f += 5) {
    for (const Leg& leg : findLimbs(source.motion->skeleton).legs)
      worst = std::max(
          worst, (placeOf(made, f, leg.ankle()) - 0.6 * placeOf(*source.motion, f, leg.ankle())).norm());
  }
  EXPECT_LT(worst, 0.02) << "m";
  Scene biped = lowered(kExamples + "/walk.bvh", 1, 0);
  EXPECT_THAT([&] { retargetScene(source, biped, {}); }, ThrowsMessage<Error>(HasSubstr("as many on both")));
}

TEST(SceneRetarget, TheMapIsObeyed) {
  const Scene source = readScene(kExamples + "/walk.bvh");
  Scene target = lowered(kExamples + "/walk.bvh", 1, 0);
  const std::string head =
      source.motion->skeleton.joints[static_cast<std::size_t>(findLimbs(source.motion->skeleton).head)].name;
  const SceneRetargetReport report = retargetScene(source, target, {{head, ""}});
  for (const auto& [joint, other] : report.map) EXPECT_NE(joint, head);
  EXPECT_THAT(
      [&] {
        retargetScene(source, target, {{"nose", ""}});
      },
      ThrowsMessage<Error>(HasSubstr("nose")));
}

}  // namespace
}  // namespace footfall
