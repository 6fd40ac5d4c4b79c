// SPDX-License-Identifier: MIT
// The same figure under the names of every school: it is recognised, and each joint maps to itself.
#include "figure/drive/bone_roles.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall {
namespace {

struct Named {
  const char* school;
  const char* names[22];
};

// In one order: hips, spine ×3, neck, head, then left and right: clavicle, arm, forearm, hand, thigh, calf,
// foot, toe.
const Named kNamed[] = {
    {"Mixamo, MotionBuilder, HumanIK",
     {"mixamorig:Hips",         "mixamorig:Spine",       "mixamorig:Spine1",        "mixamorig:Spine2",
      "mixamorig:Neck",         "mixamorig:Head",        "mixamorig:LeftShoulder",  "mixamorig:LeftArm",
      "mixamorig:LeftForeArm",  "mixamorig:LeftHand",    "mixamorig:LeftUpLeg",     "mixamorig:LeftLeg",
      "mixamorig:LeftFoot",     "mixamorig:LeftToeBase", "mixamorig:RightShoulder", "mixamorig:RightArm",
      "mixamorig:RightForeArm", "mixamorig:RightHand",   "mixamorig:RightUpLeg",    "mixamorig:RightLeg",
      "mixamorig:RightFoot",    "mixamorig:RightToeBase"}},
    {"Mixamo, MotionBuilder, HumanIK",
     {"mixamorig1Hips",         "mixamorig1Spine",       "mixamorig1Spine1",        "mixamorig1Spine2",
      "mixamorig1Neck",         "mixamorig1Head",        "mixamorig1LeftShoulder",  "mixamorig1LeftArm",
      "mixamorig1LeftForeArm",  "mixamorig1LeftHand",    "mixamorig1LeftUpLeg",     "mixamorig1LeftLeg",
      "mixamorig1LeftFoot",     "mixamorig1LeftToeBase", "mixamorig1RightShoulder", "mixamorig1RightArm",
      "mixamorig1RightForeArm", "mixamorig1RightHand",   "mixamorig1RightUpLeg",    "mixamorig1RightLeg",
      "mixamorig1RightFoot",    "mixamorig1RightToeBase"}},
    {"Unreal mannequin",
     {"pelvis",     "spine_01", "spine_02", "spine_03", "neck_01", "head",   "clavicle_l", "upperarm_l",
      "lowerarm_l", "hand_l",   "thigh_l",  "calf_l",   "foot_l",  "ball_l", "clavicle_r", "upperarm_r",
      "lowerarm_r", "hand_r",   "thigh_r",  "calf_r",   "foot_r",  "ball_r"}},
    {"SMPL", {"pelvis",      "spine1",        "spine2",       "spine3",         "neck",        "head",
              "left_collar", "left_shoulder", "left_elbow",   "left_wrist",     "left_hip",    "left_knee",
              "left_ankle",  "left_foot",     "right_collar", "right_shoulder", "right_elbow", "right_wrist",
              "right_hip",   "right_knee",    "right_ankle",  "right_foot"}},
    {"SOMA", {"Hips",         "Spine1",      "Spine2",        "Chest",       "Neck1",        "Head",
              "LeftShoulder", "LeftArm",     "LeftForeArm",   "LeftHand",    "LeftLeg",      "LeftShin",
              "LeftFoot",     "LeftToeBase", "RightShoulder", "RightArm",    "RightForeArm", "RightHand",
              "RightLeg",     "RightShin",   "RightFoot",     "RightToeBase"}},
    {"Rokoko",
     {"Hips",         "Spine",        "Spine2",        "Chest",         "Neck",          "Head",
      "LeftShoulder", "LeftUpperArm", "LeftLowerArm",  "LeftHand",      "LeftThigh",     "LeftShin",
      "LeftFoot",     "LeftToe",      "RightShoulder", "RightUpperArm", "RightLowerArm", "RightHand",
      "RightThigh",   "RightShin",    "RightFoot",     "RightToe"}},
    {"Xsens BVH", {"Hips",       "Chest",        "Chest2",      "Chest3",        "Neck",       "Head",
                   "LeftCollar", "LeftShoulder", "LeftElbow",   "LeftWrist",     "LeftHip",    "LeftKnee",
                   "LeftAnkle",  "LeftToe",      "RightCollar", "RightShoulder", "RightElbow", "RightWrist",
                   "RightHip",   "RightKnee",    "RightAnkle",  "RightToe"}},
    {"3ds Max Biped",
     {"Bip01 Pelvis",     "Bip01 Spine",      "Bip01 Spine1",     "Bip01 Spine2",    "Bip01 Neck",
      "Bip01 Head",       "Bip01 L Clavicle", "Bip01 L UpperArm", "Bip01 L Forearm", "Bip01 L Hand",
      "Bip01 L Thigh",    "Bip01 L Calf",     "Bip01 L Foot",     "Bip01 L Toe0",    "Bip01 R Clavicle",
      "Bip01 R UpperArm", "Bip01 R Forearm",  "Bip01 R Hand",     "Bip01 R Thigh",   "Bip01 R Calf",
      "Bip01 R Foot",     "Bip01 R Toe0"}},
    {"Character Creator",
     {"CC_Base_Hip",         "CC_Base_Waist",     "CC_Base_Spine01",    "CC_Base_Spine02",
      "CC_Base_NeckTwist01", "CC_Base_Head",      "CC_Base_L_Clavicle", "CC_Base_L_Upperarm",
      "CC_Base_L_Forearm",   "CC_Base_L_Hand",    "CC_Base_L_Thigh",    "CC_Base_L_Calf",
      "CC_Base_L_Foot",      "CC_Base_L_ToeBase", "CC_Base_R_Clavicle", "CC_Base_R_Upperarm",
      "CC_Base_R_Forearm",   "CC_Base_R_Hand",    "CC_Base_R_Thigh",    "CC_Base_R_Calf",
      "CC_Base_R_Foot",      "CC_Base_R_ToeBase"}},
    {"Rigify", {"DEF-spine",       "DEF-spine.001",  "DEF-spine.002",   "DEF-spine.003", "DEF-spine.004",
                "DEF-spine.006",   "DEF-shoulder.L", "DEF-upper_arm.L", "DEF-forearm.L", "DEF-hand.L",
                "DEF-thigh.L",     "DEF-shin.L",     "DEF-foot.L",      "DEF-toe.L",     "DEF-shoulder.R",
                "DEF-upper_arm.R", "DEF-forearm.R",  "DEF-hand.R",      "DEF-thigh.R",   "DEF-shin.R",
                "DEF-foot.R",      "DEF-toe.R"}},
    {"Auto-Rig Pro",
     {"root.x",          "spine_01.x",        "spine_02.x",    "spine_03.x",        "neck.x",
      "head.x",          "shoulder.l",        "arm_stretch.l", "forearm_stretch.l", "hand.l",
      "thigh_stretch.l", "leg_stretch.l",     "foot.l",        "toes_01.l",         "shoulder.r",
      "arm_stretch.r",   "forearm_stretch.r", "hand.r",        "thigh_stretch.r",   "leg_stretch.r",
      "foot.r",          "toes_01.r"}},
    {"AdvancedSkeleton",
     {"Root_M",  "Spine1_M", "Spine2_M", "Chest_M", "Neck_M",  "Head_M", "Scapula_L", "Shoulder_L",
      "Elbow_L", "Wrist_L",  "Hip_L",    "Knee_L",  "Ankle_L", "Toes_L", "Scapula_R", "Shoulder_R",
      "Elbow_R", "Wrist_R",  "Hip_R",    "Knee_R",  "Ankle_R", "Toes_R"}},
    {"mGear",
     {"spine_C0_pelvis_jnt",
      "spine_C0_01_jnt",
      "spine_C0_02_jnt",
      "spine_C0_03_jnt",
      "neck_C0_0_jnt",
      "neck_C0_head_jnt",
      "shoulder_L0_shoulder_jnt",
      "arm_L0_0_jnt",
      "arm_L0_1_jnt",
      "arm_L0_end_jnt",
      "leg_L0_0_jnt",
      "leg_L0_1_jnt",
      "leg_L0_end_jnt",
      "foot_L0_1_jnt",
      "shoulder_R0_shoulder_jnt",
      "arm_R0_0_jnt",
      "arm_R0_1_jnt",
      "arm_R0_end_jnt",
      "leg_R0_0_jnt",
      "leg_R0_1_jnt",
      "leg_R0_end_jnt",
      "foot_R0_1_jnt"}},
    {"Unity and VRM",
     {"hips",          "spine",         "chest",         "upperChest",    "neck",          "head",
      "leftShoulder",  "leftUpperArm",  "leftLowerArm",  "leftHand",      "leftUpperLeg",  "leftLowerLeg",
      "leftFoot",      "leftToes",      "rightShoulder", "rightUpperArm", "rightLowerArm", "rightHand",
      "rightUpperLeg", "rightLowerLeg", "rightFoot",     "rightToes"}},
    {"OptiTrack Motive", {"Hip",   "Ab",    "Spine2", "Chest", "Neck",  "Head", "LShoulder", "LUArm",
                          "LFArm", "LHand", "LThigh", "LShin", "LFoot", "LToe", "RShoulder", "RUArm",
                          "RFArm", "RHand", "RThigh", "RShin", "RFoot", "RToe"}},
};

Skeleton skeletonNamed(const Named& named) {
  constexpr int kParents[] = {-1, 0, 1, 2, 3, 4, 3, 6, 7, 8, 0, 10, 11, 12, 3, 14, 15, 16, 0, 18, 19, 20};
  Skeleton skeleton;
  for (std::size_t j = 0; j < 22; ++j) {
    Joint joint;
    joint.name = named.names[j];
    joint.parent = kParents[j];
    skeleton.joints.push_back(joint);
  }
  return skeleton;
}

TEST(BoneRoles, EverySchoolIsRecognised) {
  constexpr BonePart kSideParts[] = {BonePart::Clavicle, BonePart::UpperArm, BonePart::Forearm,
                                     BonePart::Hand,     BonePart::Thigh,    BonePart::Calf,
                                     BonePart::Foot,     BonePart::Toe};
  std::size_t checked = 0;
  for (const Named& named : kNamed) {
    SCOPED_TRACE(named.names[0]);
    const BoneRoles found = boneRoles(skeletonNamed(named));
    EXPECT_EQ(found.school, named.school);
    EXPECT_EQ(found.roles[0].part, BonePart::Hips);
    EXPECT_EQ(found.roles[5].part, BonePart::Head);
    for (std::size_t j = 6; j < 22; ++j) {
      EXPECT_EQ(found.roles[j].part, kSideParts[(j - 6) % 8]) << named.names[j];
      EXPECT_EQ(found.roles[j].side, j < 14 ? BodySide::Left : BodySide::Right) << named.names[j];
      ++checked;
    }
  }
  EXPECT_EQ(checked, 16 * std::size(kNamed));
}

TEST(BoneRoles, FingersGoByTheirPlaceInTheChain) {
  Skeleton skeleton = skeletonNamed(kNamed[2]);
  const auto add = [&](const char* name, int parent) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    skeleton.joints.push_back(joint);
    return static_cast<int>(skeleton.size()) - 1;
  };
  const int carpal = add("index_metacarpal_l", 9), one = add("index_01_l", carpal),
            two = add("index_02_l", one);
  add("thumb_01_l", 9);
  const BoneRoles found = boneRoles(skeleton);
  EXPECT_EQ(found.roles[static_cast<std::size_t>(carpal)].part, BonePart::None);
  EXPECT_EQ(found.roles[static_cast<std::size_t>(one)], (BoneRole{BonePart::Index, BodySide::Left, 0}));
  EXPECT_EQ(found.roles[static_cast<std::size_t>(two)], (BoneRole{BonePart::Index, BodySide::Left, 1}));
  EXPECT_EQ(found.roles.back(), (BoneRole{BonePart::Thumb, BodySide::Left, 0}));
}

TEST(BoneRoles, NamesOfNoSchoolAreLeftToTheShape) {
  Skeleton skeleton = skeletonNamed(kNamed[0]);
  for (std::size_t j = 0; j < skeleton.size(); ++j) skeleton.joints[j].name = "bone" + std::to_string(j);
  const BoneRoles found = boneRoles(skeleton);
  EXPECT_EQ(found.school, "");
  for (const BoneRole& role : found.roles) EXPECT_EQ(role.part, BonePart::None);
}

}  // namespace
}  // namespace footfall
