// SPDX-License-Identifier: MIT
// Figures for the tests, written down as tables of names, carriers and offsets.
#pragma once

#include <initializer_list>
#include <string>

#include "figure/motion/motion.h"

namespace footfall {

struct JointRow {
  const char* name;
  const char* parent;  // "": the root
  double x, y, z;      // from the parent
};

inline Skeleton skeletonFrom(std::initializer_list<JointRow> rows, double metresPerUnit = 1) {
  Skeleton skeleton;
  for (const JointRow& row : rows) {
    Joint joint;
    joint.name = row.name;
    for (int j = 0; j < static_cast<int>(skeleton.size()); ++j) {
      if (skeleton.joints[static_cast<std::size_t>(j)].name == row.parent) joint.parent = j;
    }
    joint.translation = Vec3(row.x, row.y, row.z) * metresPerUnit;
    joint.kind = joint.name.find("End") != std::string::npos ? JointKind::EndSite : JointKind::Joint;
    skeleton.joints.push_back(joint);
  }
  return skeleton;
}

// The skeleton of the CMU library's subject 16, as its .bvh files have it.
inline Skeleton cmuSkeleton() {
  return skeletonFrom({{"Hips", "", 0, 0, 0},
                       {"LHipJoint", "Hips", 0, 0, 0},
                       {"LeftUpLeg", "LHipJoint", 1.57358, -1.76629, 0.73362},
                       {"LeftLeg", "LeftUpLeg", 2.406, -6.61045, 0},
                       {"LeftFoot", "LeftLeg", 2.66168, -7.31291, 0},
                       {"LeftToeBase", "LeftFoot", 0.2087, -0.57341, 2.12506},
                       {"LeftToeEnd", "LeftToeBase", 0, 0, 1.10557},
                       {"RHipJoint", "Hips", 0, 0, 0},
                       {"RightUpLeg", "RHipJoint", -1.49299, -1.76629, 0.73362},
                       {"RightLeg", "RightUpLeg", -2.43663, -6.6946, 0},
                       {"RightFoot", "RightLeg", -2.62959, -7.22474, 0},
                       {"RightToeBase", "RightFoot", -0.25784, -0.70841, 2.21862},
                       {"RightToeEnd", "RightToeBase", 0, 0, 1.16452},
                       {"LowerBack", "Hips", 0, 0, 0},
                       {"Spine", "LowerBack", -0.00034, 2.12399, -0.2545},
                       {"Spine1", "Spine", 0.05594, 2.14379, -0.03318},
                       {"Neck", "Spine1", 0, 0, 0},
                       {"Neck1", "Neck", -0.09835, 1.62725, 0.24211},
                       {"Head", "Neck1", 0.10849, 1.66041, -0.22648},
                       {"HeadEnd", "Head", 0.04385, 1.68267, -0.10541},
                       {"LeftShoulder", "Spine1", 0, 0, 0},
                       {"LeftArm", "LeftShoulder", 3.29108, 0.79398, -0.68179},
                       {"LeftForeArm", "LeftArm", 5.1531, 0, 0},
                       {"LeftHand", "LeftForeArm", 3.75138, 0, 0},
                       {"LeftFingerBase", "LeftHand", 0, 0, 0},
                       {"LeftHandIndex1", "LeftFingerBase", 0.52917, 0, 0},
                       {"LeftHandIndexEnd", "LeftHandIndex1", 0.42663, 0, 0},
                       {"LThumb", "LeftHand", 0, 0, 0},
                       {"LThumbEnd", "LThumb", 0.43315, 0, 0.43315},
                       {"RightShoulder", "Spine1", 0, 0, 0},
                       {"RightArm", "RightShoulder", -3.07414, 1.06285, -0.44338},
                       {"RightForeArm", "RightArm", -5.29613, 0, 0},
                       {"RightHand", "RightForeArm", -3.76144, 0, 0},
                       {"RightFingerBase", "RightHand", 0, 0, 0},
                       {"RightHandIndex1", "RightFingerBase", -0.74732, 0, 0},
                       {"RightHandIndexEnd", "RightHandIndex1", -0.60251, 0, 0},
                       {"RThumb", "RightHand", 0, 0, 0},
                       {"RThumbEnd", "RThumb", -0.61171, 0, 0.61171}},
                      0.0254 / 0.45);
}

// A man of 1.75 m in a T-pose, symmetric to the last bit, facing +Z. 22 joints: pelvis 0, left leg 1-4, right
// leg 5-8, spine 9-10, neck 11, head 12, crown 13, left arm 14-17, right arm 18-21.
inline Skeleton plainHuman() {
  return skeletonFrom({{"pelvis", "", 0, 0.95, 0},
                       {"leftHip", "pelvis", 0.09, -0.03, 0},
                       {"leftKnee", "leftHip", 0, -0.42, 0.01},
                       {"leftAnkle", "leftKnee", 0, -0.42, -0.03},
                       {"leftToeEnd", "leftAnkle", 0, -0.08, 0.18},
                       {"rightHip", "pelvis", -0.09, -0.03, 0},
                       {"rightKnee", "rightHip", 0, -0.42, 0.01},
                       {"rightAnkle", "rightKnee", 0, -0.42, -0.03},
                       {"rightToeEnd", "rightAnkle", 0, -0.08, 0.18},
                       {"spine", "pelvis", 0, 0.12, 0},
                       {"chest", "spine", 0, 0.2, 0},
                       {"neck", "chest", 0, 0.22, 0},
                       {"head", "neck", 0, 0.08, 0.01},
                       {"crownEnd", "head", 0, 0.18, 0},
                       {"leftShoulder", "chest", 0.19, 0.18, 0},
                       {"leftElbow", "leftShoulder", 0.28, 0, 0},
                       {"leftWrist", "leftElbow", 0.26, 0, 0},
                       {"leftFingerEnd", "leftWrist", 0.18, 0, 0},
                       {"rightShoulder", "chest", -0.19, 0.18, 0},
                       {"rightElbow", "rightShoulder", -0.28, 0, 0},
                       {"rightWrist", "rightElbow", -0.26, 0, 0},
                       {"rightFingerEnd", "rightWrist", -0.18, 0, 0}});
}

inline Skeleton dogSkeleton() {
  return skeletonFrom({{"Hips", "", 0, 0.55, -0.35},
                       {"LeftUpLeg", "Hips", 0.07, -0.02, 0},
                       {"LeftLeg", "LeftUpLeg", 0, -0.18, 0.1},
                       {"LeftHock", "LeftLeg", 0, -0.17, -0.16},
                       {"LeftFoot", "LeftHock", 0, -0.15, 0.03},
                       {"LeftFootEnd", "LeftFoot", 0, -0.03, 0.07},
                       {"RightUpLeg", "Hips", -0.07, -0.02, 0},
                       {"RightLeg", "RightUpLeg", 0, -0.18, 0.1},
                       {"RightHock", "RightLeg", 0, -0.17, -0.16},
                       {"RightFoot", "RightHock", 0, -0.15, 0.03},
                       {"RightFootEnd", "RightFoot", 0, -0.03, 0.07},
                       {"Tail", "Hips", 0, 0.03, -0.1},
                       {"TailEnd", "Tail", 0, 0, -0.25},
                       {"Spine", "Hips", 0, 0.03, 0.25},
                       {"Spine1", "Spine", 0, 0, 0.3},
                       {"Neck", "Spine1", 0, 0.1, 0.12},
                       {"Head", "Neck", 0, 0.15, 0.1},
                       {"HeadEnd", "Head", 0, -0.02, 0.2},
                       {"LeftShoulder", "Spine1", 0.06, -0.03, 0.05},
                       {"LeftArm", "LeftShoulder", 0, -0.13, 0.07},
                       {"LeftForeArm", "LeftArm", 0, -0.15, -0.1},
                       {"LeftHand", "LeftForeArm", 0, -0.22, 0.02},
                       {"LeftHandEnd", "LeftHand", 0, -0.04, 0.05},
                       {"RightShoulder", "Spine1", -0.06, -0.03, 0.05},
                       {"RightArm", "RightShoulder", 0, -0.13, 0.07},
                       {"RightForeArm", "RightArm", 0, -0.15, -0.1},
                       {"RightHand", "RightForeArm", 0, -0.22, 0.02},
                       {"RightHandEnd", "RightHand", 0, -0.04, 0.05}});
}

// A motion of a skeleton at rest: every joint with rotation channels, the root with translation too.
inline Motion restMotion(const Skeleton& skeleton, std::size_t frames, double frameTime = 1.0 / 60) {
  Motion motion;
  motion.skeleton = skeleton;
  motion.frameTime = frameTime;
  std::vector<double> row;
  for (int j = 0; j < static_cast<int>(skeleton.size()); ++j) {
    const Joint& joint = skeleton.joints[static_cast<std::size_t>(j)];
    if (joint.kind == JointKind::EndSite) continue;
    for (int kind = j == 0 ? 0 : 3; kind < 6; ++kind) {
      motion.channels.push_back({j, static_cast<ChannelKind>(kind)});
      row.push_back(kind < 3 ? joint.translation[kind] : joint.rotation[kind - 3]);
    }
  }
  for (std::size_t f = 0; f < frames; ++f)
    motion.samples.insert(motion.samples.end(), row.begin(), row.end());
  return motion;
}

}  // namespace footfall
