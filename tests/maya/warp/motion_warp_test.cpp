// SPDX-License-Identifier: MIT
// ffMotionWarp in the graph, against the engine's answers for the same warps.
#include <maya/MPxNode.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <numeric>
#include <random>
#include <regex>

#include "figure/motion/skeleton.h"
#include "maya/framework/node_ids.h"
#include "maya/scene/animated_scene.h"
#include "warp/channels/rotation_spline.h"
#include "warp/channels/warp_stack.h"

namespace footfall::maya {
using namespace warp;

namespace {

using mayahost::EvaluationMode;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class MotionWarpTest : public AnimatedScene {
 protected:
  static void set(const std::string& plug, double value) {
    ASSERT_EQ(mayahost::setNumber(plug, value), MStatus::kSuccess) << plug;
  }
  static void connect(const std::string& from, const std::string& to) {
    ASSERT_EQ(mayahost::connect(from, to, true), MStatus::kSuccess) << from << " -> " << to;
  }
  void reroute(const std::string& curve, const std::string& in, const std::string& out,
               const std::string& driven) {
    connect(curve + ".output", in);
    connect(out, driven);
  }

  // By hand, as an animator would in the attribute editor: hips.tx scaled and lifted, the head turned.
  void makeWarp() {
    makeFigure();
    mayahost::createNode("ffMotionWarp", "warp");
    connect("time1.outTime", "warp.inTime");
    reroute("hips_translateX", "warp.length[0].lengthIn", "warp.lengthOut[0]", "hips.translateX");
    reroute("hips_translateY", "warp.length[3].lengthIn", "warp.lengthOut[3]", "hips.translateY");
    reroute("head_scaleX", "warp.number[1].numberIn", "warp.numberOut[1]", "head.scaleX");
    for (const char axis : {'X', 'Y', 'Z'}) {
      reroute(fmt::format("arm_rotate{}", axis), fmt::format("warp.turn[2].turnIn.turnIn{}", axis),
              fmt::format("warp.turnOut[2].turnOut{}", axis), fmt::format("arm.rotate{}", axis));
    }
    set("warp.turn[2].turnOrder", 2);
    // Warp 4 before warp 1 by its order.
    set("warp.warp[4].warpOrder", -1);
    const double times[] = {5, 25, 45};
    for (int k = 0; k < 3; ++k) {
      const std::string key = fmt::format("warp.warp[4].key[{}]", 2 * k);
      set(key + ".keyTime", times[k]);
      set(key + ".keyTension", k == 1 ? 0.25 : 1);
      if (k != 1) continue;
      set(key + ".keyLength[0].lengthScale", 1.75);
      set(key + ".keyLength[0].lengthOffset", 3);
      set(key + ".keyNumber[1].numberScale", 0.5);
      set(key + ".keyTurn[2].turnBy.turnZ", -70 * kDegrees);
      set(key + ".keyTurn[2].turnOffset.turnOffsetX", 12 * kDegrees);
    }
    set("warp.warp[1].weight", 0.6);
    set("warp.warp[1].useRange", 1);
    set("warp.warp[1].rangeStart", 10);
    set("warp.warp[1].rangeEnd", 40);
    set("warp.warp[1].easeIn", 6);
    set("warp.warp[1].easeOut", 9);
    set("warp.warp[1].key[0].keyTime", 12);
    set("warp.warp[1].key[0].keyLength[0].lengthScale", -0.5);
    set("warp.warp[1].key[0].keyTurn[2].turnBy.turnX", 30 * kDegrees);
    set("warp.warp[1].key[1].keyTime", 30);
    set("warp.warp[1].key[1].keyLength[3].lengthOffset", -8);
    set("warp.warp[1].key[1].keyTurn[2].turnBy.turnY", 80 * kDegrees);
    set("warp.warp[1].key[1].keyContinuity", -0.5);
  }

  static std::vector<CtbKey> first(double middle, double neutral) {
    return {{5 / 24.0, neutral, 0, 1}, {25 / 24.0, middle, 0, 0.25}, {45 / 24.0, neutral, 0, 1}};
  }
  static std::vector<CtbKey> second(double one, double two) {
    return {{12 / 24.0, one}, {30 / 24.0, two, -0.5}};
  }
  static Warp warp(Warp::Kind kind, const std::vector<CtbKey>& keys, bool ranged, double weight) {
    Warp result;
    result.kind = kind;
    result.spline = CtbSpline(keys);
    result.weight = weight;
    if (ranged) result.range = EasedRange{{10 / 24.0, 40 / 24.0}, 6 / 24.0, 9 / 24.0};
    return result;
  }
  double engine(const std::string& plug, double frame, double whole = 1) const {
    using Kind = Warp::Kind;
    const std::size_t dot = plug.find('.');
    const Curve& curve = *curves.find(plug.substr(0, dot), plug.substr(dot + 1));
    std::vector<Warp> warps;
    if (plug == "hips.translateX") {
      warps = {warp(Kind::Scale, first(1.75, 1), false, whole), warp(Kind::Offset, first(3, 0), false, whole),
               warp(Kind::Scale, second(-0.5, 1), true, 0.6 * whole)};
    } else if (plug == "hips.translateY") {
      warps = {warp(Kind::Offset, second(0, -8), true, 0.6 * whole)};
    } else if (plug == "head.scaleX") {
      warps = {warp(Kind::Scale, first(0.5, 1), false, whole)};
    } else if (plug == "arm.rotateX") {
      warps = {warp(Kind::Offset, first(12 * kDegrees, 0), false, whole)};
    }
    return WarpStack(warps).evaluate(curve, frame / 24);
  }
  // The arm's rotation by quaternions alone.
  Quat engineArm(double frame) const {
    Vec3 own;
    for (int a = 0; a < 3; ++a) own[a] = engine(fmt::format("arm.rotate{}", "XYZ"[a]), frame);
    const RotationOrder order = RotationOrder::ZXY;
    const Quat z = rotationFromEuler({0, 0, -70 * kDegrees}, order);
    const RotationSpline one(
        {{5 / 24.0, Quat::Identity(), 1}, {25 / 24.0, z, 0.25}, {45 / 24.0, Quat::Identity(), 1}});
    const RotationSpline two({{12 / 24.0, rotationFromEuler({30 * kDegrees, 0, 0}, order)},
                              {30 / 24.0, rotationFromEuler({0, 80 * kDegrees, 0}, order), 0, -0.5}});
    const double t = frame / 24;
    const double w = 0.6 * EasedRange{{10 / 24.0, 40 / 24.0}, 6 / 24.0, 9 / 24.0}.weight(t).value;
    return rotationOf(w * rotationVector(two.evaluate(t))) * one.evaluate(t) * rotationFromEuler(own, order);
  }
  static Quat armNow() {
    Vec3 angles;
    for (int a = 0; a < 3; ++a) angles[a] = mayahost::plug(fmt::format("arm.rotate{}", "XYZ"[a])).asDouble();
    return rotationFromEuler(angles, RotationOrder::ZXY);
  }
};

// The stack is read when it changes: playing a warp of many keys reads the channels alone, in every mode.
TEST_F(MotionWarpTest, ItsKeysAreReadWhenTheyChange) {
  makeWarp();
  constexpr int kKeys = 400;
  for (int k = 3; k < kKeys; ++k) set(fmt::format("warp.warp[4].key[{}].keyTime", 2 * k), 50 + k);
  const auto readWhile = [](const std::function<void()>& work) {
    const unsigned long before = mayahost::elementsRead();
    work();
    return mayahost::elementsRead() - before;
  };
  const auto shown = [] {
    return std::vector<double>{mayahost::number("hips.translateX"), mayahost::number("head.scaleX"),
                               mayahost::plug("arm.rotateZ").asDouble()};
  };
  constexpr int kFrames = 20;
  constexpr unsigned long kChannels = 8, kMost = kFrames * 3 * kChannels;  // lengths, a number, a joint
  const auto play = [&] {
    std::vector<std::vector<double>> all;
    for (int f = 0; f < kFrames; ++f) {
      go(2 + 2 * f);
      all.push_back(shown());
    }
    return all;
  };
  const auto usual = play();
  for (const EvaluationMode mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode, 4);
    play();
    std::vector<std::vector<double>> again;
    EXPECT_LT(readWhile([&] { again = play(); }), kMost) << "mode " << static_cast<int>(mode);
    EXPECT_EQ(again, usual);
    // A key in the middle of the stack, the weight of a warp, one key fewer.
    go(25);
    const auto before = shown();
    set("warp.warp[1].weight", 0);  // which scales what the one before it does
    const double alone = shown()[0];
    set("warp.warp[4].key[2].keyLength[0].lengthOffset", 9);
    EXPECT_NEAR(shown()[0] - alone, 6, 1e-9);
    set("warp.warp[4].key[2].keyLength[0].lengthOffset", 3);
    set("warp.warp[1].weight", 0.6);
    EXPECT_EQ(shown(), before);
    set("warp.warp[4].weight", 0.5);
    EXPECT_NE(shown(), before);
    set("warp.warp[4].weight", 1);
    set("warp.envelope", 0);
    EXPECT_NE(shown(), before);
    set("warp.envelope", 1);
    EXPECT_EQ(shown(), before);
    set("warp.turn[2].turnOrder", 1);
    EXPECT_NE(shown()[2], before[2]);
    set("warp.turn[2].turnOrder", 2);
    EXPECT_EQ(shown(), before);
  }
  // Animated, a key of the stack counts at every frame, while the evaluation manager plays, too.
  key("warp.envelope", {{1, 0}, {49, 1}}, MFnAnimCurve::kTangentLinear);
  mayahost::setEvaluationMode(EvaluationMode::off);
  const auto fading = play();
  EXPECT_NE(fading, usual);
  for (const EvaluationMode mode : {EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode, 4);
    EXPECT_EQ(play(), fading) << "mode " << static_cast<int>(mode);
  }
  mayahost::setEvaluationMode(EvaluationMode::off);
}

TEST_F(MotionWarpTest, ShowsWhatTheEngineShows) {
  makeWarp();
  std::vector<int> frames(70);
  std::iota(frames.begin(), frames.end(), -8);
  std::vector<int> backwards(frames.rbegin(), frames.rend()), mixed = frames;
  std::shuffle(mixed.begin(), mixed.end(), std::mt19937(5));
  int checked = 0;
  for (const auto& order : {frames, backwards, mixed}) {
    for (const int f : order) {
      go(f);
      for (const char* plug : {"hips.translateX", "hips.translateY", "head.scaleX"}) {
        EXPECT_NEAR(mayahost::plug(plug).asDouble(), engine(plug, f), 1e-12) << plug << " at " << f;
        ++checked;
      }
      EXPECT_NEAR(armNow().angularDistance(engineArm(f)), 0, 1e-7) << f;
    }
  }
  EXPECT_EQ(checked, 630);
  EXPECT_THAT(errors(), IsEmpty());
  // Known without the engine: at its key the first warp's scale and offset, and the second's eased share.
  go(5);
  EXPECT_NEAR(mayahost::number("hips.translateX"), curves[0].curve.evaluate(5 / 24.0), 1e-12);
  go(25);
  const double once = 1.75 * 5 + 3;   // the source has a key of 5 there
  const double t = (25 - 12) / 18.0;  // between the second warp's two keys, which two make a line
  EXPECT_NEAR(mayahost::number("hips.translateX"), once * (1 + 0.6 * (-0.5 + 1.5 * t - 1)), 1e-12);
}

TEST_F(MotionWarpTest, IsTheSameInEveryMode) {
  makeWarp();
  const std::vector<double> lazy = play();
  EXPECT_EQ(lazy.size(), 660u);
  mayahost::setEvaluationMode(EvaluationMode::serial);
  EXPECT_EQ(play(), lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(play(), lazy);
  EXPECT_EQ(play(), lazy);
  // A weight that is animated changes the warps at every frame.
  key("warp.warp[1].weight", {{1, 0}, {30, 1}, {50, 0.2}});
  mayahost::setEvaluationMode(EvaluationMode::off);
  const std::vector<double> weighted = play();
  EXPECT_NE(weighted, lazy);
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(play(), weighted);
}

TEST_F(MotionWarpTest, AnswersForAnotherTime) {
  makeWarp();
  go(3);
  const double now = mayahost::plug("hips.translateX").asDouble();
  int checked = 0;
  for (double f = -3; f < 55; f += 0.5, ++checked)
    EXPECT_NEAR(at("hips.translateX", f), engine("hips.translateX", f), 1e-12) << f;
  EXPECT_EQ(checked, 116);
  EXPECT_EQ(mayahost::plug("hips.translateX").asDouble(), now);
}

TEST_F(MotionWarpTest, HasAnEnvelopeAndMutes) {
  makeWarp();
  const auto near = [&](double whole) {
    int checked = 0;
    for (double f = 0; f < 50; f += 3, ++checked) {
      go(f);
      EXPECT_NEAR(mayahost::number("hips.translateX"), engine("hips.translateX", f, whole), 1e-12) << f;
    }
    EXPECT_EQ(checked, 17);
  };
  set("warp.envelope", 0.4);
  near(0.4);
  set("warp.envelope", 0);
  near(0);
  set("warp.envelope", 1);
  set("warp.warp[1].mute", 1);
  set("warp.warp[4].mute", 1);
  near(0);
  set("warp.warp[1].mute", 0);
  set("warp.warp[4].mute", 0);
  set("warp.nodeState", 1);
  near(0);
  set("warp.nodeState", 0);
  near(1);
}

TEST_F(MotionWarpTest, CanBePosedWhileItDrives) {
  makeWarp();
  go(20);
  const double given = mayahost::plug("hips.translateX").asDouble();
  ASSERT_EQ(mayahost::setNumber("hips.translateX", 33), MStatus::kSuccess);
  EXPECT_EQ(mayahost::number("hips.translateX"), 33);
  go(21);
  go(20);
  EXPECT_EQ(mayahost::plug("hips.translateX").asDouble(), given);
  EXPECT_EQ(mayahost::setNumber("arm.rotateY", 1), MStatus::kSuccess);
}

TEST_F(MotionWarpTest, GivesTheCurvesBackWhenDeleted) {
  makeFigure();
  const std::vector<double> before = play();
  mayahost::newScene();
  curves = CurveSet();
  makeWarp();
  const std::vector<double> warped = play();
  ASSERT_NE(warped, before);
  ASSERT_EQ(mayahost::deleteNode("warp"), MStatus::kSuccess);
  EXPECT_EQ(play(), before);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(play(), warped);
  // Curves and controls may go first as well.
  ASSERT_EQ(mayahost::deleteNode("hips_translateX"), MStatus::kSuccess);
  ASSERT_EQ(mayahost::deleteNode("head"), MStatus::kSuccess);
  go(12);
  EXPECT_TRUE(std::isfinite(mayahost::number("hips.translateX")));
  ASSERT_EQ(mayahost::deleteNode("warp"), MStatus::kSuccess);
  go(13);
  while (mayahost::undo()) {
  }
}

TEST_F(MotionWarpTest, ReportsABadKeyOnceAndKeepsTheLastWarp) {
  makeWarp();
  ASSERT_EQ(mayahost::setText("warp.warp[4].warpName", "lean"), MStatus::kSuccess);
  const std::vector<double> good = play(0, 20);
  mayahost::clearMessages();
  set("warp.warp[4].key[4].keyTime", 5);
  EXPECT_EQ(play(0, 20), good);
  EXPECT_THAT(errors(), ElementsAre(HasSubstr("ffMotionWarp warp: warp 'lean': two keys are at 0.208")));
  set("warp.warp[4].key[4].keyTime", 45);
  set("warp.warp[1].rangeEnd", 10);
  EXPECT_EQ(play(0, 20), good);
  ASSERT_EQ(errors().size(), 2u);
  EXPECT_THAT(errors()[1], HasSubstr("warp 1: the range must end after it starts"));
  set("warp.warp[1].rangeEnd", 40);
  EXPECT_EQ(play(0, 20), good);
  EXPECT_EQ(errors().size(), 2u);
}

TEST_F(MotionWarpTest, HasItsAttributesInTheAttributeEditor) {
  mayahost::createNode("ffMotionWarp", "warp");
  EXPECT_EQ(MFnDependencyNode(mayahost::findNode("warp")).typeId().id(), kMotionWarpId);
  std::ifstream file(FOOTFALL_SOURCE_DIR "/scripts/AETemplates/AEffMotionWarpTemplate.mel");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const std::regex control("-addControl \"(\\w+)\"");
  std::vector<std::string> shown;
  for (std::sregex_iterator it(text.begin(), text.end(), control), end; it != end; ++it)
    shown.push_back((*it)[1]);
  EXPECT_THAT(shown, ::testing::UnorderedElementsAre("envelope", "inTime", "warp", "length", "angle",
                                                     "number", "turn"));
  for (const std::string& name : shown) EXPECT_FALSE(mayahost::plug("warp." + name).isNull()) << name;
}

}  // namespace
}  // namespace footfall::maya
