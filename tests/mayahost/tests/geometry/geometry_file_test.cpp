// SPDX-License-Identifier: MIT
// Curves and meshes in files.
#include <mayahost/host.h>
#include <mayahost/primitives.h>

#include <maya/MDagPath.h>
#include <maya/MFnMesh.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MPointArray.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

using testing::IsEmpty;

namespace {

class GeometryInFiles : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
    MPointArray points;
    for (const auto& [x, y] : {std::pair(0.0, 0.0), {1, 0}, {2, 1}, {3, 0}, {4, 0}})
      points.append(MPoint(x, y));
    mayahost::makeCurve("line", points);
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
    mayahost::newScene();
  }
};

std::string fileOf(const std::string& text) {
  const std::string path = testing::TempDir() + "/geometry.ma";
  std::ofstream(path) << text;
  return path;
}

MDagPath shapeOf(const std::string& name) {
  MDagPath path = MDagPath::getAPathTo(mayahost::findNode(name));
  path.extendToShape();
  return path;
}

TEST_F(GeometryInFiles, GeometryComesBackFromAFile) {
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

TEST_F(GeometryInFiles, ACurveAsMayaWritesIt) {
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
