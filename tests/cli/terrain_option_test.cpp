// SPDX-License-Identifier: MIT
// info, convert and sample from the outside: what they print, write and refuse.
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "recorded_clips.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

// Two joints, three frames: small enough to check by hand. One unit is a centimetre by --unit.
constexpr const char* kBvh =
    "HIERARCHY\nROOT Hips\n{\n  OFFSET 0 0 0\n  CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation "
    "Xrotation\n"
    "  JOINT Chest\n  {\n    OFFSET 0 50 0\n    CHANNELS 3 Zrotation Yrotation Xrotation\n"
    "    End Site\n    {\n      OFFSET 0 40 0\n    }\n  }\n}\n"
    "MOTION\nFrames: 3\nFrame Time: 0.04\n"
    "0 90 0 0 0 0 10 0 0\n"
    "1 91 2 0 90 0 20 0 0\n"
    "2 92 4 0 180 0 30 0 0\n";

// One curve of each output; the angles and values below are the file's own.
constexpr const char* kAnim =
    "animVersion 1.1;\nmayaVersion 2024;\ntimeUnit ntsc;\nlinearUnit m;\nangularUnit deg;\nstartTime "
    "0;\nendTime 30;\n"
    "anim translate.translateX translateX hips 0 0 0;\nanimData {\n input time;\n output linear;\n weighted "
    "0;\n"
    " preInfinity constant;\n postInfinity cycleRelative;\n keys {\n  0 1 linear linear 1 1 0;\n  30 4 "
    "linear linear 1 1 0;\n }\n}\n"
    "anim rotate.rotateY rotateY hips 0 0 1;\nanimData {\n input time;\n output angular;\n weighted 0;\n"
    " preInfinity constant;\n postInfinity constant;\n keys {\n  0 0 flat flat 1 1 0;\n  30 90 flat flat 1 1 "
    "0;\n }\n}\n";

std::vector<std::vector<std::string>> csvRows(const std::string& csv) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream lines(csv);
  for (std::string line; std::getline(lines, line);) {
    rows.emplace_back();
    std::istringstream fields(line);
    for (std::string field; std::getline(fields, field, ',');) rows.back().push_back(field);
  }
  return rows;
}

class Ground : public testing::Test {
 protected:
  Ground() {
    writeFile(folder / "two.bvh", kBvh);
    writeFile(folder / "hips.anim", kAnim);
  }
  TemporaryFolder folder;
};

TEST_F(Ground, HelpNamesEveryVerbAndEachHasAnExample) {
  const Outcome help = footfall({"--help"});
  EXPECT_EQ(help.exitCode, 0);
  int verbs = 0;
  for (const char* verb : {"info", "convert", "sample"}) {
    EXPECT_THAT(help.out, HasSubstr(verb));
    const Outcome own = footfall({verb, "--help"});
    EXPECT_EQ(own.exitCode, 0);
    EXPECT_THAT(own.out, HasSubstr(std::string("footfall ") + verb)) << verb;
    EXPECT_THAT(own.out, HasSubstr("--json"));
    EXPECT_THAT(own.out, HasSubstr("--threads"));
    ++verbs;
  }
  EXPECT_EQ(verbs, 3);
  EXPECT_THAT(footfall({"--version"}).out, StartsWith("footfall "));
}

TEST_F(Ground, WrongUsageExitsWithTwoAndSaysWhy) {
  const std::pair<std::vector<std::string>, const char*> wrong[] = {
      {{"dance"}, "dance"},
      {{"info"}, "files"},
      {{"info", folder / "absent.bvh"}, "no such file"},
      {{"info", folder / "notes.txt"}, "no such file or folder"},
      {{"info", "--treads", "2", folder / "two.bvh"}, "--treads"},
      {{"info", "--threads", "-3", folder / "two.bvh"}, "--threads"},
      {{"info", "--unit", "parsec", folder / "two.bvh"}, "parsec"},
      {{"convert", folder / "two.bvh"}, "an input and an output"},
      {{"convert", folder / "two.bvh", folder / "two.obj"}, "footfall does not write"},
      {{"convert", folder / "two.bvh", folder / "hips.anim", folder / "out"}, "--to"},
      {{"convert", folder / "two.bvh", folder / "no/such/folder.glb"}, "cannot be written"},
      {{"sample", folder / "two.bvh", "--times", "soon"}, "is not a time"},
      {{"sample", folder / "two.bvh", "--times", "5:1:1"}, "START:END:STEP"},
      {{"sample", folder / "two.bvh", "--times", "0:1:0"}, "START:END:STEP"},
      {{"sample", folder / "two.bvh", "--times", "0:1e15:0.001"}, "more than"},
  };
  int checked = 0;
  for (const auto& [arguments, fragment] : wrong) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2) << run.err;
    EXPECT_THAT(run.err, StartsWith("footfall: error: "));
    EXPECT_THAT(run.err, HasSubstr(fragment));
    EXPECT_EQ(run.out, "");
    ++checked;
  }
  EXPECT_EQ(checked, 15);
  EXPECT_THAT(folder.files(), ElementsAre("hips.anim", "two.bvh"));
}

TEST_F(Ground, InfoTellsWhatAFileHolds) {
  const Outcome run = footfall({"info", "--json", "--unit", "cm", folder / "two.bvh"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_EQ(report["file"], folder / "two.bvh");
  EXPECT_EQ(report["format"], "bvh");
  EXPECT_EQ(report["joints"], 2);
  EXPECT_EQ(report["end_sites"], 1);
  EXPECT_EQ(report["frames"], 3);
  EXPECT_EQ(report["channels"], 9);
  EXPECT_EQ(report["frame_rate"], 25);
  EXPECT_EQ(report["metres_per_unit"], 0.01);

  const Outcome anim = footfall({"info", "--json", folder / "hips.anim"});
  const json curves = json::parse(anim.out);
  EXPECT_EQ(curves["curves"], 2);
  EXPECT_EQ(curves["keys"], 4);
  EXPECT_EQ(curves["frame_rate"], 30);
  EXPECT_EQ(curves["end_frame"], 30);
  EXPECT_EQ(curves["linear_unit"], "m");
}

TEST_F(Ground, SampleEvaluatesCurvesInTheFilesUnits) {
  const Outcome run = footfall({"sample", folder / "hips.anim", "--times", "0,15,30,1.5s,60"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const auto rows = csvRows(run.out);
  ASSERT_EQ(rows.size(), 6u);
  EXPECT_THAT(rows[0], ElementsAre("time", "hips.translateX", "hips.rotateY"));
  // Linear from 1 to 4 m in 30 frames, then on by cycles with offset; a flat ease from 0 to 90 degrees is
  // half way.
  const double expected[5][3] = {{0, 1, 0}, {15, 2.5, 45}, {30, 4, 90}, {45, 5.5, 90}, {60, 7, 90}};
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::size_t c = 0; c < 3; ++c)
      EXPECT_NEAR(std::stod(rows[i + 1][c]), expected[i][c], 1e-12) << i << ' ' << c;
  }
}

TEST_F(Ground, SampleReadsSampledMotionBetweenFrames) {
  const Outcome run = footfall(
      {"sample", folder / "two.bvh", "--unit", "cm", "--times", "0:1:0.5", "-o", folder / "two.csv"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const auto rows = csvRows(readFile(folder / "two.csv"));
  ASSERT_EQ(rows.size(), 4u);
  EXPECT_EQ(rows[0][1], "Hips.translateX");
  EXPECT_EQ(rows[0][7], "Chest.rotateZ");
  EXPECT_NEAR(std::stod(rows[2][2]), 90.5, 1e-12);
  EXPECT_NEAR(std::stod(rows[2][5]), 45, 1e-12);
  EXPECT_NEAR(std::stod(rows[2][7]), 15, 1e-12);
}

TEST_F(Ground, EveryFormatConvertsIntoEveryOther) {
  int converted = 0;
  for (const char* from : {"bvh", "anim", "ma", "glb", "gltf", "json"}) {
    const std::string source = folder / (std::string("source.") + from);
    ASSERT_EQ(footfall({"convert", "--unit", "cm", folder / "two.bvh", source}).exitCode, 0) << from;
    for (const char* to : {"bvh", "anim", "ma", "glb", "gltf", "json"}) {
      const std::string target = folder / (std::string("target.") + to);
      const Outcome run = footfall({"convert", "--unit", "cm", source, target});
      ASSERT_EQ(run.exitCode, 0) << from << " to " << to << ": " << run.err;
      // Whatever the way, the hips end 92 up and 4 along, in the units of the target.
      const Outcome table = footfall({"sample", "--unit", "cm", target, "--times", "0:2:1"});
      ASSERT_EQ(table.exitCode, 0) << from << " to " << to << ": " << table.err;
      const auto rows = csvRows(table.out);
      const json info = json::parse(footfall({"info", "--unit", "cm", "--json", target}).out);
      const double unit = info["metres_per_unit"];
      const double rate = info["frame_rate"];
      EXPECT_NEAR(rate, 25, 1e-6) << from << " to " << to;
      bool found = false;
      for (std::size_t c = 1; c < rows[0].size(); ++c) {
        if (rows[0][c] != "Hips.translateY") continue;
        EXPECT_NEAR(std::stod(rows[3][c]) * unit, 0.92, 1e-6) << from << " to " << to;
        found = true;
      }
      EXPECT_TRUE(found) << from << " to " << to << ": " << table.out.substr(0, 200);
      ++converted;
    }
  }
  EXPECT_EQ(converted, 36);
}

TEST_F(Ground, AFolderIsABatchWithALineAFile) {
  writeFile(folder / "broken.bvh", "HIERARCHY\nROOT Hips\n{\n  OFFSET 0 zero 0\n");
  const Outcome run = footfall({"info", "--json", folder.path()});
  EXPECT_EQ(run.exitCode, 2);
  std::istringstream lines(run.out);
  std::vector<json> reports;
  for (std::string line; std::getline(lines, line);) reports.push_back(json::parse(line));
  ASSERT_EQ(reports.size(), 3u);
  EXPECT_THAT(reports[0]["error"].get<std::string>(), HasSubstr("broken.bvh:4: "));
  EXPECT_EQ(reports[1]["format"], "anim");
  EXPECT_EQ(reports[2]["format"], "bvh");
  EXPECT_THAT(run.err, HasSubstr("footfall: error: "));

  const std::string out = folder / "out";
  EXPECT_EQ(footfall({"convert", folder / "two.bvh", folder / "hips.anim", out, "--to", "json"}).exitCode, 0);
  EXPECT_TRUE(std::filesystem::exists(out + "/two.json"));
  EXPECT_TRUE(std::filesystem::exists(out + "/hips.json"));
}

TEST_F(Ground, NothingIsWrittenWhenTheInputIsBad) {
  const std::pair<const char*, std::string> bad[] = {
      {"empty.bvh", ""},
      {"binary.bvh", std::string("\x7f"
                                 "ELF\0\0\1\2",
                                 8)},
      {"announced.bvh",
       "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Yrotation Xrotation\n}\nMOTION\n"
       "Frames: 1000000000\nFrame Time: 0.1\n1 2 3\n"},
      {"nan.bvh",
       "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Yrotation Xrotation\n}\nMOTION\n"
       "Frames: 1\nFrame Time: 0.1\n1 nan 3\n"},
      {"open.ma", "//Maya ASCII 2024 scene\ncreateNode joint -n \"a;\n"},
      {"binary.ma", std::string("FOR4\0\0\0\1MayaHEAD", 16)},
      {"short.glb", std::string("glTF\2\0\0\0\xff\xff\xff\x7f", 12)},
      {"deep.json", std::string(100000, '[')},
      {"deep.gltf", std::string(100000, '{')},
      {"other.json", "{\"footfall\": \"track\", \"version\": 1}"},
      {"wrong.anim", "mayaVersion 2024;\n"},
  };
  int checked = 0;
  for (const auto& [name, content] : bad) {
    writeFile(folder / name, content);
    const Outcome run = footfall({"convert", folder / name, folder / "result.ma"});
    EXPECT_EQ(run.exitCode, 2) << name;
    EXPECT_THAT(run.err, StartsWith("footfall: error: " + (folder / name))) << name;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
    EXPECT_FALSE(std::filesystem::exists(folder / "result.ma")) << name;
    ++checked;
  }
  EXPECT_EQ(checked, 11);
}

TEST_F(Ground, DumpConfigPrintsTheDefaults) {
  const Outcome run = footfall({"convert", "--dump-config", "a", "b"});
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_THAT(run.out, HasSubstr("tolerance=0.0001"));
}

TEST_F(Ground, AMayaSceneComesThroughUntouched) {
  const std::string scene = kExamples + "/biped.ma";
  const std::string copy = folder / "biped.ma";
  ASSERT_EQ(footfall({"convert", scene, copy}).exitCode, 0);
  EXPECT_EQ(readFile(copy), readFile(scene));
}

TEST_F(Ground, RealClipsConvertAndRoundTrip) {
  FOOTFALL_NEED_CLIPS();
  const std::string once = folder / "once", twice = folder / "twice", scenes = folder / "glb";
  ASSERT_EQ(footfall({"convert", FOOTFALL_CMU_DIR, once, "--to", "bvh", "--quiet"}).exitCode, 0);
  ASSERT_EQ(footfall({"convert", once, twice, "--to", "bvh", "--quiet"}).exitCode, 0);
  ASSERT_EQ(footfall({"convert", FOOTFALL_CMU_DIR, scenes, "--to", "glb", "--quiet"}).exitCode, 0);
  int clips = 0;
  for (const auto& entry : std::filesystem::directory_iterator(once)) {
    const std::string name = entry.path().filename().string();
    EXPECT_EQ(readFile(once + "/" + name), readFile(twice + "/" + name)) << name;
    EXPECT_TRUE(std::filesystem::exists(scenes + "/" + entry.path().stem().string() + ".glb")) << name;
    ++clips;
  }
  EXPECT_EQ(clips, 35);
}

}  // namespace
}  // namespace footfall::testing_cli
