// SPDX-License-Identifier: MIT
// ffFootprintSolver and ffFootprintPath: what the engine answers, at any time and in every mode.
#include <maya/MPointArray.h>
#include <mayahost/cache.h>

#include <cstdio>
#include <random>

#include "maya/footprint/walk_scene.h"
#include "maya/framework/node_ids.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using mayahost::EvaluationMode;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class FootprintSolverTest : public WalkScene {};

TEST_F(FootprintSolverTest, AnswersAsTheEngineDoes) {
  makeWalk();
  const Walk walk = engineWalk();
  const Motion& motion = walk.performed.motion;
  const int pelvis = findLimbs(motion.skeleton).pelvis;
  Pose pose;
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < motion.frames(); ++i) order.push_back(i);
  std::vector<std::size_t> back(order.rbegin(), order.rend()), mixed = order;
  std::shuffle(mixed.begin(), mixed.end(), std::mt19937(7));
  int checked = 0;
  for (const auto& frames : {order, back, mixed}) {
    for (const std::size_t i : frames) {
      go(1 + static_cast<double>(i));
      worldPose(motion, i, pose);
      EXPECT_LT(
          (triple("walk1Shape.bodyTranslate") / 100 - pose.position[static_cast<std::size_t>(pelvis)]).norm(),
          1e-6)
          << i;
      EXPECT_LT((triple("walk1Shape.com") / 100 - walk.samples[i].com.position).norm(), 1e-6);
      for (const int leg : {0, 1}) {
        const std::string foot = fmt::format("walk1Shape.foot[{}]", leg);
        EXPECT_LT(
            (triple(foot + ".footTranslate") / 100 - walk.samples[i].feet[static_cast<std::size_t>(leg)])
                .norm(),
            1e-6);
        const Quat turn = rotationFromEuler(triple(foot + ".footRotate"), RotationOrder::XYZ);
        EXPECT_LT(
            turn.angularDistance(walk.performance.feet[static_cast<std::size_t>(leg)][i].frame.rotation),
            1e-5);
        EXPECT_EQ(mayahost::plug(foot + ".footDown").asBool(),
                  walk.samples[i].standing[static_cast<std::size_t>(leg)] != 0);
      }
      EXPECT_NEAR(mayahost::number("walk1Shape.phase"), walk.performance.phase[i], 1e-6);
      EXPECT_NEAR(mayahost::number("walk1Shape.imbalance"), walk.samples[i].imbalance, 1e-4);
      ++checked;
    }
  }
  EXPECT_GT(checked, 200);
  EXPECT_NEAR(mayahost::number("walk1Shape.energy"), walk.solution.cost.sum(),
              1e-4 * walk.solution.cost.sum());
  EXPECT_NEAR(mayahost::plug("walk1Shape.endTime").asMTime().as(MTime::kSeconds),
              1 / 24.0 + walk.timing.duration, 1e-6);
  EXPECT_EQ(mayahost::number("walk1Shape.printCount"), 9);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(FootprintSolverTest, IsTheSameBitForBitInEveryModeAndCached) {
  makeWalk();
  mel("ffWalk -edit -skeleton walk1");  // pulls the solver in playback
  std::vector<double> frames;
  for (double f = -3; f < 110; f += 1.5) frames.push_back(f);
  const auto lazy = playWalk(frames);
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(playWalk(frames), lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(playWalk(frames), lazy);
  mayahost::setCachedPlayback(true);
  ASSERT_TRUE(mayahost::fillCache(filmFrame(1), filmFrame(60), 4));
  EXPECT_EQ(playWalk(frames), lazy);
  EXPECT_EQ(playWalk(frames), lazy);
  EXPECT_GT(mayahost::cacheCounts().served, 0u);
  EXPECT_THAT(mayahost::checkCache(), IsEmpty());
  mayahost::setCachedPlayback(false);
}

TEST_F(FootprintSolverTest, MovingAPrintSolvesAgain) {
  makeWalk();
  go(40);
  const auto before = shown();
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  ASSERT_EQ(prints.size(), 9u);
  const double z = mayahost::number(prints[4] + ".translateZ");
  mayahost::setNumber(prints[4] + ".translateZ", z + 15);
  EXPECT_NE(shown(), before);
  mayahost::setNumber(prints[4] + ".translateZ", z);
  EXPECT_EQ(shown(), before);
  // Moved with the walk's transform, all go along.
  const Vec3 body = triple("walk1Shape.bodyTranslate");
  mayahost::setNumber("walk1.translateX", 250);
  EXPECT_LT((triple("walk1Shape.bodyTranslate") - body - Vec3(250, 0, 0)).norm(), 1e-3);
}

// Every fault is said once, by the print's number; the last good walk stays.
TEST_F(FootprintSolverTest, BadPrintsAreReportedOnceAndTheLastGoodWalkStays) {
  makeWalk();
  go(40);
  const auto good = shown();
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  mayahost::clearMessages();
  ASSERT_TRUE(mayahost::setNumber(prints[2] + "Shape.leg", 2));  // a front leg
  EXPECT_EQ(shown(), good);
  EXPECT_EQ(shown(), good);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("print 3: leg should be one of left, right"));
  EXPECT_THAT(failing("ffWalk -query -energy walk1"), HasSubstr("print 3: leg should be"));
  mayahost::setNumber(prints[2] + "Shape.leg", 0);
  EXPECT_EQ(shown(), good);
  mayahost::clearMessages();
  // A foot that is still on its print when it should land on the next.
  setSeconds(prints[4] + "Shape.stance", 9);
  EXPECT_EQ(shown(), good);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("print 5"));
  mayahost::setNumber("walk1Shape.force", 1);
  EXPECT_NE(shown(), good);
  EXPECT_THAT(mayahost::textOf("walk1Shape.notes"), HasSubstr("print 5"));
  EXPECT_EQ(errors().size(), 1u);
}

TEST_F(FootprintSolverTest, PrintsMayBeDeletedInAnyOrder) {
  for (unsigned seed = 0; seed < 3; ++seed) {
    mayahost::newScene();
    makeWalk();
    Names prints = names(mel("ffWalk -query -prints walk1"));
    std::shuffle(prints.begin(), prints.end(), std::mt19937(seed));
    int left = 9;
    for (const std::string& print : prints) {
      go(30);
      if (left == 1) break;
      ASSERT_EQ(mayahost::deleteNode(print), MStatus::kSuccess);
      --left;
      shown();
      EXPECT_EQ(names(mel("ffWalk -query -prints walk1")).size(), static_cast<std::size_t>(left));
    }
    for (int i = left; i < 9; ++i) EXPECT_TRUE(mayahost::undo());
    EXPECT_EQ(names(mel("ffWalk -query -prints walk1")).size(), 9u);
    EXPECT_EQ(mayahost::number("walk1Shape.printCount"), 9);
    ASSERT_EQ(mayahost::deleteNode("walk1"), MStatus::kSuccess);
  }
}

TEST_F(FootprintSolverTest, AnimationSavedAndOpenedIsTheSame) {
  makeWalk();
  mel("ffWalk -edit -skeleton walk1");
  const std::vector<double> frames{1, 13, 40.5, 77};
  const auto before = playWalk(frames);
  const std::string path = ::testing::TempDir() + "footfall_walk.ma";
  ASSERT_EQ(mayahost::saveScene(path), MStatus::kSuccess);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(path), MStatus::kSuccess);
  const auto after = playWalk(frames);
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    for (std::size_t k = 0; k < before[i].size(); ++k)
      EXPECT_NEAR(after[i][k], before[i][k], 1e-6) << i << " " << k;
  }
  EXPECT_THAT(errors(), IsEmpty());
  std::remove(path.c_str());
}

TEST_F(FootprintSolverTest, ALoopGoesOn) {
  go(1);
  mel("ffWalk -json " +
      quoted(R"({"footfall": "track", "version": 1, "loop": {"offset": [0, 1.2]}, "prints": [
    {"side": "left", "position": [0.09, 0], "stance": 0.6, "step": 0.5},
    {"side": "right", "position": [-0.09, 0.6], "stance": 0.6, "step": 0.5}]})"));
  for (const double frame : {1.0, 9.0, 20.0}) {
    go(frame);
    const Vec3 here = triple("walk1Shape.bodyTranslate");
    go(frame + 24 * 5);  // five turns of a second each
    EXPECT_LT((triple("walk1Shape.bodyTranslate") - here - Vec3(0, 0, 600)).norm(), 1e-6);
  }
}

// The ground is a mesh: prints lie on it, and the solver keeps feet out of it.
TEST_F(FootprintSolverTest, WalksOnAMesh) {
  const auto height = [](double x, double z) { return 20 + 0.1 * z + 0.05 * x; };
  mayahost::makePlane("hill", 2000, 2000, 8, 8, height);
  makeWalk("-terrain hill");
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  for (const std::string& print : prints)
    EXPECT_NEAR(mayahost::number(print + ".translateY"),
                height(mayahost::number(print + ".translateX"), mayahost::number(print + ".translateZ")),
                1e-3);
  go(1);
  const double low = mayahost::number("walk1Shape.bodyTranslateY");
  go(90);
  EXPECT_GT(mayahost::number("walk1Shape.bodyTranslateY"), low + 25);
  // A print off the terrain is named.
  mayahost::clearMessages();
  mayahost::setNumber(prints[5] + ".translateX", 5000);
  mayahost::number("walk1Shape.energy");
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("print 6: x 50 m"));
  // The mesh deleted, prints stay where they are.
  mayahost::setNumber(prints[5] + ".translateX", 50);
  ASSERT_EQ(mayahost::deleteNode("hill"), MStatus::kSuccess);
  go(90);
  EXPECT_GT(mayahost::number("walk1Shape.bodyTranslateY"), low + 25);
}

TEST_F(FootprintSolverTest, StepsAlongACurveThatStaysEditable) {
  MPointArray points;
  for (int i = 0; i < 6; ++i) points.append(MPoint(30.0 * i * i, 0, 100.0 * i));
  mayahost::makeCurve("way", points);
  go(1);
  EXPECT_EQ(text(mel("ffWalk -curve way -standing -stepLength 60")), "walk1");
  const double count = mayahost::number("walk1_path.printCount");
  EXPECT_GT(count, 12);
  EXPECT_EQ(mayahost::number("walk1Shape.printCount"), count);
  EXPECT_EQ(mayahost::number("walk1Shape.start"), 1) << "standing";
  go(60);
  const auto before = shown();
  mayahost::setNumber("walk1_path.stepLength", 45);
  EXPECT_GT(mayahost::number("walk1Shape.printCount"), count);
  EXPECT_NE(shown(), before);
  mayahost::setNumber("walk1_path.stepLength", 60);
  EXPECT_EQ(shown(), before);
  mayahost::clearMessages();
  mayahost::setNumber("walk1_path.firstLeg", 5);
  EXPECT_EQ(shown(), before) << "the last good prints stay";
  EXPECT_THAT(errors(), ::testing::Contains(HasSubstr("firstLeg should be less than 2")));
  mayahost::setNumber("walk1_path.firstLeg", 0);
  // As prints of their own.
  mel("ffWalk -curve way -standing -stepLength 60 -prints -startFrame 1");
  EXPECT_EQ(names(mel("ffWalk -query -prints walk2")).size(), static_cast<std::size_t>(count));
  EXPECT_TRUE(mayahost::findNode("walk2_path").isNull());
  const auto own = shown("walk2Shape");
  for (std::size_t i = 0; i < own.size(); ++i) EXPECT_NEAR(own[i], before[i], 1e-3) << i;
}

}  // namespace
}  // namespace footfall::maya
