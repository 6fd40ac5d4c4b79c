// SPDX-License-Identifier: MIT
// What ffFootprint and ffFootprintSolver draw.
#include <maya/MFnDagNode.h>
#include <maya/MGlobal.h>
#include <maya/MSelectionList.h>
#include <mayahost/draw.h>
#include <mayahost/draw_picture.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>

#include "maya/footprint/footprint_draw.h"
#include "maya/footprint/walk_scene.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using Kind = mayahost::Primitive::Kind;
using Manager = MHWRender::MUIDrawManager;
using mayahost::Primitive;

class FootprintDrawTest : public WalkScene {
 protected:
  static std::string makePrint(const std::string& name) {
    MFnDagNode fn;
    MObject parent = fn.create("transform", name.c_str());
    fn.create("ffFootprint", (name + "Shape").c_str(), parent);
    return name + "Shape";
  }
  static std::vector<Primitive> coloured(const mayahost::DrawRecord& record, const MColor& colour) {
    std::vector<Primitive> found;
    for (const Primitive& p : record.primitives) {
      if (p.state.color == colour) found.push_back(p);
    }
    return found;
  }
  // The colours of the path in their order.
  static std::vector<MColor> strokes(const mayahost::DrawRecord& record) {
    std::vector<MColor> found;
    for (const Primitive& p : record.primitives) {
      if (p.kind == Kind::lineStrip && p.state.selectability == Manager::kSelectable)
        found.push_back(p.state.color);
    }
    return found;
  }
};

TEST_F(FootprintDrawTest, APrintShowsOutlineHandleDaggerAndNumber) {
  const std::string print = makePrint("print");
  mayahost::setNumber(print + ".order", 7);
  mayahost::setNumber(print + ".size", 30);
  auto record = mayahost::draw(print);
  ASSERT_TRUE(record.drawn) << record.reason;
  ASSERT_EQ(record.primitives.size(), 3u);  // no times given: no dagger
  const Primitive& outline = record.primitives[0];
  EXPECT_EQ(outline.state.selectability, Manager::kSelectable);
  EXPECT_EQ(outline.state.color, print_colours::kLeft);
  double back = 0, front = 0, high = 0;
  for (const MPoint& p : outline.points) {
    back = std::min(back, p.z);
    front = std::max(front, p.z);
    high = std::max(high, std::abs(p.y));
  }
  EXPECT_NEAR(front - back, 30, 1e-9);
  EXPECT_EQ(high, 0);
  EXPECT_EQ(coloured(record, print_colours::kHandle).size(), 1u);
  EXPECT_GT(coloured(record, print_colours::kHandle)[0].points[1].z, 20);
  EXPECT_EQ(record.primitives.back().text, "7");
  EXPECT_TRUE(record.bounded);
  EXPECT_GE(record.box.max().z, front);

  setSeconds(print + ".stance", 0.65);
  setSeconds(print + ".step", 0.5);
  record = mayahost::draw(print);
  const auto dagger = coloured(record, print_colours::kDagger);
  ASSERT_EQ(dagger.size(), 1u);
  ASSERT_EQ(dagger[0].points.size(), 4u);
  EXPECT_NEAR(dagger[0].points[1].x - dagger[0].points[0].x, 0.65 * 40, 1e-6);  // to the left
  EXPECT_NEAR(dagger[0].points[2].x - dagger[0].points[0].x, 0.5 * 40, 1e-6);   // a walk: on the bar
  EXPECT_FALSE(mayahost::draw(print).prepared) << "nothing has changed";
  // The other foot is mirrored, its dagger sticks out to the right.
  mayahost::setNumber(print + ".leg", 1);
  record = mayahost::draw(print);
  EXPECT_EQ(record.primitives[0].state.color, print_colours::kRight);
  EXPECT_LT(coloured(record, print_colours::kDagger)[0].points[1].x, -26);
  EXPECT_GT(record.box.max().x - record.box.min().x, 26);
  // Switched off it is dotted and has no times.
  mayahost::setNumber(print + ".enabled", 0);
  record = mayahost::draw(print);
  EXPECT_EQ(record.primitives[0].state.lineStyle, Manager::kDotted);
  EXPECT_EQ(coloured(record, print_colours::kDagger).size(), 0u);
  EXPECT_FALSE(mayahost::plug(print + ".active").asBool());
}

TEST_F(FootprintDrawTest, EveryShapeLiesOnTheGroundOfItsScene) {
  const std::string print = makePrint("print");
  int outlines = 0;
  for (const int up : {0, 1}) {
    mayahost::setNumber(print + ".upAxis", up);
    for (const int shape : {0, 1, 2, 3}) {
      mayahost::setNumber(print + ".shape", shape);
      for (const Primitive& p : mayahost::draw(print).primitives) {
        if (p.state.selectability != Manager::kSelectable) continue;
        ++outlines;
        for (const MPoint& point : p.points) EXPECT_NEAR(up == 1 ? point.z : point.y, 0, 1e-9);
      }
    }
  }
  EXPECT_EQ(outlines, 2 * (1 + 1 + 5 + 1));
}

TEST_F(FootprintDrawTest, TheWalkShowsItsPathByPhases) {
  makeWalk();
  const auto record = mayahost::draw("walk1Shape");
  ASSERT_TRUE(record.drawn) << record.reason;
  const std::vector<MColor> path = strokes(record);
  ASSERT_GT(path.size(), 8u);
  EXPECT_EQ(path.front(), print_colours::kBoth);
  EXPECT_EQ(path.back(), print_colours::kBoth);
  for (const MColor& phase : {print_colours::kLeft, print_colours::kRight, print_colours::kFlight})
    EXPECT_THAT(path, ::testing::Contains(phase));
  const auto green = coloured(record, print_colours::kTangent);
  ASSERT_EQ(green.size(), 1u);
  EXPECT_GT(green[0].points.size(), 16u);
  // Times that were made up are dashed, those of print 3 are its own.
  int dashed = 0;
  for (const Primitive& p : coloured(record, print_colours::kDagger)) {
    EXPECT_EQ(p.state.lineStyle, Manager::kShortDashed);
    ++dashed;
  }
  EXPECT_EQ(dashed, 16);
  // In the world, wherever the node is.
  EXPECT_EQ(record.transform, MMatrix());
  mayahost::setNumber("walk1Shape.showTangents", 0);
  EXPECT_EQ(coloured(mayahost::draw("walk1Shape"), print_colours::kTangent).size(), 0u);
  // A print somewhat out of reach is marked; with one farther off there is no walk to be shown.
  const Names prints = names(mel("ffWalk -query -prints walk1"));
  mayahost::setNumber(prints[3] + ".translateZ", 250);
  bool told = false;
  for (const Primitive& p : mayahost::draw("walk1Shape").primitives)
    told = told || p.text.rfind("print 4 (right): reach", 0) == 0;
  EXPECT_TRUE(told);
}

TEST_F(FootprintDrawTest, PrintsOfAPathAreDrawnByTheWalk) {
  MPointArray points;
  for (int i = 0; i < 5; ++i) points.append(MPoint(0, 0, 100.0 * i));
  mayahost::makeCurve("way", points);
  mel("ffWalk -curve way -character dog");
  const auto record = mayahost::draw("walk1Shape");
  const double count = mayahost::number("walk1Shape.printCount");
  int outlines = 0;
  for (const Primitive& p : record.primitives)
    outlines += p.kind == Kind::lineStrip && p.state.selectability == Manager::kNonSelectable;
  EXPECT_EQ(outlines, 5 * count);  // a paw has five
}

// In playback it is drawn anew when the path changes, and not when time alone goes on.
TEST_F(FootprintDrawTest, IsDrawnAnewWhereTheGroundIsAnimated) {
  mayahost::makePlane("hill", 2000, 2000, 2, 2, [](double, double) { return 10.0; });
  makeWalk("-terrain hill");
  mel("ffWalk -edit -skeleton walk1");  // pulls the solver in playback
  const auto heightAt = [](double frame, bool anew) {
    go(frame);
    const auto record = mayahost::draw("walk1Shape");
    EXPECT_EQ(record.prepared, anew) << frame;
    for (const Primitive& p : record.primitives) {
      if (p.kind == Kind::lineStrip && p.state.selectability == Manager::kSelectable) return p.points[0].y;
    }
    return 0.0;
  };
  mayahost::setEvaluationMode(mayahost::EvaluationMode::serial);
  const double still = heightAt(5, true);
  EXPECT_EQ(heightAt(6, false), still);
  mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
  key("hill.translateY", {{10, 0}, {60, 50}});
  mayahost::setEvaluationMode(mayahost::EvaluationMode::serial);
  heightAt(10, true);
  EXPECT_NEAR(heightAt(60, true), still + 50, 0.1);
}

// Set FOOTFALL_PICTURES to a folder to look at it.
TEST_F(FootprintDrawTest, APictureOfAWalk) {
  const char* folder = std::getenv("FOOTFALL_PICTURES");
  makeWalk();
  std::vector<mayahost::DrawRecord> records{mayahost::draw("walk1Shape")};
  for (const std::string& print : names(mel("ffWalk -query -prints walk1")))
    records.push_back(mayahost::draw(print + "Shape"));
  EXPECT_EQ(records.size(), 10u);
  const std::string base = folder ? std::string(folder) + "/" : ::testing::TempDir();
  for (const auto& [view, name] :
       {std::pair(mayahost::View::top, "walk_top.png"), std::pair(mayahost::View::side, "walk_side.png")}) {
    mayahost::writePicture(records, view, base + name);
    EXPECT_TRUE(std::ifstream(base + name).good());
    if (!folder) std::remove((base + name).c_str());
  }
}

TEST_F(FootprintDrawTest, HaveTheirAttributesInTheAttributeEditor) {
  makePrint("print");
  mayahost::createNode("ffFootprintPath", "path");
  makeWalk();
  const std::regex control("-addControl \"(\\w+)\"");
  int checked = 0;
  for (const auto& [type, node] : {std::pair("Footprint", "printShape"), std::pair("FootprintPath", "path"),
                                   std::pair("FootprintSolver", "walk1Shape")}) {
    std::ifstream file(fmt::format(FOOTFALL_SOURCE_DIR "/scripts/AETemplates/AEff{}Template.mel", type));
    const std::string text(std::istreambuf_iterator<char>(file), {});
    for (std::sregex_iterator it(text.begin(), text.end(), control), end; it != end; ++it, ++checked)
      EXPECT_FALSE(mayahost::plug(fmt::format("{}.{}", node, (*it)[1].str())).isNull()) << (*it)[1];
  }
  EXPECT_GT(checked, 45);
}

}  // namespace
}  // namespace footfall::maya
