// SPDX-License-Identifier: MIT
// ffSynthesize and ffCreature: found, played in every mode, undone, saved, refined, connected to joints,
// baked; in the foreground and in the background.
#include <maya/MDagModifier.h>
#include <mayahost/cache.h>

#include <chrono>
#include <cstdio>
#include <thread>

#include "base/scanner.h"
#include "creature/model/creature_motion.h"
#include "creature_faults.h"
#include "figure/drive/motion_player.h"
#include "io/documents/creature_json.h"
#include "maya/footprint/walk_scene.h"

namespace footfall::maya {
using namespace footprint;
using namespace creature;

namespace {

using mayahost::EvaluationMode;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class SynthesizeTest : public WalkScene {
 protected:
  void TearDown() override {
    mayahost::requestInterrupt(false);
    WalkScene::TearDown();
  }
  // A short search: what is found need not be good.
  static constexpr const char* kQuick =
      " -problem \"luxo hop\" -duration 3 -population 8 -generations 2 -seed 3";
  static std::string make(const std::string& more = "") {
    go(1);
    return text(mel(std::string("ffSynthesize") + kQuick + " " + more));
  }
  static std::string solutionOf(const std::string& node) {
    return mayahost::plug(node + ".solution").asString().asUTF8();
  }
  static std::vector<double> pose(const std::string& node) {
    std::vector<double> values;
    for (const std::string plug :
         {".rootTranslate", ".joint[0].jointRotate", ".joint[1].jointRotate", ".bodyTranslate"}) {
      const Vec3 v = triple(node + plug);
      values.insert(values.end(), v.data(), v.data() + 3);
    }
    return values;
  }
  static std::vector<std::vector<double>> play(const std::string& node, const std::vector<double>& frames) {
    std::vector<std::vector<double>> all;
    for (const double frame : frames) {
      go(frame);
      all.push_back(pose(node));
    }
    return all;
  }
  // A lamp of joints: a foot, a lower and an upper arm, in centimetres, 50 high.
  static void makeLamp() {
    const std::vector<std::tuple<std::string, std::string, Vec3>> joints = {
        {"base", "", {0, 2, 0}},      {"toe", "base", {0, -2, 15}}, {"heel", "base", {0, -2, -15}},
        {"arm", "base", {0, 10, -5}}, {"fore", "arm", {0, 20, 15}}, {"tip", "fore", {0, 18, -20}}};
    for (const auto& [name, parent, place] : joints) {
      mayahost::createNode("joint", name);
      if (!parent.empty()) {
        MDagModifier parenting;
        parenting.reparentNode(mayahost::findNode(name), mayahost::findNode(parent));
        ASSERT_EQ(parenting.doIt(), MStatus::kSuccess);
      }
      mayahost::setNumber(name + ".translateX", place.x());
      mayahost::setNumber(name + ".translateY", place.y());
      mayahost::setNumber(name + ".translateZ", place.z());
    }
    mayahost::setNumber("arm.jointOrientX", 0.4);
  }
};

TEST_F(SynthesizeTest, MakesACreatureThatPlaysWhatTheEngineSimulates) {
  EXPECT_EQ(make(), "creature1");
  EXPECT_THAT(errors(), IsEmpty());
  const SynthesisSolution solution = parseSolutionJson(solutionOf("creature1"), "creature1");
  const SynthesisEvaluator evaluator(solution.problem);
  SynthesisWorkspace work(evaluator);
  Evaluation evaluation;
  evaluate(evaluator, solution.parameters.data(), work, evaluation);
  FigureMotion shown;
  shown.motion = motionOf(solution.problem.creature, work.recording, 24);
  const Character character = bodyCharacter(shown.motion.skeleton);
  const MotionPlayer player(shown, character);
  EXPECT_EQ(mayahost::number("creature1.fitness"), solution.fitness);
  EXPECT_EQ(std::get<double>(mel("ffSynthesize -query -fitness creature1")), evaluation.fitness);
  EXPECT_THAT(text(mel("ffSynthesize -query -notes creature1")), HasSubstr("distance: wanted 0.4"));
  int compared = 0;
  for (const double frame : {1.0, 13.0, 2.0, 40.0, 25.0}) {  // any order
    go(frame);
    const FigurePose pose = player.at((frame - 1) / 24);
    EXPECT_LT((triple("creature1.bodyTranslate") - 100 * pose.body.position).norm(), 1e-6);
    ++compared;
  }
  EXPECT_EQ(compared, 5);
}

TEST_F(SynthesizeTest, IsTheSameBitForBitInEveryModeAndCached) {
  make();
  mel("ffSynthesize -edit -skeleton creature1");
  std::vector<double> frames;
  for (double f = -3; f < 60; f += 1.5) frames.push_back(f);
  const auto lazy = play("creature1", frames);
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(play("creature1", frames), lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(play("creature1", frames), lazy);
  mayahost::setCachedPlayback(true);
  ASSERT_TRUE(mayahost::fillCache(filmFrame(1), filmFrame(40), 4));
  EXPECT_EQ(play("creature1", frames), lazy);
  EXPECT_THAT(mayahost::checkCache(), IsEmpty());
  mayahost::setCachedPlayback(false);
}

TEST_F(SynthesizeTest, IsOneStepToUndoAndStopsWithNothingLeft) {
  go(1);
  const std::string before = mayahost::sceneText();
  make();
  const std::string after = mayahost::sceneText(), found = solutionOf("creature1");
  EXPECT_NE(before, after);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::sceneText(), before);
  ASSERT_TRUE(mayahost::redo());
  EXPECT_EQ(mayahost::sceneText(), after);
  ASSERT_TRUE(mayahost::undo());
  mayahost::requestInterrupt(true);
  failing(std::string("ffSynthesize") + kQuick);
  mayahost::requestInterrupt(false);
  EXPECT_EQ(mayahost::sceneText(), before);
  // The same seed is the same creature.
  make();
  EXPECT_EQ(solutionOf("creature1"), found);
}

TEST_F(SynthesizeTest, ASavedSceneOpensAndPlaysTheSame) {
  make();
  const std::vector<double> frames = {1, 10, 20.5, 33};
  const auto played = play("creature1", frames);
  const std::string path = ::testing::TempDir() + "footfall_creature.ma";
  ASSERT_EQ(mayahost::saveScene(path), MStatus::kSuccess);
  mayahost::newScene();
  ASSERT_EQ(mayahost::openScene(path), MStatus::kSuccess);
  EXPECT_EQ(play("creature1", frames), played);
  std::remove(path.c_str());
}

TEST_F(SynthesizeTest, RefinesFromWhereItIs) {
  make();
  const double before = mayahost::number("creature1.fitness");
  const std::string scene = mayahost::sceneText();
  EXPECT_EQ(text(mel("ffSynthesize -edit -refine -population 6 -generations 1 -seed 5 creature1")),
            "creature1");
  EXPECT_GE(mayahost::number("creature1.fitness"), before);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::sceneText(), scene);
  mel("ffSynthesize -edit -refine -population 4 -generations 0 -feature speed 0.5 0 2 1 creature1");
  EXPECT_THAT(text(mel("ffSynthesize -query -notes creature1")), HasSubstr("speed: wanted 0.5"));
}

TEST_F(SynthesizeTest, MovesTheJointsItWasMadeFrom) {
  makeLamp();
  go(1);
  const Vec3 rest = triple("base.translate");
  const std::string node =
      text(mel("ffSynthesize -fromJoints -poses 2 -duration 1 -population 6 -generations 1 -feature distance "
               "0.2 0 1 1 "
               "-name lamp base arm fore"));
  EXPECT_EQ(node, "lamp");
  const SynthesisSolution solution = parseSolutionJson(solutionOf("lamp"), "lamp");
  ASSERT_EQ(solution.problem.creature.links.size(), 3u);
  EXPECT_EQ(solution.problem.creature.links[1].name, "arm");
  EXPECT_EQ(solution.problem.controller.size(), 10u);  // two nodes of a time, two angles, two springs
  EXPECT_FALSE(names(mel("ffSynthesize -edit -joints base lamp")).empty());
  EXPECT_LT((triple("base.translate") - rest).norm(), 1e-6);  // it starts where it stands
  go(20);
  EXPECT_GT((triple("base.translate") - rest).norm() + std::abs(mayahost::number("arm.rotateX")), 1e-3);
  const std::vector<double> moved = pose("lamp");
  const std::string driven = mayahost::sceneText();
  mel("ffSynthesize -edit -bake lamp");
  EXPECT_TRUE(mayahost::findNode("lamp").isNull());
  go(20);
  EXPECT_NEAR(triple("base.translate").z(), moved[2], 1e-2);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::sceneText(), driven);
}

TEST_F(SynthesizeTest, SearchesInTheBackgroundAndTakesTheBestInOneStep) {
  go(1);
  const std::string before = mayahost::sceneText();
  mel(std::string("ffSynthesize -background") + kQuick);
  EXPECT_EQ(mayahost::sceneText(), before);
  std::vector<double> progress;
  for (int i = 0; i < 6000; ++i) {
    progress = std::get<std::vector<double>>(mel("ffSynthesize -query -progress"));
    ASSERT_EQ(progress.size(), 5u);
    if (progress[4] == 0) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  ASSERT_EQ(progress[4], 0);
  EXPECT_EQ(progress[0], 1);
  EXPECT_EQ(progress[1], 2);
  EXPECT_EQ(text(mel("ffSynthesize -query -fault")), "");
  const std::string best = text(mel("ffSynthesize -query -best"));
  const std::string node = text(mel("ffSynthesize -edit -take"));
  EXPECT_EQ(solutionOf(node), best);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::sceneText(), before);
  // In the foreground it is the same.
  make();
  EXPECT_EQ(solutionOf("creature1"), best);
}

TEST_F(SynthesizeTest, ABackgroundSearchIsCancelledAndLeavesTheSceneAsItWas) {
  go(1);
  const std::string before = mayahost::sceneText();
  mel("ffSynthesize -background -problem \"luxo hop\" -generations 100000");
  EXPECT_THAT(failing("ffSynthesize -background -problem \"luxo hop\""), HasSubstr("a search is running"));
  mel("ffSynthesize -edit -cancel");
  EXPECT_EQ(mayahost::sceneText(), before);
  EXPECT_THAT(failing("ffSynthesize -query -progress"), HasSubstr("no search"));
  // One that runs when the plug-in goes is ended by it (TearDown unloads).
  mel("ffSynthesize -background -problem \"luxo hop\" -generations 100000");
}

TEST_F(SynthesizeTest, APreviewIsShownAndNotSaved) {
  make();
  go(10);
  const std::vector<double> own = pose("creature1");
  mel("ffSynthesize -problem \"luxo hop\" -duration 3 -population 8 -generations 0 -seed 8 -name other");
  MPlug(mayahost::plug("creature1.preview")).setString(mayahost::plug("other.solution").asString());
  EXPECT_NE(pose("creature1"), own);
  EXPECT_EQ(mayahost::sceneText().find("preview"), std::string::npos);
  MPlug(mayahost::plug("creature1.preview")).setString("");
  EXPECT_EQ(pose("creature1"), own);
}

TEST_F(SynthesizeTest, SaysWhatIsWrongAndKeepsTheLastGoodRun) {
  EXPECT_THAT(failing("ffSynthesize"), HasSubstr("give one of -problem, -json and -fromJoints"));
  EXPECT_THAT(failing("ffSynthesize -problem \"no such\""), HasSubstr("no such"));
  EXPECT_THAT(failing("ffSynthesize -problem \"luxo hop\" -method annealing"), HasSubstr("annealing"));
  EXPECT_THAT(failing("ffSynthesize -problem \"luxo hop\" -population 1"), HasSubstr("population"));
  EXPECT_THAT(failing("ffSynthesize -problem \"luxo hop\" -feature hight 1 0 1 1"), HasSubstr("hight"));
  EXPECT_THAT(failing("ffSynthesize -json \"{}\""), HasSubstr("-json"));
  EXPECT_THAT(failing("ffSynthesize -fromJoints"), HasSubstr("select"));
  EXPECT_THAT(failing("ffSynthesize -edit -refine"), HasSubstr("creature"));
  make();
  go(10);
  const std::vector<double> good = pose("creature1");
  mayahost::clearMessages();
  MPlug(mayahost::plug("creature1.solution")).setString("{\"footfall\": \"solution\"}");
  EXPECT_EQ(pose("creature1"), good);
  EXPECT_EQ(pose("creature1"), good);
  EXPECT_EQ(errors().size(), 1u);
}

TEST_F(SynthesizeTest, PlaysWhatComesWithFootfall) {
  go(1);
  const std::string before = mayahost::sceneText();
  const std::string node = text(mel("ffSynthesize -solution \"luxo hop\""));
  EXPECT_EQ(text(mel("ffSynthesize -query -gait " + node)), "hop");
  EXPECT_GT(mayahost::number(node + ".fitness"), 0.98);
  ASSERT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::sceneText(), before);
}

TEST_F(SynthesizeTest, CreaturesThatCannotBeAreRefusedByName) {
  go(1);
  const std::string before = mayahost::sceneText(), path = ::testing::TempDir() + "footfall_malformed.json";
  int refused = 0;
  for (const auto& creature : testing_creature::malformedCreatures()) {
    writeFile(path, testing_creature::problemDocument(creature));
    for (const std::string background : {"", " -background"}) {
      const std::string said = failing("ffSynthesize -problem \"" + path + "\"" + background);
      EXPECT_THAT(said, HasSubstr(".json:")) << creature.what;
      for (const std::string& name : creature.named) EXPECT_THAT(said, HasSubstr(name)) << creature.what;
      ++refused;
    }
  }
  EXPECT_EQ(refused, 14);
  EXPECT_EQ(mayahost::sceneText(), before);
  makeLamp();
  EXPECT_THAT(failing("ffSynthesize -fromJoints -density -5 base arm fore"), HasSubstr("density"));
  EXPECT_THAT(failing("ffSynthesize -fromJoints -thickness 0 base arm fore"), HasSubstr("thickness"));
  for (const char* axis : {".translateX", ".translateY", ".translateZ"})
    mayahost::setNumber(std::string("tip") + axis, 0);
  EXPECT_THAT(failing("ffSynthesize -fromJoints base arm fore"),
              HasSubstr("fore carries bones of no length"));
  std::remove(path.c_str());
}

}  // namespace
}  // namespace footfall::maya
