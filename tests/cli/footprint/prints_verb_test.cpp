// SPDX-License-Identifier: MIT
// footfall prints and footfall wander.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "footprint/planners/planner_options_table.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples/";

class PrintsVerb : public testing::Test {
 protected:
  TemporaryFolder folder;
  std::string file(const std::string& name, const std::string& text) {
    writeFile(folder / name, text);
    return folder / name;
  }
};

TEST_F(PrintsVerb, AlongAPathAndWalked) {
  const Outcome run = footfall({"prints", "--path", kExamples + "path.json", "--step-length", "0.65",
                                "--standing", "-o", folder / "track.json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json track = json::parse(readFile(folder / "track.json"));
  EXPECT_EQ(track["footfall"], "track");
  EXPECT_EQ(track["prints"].size(), 16u);
  EXPECT_EQ(track["start"], "standing");
  EXPECT_EQ(footfall({"walk", folder / "track.json", "-o", folder / "w.bvh"}).exitCode, 0);
  EXPECT_EQ(footfall({"check", folder / "w.bvh", "--max-skate", "1"}).exitCode, 0);
}

// A recorded figure is laid on a path of its own, and walks it in its style.
TEST_F(PrintsVerb, AlongAPathForTheFigureOfAMotion) {
  const std::string clip = kExamples + "walk.bvh";
  const Outcome run = footfall({"prints", "--path", kExamples + "path.json", "--character", clip,
                                "--standing", "-o", folder / "track.json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  EXPECT_THAT(json::parse(readFile(folder / "track.json"))["character"]["file"].get<std::string>(),
              HasSubstr("walk.bvh"));
  const Outcome walk =
      footfall({"walk", folder / "track.json", "-o", folder / "w.bvh", "--style", clip, "--fps", "30"});
  EXPECT_EQ(walk.exitCode, 0) << walk.err;
  const Outcome nobody =
      footfall({"prints", "--path", kExamples + "path.json", "--character", "cow", "-o", folder / "no.json"});
  EXPECT_EQ(nobody.exitCode, 2);
  EXPECT_THAT(nobody.err, HasSubstr("no character 'cow'; there are: human"));
}

// Prints taken of a walk and walked again lie where they were.
TEST_F(PrintsVerb, FromAMotionAndBack) {
  ASSERT_EQ(footfall({"prints", "--from", kExamples + "walk.bvh", "-o", folder / "a.json"}).exitCode, 0);
  ASSERT_EQ(footfall({"walk", folder / "a.json", "-o", folder / "again.bvh"}).exitCode, 0);
  ASSERT_EQ(footfall({"prints", "--from", folder / "again.bvh", "-o", folder / "b.json"}).exitCode, 0);
  const json a = json::parse(readFile(folder / "a.json"))["prints"],
             b = json::parse(readFile(folder / "b.json"))["prints"];
  int found = 0;
  for (const json& print : a) {
    for (const json& other : b) {
      const double away = std::hypot(print["position"][0].get<double>() - other["position"][0].get<double>(),
                                     print["position"][2].get<double>() - other["position"][2].get<double>());
      if (print["side"] == other["side"] && away < 0.02) {
        ++found;
        break;
      }
    }
  }
  EXPECT_GE(found, static_cast<int>(a.size()) - 2);
}

TEST_F(PrintsVerb, OverStonesOrToldWhyNot) {
  const std::string row = file("row.json", R"({"footfall": "stones", "version": 1, "stones":
      [[0.1,0,0], [-0.1,0,0.6], [0.1,0.05,1.2], [-0.1,0,1.8]]})");
  const Outcome run = footfall({"prints", "--stones", row, "-o", folder / "t.json", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  EXPECT_THAT(json::parse(run.out)["stones"].get<std::vector<int>>(), ElementsAre(1, 2, 3, 4));
  const std::string gap =
      file("gap.json", R"({"footfall": "stones", "version": 1, "stones": [[0,0,0], [0,0,3]]})");
  const Outcome none = footfall({"prints", "--stones", gap, "-o", folder / "no.json"});
  EXPECT_EQ(none.exitCode, 1);
  EXPECT_THAT(none.out, HasSubstr("no way beyond stone 1: stone 2 is 3.00 m away"));
  EXPECT_NE(footfall({"info", folder / "no.json"}).exitCode, 0) << "nothing is written";
}

// A track's times as bars on one axis: one end is moved, the rest of the document stays.
TEST_F(PrintsVerb, TimesATrackAnew) {
  const std::string track = kExamples + "tracks/walk.json";
  const Outcome as = footfall({"prints", "--track", track, "-o", folder / "same.json", "--json"});
  ASSERT_EQ(as.exitCode, 0) << as.err;
  EXPECT_EQ(json::parse(readFile(folder / "same.json")), json::parse(readFile(track)));
  const json before = json::parse(as.out)["bars"];
  const double lands = before[3]["lands"].get<double>() + 0.1,
               leaves = before[4]["leaves"].get<double>() + 0.15;
  const Outcome run =
      footfall({"prints", "--track", track, "--footfall", "4=" + std::to_string(lands), "--ripple",
                "--lift-off", "5=" + std::to_string(leaves) + "s", "-o", folder / "t.json", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json after = json::parse(run.out)["bars"];
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i) {
    EXPECT_NEAR(after[i]["lands"].get<double>() - before[i]["lands"].get<double>(), i < 3 ? 0 : 0.1, 1e-5)
        << i;
    EXPECT_NEAR(after[i]["leaves"].get<double>() - before[i]["leaves"].get<double>(),
                i < 3    ? 0
                : i == 4 ? 0.15
                         : 0.1,
                1e-5)
        << i;
  }
  const Outcome walk =
      footfall({"walk", folder / "t.json", "-o", folder / "t.bvh", "--timing", folder / "t.svg"});
  EXPECT_EQ(walk.exitCode, 0) << walk.err;
  EXPECT_THAT(readFile(folder / "t.svg"), HasSubstr("<svg"));
  const Outcome early =
      footfall({"prints", "--track", track, "--footfall", "4=0.01", "-o", folder / "no.json"});
  EXPECT_EQ(early.exitCode, 2);
  EXPECT_THAT(early.err,
              HasSubstr("walk.json: print 4: its foot would land at 0.01 s, before that of print 3"));
  EXPECT_EQ(footfall({"prints", "--track", track, "--lift-off", "4", "-o", folder / "no.json"}).exitCode, 2);
  EXPECT_EQ(
      footfall({"prints", "--path", kExamples + "path.json", "--ripple", "-o", folder / "no.json"}).exitCode,
      2);
}

// An option of the table in the world's document and as a flag is the same; the flag comes first.
TEST_F(PrintsVerb, WandersAsTheWorldAndFlagsSay) {
  const auto track = [&](const std::string& member, std::vector<std::string> flags) {
    const std::string world =
        file("world.json",
             R"({"footfall": "world", "version": 1, "least": [-9,-9], "most": [9,9])" + member + "}");
    flags.insert(flags.begin(), {"wander", "--world", world, "--prints", "12", "-o", folder / "w.json"});
    const Outcome run = footfall(flags);
    EXPECT_EQ(run.exitCode, 0) << run.err;
    return readFile(folder / "w.json");
  };
  const std::string usual = track("", {});
  int checked = 0;
  for (const Option<footprint::WanderOptions>& row : footprint::wanderOptionsTable()) {
    std::string value = "0.3", other = "0.4";
    if (row.key == "seed" || row.key == "maxTurn" || row.key == "drift") value = "20", other = "9";
    if (row.key == "lookAhead") value = "2", other = "1.9";
    const std::string flagged = track("", {row.flag, value});
    EXPECT_EQ(track(", \"" + row.key + "\": " + value, {}), flagged) << row.key;
    EXPECT_EQ(track(", \"" + row.key + "\": " + other, {row.flag, value}), flagged) << row.key;
    // What lies ahead does not matter in an empty world, nor what is kept from it.
    const bool nothingNear = row.key == "tolerance" || row.key == "lookAhead" || row.key == "maxTurn";
    EXPECT_EQ(flagged == usual, nothingNear) << row.key;
    ++checked;
  }
  EXPECT_EQ(checked, 9);
}

TEST_F(PrintsVerb, WandersByItsSeed) {
  const std::string world =
      file("world.json", R"({"footfall": "world", "version": 1, "least": [-4,-4], "most": [4,4],
      "obstacles": [{"position": [1, 2], "radius": 0.3}]})");
  for (const char* name : {"a", "b"}) {
    ASSERT_EQ(footfall({"wander", "--seed", "7", "--world", world, "-o", folder / name}).exitCode, 0);
  }
  EXPECT_EQ(readFile(folder / "a"), readFile(folder / "b"));
  EXPECT_EQ(json::parse(readFile(folder / "a"))["prints"].size(), 40u);
  const std::string shut = file("shut.json", R"({"footfall": "world", "version": 1, "start": [9, 0]})");
  const Outcome out = footfall({"wander", "--world", shut, "-o", folder / "c"});
  EXPECT_EQ(out.exitCode, 2);
  EXPECT_THAT(out.err, HasSubstr("shut.json: the start is nearer than"));
}

TEST_F(PrintsVerb, BadInputIsNamed) {
  const auto fault = [&](const std::vector<std::string>& arguments) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2);
    return run.err;
  };
  const std::string out = folder / "t.json";
  EXPECT_THAT(fault({"prints", "-o", out}), HasSubstr("path"));
  const std::string one =
      file("one.json", R"({"footfall": "path", "version": 1, "points": [{"position": [0, 0]}]})");
  EXPECT_THAT(fault({"prints", "--path", one, "-o", out}),
              HasSubstr("one.json:1: a path needs at least 2 points, got 1"));
  const std::string odd =
      file("odd.json", R"({"footfall": "path", "version": 1, "points": [], "colour": 1})");
  EXPECT_THAT(fault({"prints", "--path", odd, "-o", out}), HasSubstr("colour"));
  EXPECT_THAT(fault({"prints", "--path", kExamples + "path.json", "--step-length", "0", "-o", out}),
              HasSubstr("must be above 0 m, got 0"));
  EXPECT_THAT(fault({"prints", "--from", kExamples + "arm_wave.anim", "-o", out}),
              HasSubstr("arm_wave.anim: the figure has no legs"));
  const std::string lost =
      file("lost.json", R"({"footfall": "track", "version": 1, "character": {"file": "gone.bvh"},
      "prints": [{"side": "left", "position": [0, 0]}]})");
  EXPECT_THAT(fault({"walk", lost, "-o", folder / "x.bvh"}), HasSubstr("gone.bvh"));
}

}  // namespace
}  // namespace footfall::testing_cli
