// SPDX-License-Identifier: MIT
#include "io/json/json_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall {
namespace {

struct Sample {
  double clearance = 0.03, roll = 1, lean = 0;
  bool knots = true;
  Vec3 offset = Vec3::Zero();
  std::string name = "plain";
  int end = 0;
};

using Row = Option<Sample>;

const OptionTable<Sample>& sampleTable() {
  static const OptionTable<Sample> table{
      Row(
          "feet.clearance", [](Sample& o) -> double& { return o.clearance; }, between(0, 0.5),
          OptionUnit::Metres, "Height of a swinging sole"),
      Row(
          "feet.roll", [](Sample& o) -> double& { return o.roll; }, between(0, 2), OptionUnit::None, "Roll"),
      Row(
          "body.lean", [](Sample& o) -> double& { return o.lean; }, anyNumber(), OptionUnit::Degrees, "Lean"),
      Row(
          "path.knots", [](Sample& o) -> bool& { return o.knots; }, "Knots"),
      Row(
          "offset", [](Sample& o) -> Vec3& { return o.offset; }, OptionUnit::Metres, "Offset"),
      Row(
          "name", [](Sample& o) -> std::string& { return o.name; }, "Name"),
      Row("end", Row::Choice{[](const Sample& o) { return o.end; }, [](Sample& o, int k) { o.end = k; }},
          {"moving", "standing"}, "End")};
  return table;
}

Sample parse(const std::string& text) {
  const JsonDocument document(text, "x.json");
  const JsonNode root = document.root();
  const std::vector<std::string> keys = optionKeys(sampleTable());
  allowOptionKeys(root, keys, "", {"prints"});
  for (const char* part : {"feet", "body", "path"}) {
    if (const JsonNode node = root.find(part)) allowOptionKeys(node, keys, part, {"keys"});
  }
  Sample sample;
  readOptions(root, sampleTable(), sample);
  return sample;
}

std::string faultOf(const std::string& text) {
  try {
    parse(text);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(JsonOptions, AreReadByTheirPaths) {
  const Sample sample = parse(
      "{\"prints\": [], \"feet\": {\"roll\": 0.5, \"keys\": 1}, \"body\": {\"lean\": 10}, \"path\": "
      "{\"knots\": "
      "false},\n \"offset\": [1, 2, 3], \"name\": \"own\", \"end\": \"standing\"}");
  EXPECT_EQ(sample.clearance, 0.03);
  EXPECT_EQ(sample.roll, 0.5);
  EXPECT_EQ(sample.lean, 10 * kDegree);
  EXPECT_FALSE(sample.knots);
  EXPECT_EQ(sample.offset, Vec3(1, 2, 3));
  EXPECT_EQ(sample.name, "own");
  EXPECT_EQ(sample.end, 1);
}

TEST(JsonOptions, ReadBackAsTheyWereWritten) {
  Sample sample;
  sample.clearance = 0.1;
  sample.roll = 1.0 / 3;
  sample.lean = 0.1;  // no short number of degrees
  sample.knots = false;
  sample.offset = Vec3(0.1, 0.2, 1.0 / 7);
  sample.name = "a \"quoted\" name";
  sample.end = 1;
  const std::string members = writeOptions(sampleTable(), sample);
  const Sample again = parse("{" + members + " \"prints\": []}");
  for (const Row& row : sampleTable()) EXPECT_TRUE(row.same(sample, again)) << row.key;
  EXPECT_EQ(writeOptions(sampleTable(), Sample()), "") << "defaults are left out";
  const Sample standard = parse("{" + writeOptions(sampleTable(), Sample(), true) + " \"prints\": []}");
  EXPECT_TRUE(sameOptions(sampleTable(), standard, Sample()));
}

TEST(JsonOptions, FaultsNameTheirLineAndPath) {
  EXPECT_EQ(faultOf("{\n\"feet\": {\"roll\": 3}}"), "x.json:2: feet.roll must be 0 to 2, got 3");
  EXPECT_THAT(faultOf("{\"feet\": {\"rol\": 1}}"), testing::HasSubstr("'rol'"));
  EXPECT_THAT(faultOf("{\"foot\": {}}"), testing::HasSubstr("'foot'"));
  EXPECT_THAT(faultOf("{\"end\": \"falling\"}"),
              testing::HasSubstr("end must be one of moving, standing, got 'falling'"));
  EXPECT_THAT(faultOf("{\"path\": {\"knots\": 1}}"), testing::HasSubstr("path.knots"));
}

}  // namespace
}  // namespace footfall
