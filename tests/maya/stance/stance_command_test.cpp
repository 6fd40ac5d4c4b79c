// SPDX-License-Identifier: MIT
// ffStance and the sketching tool: libraries, evaluators and chains made, asked, edited, connected and baked,
// each in one step of undo.
#include <maya/MPointArray.h>
#include <mayahost/tool.h>

#include <nlohmann/json.hpp>

#include <cstdio>

#include "maya/figure/figure_scene.h"
#include "maya/stance/stance_scene.h"
#include "stance/stance_figure.h"

namespace footfall::maya {
using namespace stance;

namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class StanceCommandTest : public StanceScene {
 protected:
  static nlohmann::json json(const std::string& line) { return nlohmann::json::parse(text(mel(line))); }
};

TEST_F(StanceCommandTest, EachIsOneStep) {
  go(1);
  expectOneStep("ffStance -library " + quoted(kShelf));
  expectOneStep("ffStance -evaluator -stance \"run easy 1\"");
  expectOneStep("ffStance -chain -json " + quoted(kApexes));
  expectOneStep("ffStance -edit -velocity 2 leaps1");
  expectOneStep("ffStance -edit -free 2 leaps1");
  expectOneStep("ffStance -edit -insertApex 2 -position 0 96 50 leaps1");
  expectOneStep("ffStance -edit -addBlend mine -blend \"run slow 1\" \"run fast 1\" -share 0.4 shelf1");
  expectOneStep("ffStance -edit -remove mine shelf1");
  EXPECT_TRUE(mayahost::undo());  // the library without it
  EXPECT_TRUE(mayahost::undo());  // … and with
  expectOneStep("ffStance -edit -skeleton leaps1");
  expectOneStep("ffStance -edit -disconnect leaps1");
  EXPECT_TRUE(mayahost::undo());
  expectOneStep("ffStance -edit -bake leaps1");
  EXPECT_TRUE(mayahost::findNode("leaps1").isNull());
}

TEST_F(StanceCommandTest, SearchesAsTheProgramDoes) {
  makeLibrary();
  const auto found = json("ffStance -search \"startSpeed=2.6,endHeight=0.95\" -like run shelf1");
  EXPECT_TRUE(found["plausible"].get<bool>());
  EXPECT_GT(found["value"].get<double>(), 0);
  EXPECT_NEAR(found["handles"]["startSpeed"].get<double>(), 2.6, 1e-12);
  const auto exact = json("ffStance -search \"startSpeed=2.6,endHeight=0.95\" -like run -method pruned");
  EXPECT_GE(exact["value"].get<double>(), found["value"].get<double>());
  const auto never = json("ffStance -search \"endHeight=2\"");
  EXPECT_FALSE(never["plausible"].get<bool>());
  EXPECT_THAT(never["why"].get<std::string>(), HasSubstr("would work"));
  ASSERT_TRUE(never.contains("nearest"));
  std::string nearest;
  for (const auto& [name, value] : never["nearest"].items())
    nearest += fmt::format("{}{}={}", nearest.empty() ? "" : ",", name, value.get<double>());
  EXPECT_TRUE(json("ffStance -search " + quoted(nearest))["plausible"].get<bool>());
}

TEST_F(StanceCommandTest, LibrariesAreEditedInTheSceneAndWritten) {
  makeLibrary();
  const std::size_t count = exampleLibrary().size();
  mel("ffStance -edit -addBlend between -blend \"run slow 1\" \"run fast 1\" -share 0.5 shelf1");
  Names all = names(mel("ffStance -query -members shelf1"));
  ASSERT_EQ(all.size(), count + 1);
  EXPECT_EQ(all.back(), "between");
  EXPECT_THAT(failing("ffStance -edit -addBlend between -blend \"run slow 1\" \"run fast 1\" shelf1"),
              HasSubstr("already"));
  EXPECT_THAT(failing("ffStance -edit -addBlend b2 -blend trot \"run fast 1\" shelf1"),
              HasSubstr("there is no stance 'trot'"));
  EXPECT_THAT(failing("ffStance -edit -remove \"run slow 1\" shelf1"), HasSubstr("is a blend of"));
  const std::string path = ::testing::TempDir() + "footfall_shelf.json";
  mel("ffStance -edit -write " + quoted(path) + " shelf1");
  EXPECT_EQ(parseStanceJson(readFile(path), path).size(), count + 1);
  std::remove(path.c_str());
}

TEST_F(StanceCommandTest, RefusesWithWhatWouldBeRight) {
  go(1);
  EXPECT_THAT(failing("ffStance"), HasSubstr("-library"));
  EXPECT_THAT(failing("ffStance -library \"/nowhere/shelf.json\""), HasSubstr("/nowhere/shelf.json"));
  EXPECT_THAT(failing("ffStance -evaluator"), HasSubstr("no stance library"));
  EXPECT_THAT(failing("ffStance -query -notes"), HasSubstr("no chain of stances"));
  makeLibrary();
  EXPECT_THAT(failing("ffStance -evaluator -stance trot"), HasSubstr("there is no stance 'trot'"));
  EXPECT_THAT(failing("ffStance -evaluator -handles \"height=3\""), HasSubstr("startHeight"));
  EXPECT_THAT(failing("ffStance -search \"startSpeed=fast\""), HasSubstr("is not a number"));
  EXPECT_THAT(failing("ffStance -search \"\" -method best"), HasSubstr("staged, exhaustive, pruned"));
  EXPECT_THAT(failing("ffStance -chain"), HasSubstr("at least two positions"));
  EXPECT_THAT(failing("ffStance -chain -json \"{}\" -repeat 3"), HasSubstr("one of"));
  EXPECT_THAT(failing("ffStance -chain -json \"{}\""), HasSubstr("-json:1"));
  EXPECT_THAT(failing("ffStance -chain -sketch nothing shadow"), HasSubstr("nothing"));
  EXPECT_TRUE(mayahost::findNode("leaps1").isNull()) << "what fails leaves nothing";
  mel("ffStance -chain -json " + quoted(kApexes));
  EXPECT_THAT(failing("ffStance -edit leaps1"), HasSubstr("-edit needs one of"));
  EXPECT_THAT(failing("ffStance -edit -velocity 9 leaps1"), HasSubstr("there is no apex 9; leaps1 has 5"));
  EXPECT_THAT(failing("ffStance -edit -bake leaps1"), HasSubstr("drives nothing yet"));
  EXPECT_THAT(failing("ffStance -edit -insertApex 9 -position 0 90 0 leaps1"),
              HasSubstr("must be 1 to 6, got 9"));
}

TEST_F(StanceCommandTest, ChainsThroughObjectsRepeatsAndDrawnCurves) {
  go(1);
  makeLibrary();
  std::string objects;
  for (int i = 0; i < 4; ++i) {
    const std::string name = "place" + std::to_string(i);
    mayahost::createNode("transform", name);
    mayahost::setNumber(name + ".translateY", 94);
    mayahost::setNumber(name + ".translateZ", 100 * i);
    objects += " " + name;
  }
  EXPECT_EQ(text(mel("ffStance -chain -from shelf1" + objects)), "leaps1");
  EXPECT_EQ(names(mel("ffStance -query -apexes leaps1")).size(), 4u);
  EXPECT_EQ(std::get<long>(mel("ffStance -query -plausible leaps1")), 1);
  EXPECT_EQ(text(mel("ffStance -chain -repeat 6 -stance \"run easy 1\" -name run1")), "run1");
  const auto links = json("ffStance -query -links run1");
  ASSERT_EQ(links.size(), 6u);
  for (const auto& link : links) EXPECT_TRUE(link["plausible"].get<bool>());
  // Two leaps along x: the path at another depth, the shadow on the ground.
  MPointArray path, shadow;
  for (int i = 0; i <= 60; ++i) {
    const int leap = i < 20 ? 0 : i < 40 ? 1 : 2;
    const double u = (i - 20 * leap) / 10.0 - 1, x = 100 * leap + 50 + 50 * u;
    path.append(MPoint(x, 95 - 12 * u * u, 700));
    shadow.append(MPoint(x, 0, 30));
  }
  mayahost::makeCurve("path", path);
  mayahost::makeCurve("shadow", shadow);
  EXPECT_EQ(text(mel("ffStance -chain -sketch path shadow -name drawn1")), "drawn1");
  const Names apexes = names(mel("ffStance -query -apexes drawn1"));
  ASSERT_EQ(apexes.size(), 3u);
  EXPECT_NEAR(mayahost::number(apexes[1] + ".translateX"), 150, 3);
  EXPECT_NEAR(mayahost::number(apexes[1] + ".translateY"), 95, 1.5);
  EXPECT_NEAR(mayahost::number(apexes[1] + ".translateZ"), 30, 1);
  EXPECT_TRUE(mayahost::plug(apexes[1] + "Shape.useSpeed").asBool());
  const std::string file = ::testing::TempDir() + "footfall_apexes.json";
  mel("ffStance -edit -write " + quoted(file) + " drawn1");
  EXPECT_EQ(parseApexJson(readFile(file), file).apexes.size(), 3u);
  std::remove(file.c_str());
}

// The strokes of a hand in a view from the side, a little from above; Enter makes the chain, undo takes it
// away.
TEST_F(StanceCommandTest, SketchesInAView) {
  go(1);
  makeLibrary();
  mayahost::View view;  // along x, 3.5 m wide
  const double tilt = 0.3;
  view.right = MVector(1, 0, 0);
  view.up = MVector(0, std::cos(tilt), -std::sin(tilt));
  view.size = 0.35;
  view.corner = MPoint(-20, 150, 800);
  mayahost::setView(view);
  const auto name = text(mel("ffStanceSketchContext sketch1"));
  ASSERT_EQ(mayahost::setTool(name), MStatus::kSuccess);
  EXPECT_THAT(mayahost::toolHelp(), HasSubstr("path of the body"));
  const auto pixel = [&](double x, double y, double z) {
    const MVector way = MPoint(x, y, z) - view.corner;
    return std::pair<short, short>(static_cast<short>(std::lround(way * view.right / view.size)),
                                   static_cast<short>(std::lround(way * view.up / view.size)));
  };
  using Does = mayahost::Mouse::Does;
  const auto stroke = [&](const std::vector<std::pair<short, short>>& points) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      mayahost::Mouse mouse;
      mouse.does = i == 0 ? Does::press : Does::drag;
      mouse.x = points[i].first;
      mouse.y = points[i].second;
      mayahost::sendMouse(mouse);
    }
    mayahost::Mouse up;
    up.does = Does::release;
    up.x = points.back().first;
    up.y = points.back().second;
    mayahost::sendMouse(up);
  };
  std::vector<std::pair<short, short>> path, shadow;
  for (int i = 0; i <= 90; ++i) {
    const int leap = i < 30 ? 0 : i < 60 ? 1 : 2;
    const double u = (i - 30 * leap) / 15.0 - 1, x = 100 * leap + 50 + 50 * u;
    path.push_back(pixel(x, 95 - 12 * u * u, 0));
    shadow.push_back(pixel(x, 0, 0));
  }
  mayahost::sendKey(mayahost::ToolKey::complete);  // too early: said, nothing made
  EXPECT_TRUE(mayahost::findNode("leaps1").isNull());
  stroke(path);
  EXPECT_THAT(mayahost::toolHelp(), HasSubstr("shadow"));
  mayahost::sendKey(mayahost::ToolKey::remove);
  stroke(path);
  stroke(shadow);
  EXPECT_THAT(mayahost::toolHelp(), HasSubstr("Enter"));
  EXPECT_FALSE(mayahost::toolDrawing().empty());
  const std::string before = mayahost::sceneText();
  mayahost::sendKey(mayahost::ToolKey::complete);
  const Names apexes = names(mel("ffStance -query -apexes"));
  ASSERT_EQ(apexes.size(), 3u);
  EXPECT_NEAR(mayahost::number(apexes[1] + ".translateX"), 150, 4);
  EXPECT_NEAR(mayahost::number(apexes[1] + ".translateY"), 95, 3);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::sceneText(), before);
  mayahost::setTool("");
}

TEST_F(StanceCommandTest, DrivesARigOfAnotherSizeAndIsBaked) {
  makeChain();
  const auto control = [](const std::string& name, double x, double y, double z) {
    mayahost::createNode("transform", name);
    mayahost::setNumber(name + ".translateX", x);
    mayahost::setNumber(name + ".translateY", y);
    mayahost::setNumber(name + ".translateZ", z);
  };
  control("cog", 0, 130, 0);
  control("footL", 12, 0, 0);
  control("footR", -12, 0, 0);
  const double apart = mayahost::number("leaps1_apex5.translateZ"),
               value = mayahost::number("leaps1Shape.value");
  expectOneStep(
      "ffStance -edit -control body cog -control \"left foot\" footL -control \"right foot\" footR "
      "-fitApexes leaps1");
  const double size = mayahost::number("leaps1_apex5.translateZ") / apart;
  EXPECT_GT(size, 1.2);
  EXPECT_NEAR(mayahost::number("leaps1Shape.value"), value, 0.02 * value) << "the same leaps, larger";
  go(1 + 24 * 0.4);
  const Vec3 body = triple("leaps1Shape.bodyTranslate");
  EXPECT_LT((triple("cog.translate") - body).norm(), 40) << "the control rides on the body";
  EXPECT_GT(triple("cog.translate").z(), 50);
  std::vector<Vec3> feet;
  for (double f = 1; f < 40; f += 1) {
    go(f);
    feet.push_back(triple("footL.translate"));
  }
  expectOneStep("ffStance -edit -bake -everyFrame leaps1");
  EXPECT_TRUE(mayahost::findNode("leaps1Shape").isNull());
  EXPECT_TRUE(mayahost::findNode("leaps1_apex1").isNull());
  for (double f = 1; f < 40; f += 1) {
    go(f);
    EXPECT_LT((triple("footL.translate") - feet[static_cast<std::size_t>(f) - 1]).norm(), 0.01) << f;
  }
}

// The stances of a skeleton that runs, baked from a chain: its library meets the handles the chain had.
TEST_F(StanceCommandTest, ExtractsFromAnAnimatedSkeleton) {
  go(1);
  makeLibrary();
  mel("ffStance -chain -repeat 6 -stance \"run easy 1\" -name run1");
  const std::string root = text(mel("ffStance -edit -skeleton run1"));
  mel("ffStance -edit -bake -everyFrame run1");
  EXPECT_EQ(text(mel("ffStance -extract " + root + " -prefix again -implausible -name taken1")), "taken1");
  const Names all = names(mel("ffStance -query -members taken1"));
  ASSERT_GE(all.size(), 2u);
  EXPECT_THAT(all[0], HasSubstr("again"));
  const StanceLibrary taken = parseStanceJson(mayahost::textOf("taken1.library"), "taken");
  const StanceLibrary library = exampleLibrary();
  const StanceHandles asked = library.stances[stanceNamed(library, "run easy 1")].stance.handles;
  for (const LibraryStance& one : taken.stances)
    EXPECT_NEAR(one.stance.handles.startSpeed, asked.startSpeed, 0.3) << one.stance.name;
  const std::size_t count = exampleLibrary().size();
  mel("ffStance -edit -extract " + root + " -prefix more -implausible shelf1");
  EXPECT_GT(names(mel("ffStance -query -members shelf1")).size(), count);
  mayahost::createNode("joint", "still");
  EXPECT_THAT(failing("ffStance -extract still"), HasSubstr("no animation"));
}

}  // namespace
}  // namespace footfall::maya
