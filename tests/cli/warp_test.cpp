// SPDX-License-Identifier: MIT
// warp and blend from the outside.
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/math.h"
#include "base/scanner.h"
#include "io/scene.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples/";

std::string document(const std::string& body) {
  return "{\"footfall\": \"warp\", \"version\": 1,\n" + body + "}";
}

class WarpVerb : public testing::Test {
 protected:
  Outcome warp(const std::string& input, const std::string& body, const std::string& output,
               std::vector<std::string> more = {}) {
    writeFile(folder / "w.json", document(body));
    std::vector<std::string> arguments{"warp", kExamples + input, "--keys", folder / "w.json",
                                       "-o",   folder / output,   "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return footfall(arguments);
  }
  TemporaryFolder folder;
};

TEST_F(WarpVerb, TheExampleWalkTakesAWideStep) {
  const Outcome run = footfall({"warp", kExamples + "walk.bvh", "--keys", kExamples + "warp_walk.json", "-o",
                                folder / "wide.bvh", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  ASSERT_EQ(report["goals"].size(), 1u);
  EXPECT_LT(report["goals"][0]["error"].get<double>(), 0.01);  // centimetres
  EXPECT_LT(report["contacts"]["slide_after_mm"].get<double>(),
            report["contacts"]["slide_before_mm"].get<double>() + 2);
  EXPECT_GE(report["contacts"]["replanted"].get<int>(), 1);
  EXPECT_EQ(readScene(folder / "wide.bvh").motion->frames(), 177u);
}

TEST_F(WarpVerb, AnimCurvesStayCurves) {
  const Outcome run = warp("arm_wave.anim",
                           R"("channels": [{"channel": "shoulder_L.rotateX", "mode": "offset", "keys": [
                             {"time": 1, "neutral": true}, {"time": 40, "value": 33}, {"time": 85, "neutral": true}]}])",
                           "out.anim");
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_EQ(report["curves"]["changed"], 1);
  EXPECT_EQ(report["curves"]["keys_added"], 0);
  const Scene before = readScene(kExamples + "arm_wave.anim"), after = readScene(folder / "out.anim");
  const double time = 40 / before.frameRate;
  EXPECT_NEAR(after.curves.find("shoulder_L", "rotateX")->evaluate(time), 33 * kDegree, 1e-9);
  int same = 0;
  for (std::size_t i = 0; i < before.curves.size(); ++i) {
    if (before.curves[i].name() == "shoulder_L.rotateX") continue;
    EXPECT_EQ(after.curves[i].curve, before.curves[i].curve) << before.curves[i].name();
    ++same;
  }
  EXPECT_EQ(same, 4);
}

TEST_F(WarpVerb, MayaScenesKeepEveryLineThatIsNotTouched) {
  const Scene before = readScene(kExamples + "biped.ma");
  const NamedCurve* chosen = nullptr;
  for (const NamedCurve& named : before.curves) {
    if (named.curve.output() == CurveOutput::Angular && named.curve.keys().size() > 2 && !chosen)
      chosen = &named;
  }
  ASSERT_NE(chosen, nullptr);
  const Outcome run =
      warp("biped.ma", R"("channels": [{"channel": ")" + chosen->name() + R"(", "mode": "offset", "keys": [
                             {"time": 1, "neutral": true}, {"time": 20, "by": 10}, {"time": 49, "neutral": true}]}])",
           "out.ma");
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const Scene after = readScene(folder / "out.ma");
  ASSERT_EQ(after.curves.size(), before.curves.size());
  std::size_t changed = 0;
  for (std::size_t i = 0; i < before.curves.size(); ++i) {
    changed += after.curves[i].curve != before.curves[i].curve ? 1 : 0;
  }
  EXPECT_EQ(changed, 1u);
  const double time = 20 / before.frameRate;
  EXPECT_NEAR(
      after.curves.find(chosen->node, chosen->attribute)->evaluate(time) - chosen->curve.evaluate(time),
      10 * kDegree, 1e-6);
}

TEST_F(WarpVerb, MayaFigureReachesAPlace) {
  const Scene before = readScene(kExamples + "biped.ma");
  std::string hand;
  for (const Joint& joint : before.skeleton.joints) {
    if (lowerCase(joint.name).find("wrist") != std::string::npos ||
        lowerCase(joint.name).find("hand") != std::string::npos)
      hand = joint.name;
  }
  ASSERT_FALSE(hand.empty());
  const Outcome run = warp(
      "biped.ma", R"("effectors": [{"joint": ")" + hand + R"(", "time": 20, "by": [2, 5, 3]}])", "out.ma");
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_LT(report["goals"][0]["error"].get<double>(), 0.01);
  EXPECT_GT(report["curves"]["rewritten"].get<int>(), 0);
}

TEST_F(WarpVerb, TimeRunsBackOnlyWithLeave) {
  const std::string body =
      R"("time": [{"at": 0, "source": 0}, {"at": 40, "source": 80}, {"at": 60, "source": 20}])";
  const Outcome refused = warp("walk.bvh", body, "out.bvh");
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_THAT(refused.err, HasSubstr("w.json:2: time runs back from frame"));
  EXPECT_FALSE(std::filesystem::exists(folder / "out.bvh"));
  const Outcome allowed = warp("walk.bvh", body, "out.bvh", {"--allow-reverse"});
  EXPECT_EQ(allowed.exitCode, 0) << allowed.err;
  EXPECT_EQ(readScene(folder / "out.bvh").motion->frames(), 61u);
}

TEST_F(WarpVerb, SaysWhatIsWrong) {
  const Outcome unknown =
      warp("walk.bvh", R"("channels": [{"channel": "hip.translateX", "keys": [{"time": 3, "by": 1}]}])",
           "out.bvh");
  EXPECT_EQ(unknown.exitCode, 2);
  EXPECT_THAT(unknown.err, HasSubstr("the nearest are hips.translateX"));
  const Outcome outside =
      warp("walk.bvh", R"("channels": [{"channel": "hips.translateX", "keys": [{"time": 300, "by": 1}]}])",
           "out.bvh");
  EXPECT_EQ(outside.exitCode, 2);
  EXPECT_THAT(outside.err, HasSubstr("frame 300 is outside the source's range, 0 to 176"));
  const Outcome kind = footfall(
      {"warp", kExamples + "walk.bvh", "--keys", kExamples + "warp_walk.json", "-o", folder / "out.xyz"});
  EXPECT_EQ(kind.exitCode, 2);
  EXPECT_FALSE(std::filesystem::exists(folder / "out.bvh"));
}

TEST_F(WarpVerb, AScaleGoalAtZeroFallsBackAndSaysSo) {
  const Outcome run = warp("arm_wave.anim",
                           R"("channels": [{"channel": "shoulder_L.rotateX", "mode": "scale", "keys": [
                             {"time": 1, "value": 5}, {"time": 85, "neutral": true}]}])",
                           "out.anim");
  ASSERT_EQ(run.exitCode, 0) << run.err;
  EXPECT_THAT(json::parse(run.out)["notes"][0].get<std::string>(),
              HasSubstr("met by an offset: the source is zero there"));
}

TEST_F(WarpVerb, BlendPassesFromWalkToRun) {
  const Outcome run = footfall({"blend", kExamples + "walk.bvh", kExamples + "run.bvh", "--start", "60",
                                "--duration", "30", "-o", folder / "wr.bvh", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_LE(report["speed"].get<double>(), 1.02 * report["own_speed"].get<double>());
  EXPECT_EQ(readScene(folder / "wr.bvh").motion->frames(), report["frames"].get<std::size_t>());
  const Outcome late = footfall({"blend", kExamples + "walk.bvh", kExamples + "run.bvh", "--start", "170",
                                 "--duration", "30", "-o", folder / "no.bvh"});
  EXPECT_EQ(late.exitCode, 2);
  EXPECT_THAT(late.err, HasSubstr("does not fit"));
  EXPECT_FALSE(std::filesystem::exists(folder / "no.bvh"));
}

TEST_F(WarpVerb, BlendOfCurvesStaysCurves) {
  const Outcome run =
      footfall({"blend", kExamples + "arm_wave.anim", kExamples + "arm_wave.anim", "--start", "40",
                "--duration", "20", "--align", "none", "-o", folder / "aa.anim", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const Scene source = readScene(kExamples + "arm_wave.anim"), after = readScene(folder / "aa.anim");
  const Curve &a = *source.curves.find("shoulder_L", "rotateZ"),
              &b = *after.curves.find("shoulder_L", "rotateZ");
  const double fps = source.frameRate;
  EXPECT_NEAR(b.evaluate(20 / fps), a.evaluate(20 / fps), 1e-6);
  // Half way: the mean of frame 50 and, 10 frames after the second's first frame, frame 11.
  EXPECT_NEAR(b.evaluate(50 / fps), 0.5 * (a.evaluate(50 / fps) + a.evaluate(11 / fps)), 2e-4);
  EXPECT_NEAR(b.evaluate(70 / fps), a.evaluate(31 / fps), 1e-6);
}

}  // namespace
}  // namespace footfall::testing_cli
