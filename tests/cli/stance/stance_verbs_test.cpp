// SPDX-License-Identifier: MIT
// stance from the outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

#include "base/scanner.h"
#include "io/scene_file.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string kShelf = FOOTFALL_SOURCE_DIR "/examples/stances/shelf.json";
const std::string kExamples = FOOTFALL_SOURCE_DIR "/examples/stances/";

TEST(StanceVerb, WithoutAVerbItListsThem) {
  const Outcome run = footfall({"stance"});
  EXPECT_EQ(run.exitCode, 0);
  for (const char* verb : {"extract", "warp", "blend", "score", "search", "coverage", "chain", "sketch"})
    EXPECT_THAT(run.out, HasSubstr(verb));
}

TEST(StanceVerb, WarpsBlendsAndScoresWithPictures) {
  const TemporaryFolder folder;
  const Outcome warp =
      footfall({"stance", "warp", kShelf, "run easy 1", "--set", "endHeight=0.96,distance=0.9", "--picture",
                folder / "warp.svg", "--csv", folder / "warp.csv", "--json"});
  ASSERT_EQ(warp.exitCode, 0) << warp.err;
  const json report = json::parse(warp.out);
  EXPECT_NEAR(report["handles"]["endHeight"].get<double>(), 0.96, 1e-12);
  EXPECT_GT(report["timing"]["end"].get<double>(), report["timing"]["liftOff"].get<double>());
  EXPECT_THAT(readFile(folder / "warp.csv"), HasSubstr("time,heading,left,up"));
  EXPECT_THAT(readFile(folder / "warp.svg"), HasSubstr("<svg"));
  const Outcome values = footfall({"stance", "blend", kShelf, "run easy 1", "run fast 1", "--values",
                                   "--picture", folder / "values.png", "--json"});
  ASSERT_EQ(values.exitCode, 0) << values.err;
  EXPECT_EQ(json::parse(values.out)["values"].size(), 41u);
  // A copy of the shelf gets a blend as a member, which then warps like any other.
  writeFile(folder / "shelf.json", readFile(kShelf));
  ASSERT_EQ(footfall({"stance", "blend", folder / "shelf.json", "run easy 1", "run fast 1", "--share", "0.4",
                      "--add", "mine"})
                .exitCode,
            0);
  const Outcome score = footfall({"stance", "score", folder / "shelf.json", "mine", "--json"});
  ASSERT_EQ(score.exitCode, 0) << score.err;
  EXPECT_EQ(json::parse(score.out)["stances"].size(), 1u);
}

TEST(StanceVerb, SearchFindsOrSaysWhatStandsInTheWay) {
  const Outcome good =
      footfall({"stance", "search", kShelf, "--from", "run easy", "--method", "pruned", "--json"});
  ASSERT_EQ(good.exitCode, 0) << good.err << good.out;
  EXPECT_GT(json::parse(good.out)["score"]["value"].get<double>(), 0);
  const Outcome bad =
      footfall({"stance", "search", kShelf, "--from", "run easy", "--set", "endHeight=2.2", "--json"});
  EXPECT_EQ(bad.exitCode, 1);
  const json why = json::parse(bad.out);
  EXPECT_FALSE(why["plausible"].get<bool>());
  EXPECT_THAT(why["why"].get<std::string>(), HasSubstr("would work"));
}

TEST(StanceVerb, CoverageIsDrawnAndWritten) {
  const TemporaryFolder folder;
  const Outcome run = footfall({"stance", "coverage", kShelf, "--count", "30", "--picture",
                                folder / "slice.png", "--csv", folder / "slice.csv", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  EXPECT_EQ(json::parse(run.out)["points"].get<int>(), 900);
  EXPECT_GT(std::filesystem::file_size(folder / "slice.png"), 1000u);
}

TEST(StanceVerb, ChainsBecomeFiguresThatStandAndFly) {
  const TemporaryFolder folder;
  for (const char* name : {"run", "leaps"}) {
    const Outcome run = footfall({"stance", "chain", kShelf, kExamples + name + ".json", "-o",
                                  folder / (std::string(name) + ".bvh"), "--json"});
    ASSERT_EQ(run.exitCode, 0) << run.err << run.out;
    EXPECT_TRUE(json::parse(run.out)["plausible"].get<bool>());
    const Outcome check = footfall({"check", folder / (std::string(name) + ".bvh"), "--max-skate", "0.5",
                                    "--max-penetration", "1", "--json"});
    EXPECT_EQ(check.exitCode, 0) << check.out;
  }
}

TEST(StanceVerb, ASketchBecomesAChain) {
  const TemporaryFolder folder;
  const Outcome run = footfall({"stance", "sketch", kShelf, kExamples + "sketch.json", "--apexes",
                                folder / "apexes.json", "-o", folder / "sketch.bvh", "--json"});
  ASSERT_LE(run.exitCode, 1) << run.err;
  const json report = json::parse(run.out);
  EXPECT_EQ(report["flights"].size(), 5u);
  EXPECT_NEAR(report["flights"][2]["apex"][1].get<double>(), 1.0, 0.03);
  EXPECT_NEAR(report["flights"][2]["speed"].get<double>(), 2.7, 0.25);
  EXPECT_THAT(readFile(folder / "apexes.json"), HasSubstr("\"apexes\""));
}

TEST(StanceVerb, BadInputIsNamed) {
  const TemporaryFolder folder;
  writeFile(folder / "bad.json",
            "{\"footfall\": \"stances\", \"version\": 1,\n \"stances\": [{\"nam\": 1}]}");
  const Outcome bad = footfall({"stance", "score", folder / "bad.json"});
  EXPECT_EQ(bad.exitCode, 2);
  EXPECT_THAT(bad.err, HasSubstr("bad.json:2"));
  EXPECT_EQ(footfall({"stance", "warp", kShelf, "nobody"}).exitCode, 2);
  const Outcome handle = footfall({"stance", "warp", kShelf, "run easy 1", "--set", "speed=3"});
  EXPECT_EQ(handle.exitCode, 2);
  EXPECT_THAT(handle.err, HasSubstr("startHeight, endHeight"));
  const Outcome cannot = footfall({"stance", "warp", kShelf, "run easy 1", "--set",
                                   "startHeight=1,endHeight=2,startSpeed=0,endSpeed=3,distance=0.5"});
  EXPECT_EQ(cannot.exitCode, 1);
  EXPECT_THAT(cannot.out, HasSubstr("cannot be warped"));
}

}  // namespace
}  // namespace footfall::testing_cli
