// SPDX-License-Identifier: MIT
#include "io/json/json_document.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>

#include <fmt/format.h>

#include "base/math.h"
#include "io/json/json_quantity.h"

namespace footfall {
namespace {

using testing::HasSubstr;

std::string messageOf(const std::function<void()>& act) {
  try {
    act();
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing was thrown";
}

TEST(JsonDocument, GivesValuesOfEveryKind) {
  const JsonDocument document("{\"a\": 1.5, \"b\": [true, null, \"text \\u00e4\"], \"c\": {\"d\": -7}}",
                              "x.json");
  const JsonNode root = document.root();
  EXPECT_EQ(root.at("a").number(), 1.5);
  const std::vector<JsonNode> items = root.at("b").items();
  ASSERT_EQ(items.size(), 3u);
  EXPECT_TRUE(items[0].boolean());
  EXPECT_EQ(items[2].text(), "text \xc3\xa4");
  EXPECT_EQ(root.at("c").at("d").integer(-10, 10), -7);
  EXPECT_EQ(root.at("c").at("d").path(), "c.d");
  EXPECT_FALSE(root.find("e"));
  EXPECT_EQ(root.number("e", 4), 4);
  EXPECT_EQ(root.number("a", 4), 1.5);
  EXPECT_EQ(root.members().size(), 3u);
}

TEST(JsonDocument, ErrorsNameLineAndPath) {
  const std::string text =
      "{\n \"curves\": [\n  {\"keys\": [\n   {\"time\": 1},\n   {\"time\": \"x\"}]},\n  4\n]\n}";
  const JsonDocument document(text, "a.json");
  const JsonNode curves = document.root().at("curves");
  const JsonNode time = curves.items()[0].at("keys").items()[1].at("time");
  EXPECT_EQ(messageOf([&] { time.number(); }), "a.json:5: curves[0].keys[1].time must be a number, got 'x'");
  EXPECT_EQ(messageOf([&] { curves.items()[1].items(); }), "a.json:6: curves[1] must be an array, got 4");
  EXPECT_EQ(messageOf([&] { curves.items()[0].at("node"); }), "a.json:3: curves[0] lacks 'node'");
  EXPECT_EQ(messageOf([&] {
              curves.items()[0].allowKeys({"node", "attribute"});
            }),
            "a.json:3: curves[0] has the unknown key 'keys'; the keys are 'node', 'attribute'");
  EXPECT_THAT(messageOf([&] { time.choice({"a", "b"}); }), HasSubstr("must be one of 'a', 'b', got 'x'"));
  EXPECT_THAT(messageOf([&] { curves.items()[1].integer(5, 9); }), HasSubstr("a whole number 5 to 9, got 4"));
  EXPECT_THAT(messageOf([&] { curves.items()[1].boolean(); }), HasSubstr("true or false, got 4"));
  EXPECT_THAT(messageOf([&] { curves.text(); }), HasSubstr("curves must be a string, got an array"));
}

TEST(JsonDocument, SyntaxErrorsNameTheLine) {
  struct Case {
    const char* text;
    const char* fragment;
  };
  const Case cases[] = {
      {"", "x.json:1: is not JSON"},
      {"{\n\"a\": 1,\n}", "x.json:3: is not JSON"},
      {"{\n\"a\": 1\n\"b\": 2}", "x.json:3: is not JSON"},
      {"[1, 2", "x.json:1: is not JSON"},
      {"{\"a\": nan}", "x.json:1: is not JSON"},
      {"[\n1e999]", "x.json:2: "},
      {"[\"\xff\"]", "x.json:1: is not JSON"},
      {"{} x", "x.json:1: is not JSON"},
      {"{\"a\": 1,\n\"a\": 2}", "x.json:2: a is given twice"},
      {"\x89PNG\r\n\x1a\n", "x.json:1: is not JSON"},
  };
  int checked = 0;
  for (const Case& each : cases) {
    EXPECT_THAT(messageOf([&] { JsonDocument(each.text, "x.json"); }), HasSubstr(each.fragment)) << each.text;
    ++checked;
  }
  EXPECT_EQ(checked, 10);
}

TEST(JsonDocument, RefusesDeepNestingWithALine) {
  for (const char* open : {"[", "{\"a\":"}) {
    std::string text = "{\"x\":\n";
    for (int i = 0; i < 10000; ++i) text += open;
    EXPECT_EQ(messageOf([&] { JsonDocument(text, "x.json"); }), "x.json:2: nests deeper than 100 levels");
  }
  std::string fits(100, '[');
  fits += std::string(100, ']');
  EXPECT_NO_THROW(JsonDocument(fits, "x.json"));
}

TEST(JsonDocument, ChecksKindAndVersion) {
  const auto message = [](const char* text) {
    return messageOf([&] { JsonDocument(text, "x.json", std::string_view("scene")); });
  };
  EXPECT_EQ(message("{\"footfall\": \"scene\", \"version\": 1}"), "nothing was thrown");
  EXPECT_EQ(message("{\"footfall\": \"track\", \"version\": 1}"),
            "x.json:1: this is a 'track' document, expected 'scene'");
  EXPECT_THAT(message("{\"version\": 1}"), HasSubstr("is not a document of Footfall; it must begin with"));
  EXPECT_THAT(message("[]"), HasSubstr("is not a document of Footfall"));
  EXPECT_EQ(message("{\"footfall\": \"scene\"}"), "x.json:1: the document lacks 'version'");
  EXPECT_EQ(message("{\"footfall\": \"scene\",\n\"version\": 2}"), "x.json:2: version must be 1, got 2");
  EXPECT_THAT(message("{\"footfall\": 3, \"version\": 1}"), HasSubstr("footfall must be a string, got 3"));
}

TEST(JsonText, EscapesAndRepairs) {
  std::string out;
  appendJsonText(out, "a\"b\\c\n\x01 \xc3\xa4");
  EXPECT_EQ(out, "\"a\\\"b\\\\c\\u000a\\u0001 \xc3\xa4\"");
  EXPECT_EQ(validUtf8("caf\xe9"), "caf\xc3\xa9");                    // Latin-1
  EXPECT_EQ(validUtf8("\xed\xa0\x80"), "\xc3\xad\xc2\xa0\xc2\x80");  // half of a surrogate pair
  EXPECT_EQ(validUtf8("\xf0\x9f\x91\xa3"), "\xf0\x9f\x91\xa3");
}

double readBack(const std::string& text, Quantity quantity, double rate) {
  const JsonDocument document("[" + text + "]", "q.json");
  return readQuantity(document.root().items()[0], quantity, rate);
}

TEST(JsonQuantity, ReadsUnits) {
  EXPECT_EQ(readBack("12", Quantity::Time, 24), 0.5);
  EXPECT_EQ(readBack("\"1.5s\"", Quantity::Time, 24), 1.5);
  EXPECT_EQ(readBack("\"12f\"", Quantity::Time, 24), 0.5);
  EXPECT_NEAR(readBack("180", Quantity::Angle, 24), 3.14159265358979, 1e-14);
  EXPECT_EQ(readBack("\"0.25rad\"", Quantity::Angle, 24), 0.25);
  EXPECT_EQ(readBack("0.95", Quantity::CurveLength, 24), 95);
  EXPECT_EQ(readBack("\"95cm\"", Quantity::CurveLength, 24), 95);
  EXPECT_DOUBLE_EQ(readBack("\"95cm\"", Quantity::Length, 24), 0.95);
  EXPECT_THAT(
      messageOf([] { readBack("\"5 apples\"", Quantity::Time, 24); }),
      HasSubstr(
          "[0] must be a time: frames, or a string with a unit such as \"1.5s\" or \"12f\", got '5 apples'"));
  EXPECT_THAT(messageOf([] { readBack("true", Quantity::Angle, 24); }), HasSubstr("must be an angle"));
  EXPECT_THAT(messageOf([] { readBack("1e307", Quantity::CurveLength, 24); }), HasSubstr("too large"));
  EXPECT_THAT(messageOf([] { readBack("\"1m\"", Quantity::Plain, 24); }), HasSubstr("must be a number"));
}

TEST(JsonQuantity, WritesWhatReadsBackBitForBit) {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> uniform(-1, 1);
  int plain = 0, checked = 0;
  for (int i = 0; i < 40000; ++i) {
    const double scale = std::pow(10.0, std::uniform_int_distribution<int>(-8, 6)(random));
    const double value = uniform(random) * scale;
    for (const Quantity quantity :
         {Quantity::Plain, Quantity::Time, Quantity::Angle, Quantity::Length, Quantity::CurveLength}) {
      const double rate = i % 2 ? 24 : 29.97;
      std::string text;
      appendQuantity(text, value, quantity, rate);
      ASSERT_EQ(readBack(text, quantity, rate), value) << text;
      plain += text.front() != '"';
      ++checked;
    }
  }
  EXPECT_EQ(checked, 200000);
  EXPECT_GT(plain, 160000);
}

TEST(JsonQuantity, WritesShortNumbersForWhatUsersType) {
  int checked = 0;
  for (int i = -3600; i <= 3600; ++i) {
    const std::string typed = fmt::format("{:g}", i / 10.0);
    std::string text;
    appendQuantity(text, std::stod(typed) * kDegree, Quantity::Angle, 24);
    EXPECT_EQ(text, typed == "-0" ? "0" : typed);
    text.clear();
    appendQuantity(text, i / 24.0, Quantity::Time, 24);
    EXPECT_EQ(text, std::to_string(i));
    ++checked;
  }
  EXPECT_EQ(checked, 7201);
}

}  // namespace
}  // namespace footfall
