// SPDX-License-Identifier: MIT
// Records of what draw overrides draw.
#include <mayahost/draw.h>
#include <mayahost/draw_picture.h>
#include <mayahost/host.h>

#include "base/error.h"

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MGlobal.h>
#include <maya/MHWGeometry.h>
#include <maya/MSelectionList.h>
#include <maya/MTime.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace {

using Kind = mayahost::Primitive::Kind;
using Manager = MHWRender::MUIDrawManager;

class Drawing : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    MTime::setUIUnit(MTime::kFilm);
    mayahost::newScene();
    if (mayahost::loadedPlugins().empty()) {
      ASSERT_TRUE(mayahost::loadPlugin(DRAW_PLUGIN));
    }
    mayahost::clearMisuses();
  }
  // A locator of the type below a transform.
  static MDagPath make(const std::string& type, const std::string& name) {
    MFnDagNode fn;
    MObject parent = fn.create("transform", (name + "Above").c_str());
    MStatus status;
    const MObject shape = fn.create(type.c_str(), name.c_str(), parent, &status);
    EXPECT_TRUE(status) << type;
    return MDagPath::getAPathTo(shape);
  }
};

TEST_F(Drawing, EverythingIsWrittenDown) {
  make("hostFlag", "flag");
  mayahost::setNumber("flagAbove.translateX", 5.0);
  const auto record = mayahost::draw("flag");
  ASSERT_TRUE(record.drawn) << record.reason;
  EXPECT_TRUE(record.prepared);
  std::vector<Kind> kinds;
  for (const auto& p : record.primitives) kinds.push_back(p.kind);
  ASSERT_THAT(kinds, testing::ElementsAre(Kind::lines, Kind::triangles, Kind::circle, Kind::arc,
                                          Kind::lineStrip, Kind::points, Kind::text, Kind::lines));
  const auto& pole = record.primitives[0];
  EXPECT_EQ(pole.points[1], MPoint(0, 2, 0));
  EXPECT_EQ(pole.state.lineWidth, 3.0f);
  EXPECT_EQ(pole.state.selectability, Manager::kSelectable);
  EXPECT_EQ(pole.state.selectionName, 7u);
  const auto& pennant = record.primitives[1];
  EXPECT_TRUE(pennant.filled);
  EXPECT_EQ(pennant.points.size(), 3u);
  EXPECT_EQ(pennant.state.color, MColor(0.9f, 0.2f, 0.1f));
  const auto& ring = record.primitives[2];
  EXPECT_EQ(ring.radius, 1.0);
  EXPECT_EQ(ring.state.lineStyle, Manager::kDashed);
  EXPECT_EQ(ring.state.lineWidth, 1.0f) << "endDrawable resets the state";
  EXPECT_EQ(ring.state.selectability, Manager::kNonSelectable);
  EXPECT_EQ(ring.state.depthPriority, MHWRender::MRenderItem::sDormantWireDepthPriority);
  EXPECT_EQ(record.primitives[5].state.pointSize, 6.0f);
  const auto& name = record.primitives[6];
  EXPECT_EQ(name.text, "frame 0");
  EXPECT_EQ(name.alignment, Manager::kCenter);
  EXPECT_EQ(name.state.fontSize, 9u);
  EXPECT_TRUE(record.primitives[7].in2d);
  EXPECT_EQ(record.transform(3, 0), 5.0);
  EXPECT_TRUE(record.bounded);
  EXPECT_EQ(record.box.max(), MPoint(1, 2, 1));
  EXPECT_THAT(mayahost::describe(record),
              testing::HasSubstr("circle color 0 0 0 1 width 1 at (0 0 0) radius 1\n"));
  EXPECT_THAT(mayahost::misuses(), testing::IsEmpty());
}

TEST_F(Drawing, AnOverrideThatIsNotAlwaysDirtyIsAskedWhenSomethingChanged) {
  make("hostFlag", "flag");
  EXPECT_TRUE(mayahost::draw("flag").prepared);
  EXPECT_FALSE(mayahost::draw("flag").prepared);
  EXPECT_EQ(mayahost::number("flag.living"), 1.0);
  mayahost::setNumber("flag.height", 3.0);
  auto record = mayahost::draw("flag");
  EXPECT_TRUE(record.prepared);
  EXPECT_EQ(record.primitives[0].points[1], MPoint(0, 3, 0));
  EXPECT_EQ(mayahost::number("flag.living"), 1.0) << "the data was used again";
  mayahost::setNumber("flagAbove.translateY", 4.0);
  record = mayahost::draw("flag");
  EXPECT_FALSE(record.prepared) << "a transform above changes where, not what";
  EXPECT_EQ(record.transform(3, 1), 4.0);
  // In playback nothing is dirtied: the node says itself that it is.
  ASSERT_TRUE(mayahost::connect("time1.outTime", "flag.time"));
  for (const auto mode : {mayahost::EvaluationMode::serial, mayahost::EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode);
    for (const double frame : {5.0, 6.0}) {
      mayahost::setCurrentTime(MTime(frame, MTime::kFilm));
      EXPECT_EQ(mayahost::draw("flag").primitives[6].text, frame == 5.0 ? "frame 5" : "frame 6");
    }
  }
  EXPECT_THAT(mayahost::misuses(), testing::IsEmpty());
}

TEST_F(Drawing, ChildrenMayBeAddedBeforeTheirCompound) {
  make("hostFlag", "flag");
  ASSERT_TRUE(mayahost::setNumber("flag.offsetY", 2.0));
  EXPECT_EQ(mayahost::number("flag.offset.offsetY"), 2.0);
  EXPECT_TRUE(mayahost::plug("flag.offsetY").isChild());
}

TEST_F(Drawing, DataLivesAsLongAsItsNode) {
  make("hostFlag", "flag");
  make("hostFlag", "other");
  mayahost::draw("flag");
  mayahost::draw("other");
  EXPECT_EQ(mayahost::number("flag.living"), 2.0);
  mayahost::newScene();
  make("hostFlag", "third");
  mayahost::draw("third");
  EXPECT_EQ(mayahost::number("third.living"), 1.0);
}

TEST_F(Drawing, SelectionShowsInTheColour) {
  const MDagPath path = make("hostFlag", "flag");
  const MColor dormant = mayahost::draw("flag").primitives[0].state.color;
  MSelectionList list;
  list.add(path.transform());
  MGlobal::setActiveSelectionList(list);
  mayahost::setNumber("flag.height", 2.5);
  const MColor lead = mayahost::draw("flag").primitives[0].state.color;
  EXPECT_NE(lead, dormant);
  EXPECT_GT(lead.g, 0.9f);
}

TEST_F(Drawing, WhatIsNotDrawnSaysWhy) {
  for (const char* type : {"hostOld", "hostBare", "hostFlag"}) make(type, std::string(type) + "Shape");
  EXPECT_THAT(mayahost::draw("hostOldShape").reason, testing::HasSubstr("core profile"));
  EXPECT_THAT(mayahost::draw("hostBareShape").reason, testing::HasSubstr("no draw override is registered"));
  mayahost::setNumber("hostFlagShapeAbove.visibility", 0.0);
  EXPECT_EQ(mayahost::draw("hostFlagShape").reason, "hidden");
  EXPECT_EQ(mayahost::draw("time1").reason, "no shape");
  EXPECT_EQ(mayahost::describe(mayahost::draw("time1")), "not drawn: no shape\n");
}

TEST_F(Drawing, MisuseIsTold) {
  make("hostSloppy", "sloppy");
  const auto record = mayahost::draw("sloppy");
  EXPECT_EQ(record.primitives.size(), 1u) << "what was drawn outside of a drawable is not drawn";
  EXPECT_THAT(mayahost::misuses(),
              testing::ElementsAre(testing::HasSubstr("setColor for sloppy outside of beginDrawable"),
                                   testing::HasSubstr("line for sloppy outside"),
                                   testing::HasSubstr("circle for sloppy with no number"),
                                   testing::HasSubstr("leaves a drawable open")));
  mayahost::clearMisuses();
  make("hostMistyped", "mistyped");
  EXPECT_FALSE(mayahost::draw("mistyped").drawn);
  EXPECT_THAT(mayahost::misuses(), testing::ElementsAre(testing::HasSubstr("hostMistypt")));
}

TEST_F(Drawing, ARecordBecomesAPicture) {
  make("hostFlag", "flag");
  make("hostFlag", "tall");
  mayahost::setNumber("tallAbove.translateX", 3.0);
  mayahost::setNumber("tall.height", 4.0);
  const std::vector<mayahost::DrawRecord> both = {mayahost::draw("flag"), mayahost::draw("tall")};
  const char* wanted = std::getenv("MAYAHOST_PICTURES");
  const auto folder = wanted ? std::filesystem::path(wanted) : std::filesystem::temp_directory_path();
  const std::string front = (folder / "mayahost_draw_front.svg").string();
  mayahost::writePicture(both, mayahost::View::front, front);
  std::ifstream in(front);
  const std::string svg((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  EXPECT_THAT(svg, testing::HasSubstr("frame 0"));
  EXPECT_THAT(svg, testing::HasSubstr("<svg"));
  for (const auto& [view, name] :
       {std::pair(mayahost::View::top, "top"), std::pair(mayahost::View::front, "front"),
        std::pair(mayahost::View::side, "side")}) {
    const std::string file = (folder / (std::string("mayahost_draw_") + name + ".png")).string();
    mayahost::writePicture(both, view, file);
    EXPECT_GT(std::filesystem::file_size(file), 500u);
    if (!wanted) std::filesystem::remove(file);
  }
  if (!wanted) std::filesystem::remove(front);
  EXPECT_THAT([&] { mayahost::writePicture({}, mayahost::View::top, front); },
              testing::ThrowsMessage<footfall::Error>(testing::HasSubstr("nothing")));
}

TEST_F(Drawing, OverridesGoWithTheirPlugin) {
  make("hostFlag", "flag");
  mayahost::draw("flag");
  mayahost::newScene();
  ASSERT_TRUE(mayahost::unloadPlugin("draw_plugin"));
  EXPECT_THAT(mayahost::misuses(), testing::IsEmpty());
  ASSERT_TRUE(mayahost::loadPlugin(DRAW_PLUGIN));
  make("hostFlag", "flag");
  EXPECT_TRUE(mayahost::draw("flag").drawn);
}

}  // namespace
