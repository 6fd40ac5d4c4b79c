// SPDX-License-Identifier: MIT
// creature from the outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

#include "../creature_faults.h"
#include "base/scanner.h"
#include "io/scene_file.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string kExamples = FOOTFALL_SOURCE_DIR "/examples/creatures/";

TEST(CreatureVerb, WithoutAVerbItListsThem) {
  const Outcome run = footfall({"creature"});
  EXPECT_EQ(run.exitCode, 0);
  for (const char* verb : {"simulate", "features", "play"}) EXPECT_THAT(run.out, HasSubstr(verb));
}

TEST(CreatureVerb, SimulatesPresetsScriptsAndDocuments) {
  const TemporaryFolder folder;
  for (const std::string& source :
       {std::string("luxo"), kExamples + "pogo.json", kExamples + "scripts/luxo.desc"}) {
    const Outcome run =
        footfall({"creature", "simulate", source, "--duration", "1", "--csv", folder / "run.csv", "--show",
                  folder / "run.show", "--plots", folder / "run.svg", "--json"});
    ASSERT_EQ(run.exitCode, 0) << source << run.err << run.out;
    EXPECT_EQ(json::parse(run.out)["end"], "completed");
    EXPECT_THAT(readFile(folder / "run.csv"), HasSubstr("time,x,y"));
    EXPECT_THAT(readFile(folder / "run.show"), testing::StartsWith("show "));
    EXPECT_THAT(readFile(folder / "run.svg"), HasSubstr("torque"));
  }
}

TEST(CreatureVerb, AHopIsMeasuredPlayedAndDrawn) {
  const TemporaryFolder folder;
  const std::string hop = kExamples + "luxo_hop.json";
  const Outcome features = footfall({"creature", "features", hop, "--phase", folder / "phase.png", "--bars",
                                     folder / "bars.png", "--steps", folder / "steps.png", "--json"});
  ASSERT_EQ(features.exitCode, 0) << features.err;
  const json report = json::parse(features.out);
  EXPECT_EQ(report["gait"], "hop");
  EXPECT_NEAR(report["measured"]["distance"].get<double>(), 0.4, 0.02);
  EXPECT_GT(report["measured"]["flightFraction"].get<double>(), 0.2);
  for (const char* picture : {"phase.png", "bars.png", "steps.png"})
    EXPECT_GT(std::filesystem::file_size(folder / picture), 1000u);
  for (const char* name : {"hop.bvh", "hop.glb", "hop.ma"}) {
    const Outcome play = footfall({"creature", "play", hop, hop, "-o", folder / name, "--rate", "24",
                                   "--picture", folder / "strip.png", "--json"});
    ASSERT_EQ(play.exitCode, 0) << name << play.err;
    // Twice eight seconds, one after the other.
    EXPECT_EQ(json::parse(play.out)["frames"].get<int>(), 2 * 193);
    const Scene scene = readScene(folder / name);
    EXPECT_GE(scene.figure().find("top"), 0);
  }
  EXPECT_GT(std::filesystem::file_size(folder / "strip.png"), 1000u);
  const Outcome slope = footfall({"creature", "features", hop, "--slope", "5", "--json"});
  EXPECT_LE(slope.exitCode, 1);
  EXPECT_LT(json::parse(slope.out).value("fitness", -1e6), report["fitness"].get<double>());
}

// What was found for the problems that come with the program is played by their names, and written.
TEST(CreatureVerb, WhatWasFoundIsPlayedByItsName) {
  const TemporaryFolder folder;
  const Outcome play = footfall({"creature", "play", "kangaroo hop", "-o", folder / "hop.bvh", "--json"});
  ASSERT_EQ(play.exitCode, 0) << play.err;
  EXPECT_GT(json::parse(play.out)["distance_m"].get<double>(), 4);
  ASSERT_EQ(footfall({"creature", "preset", "luxo hop", "--found", "-o", folder / "luxo.json"}).exitCode, 0);
  EXPECT_EQ(readFile(folder / "luxo.json"), readFile(kExamples + "luxo_hop.json"));
  const Outcome none = footfall({"creature", "preset", "luxo", "--found"});
  EXPECT_EQ(none.exitCode, 2);
  EXPECT_THAT(none.err, HasSubstr("cat bound"));
}

// A run takes over from a walk in the middle of a step: one motion, nowhere a jump larger than within its
// parts.
TEST(CreatureVerb, AControllerTakesOverFromAnother) {
  const TemporaryFolder folder;
  const Outcome play = footfall({"creature", "play", "pogo walk", "pogo run", "--hand-over", "--duration",
                                 "4", "--rate", "50", "-o", folder / "both.json", "--json"});
  ASSERT_EQ(play.exitCode, 0) << play.err << play.out;
  const Motion motion = *readScene(folder / "both.json").motion;
  ASSERT_EQ(motion.frames(), 401u);
  double most = 0, join = 0;
  for (std::size_t f = 1; f < motion.frames(); ++f) {
    double step = 0;
    for (std::size_t c = 0; c < motion.channels.size(); ++c)
      step = std::max(step, std::abs(motion.frame(f)[c] - motion.frame(f - 1)[c]));
    (f == 201 ? join : most) = std::max(f == 201 ? join : most, step);
  }
  EXPECT_GT(join, 0);
  EXPECT_LE(join, most);
  const Outcome others =
      footfall({"creature", "play", "pogo walk", "luxo hop", "--hand-over", "-o", folder / "x.bvh"});
  EXPECT_EQ(others.exitCode, 2);
  EXPECT_THAT(others.err, HasSubstr("luxo"));
}

TEST(CreatureVerb, FallsAreSaidAndBadInputIsNamed) {
  const TemporaryFolder folder;
  const Outcome fall = footfall({"creature", "simulate", "walker", "--slope", "-30", "--json"});
  EXPECT_EQ(fall.exitCode, 1);
  EXPECT_EQ(json::parse(fall.out)["end"], "fell");
  const Outcome wild = footfall(
      {"creature", "simulate", "luxo", "--contact", "printed", "--explicit", "--keep-fallen", "--json"});
  EXPECT_EQ(wild.exitCode, 1);
  EXPECT_EQ(json::parse(wild.out)["end"], "diverged");
  const Outcome nobody = footfall({"creature", "simulate", "dragon"});
  EXPECT_EQ(nobody.exitCode, 2);
  EXPECT_THAT(nobody.err, testing::AllOf(HasSubstr("dragon"), HasSubstr("kangaroo")));
  const Outcome wish = footfall({"creature", "play", "pogo walk as printed", "-o", folder / "x.bvh"});
  EXPECT_EQ(wish.exitCode, 2);
  EXPECT_THAT(wish.err, HasSubstr("synthesize"));
  writeFile(folder / "bad.json",
            "{\"footfall\": \"creature\", \"version\": 1,\n \"links\": [{\"name\": \"a\", \"mass\": -3, "
            "\"inertia\": 1}]}");
  const Outcome bad = footfall({"creature", "simulate", folder / "bad.json"});
  EXPECT_EQ(bad.exitCode, 2);
  EXPECT_THAT(bad.err, HasSubstr("bad.json:2"));
  EXPECT_EQ(footfall({"creature", "simulate", "luxo", "--integrator", "magic"}).exitCode, 2);
  EXPECT_EQ(footfall({"creature", "simulate", "luxo", "--duration", "-1"}).exitCode, 2);
  EXPECT_EQ(footfall({"creature", "play", "luxo", "-o", folder / "x.txt"}).exitCode, 2);
  EXPECT_TRUE(folder.files().size() == 1);  // nothing half-written beside bad.json
}

TEST(CreatureVerb, CreaturesThatCannotBeAreRefusedByName) {
  const TemporaryFolder folder;
  const std::string path = folder / "creature.json", problem = folder / "problem.json";
  int refused = 0;
  for (const auto& creature : testing_creature::malformedCreatures()) {
    writeFile(path, testing_creature::creatureDocument(creature));
    writeFile(problem, testing_creature::problemDocument(creature));
    for (const Outcome& run : {footfall({"creature", "simulate", path}),
                               footfall({"creature", "synthesize", problem, "-o", folder / "found.json"})}) {
      EXPECT_EQ(run.exitCode, 2) << creature.what;
      EXPECT_THAT(run.err, HasSubstr(".json:")) << creature.what;
      for (const std::string& name : creature.named) EXPECT_THAT(run.err, HasSubstr(name)) << creature.what;
      ++refused;
    }
  }
  EXPECT_EQ(refused, 14);
  EXPECT_FALSE(std::filesystem::exists(folder / "found.json"));
}

}  // namespace
}  // namespace footfall::testing_cli
