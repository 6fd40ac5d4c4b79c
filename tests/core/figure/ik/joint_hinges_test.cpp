// SPDX-License-Identifier: MIT
#include "figure/ik/joint_hinges.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/angles.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

Motion motionOf(const std::string& file) {
  return *readScene(file).motion;
}

// Radians that a joint turns off an axis of its parent, from rest.
double offAxis(const Motion& motion, int joint, const Vec3& axis) {
  const Quat rest = restPose(motion.skeleton).rotation[static_cast<std::size_t>(joint)];
  double worst = 0;
  Pose pose;
  for (std::size_t f = 1; f < motion.frames(); ++f) {
    localPose(motion, f, pose);
    Quat turn = pose.rotation[static_cast<std::size_t>(joint)] * rest.conjugate();
    if (turn.w() < 0) turn.coeffs() = -turn.coeffs();
    const double sine = turn.vec().norm();
    if (sine < 1e-9) continue;
    const Vec3 vector = turn.vec() * (2 * std::atan2(sine, turn.w()) / sine);
    worst = std::max(worst, (vector - axis * axis.dot(vector)).norm());
  }
  return worst;
}

TEST(JointHinges, OfRecordedClipsAreTheOnesTheirJointsTurnAbout) {
  FOOTFALL_NEED_CLIPS();
  int limbsSeen = 0, flexed = 0;
  for (const std::string& folder : {std::string(FOOTFALL_CMU_DIR), std::string(FOOTFALL_CMU_MORE_DIR)}) {
    const std::vector<std::string> files = recordedClipFiles(folder);
    for (std::size_t i = 0; i < files.size(); i += 6) {
      const Motion motion = motionOf(files[i]);
      const Limbs limbs = findLimbs(motion.skeleton);
      const JointedLimbs jointed = jointedLimbs(motion, limbs);
      for (const auto* kind : {&jointed.legs, &jointed.arms}) {
        for (const JointedLimb& limb : *kind) {
          ASSERT_EQ(limb.bones, 2);
          EXPECT_LT(offAxis(motion, limb.joints[1], limb.axis[0]), 0.05 * kDegree) << files[i];
          Pose world;
          worldPose(motion, motion.frames() / 2, world);
          flexed += flexionOf(limbPoseOf(motion.skeleton, world, limb), 0) > -3 * kDegree;
          ++limbsSeen;
        }
      }
    }
  }
  EXPECT_GE(limbsSeen, 40);
  EXPECT_EQ(flexed, limbsSeen);
}

TEST(JointHinges, OfAStraightFigureAtRestAreThoseOfABody) {
  const Motion walk = motionOf(std::string(FOOTFALL_SOURCE_DIR) + "/examples/walk.bvh");
  const Limbs limbs = findLimbs(walk.skeleton);
  const JointedLimbs jointed = jointedLimbs(walk.skeleton, limbs);
  Pose rest = restPose(walk.skeleton);
  worldFromLocal(walk.skeleton, rest, rest);
  int checked = 0;
  for (const JointedLimb& leg : jointed.legs) {
    const LimbPose pose = limbPoseOf(walk.skeleton, rest, leg);
    EXPECT_GT(pose.axis[0].dot(limbs.left()), 0.95);
    ++checked;
  }
  for (const JointedLimb& arm : jointed.arms) {
    const LimbPose pose = limbPoseOf(walk.skeleton, rest, arm);
    // Flexing takes the forearm forward.
    const Vec3 bent = Eigen::AngleAxisd(0.5, pose.axis[0]) * pose.bone[1];
    EXPECT_GT((bent - pose.bone[1]).dot(limbs.forward), 0.05);
    ++checked;
  }
  EXPECT_EQ(checked, 4);
}

// The joints of a keyed rig may have one channel, turned by joint orients, or none.
TEST(JointHinges, FollowTheChannelsThereAre) {
  Motion motion = motionOf(std::string(FOOTFALL_SOURCE_DIR) + "/examples/walk.bvh");
  const Limbs limbs = findLimbs(motion.skeleton);
  const int knee = limbs.legs[0].joints[1];
  const std::size_t k = static_cast<std::size_t>(knee);
  motion.skeleton.joints[k].jointOrient = Vec3(0.4, -0.3, 0.2);
  Motion single;
  single.skeleton = motion.skeleton;
  single.frameTime = motion.frameTime;
  std::vector<std::size_t> kept;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const bool other = motion.channels[c].joint == knee && motion.channels[c].kind != ChannelKind::RotateX;
    const bool locked =
        motion.channels[c].joint == limbs.legs[1].joints[1] && isRotation(motion.channels[c].kind);
    if (!other && !locked) kept.push_back(c), single.channels.push_back(motion.channels[c]);
  }
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    for (const std::size_t c : kept) single.samples.push_back(motion.frame(f)[c]);
  }
  const JointedLimbs jointed = jointedLimbs(single, limbs);
  const Vec3 axis = rotationFromEuler(Vec3(0.4, -0.3, 0.2), RotationOrder::XYZ) * Vec3::UnitX();
  EXPECT_GT(std::abs(jointed.legs[0].axis[0].dot(axis)), 1 - 1e-12);
  EXPECT_GT(jointed.legs[1].range[0].least, jointed.legs[1].range[0].most);
  EXPECT_EQ(jointed.carrying(limbs, limbs.legs[1].ball), &jointed.legs[1]);
  EXPECT_EQ(jointed.carrying(limbs, limbs.pelvis), nullptr);
}

}  // namespace
}  // namespace footfall
