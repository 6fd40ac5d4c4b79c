// SPDX-License-Identifier: MIT
#include "io/npz/named_skeleton.h"

#include <algorithm>
#include <map>

namespace footfall {
namespace {

struct BodyJoint {
  const char* name;
  int parent;
  double x, y, z;  // m
};

// Lengths of an adult of 1.7 m after tables of segment lengths in parts of the height (Drillis and Contini
// 1966); spines and collars by eye.
constexpr BodyJoint kBody[] = {
    {"pelvis", -1, 0, 0, 0},
    {"left_hip", 0, 0.09, -0.07, 0},
    {"right_hip", 0, -0.09, -0.07, 0},
    {"spine1", 0, 0, 0.11, -0.02},
    {"left_knee", 1, 0.02, -0.405, 0},
    {"right_knee", 2, -0.02, -0.405, 0},
    {"spine2", 3, 0, 0.13, 0},
    {"left_ankle", 4, 0, -0.415, -0.02},
    {"right_ankle", 5, 0, -0.415, -0.02},
    {"spine3", 6, 0, 0.06, 0},
    {"left_foot", 7, 0.02, -0.06, 0.13},
    {"right_foot", 8, -0.02, -0.06, 0.13},
    {"neck", 9, 0, 0.21, -0.02},
    {"left_collar", 9, 0.08, 0.115, -0.01},
    {"right_collar", 9, -0.08, 0.115, -0.01},
    {"head", 12, 0, 0.09, 0.04},
    {"left_shoulder", 13, 0.11, 0.035, 0},
    {"right_shoulder", 14, -0.11, 0.035, 0},
    {"left_elbow", 16, 0.26, 0, 0},
    {"right_elbow", 17, -0.26, 0, 0},
    {"left_wrist", 18, 0.25, 0, 0},
    {"right_wrist", 19, -0.25, 0, 0},
};

void add(NamedSkeleton& skeleton, const std::string& name, int parent, const Vec3& offset) {
  skeleton.joints.push_back(name);
  skeleton.parents.push_back(parent);
  skeleton.offsets.push_back(offset);
}

// Fifteen joints per hand, in the order of SMPL-H.
void addHand(NamedSkeleton& skeleton, const char* side, int wrist, double sign) {
  struct Finger {
    const char* name;
    double z, length;
  };
  constexpr Finger kFingers[] = {{"index", 0.025, 0.09},
                                 {"middle", 0, 0.095},
                                 {"pinky", -0.045, 0.075},
                                 {"ring", -0.025, 0.085},
                                 {"thumb", 0.04, 0.03}};
  for (const Finger& finger : kFingers) {
    int parent = wrist;
    for (int i = 1; i <= 3; ++i) {
      add(skeleton, std::string(side) + "_" + finger.name + std::to_string(i), parent,
          i == 1 ? Vec3(sign * finger.length, 0, finger.z) : Vec3(sign * 0.028, 0, 0));
      parent = static_cast<int>(skeleton.joints.size()) - 1;
    }
  }
}

NamedSkeleton smpl(std::size_t joints) {
  NamedSkeleton skeleton;
  skeleton.name = "SMPL";
  for (const BodyJoint& joint : kBody) add(skeleton, joint.name, joint.parent, {joint.x, joint.y, joint.z});
  if (joints == 24) {
    add(skeleton, "left_hand", 20, {0.08, 0, 0});
    add(skeleton, "right_hand", 21, {-0.08, 0, 0});
  }
  if (joints == 55) {
    add(skeleton, "jaw", 15, {0, 0.01, 0.02});
    add(skeleton, "left_eye_smplhf", 15, {0.03, 0.06, 0.06});
    add(skeleton, "right_eye_smplhf", 15, {-0.03, 0.06, 0.06});
  }
  if (joints > 24) {
    addHand(skeleton, "left", 20, 1);
    addHand(skeleton, "right", 21, -1);
  }
  return skeleton;
}

// Pairs of a joint and its parent, by names.
NamedSkeleton byParents(const char* name, const std::vector<std::pair<std::string, std::string>>& pairs) {
  NamedSkeleton skeleton;
  skeleton.name = name;
  std::map<std::string, int> places;
  for (const auto& [joint, parent] : pairs) {
    places[joint] = static_cast<int>(skeleton.joints.size());
    skeleton.joints.push_back(joint);
    skeleton.parents.push_back(parent.empty() ? -1 : places[parent]);
  }
  return skeleton;
}

NamedSkeleton soma(bool whole) {
  std::vector<std::pair<std::string, std::string>> pairs{
      {"Hips", ""},       {"Spine1", "Hips"}, {"Spine2", "Spine1"}, {"Chest", "Spine2"},
      {"Neck1", "Chest"}, {"Neck2", "Neck1"}, {"Head", "Neck2"}};
  if (whole) pairs.push_back({"HeadEnd", "Head"});
  for (const char* part : {"Jaw", "LeftEye", "RightEye"}) pairs.push_back({part, "Head"});
  for (const std::string side : {"Left", "Right"}) {
    const auto chain = [&](std::initializer_list<const char*> names, std::string parent) {
      for (const char* name : names) {
        pairs.push_back({side + name, parent});
        parent = side + name;
      }
    };
    chain({"Shoulder", "Arm", "ForeArm", "Hand"}, "Chest");
    if (whole) {
      chain({"HandThumb1", "HandThumb2", "HandThumb3", "HandThumbEnd"}, side + "Hand");
      for (const std::string finger : {"Index", "Middle", "Ring", "Pinky"}) {
        std::string parent = side + "Hand";
        for (const char* piece : {"1", "2", "3", "4", "End"}) {
          pairs.push_back({side + "Hand" + finger + piece, parent});
          parent = side + "Hand" + finger + piece;
        }
      }
    } else {
      pairs.push_back({side + "HandThumbEnd", side + "Hand"});
      pairs.push_back({side + "HandMiddleEnd", side + "Hand"});
    }
  }
  for (const std::string side : {"Left", "Right"}) {
    std::string parent = "Hips";
    for (const char* name : {"Leg", "Shin", "Foot", "ToeBase", "ToeEnd"}) {
      if (!whole && std::string(name) == "ToeEnd") continue;
      pairs.push_back({side + name, parent});
      parent = side + name;
    }
  }
  return byParents("SOMA", pairs);
}

NamedSkeleton g1() {
  std::vector<std::pair<std::string, std::string>> pairs{{"pelvis_skel", ""}};
  const auto chain = [&](const std::string& side, std::initializer_list<const char*> names,
                         std::string parent) {
    for (const char* name : names) {
      pairs.push_back({side + name, parent});
      parent = side + name;
    }
  };
  for (const std::string side : {"left_", "right_"})
    chain(side,
          {"hip_pitch_skel", "hip_roll_skel", "hip_yaw_skel", "knee_skel", "ankle_pitch_skel",
           "ankle_roll_skel", "toe_base"},
          "pelvis_skel");
  chain("", {"waist_yaw_skel", "waist_roll_skel", "waist_pitch_skel"}, "pelvis_skel");
  for (const std::string side : {"left_", "right_"})
    chain(side,
          {"shoulder_pitch_skel", "shoulder_roll_skel", "shoulder_yaw_skel", "elbow_skel", "wrist_roll_skel",
           "wrist_pitch_skel", "wrist_yaw_skel", "hand_roll_skel"},
          "waist_pitch_skel");
  return byParents("Unitree G1", pairs);
}

}  // namespace

NamedSkeleton skeletonOf(std::size_t joints) {
  switch (joints) {
    case 22:
    case 24:
    case 52:
    case 55:
      return smpl(joints);
    case 30:
      return soma(false);
    case 77:
      return soma(true);
    case 34:
      return g1();
    default:
      return {};
  }
}

}  // namespace footfall
