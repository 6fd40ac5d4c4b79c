// SPDX-License-Identifier: MIT
#include <random>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/scanner.h"

namespace footfall {
namespace {

TEST(TakeNumbers, StopsAtTheWordThatIsNone) {
  const struct {
    const char* text;
    std::vector<double> numbers;
    const char* rest;
  } cases[] = {
      {"", {}, ""},
      {" \n\t", {}, ""},
      {"1 2 3", {1, 2, 3}, ""},
      {"\r\n 1\t.5\r\n-1e-3 \n", {1, 0.5, -1e-3}, ""},
      {"+1 +.5 x", {1, 0.5}, "x"},
      {"1 2, 3", {1}, "2, 3"},
      {"1 nan 3", {1}, "nan 3"},
      {"1 -inf", {1}, "-inf"},
      {"1 1e999", {1}, "1e999"},
      {"1 +-2", {1}, "+-2"},
      {"1 + 2", {1}, "+ 2"},
      {"1 0x10", {1}, "0x10"},
      {"1 2 3 4 5 6", {1, 2, 3, 4}, "5 6"},
  };
  for (const auto& each : cases) {
    std::string_view text = each.text;
    std::vector<double> out(4);
    out.resize(takeNumbers(text, out.data(), 4));
    EXPECT_EQ(out, each.numbers) << each.text;
    EXPECT_EQ(text, each.rest) << each.text;
  }
}

TEST(TakeNumbers, ReadsBackEveryBit) {
  std::mt19937_64 random(3);
  std::vector<double> values, out(10000);
  std::string text;
  while (values.size() < out.size()) {
    const double value =
        std::ldexp(static_cast<double>(random()) - 9e18, static_cast<int>(random() % 200) - 150);
    values.push_back(value);
    text += fmt::format("{} ", value);
  }
  std::string_view rest = text;
  ASSERT_EQ(takeNumbers(rest, out.data(), out.size()), out.size());
  EXPECT_EQ(out, values);
}

TEST(TakeNumbers, ScannerKnowsTheLineItStoppedAt) {
  Scanner scanner("a 1 2\n3\nb 4", "f");
  EXPECT_EQ(scanner.word(), "a");
  double out[8];
  EXPECT_EQ(scanner.numbers(out, 8), 3u);
  EXPECT_EQ(scanner.line(), 3);
  EXPECT_EQ(scanner.word(), "b");
}

}  // namespace
}  // namespace footfall
