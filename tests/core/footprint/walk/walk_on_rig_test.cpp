// SPDX-License-Identifier: MIT
// Controls and joints of rigs that follow a figure: here one that walks.
#include "figure/drive/rig_targets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "figure/motion/pose.h"
#include "footprint/walk/walk_player.h"

namespace footfall::footprint {
namespace {

Affine at(double x, double y, double z, double yaw = 0) {
  return Eigen::Translation3d(x, y, z) * Affine(Eigen::AngleAxisd(yaw, Vec3::UnitY()));
}

WalkPose someMoment(const WalkPlayer& player) {
  return player.at(1.1);
}

WalkPlayer player() {
  const Character character = characterPreset("human");
  WalkOptions options;
  options.frameRate = 30;
  return WalkPlayer(std::make_shared<const EditableWalk>(character, exampleWalk(6), nullptr, options));
}

TEST(FigureRig, AControlIsItsPartTimesTheOffset) {
  const WalkPlayer walk = player();
  const WalkPose pose = someMoment(walk);
  for (const SceneAxes& axes : {SceneAxes{}, SceneAxes{UpAxis::Z, 100}}) {
    FigureTarget foot, toe, pole;
    foot.part = FigurePart::Foot;
    foot.leg = 1;
    foot.offset = at(1, -8, 2, 0.3);
    foot.parentInverse = at(50, 0, -20, 1).inverse();
    toe.part = FigurePart::Toe;
    toe.leg = 1;
    toe.under = 0;
    pole.part = FigurePart::Pole;
    const auto placed = placeTargets({foot, toe, pole}, pose, walk.character(), axes);
    ASSERT_EQ(placed.size(), 3u);
    const auto local = [](const TransformChannels& c) {
      return Affine(Eigen::Translation3d(c.translate) * rotationFromEuler(c.rotate, RotationOrder::XYZ));
    };
    const Affine world = at(50, 0, -20, 1) * local(placed[0]);
    EXPECT_TRUE(world.isApprox(axes.toScene(pose.feet[1].frame) * foot.offset, 1e-9));
    // The toe hangs on the foot's control: in the world it is at the ball, bent.
    const Foot& sole = walk.character().legs[1].foot;
    const Vec3 ball = pose.feet[1].frame * sole.pivot;
    EXPECT_LT(((world * local(placed[1])).translation() - axes.toScene(ball)).norm(), 1e-9);
    EXPECT_LT((placed[2].translate - axes.toScene(pose.poles[0])).norm(), 1e-9);
  }
}

// The rig at rest is where its offsets say it should be: nothing jumps when it is connected.
TEST(FigureRig, ARigAtRestStaysAtRest) {
  const Character human = characterPreset("human");
  for (const SceneAxes& axes : {SceneAxes{}, SceneAxes{UpAxis::Z, 100}}) {
    const Frame where{Vec3(3, 0, -1), Quat(Eigen::AngleAxisd(2.2, Vec3::UnitY()))};
    const auto placed = [&](double x, double y, double z) {
      return axes.toScene(where * Frame{Vec3(x, y, z), Quat(Eigen::AngleAxisd(0.4, Vec3::UnitX()))});
    };
    std::vector<RigControl> rig = {{FigurePart::Body, 0, placed(0, 1.3, 0.02)},
                                   {FigurePart::Foot, 0, placed(0.12, 0.1, 0)},
                                   {FigurePart::Foot, 1, placed(-0.12, 0.02, 0)},
                                   {FigurePart::Toe, 0, placed(0.12, 0.03, 0.2)},
                                   {FigurePart::Pole, 1, placed(-0.12, 0.7, 0.5)}};
    const RigStance stance = rigStance(rig, human, axes);
    EXPECT_LT((stance.base.position - where.position).norm(), 1e-9);
    EXPECT_LT(stance.base.rotation.angularDistance(where.rotation), 1e-7);
    const Character sized = scaled(human, stance.scale);
    const CharacterLeg& leg = sized.legs.front();
    EXPECT_NEAR(leg.foot.ankleHeight() - leg.ankle.y(), 1.3, 1e-9);  // the pelvis where the body's control is
    EXPECT_NEAR(2 * std::abs(leg.hip.x()) * stance.hipSpacing, 0.24, 1e-9);
    for (const RigControl& control : rig) {
      const Affine offset = restOffset(control, stance, sized, axes);
      if (control.part == FigurePart::Foot) {
        // Right above the control, at the height of the ankle, facing as the rig does.
        Frame ankle = axes.toEngine(control.world);
        ankle.position.y() = leg.foot.ankleHeight();
        ankle.rotation = where.rotation;
        EXPECT_TRUE((axes.toScene(ankle) * offset).isApprox(control.world, 1e-9));
      }
      if (control.part == FigurePart::Body) {
        const Frame pelvis = where * Frame{Vec3(0, 1.3, 0), Quat::Identity()};
        EXPECT_TRUE((axes.toScene(pelvis) * offset).isApprox(control.world, 1e-9));
      }
    }
  }
}

TEST(FigureRig, WhatIsMissingIsSaid) {
  const Character human = characterPreset("human");
  const auto fault = [&](const std::vector<RigControl>& rig) -> std::string {
    try {
      rigStance(rig, human, {});
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  const RigControl body{FigurePart::Body, 0, at(0, 90, 0)}, left{FigurePart::Foot, 0, at(9, 0, 0)},
      right{FigurePart::Foot, 1, at(-9, 0, 0)};
  EXPECT_EQ(fault({body, left, right}), "");
  EXPECT_THAT(fault({left, right}), testing::HasSubstr("no control for 'body'"));
  EXPECT_THAT(fault({body, left}), testing::HasSubstr("a left and for a right foot"));
  EXPECT_THAT(fault({{FigurePart::Body, 0, at(0, -1, 0)}, left, right}),
              testing::HasSubstr("not above the ground"));
  EXPECT_THAT(fault({body, left, {FigurePart::Foot, 1, at(9, 0, 0)}}), testing::HasSubstr("in one place"));
}

// A skeleton made joint by joint in the scene stands where the engine's does, whatever is up.
TEST(FigureRig, JointsInTheSceneAreTheEngines) {
  const WalkPlayer walk = player();
  const WalkPose pose = someMoment(walk);
  const Skeleton& skeleton = walk.character().skeleton;
  Pose engine;
  worldPoseAt(pose.figure->motion(), 1.1, engine);
  int checked = 0;
  for (const SceneAxes& axes : {SceneAxes{}, SceneAxes{UpAxis::Z, 100}}) {
    const JointChannels channels = jointChannels(pose, pose.figure->motion(), walk.character(), axes);
    std::vector<Affine> world;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
      const Joint& joint = skeleton.joints[j];
      const bool root = static_cast<int>(j) == walk.character().limbs.root;
      const RestJoint rest = restJoint(joint, axes);
      const Vec3 place = root ? channels.root : rest.channels.translate;
      const Affine local = Eigen::Translation3d(place) * rotationFromEuler(rest.orient, RotationOrder::XYZ) *
                           Affine(rotationFromEuler(channels.angles[j], joint.rotationOrder)) *
                           rotationFromEuler(joint.rotateAxis, RotationOrder::XYZ);
      world.push_back(joint.parent < 0 ? local : world[static_cast<std::size_t>(joint.parent)] * local);
      EXPECT_LT((world[j].translation() - axes.toScene(engine.position[j])).norm(), 1e-6) << joint.name;
      ++checked;
    }
  }
  EXPECT_GT(checked, 30);
}

}  // namespace
}  // namespace footfall::footprint
