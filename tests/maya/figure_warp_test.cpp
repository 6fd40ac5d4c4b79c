// SPDX-License-Identifier: MIT
// ffWarp on a whole figure: the example walk in the host, feet and hands to places, feet kept on the ground;
// against what the engine makes of the same figure.
#include <maya/MDagModifier.h>
#include <maya/MDagPath.h>
#include <maya/MMatrix.h>

#include <nlohmann/json.hpp>

#include <cmath>

#include "animated_scene.h"
#include "figure/pose.h"
#include "io/scene.h"
#include "warp/warp_motion.h"

namespace footfall::maya {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class FigureWarpTest : public AnimatedScene {
 protected:
  // Joints and a key a frame of the walk, 24 frames a second, from frame 0 to 60.
  void SetUp() override {
    AnimatedScene::SetUp();
    Scene file = readScene(FOOTFALL_SOURCE_DIR "/examples/walk.bvh");
    file.range = {0, 60 / 24.0};
    WriteReport unused;
    const Motion whole = atRate(*file.motion, 24, unused);
    motion = whole;
    motion.samples.resize(61 * whole.channels.size());
    std::vector<std::string> names;
    for (const Joint& joint : motion.skeleton.joints) {
      mayahost::createNode("joint", joint.name);
      if (joint.parent >= 0) {
        MDagModifier parenting;
        parenting.reparentNode(mayahost::findNode(joint.name),
                               mayahost::findNode(motion.skeleton.joints[std::size_t(joint.parent)].name));
        ASSERT_EQ(parenting.doIt(), MStatus::kSuccess);
      }
      mayahost::setNumber(joint.name + ".rotateOrder", int(joint.rotationOrder));
      for (int a = 0; a < 3; ++a)
        mayahost::setNumber(fmt::format("{}.translate{}", joint.name, "XYZ"[a]), 100 * joint.translation[a]);
    }
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      const double unit = isTranslation(channel.kind) ? 100 : 1 / kDegrees;
      Keys keys;
      for (std::size_t f = 0; f < motion.frames(); ++f)
        keys.emplace_back(double(f), unit * motion.frame(f)[c]);
      key(motion.skeleton.joints[std::size_t(channel.joint)].name + "." + attributeName(channel.kind), keys,
          MFnAnimCurve::kTangentLinear);
    }
  }
  static Vec3 place(const std::string& joint) {
    MDagPath path;
    MDagPath::getAPathTo(mayahost::findNode(joint), path);
    const MMatrix world = path.inclusiveMatrix();
    return Vec3(world[3][0], world[3][1], world[3][2]) / 100;
  }
  static Vec3 place(const std::string& joint, double frame) {
    go(frame);
    return place(joint);
  }
  WarpUnits units() const { return {1 / 24.0, 0, 0.01, kDegrees}; }
  void compare(const Motion& wanted, double tolerance) const {
    int checked = 0;
    Pose world;
    for (std::size_t f = 0; f < wanted.frames(); f += 3) {
      worldPose(wanted, f, world);
      go(double(f));
      for (std::size_t j = 0; j < wanted.skeleton.size(); ++j, ++checked) {
        if (wanted.skeleton.joints[j].kind == JointKind::EndSite) continue;
        EXPECT_NEAR((place(wanted.skeleton.joints[j].name) - world.position[j]).norm(), 0, tolerance)
            << wanted.skeleton.joints[j].name << " at " << f;
      }
    }
    EXPECT_GT(checked, 300);
  }
  static nlohmann::json report(const std::string& line) {
    return nlohmann::json::parse(std::get<std::string>(mel(line)));
  }
  Motion motion;
};

TEST_F(FigureWarpTest, PutsAHandToAPlace) {
  compare(motion, 1e-6);  // the figure is the engine's
  const Vec3 from = place("rightHand", 30);
  const auto told =
      report("ffWarp -report -effector rightHand -moveBy 5 12 8 -frame 30 -before 10 -after 12");
  ASSERT_EQ(told["goals"].size(), 1u);
  EXPECT_NEAR(told["goals"][0]["error"].get<double>(), 0, 1e-5);
  EXPECT_NEAR((place("rightHand", 30) - from - Vec3(0.05, 0.12, 0.08)).norm(), 0, 1e-7);
  // A few keys, and nothing but the arm; nothing before and after.
  EXPECT_THAT(std::get<std::vector<double>>(mel("ffWarp -q -keyFrames -name rightHand")),
              ElementsAre(DoubleNear(20, 1e-6), DoubleNear(30, 1e-6), DoubleNear(42, 1e-6)));
  WarpRequest request;
  EffectorGoal goal;
  goal.joint = "rightHand";
  goal.time = 30;
  goal.position = {5, 12, 8};
  goal.relative = true;
  goal.before = 10;
  goal.after = 12;
  request.effectors = {goal};
  request.contacts = ContactPolicy::Free;
  compare(warpMotion(motion, request, units()).motion, 1e-6);
  EXPECT_TRUE(mayahost::undo());
  compare(motion, 1e-6);
  mel("ffWarp -effector rightHand -position 0 120 100 -frame 25");
  EXPECT_LT((place("rightHand", 25) - Vec3(0, 1.2, 1)).norm(), 0.5) << "as far as the arm reaches";
}

TEST_F(FigureWarpTest, StepsAsideAndKeepsTheOtherContacts) {
  const auto told =
      report("ffWarp -report -effector leftFoot -moveBy 12 0 0 -space body -frame 36 -contacts keep");
  EXPECT_LT(told["contacts"]["slide_after_mm"].get<double>(),
            told["contacts"]["slide_before_mm"].get<double>() + 2);
  WarpRequest request;
  EffectorGoal goal;
  goal.joint = "leftFoot";
  goal.time = 36;
  goal.position = {12, 0, 0};
  goal.relative = true;
  goal.space = EffectorGoal::Space::Body;
  request.effectors = {goal};
  request.contacts = ContactPolicy::Keep;
  const MotionWarpResult wanted = warpMotion(motion, request, units());
  compare(wanted.motion, 1e-6);
  EXPECT_NEAR(told["contacts"]["slide_after_mm"].get<double>(), 1000 * wanted.slideAfter, 1e-3);
  mel("ffBake");
  compare(wanted.motion, 2e-4);
}

TEST_F(FigureWarpTest, TakesDocumentsWithEffectorsAndContacts) {
  mel("ffWarp -json \"{\\\"footfall\\\": \\\"warp\\\", \\\"version\\\": 1, \\\"channels\\\": "
      "[{\\\"channel\\\": "
      "\\\"hips.translateX\\\", \\\"mode\\\": \\\"offset\\\", \\\"keys\\\": [{\\\"time\\\": 10, "
      "\\\"neutral\\\": "
      "true}, {\\\"time\\\": 30, \\\"by\\\": 6}, {\\\"time\\\": 50, \\\"neutral\\\": true}]}], "
      "\\\"contacts\\\": "
      "\\\"keep\\\"}\"");
  WarpRequest request;
  ChannelWarp lean;
  lean.channels = {{"hips.translateX", 1}};
  lean.mode = GoalMode::Offset;
  WarpKey keys[3];
  keys[0].time = 10, keys[1].time = 30, keys[2].time = 50;
  keys[0].kind = keys[2].kind = WarpKey::Kind::Neutral;
  keys[1].kind = WarpKey::Kind::By;
  keys[1].value = 6;
  lean.keys = {keys[0], keys[1], keys[2]};
  request.channels = {lean};
  request.contacts = ContactPolicy::Keep;
  compare(warpMotion(motion, request, units()).motion, 1e-6);
  EXPECT_THAT(std::get<std::vector<std::string>>(mel("ffWarp -q -list")), ElementsAre("warp1", "feet"));
}

TEST_F(FigureWarpTest, SaysInWordsWhatIsWrong) {
  EXPECT_THAT(failing("ffWarp -effector leftFeet -moveBy 1 0 0"),
              HasSubstr("there is no joint 'leftFeet'; the nearest are leftFoot"));
  EXPECT_THAT(failing("ffWarp -effector leftFoot"), HasSubstr("needs a -position to be at, or a -moveBy"));
  EXPECT_THAT(failing("ffWarp -effector leftFoot -moveBy 1 0 0 -frame 90"),
              HasSubstr("outside the source's range"));
  EXPECT_THAT(failing("ffWarp -contacts keep"), HasSubstr("needs a joint of the figure"));
}

}  // namespace
}  // namespace footfall::maya
