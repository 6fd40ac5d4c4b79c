// SPDX-License-Identifier: MIT
// ffBake through animation layers and conversions; what it leaves alone; a pose that Auto Key has keyed.
#include <maya/MFnUnitAttribute.h>
#include <maya/MPlugArray.h>

#include <nlohmann/json.hpp>

#include <cmath>

#include "maya/scene/animated_scene.h"

namespace footfall::maya {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class BakeLayersTest : public AnimatedScene {
 protected:
  void TearDown() override {
    mayahost::requestInterrupt(false);
    AnimatedScene::TearDown();
  }
  static std::string sourceOf(const std::string& plug) {
    MPlugArray source;
    mayahost::plug(plug).connectedTo(source, true, false);
    return source.length() > 0 ? source[0].name().asChar() : "";
  }
  // Puts an attribute on a layer: what drove it below, a curve with these keys above.
  void addLayer(const std::string& plug, const std::string& blend, const Keys& keys, double below, double own,
                const char* type = "animBlendNodeAdditiveDL") {
    const std::string before = sourceOf(plug);
    ASSERT_FALSE(before.empty());
    mayahost::createNode(type, blend);
    ASSERT_EQ(mayahost::disconnect(before, plug), MStatus::kSuccess);
    ASSERT_EQ(mayahost::connect(before, blend + ".inputA"), MStatus::kSuccess);
    key(blend + ".inputB", keys);
    mayahost::setNumber(blend + ".weightA", below);
    mayahost::setNumber(blend + ".weightB", own);
    ASSERT_EQ(mayahost::connect(blend + ".output", plug), MStatus::kSuccess);
  }
  static void apply(const std::string& parts) {
    std::string quoted;
    for (const char c : R"({"footfall": "warp", "version": 1, )" + parts + "}")
      quoted += c == '"' ? std::string("\\\"") : std::string(1, c);
    mel("ffWarp -json \"" + quoted + "\"");
  }
  static unsigned keysOf(const std::string& plug) {
    MStatus status;
    const MFnAnimCurve curve(mayahost::plug(plug), &status);
    EXPECT_EQ(status, MStatus::kSuccess) << plug;
    return curve.numKeys();
  }
  static std::vector<std::string> ours() {
    std::vector<std::string> result;
    for (const std::string& name : mayahost::nodeNames()) {
      if (name.rfind("ff", 0) == 0) result.push_back(name);
    }
    return result;
  }
  static double worst(const std::vector<double>& a, const std::vector<double>& b) {
    double most = a.size() == b.size() ? 0 : 1e9;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
    return most;
  }
  static std::vector<double> shown(const std::string& plug) {
    std::vector<double> values;
    for (double f = 1; f <= 49; ++f) values.push_back(at(plug, f));
    return values;
  }
  static std::string warnings() {
    std::string all;
    for (const mayahost::Message& message : mayahost::messages()) all += message.text + "\n";
    return all;
  }
  static constexpr const char* kLean =
      R"("channels": [{"channel": "hips.translateX", "mode": "offset", "keys": [
         {"time": 5, "neutral": true}, {"time": 20, "by": 7}, {"time": 40, "neutral": true}]}])";
};

TEST_F(BakeLayersTest, AWarpAboveLayersGoesIntoTheBase) {
  makeFigure();
  addLayer("hips.translateX", "layer", {{1, 0}, {20, 3}, {49, -1}}, 1, 0.5);
  apply(kLean);
  const std::vector<double> warped = play(1, 49);
  const auto names = mayahost::nodeNames();
  const std::vector<double> own = {at("layer.inputB", 7), at("layer.inputB", 20), at("layer.inputB", 33)};
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
  EXPECT_LT(worst(play(1, 49), warped), 2e-3);
  EXPECT_EQ(sourceOf("hips.translateX"), "layer.output");
  // The layer has its three keys and its values; the base has the warp.
  EXPECT_EQ(keysOf("layer.inputB"), 3u);
  EXPECT_EQ((std::vector<double>{at("layer.inputB", 7), at("layer.inputB", 20), at("layer.inputB", 33)}),
            own);
  EXPECT_NEAR(at("layer.inputA", 20) - curves.find("hips", "translateX")->evaluate(20 / 24.0), 7, 1e-3);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(mayahost::nodeNames(), names);
  EXPECT_EQ(play(1, 49), warped);
  EXPECT_TRUE(mayahost::redo());
  EXPECT_THAT(ours(), IsEmpty());
}

// Below a layer that overrides all, nothing shows: the warp goes into that layer. Half weighed, it is taken
// into account.
TEST_F(BakeLayersTest, OverridesGetWhatShows) {
  makeFigure();
  addLayer("hips.translateX", "layer", {{1, 0}, {20, 30}, {49, -10}}, 0, 1);
  apply(kLean);
  std::vector<double> warped = shown("hips.translateX");
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
  EXPECT_LT(worst(shown("hips.translateX"), warped), 2e-3);
  EXPECT_EQ(keysOf("layer.inputA"), 6u);
  EXPECT_NEAR(at("layer.inputB", 20), 37, 1e-3);
  EXPECT_TRUE(mayahost::undo());
  mayahost::setNumber("layer.weightA", 0.7);
  mayahost::setNumber("layer.weightB", 0.3);
  warped = shown("hips.translateX");
  mel("ffBake");
  EXPECT_LT(worst(shown("hips.translateX"), warped), 2e-3);
  EXPECT_EQ(keysOf("layer.inputB"), 3u);
  EXPECT_NEAR(at("layer.inputA", 20) - curves.find("hips", "translateX")->evaluate(20 / 24.0), 10, 2e-3);
  EXPECT_TRUE(mayahost::undo());
  // A weight that goes from nothing to all: no layer counts all the time, which is said, and nothing changes.
  key("layer.weightA", {{1, 1}, {49, 0}});
  key("layer.weightB", {{1, 0}, {49, 1}});
  const std::string before = sourceOf("hips.translateX");
  mayahost::clearMessages();
  mel("ffBake");
  EXPECT_THAT(warnings(),
              HasSubstr("hips.translateX stays warped: none of its layers has a curve that always counts"));
  EXPECT_EQ(sourceOf("hips.translateX"), before);
}

// Timing below layers is baked in each curve: fewer, plain keys on the retimed frames.
TEST_F(BakeLayersTest, TimingGoesIntoEveryLayer) {
  makeFigure();
  addLayer("hips.translateX", "layer", {{1, 0}, {20, 3}, {49, -1}}, 1, 1);
  const std::vector<double> source = play(1, 49);
  apply(R"("time": [{"at": 1, "source": 1}, {"at": 40, "source": 25}, {"at": 70, "source": 49}],
           "timeInterpolation": "linear")");
  EXPECT_NEAR(at("hips.translateX", 40),
              curves.find("hips", "translateX")->evaluate(25 / 24.0) +
                  curves.find("layer", "inputB")->evaluate(25 / 24.0),
              1e-9);
  const std::vector<double> retimed = play(1, 70);
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
  EXPECT_LT(worst(play(1, 70), retimed), 2e-3);
  EXPECT_EQ(sourceOf("hips.translateX"), "layer.output");
  EXPECT_LT(keysOf("layer.inputB"), 8u);
  EXPECT_TRUE(mayahost::undo());
  // And with a warp above.
  apply(kLean);
  const std::vector<double> both = play(1, 70);
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
  EXPECT_LT(worst(play(1, 70), both), 4e-3);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(play(1, 49), source);
}

TEST_F(BakeLayersTest, RotationsAndScalesOnLayers) {
  makeFigure();
  addLayer("head.rotateX", "turned", {{1, 0}, {25, 10}, {49, 0}}, 1, 1, "animBlendNodeAdditiveDA");
  addLayer("head.scaleX", "scaled", {{1, 1}, {25, 1.4}, {49, 1}}, 1, 0.5, "animBlendNodeAdditiveScale");
  apply(R"("channels": [
      {"channel": "head.scaleX", "mode": "scale", "keys": [{"time": 5, "neutral": true}, {"time": 25, "scale": 1.5}]}],
    "rotations": [{"joint": "head", "keys": [{"time": 8, "neutral": true}, {"time": 25, "by": [20, 40, -10]},
      {"time": 42, "neutral": true}]}])");
  const std::vector<double> warped = play(1, 49);
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
  EXPECT_LT(worst(play(1, 49), warped), 2e-3);
  EXPECT_EQ(keysOf("turned.inputB"), 3u);
  EXPECT_EQ(keysOf("scaled.inputB"), 3u);
}

// A curve of another unit, converted on the way.
TEST_F(BakeLayersTest, ConvertedUnits) {
  makeFigure();
  mayahost::createNode("transform", "prop");
  key("prop.rotateX", {{1, 0}, {20, 40}, {49, 10}});
  const std::string curve = sourceOf("prop.rotateX");
  ASSERT_EQ(mayahost::connect(curve, "prop.scaleX"), MStatus::kSuccess);
  ASSERT_EQ(mayahost::disconnect(curve, "prop.rotateX"), MStatus::kSuccess);
  ASSERT_THAT(sourceOf("prop.scaleX"), HasSubstr("unitConversion"));
  const double plain = at("prop.scaleX", 20);
  apply(R"("channels": [{"channel": "prop.scaleX", "mode": "offset", "keys": [
         {"time": 5, "neutral": true}, {"time": 20, "by": 2}, {"time": 40, "neutral": true}]}])");
  EXPECT_NEAR(at("prop.scaleX", 20), plain + 2, 1e-9);
  const std::vector<double> warped = shown("prop.scaleX");
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
  EXPECT_THAT(sourceOf("prop.scaleX"), HasSubstr("unitConversion"));
  EXPECT_LT(worst(warped, shown("prop.scaleX")), 2e-2);
  EXPECT_NEAR(at("prop.scaleX", 20), plain + 2, 2e-2);
}

TEST_F(BakeLayersTest, LockedAndNonKeyableChannelsStay) {
  makeFigure();
  apply(R"("channels": [{"channel": "hips.translate?", "mode": "offset", "keys": [
         {"time": 5, "neutral": true}, {"time": 20, "by": 7}, {"time": 40, "neutral": true}]}])");
  const std::vector<double> warped = play(1, 49);
  MPlug locked = mayahost::plug("hips.translateX"), hidden = mayahost::plug("hips.translateY");
  ASSERT_EQ(locked.setLocked(true), MStatus::kSuccess);
  ASSERT_EQ(hidden.setKeyable(false), MStatus::kSuccess);
  mayahost::clearMessages();
  mel("ffBake hips");
  EXPECT_THAT(warnings(), HasSubstr("hips.translateX is locked"));
  EXPECT_THAT(ours(), Not(IsEmpty()));
  EXPECT_THAT(sourceOf("hips.translateX"), HasSubstr("ffMotionWarp1"));
  EXPECT_THAT(sourceOf("hips.translateY"), HasSubstr("ffMotionWarp1"));
  EXPECT_THAT(sourceOf("hips.translateZ"), Not(HasSubstr("ffMotionWarp1")));
  EXPECT_LT(worst(play(1, 49), warped), 2e-3);
  ASSERT_EQ(locked.setLocked(false), MStatus::kSuccess);
  ASSERT_EQ(hidden.setKeyable(true), MStatus::kSuccess);
  mel("ffBake hips");
  EXPECT_THAT(ours(), IsEmpty());
}

TEST_F(BakeLayersTest, EscLeavesTheSceneAsItWas) {
  makeFigure();
  addLayer("hips.translateX", "layer", {{1, 0}, {20, 3}, {49, -1}}, 1, 1);
  apply(kLean);
  const std::vector<double> warped = play(1, 49);
  const auto names = mayahost::nodeNames();
  const std::string text = mayahost::sceneText();
  mayahost::requestInterrupt(true);
  EXPECT_THAT(failing("ffBake"), HasSubstr("ffBake: stopped; the scene is as it was"));
  mayahost::requestInterrupt(false);
  EXPECT_EQ(mayahost::nodeNames(), names);
  EXPECT_EQ(mayahost::sceneText(), text);
  EXPECT_EQ(play(1, 49), warped);
  mel("ffBake");
  EXPECT_THAT(ours(), IsEmpty());
}

// Auto Key was on: the pose is a key. It becomes the goal, and the curves are what they were.
TEST_F(BakeLayersTest, AKeyedPoseIsTakenOutOfTheCurves) {
  makeFigure();
  const std::vector<double> source = play();
  go(20);
  for (const auto& [plug, value] : {std::pair("hips.translateX", 12.0), {"hips.translateY", 70.0}}) {
    MFnAnimCurve curve(mayahost::plug(plug));
    curve.addKey(filmFrame(20), value);
  }
  const std::vector<double> keyed = play();
  go(20);
  mayahost::CommandResult told = mel("ffWarp -report -keyedPose -name lean -mode offset -pin 8 -pin 34 hips");
  const auto report = nlohmann::json::parse(std::get<std::string>(told));
  ASSERT_EQ(report["goals"].size(), 2u);
  EXPECT_THAT(report["notes"].dump(),
              HasSubstr("the keys at frame 20 of hips.translateX, hips.translateY were removed"));
  EXPECT_NEAR(at("hips.translateX", 20), 12, 1e-9);
  EXPECT_NEAR(at("hips.translateY", 20), 70, 1e-9);
  for (const char* plug : {"translateX", "translateY", "translateZ"}) {
    for (const double f : {1.0, 5.0, 8.0, 34.0, 40.0})
      EXPECT_NEAR(at(std::string("hips.") + plug, f), curves.find("hips", plug)->evaluate(f / 24), 1e-9) << f;
  }
  mel("ffWarp -remove -name lean hips");
  EXPECT_LT(worst(play(), source), 1e-9);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::undo());
  EXPECT_EQ(play(), keyed);
  go(30);
  EXPECT_THAT(failing("ffWarp -keyedPose hips"), HasSubstr("no control has a key at frame 30"));
}

// In a curve with one key per frame the one that was posed goes back between its neighbours.
TEST_F(BakeLayersTest, AKeyedPoseInADenseCurve) {
  mayahost::createNode("joint", "hips");
  Keys keys;
  for (double f = 1; f <= 49; ++f) keys.emplace_back(f, 10 * std::sin(f / 8));
  key("hips.translateX", keys);
  MFnAnimCurve curve(mayahost::plug("hips.translateX"));
  unsigned index = 0;
  ASSERT_TRUE(curve.find(filmFrame(20), index));
  curve.setValue(index, 25);
  go(20);
  const auto report = nlohmann::json::parse(
      std::get<std::string>(mel("ffWarp -report -keyedPose -mode offset -pin 8 -pin 34 hips")));
  EXPECT_THAT(report["notes"].dump(), HasSubstr("curves with one key per frame (1)"));
  EXPECT_NEAR(at("hips.translateX", 20), 25, 1e-9);
  EXPECT_EQ(curve.numKeys(), 49u);
  EXPECT_NEAR(curve.value(index), 10 * std::sin(20 / 8.0), 0.05);
  EXPECT_NEAR(at("hips.translateX", 8), 10 * std::sin(1.0), 1e-9);
}

}  // namespace
}  // namespace footfall::maya
