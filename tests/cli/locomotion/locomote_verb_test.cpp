// SPDX-License-Identifier: MIT
// footfall library and footfall locomote. On motion capture, where it is.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "locomotion/build/build_options.h"
#include "locomotion/run/steering_options.h"
#include "recorded_clips.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST(LocomoteVerb, BuildsALibraryAndRunsAScript) {
  FOOTFALL_NEED_CLIPS();
  const TemporaryFolder folder;
  const Outcome built = footfall(
      {"library", "build", FOOTFALL_CMU_DIR, "-o", folder / "lib.json", "--report", folder / "r.json"});
  ASSERT_EQ(built.exitCode, 0) << built.err;
  EXPECT_THAT(built.out, HasSubstr("walk -> stop: recorded 16_33"));
  EXPECT_THAT(built.out, HasSubstr("left out 07_01: another figure"));
  const json report = json::parse(readFile(folder / "r.json"));
  EXPECT_EQ(report["classes"].size(), 3u);
  EXPECT_EQ(footfall({"library", "info", folder / "lib.json", "--json"}).exitCode, 0);
  const Outcome run =
      footfall({"locomote", folder / "lib.json", "--script", "Walk {4, [0: (1.3, 0)]}, Stop {3}", "-o",
                folder / "a.bvh", "--report", folder / "a.json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json made = json::parse(readFile(folder / "a.json"));
  EXPECT_LT(made["skate_mm"]["max"].get<double>(), made["source_skate_mm"].get<double>() + 1);
  ASSERT_GE(made["steady"].size(), 1u);
  EXPECT_NEAR(made["steady"][0]["achieved"]["speed_m_s"].get<double>(), 1.3, 0.04);
  const Outcome bad = footfall(
      {"locomote", folder / "lib.json", "--script", "Walk {1, [0.5: (1.1, 0)}", "-o", folder / "b.bvh"});
  EXPECT_EQ(bad.exitCode, 2);
  EXPECT_THAT(bad.err, HasSubstr("script:24: expected ']'"));
  const Outcome unknown =
      footfall({"locomote", folder / "lib.json", "--script", "Hop", "-o", folder / "b.bvh"});
  EXPECT_EQ(unknown.exitCode, 2);
  EXPECT_THAT(unknown.err, HasSubstr("it has stop, walk, run"));
  EXPECT_FALSE(std::filesystem::exists(folder / "b.bvh"));
}

// Every figure of the thesis: of clips while a library is built, of the library itself later.
TEST(LibraryVerb, DrawsClipsAndLibraries) {
  const TemporaryFolder folder;
  const std::string examples = std::string(FOOTFALL_SOURCE_DIR) + "/examples/";
  ASSERT_EQ(footfall({"library", "build", examples + "walk.bvh", examples + "walk_circle.bvh", "--mirror",
                      "-o", folder / "lib.json", "--pictures", folder / "built"})
                .exitCode,
            0);
  ASSERT_EQ(footfall({"library", "plot", folder / "lib.json", "-o", folder / "plotted"}).exitCode, 0);
  const auto expectPicture = [](const std::string& file) {
    ASSERT_TRUE(std::filesystem::exists(file)) << file;
    EXPECT_EQ(readFile(file).substr(1, 3), "PNG") << file;
    EXPECT_GT(std::filesystem::file_size(file), 4000u) << file;
  };
  for (const char* name : {"walk_ground", "walk_arcs", "walk_circle_ground", "walk_circle_arcs"})
    expectPicture(folder / ("built/" + std::string(name) + ".png"));
  for (const char* name : {"parameters", "bump", "walk_phases", "walk_warping", "walk_weights_turn",
                           "walk_weights_speed", "walk_steering_speed", "walk_steering_turn"}) {
    expectPicture(folder / ("built/" + std::string(name) + ".png"));
    expectPicture(folder / ("plotted/" + std::string(name) + ".png"));
  }
}

// Clips of the examples make a library; its motion goes onto the figure of a scene.
TEST(LocomoteVerb, SteersExamplesAndOtherFigures) {
  const TemporaryFolder folder;
  const std::string examples = std::string(FOOTFALL_SOURCE_DIR) + "/examples/";
  const Outcome built = footfall({"library", "build", examples + "walk.bvh", examples + "walk_circle.bvh",
                                  examples + "run.bvh", "--mirror", "-o", folder / "lib.json"});
  ASSERT_EQ(built.exitCode, 0) << built.err;
  const Outcome measured =
      footfall({"library", "info", folder / "lib.json", "--measure", "--grid", "2", "--json"});
  ASSERT_EQ(measured.exitCode, 0) << measured.err;
  const json classes = json::parse(measured.out)["measured"];
  ASSERT_EQ(classes.size(), 2u);
  for (const json& one : classes) {
    EXPECT_GE(one["points"].size(), 1u);
    EXPECT_LT(one["worst_speed_percent"].get<double>(), 3);
    EXPECT_LT(one["worst_turn_deg_s"].get<double>(), 3);
    EXPECT_LT(one["skate_mm"].get<double>(), 1);
  }
  const Outcome run =
      footfall({"locomote", folder / "lib.json", "--script", "Walk {3, [0: (1.3, 0)]}, Run {3}", "--onto",
                examples + "walk.bvh", "-o", folder / "a.bvh", "--report", folder / "a.json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json made = json::parse(readFile(folder / "a.json"));
  EXPECT_LT(made["worst_seam_m_s"].get<double>(), made["source_root_jump_m_s"].get<double>());
  EXPECT_LT(made["worst_seam_lurch_m_s"].get<double>(), made["source_lurch_m_s"].get<double>());
  EXPECT_LT(made["skate_mm"]["max"].get<double>(), 1);
  // A figure that hangs on transforms travels all the same.
  const Outcome scene =
      footfall({"locomote", folder / "lib.json", "--script", "Walk {4, [0: (1.3, 0)]}", "--onto",
                examples + "biped.ma", "-o", folder / "a.ma", "--report", folder / "b.json"});
  ASSERT_EQ(scene.exitCode, 0) << scene.err;
  const json onto = json::parse(readFile(folder / "b.json"));
  ASSERT_GE(onto["steady"].size(), 1u);
  const double asked = onto["steady"][0]["asked"]["speed_m_s"].get<double>();
  EXPECT_NEAR(onto["steady"][0]["achieved"]["speed_m_s"].get<double>(), asked, 0.03 * asked);
  EXPECT_GT(asked, 1);
  EXPECT_GE(onto["contacts"].size(), 6u);
  EXPECT_LT(onto["skate_mm"]["max"].get<double>(), 1);
  const Outcome unclear = footfall(
      {"locomote", folder / "lib.json", "--to", "1,4", "--joint-map", "a=b", "-o", folder / "b.bvh"});
  EXPECT_EQ(unclear.exitCode, 2);
  EXPECT_THAT(unclear.err, HasSubstr("--onto"));
  const Outcome dog = footfall({"locomote", folder / "lib.json", "--to", "1,4", "--onto",
                                examples + "dog.bvh", "-o", folder / "b.bvh"});
  EXPECT_EQ(dog.exitCode, 2);
  EXPECT_THAT(dog.err, HasSubstr("two legs, a left and a right one"));
  EXPECT_THAT(dog.err, HasSubstr(examples + "dog.bvh: "));
}

// Joints jump no more at seams than in the clips, between walk and run with planted feet, too.
TEST(KnownFaultLocomoteVerb, JointsJumpNoMoreAtSeamsThanInTheClips) {
  const TemporaryFolder folder;
  const std::string examples = std::string(FOOTFALL_SOURCE_DIR) + "/examples/";
  const Outcome built = footfall({"library", "build", examples + "walk.bvh", examples + "walk_circle.bvh",
                                  examples + "run.bvh", "--mirror", "-o", folder / "lib.json"});
  ASSERT_EQ(built.exitCode, 0) << built.err;
  const Outcome run =
      footfall({"locomote", folder / "lib.json", "--script", "Walk {3, [0: (1.3, 0)]}, Run {3}", "--onto",
                examples + "walk.bvh", "-o", folder / "a.bvh", "--report", folder / "a.json"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json made = json::parse(readFile(folder / "a.json"));
  EXPECT_LT(made["worst_seam_deg_s"].get<double>(), made["source_jump_deg_s"].get<double>());
}

// A path that is left by more than is allowed says where, and is not a success; nor are clips that nothing is
// taken from counted as used.
TEST(LocomoteVerb, APathThatIsLeftIsNoSuccess) {
  const TemporaryFolder folder;
  const std::string examples = std::string(FOOTFALL_SOURCE_DIR) + "/examples/";
  const Outcome built = footfall(
      {"library", "build", examples + "walk.bvh", examples + "walk_circle.bvh", "-o", folder / "lib.json"});
  ASSERT_EQ(built.exitCode, 0) << built.err;
  EXPECT_THAT(built.out, HasSubstr("from its clip: "));
  writeFile(folder / "route.json",
            R"({"footfall": "route", "version": 1, "points": [{"position": [0, 0]}, {"position": [0, 4]},
 {"position": [3, 4]}, {"position": [3, 0]}]})");
  const auto walk = [&](const std::string& within) {
    return footfall({"locomote", folder / "lib.json", "--path", folder / "route.json", "--speed", "1.2",
                     "--within", within, "-o", folder / "out.bvh", "--no-foot-lock", "--report",
                     folder / "r.json"});
  };
  const Outcome left = walk("0.01");
  EXPECT_EQ(left.exitCode, 1) << left.out;
  EXPECT_THAT(left.out, HasSubstr("m beside the path at"));
  const json report = json::parse(readFile(folder / "r.json"));
  EXPECT_FALSE(report["path"]["kept"].get<bool>());
  EXPECT_GT(report["path"]["max_m"].get<double>(), 0.01);
  const Outcome wide = walk("20");
  EXPECT_THAT(wide.out, testing::Not(HasSubstr("m beside the path at")));
}

// Every row of the tables is a flag, with its default, and a flag that is given is told back.
TEST(LocomoteVerb, DumpsEveryOptionOfItsTable) {
  const Outcome usual = footfall({"locomote", "l.json", "--script", "Walk", "-o", "o.bvh", "--dump-config"});
  const Outcome given = footfall({"locomote", "l.json", "--script", "Walk", "-o", "o.bvh", "--ease", "1.5",
                                  "--no-gate", "--tempo", "rates", "--dump-config"});
  const Outcome build = footfall({"library", "build", "clips", "-o", "l.json", "--dump-config"});
  for (const Outcome* outcome : {&usual, &given, &build}) EXPECT_EQ(outcome->exitCode, 0) << outcome->err;
  for (const auto& row : locomotion::steeringOptionTable())
    EXPECT_THAT(usual.out, HasSubstr("\n" + row.flag.substr(2) + "="));
  for (const auto& row : locomotion::buildOptionTable())
    EXPECT_THAT(build.out, HasSubstr("\n" + row.flag.substr(2) + "="));
  for (const char* line : {"\nease=0.45\n", "\nno-gate=false\n", "\ntempo=\"durations\"\n"})
    EXPECT_THAT(usual.out, HasSubstr(line));
  for (const char* line : {"\nease=1.5\n", "\nno-gate=true\n", "\ntempo=\"rates\"\n"})
    EXPECT_THAT(given.out, HasSubstr(line));
  const Outcome far = footfall({"locomote", "l.json", "--script", "Walk", "-o", "o.bvh", "--ease", "9"});
  EXPECT_EQ(far.exitCode, 2);
  EXPECT_THAT(far.err, HasSubstr("--ease: must be 0 to 5 s, got 9"));
}

TEST(LocomoteVerb, RefusesBrokenLibrariesAndUnclearWishes) {
  const TemporaryFolder folder;
  writeFile(folder / "lib.json",
            "{\"footfall\": \"library\", \"version\": 1, \"frameTime\": 0.01,\n \"jonts\": []}");
  const Outcome broken =
      footfall({"locomote", folder / "lib.json", "--script", "Walk", "-o", folder / "b.bvh"});
  EXPECT_EQ(broken.exitCode, 2);
  EXPECT_THAT(broken.err, HasSubstr("lib.json:2: the document has the unknown key 'jonts'"));
  const Outcome unclear = footfall({"locomote", folder / "lib.json", "-o", folder / "b.bvh"});
  EXPECT_EQ(unclear.exitCode, 2);
  EXPECT_THAT(unclear.err, HasSubstr("one of --script, --path and --to"));
  EXPECT_EQ(footfall({"library", "build", folder / "none.bvh", "-o", folder / "c.json"}).exitCode, 2);
  // A folder may hold clips that cannot be read; a library of one example is
  // warped, or goes straight on, and says so.
  const std::string walk = readFile(std::string(FOOTFALL_SOURCE_DIR) + "/examples/walk.bvh");
  std::filesystem::create_directories(folder / "clips");
  writeFile(folder / "clips/whole.bvh", walk);
  writeFile(folder / "clips/cut.bvh", walk.substr(0, walk.size() / 2));
  writeFile(folder / "clips/notes.txt", "not a clip");
  const Outcome warped = footfall({"library", "build", folder / "clips", "-o", folder / "warped.json"});
  EXPECT_EQ(warped.exitCode, 0) << warped.err;
  EXPECT_THAT(warped.out, HasSubstr("strides were warped for what was not recorded"));
  const Outcome some =
      footfall({"library", "build", folder / "clips", "--no-warp", "-o", folder / "one.json"});
  EXPECT_EQ(some.exitCode, 0) << some.err;
  EXPECT_THAT(some.out, HasSubstr("1 of 2 clips"));
  EXPECT_THAT(some.out, HasSubstr("left out cut: "));
  EXPECT_THAT(some.out, HasSubstr("class walk has one example"));
  writeFile(folder / "route.json",
            R"({"footfall": "route", "version": 1, "points": [{"position": [0, 0]}, {"position": [9, 9]}, )"
            R"({"position": [0, 18]}]})");
  const Outcome lost =
      footfall({"locomote", folder / "one.json", "--path", folder / "route.json", "-o", folder / "l.bvh"});
  EXPECT_EQ(lost.exitCode, 1);
  EXPECT_THAT(lost.out, HasSubstr("the path was lost"));
}

}  // namespace
}  // namespace footfall::testing_cli
