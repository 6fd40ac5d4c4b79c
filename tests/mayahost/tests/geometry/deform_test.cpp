// SPDX-License-Identifier: MIT
// Deformers of a plug-in on meshes and curves, and the iterator they move points with.
#include <mayahost/deformer.h>
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MDagPath.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnMesh.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MItGeometry.h>
#include <maya/MPointArray.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

using mayahost::EvaluationMode;
using testing::IsEmpty;

namespace {

MDagPath pathTo(const std::string& name) {
  return MDagPath::getAPathTo(mayahost::findNode(name));
}

// The heights of the points of a shape, or of the shape of a transform.
std::vector<double> heights(const std::string& name, MSpace::Space space = MSpace::kObject) {
  std::vector<double> all;
  for (MItGeometry point(pathTo(name)); !point.isDone(); point.next()) all.push_back(point.position(space).y);
  return all;
}

std::vector<double> rise(const std::vector<double>& from, const std::vector<double>& to) {
  std::vector<double> by;
  for (std::size_t i = 0; i < from.size(); ++i) by.push_back(to[i] - from[i]);
  return by;
}

class Deformers : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(EvaluationMode::off);
    mayahost::newScene();
    mayahost::clearMisuses();
    ASSERT_TRUE(mayahost::loadPlugin(DEFORM_PLUGIN));
    mayahost::makeBox("box", 2.0, 2.0, 2.0);
    mayahost::renameNode("polySurface1Shape", "boxShape");
    mayahost::makeCurve("line", points({{0, 0}, {1, 0}, {2, 1}, {3, 0}, {4, 0}}));
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
    mayahost::newScene();
    EXPECT_TRUE(mayahost::unloadPlugin(DEFORM_PLUGIN));
  }
  static MPointArray points(const std::vector<std::pair<double, double>>& flat) {
    MPointArray all;
    for (const auto& [x, y] : flat) all.append(MPoint(x, y));
    return all;
  }
};

TEST_F(Deformers, MovePointsByWeightAndEnvelope) {
  const auto box = heights("box"), line = heights("line");
  ASSERT_FALSE(mayahost::makeDeformer("hostLift", {"box", "line"}).isNull());
  EXPECT_EQ(rise(box, heights("box")), std::vector<double>(8, 1.0));
  EXPECT_EQ(rise(line, heights("line")), std::vector<double>(5, 1.0));

  ASSERT_TRUE(mayahost::setNumber("hostLift1.envelope", 0.5));
  ASSERT_TRUE(mayahost::setNumber("hostLift1.weightList[1].weights[2]", 0.25));
  EXPECT_EQ(rise(box, heights("box")), std::vector<double>(8, 0.5));
  EXPECT_EQ(rise(line, heights("line")), (std::vector<double>{0.5, 0.5, 0.125, 0.5, 0.5}));

  ASSERT_TRUE(mayahost::setNumber("hostLift1.nodeState", 1));
  EXPECT_EQ(heights("box"), box);
}

TEST_F(Deformers, KnowTheWorldAndFollowOneAnother) {
  ASSERT_TRUE(mayahost::setNumber("box.scaleY", 4.0));
  const auto before = heights("box", MSpace::kWorld);
  ASSERT_FALSE(mayahost::makeDeformer("hostLift", {"box"}).isNull());
  EXPECT_EQ(rise(before, heights("box", MSpace::kWorld)), std::vector<double>(8, 1.0));
  ASSERT_FALSE(mayahost::makeDeformer("hostDouble", {"boxShape"}).isNull());
  // Twice what was lifted by a quarter in the space of the box.
  for (const double y : heights("box")) EXPECT_DOUBLE_EQ(std::abs(y - 0.5), 2.0);
  // What is intermediate keeps what it was, and is not the shape of the transform.
  for (const double y : heights("boxShapeOrig")) EXPECT_EQ(std::abs(y), 1.0);
  MDagPath path = pathTo("box");
  ASSERT_TRUE(path.extendToShape());
  EXPECT_EQ(path.node(), mayahost::findNode("boxShape"));
}

TEST_F(Deformers, AreTheSameInEveryModeAndWhenReopened) {
  ASSERT_FALSE(mayahost::makeDeformer("hostLift", {"box"}).isNull());
  mayahost::createNode("animCurveTU", "rising");
  ASSERT_TRUE(mayahost::connect("rising.output", "hostLift1.amount"));
  for (const auto& [time, value] : {std::pair(0, 0.0), std::pair(10, 5.0)}) {
    const std::string key = "rising.keyTimeValue[" + std::to_string(time / 10) + "]";
    ASSERT_TRUE(mayahost::setNumber(key + ".keyTime", time));
    ASSERT_TRUE(mayahost::setNumber(key + ".keyValue", value));
  }
  std::vector<std::vector<double>> seen;
  for (const EvaluationMode mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode);
    for (const double frame : {3.0, 7.0, 5.0}) {
      mayahost::setCurrentTime(MTime(frame, MTime::uiUnit()));
      seen.push_back(heights("box"));
    }
  }
  EXPECT_NE(seen[0], seen[1]);
  for (std::size_t i = 3; i < seen.size(); ++i) EXPECT_EQ(seen[i], seen[i % 3]);

  mayahost::setEvaluationMode(EvaluationMode::off);
  const std::string text = mayahost::sceneText(), path = testing::TempDir() + "/deformers.ma";
  ASSERT_TRUE(mayahost::saveScene(path));
  ASSERT_TRUE(mayahost::openScene(path));
  EXPECT_EQ(mayahost::sceneText(), text);
  mayahost::setCurrentTime(MTime(5.0, MTime::uiUnit()));
  EXPECT_EQ(heights("box"), seen[2]);
}

TEST_F(Deformers, ComeAndGoWithUndo) {
  const std::string before = mayahost::sceneText();
  const auto low = heights("box");
  ASSERT_FALSE(mayahost::makeDeformer("hostFollow", {"box"}).isNull());
  ASSERT_FALSE(mayahost::findNode("locator1").isNull());
  ASSERT_TRUE(mayahost::setNumber("hostFollow1.envelope", 1.0));
  ASSERT_TRUE(mayahost::setNumber("locator1.translateY", 2.0));
  EXPECT_EQ(rise(low, heights("box")), std::vector<double>(8, 2.0));
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(heights("box"), low);
  EXPECT_EQ(mayahost::sceneText(), before);
  while (mayahost::redo()) {
  }
  EXPECT_FALSE(mayahost::findNode("hostFollow1").isNull());
  ASSERT_TRUE(mayahost::deleteNode("hostFollow1"));
  EXPECT_EQ(heights("box"), low);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(rise(low, heights("box")), std::vector<double>(8, 2.0));
}

TEST_F(Deformers, AreRefusedWhereThereIsNothingToDeform) {
  MStatus status;
  const std::string before = mayahost::sceneText();
  mayahost::createNode("transform", "empty");
  EXPECT_TRUE(mayahost::makeDeformer("hostLift", {"box", "empty"}, &status).isNull());
  EXPECT_EQ(status, MStatus::kInvalidParameter);
  EXPECT_TRUE(mayahost::makeDeformer("transform", {"box"}).isNull());
  EXPECT_TRUE(mayahost::makeDeformer("geometryFilter", {"box"}).isNull());
  EXPECT_TRUE(mayahost::createNode("weightGeometryFilter").isNull());
  ASSERT_TRUE(mayahost::deleteNode("empty"));
  EXPECT_EQ(mayahost::sceneText(), before);
  // Numbers are not geometry.
  mayahost::createNode("hostLift", "alone");
  EXPECT_FALSE(mayahost::connect("box.translateX", "alone.input[0].inputGeometry"));
  EXPECT_FALSE(mayahost::connect("alone.outputGeometry[0]", "box.translateX"));
  EXPECT_TRUE(mayahost::connect("alone.outputGeometry[0]", "boxShape.inMesh"));
  heights("box");
}

TEST_F(Deformers, IteratorsReadAndWritePoints) {
  MStatus status;
  MItGeometry box(pathTo("box"), &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(box.count(), 8);
  EXPECT_EQ(box.exactCount(), 8);
  MVector normal = box.normal();
  EXPECT_NEAR(normal.length(), 1.0, 1e-9);
  ASSERT_TRUE(box.setPosition(MPoint(7, 8, 9)));
  EXPECT_EQ(box.position(), MPoint(7, 8, 9));
  MPointArray all, short_;
  ASSERT_TRUE(box.allPositions(all));
  EXPECT_EQ(all.length(), 8u);
  EXPECT_FALSE(box.setAllPositions(short_));
  while (!box.isDone()) EXPECT_TRUE(box.next());
  EXPECT_FALSE(box.next());
  EXPECT_FALSE(box.setPosition(MPoint()));
  EXPECT_TRUE(box.reset());
  EXPECT_EQ(box.index(), 0);

  // A closed curve repeats as many vertices as its degree, which are visited once and move together.
  MFnNurbsCurve fn;
  MPointArray ring = points({{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, 0}});
  MDoubleArray knots;
  for (int i = -2; i <= 6; ++i) knots.append(i);
  MObject circle =
      fn.create(ring, knots, 3, MFnNurbsCurve::kPeriodic, false, false, MObject::kNullObj, &status);
  ASSERT_TRUE(status);
  MItGeometry cvs(MDagPath::getAPathTo(circle), &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(cvs.count(), 4);
  ASSERT_TRUE(cvs.setPosition(MPoint(5, 5)));
  MPoint last;
  MDagPath shape = MDagPath::getAPathTo(circle);
  MFnNurbsCurve(shape).getCV(4, last);
  EXPECT_EQ(last, MPoint(5, 5));

  mayahost::createNode("transform", "empty");
  MItGeometry none(pathTo("empty"), &status);
  EXPECT_FALSE(status);
  EXPECT_TRUE(none.isDone());
}

std::string fileOf(const std::string& text) {
  const std::string path = testing::TempDir() + "/geometry.ma";
  std::ofstream(path) << text;
  return path;
}

MDagPath shapeOf(const std::string& name) {
  MDagPath path = pathTo(name);
  path.extendToShape();
  return path;
}

TEST_F(Deformers, GeometryComesBackFromAFile) {
  mayahost::makePlane("ground", 10, 6, 3, 2, [](double x, double z) { return 0.1 * x + 0.01 * z * z; });
  const auto look = [] {
    std::vector<double> all{MFnNurbsCurve(shapeOf("line")).length()};
    MPoint at;
    MFnMesh(shapeOf("ground")).getClosestPoint(MPoint(1, 5, 2), at, MSpace::kWorld);
    for (unsigned i = 0; i < 3; ++i) all.push_back(at[i]);
    return all;
  };
  const auto before = look();
  const std::string text = mayahost::sceneText();
  ASSERT_TRUE(mayahost::openScene(fileOf(text)));
  EXPECT_EQ(look(), before);
  EXPECT_EQ(mayahost::sceneText(), text);
}

TEST_F(Deformers, ACurveAsMayaWritesIt) {
  const std::string start =
      "//Maya ASCII 2024 scene\nrequires maya \"2024\";\ncreateNode transform -n \"c\";\n"
      "createNode nurbsCurve -n \"cShape\" -p \"c\";\n\tsetAttr \".cc\" -type \"nurbsCurve\" \n\t\t";
  ASSERT_TRUE(mayahost::openScene(fileOf(start + "1 2 0 no 3\n\t\t3 0 1 2\n\t\t3\n\t\t0 0 0\n\t\t3 0 0\n"
                                                 "\t\t3 4 0\n\t\t;\n")));
  EXPECT_DOUBLE_EQ(MFnNurbsCurve(shapeOf("c")).length(), 7.0);
  for (const char* bad :
       {"1 2 0 no 3 3 0 1 2 3 0 0 0 1;", "3 1 0 no 3 2 0 1 2 0 0 0 1 1 1;", "1 1 9 no 3 2 0 1;"}) {
    mayahost::clearMessages();
    mayahost::openScene(fileOf(start + bad + "\n"));
    EXPECT_FALSE(mayahost::messages().empty()) << bad;
  }
}

}  // namespace
