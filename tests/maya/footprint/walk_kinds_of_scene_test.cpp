// SPDX-License-Identifier: MIT
// Walks in every kind of scene: Z up, other units and rates, ground that changes, rigs of any size, nodes
// renamed, switched off and given what no walk can be made of.
#include <maya/MDagPath.h>
#include <maya/MDistance.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMesh.h>
#include <maya/MGlobal.h>
#include <maya/MPointArray.h>
#include <mayahost/draw.h>

#include "maya/footprint/footprint_draw.h"
#include "maya/footprint/walk_scene.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class WalkKindsTest : public WalkScene {
 protected:
  void TearDown() override {
    MGlobal::setYAxisUp();
    MDistance::setUIUnit(MDistance::kCentimeters);
    MTime::setUIUnit(MTime::kFilm);
    WalkScene::TearDown();
  }
  static Vec3 world(const std::string& node) {
    return affineOf(MDagPath::getAPathTo(mayahost::findNode(node)).inclusiveMatrix()).translation();
  }
  // Body, feet and poles at some seconds after the first footfall, which is at frame 1 of the scene.
  static std::vector<Vec3> watch() {
    std::vector<Vec3> places;
    const MTime first(1, MTime::uiUnit());
    for (const double seconds : {0.0, 0.6, 1.3, 2.1, 3.0, 3.6}) {
      mayahost::setCurrentTime(MTime(first.as(MTime::kSeconds) + seconds, MTime::kSeconds));
      for (const char* plug : {"bodyTranslate", "com", "foot[0].footTranslate", "foot[1].footTranslate",
                               "foot[1].poleTranslate"})
        places.push_back(triple(std::string("walk1Shape.") + plug));
    }
    return places;
  }
  static void start(const std::string& flags = "") {
    mayahost::setCurrentTime(MTime(1, MTime::uiUnit()));
    mel("ffWalk -json " + quoted(kTrack) + " " + flags);
  }
};

// The same walk, turned with the scene: skeleton, prints and what is drawn too.
TEST_F(WalkKindsTest, ZUp) {
  start();
  std::string root = text(mel("ffWalk -edit -skeleton walk1"));
  const auto yUp = watch();
  const Vec3 head = world("head");
  mayahost::newScene();
  MGlobal::setZAxisUp();
  start();
  root = text(mel("ffWalk -edit -skeleton walk1"));
  const auto zUp = watch();
  const auto turned = [](const Vec3& p) { return Vec3(p.x(), -p.z(), p.y()); };
  ASSERT_EQ(zUp.size(), yUp.size());
  for (std::size_t i = 0; i < zUp.size(); ++i) EXPECT_LT((zUp[i] - turned(yUp[i])).norm(), 1e-6) << i;
  EXPECT_LT((world("head") - turned(head)).norm(), 1e-4);
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  EXPECT_LT((world(prints[3]) - Vec3(-5, -125, 0)).norm(), 1e-9);
  int flat = 0;
  for (const mayahost::Primitive& p : mayahost::draw(prints[3] + "Shape").primitives) {
    if (p.state.color != print_colours::kRight) continue;
    for (const MPoint& point : p.points) flat += std::abs(point.z) < 1e-9;
  }
  EXPECT_GT(flat, 10);
  // Placed, aimed and wandering on the scene's ground.
  mel("ffWalk -edit -insert 0 -position 90 -480 0 walk1");
  EXPECT_LT((world(names(mel("ffWalk -query -prints walk1")).back()) - Vec3(90, -480, 0)).norm(), 1e-6);
  mel("ffWalk -wander 8 -seed 2 -name about");
  for (const std::string& print : names(mel("ffWalk -query -prints about")))
    EXPECT_NEAR(world(print).z(), 0, 1e-9);
  EXPECT_THAT(errors(), IsEmpty());
}

// What is typed and shown is in the scene's units; what is walked does not change with them.
TEST_F(WalkKindsTest, UnitsOfLength) {
  start();
  const auto centimetres = watch();
  for (const auto& [unit, size] :
       {std::pair(MDistance::kMeters, 100.0), std::pair(MDistance::kInches, 2.54)}) {
    mayahost::newScene();
    MDistance::setUIUnit(unit);
    start();
    const auto other = watch();
    for (std::size_t i = 0; i < other.size(); ++i)
      EXPECT_EQ(other[i], centimetres[i]) << i;  // centimetres inside
    mel(fmt::format("ffWalk -edit -insert 0 -position {} 0 {} walk1", 90 / size, 480 / size));
    EXPECT_LT((world(names(mel("ffWalk -query -prints walk1")).back()) - Vec3(90, 0, 480)).norm(), 1e-6);
  }
}

TEST_F(WalkKindsTest, RatesOfTheScene) {
  start();
  const auto film = watch();
  for (const auto& [unit, rate] : {std::pair(MTime::kPALFrame, 25.0), std::pair(MTime::kNTSCFrame, 30.0),
                                   std::pair(MTime::kNTSCField, 60.0)}) {
    mayahost::newScene();
    MTime::setUIUnit(unit);
    start();
    EXPECT_EQ(mayahost::number("walk1Shape.frameRate"), rate);
    const auto other = watch();
    for (std::size_t i = 0; i < other.size(); ++i)  // frames lie elsewhere, the walk does not
      EXPECT_LT((other[i] - film[i]).norm(), 2.5) << rate << " " << i;
    // A foot lands at a frame of this scene.
    const auto bars = std::get<std::vector<double>>(mel("ffWalk -query -bars walk1"));
    EXPECT_NEAR(bars[0], 1, 1e-5);
    mel(fmt::format("ffWalk -edit -footfall 4 -atTime {} -ripple walk1", std::ceil(bars[6]) + 3));
    EXPECT_NEAR(std::get<std::vector<double>>(mel("ffWalk -query -bars walk1"))[6], std::ceil(bars[6]) + 3,
                1e-4);
  }
}

// Before the first frame the figure stands where it will start; the walk may start anywhere, below zero too.
TEST_F(WalkKindsTest, StartsAtAnyTime) {
  start();
  const auto atOne = watch();
  for (const double frame : {-40.0, 1000.0}) {
    setSeconds("walk1Shape.startTime", (frame + 1) / 24);
    std::size_t k = 0;
    for (const double seconds : {0.0, 0.6, 1.3}) {
      mayahost::setCurrentTime(MTime((frame + 1) / 24 + seconds, MTime::kSeconds));
      EXPECT_LT((triple("walk1Shape.bodyTranslate") - atOne[5 * k++]).norm(), 1e-4) << frame;
    }
    go(frame - 500);
    EXPECT_LT((triple("walk1Shape.bodyTranslate") - atOne[0]).norm(), 1e-4);
  }
}

// The ground is moved, bent and another one: the walk follows each.
TEST_F(WalkKindsTest, TheGroundChanges) {
  mayahost::makePlane("hill", 2000, 2000, 8, 8, [](double, double) { return 20.0; });
  start("-terrain hill");
  go(60);
  const Vec3 before = triple("walk1Shape.bodyTranslate");
  const auto above = [&] { return triple("walk1Shape.bodyTranslate").y() - before.y(); };
  mayahost::setNumber("hill.translateY", 15);
  EXPECT_NEAR(above(), 15, 0.01);
  mayahost::setNumber("hill.translateY", 0);
  EXPECT_EQ(triple("walk1Shape.bodyTranslate"), before);
  // Animated it carries the walk along, at each frame the ground of that frame.
  key("hill.translateY", {{1, 0}, {60, 30}, {100, 0}}, MFnAnimCurve::kTangentLinear);
  go(60);
  EXPECT_NEAR(above(), 30, 0.01);
  go(100);
  go(60);
  EXPECT_NEAR(above(), 30, 0.01);
  mayahost::deleteNode("hill_translateY");
  mayahost::setNumber("hill.translateY", 0);
  // Its points are moved.
  MDagPath path = MDagPath::getAPathTo(mayahost::findNode("hill"));
  path.extendToShape();
  MFnMesh mesh(path);
  MPointArray points;
  mesh.getPoints(points);
  for (unsigned i = 0; i < points.length(); ++i) points[i].y += 8;
  ASSERT_EQ(mesh.setPoints(points), MStatus::kSuccess);
  EXPECT_NEAR(above(), 8, 0.01);
  // Another mesh in its place.
  mayahost::makePlane("road", 3000, 3000, 2, 2, [](double, double) { return 50.0; });
  const std::string text = mayahost::sceneText();
  mel("ffWalk -edit -terrain road walk1");
  EXPECT_NEAR(above(), 30, 0.01);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::sceneText(), text);
  EXPECT_NEAR(above(), 8, 0.01);
  EXPECT_TRUE(mayahost::redo());
  mel("ffWalk -edit -terrain \"\" walk1");
  EXPECT_NEAR(above(), 0, 0.01) << "prints lie where they were laid";
  EXPECT_THAT(failing("ffWalk -edit -terrain cloud walk1"), HasSubstr("there is no cloud"));
  EXPECT_THAT(failing("ffWalk -edit -terrain walk1 walk1"), HasSubstr("walk1 is not a polygon mesh"));
}

TEST_F(WalkKindsTest, NodesRenamedDisabledAndSwitchedOff) {
  start();
  go(40);
  const auto before = shown();
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  mayahost::renameNode(prints[3], "the_leap");
  mayahost::renameNode("walk1", "hero_walk");
  const std::string solver = "walk1Shape";
  EXPECT_EQ(shown(solver), before);
  EXPECT_EQ(names(mel("ffWalk -query -prints hero_walk"))[3], "the_leap");
  // Passed over, and back.
  mayahost::setNumber(prints[7] + "Shape.enabled", 0);
  EXPECT_EQ(mayahost::number(solver + ".printCount"), 8);
  mayahost::setNumber(prints[7] + "Shape.enabled", 1);
  EXPECT_EQ(shown(solver), before);
  // There is nothing it could pass through: it goes on walking.
  mayahost::setNumber(solver + ".nodeState", 1);
  go(41);
  go(40);
  EXPECT_EQ(shown(solver), before);
}

// Copies of prints are none of the walk's until they are taken in.
TEST_F(WalkKindsTest, CopiesOfPrintsAreTakenIn) {
  start();
  Names prints = names(mel("ffWalk -query -prints walk1"));
  const std::string before = mayahost::sceneText();
  EXPECT_THAT(failing("ffWalk -edit -adopt walk1"), HasSubstr("walk1 has no copied prints"));
  // As Maya duplicates: below the same parent, with the same values, connected to nothing.
  MFnDagNode make;
  MObject parent = mayahost::findNode("walk1");
  MObject copy = make.create("transform", "walk1_R10", parent);
  make.create("ffFootprint", "walk1_R10Shape", copy);
  const std::string name = "walk1_R10";
  mayahost::setNumber(name + "Shape.order", 4);
  mayahost::setNumber(name + "Shape.leg", 1);
  mayahost::setNumber(name + ".translateZ", 150);
  EXPECT_EQ(mayahost::number("walk1Shape.printCount"), 9);
  EXPECT_EQ(names(mel("ffWalk -edit -adopt walk1")), Names{name});
  prints = names(mel("ffWalk -query -prints walk1"));
  ASSERT_EQ(prints.size(), 10u);
  EXPECT_EQ(prints[4], name);
  for (std::size_t i = 0; i < prints.size(); ++i)
    EXPECT_EQ(
        mayahost::number(MFnDagNode(MFnDagNode(mayahost::findNode(prints[i])).child(0)).name().asChar() +
                         std::string(".order")),
        static_cast<double>(i + 1));
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(names(mel("ffWalk -query -prints walk1")).size(), 9u);
}

// A rig twice the size of a person has a walk of its size.
TEST_F(WalkKindsTest, RigsOfAnySize) {
  for (const double size : {0.5, 2.0}) {
    mayahost::newScene();
    for (const auto& [name, x, y] :
         {std::tuple("cog", 0.0, 95.0), std::tuple("footL", 10.0, 8.0), std::tuple("footR", -10.0, 8.0)}) {
      mayahost::createNode("transform", name);
      mayahost::setNumber(std::string(name) + ".translateX", size * x);
      mayahost::setNumber(std::string(name) + ".translateY", size * y);
    }
    start();
    const double scale = mayahost::number("walk1Shape.characterScale");
    mel("ffWalk -edit -control body cog -control \"left foot\" footL -control \"right foot\" footR walk1");
    EXPECT_NEAR(mayahost::number("walk1Shape.characterScale") / scale, size, 0.12 * size);
    go(1);
    EXPECT_NEAR(mayahost::number("footL.translateZ"), 0, 15 * size);
    EXPECT_GT(mayahost::number("cog.translateY"), 80 * size);
    EXPECT_LT(mayahost::number("cog.translateY"), 100 * size);
  }
}

// What cannot be is said once, by the print; the last good walk stays.
TEST_F(WalkKindsTest, WhatNoWalkCanBeMadeOf) {
  start();
  go(40);
  const auto good = shown();
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  mayahost::clearMessages();
  const auto refused = [&](const char* why) {
    EXPECT_EQ(shown(), good) << why;
    EXPECT_EQ(shown(), good) << why;
    ASSERT_EQ(errors().size(), 1u) << why;
    EXPECT_THAT(errors()[0], HasSubstr(why));
    mayahost::clearMessages();
  };
  // Times below zero cannot be typed; a connection can bring them.
  EXPECT_NE(mayahost::plug(prints[3] + "Shape.stance").setMTime(MTime(-1, MTime::kSeconds)),
            MStatus::kSuccess);
  mayahost::clearMessages();
  key(prints[3] + "Shape.stance", {{1, -24}, {100, -24}});
  refused("print 4");
  mayahost::deleteNode("walk1_R4Shape_stance");
  setSeconds(prints[3] + "Shape.stance", 0);
  EXPECT_EQ(shown(), good);
  mayahost::clearMessages();
  EXPECT_NE(mayahost::setNumber("walk1Shape.metre", 0), MStatus::kSuccess);
  mayahost::setText("walk1Shape.ground", "{\"type\": \"swamp\"}");
  refused("swamp");
  mayahost::setText("walk1Shape.ground", "{\"type\": \"flat\"}");
  mayahost::setText("walk1Shape.options", "{\"weights\": {\"patience\": 3}}");
  refused("patience");
  mayahost::setText("walk1Shape.options", "");
  EXPECT_EQ(shown(), good);
  // Two feet at one place at one time is odd, not wrong.
  for (const char* axis : {".translateX", ".translateZ"})
    mayahost::setNumber(prints[4] + axis, mayahost::number(prints[3] + axis));
  mayahost::number("walk1Shape.energy");
  EXPECT_THAT(errors(), IsEmpty());
}

}  // namespace
}  // namespace footfall::maya
