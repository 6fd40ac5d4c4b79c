// SPDX-License-Identifier: MIT
// Tools of plug-ins, used with a mouse of the host's own.
#include <mayahost/command.h>
#include <mayahost/host.h>
#include <mayahost/tool.h>

#include <maya/M3dView.h>
#include <maya/MGlobal.h>
#include <maya/MToolsInfo.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using mayahost::CommandResult;
using mayahost::evalMel;
using mayahost::Mouse;
using mayahost::number;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class Tools : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    mayahost::newScene();
    mayahost::clearMisuses();
    mayahost::setView({});
    ASSERT_TRUE(mayahost::loadPlugin(TOOL_PLUGIN));
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
    mayahost::newScene();
    EXPECT_TRUE(mayahost::unloadPlugin(TOOL_PLUGIN));
    EXPECT_THAT(mayahost::toolNames(), IsEmpty());
    EXPECT_EQ(mayahost::currentTool(), "");
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
  }
  static std::string made(const std::string& line) {
    CommandResult result;
    EXPECT_TRUE(evalMel(line, &result)) << line;
    const auto* name = std::get_if<std::string>(&result);
    return name ? *name : "";
  }
  static std::vector<std::string> said(mayahost::Message::Kind kind) {
    std::vector<std::string> all;
    for (const auto& message : mayahost::messages()) {
      if (message.kind == kind) all.push_back(message.text);
    }
    return all;
  }
};

TEST_F(Tools, PlacesWhereItIsClicked) {
  const std::string tool = made("placeContext -height 2");
  EXPECT_EQ(tool, "placeContext1");
  ASSERT_TRUE(mayahost::setTool(tool));
  EXPECT_EQ(mayahost::toolTitle(), "Place");
  EXPECT_EQ(mayahost::toolHelp(), "Click on the ground");
  EXPECT_TRUE(mayahost::click(480, 270));  // the middle of the view
  EXPECT_TRUE(mayahost::click(580, 470));  // 100 pixels to the right, 200 up
  EXPECT_NEAR(number("placed.tx"), 0.0, 1e-9);
  EXPECT_NEAR(number("placed.ty"), 2.0, 1e-9);
  EXPECT_NEAR(number("placed.tz"), 0.0, 1e-9);
  EXPECT_NEAR(number("placed1.tx"), 10.0, 1e-9);
  EXPECT_NEAR(number("placed1.tz"), -20.0, 1e-9);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::findNode("placed1").isNull());
  EXPECT_FALSE(mayahost::findNode("placed").isNull());
  ASSERT_TRUE(mayahost::redo());
  EXPECT_NEAR(number("placed1.tz"), -20.0, 1e-9);
  ASSERT_TRUE(mayahost::undo());
  ASSERT_TRUE(mayahost::undo());
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1"));
  EXPECT_FALSE(mayahost::undo());
}

TEST_F(Tools, ItsCommandIsACommandToo) {
  EXPECT_TRUE(evalMel("placeAt 1 2 3"));
  EXPECT_NEAR(number("placed.tz"), 3.0, 1e-12);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::findNode("placed").isNull());
  EXPECT_FALSE(evalMel("placeAt 1 2"));
}

TEST_F(Tools, DrawsWhileItIsUsed) {
  ASSERT_TRUE(mayahost::setTool(made("placeContext")));
  ASSERT_TRUE(mayahost::sendMouse({Mouse::Does::press, 480, 270}));
  ASSERT_TRUE(mayahost::sendMouse({Mouse::Does::drag, 490, 270}));
  const auto drawn = mayahost::toolDrawing();
  ASSERT_EQ(drawn.size(), 1u);
  EXPECT_EQ(drawn[0].kind, mayahost::Primitive::Kind::circle);
  EXPECT_NEAR(drawn[0].centre.x, 1.0, 1e-9);
  EXPECT_TRUE(mayahost::sendMouse({Mouse::Does::release, 490, 270, false, true}));  // with shift
  EXPECT_THAT(mayahost::toolDrawing(), IsEmpty());
  EXPECT_THAT(mayahost::nodeNames(), ElementsAre("time1"));
  EXPECT_FALSE(mayahost::sendMouse({Mouse::Does::press, 0, 0, true}));  // the middle button
  EXPECT_FALSE(mayahost::sendMouse({Mouse::Does::hold, 0, 0}));         // not overridden
  mayahost::clearMessages();
  EXPECT_TRUE(mayahost::setTool(""));
  EXPECT_THAT(said(mayahost::Message::Kind::info), ElementsAre("put away"));
  EXPECT_FALSE(mayahost::sendMouse({Mouse::Does::press, 480, 270}));
}

TEST_F(Tools, SettingsAreAskedForAndChanged) {
  const std::string tool = made("placeContext"), other = made("placeContext \"mine\"");
  EXPECT_EQ(other, "mine");
  MToolsInfo::resetDirtyFlag();
  EXPECT_TRUE(evalMel("placeContext -e -height 3.5 " + tool));
  EXPECT_TRUE(MToolsInfo::isDirty());
  CommandResult result;
  EXPECT_TRUE(evalMel("placeContext -q -height " + tool, &result));
  EXPECT_EQ(std::get<double>(result), 3.5);
  EXPECT_TRUE(evalMel("placeContext -q -height mine", &result));
  EXPECT_EQ(std::get<double>(result), 0.0);
  EXPECT_TRUE(evalMel("placeContext -exists mine", &result));
  EXPECT_EQ(std::get<long>(result), 1);
  EXPECT_TRUE(evalMel("placeContext -exists yours", &result));
  EXPECT_EQ(std::get<long>(result), 0);
  EXPECT_FALSE(evalMel("placeContext -e -height 1 yours"));
  EXPECT_FALSE(evalMel("placeContext -e -depth 1 mine"));
  EXPECT_FALSE(evalMel("placeContext mine"));        // there is one
  EXPECT_FALSE(evalMel("placeContext -height -1"));  // refused by the tool
  EXPECT_FALSE(mayahost::setTool("yours"));
  EXPECT_THAT(mayahost::toolNames(), ElementsAre(tool, "mine"));
}

TEST_F(Tools, MarqueesAreRectangles) {
  ASSERT_TRUE(mayahost::setTool(made("marqueeContext")));
  EXPECT_FALSE(mayahost::sendMouse({Mouse::Does::drag, 10, 20}));  // before it began
  mayahost::clearMessages();
  EXPECT_TRUE(mayahost::sendMouse({Mouse::Does::press, 300, 20}));
  EXPECT_TRUE(mayahost::sendMouse({Mouse::Does::drag, 10, 200}));
  EXPECT_TRUE(mayahost::sendMouse({Mouse::Does::release, 10, 200}));
  EXPECT_THAT(said(mayahost::Message::Kind::info), ElementsAre("10 20 300 200"));
}

TEST_F(Tools, TheDeleteKeyDeletesWhatIsSelected) {
  ASSERT_TRUE(mayahost::setTool(made("marqueeContext")));
  mayahost::createNode("transform", "doomed");
  MGlobal::selectByName("doomed");
  EXPECT_TRUE(mayahost::sendKey(mayahost::ToolKey::remove));
  EXPECT_TRUE(mayahost::findNode("doomed").isNull());
  EXPECT_TRUE(mayahost::undo());
  EXPECT_FALSE(mayahost::findNode("doomed").isNull());
}

TEST_F(Tools, TheViewGoesBothWays) {
  mayahost::setView({MPoint(0.0, 0.0, 50.0), MVector(1.0, 0.0, 0.0), MVector(0.0, 1.0, 0.0), 0.5});
  M3dView view = M3dView::active3dView();
  MPoint near, far, from;
  MVector along;
  ASSERT_TRUE(view.viewToWorld(20, 10, from, along));
  EXPECT_TRUE(from.isEquivalent(MPoint(10.0, 5.0, 50.0)));
  EXPECT_TRUE(along.isEquivalent(MVector(0.0, 0.0, -1.0)));
  ASSERT_TRUE(view.viewToWorld(20, 10, near, far));
  EXPECT_TRUE((far - near).normal().isEquivalent(along));
  short x = 0, y = 0;
  EXPECT_TRUE(view.worldToView(MPoint(10.0, 5.0, -3.0), x, y));
  EXPECT_EQ(x, 20);
  EXPECT_EQ(y, 10);
  EXPECT_FALSE(view.worldToView(MPoint(-10.0, 5.0, -3.0), x, y));
  EXPECT_EQ(view.portWidth(), 960);
}

}  // namespace
