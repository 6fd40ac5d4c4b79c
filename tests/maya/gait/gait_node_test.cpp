// SPDX-License-Identifier: MIT
// ffGait: what the engine answers, at any time and in every mode; what it draws.
#include <mayahost/cache.h>
#include <mayahost/draw.h>

#include <algorithm>
#include <cstdio>
#include <random>

#include "maya/footprint/footprint_draw.h"
#include "maya/gait/gait_scene.h"

namespace footfall::maya {
using namespace footprint;
using namespace gait;

namespace {

using mayahost::EvaluationMode;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class GaitNodeTest : public GaitScene {
 protected:
  // What the engine makes of a dog's trot along the curve on level ground.
  static PathTravel engineTrot(double speed = 0) {
    const Character dog = characterPreset("dog");
    const MadeStride trot = makeStride(dog, gaitNamed("trot", 4));
    FollowOptions options;
    options.frameRate = 24;
    const TravelPath path(enginePath(), flatTerrain(), 0.1 * dog.hipHeight);
    return followPath(singleGait(trot.stride), path, TravelSpeed(speed > 0 ? speed : trot.stride.speed()),
                      options);
  }
};

TEST_F(GaitNodeTest, AnswersAsTheEngineDoes) {
  makeWay();
  EXPECT_EQ(makeGait(), "gait1");
  const PathTravel travel = engineTrot();
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < travel.motion.frames(); ++i) order.push_back(i);
  std::vector<std::size_t> mixed = order;
  std::shuffle(mixed.begin(), mixed.end(), std::mt19937(3));
  int checked = 0;
  for (const auto& frames : {order, mixed}) {
    for (const std::size_t i : frames) {
      go(1 + static_cast<double>(i));
      EXPECT_LT((triple("gait1Shape.bodyTranslate") / 100 - travel.performance.body[i].position).norm(), 1e-6)
          << i;
      for (std::size_t l = 0; l < 4; ++l) {
        const std::string foot = fmt::format("gait1Shape.foot[{}]", l);
        EXPECT_LT(
            (triple(foot + ".footTranslate") / 100 - travel.performance.feet[l][i].frame.position).norm(),
            1e-6)
            << i;
        EXPECT_NEAR(
            shortestTurn(mayahost::number(fmt::format("gait1Shape.legPhase[{}]", l)) - travel.legPhase[l][i]),
            0, 1e-5);
      }
      EXPECT_NEAR(mayahost::number("gait1Shape.outSpeed"), 100 * travel.speed[i], 1e-4);
      ++checked;
    }
  }
  EXPECT_GT(checked, 100);
  EXPECT_EQ(mayahost::textOf("gait1Shape.gait"), "trot");
  EXPECT_GT(mayahost::number("gait1Shape.printCount"), 20);
  EXPECT_NEAR(mayahost::plug("gait1Shape.endTime").asMTime().as(MTime::kSeconds),
              1 / 24.0 + travel.performance.range().end, 1e-6);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(GaitNodeTest, IsTheSameBitForBitInEveryModeAndCached) {
  makeWay();
  makeHills();
  makeGait("-gait canter -terrain hills");
  mel("ffGaitFollow -edit -skeleton gait1");
  std::vector<double> frames;
  for (double f = -2; f < 70; f += 1.75) frames.push_back(f);
  const auto lazy = playGait(frames);
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(playGait(frames), lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(playGait(frames), lazy);
  mayahost::setCachedPlayback(true);
  ASSERT_TRUE(mayahost::fillCache(filmFrame(1), filmFrame(40), 4));
  EXPECT_EQ(playGait(frames), lazy);
  EXPECT_GT(mayahost::cacheCounts().served, 0u);
  EXPECT_THAT(mayahost::checkCache(), IsEmpty());
  mayahost::setCachedPlayback(false);
}

// The mesh is read again when it moves or another takes its place, in every mode, and undoing moves it back.
TEST_F(GaitNodeTest, TheGroundIsReadAgainWhenItChanges) {
  makeWay();
  makeHills();
  makeGait("-gait trot -terrain hills");
  const auto height = [] { return triple("gait1Shape.bodyTranslate").y(); };
  int looked = 0;
  for (const EvaluationMode mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode, 4);
    go(10);
    const double before = height();
    mayahost::setNumber("hills.translateY", 50);
    EXPECT_NEAR(height() - before, 50, 5) << "at once";
    go(11);
    go(10);
    EXPECT_NEAR(height() - before, 50, 5) << "when it plays on";
    mayahost::setNumber("hills.translateY", 0);
    go(12);
    go(10);
    EXPECT_NEAR(height(), before, 1e-9);
    ++looked;
  }
  EXPECT_EQ(looked, 3);
  mayahost::setEvaluationMode(EvaluationMode::off);
}

// Feet of the skeleton it drives stand on the mesh and stay where they stand.
TEST_F(GaitNodeTest, FeetStandOnTheMesh) {
  makeWay();
  makeHills();
  makeGait("-gait walk -terrain hills -character cat");
  mel("ffGaitFollow -edit -skeleton gait1");
  int standing = 0;
  Vec3 last[4];
  bool stood[4] = {};
  for (double frame = 1; frame < 80; ++frame) {
    go(frame);
    for (int l = 0; l < 4; ++l) {
      const std::string foot = fmt::format("gait1Shape.foot[{}]", l);
      const Vec3 ankle = triple(foot + ".footTranslate");
      const double above = ankle.y() - hillAt(ankle.x(), ankle.z());
      EXPECT_GT(above, -0.5) << frame;  // the mesh is not quite the hills
      const bool stands = mayahost::plug(foot + ".footDown").asBool();
      if (stands && stood[l]) {
        EXPECT_LT((ankle - last[l]).norm(), 2.5) << frame << " rolls, does not slide";
        ++standing;
      }
      last[l] = ankle;
      stood[l] = stands;
    }
  }
  EXPECT_GT(standing, 100);
}

TEST_F(GaitNodeTest, FollowsWhatItIsGiven) {
  makeWay();
  makeGait();
  go(30);
  const auto before = shown();
  // The curve moved, the speed, the gait, a leg's phase: solved again; back again as it was.
  const std::pair<const char*, double> edits[] = {
      {"way.translateX", 40},          {"gait1Shape.speed", 120},          {"gait1Shape.bank", 0},
      {"gait1Shape.legShift[0]", 0.1}, {"gait1Shape.characterScale", 1.3}, {"gait1Shape.startTime", 0.1}};
  for (const auto& [plug, value] : edits) {
    const double was = mayahost::number(plug);
    ASSERT_EQ(mayahost::setNumber(plug, value), MStatus::kSuccess) << plug;
    EXPECT_NE(shown(), before) << plug;
    mayahost::setNumber(plug, was);
    EXPECT_EQ(shown(), before) << plug;
  }
  // The path deleted: said once, the last good travel stays.
  mayahost::clearMessages();
  ASSERT_EQ(mayahost::deleteNode("way"), MStatus::kSuccess);
  EXPECT_EQ(shown(), before);
  EXPECT_EQ(shown(), before);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("path must be connected to a NURBS curve"));
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(shown(), before);
}

// The distance along the path as an attribute that is keyed: anywhere at any time, and back.
TEST_F(GaitNodeTest, PositionIsLive) {
  makeWay();
  makeGait("-gait trot -position");
  const PathTravel travel = engineTrot();
  const double speed = makeStride(characterPreset("dog"), gaitNamed("trot", 4)).stride.speed();
  key("gait1Shape.position", {{1, 0}, {20, 300}, {40, 100}}, MFnAnimCurve::kTangentLinear);
  for (const double frame : {1.0, 10.5, 20.0, 30.0, 40.0}) {
    go(frame);
    const double place = frame <= 20 ? 300 * (frame - 1) / 19 : 300 - 10 * (frame - 20);
    EXPECT_NEAR(mayahost::number("gait1Shape.outDistance"), place, 1e-3) << frame;
    const double at = place / 100 / speed * 24;
    const std::size_t i = static_cast<std::size_t>(at);
    const Vec3 wanted = travel.performance.body[i].position +
                        (at - static_cast<double>(i)) *
                            (travel.performance.body[i + 1].position - travel.performance.body[i].position);
    EXPECT_LT((triple("gait1Shape.bodyTranslate") / 100 - wanted).norm(), 1e-4) << frame;
  }
  // Baked over the keys of the position.
  mel("ffGaitFollow -edit -skeleton gait1");
  const double before = at("pelvis.translateZ", 30), turn = at("leftThigh.rotateX", 30);
  mel("ffGaitFollow -edit -bake gait1");
  EXPECT_NEAR(at("pelvis.translateZ", 30), before, 0.01);
  EXPECT_NEAR(at("leftThigh.rotateX", 30), turn, 1e-3);
}

TEST_F(GaitNodeTest, WithoutAMeshThePathsHeightsAreTheGround) {
  makeWay(0.2);
  makeGait("-gait walk");
  go(1);
  const double low = mayahost::number("gait1Shape.bodyTranslateY");
  const auto range = numbers(mel("ffGaitFollow -query -range gait1"));
  go(range[1]);
  EXPECT_NEAR(mayahost::number("gait1Shape.bodyTranslateY") - low, 0.2 * 600, 12);
}

TEST_F(GaitNodeTest, WhatCannotBeDoneIsSaid) {
  makeWay();
  makeGait();
  go(20);
  const auto good = shown();
  const auto faulty = [&](const std::string& words) {
    mayahost::clearMessages();
    EXPECT_EQ(shown(), good) << words;
    ASSERT_EQ(errors().size(), 1u) << words;
    EXPECT_THAT(errors()[0], HasSubstr(words));
  };
  mayahost::setNumber("gait1Shape.character", 0);  // a human
  faulty("the gait library has no gaits for 2 legs");
  mayahost::setNumber("gait1Shape.character", 3);
  mayahost::setNumber("gait1Shape.drive", 1);
  faulty("a speed profile needs at least one key");
  mayahost::setNumber("gait1Shape.drive", 2);
  faulty("keyed distances along a path need at least two keys");
  mayahost::setNumber("gait1Shape.drive", 0);
  EXPECT_EQ(shown(), good);
  // A cliff across the way.
  mayahost::makePlane("cliff", 3000, 3000, 300, 300, [](double, double z) { return z > 300 ? 400.0 : 0; });
  mayahost::clearMessages();
  EXPECT_THAT(failing("ffGaitFollow -edit -terrain cliff gait1"), HasSubstr("in one stride"));
  EXPECT_EQ(shown(), good);
}

TEST_F(GaitNodeTest, AnimationSavedAndOpenedIsTheSame) {
  makeWay();
  makeGait("-gait walk -speedKey 1 60 -speedKey 40 160");
  mel("ffGaitTransition -gait trot -startFrame 30 -duration 20 gait1");
  mel("ffGaitFollow -edit -skeleton gait1");
  const std::vector<double> frames{1, 17, 38.5, 55};
  const auto before = playGait(frames);
  const std::string path = ::testing::TempDir() + "footfall_gait.ma";
  ASSERT_EQ(mayahost::saveScene(path), MStatus::kSuccess);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(path), MStatus::kSuccess);
  const auto after = playGait(frames);
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    for (std::size_t k = 0; k < before[i].size(); ++k)
      EXPECT_NEAR(after[i][k], before[i][k], 1e-5) << i << " " << k;
  }
  EXPECT_EQ(names(mel("ffGaitFollow -query -gait gait1")), (Names{"walk", "trot"}));
  std::remove(path.c_str());
}

TEST_F(GaitNodeTest, NodesMayBeDeletedInAnyOrder) {
  for (unsigned seed = 0; seed < 4; ++seed) {
    mayahost::newScene();
    makeWay();
    makeHills();
    makeGait("-gait trot -terrain hills");
    mel("ffGaitFollow -edit -skeleton gait1");
    std::vector<std::string> nodes{"way", "hills", "gait1", "pelvis"};
    std::shuffle(nodes.begin(), nodes.end(), std::mt19937(seed));
    for (const std::string& node : nodes) {
      go(12);
      ASSERT_EQ(mayahost::deleteNode(node), MStatus::kSuccess) << node;
      go(13);
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) EXPECT_TRUE(mayahost::undo());
    go(20);
    EXPECT_GT(mayahost::number("gait1Shape.printCount"), 20);
  }
}

TEST_F(GaitNodeTest, DrawsTheWayThePrintsAndTheBars) {
  using Kind = mayahost::Primitive::Kind;
  makeWay();
  makeGait();
  go(10);
  const auto count = [](const mayahost::DrawRecord& record, Kind kind) {
    return std::count_if(record.primitives.begin(), record.primitives.end(),
                         [kind](const mayahost::Primitive& p) { return p.kind == kind; });
  };
  const auto record = mayahost::draw("gait1Shape");
  ASSERT_TRUE(record.drawn) << record.reason;
  EXPECT_GT(count(record, Kind::lineStrip), 60) << "the way, and paws of a pad and toes each";
  EXPECT_GE(count(record, Kind::triangles), 6) << "bars of four legs over two strides";
  std::vector<std::string> words;
  for (const auto& p : record.primitives) {
    if (p.kind == Kind::text) words.push_back(p.text);
  }
  EXPECT_THAT(words,
              ::testing::UnorderedElementsAre("frontLeft", "frontRight", "hindLeft", "hindRight", "trot"));
  // Bars move with the time; without them they are gone.
  const auto bars = [&](const mayahost::DrawRecord& r) {
    std::vector<double> xs;
    for (const auto& p : r.primitives) {
      if (p.kind == Kind::triangles) xs.push_back(p.points[0].x);
    }
    return xs;
  };
  go(13);
  EXPECT_NE(bars(mayahost::draw("gait1Shape")), bars(record));
  mayahost::setNumber("gait1Shape.showDiagram", 0);
  mayahost::setNumber("gait1Shape.showPrints", 0);
  const auto less = mayahost::draw("gait1Shape");
  EXPECT_EQ(count(less, Kind::triangles), 0);
  EXPECT_EQ(count(less, Kind::lineStrip), 1);
}

}  // namespace
}  // namespace footfall::maya
