// SPDX-License-Identifier: MIT
// check, clean and picture from the outside.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"
#include "io/scene.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

TEST(Check, PrintsEveryMeasureAndKeepsToLimits) {
  const Outcome report = footfall({"check", "--json", kExamples + "/walk_sliding.bvh"});
  ASSERT_EQ(report.exitCode, 0) << report.err;
  const json figures = json::parse(report.out);
  int measures = 0;
  for (const char* name : {"skate", "penetration", "float", "joint_jump", "root_jump", "jerk", "extension",
                           "contact_residual"}) {
    ASSERT_TRUE(figures.contains(name)) << name;
    EXPECT_GE(figures[name]["max"].get<double>(), figures[name]["mean"].get<double>()) << name;
    EXPECT_GE(figures[name]["frame"].get<int>(), 0) << name;
    ++measures;
  }
  EXPECT_EQ(measures, 8);
  // The root goes 8 % too far: 1.3 m/s for about 0.6 s of stance make some 6 cm of slide.
  EXPECT_NEAR(figures["skate"]["max"].get<double>(), 60, 15);
  EXPECT_TRUE(figures["exceeded"].empty());

  const Outcome past = footfall({"check", kExamples + "/walk_sliding.bvh", "--max-skate", "2"});
  EXPECT_EQ(past.exitCode, 1);
  EXPECT_THAT(past.out, HasSubstr("past the limit: skate"));
  EXPECT_EQ(footfall({"check", kExamples + "/walk.bvh", "--max-skate", "2"}).exitCode, 0);
  EXPECT_EQ(footfall({"check", kExamples + "/walk.bvh", "--max-skate", "-2"}).exitCode, 2);
}

TEST(Clean, PlantsTheFeetAndSaysByHowMuch) {
  const TemporaryFolder folder;
  const Outcome run =
      footfall({"clean", "--json", kExamples + "/walk_sliding.bvh", "-o", folder / "clean.bvh"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_GT(report["before"]["skate"]["max"].get<double>(), 40);
  EXPECT_LT(report["after"]["skate"]["max"].get<double>(), 0.1);
  EXPECT_LE(report["drift_mm"].get<double>(), 0.1);
  // Seen by fresh eyes.
  EXPECT_EQ(footfall({"check", folder / "clean.bvh", "--max-skate", "0.5"}).exitCode, 0);
}

TEST(Clean, ChangesOnlyTheCurvesItMustInAMayaScene) {
  const TemporaryFolder folder;
  ASSERT_EQ(footfall({"clean", kExamples + "/biped.ma", "-o", folder / "clean.ma"}).exitCode, 0);
  const Scene before = readScene(kExamples + "/biped.ma"), after = readScene(folder / "clean.ma");
  ASSERT_GE(after.curves.size(), before.curves.size());
  int kept = 0;
  for (const NamedCurve& named : before.curves) {
    const bool arm = named.node.find("shoulder") == 0 || named.node.find("elbow") == 0;
    const bool other = named.node == "walk_ctrl" || named.node == "head" || named.node == "chest";
    if (!arm && !other) continue;
    EXPECT_EQ(*after.curves.find(named.node, named.attribute), named.curve) << named.name();
    ++kept;
  }
  EXPECT_GE(kept, 7);
}

TEST(Picture, OfEveryKindInEveryFormat) {
  const TemporaryFolder folder;
  const std::pair<const char*, const char*> formats[] = {
      {"png", "\x89PNG"}, {"svg", "<?xml"}, {"pdf", "%PDF"}};
  int made = 0;
  for (const char* kind : {"strip", "paths", "timing", "curves"}) {
    for (const auto& [format, magic] : formats) {
      const std::string output = folder / (std::string(kind) + "." + format);
      const Outcome run =
          footfall({"picture", kExamples + "/dog.bvh", "-o", output, "--kind", kind, "--theme", "dark"});
      ASSERT_EQ(run.exitCode, 0) << run.err;
      EXPECT_THAT(readFile(output), StartsWith(magic)) << output;
      ++made;
    }
  }
  EXPECT_EQ(made, 12);
}

TEST(Picture, RefusesWithAReason) {
  const TemporaryFolder folder;
  const std::pair<std::vector<std::string>, const char*> wrong[] = {
      {{"picture", kExamples + "/dog.bvh", "-o", folder / "dog.jpeg"}, "jpeg"},
      {{"picture", kExamples + "/dog.bvh", "-o", folder / "dog.png", "--kind", "opera"}, "opera"},
      {{"picture", kExamples + "/dog.bvh", "-o", folder / "dog.png", "--frames", "later"}, "later"},
      {{"picture", folder / "absent.bvh", "-o", folder / "dog.png"}, "no such file"},
  };
  for (const auto& [arguments, fragment] : wrong) {
    const Outcome run = footfall(arguments);
    EXPECT_EQ(run.exitCode, 2) << run.err;
    EXPECT_THAT(run.err, HasSubstr(fragment));
  }
  EXPECT_THAT(folder.files(), ElementsAre());
}

}  // namespace
}  // namespace footfall::testing_cli
