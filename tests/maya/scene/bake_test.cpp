// SPDX-License-Identifier: MIT
// One warp request by the program's engine, by nodes in the graph, and by ffBake: the same curves.
#include <maya/MPlugArray.h>

#include <algorithm>
#include <cmath>

#include "figure/motion/pose.h"
#include "io/documents/warp_json.h"
#include "maya/scene/animated_scene.h"
#include "scene/scene_warp.h"
#include "warp/channels/rotation_spline.h"

namespace footfall::maya {
using namespace warp;

namespace {

using mayahost::EvaluationMode;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

using Names = std::vector<std::string>;

// A document as examples/warp_walk.json, for this figure: a lean, a group with shares, goals by value.
constexpr const char* kChannels = R"("channels": [
  {"name": "lean", "channel": "hips.translateX", "mode": "offset",
   "keys": [{"time": 5, "neutral": true}, {"time": 20, "by": 7}, {"time": 40, "neutral": true}]},
  {"name": "look", "group": [{"channel": "head.rotateX"}, {"channel": "head.rotateZ", "weight": 0.5}],
   "mode": "offset", "keys": [{"time": 10, "neutral": true}, {"time": 22, "by": 20}, {"time": 45, "neutral": true}]},
  {"name": "high", "channel": "hips.translateY", "mode": "auto",
   "keys": [{"time": 8, "neutral": true}, {"time": 25, "value": 110}, {"time": 30, "value": 60, "tension": 0.5}]},
  {"name": "more", "channel": "hips.translate?", "mode": "scale", "weight": 0.5, "interpolation": "linear",
   "range": {"start": 10, "end": 44, "easeIn": 5, "easeOut": 8},
   "keys": [{"time": 12, "scale": 1.2}, {"time": 33, "scale": 0.9, "offset": 2}]}
])";
constexpr const char* kRotations = R"("rotations": [
  {"name": "arm out", "joint": "arm",
   "keys": [{"time": 8, "neutral": true}, {"time": 25, "value": [10, -30, 70]}, {"time": 42, "neutral": true}]},
  {"name": "both", "group": [{"joint": "head", "weight": 0.4}, {"joint": "arm"}], "weight": 0.8,
   "keys": [{"time": 5, "by": [0, 10, 0]}, {"time": 20, "by": [30, 60, -20]}, {"time": 45, "neutral": true}]}
])";

std::string document(const std::string& parts) {
  return R"({"footfall": "warp", "version": 1, )" + parts + "}";
}

class BakeTest : public AnimatedScene {
 protected:
  static void apply(const std::string& json) {
    std::string quoted;
    for (const char c : json) quoted += c == '"' ? std::string("\\\"") : c == '\n' ? " " : std::string(1, c);
    mel("ffWarp -json \"" + quoted + "\"");
  }
  // What the program makes of the scene with --exact: nodes follow the warp itself, not the keys that are
  // kept.
  Scene program(const std::string& json) const {
    Scene scene;
    for (const char* name : {"hips", "head", "arm"}) {
      Joint joint;
      joint.name = name;
      if (std::string(name) == "arm") joint.rotationOrder = RotationOrder::ZXY;
      scene.skeleton.joints.push_back(joint);
    }
    scene.curves = curves;
    scene.range = curves.range();
    WarpingOptions options;
    options.exact = true;
    warpScene(scene, parseWarpJson(json, "test"), options);
    return scene;
  }
  static Vec3 anglesAt(const std::string& node, double frame) {
    return {at(node + ".rotateX", frame), at(node + ".rotateY", frame), at(node + ".rotateZ", frame)};
  }
  static Vec3 anglesOf(const CurveSet& set, const std::string& node, double frame) {
    const double t = frame / 24;
    return {set.find(node, "rotateX")->evaluate(t), set.find(node, "rotateY")->evaluate(t),
            set.find(node, "rotateZ")->evaluate(t)};
  }
  static Names nodesOfOurs() {
    Names result;
    for (const std::string& name : mayahost::nodeNames()) {
      if (name.rfind("ff", 0) == 0) result.push_back(name);
    }
    return result;
  }
  // Keys of the curve that drives a plug directly.
  static std::size_t keysOf(const std::string& plug) {
    MStatus status;
    const MFnAnimCurve curve(mayahost::plug(plug), &status);
    EXPECT_EQ(status, MStatus::kSuccess) << plug;
    return curve.numKeys();
  }
};

TEST_F(BakeTest, ChannelWarpsAreThoseOfTheProgram) {
  makeFigure();
  const std::string json = document(kChannels);
  const CurveSet wanted = program(json).curves;
  apply(json);
  EXPECT_THAT(nodesOfOurs(), ElementsAre("ffMotionWarp1"));
  const auto compare = [&](double step, double exact, double fitted) {
    int checked = 0;
    for (const NamedCurve& curve : wanted) {
      for (double f = -2; f <= 52; f += step, ++checked)
        EXPECT_NEAR(at(curve.name(), f), curve.curve.evaluate(f / 24), f == std::round(f) ? exact : fitted)
            << curve.name() << " at " << f;
    }
    return checked;
  };
  // The program's curves are within 0.001 cm and 1e-4 rad of the warp where that is not a cubic.
  EXPECT_EQ(compare(0.25, 1e-3, 1e-3), 2170);
  EXPECT_NEAR(at("hips.translateX", 20), curves[0].curve.evaluate(20 / 24.0) * 1 + 7, 3)
      << "and it is warped";

  const auto baked = std::get<Names>(mel("ffBake"));
  EXPECT_EQ(baked.size(), 6u);  // the hips' three, and the head's angles with the one between
  EXPECT_THAT(nodesOfOurs(), IsEmpty());
  EXPECT_EQ(compare(0.25, 1e-9, 1e-9), 2170);
  for (const NamedCurve& curve : wanted) {
    EXPECT_EQ(keysOf(curve.name()), curve.curve.keys().size()) << curve.name();
  }
}

TEST_F(BakeTest, GoalsAreMetToANanometre) {
  makeFigure();
  apply(document(R"("channels": [
    {"channel": "hips.translateY", "keys": [{"time": 8, "neutral": true}, {"time": 25, "value": 110},
      {"time": 30, "value": 60}]},
    {"channel": "head.rotateY", "keys": [{"time": 8, "neutral": true}, {"time": 30, "value": 77}]},
    {"channel": "head.scaleX", "mode": "mix", "keys": [{"time": 1, "neutral": true}, {"time": 49, "value": 3}]}
  ])"));
  const auto check = [&] {
    EXPECT_NEAR(at("hips.translateY", 25), 110, 1e-9);
    EXPECT_NEAR(at("hips.translateY", 30), 60, 1e-9);
    EXPECT_NEAR(at("hips.translateY", 8), curves[1].curve.evaluate(8 / 24.0), 1e-9);
    EXPECT_NEAR(at("head.rotateY", 30), 77 * kDegrees, 1e-9);
    EXPECT_NEAR(at("head.scaleX", 49), 3, 1e-9);
  };
  check();
  mel("ffBake");
  check();
  mayahost::undo();
  check();
  mel("ffBake -range 0 50 -tolerance 0.1 -angleTolerance 1 -numberTolerance 0.1");
  check();
}

TEST_F(BakeTest, RotationWarpsAreThoseOfTheProgram) {
  makeFigure();
  const std::string json = document(std::string(kChannels) + ", " + kRotations);
  const CurveSet wanted = program(json).curves;
  apply(json);
  const auto compare = [&](double tolerance) {
    int checked = 0;
    for (const auto& [node, order] :
         {std::pair("arm", RotationOrder::ZXY), std::pair("head", RotationOrder::XYZ)}) {
      for (double f = 1; f <= 49; ++f, ++checked) {
        const Quat mine = rotationFromEuler(anglesAt(node, f), order);
        EXPECT_NEAR(mine.angularDistance(rotationFromEuler(anglesOf(wanted, node, f), order)), 0, tolerance)
            << node << " at " << f;
      }
    }
    EXPECT_EQ(checked, 98);
  };
  compare(4e-4);  // three angles, each within 1e-4 rad, on what was fitted to 1e-4 before
  mel("ffBake");
  EXPECT_THAT(nodesOfOurs(), IsEmpty());
  compare(8e-4);
  // Curves that run on: no jump of an angle between frames that the rotation does not make.
  for (const char* plug : {"arm.rotateX", "arm.rotateY", "arm.rotateZ"}) {
    for (double f = 1; f < 49; ++f) EXPECT_LT(std::abs(at(plug, f + 1) - at(plug, f)), 1.2) << plug << f;
    EXPECT_LT(keysOf(plug), 45u);
  }
}

TEST_F(BakeTest, TimeKeysMakeATimeWarp) {
  makeFigure();
  const std::string json = document(std::string(kChannels) +
                                    R"(, "time": [{"at": 1, "source": 1}, {"at": 30, "source": 13},
      {"at": 60, "source": 49}], "timeInterpolation": "monotone")");
  const CurveSet wanted = program(json).curves;
  apply(json);
  EXPECT_THAT(nodesOfOurs(), UnorderedElementsAre("ffMotionWarp1", "ffTimeWarp1"));
  const auto compare = [&](double tolerance) {
    int checked = 0;
    for (const NamedCurve& curve : wanted) {
      for (double f = 1; f <= 60; ++f, ++checked)
        EXPECT_NEAR(at(curve.name(), f), curve.curve.evaluate(f / 24), tolerance)
            << curve.name() << " at " << f;
    }
    EXPECT_EQ(checked, 600);
  };
  compare(1e-3);
  const std::vector<double> warped = play();
  // The keys are edited in place by another document.
  apply(document(R"("time": [{"at": 1, "source": 1}, {"at": 30, "source": 13}])"));
  EXPECT_THAT(nodesOfOurs(), UnorderedElementsAre("ffMotionWarp1", "ffTimeWarp1"));
  EXPECT_NE(play(), warped);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(play(), warped);
  // A pose in warped time is met there.
  go(40);
  ASSERT_EQ(mayahost::setNumber("hips.translateX", 44), MStatus::kSuccess);
  mel("ffWarp -name late -pin 35 -pin 50 hips");
  EXPECT_NEAR(at("hips.translateX", 40), 44, 1e-9);
  EXPECT_NEAR(at("hips.translateX", 35), wanted[0].curve.evaluate(35 / 24.0), 1e-3);
  EXPECT_TRUE(mayahost::undo());
  mel("ffBake");
  EXPECT_THAT(nodesOfOurs(), IsEmpty());
  compare(1e-9);
}

TEST_F(BakeTest, IsOneStepThatCanBeUndone) {
  makeFigure();
  apply(document(std::string(kChannels) + ", " + kRotations));
  const std::vector<double> warped = play();
  const auto names = mayahost::nodeNames();
  mel("ffBake");
  const std::vector<double> baked = play();
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::nodeNames(), names);
  EXPECT_EQ(play(), warped);
  EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(play(), baked);
  EXPECT_TRUE(mayahost::undo());
  mayahost::setEvaluationMode(EvaluationMode::parallel, 4);
  EXPECT_EQ(play(), warped);
  mayahost::setEvaluationMode(EvaluationMode::off);
  // One key per frame over a range, of one control: the node stays for the others.
  mel("ffBake -everyFrame -range 10 30 hips");
  EXPECT_EQ(keysOf("hips.translateX"), 21u);
  EXPECT_THAT(nodesOfOurs(), ElementsAre("ffMotionWarp1"));
  const auto animated = [&](std::size_t frame, std::size_t channel) {
    return warped[(frame + 5) * 10 + channel];
  };
  for (std::size_t f = 10; f <= 30; ++f) {
    EXPECT_NEAR(at("hips.translateX", double(f)), animated(f, 0), 1e-12);
    EXPECT_NEAR(at("arm.rotateZ", double(f)), animated(f, 8), 1e-12);
  }
  EXPECT_THAT(failing("ffBake hips"), HasSubstr("nothing selected is warped or blended"));
  EXPECT_THAT(failing("ffBake -tolerance -1 arm"), HasSubstr("tolerance must be above 0"));
  mel("ffBake");
  EXPECT_THAT(nodesOfOurs(), IsEmpty());
}

// What is shown is what is baked: a node without effect, an envelope, a weight that is animated.
TEST_F(BakeTest, BakesWhatIsShown) {
  makeFigure();
  const std::vector<double> source = play();
  apply(document(kChannels));
  const auto worst = [](const std::vector<double>& a, const std::vector<double>& b) {
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
  };
  ASSERT_EQ(mayahost::setNumber("ffMotionWarp1.nodeState", 1), MStatus::kSuccess);
  mel("ffBake");
  EXPECT_LT(worst(play(), source), 2e-3);
  EXPECT_TRUE(mayahost::undo());
  ASSERT_EQ(mayahost::setNumber("ffMotionWarp1.nodeState", 0), MStatus::kSuccess);
  ASSERT_EQ(mayahost::setNumber("ffMotionWarp1.envelope", 0.3), MStatus::kSuccess);
  const std::vector<double> eased = play();
  mel("ffBake");
  EXPECT_LT(worst(play(), eased), 2e-3);
  EXPECT_TRUE(mayahost::undo());
  key("ffMotionWarp1.warp[0].weight", {{1, 0}, {25, 1}, {49, 0.2}});
  curves = CurveSet(std::vector<NamedCurve>(curves.begin(), curves.end() - 1));
  const std::vector<double> weighted = play(1, 49);
  mel("ffBake");
  EXPECT_LT(worst(play(1, 49), weighted), 2e-3);
  EXPECT_THAT(nodesOfOurs(), IsEmpty());
}

TEST_F(BakeTest, RefusesWhatTheDocumentCannotMean) {
  makeFigure();
  const auto names = mayahost::nodeNames();
  const auto wrong = [&](const std::string& parts) {
    std::string quoted;
    for (const char c : document(parts)) quoted += c == '"' ? std::string("\\\"") : std::string(1, c);
    return failing("ffWarp -json \"" + quoted + "\"");
  };
  EXPECT_THAT(wrong(R"("channels": [{"channel": "hip.translateX", "keys": [{"time": 5, "by": 1}]}])"),
              HasSubstr("no channel is called 'hip.translateX'; the nearest are hips.translateX"));
  EXPECT_THAT(wrong(R"("channels": [{"channel": "hips.translateX", "keys": [{"time": 99, "by": 1}]}])"),
              HasSubstr("outside the source's range, 1 to 49"));
  EXPECT_THAT(wrong(R"("rotations": [{"joint": "leg", "keys": [{"time": 5, "by": [1, 0, 0]}]}])"),
              HasSubstr("no joint that turns is called 'leg'"));
  EXPECT_THAT(wrong(R"("time": [{"at": 1, "source": 20}, {"at": 20, "source": 1}])"),
              HasSubstr("time runs back"));
  EXPECT_EQ(mayahost::nodeNames(), names);
}

}  // namespace
}  // namespace footfall::maya
