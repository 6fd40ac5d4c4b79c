// SPDX-License-Identifier: MIT
// Motion of one figure on another: the same figure, larger ones, other orients, another rest pose, others'
// names.
#include "figure/drive/retargeting.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/cleanup/clean_up.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/quality.h"

namespace footfall {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

const Motion& walk() {
  static const Motion motion = [] {
    ProceduralGaitOptions options;
    options.strides = 3;
    options.radius = 3;
    return proceduralGait(characterPreset("human"), ProceduralGait::Walk, options).performed.motion;
  }();
  return motion;
}

// The farthest any joint of one is from the same of the other, whose lengths are multiplied.
double apart(const Motion& a, const Motion& b, double scale) {
  double most = 0;
  Pose p, q;
  for (std::size_t i = 0; i < a.frames(); i += 3) {
    worldPose(a, i, p);
    worldPose(b, i, q);
    for (std::size_t j = 0; j < p.size(); ++j)
      most = std::max(most, (scale * p.position[j] - q.position[j]).norm());
  }
  return most;
}

TEST(Retargeting, OntoTheSameFigureChangesNothing) {
  const Character human = makeCharacter(walk().skeleton);
  const Retargeting retarget(human, human);
  EXPECT_DOUBLE_EQ(retarget.scale(), 1);
  EXPECT_LT(apart(walk(), retarget.apply(walk()), 1), 2e-4) << "m: but for the soft reach of stretched legs";
}

TEST(Retargeting, ALargerFigureDoesAllOfItLarger) {
  const Character human = makeCharacter(walk().skeleton), giant = scaled(human, 1.7);
  const Retargeting retarget(human, giant);
  EXPECT_NEAR(retarget.scale(), 1.7, 1e-9);
  EXPECT_LT(apart(walk(), retarget.apply(walk()), 1.7), 4e-4);
}

// The bones of a figure as they are, the axes of its joints turned at will, and its angles in another order.
TEST(Retargeting, OrientsOfJointsDoNotMatter) {
  Skeleton skeleton = walk().skeleton;
  Pose world = restPose(skeleton);
  worldFromLocal(skeleton, world, world);
  const Pose before = world;
  for (std::size_t j = 0; j < skeleton.size(); ++j)
    world.rotation[j] =
        rotationFromEuler(Vec3(0.3 + 0.1 * static_cast<double>(j), -0.7, 1.1), RotationOrder::XYZ);
  Pose local = world;
  localFromWorld(skeleton, world, local);
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    skeleton.joints[j].translation = local.position[j];
    skeleton.joints[j].jointOrient = eulerFromRotation(local.rotation[j], RotationOrder::XYZ);
    skeleton.joints[j].rotation = skeleton.joints[j].rotateAxis = Vec3::Zero();
    skeleton.joints[j].rotationOrder = RotationOrder::ZXY;
  }
  const Character turned = makeCharacter(skeleton);
  const Motion made = Retargeting(makeCharacter(walk().skeleton), turned).apply(walk());
  EXPECT_LT(apart(walk(), made, 1), 2e-4);
}

// A rig that rests facing another way, arms down by a third of a right angle more, with names of its own.
TEST(Retargeting, RestPosesAndNamesMayDiffer) {
  Skeleton skeleton = walk().skeleton;
  const Limbs limbs = findLimbs(skeleton);
  Pose world = restPose(skeleton);
  worldFromLocal(skeleton, world, world);
  for (const Arm& arm : limbs.arms)
    turnJoint(skeleton, world, arm.joints.front(),
              Quat(Eigen::AngleAxisd(-0.5 * static_cast<double>(arm.side), Vec3::UnitZ())));
  turnJoint(skeleton, world, limbs.root, Quat(Eigen::AngleAxisd(1.2, Vec3::UnitY())));
  Pose local = world;
  localFromWorld(skeleton, world, local);
  for (std::size_t j = 0; j < skeleton.size(); ++j) {
    Joint& joint = skeleton.joints[j];
    joint.translation = local.position[j];
    joint.rotation = Vec3::Zero();
    joint.jointOrient = eulerFromRotation(local.rotation[j], RotationOrder::XYZ);
    joint.rotateAxis = Vec3::Zero();
    joint.name = "rig:" + joint.name + "_JNT";
  }
  const Retargeting retarget(makeCharacter(walk().skeleton), makeCharacter(skeleton));
  const Motion made = retarget.apply(walk());
  EXPECT_LT(apart(walk(), made, 1), 0.02) << "m";
  EXPECT_GE(retarget.map().size(), 15u);
}

// Other proportions: short legs, wide hips, a long shin. Feet stand where they stood, to scale, and hold
// still.
TEST(Retargeting, FeetStandWhateverTheProportions) {
  Skeleton skeleton = walk().skeleton;
  const Limbs limbs = findLimbs(skeleton);
  for (const Leg& leg : limbs.legs) {
    skeleton.joints[static_cast<std::size_t>(leg.hip())].translation.x() *= 1.3;
    skeleton.joints[static_cast<std::size_t>(leg.joints[1])].translation *= 0.7;
    skeleton.joints[static_cast<std::size_t>(leg.ankle())].translation *= 0.9;
  }
  const Character other = makeCharacter(skeleton);
  const Retargeting retarget(makeCharacter(walk().skeleton), other);
  EXPECT_LT(retarget.scale(), 0.95);
  const Motion made = retarget.apply(walk());
  CleanOptions clean;
  const QualityReport quality = measureQuality(cleanUp(made, clean).motion);
  EXPECT_GE(quality.contacts.contacts.size(), 5u);
  EXPECT_LT(quality.skate.max, 0.002);
  EXPECT_LT(quality.penetration.max, 0.02);
  // Knees bend forward.
  Pose pose;
  int checked = 0;
  for (std::size_t i = 0; i < made.frames(); i += 5) {
    worldPose(made, i, pose);
    for (const Leg& leg : other.limbs.legs) {
      const auto at = [&](int joint) { return pose.position[static_cast<std::size_t>(joint)]; };
      const Vec3 ball = at(leg.ball >= 0 ? leg.ball : leg.tip) - at(leg.ankle());
      const Vec3 knee = at(leg.joints[1]) - (at(leg.hip()) + at(leg.ankle())) / 2;
      EXPECT_GT(knee.dot(ball), -1e-3) << i;
      ++checked;
    }
  }
  EXPECT_GT(checked, 20);
}

TEST(Retargeting, TheMapHasTheLastWordAndItsFaultsAreNamed) {
  const Character human = makeCharacter(walk().skeleton);
  const std::string arm = human.skeleton.joints[static_cast<std::size_t>(human.limbs.arms[0].joints[0])].name;
  const Retargeting still(human, human, parseJointMap(arm + " ="));
  EXPECT_EQ(still.follows()[static_cast<std::size_t>(human.limbs.arms[0].joints[0])], -1);
  EXPECT_THAT([&] { Retargeting(human, human, parseJointMap("tail = head")); },
              ThrowsMessage<Error>(HasSubstr("'tail'")));
  EXPECT_THAT([&] { Retargeting(human, human, parseJointMap(arm + "=wing")); },
              ThrowsMessage<Error>(HasSubstr("'wing'")));
  EXPECT_THAT([] { parseJointMap("a = b, c"); },
              ThrowsMessage<Error>(HasSubstr("RIG_JOINT = LIBRARY_JOINT")));
  EXPECT_EQ(formatJointMap(parseJointMap("a=b; c = d,\n e=")), "a = b, c = d, e = ");
  EXPECT_THAT(
      [&] { Retargeting(human, characterPreset("dog")); },
      ThrowsMessage<Error>(HasSubstr("needs two legs, a left and a right one, on both figures, or as many")));
}

}  // namespace
}  // namespace footfall
