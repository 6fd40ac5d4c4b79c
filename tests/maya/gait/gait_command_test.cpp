// SPDX-License-Identifier: MIT
// ffGaitFollow and ffGaitTransition: made, edited, connected, baked, each in one step of undo.
#include "maya/gait/gait_scene.h"

#include <fstream>

#include "gait/travel/foot_errors.h"
#include "io/documents/gait_text.h"

namespace footfall::maya {
using namespace gait;

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class GaitCommandTest : public GaitScene {
 protected:
  // A cycle of three strides at 24 frames per second, on the spot: joints with one key per frame from
  // frame 1.
  Stride addCycle(const char* who, const char* gait) {
    const Character character = characterPreset(who);
    MakeStrideOptions options;
    options.frameRate = 24;
    options.strides = 3;
    const MadeStride made = makeStride(character, gaitNamed(gait, character.legs.size()), options);
    Motion motion = onTheSpot(made.clip, character.limbs.root);
    motion.startTime = 1 / 24.0;
    addFigure("", motion);
    return made.stride;
  }
};

TEST_F(GaitCommandTest, MakesEditsAndRemovesInOneStepEach) {
  makeWay();
  makeHills();
  go(1);
  expectOneStep("ffGaitFollow -curve way -gait walk -character horse -name colt");
  EXPECT_EQ(mayahost::number("coltShape.character"), 5);
  expectOneStep("ffGaitFollow -edit -terrain hills colt");
  expectOneStep("ffGaitFollow -edit -speed 250 colt");
  expectOneStep("ffGaitFollow -edit -speedKey 1 150 -speedKey 30 300 -speedKey 60 200 colt");
  EXPECT_EQ(mayahost::number("coltShape.drive"), 1);
  expectOneStep("ffGaitFollow -edit -speedKey 1 150 -speedKey 30 300 colt");  // one less
  EXPECT_EQ(mayahost::plug("coltShape.speedKey").numElements(), 2u);
  expectOneStep("ffGaitFollow -edit -placeKey 1 0 -placeKey 50 400 colt");
  expectOneStep("ffGaitFollow -edit -speed 200 colt");
  expectOneStep("ffGaitFollow -edit -legShift frontLeft 0.1 colt");
  expectOneStep("ffGaitTransition -gait trot -startFrame 30 -duration 24 colt");
  expectOneStep("ffGaitTransition -edit -index 1 -startFrame 36 colt");
  EXPECT_NEAR(std::get<double>(mel("ffGaitTransition -query -index 1 -startFrame colt")), 36, 1e-6);
  EXPECT_NEAR(std::get<double>(mel("ffGaitTransition -query -duration colt")), 24, 1e-6);
  EXPECT_THAT(names(mel("ffGaitFollow -query -gait colt")), ElementsAre("walk", "trot"));
  EXPECT_THAT(names(mel("ffGaitTransition -query -list colt")), ElementsAre("trot"));
  expectOneStep("ffGaitTransition -edit -remove colt");
  EXPECT_THAT(names(mel("ffGaitFollow -query -gait colt")), ElementsAre("walk"));
  expectOneStep("ffGaitFollow -edit -skeleton colt");
  EXPECT_GT(names(mel("ffGaitFollow -query -driven colt")).size(), 60u);
  expectOneStep("ffGaitFollow -edit -disconnect colt");
  EXPECT_THAT(names(mel("ffGaitFollow -query -legs colt")),
              ElementsAre("frontLeft", "frontRight", "hindLeft", "hindRight"));
  const auto stride = numbers(mel("ffGaitFollow -query -stride colt"));
  ASSERT_EQ(stride.size(), 2u);
  EXPECT_GT(stride[0], 100);
  EXPECT_GT(stride[1], 10);
}

// Point 4 of what animators do by hand: a cycle on the spot travels, feet planted.
TEST_F(GaitCommandTest, ACycleOnTheSpotTravels) {
  const Stride truth = addCycle("dog", "walk");
  makeWay();
  makeHills();
  go(1);
  const std::string undone = mayahost::sceneText();
  EXPECT_EQ(text(mel("ffGaitFollow -curve way -cycle pelvis -terrain hills")), "gait1");
  EXPECT_THAT(names(mel("ffGaitFollow -query -notes gait1")), ::testing::Contains(HasSubstr("in place")));
  const auto stride = numbers(mel("ffGaitFollow -query -stride gait1"));
  EXPECT_NEAR(stride[0], 100 * truth.length, 4);
  EXPECT_THAT(failing("ffGaitFollow -edit -joints pelvis gait1"), HasSubstr("(-replace to take its place"));
  mel("ffGaitFollow -edit -joints pelvis -replace gait1");
  const auto range = numbers(mel("ffGaitFollow -query -range gait1"));
  // The joints' own feet are where the gait has them, and those stand still.
  int looked = 0;
  for (double frame = range[0]; frame < std::min(range[1], 60.0); ++frame) {
    go(frame);
    const Vec3 ankle = triple("gait1Shape.foot[2].footTranslate") / 100;
    EXPECT_LT((place("leftHindPaw") - ankle).norm(), 1e-3) << frame;
    ++looked;
  }
  EXPECT_GT(looked, 40);
  go(range[1]);
  EXPECT_GT((place("pelvis") - Vec3(0, 0.4, 0)).norm(), 5) << "it is at the end of the curve";
  const double before = at("leftHindPaw.rotateX", 33);
  mel("ffGaitFollow -edit -bake gait1");
  EXPECT_TRUE(mayahost::findNode("gait1").isNull());
  EXPECT_NEAR(at("leftHindPaw.rotateX", 33), before, 1e-3);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(mayahost::undo());
  go(1);
  EXPECT_EQ(mayahost::sceneText(), undone);
}

TEST_F(GaitCommandTest, ACycleOfAFileWithItsInformation) {
  const Character dog = characterPreset("dog");
  MakeStrideOptions options;
  options.frameRate = 30;
  const MadeStride bound = makeStride(dog, gaitNamed("bound", 4), options);
  const std::string file = ::testing::TempDir() + "footfall_bound.bvh",
                    info = ::testing::TempDir() + "footfall_bound.gait";
  Scene scene;
  scene.frameRate = 30;
  scene.motion = bound.clip;
  writeScene(scene, file);
  std::ofstream(info) << formatGaitText(bound.info);
  makeWay();
  mel("ffGaitFollow -curve way -file \"" + file + "\" -info \"" + info + "\"");
  EXPECT_NEAR(numbers(mel("ffGaitFollow -query -stride gait1"))[0], 100 * bound.stride.length, 1);
  std::ofstream(info) << "body\nfour\n";
  expectRefused("ffGaitFollow -curve way -file \"" + file + "\" -info \"" + info + "\"",
                "2: 'four' is not a number, which is expected for the number of limbs");
  expectRefused("ffGaitFollow -curve way -file \"/nowhere/x.bvh\"", "/nowhere/x.bvh");
  std::remove(file.c_str());
  std::remove(info.c_str());
}

TEST_F(GaitCommandTest, GaitsBySpeed) {
  makeWay();
  go(1);
  mel("ffGaitFollow -curve way -automatic true -character dog -speedKey 1 60 -speedKey 60 260");
  EXPECT_THAT(names(mel("ffGaitFollow -query -gait gait1")), ElementsAre("walk", "trot"));
  go(2);
  EXPECT_EQ(mayahost::textOf("gait1Shape.gait"), "walk");
  go(60);
  EXPECT_EQ(mayahost::textOf("gait1Shape.gait"), "trot");
}

TEST_F(GaitCommandTest, TheThesisAsItIs) {
  makeWay();
  makeGait("-gait bound -character marten -mode faithful");
  go(20);
  const auto faithful = shown();
  mel("ffGaitFollow -edit -mode corrected gait1");
  EXPECT_NE(shown(), faithful);
  expectRefused("ffGaitFollow -edit -mode vague gait1", "corrected");
}

// A rig of controls: body and paws are where the gait has them, the rig standing aside.
TEST_F(GaitCommandTest, DrivesControls) {
  makeWay();
  makeGait("-gait walk");
  const Character dog = characterPreset("dog");
  const auto control = [](const std::string& name, const Vec3& at) {
    mayahost::createNode("transform", name);
    mayahost::setNumber(name + ".translateX", 100 * at.x() + 700);
    mayahost::setNumber(name + ".translateY", 100 * at.y());
    mayahost::setNumber(name + ".translateZ", 100 * at.z());
  };
  control("cog", Vec3(0, dog.hipHeight, 0));
  std::string flags = "-control body cog";
  const std::pair<const char*, const char*> feet[] = {{"left front foot", "footFL"},
                                                      {"right front foot", "footFR"},
                                                      {"left hind foot", "footHL"},
                                                      {"right hind foot", "footHR"}};
  for (std::size_t l = 0; l < 4; ++l) {
    control(feet[l].second, dog.legs[l].ankle + Vec3(0, dog.hipHeight, 0));
    flags += fmt::format(" -control \"{}\" {}", feet[l].first, feet[l].second);
  }
  mel("ffGaitFollow -edit " + flags + " gait1");
  go(25);
  for (std::size_t l = 0; l < 4; ++l) {
    const Vec3 ankle = triple(fmt::format("gait1Shape.foot[{}].footTranslate", l));
    EXPECT_LT((100 * place(feet[l].second) - ankle).norm(), 8) << feet[l].second;
  }
  EXPECT_LT((100 * place("cog") - triple("gait1Shape.bodyTranslate")).norm(), 5);
  mel("ffGaitFollow -edit -bake gait1");
  EXPECT_TRUE(mayahost::findNode("gait1").isNull());
}

TEST_F(GaitCommandTest, RefusalsAreInWordsAndLeaveNothing) {
  expectRefused("ffGaitFollow -gait trot", "-curve must name a NURBS curve");
  makeWay();
  expectRefused("ffGaitFollow -curve way", "give one of -gait");
  expectRefused("ffGaitFollow -curve way -gait crawl", "no gait 'crawl' for 4 legs; there are: walk, amble");
  expectRefused("ffGaitFollow -curve way -gait trot -character yeti", "-character must be one of human");
  expectRefused("ffGaitFollow -curve nowhere -gait trot", "there is no nowhere in the scene");
  expectRefused("ffGaitFollow -curve way -gait trot -cycle way", "give one of -gait, -cycle and -file");
  expectRefused("ffGaitFollow -curve way -gait trot -terrain way", "polygon mesh");
  expectRefused("ffGaitFollow -query -notes", "there is no gait in the scene");
  MPointArray upright;
  for (int i = 0; i < 5; ++i) upright.append(MPoint(0, 100 * i, 0));
  mayahost::makeCurve("pole", upright);
  expectRefused("ffGaitFollow -curve pole -gait trot", "no length in plan");
  makeGait();
  expectRefused("ffGaitFollow -edit gait1", "-edit needs one of");
  expectRefused("ffGaitFollow -edit -speedKey 1 -5 gait1", "must be at least 0, got -5");
  expectRefused("ffGaitFollow -edit -placeKey 1 100 -placeKey 20 50 gait1", "cannot go backwards");
  expectRefused("ffGaitFollow -edit -legShift tail 0.1 gait1",
                "there is no leg 'tail'; there are: frontLeft");
  expectRefused("ffGaitFollow -edit -bake gait1", "drives nothing yet");
  expectRefused("ffGaitTransition gait1", "no gait to change to");
  expectRefused("ffGaitTransition -gait crawl gait1", "no gait 'crawl'");
  expectRefused("ffGaitTransition -edit -remove gait1", "there is no gait change 0; gait1 has 0");
  EXPECT_THAT(names(mel("ffGaitFollow -query -gait gait1")), ElementsAre("trot"));
}

}  // namespace
}  // namespace footfall::maya
