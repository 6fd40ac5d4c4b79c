// SPDX-License-Identifier: MIT
// Controls of the whole figure: trunk, arms, frozen channels. Feet, toes and poles:
// footprint/walk/walk_on_rig_test.cpp.
#include "figure/drive/rig_targets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "figure/motion/pose.h"

namespace footfall {
namespace {

// The human at rest, then with the left arm raised forward and the chest turned.
MotionPlayer human() {
  const Character character = characterPreset("human");
  Motion motion;
  motion.skeleton = character.skeleton;
  motion.frameTime = 1;
  const int arm = character.skeleton.find("leftArm"), chest = character.skeleton.find("chest");
  motion.channels = {{arm, ChannelKind::RotateX}, {chest, ChannelKind::RotateY}};
  motion.samples = {0, 0, -1.2, 0.5};
  return MotionPlayer(FigureMotion{motion, {}, {}, {}, std::nullopt}, character);
}

Affine at(const Vec3& place, const Quat& turn = Quat::Identity()) {
  return Affine(Eigen::Translation3d(place) * turn);
}

Vec3 placeOf(const Skeleton& skeleton, const char* joint) {
  Pose rest;
  worldFromLocal(skeleton, restPose(skeleton), rest);
  return 100 * rest.position[static_cast<std::size_t>(skeleton.find(joint))];
}

// A rig of the human's proportions with its left arm in a T: `longer` times as long.
std::vector<RigControl> tPose(const Character& character, double longer) {
  const Skeleton& skeleton = character.skeleton;
  const Vec3 shoulder = placeOf(skeleton, "leftArm");
  const double upper = (placeOf(skeleton, "leftForeArm") - shoulder).norm(),
               fore = (placeOf(skeleton, "leftHand") - placeOf(skeleton, "leftForeArm")).norm();
  const Vec3 elbow = shoulder + Vec3(longer * upper, 0, 0), wrist = elbow + Vec3(longer * fore, 0, 0);
  const Quat odd(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()));
  return {{FigurePart::Body, 0, at(placeOf(skeleton, "hips"))},
          {FigurePart::Foot, 0, at(placeOf(skeleton, "leftFoot"))},
          {FigurePart::Foot, 1, at(placeOf(skeleton, "rightFoot"))},
          {FigurePart::Head, 0, at(placeOf(skeleton, "head"), odd)},
          {FigurePart::Hand, 0, at(wrist, odd)},
          {FigurePart::UpperArm, 0, at(shoulder, odd)},
          {FigurePart::Forearm, 0, at(elbow)},
          {FigurePart::Wrist, 0, at(wrist)},
          {FigurePart::Carried, 0, at(Vec3(0, 160, 60))}};
}

std::vector<FigureTarget> targetsOf(const std::vector<RigControl>& rig, const Character& character) {
  const RigStance stance = rigStance(rig, character, {});
  EXPECT_NEAR(stance.scale, 1, 0.02);
  const RigArm arm = restArm(0, rig, stance, character, {});
  std::vector<FigureTarget> targets;
  for (const RigControl& control : rig) {
    FigureTarget target;
    target.part = control.part;
    target.leg = control.leg;
    target.offset = isOfArm(control.part) ? restOffset(control, arm, stance, {})
                                          : restOffset(control, stance, character, {});
    target.stretch = arm.stretch;
    target.shoulder = arm.shoulder;
    targets.push_back(target);
  }
  return targets;
}

TEST(RigTargets, HandAndHeadAreWhereTheFigureHasThem) {
  const MotionPlayer player = human();
  const Character& character = player.character();
  ASSERT_EQ(character.limbs.arms.at(0).side, BodySide::Left);
  const std::vector<FigureTarget> targets = targetsOf(tPose(character, 1), character);
  for (const double time : {0.0, 0.5, 1.0}) {
    const FigurePose pose = player.at(time);
    const std::vector<Affine> places = targetPlaces(targets, pose, character, {});
    EXPECT_LT((places[3].translation() - 100 * pose.head.position).norm(), 1e-6) << time;
    EXPECT_LT((places[4].translation() - 100 * pose.arms[0].hand.position).norm(), 1e-6) << time;
    if (time == 0.5) continue;  // between frames places run straight and attitudes turn
    // The FK arm points where the figure's does: in the T its bone is along x of the control at rest.
    const Vec3 along = (pose.arms[0].hand.position - pose.arms[0].fore.position).normalized();
    EXPECT_LT((places[6].linear() * Vec3::UnitX() - along).norm(), 1e-9) << time;
  }
  EXPECT_GT((player.at(1).arms[0].hand.position - player.at(0).arms[0].hand.position).norm(), 0.3);
}

TEST(RigTargets, ALongerArmReachesFurtherTheSameWay) {
  const MotionPlayer player = human();
  const Character& character = player.character();
  const std::vector<FigureTarget> targets = targetsOf(tPose(character, 1.25), character);
  for (const double time : {0.0, 1.0}) {
    const FigurePose pose = player.at(time);
    const Vec3 shoulder = pose.arms[0].upper.position;
    const Vec3 wanted = 100 * (shoulder + 1.25 * (pose.arms[0].hand.position - shoulder));
    EXPECT_LT((targetPlaces(targets, pose, character, {})[4].translation() - wanted).norm(), 1e-6);
  }
}

TEST(RigTargets, WhatIsCarriedStaysOnTheBody) {
  const MotionPlayer player = human();
  FigurePose pose = player.at(0);
  const std::vector<FigureTarget> targets = targetsOf(tPose(player.character(), 1), player.character());
  const Affine before = targetPlaces(targets, pose, player.character(), {}).back();
  EXPECT_LT((before.translation() - Vec3(0, 160, 60)).norm(), 1e-6);
  const Frame move{Vec3(1, 0, 2), Quat(Eigen::AngleAxisd(0.8, Vec3::UnitY()))};
  pose.body = move * pose.body;
  const Affine after = targetPlaces(targets, pose, player.character(), {}).back();
  EXPECT_TRUE(after.isApprox(SceneAxes{}.toScene(move) * before, 1e-9));
}

TEST(RigTargets, AFigureWithoutArmsCarriesHands) {
  const MotionPlayer player = human();
  FigurePose pose = player.at(0);
  pose.arms.clear();
  FigureTarget hand;
  hand.part = FigurePart::Hand;
  const Affine place = targetPlaces({hand}, pose, player.character(), {})[0];
  EXPECT_TRUE(place.isApprox(SceneAxes{}.toScene(pose.body), 1e-9));
}

// Maya: a local transform is what channels, pivot and orient make of it.
TEST(RigTargets, ChannelsTurnAboutThePivot) {
  ControlChannels control;
  control.pivot = Vec3(10, 140, -3);
  control.pivotShift = Vec3(0.5, -2, 1);
  control.orient = Quat(Eigen::AngleAxisd(0.3, Vec3::UnitZ()));
  control.order = RotationOrder::ZXY;
  const Affine wanted = at(Vec3(4, 5, 6), Quat(Eigen::AngleAxisd(1.1, Vec3(2, -1, 1).normalized())));
  const TransformChannels channels = channelsOf(wanted, control);
  const Quat turn = control.orient * rotationFromEuler(channels.rotate, control.order);
  for (const Vec3& point : {Vec3(0, 0, 0), Vec3(10, 140, -3), Vec3(7, -8, 9)}) {
    const Vec3 made =
        turn * (point - control.pivot) + control.pivot + control.pivotShift + channels.translate;
    EXPECT_LT((made - wanted * point).norm(), 1e-9);
  }
}

}  // namespace
}  // namespace footfall
