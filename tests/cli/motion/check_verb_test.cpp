// SPDX-License-Identifier: MIT
// check from the outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

TEST(Check, PrintsEveryMeasureAndKeepsToLimits) {
  const Outcome report = footfall({"check", "--json", kExamples + "/walk_sliding.bvh"});
  ASSERT_EQ(report.exitCode, 0) << report.err;
  const json figures = json::parse(report.out);
  int measures = 0;
  for (const char* name : {"skate", "slip", "penetration", "float", "joint_jump", "root_jump", "jerk",
                           "extension", "contact_residual", "imbalance"}) {
    ASSERT_TRUE(figures.contains(name)) << name;
    EXPECT_GE(figures[name]["max"].get<double>(), figures[name]["mean"].get<double>()) << name;
    EXPECT_GE(figures[name]["frame"].get<int>(), 0) << name;
    ++measures;
  }
  EXPECT_EQ(measures, 10);
  // The root goes 8 % too far: 1.3 m/s for about 0.6 s of stance make some 6 cm of slide.
  EXPECT_NEAR(figures["skate"]["max"].get<double>(), 60, 15);
  EXPECT_NEAR(figures["slip"]["max"].get<double>(), 60, 15);
  EXPECT_TRUE(figures["exceeded"].empty());

  const Outcome past = footfall({"check", kExamples + "/walk_sliding.bvh", "--max-skate", "2"});
  EXPECT_EQ(past.exitCode, 1);
  EXPECT_THAT(past.out, HasSubstr("past the limit: skate"));
  const Outcome slips = footfall({"check", kExamples + "/walk_sliding.bvh", "--max-slip", "2"});
  EXPECT_EQ(slips.exitCode, 1);
  EXPECT_THAT(slips.out, HasSubstr("past the limit: slip"));
  EXPECT_EQ(footfall({"check", kExamples + "/walk.bvh", "--max-skate", "2", "--max-slip", "1"}).exitCode, 0);
  EXPECT_EQ(footfall({"check", kExamples + "/walk.bvh", "--max-skate", "-2"}).exitCode, 2);
}

TEST(Check, SaysOfEveryLineWhetherItIsGood) {
  const std::string sliding = kExamples + "/walk_sliding.bvh", walk = kExamples + "/walk.bvh";
  const Outcome plain = footfall({"check", sliding});
  EXPECT_EQ(plain.exitCode, 0) << "verdicts alone fail nothing";
  EXPECT_THAT(plain.out, testing::ContainsRegex("skate +mm .*bad"));
  EXPECT_THAT(plain.out, testing::ContainsRegex("off_hinge +deg .*good"));
  const Outcome film = footfall({"check", sliding, "--profile", "film"});
  EXPECT_EQ(film.exitCode, 1);
  EXPECT_THAT(film.out, testing::ContainsRegex("bad for film: skate, slip"));
  EXPECT_EQ(footfall({"check", walk, "--profile", "game"}).exitCode, 0);
  EXPECT_EQ(footfall({"check", walk, "--profile", "cinema"}).exitCode, 2);
  const json figures = json::parse(footfall({"check", "--json", sliding, "--profile", "capture"}).out);
  EXPECT_EQ(figures["profile"], "capture");
  EXPECT_EQ(figures["verdicts"]["skate"]["verdict"], "bad");
  EXPECT_EQ(figures["verdicts"]["joint_speed"]["verdict"], "good");
}

TEST(Check, WritesJUnitXml) {
  const TemporaryFolder folder;
  const std::string xml = folder / "check.xml", none = folder / "a&b.bvh";
  const Outcome run = footfall({"check", kExamples + "/walk_sliding.bvh", kExamples + "/walk.bvh",
                                "--profile", "film", "--max-jump", "1", "--junit", xml});
  EXPECT_EQ(run.exitCode, 1);
  const std::string text = readFile(xml);
  EXPECT_THAT(text, testing::StartsWith("<?xml version=\"1.0\""));
  EXPECT_THAT(text, testing::ContainsRegex("testsuite name=\"[^\"]*walk_sliding.bvh\" tests=\"1[0-9]\""));
  EXPECT_THAT(
      text, testing::ContainsRegex("name=\"skate\"><failure message=\"skate is [0-9.]+ mm at frame [0-9]+ "));
  EXPECT_THAT(text, HasSubstr("past the limit"));
  EXPECT_THAT(text, HasSubstr("</testsuites>"));
  writeFile(none, "HIERARCHY nothing\n");
  EXPECT_EQ(footfall({"check", none, "--junit", xml}).exitCode, 2);
  EXPECT_THAT(readFile(xml), HasSubstr("a&amp;b.bvh"));
  EXPECT_THAT(readFile(xml), HasSubstr("<error message="));
}

// Between two stands on a hill the ground is not known from the feet alone: they seem to go through it.
TEST(Check, KnowsTheGroundItIsTold) {
  const TemporaryFolder folder;
  const std::string track = kExamples + "/tracks/run_hills.json", run = folder / "run.bvh";
  ASSERT_EQ(footfall({"walk", track, "-o", run}).exitCode, 0);
  const auto penetration = [&](const std::string& ground) {
    const Outcome report = footfall({"check", "--json", run, "--terrain", ground});
    EXPECT_EQ(report.exitCode, 0) << report.err;
    return json::parse(report.out)["penetration"]["max"].get<double>();
  };
  EXPECT_LT(penetration(track), 1);
  EXPECT_GT(penetration(kExamples + "/leap.json"), 50) << "flat, it would be deep below";
  EXPECT_EQ(footfall({"check", run, "--terrain", track, "--max-penetration", "1"}).exitCode, 0);
  const Outcome none = footfall({"check", run, "--terrain", kExamples + "/path.json"});
  EXPECT_EQ(none.exitCode, 2);
  EXPECT_THAT(none.err, HasSubstr("path.json"));
}

TEST(Check, OfImbalanceHasALimitInMillimetres) {
  const Outcome report = footfall({"check", "--json", kExamples + "/walk.bvh"});
  const json figures = json::parse(report.out);
  ASSERT_EQ(figures["imbalance"]["unit"], "mm");
  const double most = figures["imbalance"]["max"].get<double>();
  EXPECT_GT(most, 0.1);
  const auto within = [&](double limit) {
    return footfall({"check", kExamples + "/walk.bvh", "--max-imbalance", std::to_string(limit)});
  };
  EXPECT_EQ(within(most + 0.1).exitCode, 0);
  EXPECT_EQ(within(most - 0.1).exitCode, 1);
  EXPECT_THAT(within(most - 0.1).out, HasSubstr("past the limit: imbalance"));
}

TEST(Check, QuietlyPrintsNoNotes) {
  const TemporaryFolder folder;
  // The unit is guessed; the feet stand already, so that clean has nothing to note.
  const std::string source = kExamples + "/dog.bvh";
  for (const std::vector<std::string>& verb :
       {std::vector<std::string>{"clean", source, "-o", folder / "clean.bvh"},
        {"picture", source, "-o", folder / "dog.png"},
        {"info", source},
        {"check", source}}) {
    const Outcome loud = footfall(verb);
    std::vector<std::string> arguments = verb;
    arguments.push_back("--quiet");
    const Outcome quiet = footfall(arguments);
    ASSERT_EQ(quiet.exitCode, loud.exitCode) << quiet.err;
    for (const char* remark : {"note", "guessed"})
      EXPECT_THAT(quiet.out + quiet.err, testing::Not(HasSubstr(remark))) << verb.front();
    if (verb.front() != "check") {
      EXPECT_LT(quiet.out.size(), loud.out.size());
    }
    if (verb.front() != "check" && verb.front() != "clean") {
      EXPECT_THAT(loud.out, testing::AnyOf(HasSubstr("note"), HasSubstr("guessed"))) << verb.front();
    }
    // Those that are asked for a text print it; of what is written there is nothing to say.
    const bool writes = verb.front() == "clean" || verb.front() == "picture";
    EXPECT_EQ(quiet.out.empty(), writes) << quiet.out;
  }
}

}  // namespace
}  // namespace footfall::testing_cli
