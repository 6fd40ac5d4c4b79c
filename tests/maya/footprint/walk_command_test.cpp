// SPDX-License-Identifier: MIT
// ffWalk: prints laid, edited, written, connected and baked, each in one step of undo.
#include <maya/MDagModifier.h>
#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>

#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <iterator>

#include "figure/motion/scene_axes.h"
#include "maya/footprint/walk_scene.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class WalkCommandTest : public WalkScene {
 protected:
  static double order(const std::string& print) { return mayahost::number(print + "Shape.order"); }
  static Names prints(const std::string& walk = "walk1") {
    return names(mel("ffWalk -query -prints " + walk));
  }
  // The scene before, after and again: one step.
  static void expectOneStep(const std::string& line) {
    const std::string before = mayahost::sceneText();
    mel(line);
    const std::string after = mayahost::sceneText();
    EXPECT_NE(before, after) << line;
    ASSERT_TRUE(mayahost::undo());
    EXPECT_EQ(mayahost::sceneText(), before) << line;
    ASSERT_TRUE(mayahost::redo());
    EXPECT_EQ(mayahost::sceneText(), after) << line;
  }
  static void place(const std::string& node, double x, double y, double z) {
    mayahost::setNumber(node + ".translateX", x);
    mayahost::setNumber(node + ".translateY", y);
    mayahost::setNumber(node + ".translateZ", z);
  }
  static void makeControl(const std::string& name, const std::string& parent, double x, double y, double z) {
    mayahost::createNode("transform", name);
    if (!parent.empty()) {
      MDagModifier parenting;
      parenting.reparentNode(mayahost::findNode(name), mayahost::findNode(parent));
      ASSERT_EQ(parenting.doIt(), MStatus::kSuccess);
    }
    place(name, x, y, z);
  }
  // A rig at rest, standing aside and facing +X: its main control is turned.
  static void makeRig() {
    makeControl("main", "", 500, 0, -200);
    mayahost::setNumber("main.rotateY", 90 * kDegrees);
    makeControl("cog", "main", 0, 95, 0);
    makeControl("footL", "main", 10, 0, 0);
    makeControl("footR", "main", -10, 8, 0);
    mayahost::setNumber("footR.rotateOrder", 3);
    makeControl("toeL", "footL", 0, 2, 12);
    makeControl("poleL", "main", 10, 50, 40);
  }
  static constexpr const char* kControls =
      "-control body cog -control \"left foot\" footL -control \"right foot\" footR -control \"left toe\" "
      "toeL "
      "-control \"left pole\" poleL";
  static Affine world(const std::string& node) {
    return affineOf(MDagPath::getAPathTo(mayahost::findNode(node)).inclusiveMatrix());
  }
};

TEST_F(WalkCommandTest, LaysPrintsFromADocumentAndWritesThemBack) {
  EXPECT_EQ(makeWalk(), "walk1");
  const Names all = prints();
  ASSERT_EQ(all.size(), 9u);
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(order(all[i]), static_cast<double>(i + 1));
  EXPECT_EQ(all[1], "walk1_R2");
  EXPECT_NEAR(mayahost::number(all[3] + ".translateZ"), 125, 1e-9);
  EXPECT_NEAR(mayahost::number(all[3] + ".rotateY"), 10 * kDegrees, 1e-9);
  const auto json = nlohmann::json::parse(text(mel("ffWalk -query -json walk1")));
  ASSERT_EQ(json["prints"].size(), 9u);
  EXPECT_FALSE(json["prints"][0].contains("stance"));
  EXPECT_NEAR(json["prints"][2]["stance"].get<double>(), 0.6, 1e-9);
  EXPECT_EQ(json["start"], "standing");
  // What is written is the same walk to the engine.
  const std::string path = ::testing::TempDir() + "footfall_track.json";
  mel("ffWalk -edit -write " + quoted(path) + " walk1");
  std::ifstream file(path);
  const Walk again = engineWalk(std::string(std::istreambuf_iterator<char>(file), {}));
  EXPECT_NEAR(again.solution.cost.sum(), engineWalk().solution.cost.sum(), 1e-4);
  EXPECT_NEAR(std::get<double>(mel("ffWalk -query -energy walk1")), again.solution.cost.sum(), 1e-4);
  std::remove(path.c_str());
  EXPECT_GE(std::get<double>(mel("ffWalk -query -imbalance walk1")), 0);
  const auto range = std::get<std::vector<double>>(mel("ffWalk -query -range walk1"));
  ASSERT_EQ(range.size(), 2u);
  EXPECT_NEAR(range[0], 1, 1e-6);
  EXPECT_NEAR(range[1], 1 + 24 * again.timing.duration, 1e-3);
}

TEST_F(WalkCommandTest, InsertsRemovesSwapsAndReversesInOneStepEach) {
  expectOneStep("ffWalk -json " + quoted(kTrack));
  expectOneStep("ffWalk -edit -insert 4 walk1");
  Names all = prints();
  ASSERT_EQ(all.size(), 10u);
  for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(order(all[i]), static_cast<double>(i + 1)) << all[i];
  EXPECT_NEAR(mayahost::number(all[3] + ".translateZ"), (60 + 125) / 2.0, 1e-9);  // between its neighbours
  expectOneStep("ffWalk -edit -remove 4 walk1");
  EXPECT_EQ(prints().size(), 9u);
  expectOneStep("ffWalk -edit -remove 1 walk1");
  all = prints();
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(order(all[i]), static_cast<double>(i + 1));
  expectOneStep("ffWalk -edit -swap 3 walk1");
  EXPECT_EQ(mayahost::number(all[2] + "Shape.leg"), 0);
  EXPECT_TRUE(mayahost::undo());
  const double yaw = mayahost::number(all[4] + ".rotateY");
  expectOneStep("ffWalk -edit -reverse walk1");
  EXPECT_EQ(prints().front(), all.back());
  EXPECT_NEAR(std::cos(mayahost::number(all[4] + ".rotateY") - yaw), -1, 1e-9);
  // At the end it goes on.
  EXPECT_TRUE(mayahost::undo());
  mel("ffWalk -edit -insert 0 -side right -position 10 0 450 -yaw 30 walk1");
  all = prints();
  EXPECT_EQ(order(all.back()), 9);
  EXPECT_NEAR(mayahost::number(all.back() + ".translateZ"), 450, 1e-9);
  EXPECT_NEAR(mayahost::number(all.back() + ".rotateY"), 30 * kDegrees, 1e-9);
  expectOneStep("ffWalk -edit -aimPrint 9 -position 110 0 450 walk1");
  EXPECT_NEAR(mayahost::number(all.back() + ".rotateY"), 90 * kDegrees, 1e-9);
}

// The gait diagram in frames of the scene, and the daggers in the view: the same times.
TEST_F(WalkCommandTest, TimesAreBarsAndDaggers) {
  makeWalk();
  const auto bars = [] { return std::get<std::vector<double>>(mel("ffWalk -query -bars walk1")); };
  const std::vector<double> before = bars();
  const Track track = engineWalk().track;
  ASSERT_EQ(before.size(), 18u);
  double strike = 0;
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_NEAR(before[2 * i], 1 + 24 * strike, 1e-5) << i;
    EXPECT_NEAR(before[2 * i + 1], 1 + 24 * (strike + track.prints[i].stance), 1e-5) << i;
    strike += track.prints[i].step;
  }
  expectOneStep(fmt::format("ffWalk -edit -footfall 4 -atTime {} -ripple walk1", before[6] + 5));
  for (std::size_t i = 0; i < 18; ++i) EXPECT_NEAR(bars()[i], before[i] + (i < 6 ? 0 : 5), 1e-5) << i;
  expectOneStep(fmt::format("ffWalk -edit -liftOff 5 -atTime {} walk1", before[9] + 7));
  EXPECT_NEAR(bars()[9], before[9] + 7, 1e-5);
  EXPECT_THAT(failing("ffWalk -edit -footfall 4 walk1"), HasSubstr("-atTime is missing"));
  EXPECT_THAT(failing("ffWalk -edit -liftOff 3 -atTime 2 walk1"), HasSubstr("print 3: its foot would leave"));
  // Print 3 lies at 9, 60 and points 5 degrees to the left: its handle ahead, its dagger to the left.
  const Names all = prints();
  EXPECT_THAT(names(mel("ffWalk -query -pick -position 10 0 80 -eye 0 500 0 walk1")),
              ElementsAre(all[2], "toes"));
  EXPECT_THAT(names(mel("ffWalk -query -pick -position 9 0 58 walk1")), ElementsAre(all[2], "sole"));
  EXPECT_THAT(names(mel("ffWalk -query -pick -position 300 0 58 walk1")), IsEmpty());
  expectOneStep("ffWalk -edit -pull 3 -part toes -position 109 0 60 walk1");
  EXPECT_NEAR(mayahost::number(all[2] + ".rotateY"), 90 * kDegrees, 1e-9);
  // Now its dagger points to where it came from; 12 cm of it are 0.3 s.
  expectOneStep("ffWalk -edit -pull 3 -part step -position 9 0 36 walk1");
  const double step = mayahost::number(all[2] + "Shape.step"),
               stance = mayahost::number(all[2] + "Shape.stance");
  expectOneStep("ffWalk -edit -pull 3 -part step -position 9 0 24 walk1");
  EXPECT_NEAR(mayahost::number(all[2] + "Shape.step") - step, 0.3 * 24, 1e-6);
  EXPECT_EQ(mayahost::number(all[2] + "Shape.stance"), stance);
  EXPECT_THAT(failing("ffWalk -edit -pull 3 -part stance -position 9 0 -900 walk1"), HasSubstr("print 3"));
  EXPECT_THAT(failing("ffWalk -edit -pull 12 -part step -position 9 0 24 walk1"),
              HasSubstr("there is no print 12"));
  EXPECT_THAT(failing("ffWalk -edit -pull 3 -part knee -position 9 0 24 walk1"),
              HasSubstr("sole, toes, stance"));
}

TEST_F(WalkCommandTest, WandersBySeedAndCrossesStones) {
  go(1);
  expectOneStep("ffWalk -wander 16 -seed 3 -name stroll");
  const Names all = prints("stroll");
  ASSERT_EQ(all.size(), 16u);
  EXPECT_TRUE(mayahost::undo());
  mel("ffWalk -wander 16 -seed 3 -name again");
  mel("ffWalk -wander 16 -seed 4 -name other");
  const auto last = [&](const std::string& walk) {
    return mayahost::number(prints(walk).back() + ".translateX");
  };
  const double again = last("again");
  mel("ffWalk -wander 16 -seed 3 -name third");
  EXPECT_EQ(last("third"), again);
  EXPECT_NE(last("other"), again);
  EXPECT_THAT(failing("ffWalk -query -energy"), HasSubstr("several walks; select one: again, other, third"));
  for (int i = 0; i < 6; ++i) {
    mayahost::makeBox(fmt::format("stone{}", i), 40, 20, 40);
    place(fmt::format("stone{}", i), i % 2 ? -12 : 12, 0, 55.0 * i);
  }
  mel("ffWalk -stones -name river stone0 stone1 stone2 stone3 stone4 stone5");
  const Names over = prints("river");
  ASSERT_GE(over.size(), 4u);
  EXPECT_NEAR(mayahost::number(over.front() + ".translateZ"), 0, 1e-6);
  EXPECT_NEAR(mayahost::number(over.back() + ".translateZ"), 275, 1e-6);
  EXPECT_NEAR(mayahost::number(over[1] + ".translateY"), 10, 1e-6);  // on top
  place("stone5", 0, 0, 2000);
  EXPECT_THAT(failing("ffWalk -stones stone0 stone1 stone2 stone3 stone4 stone5"), HasSubstr("stone"));
}

TEST_F(WalkCommandTest, DrivesTheControlsOfARigAtRest) {
  makeRig();
  makeWalk();
  expectOneStep(fmt::format("ffWalk -edit {} walk1", kControls));
  // A rig of 95 cm to the pelvis has a figure of that size.
  EXPECT_GT(mayahost::number("walk1Shape.characterScale"), 0.9);
  EXPECT_LT(mayahost::number("walk1Shape.characterScale"), 1.2);
  int checked = 0;
  for (const double frame : {1.0, 20.0, 47.0, 80.0}) {
    go(frame);
    for (const auto& [control, foot, low] : {std::tuple("footL", 0, 0.0), std::tuple("footR", 1, 8.0)}) {
      const std::string out = fmt::format("walk1Shape.foot[{}]", foot);
      const Quat turn = rotationFromEuler(triple(out + ".footRotate"), RotationOrder::XYZ);
      const Affine seen = world(control);
      // The control keeps its place on the foot: under the ankle, in the figure's axes.
      const Vec3 from = turn.conjugate() * (seen.translation() - triple(out + ".footTranslate"));
      EXPECT_NEAR(from.x(), 0, 1e-6);
      EXPECT_NEAR(from.z(), 0, 1e-6);
      EXPECT_LT(from.y(), 0.5 + low);
      // At rest it faces as the rig does, so that in the world it is turned as the foot is.
      EXPECT_LT(Quat(seen.rotation()).angularDistance(turn), 1e-6);
      ++checked;
    }
    EXPECT_LT((world("poleL").translation() - triple("walk1Shape.foot[0].poleTranslate")).norm(), 1e-6);
    EXPECT_LT((world("cog").translation() - triple("walk1Shape.bodyTranslate")).norm(), 30);
    EXPECT_NEAR(mayahost::number("toeL.translateZ"), 12, 1e-9) << "toes only turn";
  }
  EXPECT_EQ(checked, 8);
  // Feet that stand stand still.
  go(1);
  const Vec3 still = world("footL").translation();
  go(5);
  EXPECT_LT((world("footL").translation() - still).norm(), 1e-6);
  // What carries the rig is followed, not doubled.
  go(47);
  const Vec3 there = world("footR").translation();
  mayahost::setNumber("main.translateX", 0);
  EXPECT_LT((world("footR").translation() - there).norm(), 1e-6);
  EXPECT_THAT(failing(fmt::format("ffWalk -edit {} walk1", kControls)),
              HasSubstr("-replace to take its place"));
  EXPECT_THAT(failing("ffWalk -edit -control body cog walk1"), HasSubstr("a left and for a right foot"));
  EXPECT_THAT(failing("ffWalk -edit -control hat cog walk1"), HasSubstr("got 'hat'"));
}

TEST_F(WalkCommandTest, MakesASkeletonAndBakesItInOneStep) {
  makeWalk();
  const std::string root = text(mel("ffWalk -edit -skeleton walk1"));
  const Walk walk = engineWalk();
  const Skeleton& skeleton = walk.performed.motion.skeleton;
  const auto everyJoint = [&] {
    std::vector<std::vector<Vec3>> all;
    for (double f = 1; f <= 60; f += 7) {
      go(f);
      all.emplace_back();
      for (const Joint& joint : skeleton.joints) all.back().push_back(world(joint.name).translation());
    }
    return all;
  };
  const auto live = everyJoint();
  Pose pose;
  for (std::size_t k = 0; k < live.size(); ++k) {
    worldPose(walk.performed.motion, 7 * k, pose);
    for (std::size_t j = 0; j < skeleton.size(); ++j)
      EXPECT_LT((live[k][j] / 100 - pose.position[j]).norm(), 1e-5) << skeleton.joints[j].name;
  }
  expectOneStep("ffWalk -edit -bake -everyFrame -range 1 62 walk1");
  EXPECT_TRUE(mayahost::findNode("walk1").isNull());
  const auto baked = everyJoint();
  for (std::size_t k = 0; k < live.size(); ++k) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) EXPECT_LT((baked[k][j] - live[k][j]).norm(), 1e-3);
  }
  for (const std::string& name : mayahost::nodeNames()) EXPECT_NE(name.rfind("ff", 0), 0u) << name;
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(everyJoint(), live);
  mel("ffWalk -edit -bake -keep -everyFrame -range 1 5 walk1");
  EXPECT_FALSE(mayahost::findNode("walk1").isNull());
  EXPECT_THAT(failing("ffWalk -edit -bake walk1"), HasSubstr("drives nothing yet"));
}

// A pose on top of the walk is kept in its step when times change.
TEST_F(WalkCommandTest, PolishGoesWithItsStep) {
  makeWalk();
  const std::string root = text(mel("ffWalk -edit -skeleton walk1"));
  const std::string joint = "spine";
  ASSERT_FALSE(mayahost::findNode(joint).isNull());
  const auto shift = [&](double frame) {
    go(frame);
    const double warped = mayahost::number(joint + ".rotateX");
    mayahost::setNumber("ffMotionWarp1.envelope", 0);
    const double plain = mayahost::number(joint + ".rotateX");
    mayahost::setNumber("ffMotionWarp1.envelope", 1);
    return warped - plain;
  };
  // Posed while print 4 is stepped from, pinned a step around it.
  go(50);
  const double step = mayahost::number("walk1Shape.step");
  mayahost::setNumber(joint + ".rotateX", mayahost::number(joint + ".rotateX") + 0.3);
  mel("ffWarp -name polish -pin 38 -pin 62 -perChannel " + joint);
  EXPECT_NEAR(shift(50), 0.3, 1e-6);
  EXPECT_NEAR(shift(38), 0, 1e-6);
  // An earlier print gets half a second more: the polish comes later, with the step it was made for.
  const Names all = prints();
  setSeconds(all[2] + "Shape.step", 1.2);
  setSeconds(all[2] + "Shape.stance", 1.3);
  double at = -1, most = 0;
  for (double frame = 30; frame < 110; ++frame) {
    const double found = shift(frame);
    if (found > most) most = found, at = frame;
  }
  go(at);
  EXPECT_NEAR(mayahost::number("walk1Shape.step"), step, 0.15);
  EXPECT_GT(at, 55);
  EXPECT_NEAR(most, 0.3, 0.02);
  // A stride put in before it and one print behind it: it stays where it was in its own step.
  const double share = mayahost::number("walk1Shape.step") - std::floor(mayahost::number("walk1Shape.step"));
  const std::string own = all[static_cast<std::size_t>(mayahost::number("walk1Shape.step"))];
  mel("ffWalk -edit -insert 3 walk1");
  mel("ffWalk -edit -insert 4 walk1");
  mel("ffWalk -edit -insert 9 walk1");
  most = 0;
  for (double frame = 30; frame < 160; ++frame) {
    const double found = shift(frame);
    if (found > most) most = found, at = frame;
  }
  EXPECT_NEAR(most, 0.3, 0.02);
  go(at);
  const double moved = mayahost::number("walk1Shape.step");
  EXPECT_EQ(prints()[static_cast<std::size_t>(moved)], own);
  EXPECT_NEAR(moved - std::floor(moved), share, 0.15);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(mayahost::undo());
  mel("ffWalk -edit -bake -everyFrame -range 50 52 walk1");  // the polish is baked along
  EXPECT_TRUE(mayahost::findNode("ffMotionWarp1").isNull());
}

// Prints taken from animation: of the walk itself, baked.
TEST_F(WalkCommandTest, TakesPrintsFromAnimation) {
  makeWalk();
  const std::string root = text(mel("ffWalk -edit -skeleton walk1"));
  mel("ffWalk -edit -bake walk1");
  expectOneStep(fmt::format("ffWalk -from {} -name taken", root));
  const Names found = prints("taken");
  const Walk walk = engineWalk();
  EXPECT_GE(found.size(), 7u);
  EXPECT_LE(found.size(), 9u);
  int matched = 0;
  for (const std::string& print : found) {
    for (const Footprint& p : walk.track.prints) {
      const Vec3 there(mayahost::number(print + ".translateX") / 100, 0,
                       mayahost::number(print + ".translateZ") / 100);
      matched += (there - Vec3(p.position.x(), 0, p.position.z())).norm() < 0.05;
    }
  }
  EXPECT_GE(matched, 7);
  // Back onto the same joints, in place of their keys.
  EXPECT_THAT(failing(fmt::format("ffWalk -edit -joints {} taken", root)),
              HasSubstr("-replace to take its place"));
  mel(fmt::format("ffWalk -edit -joints {} -replace taken", root));
  EXPECT_GT(names(mel("ffWalk -query -driven taken")).size(), 30u);
  go(40);
  EXPECT_GT(mayahost::number(root + ".translateY"), 60);
  mel("ffWalk -edit -disconnect taken");
  EXPECT_THAT(names(mel("ffWalk -query -driven taken")), IsEmpty());
}

TEST_F(WalkCommandTest, SaysInWordsWhatIsWrong) {
  const auto before = mayahost::nodeNames();
  EXPECT_THAT(failing("ffWalk"), HasSubstr("-track, -json, -curve"));
  EXPECT_THAT(failing("ffWalk -character elk -wander 5"), HasSubstr("one of human, bird"));
  EXPECT_THAT(failing("ffWalk -json \"{}\""), HasSubstr("footfall"));
  EXPECT_THAT(failing("ffWalk -track nowhere.json"), HasSubstr("nowhere.json"));
  EXPECT_THAT(failing("ffWalk -curve nowhere"), HasSubstr("there is no nowhere"));
  EXPECT_THAT(failing("ffWalk -wander 1"), HasSubstr("2 to 10000 prints"));
  EXPECT_THAT(failing("ffWalk -query -energy"), HasSubstr("there is no walk in the scene"));
  EXPECT_EQ(mayahost::nodeNames(), before);
  makeWalk();
  EXPECT_THAT(failing("ffWalk -edit -remove 12 walk1"), HasSubstr("there is no print 12; walk1 has 9"));
  EXPECT_THAT(failing("ffWalk -edit -insert 12 walk1"), HasSubstr("must be 1 to 10, got 12"));
  EXPECT_THAT(failing("ffWalk -edit walk1"), HasSubstr("-edit needs one of"));
}

}  // namespace
}  // namespace footfall::maya
