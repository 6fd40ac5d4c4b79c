// SPDX-License-Identifier: MIT
// warp and blend from the outside.
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"
#include "core/warp/other_value.h"
#include "figure/motion/pose.h"
#include "io/scene_file.h"
#include "run_program.h"
#include "warp/blend/blend_table.h"
#include "warp/warp_table.h"

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
  ASSERT_EQ(report["goals"].size(), 3u);
  EXPECT_LT(report["goals"][0]["error"].get<double>(), 0.1);  // millimetres
  for (const std::size_t i : {1u, 2u}) EXPECT_LT(std::abs(report["goals"][i]["error"].get<double>()), 1e-9);
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
  EXPECT_EQ(report["curves"]["keys_added"], 1);  // that of the goal
  const Scene before = readScene(kExamples + "arm_wave.anim"), after = readScene(folder / "out.anim");
  EXPECT_EQ(after.curves.find("shoulder_L", "rotateX")->keys().size(),
            before.curves.find("shoulder_L", "rotateX")->keys().size() + 1);
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

// A channel and a hand of a keyed figure, at different times: nothing changes where neither acts.
TEST_F(WarpVerb, MayaFigureChangesOnlyWhereKeysAct) {
  const Scene before = readScene(kExamples + "biped.ma");
  std::string hand;
  for (const Joint& joint : before.skeleton.joints) {
    const std::string name = lowerCase(joint.name);
    if (name.find("wrist") != std::string::npos || name.find("hand") != std::string::npos) hand = joint.name;
  }
  const NamedCurve* turned = nullptr;
  for (const NamedCurve& named : before.curves) {
    if (named.curve.output() == CurveOutput::Angular && before.skeleton.find(named.node) >= 0 && !turned)
      turned = &named;
  }
  ASSERT_NE(turned, nullptr);
  const Outcome run =
      warp("biped.ma",
           R"("channels": [{"channel": ")" + turned->name() +
               R"(", "mode": "offset", "keys": [{"time": 2, "neutral": true}, {"time": 8, "by": 12},
                                 {"time": 14, "neutral": true}]}],
                              "effectors": [{"joint": ")" +
               hand + R"(", "time": 30, "by": [1, 3, 1], "before": 6, "after": 6}])",
           "out.ma");
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_EQ(report["goals"].size(), 2u);
  EXPECT_GT(report["largest_change"]["mm"].get<double>(), 5);
  EXPECT_LT(report["largest_change_elsewhere"]["mm"].get<double>(), 0.5);
}

TEST_F(WarpVerb, TimeRunsBackOnlyWithLeave) {
  const std::string body =
      R"("time": [{"at": 0, "source": 0}, {"at": 40, "source": 80}, {"at": 60, "source": 20}])";
  const Outcome refused = warp("walk.bvh", body, "out.bvh");
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_THAT(refused.err, HasSubstr("w.json:2: time runs backwards from frame"));
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

TEST_F(WarpVerb, TwoGoalsAtOneFrameAreRefused) {
  const std::pair<const char*, const char*> cases[] = {
      {R"("channels": [{"channel": "hips.translateX", "keys": [{"time": 3, "by": 1}, {"time": 3, "by": 2}]}])",
       "w.json:2: channels[0].keys[1] is the second at frame 3"},
      {R"("effectors": [{"joint": "leftHand", "time": 30, "by": [0, 1, 0]},
          {"joint": "leftHand", "time": 30, "by": [0, 2, 0]}])",
       "w.json:3: two goals for leftHand are at frame 30"},
      {R"("rotations": [{"joint": "head", "keys": [{"time": 4, "neutral": true}, {"time": 4, "by": [1, 0, 0]}]}])",
       "is the second at frame 4"},
      {R"("time": [{"at": 3, "source": 3}, {"at": 3, "source": 9}])", "is the second at frame 3"}};
  int checked = 0;
  for (const auto& [body, message] : cases) {
    const Outcome run = warp("walk.bvh", body, "out.bvh");
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_THAT(run.err, HasSubstr(message));
    EXPECT_FALSE(std::filesystem::exists(folder / "out.bvh"));
    ++checked;
  }
  EXPECT_EQ(checked, 4);
}

TEST_F(WarpVerb, GoalsOutsideTheRangeAndUnknownNamesAreRefused) {
  const std::pair<const char*, const char*> cases[] = {
      {R"("effectors": [{"joint": "leftHand", "time": 177, "by": [0, 1, 0]}])",
       "the goal for leftHand at frame 177 is outside the source's range, 0 to 176"},
      {R"("rotations": [{"joint": "head", "keys": [{"time": -4, "by": [1, 0, 0]}]}])",
       "at frame -4 is outside"},
      {R"("time": [{"at": 0, "source": 0}, {"at": 300, "source": 250}])",
       "the time key at 300: its source at frame 250 is outside the source's range"},
      {R"("effectors": [{"joint": "leftHnad", "time": 20, "by": [0, 1, 0]}])", "the nearest are leftHand"},
      {R"("rotations": [{"joint": "haed", "keys": [{"time": 4, "by": [1, 0, 0]}]}])",
       "no joint that turns is called 'haed'; the nearest are head"}};
  int checked = 0;
  for (const auto& [body, message] : cases) {
    const Outcome run = warp("walk.bvh", body, "out.bvh");
    EXPECT_EQ(run.exitCode, 2) << body;
    EXPECT_THAT(run.err, HasSubstr(message));
    ++checked;
  }
  EXPECT_EQ(checked, 5);
}

TEST_F(WarpVerb, BeatsLandAndHold) {
  const Outcome run =
      footfall({"warp", kExamples + "walk.bvh", "--beat", "0:0", "--beat", "40:48:12", "--beat", "100:96",
                "--save-keys", folder / "t.json", "-o", folder / "b.bvh", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const Motion source = *readScene(kExamples + "walk.bvh").motion,
               after = *readScene(folder / "b.bvh").motion;
  // 100 comes at 96, and the rest at its own speed: four frames fewer.
  ASSERT_EQ(after.frames(), 173u);
  const std::size_t hips = 2;  // translateZ: the walk goes on
  EXPECT_NEAR(after.frame(48)[hips], source.frame(40)[hips], 1e-6);
  EXPECT_NEAR(after.frame(60)[hips], source.frame(40)[hips], 1e-6);
  EXPECT_NEAR(after.frame(54)[hips], source.frame(40)[hips], 1e-6);
  EXPECT_NEAR(after.frame(96)[hips], source.frame(100)[hips], 1e-6);
  EXPECT_LT(json::parse(run.out)["contacts"]["slide_after_mm"].get<double>(),
            json::parse(run.out)["contacts"]["slide_before_mm"].get<double>() + 2);
  // The saved document does the same.
  const Outcome again = footfall(
      {"warp", kExamples + "walk.bvh", "--keys", folder / "t.json", "-o", folder / "c.bvh", "--json"});
  ASSERT_EQ(again.exitCode, 0) << again.err;
  EXPECT_EQ(readFile(folder / "c.bvh"), readFile(folder / "b.bvh"));
  // Without leave time does not run back.
  const Outcome back = footfall(
      {"warp", kExamples + "walk.bvh", "--beat", "50:20", "--beat", "30:40", "-o", folder / "d.bvh"});
  EXPECT_EQ(back.exitCode, 2);
  EXPECT_THAT(back.err, HasSubstr("time runs backwards from frame 20"));
  const Outcome two =
      footfall({"warp", kExamples + "walk.bvh", "--beat", "50:20", "--speed", "0:1", "-o", folder / "d.bvh"});
  EXPECT_EQ(two.exitCode, 2);
  EXPECT_THAT(two.err, HasSubstr("give one of them"));
  const Outcome bad = footfall({"warp", kExamples + "walk.bvh", "--beat", "50", "-o", folder / "d.bvh"});
  EXPECT_EQ(bad.exitCode, 2);
  EXPECT_THAT(bad.err, HasSubstr("--beat must be SOURCE:AT or SOURCE:AT:HOLD, got '50'"));
  EXPECT_FALSE(std::filesystem::exists(folder / "d.bvh"));
}

TEST_F(WarpVerb, SpeedsBrakeToAStillAndGoOn) {
  const Outcome run = footfall({"warp", kExamples + "walk.bvh", "--keys", kExamples + "speed_walk.json", "-o",
                                folder / "s.bvh", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const Motion source = *readScene(kExamples + "walk.bvh").motion,
               after = *readScene(folder / "s.bvh").motion;
  // 20 frames of braking show 10, 20 of the hold none, 20 of starting 10: 40 more than the source.
  ASSERT_EQ(after.frames(), source.frames() + 40);
  for (const std::size_t f : {75u, 85u, 95u}) EXPECT_NEAR(after.frame(f)[2], source.frame(65)[2], 1e-5);
  EXPECT_NEAR(after.frame(115)[2], source.frame(75)[2], 1e-5);
  const Outcome same =
      footfall({"warp", kExamples + "walk.bvh", "--speed", "0:1", "--speed", "55:1", "--speed", "75:0",
                "--speed", "95:0", "--speed", "115:1", "--speed", "216:1", "-o", folder / "t.bvh"});
  ASSERT_EQ(same.exitCode, 0) << same.err;
  EXPECT_EQ(readFile(folder / "t.bvh"), readFile(folder / "s.bvh"));
}

TEST_F(WarpVerb, TheLastSpeedGoesOnToTheEnd) {
  const Motion source = *readScene(kExamples + "walk.bvh").motion;
  const auto run = [&](std::vector<std::string> more) {
    std::vector<std::string> all{"warp", kExamples + "walk.bvh", "-o", folder / "s.bvh"};
    all.insert(all.end(), more.begin(), more.end());
    return footfall(all);
  };
  ASSERT_EQ(run({"--speed", "0:2", "--save-keys", folder / "t.json"}).exitCode, 0);
  const Motion twice = *readScene(folder / "s.bvh").motion;
  ASSERT_EQ(twice.frames(), 89u);  // 176 in 88
  for (const std::size_t f : {10u, 44u, 88u}) EXPECT_NEAR(twice.frame(f)[2], source.frame(2 * f)[2], 1e-5);
  EXPECT_EQ(json::parse(readFile(folder / "t.json"))["time"][1]["at"], 88);
  // In a document too.
  const Outcome slow = warp(
      "walk.bvh", R"("speed": [{"at": 0, "speed": 1}, {"at": 60, "speed": 1}, {"at": 61, "speed": 0.5}])",
      "slow.bvh");
  ASSERT_EQ(slow.exitCode, 0) << slow.err;
  EXPECT_EQ(readScene(folder / "slow.bvh").motion->frames(), 292u);  // 61, then 115.25 frames in 230.5
  const Outcome still = run({"--speed", "0:1", "--speed", "60:0"});
  EXPECT_EQ(still.exitCode, 2);
  EXPECT_THAT(still.err, HasSubstr("the last speed is 0 at frame 60"));
  const Outcome back = run({"--speed", "100:-1"});
  EXPECT_EQ(back.exitCode, 2);
  EXPECT_THAT(back.err, HasSubstr("time runs backwards from frame 100"));
  const Outcome hold = run({"--beat", "10:10:-4"});
  EXPECT_EQ(hold.exitCode, 2);
  EXPECT_THAT(hold.err, HasSubstr("a hold must be 0 or more"));
}

TEST_F(WarpVerb, PositionsAlongTheBodyOfSampledAndKeyedFigures) {
  const std::string body =
      R"("positions": [{"joint": "%", "space": "body", "keys": [{"time": 4, "neutral": true},
         {"time": 12, "by": [3, 0, 0]}, {"time": 20, "neutral": true}]}], "contacts": "free")";
  int checked = 0;
  for (const char* file : {"walk_circle.bvh", "biped.ma"}) {
    const Scene before = readScene(kExamples + file);
    const Motion source = before.motion ? *before.motion : motionFromCurves(before);
    std::string joint = "hips";
    for (const Joint& any : source.skeleton.joints) {
      if (lowerCase(any.name).find("pelvis") != std::string::npos) joint = any.name;
    }
    std::string own = body;
    own.replace(own.find('%'), 1, joint);
    const std::string out = std::string("out") + (before.motion ? ".bvh" : ".ma");
    const Outcome run = warp(file, own, out);
    ASSERT_EQ(run.exitCode, 0) << run.err;
    const Scene after = readScene(folder / out);
    const Motion result = after.motion ? *after.motion : motionFromCurves(after);
    Pose was, is;
    const std::size_t place = static_cast<std::size_t>(source.skeleton.find(joint));
    for (const auto& [frame, moved] : {std::pair<double, double>{2, 0}, {12, 3}, {22, 0}}) {
      worldPoseAt(source, frame * source.frameTime, was);
      worldPoseAt(result, frame * source.frameTime, is);
      // Keyed scenes keep their keys within the warp's tolerance of 0.05 cm per channel.
      EXPECT_NEAR((is.position[place] - was.position[place]).norm(), moved * before.metresPerUnit,
                  before.motion ? 2e-4 : 5e-4)
          << file;
    }
    EXPECT_GT(json::parse(run.out)["largest_change"]["mm"].get<double>(), 5);
    ++checked;
  }
  EXPECT_EQ(checked, 2);
  const Outcome none = warp(
      "walk.bvh", R"("positions": [{"joint": "head", "keys": [{"time": 4, "by": [1, 0, 0]}]}])", "o.bvh");
  EXPECT_EQ(none.exitCode, 2);
  EXPECT_THAT(none.err, HasSubstr("w.json:2: no joint that travels is called 'head'"));
  const Outcome empty = warp("walk.bvh", R"("positions": [{"joint": "hips", "keys": []}])", "o.bvh");
  EXPECT_EQ(empty.exitCode, 2);
  EXPECT_THAT(empty.err, HasSubstr("positions[0].keys must have at least one key"));
}

TEST_F(WarpVerb, AMotionTakesOnTheTimingOfAnother) {
  ASSERT_EQ(footfall({"warp", kExamples + "walk.bvh", "--beat", "0:0", "--beat", "60:80", "--beat", "130:140",
                      "-o", folder / "theirs.bvh"})
                .exitCode,
            0);
  const Outcome run = footfall({"warp", kExamples + "walk.bvh", "--match", folder / "theirs.bvh",
                                "--save-keys", folder / "t.json", "-o", folder / "mine.bvh", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_LT(report["match"]["after_mm"].get<double>(), 0.25 * report["match"]["before_mm"].get<double>());
  const json saved = json::parse(readFile(folder / "t.json"));
  EXPECT_LE(saved["time"].size(), 8u);
  EXPECT_EQ(saved["timeInterpolation"], "monotone");
  const Outcome both = footfall({"warp", kExamples + "walk.bvh", "--match", folder / "theirs.bvh", "--keys",
                                 folder / "t.json", "-o", folder / "no.bvh"});
  EXPECT_EQ(both.exitCode, 2);
  EXPECT_THAT(both.err, HasSubstr("cannot be combined"));
  const Outcome dog =
      footfall({"warp", kExamples + "walk.bvh", "--match", kExamples + "dog.bvh", "-o", folder / "no.bvh"});
  EXPECT_EQ(dog.exitCode, 2);
  EXPECT_THAT(dog.err, HasSubstr("the second motion has no"));
  const Outcome nothing = footfall({"warp", kExamples + "walk.bvh", "-o", folder / "no.bvh"});
  EXPECT_EQ(nothing.exitCode, 2);
  EXPECT_THAT(nothing.err, HasSubstr("--keys, --beat, --speed or --match"));
}

TEST_F(WarpVerb, TheReportNamesEveryGoalAndWhatElseChanged) {
  const Outcome run = footfall({"warp", kExamples + "walk.bvh", "--keys", kExamples + "warp_walk.json", "-o",
                                folder / "wide.bvh", "--report"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  for (const char* part : {"leftFoot at frame 90: off by", "hips.translateX at frame 85: off by",
                           "head.rotateX at frame 70: off by", "feet slide by up to", "mm before",
                           "largest change", "outside the keys"}) {
    EXPECT_THAT(run.out, HasSubstr(part));
  }
}

TEST_F(WarpVerb, BlendIsAlignedAndKeepsFeet) {
  const Outcome run =
      footfall({"blend", kExamples + "walk.bvh", kExamples + "run.bvh", "--start", "60", "--duration", "30",
                "--align", "poses", "--save-keys", folder / "t.json", "-o", folder / "wr.bvh", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_GE(report["contacts"].get<int>(), 1);
  EXPECT_LT(report["slide_after_mm"].get<double>(), report["own_slide_mm"].get<double>() + 0.5);
  EXPECT_LT(report["jump_at_start"].get<double>(), 1.05 * report["own_jump_at_start"].get<double>());
  EXPECT_LT(report["jump_at_end"].get<double>(), 1.05 * report["own_jump_at_end"].get<double>());
  const json saved = json::parse(readFile(folder / "t.json"));
  EXPECT_EQ(saved["time"].size(), report["time_keys"].get<std::size_t>());
  EXPECT_EQ(saved["time"][0]["at"], 60);
  const Outcome bare = footfall({"blend", kExamples + "walk.bvh", kExamples + "run.bvh", "--start", "60",
                                 "--duration", "30", "--contacts", "free", "-o", folder / "f.bvh", "--json"});
  ASSERT_EQ(bare.exitCode, 0) << bare.err;
  EXPECT_EQ(json::parse(bare.out)["contacts"], 0);
}

// The figure hangs on a control that goes along z only: hips that sink are those of the pelvis. Blended with
// itself at the very frame it is itself.
TEST_F(WarpVerb, BlendOfAFigureUnderAControlWithItself) {
  const Outcome run = footfall({"blend", kExamples + "biped.ma", kExamples + "biped.ma", "--start", "10",
                                "--duration", "10", "--from", "9", "-o", folder / "b.bvh", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_GE(report["contacts"].get<int>(), 1);
  EXPECT_LT(report["mismatch_mm"].get<double>(), 0.01);
  EXPECT_LT(report["slide_after_mm"].get<double>(), 0.1);
  EXPECT_LT(report["jump_at_start"].get<double>(), 1.1 * report["own_jump_at_start"].get<double>());
  EXPECT_LT(report["jump_at_end"].get<double>(), 1.1 * report["own_jump_at_end"].get<double>());
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
  const Outcome run = footfall({"blend", kExamples + "arm_wave.anim", kExamples + "arm_wave.anim", "--start",
                                "40", "--duration", "20", "--align", "none", "--save-keys", folder / "t.json",
                                "-o", folder / "aa.anim", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  // The second's first frame, 1, comes at 40.
  const json timing = json::parse(readFile(folder / "t.json"));
  ASSERT_EQ(timing["time"].size(), 1u);
  EXPECT_EQ(timing["time"][0]["at"], 40);
  EXPECT_EQ(timing["time"][0]["source"], 1);
  const Scene source = readScene(kExamples + "arm_wave.anim"), after = readScene(folder / "aa.anim");
  const Curve &a = *source.curves.find("shoulder_L", "rotateZ"),
              &b = *after.curves.find("shoulder_L", "rotateZ");
  const double fps = source.frameRate;
  EXPECT_NEAR(b.evaluate(20 / fps), a.evaluate(20 / fps), 1e-6);
  // Half way: the mean of frame 50 and, 10 frames after the second's first frame, frame 11.
  EXPECT_NEAR(b.evaluate(50 / fps), 0.5 * (a.evaluate(50 / fps) + a.evaluate(11 / fps)), 2e-4);
  EXPECT_NEAR(b.evaluate(70 / fps), a.evaluate(31 / fps), 1e-6);
}

// Every flag of the tables: known to the verb, in its help and in --dump-config, and its range is checked.
template <typename Options>
int expectFlags(const std::vector<std::string>& verb, const OptionTable<Options>& table) {
  int flags = 0;
  const Outcome help = footfall({verb.front(), "--help"});
  for (const Option<Options>& row : table) {
    if (row.flag.empty()) continue;
    ++flags;
    const std::string value = formatOption(row, otherValue(row, Options()));
    std::vector<std::string> arguments = verb;
    arguments.push_back("--dump-config");
    arguments.push_back(row.flag);
    if (row.kind != OptionKind::Toggle) arguments.push_back(value);
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 0) << run.err;
    const std::string quote = row.kind == OptionKind::Choice ? "\"" : "";
    // A dumped toggle says whether its flag is given.
    const std::string dumped = row.kind == OptionKind::Toggle ? "true" : quote + value;
    EXPECT_THAT(run.out, HasSubstr(row.flag.substr(2) + "=" + dumped)) << row.flag;
    EXPECT_THAT(help.out, HasSubstr(row.flag));
    if (row.kind == OptionKind::Toggle) continue;
    arguments.back() = row.kind == OptionKind::Choice ? "sideways" : "-2";
    const Outcome refused = footfall(arguments);
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr(row.flag + ": must be ")) << row.flag;
  }
  return flags;
}

TEST_F(WarpVerb, EveryFlagOfTheTables) {
  EXPECT_EQ(expectFlags({"warp", "a.bvh", "-o", "b.bvh"}, warp::warpRequestTable()), 7);
  EXPECT_EQ(expectFlags({"warp", "a.bvh", "-o", "b.bvh"}, warp::warpingTable()), 4);
  EXPECT_EQ(expectFlags({"blend", "a.bvh", "b.bvh", "--start", "1", "-o", "c.bvh"}, warp::blendTable()), 3);
}

// A flag is over what the document says; without it the document counts.
TEST_F(WarpVerb, FlagsAreOverTheDocument) {
  const std::string time =
      R"("time": [{"at": 0, "source": 0}, {"at": 20, "source": 30}, {"at": 60, "source": 40}],
    "timeInterpolation": "linear")";
  const Outcome own = warp("walk.bvh", time, "own.bvh", {"--save-keys", folder / "own.json"});
  ASSERT_EQ(own.exitCode, 0) << own.err;
  EXPECT_EQ(json::parse(readFile(folder / "own.json"))["timeInterpolation"], "linear");
  const Outcome over = warp("walk.bvh", time, "over.bvh",
                            {"--save-keys", folder / "over.json", "--time-interpolation", "monotone"});
  ASSERT_EQ(over.exitCode, 0) << over.err;
  EXPECT_EQ(json::parse(readFile(folder / "over.json"))["timeInterpolation"], "monotone");
}

}  // namespace
}  // namespace footfall::testing_cli
