// SPDX-License-Identifier: MIT
#include "figure/motion/mirror.h"

#include <gtest/gtest.h>

#include <random>

#include "core/figure/test_figures.h"
#include "figure/motion/heading.h"

namespace footfall {
namespace {

// The same places at rest, but every joint with axes of its own: orients, rotate axes, rest angles and orders
// at random.
Skeleton scrambled(Skeleton skeleton, std::mt19937& random) {
  std::normal_distribution<double> normal;
  Pose rest = restPose(skeleton);
  worldFromLocal(skeleton, rest, rest);
  for (Quat& q : rest.rotation)
    q = Quat(normal(random), normal(random), normal(random), normal(random)).normalized();
  Pose local;
  localFromWorld(skeleton, rest, local);
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    Joint& joint = skeleton.joints[j];
    joint.translation = local.position[j];
    joint.rotationOrder = static_cast<RotationOrder>(random() % 6);
    joint.rotateAxis = Vec3(normal(random), normal(random), normal(random));
    joint.rotation = 0.3 * Vec3(normal(random), normal(random), normal(random));
    const Quat inner = rotationFromEuler(joint.rotation, joint.rotationOrder) *
                       rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
    joint.jointOrient = eulerFromRotation(local.rotation[j] * inner.conjugate(), RotationOrder::XYZ);
  }
  return skeleton;
}

Motion shaken(const Skeleton& skeleton, std::mt19937& random) {
  Motion motion = restMotion(skeleton, 12);
  std::uniform_real_distribution<double> angle(-0.05, 0.05);
  for (std::size_t f = 1; f < motion.frames(); ++f) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c)
      motion.frame(f)[c] = motion.frame(f - 1)[c] + 3 * angle(random);
  }
  return motion;
}

TEST(Mirror, EveryJointIsWhereItsFellowWasWhateverTheAxes) {
  std::mt19937 random(21);
  int checked = 0;
  for (int i = 0; i < 20; ++i) {
    const Skeleton skeleton = scrambled(plainHuman(), random);
    const Motion motion = shaken(skeleton, random);
    const Motion other = mirrored(motion, findLimbs(skeleton));
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      Pose a, b;
      worldPose(motion, f, a);
      worldPose(other, f, b);
      for (std::size_t j = 0; j < skeleton.size(); ++j, ++checked) {
        std::string name = skeleton.joints[j].name;
        if (name.rfind("left", 0) == 0) {
          name.replace(0, 4, "right");
        } else if (name.rfind("right", 0) == 0) {
          name.replace(0, 5, "left");
        }
        const Vec3 there = a.position[static_cast<std::size_t>(skeleton.find(name))];
        EXPECT_LT((b.position[j] - Vec3(-there.x(), there.y(), there.z())).norm(), 1e-9) << name;
      }
    }
    // Twice is not at all; angles stay unwrapped.
    const Motion again = mirrored(other, findLimbs(skeleton));
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      Pose a, b;
      worldPose(motion, f, a);
      worldPose(again, f, b);
      for (std::size_t j = 0; j < skeleton.size(); ++j)
        EXPECT_LT((a.position[j] - b.position[j]).norm(), 1e-9);
    }
  }
  EXPECT_EQ(checked, 20 * 12 * 22);
}

TEST(Mirror, WalksTheOtherWay) {
  std::mt19937 random(22);
  const Motion motion = shaken(cmuSkeleton(), random);
  const Limbs limbs = findLimbs(motion.skeleton);
  const Heading a = headingOf(motion, limbs), b = headingOf(mirrored(motion, limbs), limbs);
  for (std::size_t f = 0; f < a.size(); ++f) {
    EXPECT_NEAR(a.yaw[f], -b.yaw[f], 1e-9);
    EXPECT_NEAR(a.position[f].x(), -b.position[f].x(), 1e-9);
    EXPECT_NEAR(a.position[f].z(), b.position[f].z(), 1e-9);
  }
}

TEST(Mirror, PairsByNameAndByShape) {
  const Skeleton cmu = cmuSkeleton();
  const std::vector<int> pairs = jointPairs(cmu, findLimbs(cmu));
  const auto other = [&](const char* name) {
    return cmu.joints[static_cast<std::size_t>(pairs[static_cast<std::size_t>(cmu.find(name))])].name;
  };
  EXPECT_EQ(other("LHipJoint"), "RHipJoint");
  EXPECT_EQ(other("RightHandIndexEnd"), "LeftHandIndexEnd");
  EXPECT_EQ(other("RThumb"), "LThumb");
  EXPECT_EQ(other("Spine1"), "Spine1");
  // No names: limbs and places tell, the same pairs come out.
  Skeleton named = plainHuman(), bare = plainHuman();
  for (std::size_t j = 0; j < bare.size(); ++j) bare.joints[j].name = "j" + std::to_string(j);
  const std::vector<int> byShape = jointPairs(bare, findLimbs(bare));
  EXPECT_EQ(byShape, jointPairs(named, findLimbs(named)));
  int swapped = 0;
  for (std::size_t j = 0; j < byShape.size(); ++j) {
    EXPECT_EQ(byShape[static_cast<std::size_t>(byShape[j])], static_cast<int>(j));
    swapped += byShape[j] != static_cast<int>(j);
  }
  EXPECT_EQ(swapped, 16);
}

}  // namespace
}  // namespace footfall
