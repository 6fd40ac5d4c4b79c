// SPDX-License-Identifier: MIT
// Gaits in scenes with Z up: the same travel as with Y up, turned with the scene. The scene's own curve, mesh
// and joints are turned by 90 degrees about X, which carries Y to Z; what comes out must be the turned
// travel.
#include <maya/MGlobal.h>
#include <mayahost/draw.h>

#include "base/angles.h"
#include "maya/gait/gait_scene.h"

namespace footfall::maya {
using namespace gait;

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Vec3 turned(const Vec3& yUp) {
  return {yUp.x(), -yUp.z(), yUp.y()};
}

class GaitZUpTest : public GaitScene {
 protected:
  void TearDown() override {
    MGlobal::setYAxisUp();
    GaitScene::TearDown();
  }
  static void startScene(bool zUp) {
    mayahost::newScene();
    if (zUp)
      MGlobal::setZAxisUp();
    else
      MGlobal::setYAxisUp();
  }
  // The way and the hills, lying as the scene lies.
  static void makeGround(bool zUp) {
    makeWay();
    makeHills();
    if (!zUp) return;
    for (const char* node : {"way", "hills"})
      ASSERT_EQ(mayahost::setNumber(std::string(node) + ".rotateX", 90 * kDegree), MStatus::kSuccess);
  }
  // Where everything is: body, feet and poles that the node tells, and joints.
  static std::vector<Vec3> places(const Names& joints) {
    std::vector<Vec3> result;
    for (const char* plug : {".bodyTranslate", ".foot[0].footTranslate", ".foot[3].footTranslate",
                             ".foot[1].poleTranslate", ".foot[2].poleTranslate"})
      result.push_back(triple(std::string("gait1Shape") + plug) / 100);
    for (const std::string& joint : joints) result.push_back(place(joint));
    return result;
  }
  static std::vector<std::vector<Vec3>> watch(const std::vector<double>& frames, const Names& joints) {
    std::vector<std::vector<Vec3>> all;
    for (const double frame : frames) {
      go(frame);
      all.push_back(places(joints));
    }
    return all;
  }
  static void expectTurned(const std::vector<std::vector<Vec3>>& yUp,
                           const std::vector<std::vector<Vec3>>& zUp, double tolerance) {
    ASSERT_EQ(yUp.size(), zUp.size());
    int looked = 0;
    for (std::size_t i = 0; i < yUp.size(); ++i) {
      ASSERT_EQ(yUp[i].size(), zUp[i].size());
      for (std::size_t k = 0; k < yUp[i].size(); ++k, ++looked)
        EXPECT_LT((zUp[i][k] - turned(yUp[i][k])).norm(), tolerance) << i << ' ' << k;
    }
    EXPECT_GT(looked, 30);
  }
};

const std::vector<double> kFrames{1, 12.5, 30, 47, 61};

// Of the book, over a mesh, from one gait into another, on a skeleton of its own; and baked.
TEST_F(GaitZUpTest, TheSameTravelTurned) {
  const Names joints{"pelvis", "head", "leftHindPaw", "rightFrontPaw", "leftThigh"};
  std::vector<std::vector<Vec3>> seen[2], baked[2];
  double phases[2] = {};
  for (const bool zUp : {false, true}) {
    startScene(zUp);
    makeGround(zUp);
    makeGait("-gait walk -terrain hills -speedKey 1 90 -speedKey 60 190");
    EXPECT_EQ(mayahost::number("gait1Shape.upAxis"), zUp ? 1 : 0);
    mel("ffGaitTransition -gait trot -startFrame 24 -duration 20 gait1");
    mel("ffGaitFollow -edit -skeleton gait1");
    EXPECT_THAT(names(mel("ffGaitFollow -query -gait gait1")), ElementsAre("walk", "trot"));
    seen[zUp] = watch(kFrames, joints);
    go(33);
    phases[zUp] = mayahost::number("gait1Shape.legPhase[1]");
    mel("ffGaitFollow -edit -bake gait1");
    for (const double frame : {1.0, 30.0, 47.0}) {
      go(frame);
      baked[zUp].emplace_back();
      for (const std::string& joint : joints) baked[zUp].back().push_back(place(joint));
      for (int more = 0; more < 10; ++more) baked[zUp].back().push_back(place("pelvis", frame + 0.25 * more));
    }
    EXPECT_THAT(errors(), IsEmpty());
  }
  EXPECT_NEAR(phases[0], phases[1], 1e-9);
  expectTurned(seen[0], seen[1], 1e-5);
  expectTurned(baked[0], baked[1], 1e-3);
}

// A position that is keyed, and the path's own heights where there is no mesh.
TEST_F(GaitZUpTest, PositionAndThePathsHeights) {
  std::vector<std::vector<Vec3>> seen[2];
  for (const bool zUp : {false, true}) {
    startScene(zUp);
    makeWay(0.2);
    if (zUp) mayahost::setNumber("way.rotateX", 90 * kDegree);
    makeGait("-gait trot -position");
    key("gait1Shape.position", {{1, 0}, {40, 420}, {61, 250}}, MFnAnimCurve::kTangentLinear);
    mel("ffGaitFollow -edit -skeleton gait1");
    seen[zUp] = watch(kFrames, {"pelvis", "leftHindPaw"});
  }
  expectTurned(seen[0], seen[1], 1e-5);
  EXPECT_GT(seen[1][3][0].z(), seen[1][0][0].z() + 0.5) << "it climbs along Z";
}

// A cycle on the spot of joints that stand upright along Z: captured, sent along, on its own joints.
TEST_F(GaitZUpTest, ACycleOnTheSpotTravels) {
  const Names joints{"pelvis", "head", "leftHindPaw", "rightFrontPaw", "tail1"};
  const Character dog = characterPreset("dog");
  MakeStrideOptions options;
  options.frameRate = 24;
  options.strides = 3;
  const MadeStride made = makeStride(dog, gaitNamed("trot", 4), options);
  std::vector<std::vector<Vec3>> seen[2];
  for (const bool zUp : {false, true}) {
    startScene(zUp);
    makeGround(zUp);
    Motion cycle = onTheSpot(made.clip, dog.limbs.root);
    cycle.startTime = 1 / 24.0;
    if (zUp) turnRoot(cycle, dog.limbs.root);
    addFigure("", cycle);
    if (zUp) mayahost::setNumber("pelvis.jointOrientX", 90 * kDegree);
    go(1);
    mel("ffGaitFollow -curve way -cycle pelvis -terrain hills");
    EXPECT_NEAR(numbers(mel("ffGaitFollow -query -stride gait1"))[0], 100 * made.stride.length, 3);
    mel("ffGaitFollow -edit -joints pelvis -replace gait1");
    seen[zUp] = watch(kFrames, joints);
    EXPECT_THAT(errors(), IsEmpty());
  }
  expectTurned(seen[0], seen[1], 1e-4);
}

// Controls of a rig that stands aside are where the travel has them.
TEST_F(GaitZUpTest, DrivesControls) {
  const Character dog = characterPreset("dog");
  std::vector<std::vector<Vec3>> seen[2];
  const Names controls{"cog", "footFL", "footHR"};
  for (const bool zUp : {false, true}) {
    startScene(zUp);
    makeGround(zUp);
    makeGait("-gait walk -terrain hills");
    const auto control = [&](const std::string& name, const Vec3& rest) {
      mayahost::createNode("transform", name);
      const Vec3 at = 100 * (zUp ? turned(rest) : rest) + Vec3(700, 0, 0);
      for (int a = 0; a < 3; ++a) mayahost::setNumber(fmt::format("{}.translate{}", name, "XYZ"[a]), at[a]);
    };
    control("cog", Vec3(0, dog.hipHeight, 0));
    control("footFL", dog.legs[0].ankle + Vec3(0, dog.hipHeight, 0));
    control("footHR", dog.legs[3].ankle + Vec3(0, dog.hipHeight, 0));
    mel("ffGaitFollow -edit -control body cog -control \"left front foot\" footFL -control \"right hind "
        "foot\" "
        "footHR gait1");
    seen[zUp] = watch(kFrames, controls);
  }
  expectTurned(seen[0], seen[1], 1e-5);
}

// The diagram stands upright, prints lie on the ground.
TEST_F(GaitZUpTest, DrawsUprightAlongZ) {
  using Kind = mayahost::Primitive::Kind;
  startScene(true);
  makeWay();
  mayahost::setNumber("way.rotateX", 90 * kDegree);
  makeGait();
  go(10);
  const auto record = mayahost::draw("gait1Shape");
  ASSERT_TRUE(record.drawn) << record.reason;
  int bars = 0, lines = 0;
  double high = 0;
  for (const auto& p : record.primitives) {
    if (p.kind == Kind::triangles) {
      for (const auto& point : p.points) {
        EXPECT_NEAR(point.y, p.points[0].y, 1e-6) << "in the plane of X and Z";
        high = std::max(high, point.z);
      }
      ++bars;
    } else if (p.kind == Kind::lineStrip) {
      for (const auto& point : p.points) EXPECT_LT(std::abs(point.z), 1) << "way and prints on the ground";
      ++lines;
    }
  }
  EXPECT_GE(bars, 6);
  EXPECT_GT(lines, 60);
  EXPECT_GT(high, 60) << "over the animal";
}

}  // namespace
}  // namespace footfall::maya
