// SPDX-License-Identifier: MIT
// ffStanceLibrary, ffStanceEvaluator, ffStanceApex and ffStanceChain: what the engine answers, at any time
// and in every mode; scenes saved and opened; what is wrong, said once; deletion in any order.
#include <maya/MDGModifier.h>
#include <mayahost/cache.h>
#include <mayahost/draw.h>

#include <algorithm>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "maya/stance/stance_scene.h"
#include "stance/library/stance_coverage.h"
#include "stance/stance_figure.h"

namespace footfall::maya {
using namespace stance;

namespace {

using mayahost::EvaluationMode;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class StanceNodesTest : public StanceScene {
 protected:
  static StanceChain engineChain() {
    const ApexDocument document = parseApexJson(kApexes, "test");
    return solveChain(exampleLibrary(), document.apexes);
  }
};

TEST_F(StanceNodesTest, ALibraryHasItsMembersAndLimits) {
  EXPECT_EQ(makeLibrary(), "shelf1");
  EXPECT_EQ(mayahost::number("shelf1.memberCount"), static_cast<double>(exampleLibrary().size()));
  EXPECT_NEAR(mayahost::number("shelf1.standingHeight"), exampleLibrary().standingHeight, 1e-6);
  const Names all = names(mel("ffStance -query -members shelf1"));
  ASSERT_EQ(all.size(), exampleLibrary().size());
  EXPECT_EQ(all.front(), exampleLibrary().stances.front().stance.name);
  const auto limits = [] { return parseStanceJson(mayahost::textOf("shelf1.library"), "library").limits; };
  EXPECT_NEAR(limits().friction, exampleLibrary().limits.friction, 1e-9);
  mayahost::setNumber("shelf1.ownLimits", 1);
  mayahost::setNumber("shelf1.maxFriction", 0.3);
  mayahost::setNumber("shelf1.longestLeg", 1.1);
  EXPECT_NEAR(limits().friction, 0.3, 1e-9);
  EXPECT_NEAR(limits().longest, 1.1 * exampleLibrary().standingHeight, 1e-6);
}

TEST_F(StanceNodesTest, AnEvaluatorAnswersAsTheEngineDoes) {
  go(1);
  makeLibrary();
  EXPECT_EQ(text(mel("ffStance -evaluator -handles \"startSpeed=2.8,endHeight=0.98\" -like run")), "stance1");
  const StanceLibrary library = exampleLibrary();
  const StanceIndex prepared(library);
  StanceHandles target = averageHandles(library, stancesLike(library, "run"));
  target.startSpeed = 2.8;
  target.endHeight = 0.98;
  const StanceAnswer answer = searchStances(prepared, target).answer;
  EXPECT_NEAR(mayahost::number("stance1Shape.value"), answer.score.value, 1e-6);
  EXPECT_EQ(mayahost::plug("stance1Shape.plausible").asBool(), answer.plausible());
  EXPECT_EQ(mayahost::textOf("stance1Shape.chosen"), describe(answer, prepared.names));
  EXPECT_NEAR(mayahost::plug("stance1Shape.endTime").asMTime().as(MTime::kSeconds),
              1 / 24.0 + answer.warp.timing.end, 1e-6);
  StanceTiming timing = answer.warp.timing;
  timing.scale = Vec3::Ones();
  const StanceBody body(stanceOf(library, answer, target), target, timing);
  for (double frame = 1; frame < 1 + 24 * timing.end; frame += 1.25) {
    go(frame);
    const Vec3 at = body.at((frame - 1) / 24).position;  // heading, left, up
    EXPECT_LT((triple("stance1Shape.com") - 100 * Vec3(at.y(), at.z(), at.x())).norm(), 1e-3) << frame;
    const double t = (frame - 1) / 24;
    EXPECT_EQ(mayahost::plug("stance1Shape.footDown").asBool(), t >= timing.touchDown && t <= timing.liftOff)
        << frame;
  }
  // A stance of one's own choice, and a blend of two.
  mayahost::setText("stance1Shape.stance", "run easy 1");
  EXPECT_EQ(mayahost::textOf("stance1Shape.chosen"), "run easy 1");
  mayahost::setText("stance1Shape.blendWith", "run easy 2");
  mayahost::setNumber("stance1Shape.share", 0.25);
  const auto named = [&](const char* name) { return library.stances[stanceNamed(library, name)].stance; };
  const BlendedStance blend = blendAt(named("run easy 1"), named("run easy 2"), 0.25, target, library.limits);
  EXPECT_NEAR(mayahost::number("stance1Shape.value"), blend.score.value, 1e-6);
  EXPECT_THAT(errors(), IsEmpty());
}

// What cannot be is answered, not an error: what stands in the way, and what would do.
TEST_F(StanceNodesTest, ImpossibleHandlesAreAnsweredWithBlame) {
  go(1);
  makeLibrary();
  mel("ffStance -evaluator -handles \"endHeight=2.2\"");
  EXPECT_FALSE(mayahost::plug("stance1Shape.plausible").asBool());
  EXPECT_LT(mayahost::number("stance1Shape.value"), 0);
  EXPECT_THAT(mayahost::textOf("stance1Shape.blame"), HasSubstr("would work"));
  EXPECT_THAT(text(mel("ffStance -query -blame stance1")), HasSubstr("would work"));
  EXPECT_THAT(errors(), IsEmpty());
  mayahost::setNumber("stance1Shape.startSpeed", 0);
  mayahost::setNumber("stance1Shape.endSpeed", 0);
  EXPECT_THAT(mayahost::textOf("stance1Shape.blame"), testing::Not(IsEmpty()));
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(StanceNodesTest, BadLibrariesAreReportedOnceAndTheLastGoodOneStays) {
  go(1);
  makeLibrary();
  mel("ffStance -evaluator -stance \"run easy 1\"");
  const double good = mayahost::number("stance1Shape.value");
  mayahost::clearMessages();
  mayahost::setText("shelf1.text",
                    "{\"footfall\": \"stances\", \"version\": 1, \"stances\": [], \"colour\": 3}");
  EXPECT_EQ(mayahost::number("stance1Shape.value"), good);
  EXPECT_EQ(mayahost::number("stance1Shape.value"), good);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("shelf1"));
  EXPECT_THAT(failing("ffStance -query -members shelf1"), HasSubstr("text:1"));
  mayahost::setText("shelf1.text", "");
  mayahost::setText("shelf1.file", "/nowhere/shelf.json");
  EXPECT_EQ(mayahost::number("stance1Shape.value"), good);
  EXPECT_THAT(errors().back(), HasSubstr("/nowhere/shelf.json"));
  mayahost::setText("shelf1.file", kShelf);
  mayahost::clearMessages();
  mayahost::setText("stance1Shape.stance", "trot");
  EXPECT_EQ(mayahost::number("stance1Shape.value"), good);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("there is no stance 'trot'"));
}

TEST_F(StanceNodesTest, AChainPlaysAsTheEngineDoes) {
  EXPECT_EQ(makeChain(), "leaps1");
  const StanceChain chain = engineChain();
  EXPECT_EQ(mayahost::number("leaps1Shape.linkCount"), static_cast<double>(chain.links.size()));
  EXPECT_TRUE(mayahost::plug("leaps1Shape.plausible").asBool());
  const StanceLibrary library = exampleLibrary();
  StanceFigureOptions how;
  how.frameRate = 24;
  const StanceFigure figure = performChain(chain, characterScaledTo(library, characterPreset("human")), how);
  int checked = 0;
  for (std::size_t i = 0; i < figure.performance.frames(); ++i) {
    go(1 + static_cast<double>(i));
    EXPECT_LT((triple("leaps1Shape.com") - 100 * chain.at(static_cast<double>(i) / 24).position).norm(), 0.01)
        << i;
    for (const int leg : {0, 1}) {
      const Vec3 foot = figure.performance.feet[static_cast<std::size_t>(leg)][i].frame.position;
      EXPECT_LT((triple(fmt::format("leaps1Shape.foot[{}].footTranslate", leg)) - 100 * foot).norm(), 0.05)
          << i;
    }
    ++checked;
  }
  EXPECT_GT(checked, 30);
  // Between two frames of the scene the path is the engine's too.
  go(10.5);
  EXPECT_LT((triple("leaps1Shape.com") - 100 * chain.at(9.5 / 24).position).norm(), 0.01);
  EXPECT_NEAR(mayahost::number("leaps1Shape.link"), chain.linkAt(9.5 / 24), 1e-4);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(StanceNodesTest, IsTheSameBitForBitInEveryModeAndCached) {
  makeChain();
  mel("ffStance -edit -skeleton leaps1");
  mel("ffStance -evaluator -stance \"run easy 1\"");
  mayahost::createNode("transform", "ball");
  for (const char* axis : {"X", "Y", "Z"})
    mayahost::connect(std::string("stance1Shape.bodyTranslate") + axis, std::string("ball.translate") + axis);
  std::vector<double> frames;
  for (double f = -2; f < 60; f += 1.5) frames.push_back(f);
  const auto both = [&] {
    auto all = play("leaps1Shape", frames, kChained);
    const auto more = play("stance1Shape", frames, kEvaluated);
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  const auto lazy = both();
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(both(), lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(both(), lazy);
  mayahost::setCachedPlayback(true);
  ASSERT_TRUE(mayahost::fillCache(filmFrame(1), filmFrame(40), 4));
  EXPECT_EQ(both(), lazy);
  EXPECT_GT(mayahost::cacheCounts().served, 0u);
  EXPECT_THAT(mayahost::checkCache(), IsEmpty());
  mayahost::setCachedPlayback(false);
}

TEST_F(StanceNodesTest, MovingAnApexSolvesAgainAndItsHandleIsObeyed) {
  makeChain();
  go(30);
  const auto before = played("leaps1Shape", kChained);
  const Names apexes = names(mel("ffStance -query -apexes leaps1"));
  ASSERT_EQ(apexes.size(), 5u);
  const double z = mayahost::number(apexes[2] + ".translateZ");
  mayahost::setNumber(apexes[2] + ".translateZ", z + 6);
  EXPECT_NE(played("leaps1Shape", kChained), before);
  mayahost::setNumber(apexes[2] + ".translateZ", z);
  EXPECT_EQ(played("leaps1Shape", kChained), before);
  // The handle starts at the velocity that was chosen, so that little changes; drawn out it is faster there.
  const std::string handle = text(mel("ffStance -edit -velocity 2 leaps1"));
  const Vec3 first = triple(handle + ".translate");
  EXPECT_NEAR(first.norm() / 25, engineChain().speeds[1], 0.02);  // a quarter of a second, centimetres
  mayahost::setNumber(handle + ".translateZ", 1.15 * first.z());
  const auto speeds = [] {
    const auto json = nlohmann::json::parse(text(mel("ffStance -query -links leaps1")));
    return json[1]["handles"]["startSpeed"].get<double>();
  };
  EXPECT_NEAR(speeds(), std::hypot(first.x(), 1.15 * first.z()) / 25, 1e-3);
  mel("ffStance -edit -free 2 leaps1");
  EXPECT_EQ(played("leaps1Shape", kChained), before);
  // Moved with its transform, all go along.
  mayahost::setNumber("leaps1.translateX", 300);
  EXPECT_LT((triple("leaps1Shape.com") - Vec3(before[0] + 300, before[1], before[2])).norm(), 0.1);
}

TEST_F(StanceNodesTest, ApexesThatCannotBeAreNamedOnceAndTheLastGoodChainStays) {
  makeChain();
  go(20);
  const auto good = played("leaps1Shape", kChained);
  const Names apexes = names(mel("ffStance -query -apexes leaps1"));
  mayahost::clearMessages();
  mayahost::setNumber(apexes[2] + ".translateY", -50);
  EXPECT_EQ(played("leaps1Shape", kChained), good);
  EXPECT_EQ(played("leaps1Shape", kChained), good);
  ASSERT_EQ(errors().size(), 1u);
  EXPECT_THAT(errors()[0], HasSubstr("apex 3"));
  EXPECT_THAT(failing("ffStance -query -notes leaps1"), HasSubstr("apex 3"));
  // What is merely implausible is done as well as it can be, and told.
  mayahost::setNumber(apexes[2] + ".translateY", 230);
  EXPECT_FALSE(mayahost::plug("leaps1Shape.plausible").asBool());
  const Names notes = names(mel("ffStance -query -notes leaps1"));
  ASSERT_FALSE(notes.empty());
  EXPECT_THAT(notes[0], HasSubstr("apex "));
}

TEST_F(StanceNodesTest, ASavedSceneOpensAndPlaysTheSame) {
  makeChain();
  mel("ffStance -edit -velocity 3 leaps1");
  mel("ffStance -evaluator -blend \"run easy 1\" \"run easy 2\" -share 0.3");
  mel("ffStance -edit -addBlend \"mine\" -blend \"run slow 1\" \"run fast 1\" shelf1");
  const std::vector<double> frames{1, 12.5, 30, 44};
  const auto leaps = play("leaps1Shape", frames, kChained), stance = play("stance1Shape", frames, kEvaluated);
  const std::string path = ::testing::TempDir() + "footfall_stances.ma";
  ASSERT_TRUE(mayahost::saveScene(path));
  mayahost::newScene();
  ASSERT_TRUE(mayahost::openScene(path));
  EXPECT_EQ(play("leaps1Shape", frames, kChained), leaps);
  EXPECT_EQ(play("stance1Shape", frames, kEvaluated), stance);
  EXPECT_EQ(names(mel("ffStance -query -members shelf1")).back(), "mine");
  std::remove(path.c_str());
}

TEST_F(StanceNodesTest, NodesCanBeDeletedInAnyOrder) {
  const std::vector<std::string> all{"shelf1", "leaps1_apex2", "leaps1", "stance1", "leaps1_apex5"};
  std::vector<std::size_t> order{0, 1, 2, 3, 4};
  int tried = 0;
  do {
    if (tried++ % 20 != 0) continue;
    mayahost::newScene();
    makeChain();
    mel("ffStance -evaluator -stance \"run easy 1\"");
    go(10);
    played("leaps1Shape", {".com"});
    const std::string whole = mayahost::sceneText();
    int undone = 0;
    for (const std::size_t i : order) {
      if (mayahost::findNode(all[i]).isNull()) continue;  // went with what was above it
      MDGModifier gone;
      ASSERT_EQ(gone.deleteNode(mayahost::findNode(all[i])), MStatus::kSuccess);
      ASSERT_EQ(gone.doIt(), MStatus::kSuccess) << all[i];
      for (const char* shape : {"leaps1Shape", "stance1Shape"}) {
        if (!mayahost::findNode(shape).isNull()) played(shape, {".com"});
      }
      ++undone;
    }
    EXPECT_GE(undone, 3);
  } while (std::next_permutation(order.begin(), order.end()));
  EXPECT_GE(tried, 100);
}

TEST_F(StanceNodesTest, TheyAreDrawn) {
  makeChain();
  mel("ffStance -edit -velocity 2 leaps1");
  mel("ffStance -evaluator -stance \"run easy 1\"");
  const auto chain = mayahost::draw("leaps1Shape");
  ASSERT_TRUE(chain.drawn) << chain.reason;
  int strips = 0, words = 0;
  for (const mayahost::Primitive& p : chain.primitives) {
    strips += p.kind == mayahost::Primitive::Kind::lineStrip ? 1 : 0;
    words += p.kind == mayahost::Primitive::Kind::text ? 1 : 0;
  }
  EXPECT_GE(strips, 9 + 5) << "contacts, flights between them, velocities";
  EXPECT_EQ(words, 4) << "what each link is";
  const auto stance = mayahost::draw("stance1Shape");
  ASSERT_TRUE(stance.drawn) << stance.reason;
  EXPECT_THAT(stance.primitives.back().text, HasSubstr("run easy 1"));
  const auto apex = mayahost::draw("leaps1_apex2Shape");
  ASSERT_TRUE(apex.drawn) << apex.reason;
  EXPECT_EQ(apex.primitives.back().text, "2");
  EXPECT_GE(apex.box.max().z, triple("leaps1_apex2Shape.handle").z());
}

}  // namespace
}  // namespace footfall::maya
