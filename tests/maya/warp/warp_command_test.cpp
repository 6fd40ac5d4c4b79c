// SPDX-License-Identifier: MIT
// ffWarp: poses, pins, settings, undo.
#include <nlohmann/json.hpp>

#include <cmath>

#include "figure/motion/skeleton.h"
#include "maya/scene/animated_scene.h"
#include "warp/channels/rotation_spline.h"

namespace footfall::maya {
using namespace warp;

namespace {

using mayahost::CommandResult;
using ::testing::Contains;
using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Names = std::vector<std::string>;
using Numbers = std::vector<double>;

class WarpCommandTest : public AnimatedScene {
 protected:
  static void pose(const std::string& plug, double value) {
    ASSERT_EQ(mayahost::setNumber(plug, value), MStatus::kSuccess) << plug;
  }
  static double value(const std::string& plug) { return mayahost::plug(plug).asDouble(); }
  static Vec3 angles(const std::string& node) {
    return {value(node + ".rotateX"), value(node + ".rotateY"), value(node + ".rotateZ")};
  }
  static nlohmann::json report(const std::string& line) {
    return nlohmann::json::parse(std::get<std::string>(mel(line)));
  }
};

TEST_F(WarpCommandTest, MeetsThePoseAndKeepsThePins) {
  makeFigure();
  const std::vector<double> before = play();
  go(20);
  pose("hips.translateX", 12);
  pose("hips.translateY", 70);
  const auto told = report("ffWarp -report -name lean -mode offset -pin 8 -pin 34 hips");
  EXPECT_EQ(told["nodes"], (std::vector<std::string>{"ffMotionWarp1"}));
  ASSERT_EQ(told["goals"].size(), 2u);
  for (const auto& goal : told["goals"]) EXPECT_NEAR(goal["error"].get<double>(), 0, 1e-9);
  EXPECT_NEAR(value("hips.translateX"), 12, 1e-9);
  EXPECT_NEAR(at("hips.translateY", 20), 70, 1e-9);
  // Nothing changes at the pins and beyond; between them the offset is one spline, largest at the pose.
  int outside = 0;
  for (double f = -4; f <= 60; ++f) {
    const double moved = at("hips.translateY", f) - curves[1].curve.evaluate(f / 24);
    const double offset = 70 - curves[1].curve.evaluate(20 / 24.0);
    if (f <= 8 || f >= 34) {
      EXPECT_NEAR(moved, 0, 1e-12) << f;
      ++outside;
    } else {
      EXPECT_GE(moved / offset, 0) << f;
      EXPECT_LE(moved / offset, 1.02) << f;
    }
  }
  EXPECT_EQ(outside, 40);
  EXPECT_NEAR(at("hips.translateZ", 20), curves[2].curve.evaluate(20 / 24.0), 1e-12);
  EXPECT_TRUE(mayahost::undo());  // the command in one step
  go(0);
  EXPECT_EQ(play(), before);
  EXPECT_TRUE(mayahost::findNode("ffMotionWarp1").isNull());
  EXPECT_TRUE(mayahost::redo());
  EXPECT_NEAR(at("hips.translateX", 20), 12, 1e-9);
  EXPECT_THAT(errors(), IsEmpty());
}

TEST_F(WarpCommandTest, MeetsThePoseInEveryMode) {
  for (const char* mode : {"auto", "offset", "scale", "mix -mix 0.3", "neutralise"}) {
    mayahost::newScene();
    curves = CurveSet();
    makeFigure();
    go(20);
    pose("hips.translateY", 80);
    pose("head.scaleX", 2);
    const auto told = report(fmt::format("ffWarp -report -mode {} hips head", mode));
    ASSERT_EQ(told["goals"].size(), 2u) << mode;
    EXPECT_NEAR(at("hips.translateY", 20), 80, 1e-9) << mode;
    EXPECT_NEAR(at("head.scaleX", 20), 2, 1e-9) << mode;
    // A single key without pins: the same offset, or the same scale, throughout.
    const double source = curves[1].curve.evaluate(40 / 24.0), there = curves[1].curve.evaluate(20 / 24.0);
    const double later = at("hips.translateY", 40);
    if (std::string(mode) == "offset") {
      EXPECT_NEAR(later, source + 80 - there, 1e-9);
    } else if (std::string(mode) == "scale" || std::string(mode) == "auto") {
      EXPECT_NEAR(later, source * 80 / there, 1e-9);
    }
  }
}

TEST_F(WarpCommandTest, TurnsJointsAsWholes) {
  makeFigure();
  go(25);
  const Vec3 wanted = Vec3(35, -75, 50) * kDegrees;
  for (int a = 0; a < 3; ++a) pose(fmt::format("arm.rotate{}", "XYZ"[a]), wanted[a]);
  mel("ffWarp -name reach -pin 10 -pin 40 arm");
  EXPECT_EQ(mayahost::number("ffMotionWarp1.turn[0].turnOrder"), 2);
  const RotationOrder order = RotationOrder::ZXY;
  EXPECT_NEAR(rotationFromEuler(angles("arm"), order).angularDistance(rotationFromEuler(wanted, order)), 0,
              1e-7);
  // The turn grows along one axis: between pin and pose it is a part of the whole turn.
  const auto source = [&](double f) {
    return rotationFromEuler(
        {curves.find("arm", "rotateX")->evaluate(f / 24), curves.find("arm", "rotateY")->evaluate(f / 24),
         curves.find("arm", "rotateZ")->evaluate(f / 24)},
        order);
  };
  const Vec3 whole = rotationVector(rotationFromEuler(wanted, order) * source(25).conjugate());
  int checked = 0;
  for (double f = 11; f < 40; f += 2, ++checked) {
    go(f);
    const Vec3 turn = rotationVector(rotationFromEuler(angles("arm"), order) * source(f).conjugate());
    EXPECT_NEAR(turn.cross(whole).norm(), 0, 1e-6) << f;
    EXPECT_GE(turn.dot(whole), 0) << f;
    EXPECT_LE(turn.norm(), 1.02 * whole.norm()) << f;
  }
  EXPECT_EQ(checked, 15);
  // A second pose in the same warp, then one by channel.
  go(30);
  pose("arm.rotateY", value("arm.rotateY") + 0.3);
  const Vec3 again = angles("arm");
  mel("ffWarp arm");
  EXPECT_NEAR(rotationFromEuler(angles("arm"), order).angularDistance(rotationFromEuler(again, order)), 0,
              1e-7);
  EXPECT_EQ(std::get<Numbers>(mel("ffWarp -q -keyFrames -name reach arm")).size(), 4u);
  go(44);
  pose("arm.rotateZ", 1.5);
  mel("ffWarp -perChannel -name later arm");
  go(43);
  go(44);
  EXPECT_NEAR(value("arm.rotateZ"), 1.5, 1e-9);
  EXPECT_THAT(std::get<Names>(mel("ffWarp -q -list arm")), ElementsAre("reach", "later"));
}

TEST_F(WarpCommandTest, PosesOnTopOfAndBelowOtherWarps) {
  makeFigure();
  go(20);
  pose("hips.translateX", 12);
  mel("ffWarp -name first -mode scale -pin 5 hips");
  pose("hips.translateX", 20);
  mel("ffWarp -name second -mode offset -weight 0.5 -range 10 40 -ease 4 4 hips");
  EXPECT_NEAR(at("hips.translateX", 20), 20, 1e-9);
  go(30);
  pose("hips.translateX", -3);
  mel("ffWarp -name first -mode offset hips");  // below another: met through it
  EXPECT_NEAR(at("hips.translateX", 30), -3, 1e-9);
  EXPECT_NEAR(at("hips.translateX", 20), 20, 1e-9);
  go(50);
  pose("hips.translateX", 40);
  const auto told = report("ffWarp -report -name second hips");
  ASSERT_EQ(told["notes"].size(), 1u);
  EXPECT_THAT(told["notes"][0].get<std::string>(), HasSubstr("outside the warp's range"));
  EXPECT_GT(std::abs(told["goals"][0]["error"].get<double>()), 1);
}

TEST_F(WarpCommandTest, EditsAndRemovesWarps) {
  makeFigure();
  const std::vector<double> source = play();
  go(20);
  pose("hips.translateX", 12);
  mel("ffWarp -name lean -mode offset -pin 8 hips");
  const double offset = 12 - curves[0].curve.evaluate(20 / 24.0);
  const auto moved = [&] { return at("hips.translateX", 20) - curves[0].curve.evaluate(20 / 24.0); };
  mel("ffWarp -e -name lean -weight 0.25 hips");
  EXPECT_NEAR(moved(), 0.25 * offset, 1e-12);
  EXPECT_EQ(std::get<double>(mel("ffWarp -q -weight -name lean hips")), 0.25);
  mel("ffWarp -e -name lean -mute true");
  EXPECT_NEAR(moved(), 0, 1e-12);
  EXPECT_EQ(std::get<long>(mel("ffWarp -q -mute -name lean hips")), 1);
  mel("ffWarp -e -name lean -mute false -weight 1 -range 15 30 -ease 10 0");
  EXPECT_NEAR(moved(), (0.5 - 0.5 * std::cos(3.14159265358979 * 0.5)) * offset, 1e-12);
  EXPECT_THAT(std::get<Numbers>(mel("ffWarp -q -range -name lean")),
              ElementsAre(DoubleNear(15, 1e-9), DoubleNear(30, 1e-9)));
  EXPECT_THAT(std::get<Numbers>(mel("ffWarp -q -ease -name lean")),
              ElementsAre(DoubleNear(10, 1e-9), DoubleNear(0, 1e-9)));
  mel("ffWarp -e -name lean -range 0 0 -interpolation step");
  EXPECT_NEAR(at("hips.translateX", 19), curves[0].curve.evaluate(19 / 24.0), 1e-12);
  EXPECT_EQ(std::get<std::string>(mel("ffWarp -q -interpolation -name lean")), "step");
  EXPECT_THAT(std::get<Numbers>(mel("ffWarp -q -keyFrames -name lean")),
              ElementsAre(DoubleNear(8, 1e-9), DoubleNear(20, 1e-9)));
  mel("ffWarp -remove -name lean -frame 8");
  EXPECT_NEAR(at("hips.translateX", 2), curves[0].curve.evaluate(2 / 24.0) + offset, 1e-12);
  mel("ffWarp -remove -name lean");
  EXPECT_EQ(play(), source);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(mayahost::undo());
  EXPECT_NEAR(moved(), 0.25 * offset, 1e-12);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(play(), source);
}

TEST_F(WarpCommandTest, StepsOfOrderExchangeWarps) {
  makeFigure();
  go(20);
  const double source = value("hips.translateY");
  pose("hips.translateY", source + 10);
  mel("ffWarp -name up -mode offset hips");
  pose("hips.translateY", 2 * (source + 10));
  mel("ffWarp -name twice -mode scale hips");
  EXPECT_NEAR(at("hips.translateY", 20), 2 * (source + 10), 1e-9);
  mel("ffWarp -e -name twice -order -1");
  EXPECT_NEAR(at("hips.translateY", 20), 2 * source + 10, 1e-9);
  EXPECT_THAT(std::get<Names>(mel("ffWarp -q -list")), ElementsAre("twice", "up"));
}

TEST_F(WarpCommandTest, SaysInWordsWhatIsWrong) {
  makeFigure();
  const auto names = mayahost::nodeNames();
  go(10);
  EXPECT_THAT(failing("ffWarp hips"),
              HasSubstr("nothing is posed: the controls are on their curves at frame 10"));
  mayahost::createNode("transform", "still");
  EXPECT_THAT(failing("ffWarp still"), HasSubstr("select controls with animation curves"));
  pose("hips.translateX", 3);
  EXPECT_THAT(failing("ffWarp -mode bend hips"),
              HasSubstr("-mode must be one of offset, scale, mix, neutralise, auto, got 'bend'"));
  EXPECT_THAT(failing("ffWarp -mode mix -mix 2 hips"), HasSubstr("share of the offset must be 0 to 1"));
  EXPECT_THAT(failing("ffWarp -range 20 10 hips"), HasSubstr("the range must end after it starts"));
  EXPECT_THAT(failing("ffWarp -ease 2 2 hips"), HasSubstr("an ease needs a range"));
  EXPECT_THAT(failing("ffWarp -e -name none -mute true hips"),
              HasSubstr("there is no warp 'none'; there are none"));
  EXPECT_THAT(failing("ffWarp -keys /nowhere.json"), HasSubstr("/nowhere.json"));
  EXPECT_THAT(failing("ffWarp -json \"{}\""), HasSubstr("ffWarp: -json"));
  EXPECT_EQ(value("hips.translateX"), 3) << "the pose is still there";
  auto now = mayahost::nodeNames();
  EXPECT_EQ(now.size(), names.size() + 1) << "nothing is left of what failed";
  mel("ffWarp -name lean hips");
  EXPECT_THAT(failing("ffWarp -remove -name lean -frame 30"),
              HasSubstr("warp 'lean' has no key at frame 30"));
  EXPECT_THAT(failing("ffWarp -e -weight 1 hips"), HasSubstr("-name must say which warp; there are 'lean'"));
}

TEST_F(WarpCommandTest, LeavesLockedAndDrivenChannelsAlone) {
  makeFigure();
  mayahost::createNode("joint", "slave");
  ASSERT_EQ(mayahost::connect("hips.translateY", "slave.translateY"), MStatus::kSuccess);
  key("slave.translateX", {{1, 0}, {20, 5}});
  go(10);
  pose("slave.translateX", 9);
  mayahost::plug("hips.translateX").setLocked(true);
  const auto told = report("ffWarp -report slave hips");
  EXPECT_EQ(told["goals"].size(), 1u);
  EXPECT_THAT(told["notes"].dump(), HasSubstr("slave.translateY is driven by hips"));
  EXPECT_THAT(told["notes"].dump(), HasSubstr("hips.translateX is locked"));
  mayahost::plug("hips.translateX").setLocked(false);
}

}  // namespace
}  // namespace footfall::maya
