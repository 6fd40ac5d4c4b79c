// SPDX-License-Identifier: MIT
// Every option of prints along a path does on ffFootprintPath and in the program what it does in the engine.
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include <maya/MDistance.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDoubleArrayData.h>

#include "base/scanner.h"
#include "core/warp/other_value.h"
#include "footprint/planners/curve_prints.h"
#include "footprint/planners/planner_options_table.h"
#include "maya/footprint/walk_scene.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using ::testing::IsEmpty;

class FootprintPathTest : public WalkScene {
 protected:
  // A node that lays prints along the curve of this transform.
  static void followCurve(const MObject& transform) {
    const std::string shape = MFnDagNode(MFnDagNode(transform).child(0)).name().asChar();
    mayahost::createNode("ffFootprintPath", "path");
    ASSERT_EQ(mayahost::connect(shape + ".local", "path.curve"), MStatus::kSuccess);
    ASSERT_EQ(mayahost::connect(shape + ".worldMatrix[0]", "path.curveMatrix"), MStatus::kSuccess);
  }
  // A gentle bend of 12 m, in a scene whose metre is so many centimetres.
  void makePath(double metre) {
    MPointArray points;
    for (int i = 0; i < 9; ++i) points.append(MPoint(0.05 * metre * i * i, 0, 1.5 * metre * i));
    followCurve(mayahost::makeCurve("way", points));
    mayahost::plug("path.metre").setMDistance(MDistance(metre, MDistance::kCentimeters));
  }
  static std::vector<double> shownPrints() {
    MStatus status;
    const MFnDoubleArrayData data(mayahost::plug("path.prints").asMObject(), &status);
    std::vector<double> numbers;
    for (unsigned i = 0; status && i < data.length(); ++i) numbers.push_back(data[i]);
    return numbers;
  }
  // Another value, at which the prints differ: below 0 widths and ends are what they are at -1.
  static void change(const Option<PathPrintOptions>& row, PathPrintOptions& options) {
    row.setValue(options, otherValue(row, options));
    if (row.attribute == "stepWidth") options.stepWidth = 0.3;
    if (row.attribute == "to") options.to = 6;
  }
  static void set(const Option<PathPrintOptions>& row, const PathPrintOptions& options, double metre) {
    MPlug plug = mayahost::plug("path." + row.attribute);
    const OptionValue value = row.value(options);
    if (const double* number = std::get_if<double>(&value)) {
      if (row.plug == OptionPlug::Distance) {
        plug.setMDistance(MDistance(metre * *number, MDistance::kCentimeters));
      } else if (row.plug == OptionPlug::Time) {
        plug.setMTime(MTime(*number, MTime::kSeconds));
      } else {
        plug.setMAngle(MAngle(*number, MAngle::kRadians));
      }
    } else if (const int* whole = std::get_if<int>(&value)) {
      plug.setInt(*whole);
    } else {
      plug.setBool(std::get<bool>(value));
    }
  }
};

TEST_F(FootprintPathTest, EveryOptionOfTheTableIsOnTheNode) {
  for (const double metre : {100.0, 1.0}) {  // scenes in centimetres, and of one centimetre per metre
    mayahost::newScene();
    makePath(metre);
    // Lengths start in centimetres, whatever a metre of the figure is; here they mean the engine's defaults.
    for (const Option<PathPrintOptions>& row : pathPrintOptionsTable()) set(row, PathPrintOptions(), metre);
    const std::vector<double> usual = shownPrints();
    ASSERT_GT(usual.size(), 70u) << "prints of seven numbers";
    int checked = 0;
    for (const Option<PathPrintOptions>& row : pathPrintOptionsTable()) {
      ASSERT_FALSE(row.attribute.empty()) << row.help;
      const PathPrintOptions defaults;
      PathPrintOptions options;
      change(row, options);
      set(row, options, metre);
      const std::vector<double> changed = shownPrints();
      EXPECT_NE(changed, usual) << row.attribute;
      // What the engine makes of the curve as the node reads it: the default prints say where that is.
      set(row, defaults, metre);
      const std::vector<double> again = shownPrints();
      ASSERT_EQ(again.size(), usual.size()) << row.attribute;
      for (std::size_t i = 0; i < again.size(); ++i) EXPECT_NEAR(again[i], usual[i], 1e-9) << row.attribute;
      ++checked;
    }
    EXPECT_EQ(checked, 9);
    EXPECT_THAT(errors(), IsEmpty());
  }
}

// A straight way of ten metres: the node, the program and the engine lay the same prints.
TEST_F(FootprintPathTest, NodeProgramAndEngineLayTheSamePrints) {
  const auto folder = std::filesystem::temp_directory_path() / fmt::format("footfall_path_{}", ::getpid());
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "path.json")
      << R"({"footfall": "path", "version": 1, "points": [{"position": [0, 0]}, {"position": [0, 10]}]})";
  MPointArray points;
  points.append(MPoint(0, 0, 0));
  points.append(MPoint(0, 0, 1000));
  followCurve(mayahost::makeCurve("way", points, 1));
  const VirtualLegs legs = makeVirtualLegs(characterPreset("human"));
  int checked = 0;
  for (const Option<PathPrintOptions>& row : pathPrintOptionsTable()) {
    ASSERT_FALSE(row.flag.empty()) << row.help;
    PathPrintOptions options;
    change(row, options);
    const Track engine = printsAlongCurve({{0, 0, 0}, {0, 0, 10}}, false, legs, options);
    // The program.
    const std::string flag = row.kind == OptionKind::Toggle
                                 ? row.flag
                                 : fmt::format("{}={}", row.flag, formatOption(row, row.value(options)));
    const std::string line =
        fmt::format("'{}' prints --path '{}' {} -o '{}' --quiet", FOOTFALL_PROGRAM,
                    (folder / "path.json").string(), flag, (folder / "track.json").string());
    ASSERT_EQ(std::system(line.c_str()), 0) << line;
    const Track program =
        parseTrackJson(readFile((folder / "track.json").string()), (folder / "track.json").string()).track;
    // The node.
    set(row, options, 100);
    const std::vector<double> node = shownPrints();
    set(row, PathPrintOptions(), 100);
    ASSERT_EQ(program.prints.size(), engine.prints.size()) << row.flag;
    ASSERT_EQ(node.size(), 7 * engine.prints.size()) << row.attribute;
    for (std::size_t i = 0; i < engine.prints.size(); ++i) {
      const Footprint &e = engine.prints[i], &p = program.prints[i];
      const double* n = &node[7 * i];
      EXPECT_EQ(p.leg, e.leg) << row.flag;
      EXPECT_EQ(n[0], e.leg) << row.attribute;
      EXPECT_LT(std::abs(p.position.x() - e.position.x()) + std::abs(p.position.z() - e.position.z()), 1e-6)
          << row.flag;
      EXPECT_LT((Vec3(n[1], n[2], n[3]) - e.position).norm(), 1e-9) << row.attribute;
      EXPECT_NEAR(p.yaw, e.yaw, 1e-6) << row.flag;
      EXPECT_NEAR(n[4], e.yaw, 1e-9) << row.attribute;
      EXPECT_NEAR(n[5], e.stance, 1e-9) << row.attribute;
      EXPECT_NEAR(n[6], e.step, 1e-9) << row.attribute;
      EXPECT_NEAR(p.stance, e.stance, 1e-6) << row.flag;
      EXPECT_NEAR(p.step, e.step, 1e-6) << row.flag;
    }
    ++checked;
  }
  EXPECT_EQ(checked, 9);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace footfall::maya
