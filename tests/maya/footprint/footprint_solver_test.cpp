// SPDX-License-Identifier: MIT
// ffFootprintSolver and ffFootprintPath: what the engine answers, at any time and in every mode.
#include <maya/MDagPath.h>
#include <maya/MFnMesh.h>
#include <maya/MPointArray.h>
#include <mayahost/cache.h>

#include <cstdio>
#include <functional>
#include <random>

#include "footprint/walk/walk_options_table.h"
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
  EXPECT_THAT(errors()[0], HasSubstr("print 3: leg must be one of left, right"));
  EXPECT_THAT(failing("ffWalk -query -energy walk1"), HasSubstr("print 3: leg must be"));
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

// The engine's verdict: a print that no leg reaches fails as other faults do, with the same note as
// everywhere.
TEST_F(FootprintSolverTest, APrintFarOutOfReachIsReportedUnlessForced) {
  makeWalk();
  go(40);
  const auto good = shown();
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  mayahost::clearMessages();
  mayahost::setNumber(prints[3] + ".translateZ", 325);  // 2 m ahead of where it was
  EXPECT_EQ(shown(), good) << "the last good walk stays";
  EXPECT_EQ(shown(), good);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], ::testing::HasSubstr("print 4 (right): reach"));
  mayahost::setNumber("walk1Shape.force", 1);
  EXPECT_NE(shown(), good);
  EXPECT_THAT(mayahost::textOf("walk1Shape.notes"), HasSubstr(": reach"));
  EXPECT_EQ(errors().size(), 1u);
}

// Every option of the table: a document made into a walk of the scene, written again and read is the same.
TEST_F(FootprintSolverTest, EveryOptionGoesThroughTheNode) {
  TrackDocument document = parseTrackJson(kTrack, "test");
  WalkOptions& options = document.options;
  int rows = 0;
  for (const Option<WalkOptions>& row : walkOptionsTable()) {
    if (row.key.empty()) continue;
    EXPECT_FALSE(row.attribute.empty()) << row.key;
    const OptionValue value = row.value(options);
    if (const double* number = std::get_if<double>(&value)) {
      row.setValue(options, *number == 0 ? 0.05 * row.scale() : 0.95 * *number);
    } else if (const bool* toggle = std::get_if<bool>(&value)) {
      row.setValue(options, !*toggle);
    } else if (std::holds_alternative<int>(value)) {
      row.setValue(options, 9);
    } else {
      row.setValue(options, Vec3(0.01, 0.02, -0.01));
    }
    ++rows;
  }
  EXPECT_EQ(rows, 28);
  options.body.script = {{0, 0.3, 0, 0.1}, {1.5, 0.4, -0.2, 0}};
  options.freeEnd = true;
  document.track.standingEnd = false;
  std::vector<std::string> legs{"left", "right"};
  const std::string text =
      formatTrackJson(document.track, document.named, legs, options, document.terrainText);
  go(1);
  mel("ffWalk -json " + quoted(text) + " -force");
  const TrackDocument back =
      parseTrackJson(FootprintSolverTest::text(mel("ffWalk -query -json walk1")), "back");
  for (const Option<WalkOptions>& row : walkOptionsTable()) {
    if (!row.key.empty()) {
      EXPECT_TRUE(row.same(back.options, options)) << row.key;
    }
  }
  EXPECT_TRUE(back.options.body.script == options.body.script);
  EXPECT_TRUE(back.options.freeEnd);
  // What the node solves is what the engine makes of the document.
  WalkOptions how = options;
  how.frameRate = 24;
  how.force = true;
  const Walk walk = walkTrack(document.character, document.track, document.terrain, how);
  EXPECT_NEAR(mayahost::number("walk1Shape.energy"), walk.solution.cost.sum(),
              1e-4 * walk.solution.cost.sum());
}

// The terrain is read when it changes: not at another time, in no mode of evaluation.
TEST_F(FootprintSolverTest, ALargeTerrainIsReadOnceAndWhenItChanges) {
  constexpr int kDivisions = 320;  // 321² = 103 041 vertices
  constexpr unsigned long kVertices = (kDivisions + 1) * (kDivisions + 1);
  mayahost::makePlane("hill", 4000, 4000, kDivisions, kDivisions,
                      [](double x, double z) { return 0.05 * z + 0.02 * x; });
  makeWalk("-terrain hill");
  mel("ffWalk -edit -skeleton walk1");  // pulls the solver in playback
  go(1);
  shown();
  const auto readWhile = [](const std::function<void()>& work) {
    const unsigned long before = mayahost::pointsRead();
    work();
    return mayahost::pointsRead() - before;
  };
  std::vector<double> frames;
  for (double f = 2; f < 60; f += 3) frames.push_back(f);
  EXPECT_EQ(readWhile([&] { playWalk(frames); }), 0u) << "lazy evaluation";
  for (const EvaluationMode mode : {EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode, 4);
    playWalk({1});
    EXPECT_EQ(readWhile([&] { playWalk(frames); }), 0u);
  }
  mayahost::setCachedPlayback(true);
  EXPECT_LE(readWhile([&] { ASSERT_TRUE(mayahost::fillCache(filmFrame(1), filmFrame(40), 4)); }), kVertices)
      << "once for another time at most";
  EXPECT_THAT(mayahost::checkCache(), IsEmpty());
  mayahost::setCachedPlayback(false);
  mayahost::setEvaluationMode(EvaluationMode::off);
  // A style's weight, a print, the time: still the same ground.
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  EXPECT_EQ(readWhile([&] {
              mayahost::setNumber(prints[4] + ".translateX", mayahost::number(prints[4] + ".translateX") + 5);
              shown();
            }),
            0u);
  // Moved, the same points lie elsewhere; bent, they are read again, once.
  const auto before = shown();
  EXPECT_EQ(readWhile([&] {
              mayahost::setNumber("hill.translateY", 20);
              shown();
            }),
            0u);
  EXPECT_NE(shown(), before);
  MDagPath path = MDagPath::getAPathTo(mayahost::findNode("hill"));
  path.extendToShape();
  MFnMesh mesh(path);
  MPointArray points;
  mesh.getPoints(points);
  for (unsigned i = 0; i < points.length(); ++i) points[i].y += 8;
  ASSERT_EQ(mesh.setPoints(points), MStatus::kSuccess);
  const auto flat = shown();
  EXPECT_EQ(readWhile([&] { playWalk(frames); }), 0u);
  EXPECT_NE(flat, before);
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
  EXPECT_THAT(errors(), ::testing::Contains(HasSubstr("firstLeg must be 0 to 1, got 5")));
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
