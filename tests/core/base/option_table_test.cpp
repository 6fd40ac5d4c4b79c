// SPDX-License-Identifier: MIT
#include "base/option_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace footfall {
namespace {

enum class Solver { Fast, Greedy };

struct Sample {
  double clearance = 0.03, lean = 30 * kDegree, mass = 70;
  int rounds = 3;
  bool force = false;
  Vec3 offset = Vec3(1, 2, 3);
  std::string name = "walk";
  Solver solver = Solver::Greedy;
};

using Row = Option<Sample>;

const OptionTable<Sample>& sampleTable() {
  static const OptionTable<Sample> table{
      Row(
          "feet.clearance", [](Sample& o) -> double& { return o.clearance; }, between(0, 0.5),
          OptionUnit::Metres, "Height of a swinging sole"),
      Row(
          "lean", [](Sample& o) -> double& { return o.lean; }, between(-90, 90), OptionUnit::Degrees, "Lean"),
      Row(
          "mass", [](Sample& o) -> double& { return o.mass; }, above(0), OptionUnit::Kilograms, "Mass"),
      Row(
          "rounds", [](Sample& o) -> int& { return o.rounds; }, between(1, 10), "Rounds"),
      Row(
          "force", [](Sample& o) -> bool& { return o.force; }, "Go on in spite of faults"),
      Row(
          "offset", [](Sample& o) -> Vec3& { return o.offset; }, OptionUnit::Metres, "Offset"),
      Row(
          "name", [](Sample& o) -> std::string& { return o.name; }, "Name"),
      Row("solver",
          Row::Choice{[](const Sample& o) { return static_cast<int>(o.solver); },
                      [](Sample& o, int k) { o.solver = static_cast<Solver>(k); }},
          {"fast", "greedy"}, "Solver")};
  return table;
}

const Row& row(const std::string& key) {
  for (const Row& one : sampleTable()) {
    if (one.key == key) return one;
  }
  throw Error("no row " + key);
}

std::string faultOf(const std::string& key, const OptionValue& value) {
  Sample sample;
  try {
    row(key).setValue(sample, value);
  } catch (const Error& error) {
    EXPECT_TRUE(sameOptions(sampleTable(), sample, Sample())) << key;
    return error.message();
  }
  return "";
}

TEST(OptionTable, GivesAndTakesValuesOfEveryKind) {
  Sample changed;
  const std::vector<std::pair<std::string, OptionValue>> values{{"feet.clearance", 0.25},
                                                                {"lean", 0.5},
                                                                {"mass", 60.0},
                                                                {"rounds", 7},
                                                                {"force", true},
                                                                {"name", std::string("run")},
                                                                {"offset", Vec3(4, 5, 6)},
                                                                {"solver", std::string("fast")}};
  ASSERT_EQ(values.size(), sampleTable().size());
  for (const auto& [key, value] : values) {
    Sample one;
    row(key).setValue(one, value);
    EXPECT_EQ(row(key).value(one), value) << key;
    EXPECT_FALSE(row(key).same(one, Sample())) << key;
    EXPECT_FALSE(sameOptions(sampleTable(), one, Sample())) << key;
    row(key).setValue(changed, value);
  }
  EXPECT_EQ(changed.clearance, 0.25);
  EXPECT_EQ(changed.lean, 0.5) << "values are the engine's, in radians";
  EXPECT_EQ(changed.solver, Solver::Fast);
  EXPECT_TRUE(sameOptions(sampleTable(), changed, changed));
}

TEST(OptionTable, RefusesWhatIsOutOfRange) {
  EXPECT_EQ(faultOf("feet.clearance", 0.5), "");
  EXPECT_EQ(faultOf("feet.clearance", 0.6), "must be 0 to 0.5 m, got 0.6");
  EXPECT_EQ(faultOf("mass", 0.0), "must be above 0 kg, got 0");
  EXPECT_EQ(faultOf("rounds", 11), "must be 1 to 10, got 11");
  EXPECT_EQ(faultOf("lean", 90 * kDegree), "");
  EXPECT_EQ(faultOf("lean", 91 * kDegree), "must be -90 to 90 degrees, got 91");
  EXPECT_EQ(faultOf("solver", std::string("slow")), "must be one of fast, greedy, got 'slow'");
  EXPECT_THAT(faultOf("mass", std::numeric_limits<double>::quiet_NaN()), testing::HasSubstr("got nan"));
  EXPECT_THAT(faultOf("mass", std::numeric_limits<double>::infinity()), testing::HasSubstr("got inf"));
}

TEST(OptionTable, ListsDefaultsAsPeopleWriteThem) {
  const std::vector<OptionEntry> entries = optionEntries(sampleTable());
  ASSERT_EQ(entries.size(), sampleTable().size());
  EXPECT_EQ(entries[0].standard, "0.03");
  EXPECT_EQ(entries[1].standard, "30");
  EXPECT_EQ(entries[5].standard, "[1, 2, 3]");
  EXPECT_EQ(entries[7].standard, "greedy");
  EXPECT_EQ(entries[7].info.range(), "fast, greedy");
}

}  // namespace
}  // namespace footfall
