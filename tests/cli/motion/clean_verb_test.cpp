// SPDX-License-Identifier: MIT
// clean from the outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "io/scene_file.h"
#include "run_program.h"

namespace footfall::testing_cli {
namespace {

using nlohmann::json;

const std::string kExamples = std::string(FOOTFALL_SOURCE_DIR) + "/examples";

TEST(Clean, PlantsTheFeetAndSaysByHowMuch) {
  const TemporaryFolder folder;
  const Outcome run =
      footfall({"clean", "--json", kExamples + "/walk_sliding.bvh", "-o", folder / "clean.bvh"});
  ASSERT_EQ(run.exitCode, 0) << run.err;
  const json report = json::parse(run.out);
  EXPECT_GT(report["before"]["skate"]["max"].get<double>(), 40);
  EXPECT_LT(report["after"]["skate"]["max"].get<double>(), 0.5);
  EXPECT_LE(report["drift_mm"].get<double>(), 1);
  EXPECT_EQ(report["rate_factor"], 1);
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

}  // namespace
}  // namespace footfall::testing_cli
