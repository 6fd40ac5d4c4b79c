// SPDX-License-Identifier: MIT
// ffWarp on a whole figure: the example walk in the host, feet and hands to places, feet kept on the ground;
// against what the engine makes of the same figure.
#include <maya/MNamespace.h>
#include <maya/MPlugArray.h>

#include <nlohmann/json.hpp>

#include <cmath>

#include "maya/figure/figure_scene.h"
#include "warp/figure/warp_motion.h"

namespace footfall::maya {
using namespace warp;

namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class FigureWarpTest : public FigureScene {
 protected:
  // The walk, 24 frames per second, from frame 0 to 60.
  void SetUp() override {
    FigureScene::SetUp();
    motion = exampleAt24("walk.bvh", 61);
    addFigure("", motion);
  }
  WarpUnits units() const { return {1 / 24.0, 0, 0.01, kDegrees}; }
  void compare(const Motion& wanted, double tolerance) const { comparePlaces("", wanted, tolerance, 3); }
  static nlohmann::json report(const std::string& line) {
    return nlohmann::json::parse(std::get<std::string>(mel(line)));
  }
  Motion motion;
};

TEST_F(FigureWarpTest, PutsAHandToAPlace) {
  compare(motion, 1e-6);  // the figure is the engine's
  const Vec3 from = place("rightHand", 30);
  const auto told =
      report("ffWarp -report -effector rightHand -moveBy 5 12 8 -frame 30 -before 10 -after 12");
  ASSERT_EQ(told["goals"].size(), 1u);
  EXPECT_NEAR(told["goals"][0]["error"].get<double>(), 0, 1e-5);
  EXPECT_NEAR((place("rightHand", 30) - from - Vec3(0.05, 0.12, 0.08)).norm(), 0, 1e-7);
  // A few keys, and nothing but the arm; nothing before and after.
  EXPECT_THAT(std::get<std::vector<double>>(mel("ffWarp -q -keyFrames -name rightHand")),
              ElementsAre(DoubleNear(20, 1e-6), DoubleNear(30, 1e-6), DoubleNear(42, 1e-6)));
  WarpRequest request;
  EffectorGoal goal;
  goal.joint = "rightHand";
  goal.time = 30;
  goal.position = {5, 12, 8};
  goal.relative = true;
  goal.before = 10;
  goal.after = 12;
  request.effectors = {goal};
  request.contacts = ContactPolicy::Free;
  compare(warpMotion(motion, request, units()).motion, 1e-6);
  EXPECT_TRUE(mayahost::undo());
  compare(motion, 1e-6);
  mel("ffWarp -effector rightHand -position 0 120 100 -frame 25");
  EXPECT_LT((place("rightHand", 25) - Vec3(0, 1.2, 1)).norm(), 0.5) << "as far as the arm reaches";
}

// A knee with keys on rotateX alone, and an ankle without any: the hip and the knee take the foot there.
TEST_F(FigureWarpTest, MeetsGoalsWithTheChannelsThereAre) {
  Motion few = motion;
  few.channels.clear();
  few.samples.clear();
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      const std::string& joint = motion.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
      const bool turns = isRotation(channel.kind);
      if (turns && (joint == "leftFoot" || (joint == "leftLeg" && channel.kind != ChannelKind::RotateX)))
        continue;
      if (f == 0) few.channels.push_back(channel);
      few.samples.push_back(motion.frame(f)[c]);
    }
  }
  ASSERT_EQ(few.channels.size() + 5, motion.channels.size());
  addFigure("few_", few);
  const Vec3 from = place("few_leftFoot", 30);
  const auto told =
      report("ffWarp -report -effector few_leftFoot -moveBy 8 6 4 -frame 30 -before 10 -after 12");
  ASSERT_EQ(told["goals"].size(), 1u);
  EXPECT_NEAR(told["goals"][0]["error"].get<double>(), 0, 1e-4);
  EXPECT_NEAR((place("few_leftFoot", 30) - from - Vec3(0.08, 0.06, 0.04)).norm(), 0, 1e-6);
  EXPECT_NEAR((place("few_leftFoot", 45) - place("leftFoot", 45)).norm(), 0, 1e-6);
}

TEST_F(FigureWarpTest, StepsAsideAndKeepsTheOtherContacts) {
  const auto told =
      report("ffWarp -report -effector leftFoot -moveBy 12 0 0 -space body -frame 36 -contacts keep");
  EXPECT_LT(told["contacts"]["slide_after_mm"].get<double>(),
            told["contacts"]["slide_before_mm"].get<double>() + 2);
  WarpRequest request;
  EffectorGoal goal;
  goal.joint = "leftFoot";
  goal.time = 36;
  goal.position = {12, 0, 0};
  goal.relative = true;
  goal.space = EffectorGoal::Space::Body;
  request.effectors = {goal};
  request.contacts = ContactPolicy::Keep;
  const MotionWarpResult wanted = warpMotion(motion, request, units());
  compare(wanted.motion, 1e-4);
  EXPECT_NEAR(told["contacts"]["slide_after_mm"].get<double>(), 1000 * wanted.slideAfter, 1e-3);
  mel("ffBake");
  compare(wanted.motion, 3e-4);
}

TEST_F(FigureWarpTest, TakesDocumentsWithEffectorsAndContacts) {
  mel("ffWarp -json \"{\\\"footfall\\\": \\\"warp\\\", \\\"version\\\": 1, \\\"channels\\\": "
      "[{\\\"channel\\\": "
      "\\\"hips.translateX\\\", \\\"mode\\\": \\\"offset\\\", \\\"keys\\\": [{\\\"time\\\": 10, "
      "\\\"neutral\\\": "
      "true}, {\\\"time\\\": 30, \\\"by\\\": 6}, {\\\"time\\\": 50, \\\"neutral\\\": true}]}], "
      "\\\"contacts\\\": "
      "\\\"keep\\\"}\"");
  WarpRequest request;
  ChannelWarp lean;
  lean.channels = {{"hips.translateX", 1}};
  lean.mode = GoalMode::Offset;
  WarpKey keys[3];
  keys[0].time = 10, keys[1].time = 30, keys[2].time = 50;
  keys[0].kind = keys[2].kind = WarpKey::Kind::Neutral;
  keys[1].kind = WarpKey::Kind::By;
  keys[1].value = 6;
  lean.keys = {keys[0], keys[1], keys[2]};
  request.channels = {lean};
  request.contacts = ContactPolicy::Keep;
  compare(warpMotion(motion, request, units()).motion, 1e-4);
  EXPECT_THAT(std::get<std::vector<std::string>>(mel("ffWarp -q -list")), ElementsAre("warp1", "feet"));
}

// A goal for the hips moves them; the feet stay.
TEST_F(FigureWarpTest, MovesTheHips) {
  const Vec3 from = place("hips", 30);
  for (const char* contacts : {"free", "keep"}) {
    const auto told =
        report(fmt::format("ffWarp -report -effector hips -moveBy 4 -6 0 -frame 30 -contacts {}", contacts));
    EXPECT_NEAR(told["goals"][0]["error"].get<double>(), 0, 0.01) << contacts;
    EXPECT_LT((place("hips", 30) - from - Vec3(0.04, -0.06, 0)).norm(), 1e-4) << contacts;
    EXPECT_TRUE(mayahost::undo());
  }
  compare(motion, 1e-6);
}

// Another figure does the same at other times: matched, this one does it when the other does.
TEST_F(FigureWarpTest, MatchesTheTimingOfAnother) {
  const TimeMap clock({{0, 0}, {30 / 24.0, 22 / 24.0}, {80 / 24.0, 60 / 24.0}},
                      heldOutside(TimeInterpolation::Monotone));
  const Motion other = retimed(motion, clock);
  ASSERT_EQ(MNamespace::addNamespace("b"), MStatus::kSuccess);
  addFigure("b:", other);
  // The head is on an animation layer: its curves are behind a blend.
  mayahost::createNode("animBlendNodeAdditiveDA", "layer");
  MPlugArray source;
  mayahost::plug("head.rotateX").connectedTo(source, true, false);
  const std::string curve = source[0].name().asChar();
  ASSERT_EQ(mayahost::disconnect(curve, "head.rotateX"), MStatus::kSuccess);
  ASSERT_EQ(mayahost::connect(curve, "layer.inputA"), MStatus::kSuccess);
  ASSERT_EQ(mayahost::connect("layer.output", "head.rotateX"), MStatus::kSuccess);
  const auto names = mayahost::nodeNames();
  const auto told = report("ffWarp -report -match \"b:hips\" hips");
  EXPECT_GT(told["match"]["apart_before_mm"].get<double>(), 40);
  EXPECT_LT(told["match"]["apart_after_mm"].get<double>(), 12);
  EXPECT_LT(told["match"]["time_keys"].get<int>(), 12);
  int checked = 0;
  double worst = 0;
  for (double f = 2; f < 78; f += 2, ++checked) {
    const double shown = at("ffTimeWarp1.outTime", f);
    worst = std::max(worst, std::abs(shown - clock.source(f / 24)));
  }
  EXPECT_EQ(checked, 38);
  EXPECT_LT(worst, 0.05);  // s
  go(40);
  EXPECT_NEAR(mayahost::plug("head.rotateX").asDouble(),
              curves.find("head", "rotateX")->evaluate(at("ffTimeWarp1.outTime", 40)), 1e-9);
  EXPECT_THAT(failing("ffWarp -match b:hips hips"), HasSubstr("is timed by ffTimeWarp1 already"));
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::nodeNames(), names);
  mayahost::requestInterrupt(true);
  EXPECT_THAT(failing("ffWarp -match b:hips hips"), HasSubstr("stopped; the scene is as it was"));
  mayahost::requestInterrupt(false);
  EXPECT_EQ(mayahost::nodeNames(), names);
}

TEST_F(FigureWarpTest, SaysInWordsWhatIsWrong) {
  EXPECT_THAT(failing("ffWarp -effector leftFeet -moveBy 1 0 0"),
              HasSubstr("there is no joint 'leftFeet'; the nearest are leftFoot"));
  EXPECT_THAT(failing("ffWarp -effector leftFoot"), HasSubstr("needs a -position to be at, or a -moveBy"));
  EXPECT_THAT(failing("ffWarp -effector leftFoot -moveBy 1 0 0 -frame 90"),
              HasSubstr("outside the source's range"));
  EXPECT_THAT(failing("ffWarp -contacts keep"), HasSubstr("needs a joint of the figure"));
}

}  // namespace
}  // namespace footfall::maya
