// SPDX-License-Identifier: MIT
#include "figure/anatomy/limbs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "core/figure/test_figures.h"

namespace footfall {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> namesOf(const Skeleton& skeleton, const std::vector<int>& joints) {
  std::vector<std::string> names;
  for (const int joint : joints) names.push_back(skeleton.joints[static_cast<std::size_t>(joint)].name);
  return names;
}

std::string nameOf(const Skeleton& skeleton, int joint) {
  return joint < 0 ? "none" : skeleton.joints[static_cast<std::size_t>(joint)].name;
}

TEST(JointNames, WordsSidesAndOtherSides) {
  EXPECT_THAT(wordsOf("|rig|mixamorig:LeftToeBase1"), ElementsAre("left", "toe", "base"));
  EXPECT_THAT(wordsOf("L_ankle_JNT"), ElementsAre("l", "ankle", "jnt"));
  EXPECT_THAT(wordsOf("LHipJoint"), ElementsAre("l", "hip", "joint"));
  EXPECT_THAT(wordsOf("Bip01 R Thigh"), ElementsAre("bip", "r", "thigh"));
  EXPECT_THAT(wordsOf("RIGHT_FOOT"), ElementsAre("right", "foot"));
  EXPECT_EQ(sideOfWords(wordsOf("foot.L")), BodySide::Left);
  EXPECT_EQ(sideOfWords(wordsOf("upleg_r")), BodySide::Right);
  EXPECT_EQ(sideOfWords(wordsOf("FL_paw")), BodySide::Left);
  EXPECT_EQ(sideOfWords(wordsOf("Spine1")), BodySide::Middle);
  EXPECT_EQ(otherSideName("mixamorig:LeftToeBase"), "mixamorig:RightToeBase");
  EXPECT_EQ(otherSideName("L_ankle_JNT"), "R_ankle_JNT");
  EXPECT_EQ(otherSideName("foot.l"), "foot.r");
  EXPECT_EQ(otherSideName("RHipJoint"), "LHipJoint");
  EXPECT_EQ(otherSideName("RIGHT_FOOT"), "LEFT_FOOT");
  EXPECT_EQ(otherSideName("FR_paw"), "FL_paw");
  EXPECT_EQ(otherSideName("Spine"), "Spine");
}

TEST(Limbs, Cmu) {
  const Skeleton skeleton = cmuSkeleton();
  const Limbs limbs = findLimbs(skeleton);
  EXPECT_EQ(nameOf(skeleton, limbs.root), "Hips");
  EXPECT_EQ(nameOf(skeleton, limbs.pelvis), "Hips");
  EXPECT_EQ(nameOf(skeleton, limbs.chest), "Spine1");
  EXPECT_EQ(nameOf(skeleton, limbs.head), "Head");
  ASSERT_EQ(limbs.legs.size(), 2u);
  EXPECT_EQ(limbs.legs[0].name, "left");
  EXPECT_EQ(limbs.legs[0].side, BodySide::Left);
  EXPECT_THAT(namesOf(skeleton, limbs.legs[0].joints), ElementsAre("LeftUpLeg", "LeftLeg", "LeftFoot"));
  EXPECT_THAT(namesOf(skeleton, limbs.legs[1].joints), ElementsAre("RightUpLeg", "RightLeg", "RightFoot"));
  EXPECT_EQ(nameOf(skeleton, limbs.legs[0].ball), "LeftToeBase");
  EXPECT_EQ(nameOf(skeleton, limbs.legs[0].tip), "LeftToeEnd");
  ASSERT_EQ(limbs.arms.size(), 2u);
  EXPECT_THAT(namesOf(skeleton, limbs.arms[0].joints), ElementsAre("LeftArm", "LeftForeArm", "LeftHand"));
  EXPECT_EQ(limbs.arms[1].side, BodySide::Right);
  EXPECT_EQ(limbs.forward, Vec3::UnitZ());
  EXPECT_EQ(limbs.left(), Vec3::UnitX());
}

Skeleton mixamo(const std::string& prefix) {
  Skeleton skeleton = skeletonFrom({{"Hips", "", 0, 1, 0},
                                    {"Spine", "Hips", 0, 0.1, 0},
                                    {"Spine1", "Spine", 0, 0.12, 0},
                                    {"Spine2", "Spine1", 0, 0.13, 0},
                                    {"Neck", "Spine2", 0, 0.15, 0},
                                    {"Head", "Neck", 0, 0.1, 0.03},
                                    {"HeadTop_End", "Head", 0, 0.18, 0.06},
                                    {"LeftShoulder", "Spine2", 0.06, 0.09, 0},
                                    {"LeftArm", "LeftShoulder", 0.13, 0, 0},
                                    {"LeftForeArm", "LeftArm", 0.27, 0, 0},
                                    {"LeftHand", "LeftForeArm", 0.27, 0, 0},
                                    {"LeftHandThumb1", "LeftHand", 0.03, -0.02, 0.03},
                                    {"LeftHandIndex1", "LeftHand", 0.12, 0, 0.03},
                                    {"RightShoulder", "Spine2", -0.06, 0.09, 0},
                                    {"RightArm", "RightShoulder", -0.13, 0, 0},
                                    {"RightForeArm", "RightArm", -0.27, 0, 0},
                                    {"RightHand", "RightForeArm", -0.27, 0, 0},
                                    {"LeftUpLeg", "Hips", 0.09, -0.06, 0},
                                    {"LeftLeg", "LeftUpLeg", 0, -0.4, 0},
                                    {"LeftFoot", "LeftLeg", 0, -0.42, 0},
                                    {"LeftToeBase", "LeftFoot", 0, -0.1, 0.12},
                                    {"LeftToe_End", "LeftToeBase", 0, 0, 0.08},
                                    {"RightUpLeg", "Hips", -0.09, -0.06, 0},
                                    {"RightLeg", "RightUpLeg", 0, -0.4, 0},
                                    {"RightFoot", "RightLeg", 0, -0.42, 0},
                                    {"RightToeBase", "RightFoot", 0, -0.1, 0.12},
                                    {"RightToe_End", "RightToeBase", 0, 0, 0.08}});
  for (Joint& joint : skeleton.joints) joint.name = prefix + joint.name;
  return skeleton;
}

TEST(Limbs, Mixamo) {
  const Skeleton skeleton = mixamo("mixamorig:");
  const Limbs limbs = findLimbs(skeleton);
  ASSERT_EQ(limbs.legs.size(), 2u);
  ASSERT_EQ(limbs.arms.size(), 2u);
  EXPECT_THAT(namesOf(skeleton, limbs.legs[1].joints),
              ElementsAre("mixamorig:RightUpLeg", "mixamorig:RightLeg", "mixamorig:RightFoot"));
  EXPECT_THAT(namesOf(skeleton, limbs.arms[0].joints),
              ElementsAre("mixamorig:LeftArm", "mixamorig:LeftForeArm", "mixamorig:LeftHand"));
  EXPECT_EQ(nameOf(skeleton, limbs.head), "mixamorig:Head");
  EXPECT_EQ(nameOf(skeleton, limbs.chest), "mixamorig:Spine2");
  EXPECT_EQ(nameOf(skeleton, limbs.pelvis), "mixamorig:Hips");
}

// Built facing -X under a plain transform, with roll joints and an IK control that is called a foot.
TEST(Limbs, MayaNamesTurnedAndWithHelpers) {
  Skeleton skeleton = skeletonFrom({{"rig", "", 0, 0, 0},
                                    {"root_JNT", "rig", 0, 1, 0},
                                    {"L_hip_JNT", "root_JNT", 0, -0.05, 0.1},
                                    {"L_upLegRoll_JNT", "L_hip_JNT", 0, -0.2, 0},
                                    {"L_knee_JNT", "L_upLegRoll_JNT", 0, -0.2, 0},
                                    {"L_ankle_JNT", "L_knee_JNT", 0, -0.45, 0},
                                    {"L_ball_JNT", "L_ankle_JNT", -0.13, -0.1, 0},
                                    {"L_toeEnd_JNT", "L_ball_JNT", -0.07, 0, 0},
                                    {"R_hip_JNT", "root_JNT", 0, -0.05, -0.1},
                                    {"R_upLegRoll_JNT", "R_hip_JNT", 0, -0.2, 0},
                                    {"R_knee_JNT", "R_upLegRoll_JNT", 0, -0.2, 0},
                                    {"R_ankle_JNT", "R_knee_JNT", 0, -0.45, 0},
                                    {"R_ball_JNT", "R_ankle_JNT", -0.13, -0.1, 0},
                                    {"R_toeEnd_JNT", "R_ball_JNT", -0.07, 0, 0},
                                    {"L_foot_CTRL", "rig", 0, 0.1, 0.1}});
  skeleton.joints[0].kind = JointKind::Transform;
  const Limbs limbs = findLimbs(skeleton);
  EXPECT_EQ(nameOf(skeleton, limbs.root), "root_JNT");
  ASSERT_EQ(limbs.legs.size(), 2u);
  EXPECT_THAT(namesOf(skeleton, limbs.legs[0].joints), ElementsAre("L_hip_JNT", "L_knee_JNT", "L_ankle_JNT"));
  EXPECT_EQ(nameOf(skeleton, limbs.legs[0].ball), "L_ball_JNT");
  EXPECT_LT((limbs.forward - Vec3(-1, 0, 0)).norm(), 1e-12);
  EXPECT_LT((limbs.left() - Vec3(0, 0, 1)).norm(), 1e-12);
}

TEST(Limbs, Blender) {
  const Skeleton skeleton = skeletonFrom({{"hips", "", 0, 1, 0},
                                          {"thigh.L", "hips", 0.1, 0, 0},
                                          {"shin.L", "thigh.L", 0, -0.45, 0.01},
                                          {"foot.L", "shin.L", 0, -0.45, -0.01},
                                          {"toe.L", "foot.L", 0, -0.1, 0.15},
                                          {"thigh.R", "hips", -0.1, 0, 0},
                                          {"shin.R", "thigh.R", 0, -0.45, 0.01},
                                          {"foot.R", "shin.R", 0, -0.45, -0.01},
                                          {"toe.R", "foot.R", 0, -0.1, 0.15},
                                          {"spine", "hips", 0, 0.2, 0},
                                          {"upper_arm.L", "spine", 0.2, 0.3, 0},
                                          {"forearm.L", "upper_arm.L", 0.3, 0, 0},
                                          {"hand.L", "forearm.L", 0.25, 0, 0},
                                          {"upper_arm.R", "spine", -0.2, 0.3, 0},
                                          {"forearm.R", "upper_arm.R", -0.3, 0, 0},
                                          {"hand.R", "forearm.R", -0.25, 0, 0}});
  const Limbs limbs = findLimbs(skeleton);
  ASSERT_EQ(limbs.legs.size(), 2u);
  EXPECT_THAT(namesOf(skeleton, limbs.legs[0].joints), ElementsAre("thigh.L", "shin.L", "foot.L"));
  EXPECT_EQ(limbs.legs[1].side, BodySide::Right);
  EXPECT_EQ(limbs.legs[0].ball, -1);  // a foot of one piece …
  EXPECT_EQ(nameOf(skeleton, limbs.legs[0].tip), "toe.L");
  ASSERT_EQ(limbs.arms.size(), 2u);
  EXPECT_THAT(namesOf(skeleton, limbs.arms[1].joints), ElementsAre("upper_arm.R", "forearm.R", "hand.R"));
}

TEST(Limbs, ADogStandsOnItsHands) {
  const Skeleton skeleton = dogSkeleton();
  const Limbs limbs = findLimbs(skeleton);
  ASSERT_EQ(limbs.legs.size(), 4u);
  EXPECT_TRUE(limbs.arms.empty());
  EXPECT_EQ(limbs.legs[0].name, "hindLeft");
  EXPECT_EQ(limbs.legs[1].name, "hindRight");
  EXPECT_EQ(limbs.legs[2].name, "frontLeft");
  EXPECT_EQ(limbs.legs[3].name, "frontRight");
  EXPECT_THAT(namesOf(skeleton, limbs.legs[0].joints),
              ElementsAre("LeftUpLeg", "LeftLeg", "LeftHock", "LeftFoot"));
  EXPECT_THAT(namesOf(skeleton, limbs.legs[3].joints),
              ElementsAre("RightShoulder", "RightArm", "RightForeArm", "RightHand"));
  EXPECT_EQ(nameOf(skeleton, limbs.pelvis), "Hips");
  EXPECT_EQ(nameOf(skeleton, limbs.chest), "Spine1");
  EXPECT_EQ(nameOf(skeleton, limbs.head), "Head");
  EXPECT_EQ(limbs.forward, Vec3::UnitZ());
}

// The same figure without a name: found by shape, left and right by the way its feet point, forwards or
// backwards.
TEST(Limbs, NoNamesAtAll) {
  int checked = 0;
  for (const double facing : {1.0, -1.0}) {
    Skeleton skeleton = plainHuman();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
      Joint& joint = skeleton.joints[j];
      joint.name = "joint" + std::to_string(j + 1);
      joint.translation.x() *= facing;
      joint.translation.z() *= facing;
    }
    const Limbs limbs = findLimbs(skeleton);
    ASSERT_EQ(limbs.legs.size(), 2u);
    EXPECT_EQ(limbs.legs[0].side, BodySide::Left);
    EXPECT_EQ(limbs.legs[1].side, BodySide::Right);
    EXPECT_THAT(limbs.legs[0].joints, ElementsAre(1, 2, 3));
    EXPECT_THAT(limbs.legs[1].joints, ElementsAre(5, 6, 7));
    EXPECT_EQ(limbs.legs[0].tip, 4);
    EXPECT_EQ(limbs.head, 12);
    ASSERT_EQ(limbs.arms.size(), 2u);
    EXPECT_THAT(limbs.arms[0].joints, ElementsAre(14, 15, 16));
    EXPECT_EQ(limbs.arms[0].side, BodySide::Left);
    EXPECT_EQ(limbs.chest, 10);
    EXPECT_EQ(limbs.pelvis, 0);
    EXPECT_LT((limbs.forward - Vec3(0, 0, facing)).norm(), 1e-12);
    ++checked;
  }
  EXPECT_EQ(checked, 2);
}

TEST(Limbs, HeelsAreNoLegsAndASpiderHasEight) {
  // A heel spur beside the toes, and no names.
  const Skeleton heels = skeletonFrom({{"a", "", 0, 1, 0},
                                       {"b", "a", 0.1, 0, 0},
                                       {"c", "b", 0, -0.45, 0},
                                       {"d", "c", 0, -0.45, 0},
                                       {"e", "d", 0, -0.1, 0.15},
                                       {"f", "d", 0, -0.1, -0.05},
                                       {"g", "a", -0.1, 0, 0},
                                       {"h", "g", 0, -0.45, 0},
                                       {"i", "h", 0, -0.45, 0},
                                       {"j", "i", 0, -0.1, 0.15},
                                       {"k", "i", 0, -0.1, -0.05}});
  const Limbs two = findLimbs(heels);
  ASSERT_EQ(two.legs.size(), 2u);
  EXPECT_THAT(namesOf(heels, two.legs[0].joints), ElementsAre("b", "c", "d"));
  EXPECT_EQ(nameOf(heels, two.legs[0].tip), "e");

  Skeleton spider;
  Joint body;
  body.name = "body";
  body.translation = Vec3(0, 0.2, 0);
  spider.joints.push_back(body);
  for (int leg = 0; leg < 8; ++leg) {
    const double side = leg < 4 ? 1 : -1;
    for (int part = 0; part < 3; ++part) {
      Joint joint;
      joint.name =
          std::string(leg < 4 ? "l" : "r") + "_" + (part == 2 ? "foot" : "seg") + std::to_string(leg % 4);
      joint.parent = part == 0 ? 0 : static_cast<int>(spider.size()) - 1;
      const Vec3 offsets[3] = {Vec3(0.05 * side, 0, 0.06 - 0.04 * (leg % 4)), Vec3(0.15 * side, 0.1, 0),
                               Vec3(0.1 * side, -0.3, 0)};
      joint.translation = offsets[part];
      spider.joints.push_back(joint);
    }
  }
  const Limbs eight = findLimbs(spider);
  ASSERT_EQ(eight.legs.size(), 8u);
  EXPECT_EQ(eight.legs[0].name, "left1");
  EXPECT_EQ(eight.legs[7].name, "right4");
}

TEST(Limbs, NothingToFind) {
  EXPECT_EQ(findLimbs(Skeleton()).root, -1);
  const Limbs one = findLimbs(skeletonFrom({{"ball", "", 0, 1, 0}}));
  EXPECT_EQ(one.root, 0);
  EXPECT_TRUE(one.legs.empty());
  EXPECT_TRUE(one.arms.empty());
}

}  // namespace
}  // namespace footfall
