// SPDX-License-Identifier: MIT
// gait from the outside.
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "gait/gait_options.h"
#include "io/documents/gait_text.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "run_program.h"

namespace footfall::testing_cli {
using namespace gait;

namespace {

using nlohmann::json;
using testing::HasSubstr;

class GaitVerb : public testing::Test {
 protected:
  Outcome gait(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "gait");
    return footfall(arguments);
  }
  std::string path() {
    const json document = {
        {"footfall", "path"},
        {"version", 1},
        {"points", {{{"position", {0, 0}}}, {{"position", {1, 4}}}, {{"position", {4, 5}}}}}};
    writeFile(folder / "path.json", document.dump());
    return folder / "path.json";
  }
  std::string terrain(const json& ground) {
    writeFile(folder / "ground.json",
              json{{"footfall", "terrain"}, {"version", 1}, {"terrain", ground}}.dump(1));
    return folder / "ground.json";
  }
  TemporaryFolder folder;
};

TEST_F(GaitVerb, MakeStatsAndFollow) {
  const Outcome made = gait({"make", "dog:trot", "-o", folder / "trot.bvh", "--strides", "2", "--write-info",
                             folder / "trot.gait", "--diagram", folder / "trot.png", "--json"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const json report = json::parse(made.out);
  EXPECT_NEAR(report["speed_m_s"].get<double>(), 1.92, 0.02);
  EXPECT_EQ(report["legs"].size(), 4u);
  EXPECT_NEAR(report["suspension"].get<double>(), 0.16, 0.01);
  EXPECT_EQ(parseGaitInfo(readFile(folder / "trot.gait"), "trot.gait").feet.size(), 4u);
  EXPECT_EQ(readFile(folder / "trot.png").substr(1, 3), "PNG");

  const Outcome stats = gait({"stats", folder / "trot.bvh", "--json", "--write-info", folder / "found.json"});
  ASSERT_EQ(stats.exitCode, 0) << stats.err;
  EXPECT_NEAR(json::parse(stats.out)["length_m"].get<double>(), report["length_m"].get<double>(), 0.03);
  EXPECT_GT(parseGaitInfo(readFile(folder / "found.json"), "found.json").strideLength, 0.9);

  const Outcome follow = gait({"follow", folder / "trot.bvh", path(), "-o", folder / "travel.bvh", "--speeds",
                               "0:1.5,2s:2.5", "--report", folder / "r.json", "--json"});
  ASSERT_EQ(follow.exitCode, 0) << follow.err;
  const json told = json::parse(readFile(folder / "r.json"));
  EXPECT_LT(told["feet"]["skate_mm"].get<double>(), 1);
  EXPECT_LT(told["feet"]["penetration_mm"].get<double>(), 1);
  EXPECT_GT(told["feet"]["contacts"].get<int>(), 10);
  const Scene scene = readScene(folder / "travel.bvh");
  ASSERT_TRUE(scene.motion);
  EXPECT_EQ(scene.motion->frames(), told["frames"].get<std::size_t>());
}

// What --write-info wrote says of its file what was found in it, as JSON and as text, at the file's rate.
TEST_F(GaitVerb, WrittenInformationFitsItsFile) {
  const Outcome made = gait(
      {"make", "dog:trot", "-o", folder / "trot.bvh", "--fps", "24", "--write-info", folder / "made.gait"});
  ASSERT_EQ(made.exitCode, 0) << made.err;
  const Outcome found = gait({"stats", folder / "trot.bvh", "--json", "--write-info", folder / "found.json"});
  ASSERT_EQ(found.exitCode, 0) << found.err;
  const json first = json::parse(found.out);
  EXPECT_EQ(json::parse(readFile(folder / "found.json"))["frame_rate"].get<double>(), 24);
  for (const char* info : {"found.json", "made.gait"}) {
    const Outcome again = gait({"stats", folder / "trot.bvh", "--json", "--info", folder / info});
    ASSERT_EQ(again.exitCode, 0) << again.err;
    const json second = json::parse(again.out);
    EXPECT_NEAR(second["speed_m_s"].get<double>(), first["speed_m_s"].get<double>(), 1e-3) << info;
    EXPECT_NEAR(second["length_m"].get<double>(), first["length_m"].get<double>(), 1e-3) << info;
  }
}

// Edited phases: of the book's gaits the whole stride is made with them, of a cycle the legs come later when
// it travels; in the report, the diagram's timings and the touchdowns alike.
TEST_F(GaitVerb, PhasesMoveLegs) {
  const auto phases = [](const json& report) {
    std::vector<double> result;
    for (const json& leg : report["legs"]) result.push_back(leg["phase"].get<double>());
    return result;
  };
  const Outcome plain = gait({"make", "dog:walk", "-o", folder / "a.bvh", "--json"});
  const Outcome moved = gait(
      {"make", "dog:walk", "-o", folder / "b.bvh", "--json", "--phases", "frontLeft:-0.06,frontRight:-0.06"});
  ASSERT_EQ(plain.exitCode, 0) << plain.err;
  ASSERT_EQ(moved.exitCode, 0) << moved.err;
  const std::vector<double> before = phases(json::parse(plain.out)), after = phases(json::parse(moved.out));
  ASSERT_EQ(after.size(), 4u);
  for (std::size_t l = 0; l < 4; ++l)
    EXPECT_NEAR(before[l] - after[l], l < 2 ? 0.06 : 0, 1e-9) << l;  // the forelegs come first
  // The stride in the clip made so is the one that was asked for.
  const Outcome found = gait({"stats", folder / "b.bvh", "--json"});
  ASSERT_EQ(found.exitCode, 0) << found.err;
  const std::vector<double> seen = phases(json::parse(found.out));
  EXPECT_NEAR(std::remainder(seen[0] - seen[2] - (after[0] - after[2]), 1.0), 0, 0.05);
  // Of a cycle's travel.
  EXPECT_EQ(gait({"follow", folder / "a.bvh", path(), "-o", folder / "c.bvh"}).exitCode, 0);
  EXPECT_EQ(
      gait({"follow", folder / "a.bvh", path(), "-o", folder / "e.bvh", "--phases", "hindLeft:0.1"}).exitCode,
      0);
  EXPECT_NE(readFile(folder / "c.bvh"), readFile(folder / "e.bvh"));
  const Outcome wrong = gait({"make", "dog:walk", "-o", folder / "d.bvh", "--phases", "tail:0.1"});
  EXPECT_EQ(wrong.exitCode, 2);
  EXPECT_THAT(wrong.err, HasSubstr("there is no leg 'tail'; there are: frontLeft"));
  EXPECT_THAT(gait({"make", "dog:walk", "-o", folder / "d.bvh", "--phases", "frontLeft"}).err,
              HasSubstr("LEG:STRIDES"));
  EXPECT_THAT(gait({"follow", "dog:auto", path(), "-o", folder / "d.bvh", "--phases", "frontLeft:0.1"}).err,
              HasSubstr("--phases needs one gait"));
}

// Recorded walks travel as people walk: a foot is down for more than half of the stride. Found too short, the
// body would come down for legs that reach too far.
TEST_F(GaitVerb, RecordedWalksStandAsPeopleDo) {
  FOOTFALL_NEED_CLIPS();
  int looks = 0;
  for (const char* clip : {"07_01", "16_15"}) {
    const Outcome run = gait({"follow", std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh",
                              std::string(FOOTFALL_SOURCE_DIR) + "/examples/gait_path.json", "--terrain",
                              std::string(FOOTFALL_SOURCE_DIR) + "/examples/gait_hills.json", "-o",
                              folder / "a.bvh", "--json"});
    ASSERT_EQ(run.exitCode, 0) << run.err;
    const json told = json::parse(run.out);
    for (const json& leg : told["stride"]["legs"]) {
      EXPECT_GT(leg["duty"].get<double>(), 0.5) << clip;
      EXPECT_LT(leg["duty"].get<double>(), 0.68) << clip;
      ++looks;
    }
    EXPECT_LT(told["feet"]["skate_mm"].get<double>(), 1) << clip;
    EXPECT_LT(told["feet"]["penetration_mm"].get<double>(), 1) << clip;
  }
  EXPECT_EQ(looks, 4);
}

TEST_F(GaitVerb, GaitsBySpeedOverASlope) {
  const Outcome run = gait({"follow", "dog:auto", path(), "-o", folder / "a.bvh", "--speeds", "0:0.6,3s:3",
                            "--terrain", terrain({{"type", "slope"}, {"grade", 10}}), "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err << run.out;
  const json report = json::parse(run.out);
  EXPECT_EQ(report["gaits"], json({"walk", "trot"}));
  EXPECT_LT(report["feet"]["skate_mm"].get<double>(), 1);
}

TEST_F(GaitVerb, TransitionsInAllModes) {
  for (const char* mode : {"corrected", "printed", "common", "phase"}) {
    const Outcome run = gait({"transition", "dog:walk", "dog:bound", "-o", folder / "t.bvh", "--duration",
                              "2s", "--mode", mode, "--json"});
    ASSERT_EQ(run.exitCode, 0) << mode << run.err;
    EXPECT_GE(json::parse(run.out)["frames"].get<int>(), 121) << mode;
  }
  EXPECT_EQ(gait({"transition", "dog:walk", "cat:walk", "-o", folder / "t.bvh"}).exitCode, 2);
}

// Every flag of the tables is a flag of the verbs, and a document of options does the same.
TEST_F(GaitVerb, EveryOptionHasItsFlag) {
  int flags = 0;
  const auto check = [&](const auto& table, const std::vector<std::string>& verb) {
    for (const auto& row : table) {
      if (row.flag.empty()) continue;
      const double value =
          row.limits.low + 0.25 * (std::min(row.limits.high, row.limits.low + 40) - row.limits.low);
      const std::string text = row.kind == OptionKind::Whole ? "7" : formatNumber(value, 6);
      std::vector<std::string> arguments = verb;
      arguments.insert(arguments.end(), {row.flag, text, "--dump-config"});
      const Outcome run = gait(arguments);
      EXPECT_EQ(run.exitCode, 0) << row.flag << run.err;
      EXPECT_THAT(run.out, HasSubstr(row.flag.substr(2) + "=" + text)) << row.flag;
      ++flags;
    }
  };
  check(makeStrideOptionTable(), {"make", "dog:trot", "-o", folder / "a.bvh"});
  check(followOptionTable(), {"follow", "dog:trot", path(), "-o", folder / "a.bvh"});
  EXPECT_EQ(flags, 6 + 10);
  writeFile(folder / "options.json",
            R"({"footfall": "gait_options", "version": 1, "follow": {"bank": 0.125, "maxPitch": 20}})");
  const auto travel = [&](const char* name, std::vector<std::string> more) {
    std::vector<std::string> arguments{"follow", "dog:trot", path(), "-o", folder / name};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Outcome run = gait(arguments);
    EXPECT_EQ(run.exitCode, 0) << run.err;
    return readFile(folder / name);
  };
  const std::string byFlag = travel("flag.bvh", {"--bank", "0.125", "--max-pitch", "20"});
  EXPECT_EQ(travel("document.bvh", {"--options", folder / "options.json"}), byFlag);
  EXPECT_EQ(travel("both.bvh", {"--bank", "0.125", "--options", folder / "options.json"}), byFlag);
  EXPECT_NE(travel("override.bvh", {"--options", folder / "options.json", "--bank", "0.75"}), byFlag);
  EXPECT_NE(travel("plain.bvh", {}), byFlag);
  EXPECT_THAT(gait({"follow", "dog:trot", path(), "-o", folder / "x.bvh", "--bank", "2"}).err,
              HasSubstr("must be 0 to 1, got 2"));
}

TEST_F(GaitVerb, FaithfulModeWritesToo) {
  const Outcome run =
      gait({"follow", "marten:bound", path(), "-o", folder / "f.bvh", "--mode", "faithful", "--fps", "30"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  EXPECT_GT(readScene(folder / "f.bvh").motion->frames(), 50u);
}

TEST_F(GaitVerb, FaultsAreReportedAndLeaveNoFiles) {
  const std::string cliff =
      terrain({{"type", "stairs"}, {"origin", {0, 0, 2}}, {"run", 50}, {"rise", 3}, {"count", 1}});
  const Outcome wall = gait({"follow", "dog:trot", path(), "-o", folder / "w.bvh", "--terrain", cliff});
  EXPECT_EQ(wall.exitCode, 1) << wall.err;
  EXPECT_THAT(wall.out + wall.err, HasSubstr("path.json: the ground under"));
  EXPECT_THAT(wall.out + wall.err, HasSubstr("in one stride"));
  writeFile(folder / "point.json",
            R"({"footfall": "path", "version": 1, "points": [{"position": [0, 0]}, {"position": [0, 0]}]})");
  const Outcome point = gait({"follow", "dog:trot", folder / "point.json", "-o", folder / "p.bvh"});
  EXPECT_EQ(point.exitCode, 2);
  EXPECT_THAT(point.err, HasSubstr("point.json:1:"));
  writeFile(folder / "bad.gait", "body\nfour\n");
  EXPECT_EQ(gait({"make", "dog:trot", "-o", folder / "trot.bvh"}).exitCode, 0);
  const Outcome bad = gait({"stats", folder / "trot.bvh", "--info", folder / "bad.gait"});
  EXPECT_EQ(bad.exitCode, 2);
  EXPECT_THAT(bad.err,
              HasSubstr("bad.gait:2: 'four' is not a number, which is expected for the number of limbs"));
  EXPECT_THAT(gait({"make", "dog:crawl", "-o", folder / "c.bvh"}).err, HasSubstr("there are: walk, amble"));
  EXPECT_THAT(gait({"make", "yeti:walk", "-o", folder / "c.bvh"}).err, HasSubstr("no character 'yeti'"));
  EXPECT_THAT(gait({"follow", "dog:trot", path(), "-o", folder / "c.bvh", "--speeds", "0:fast"}).err,
              HasSubstr("'0:fast' must be TIME:NUMBER"));
  const Outcome bare = gait({});
  EXPECT_EQ(bare.exitCode, 0);
  EXPECT_THAT(bare.out, HasSubstr("follow"));
  for (const std::string& name : folder.files())
    EXPECT_TRUE(name.find("w.bvh") == std::string::npos && name != "p.bvh" && name != "c.bvh") << name;
}

}  // namespace
}  // namespace footfall::testing_cli
