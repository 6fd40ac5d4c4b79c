// SPDX-License-Identifier: MIT
#include "draw/page/ticks.h"

#include <cmath>
#include <random>
#include <set>

#include <gmock/gmock.h>

#include "base/scanner.h"

namespace footfall::draw {
namespace {

using ::testing::ElementsAre;

TEST(Ticks, KnownOnes) {
  EXPECT_THAT(niceTicks({0, 1}, 5).labels, ElementsAre("0.0", "0.2", "0.4", "0.6", "0.8", "1.0"));
  EXPECT_THAT(niceTicks({-1.7, 12}, 7).labels, ElementsAre("0", "2", "4", "6", "8", "10", "12"));
  EXPECT_THAT(niceTicks({-30, 30}, 3).labels, ElementsAre("−20", "0", "20"));
  const Ticks large = niceTicks({0, 4e6}, 4);
  EXPECT_THAT(large.labels, ElementsAre("0", "1", "2", "3", "4"));
  EXPECT_EQ(large.suffix, "×10⁶");
  const Ticks small = niceTicks({0, 3e-5}, 3);
  EXPECT_THAT(small.labels, ElementsAre("0", "10", "20", "30"));
  EXPECT_EQ(small.suffix, "×10⁻⁶");
  const Ticks far = niceTicks({1234567.0, 1234567.4}, 4);
  EXPECT_THAT(far.labels, ElementsAre("0.0", "0.1", "0.2", "0.3", "0.4"));
  EXPECT_EQ(far.suffix, "+1234567");
}

TEST(Ticks, Steps) {
  EXPECT_EQ(niceStep(0.15), 0.2);
  EXPECT_EQ(niceStep(0.2), 0.2);
  EXPECT_EQ(niceStep(0.21), 0.5);
  EXPECT_EQ(niceStep(6), 10);
  EXPECT_EQ(niceStep(1e-7), 1e-7);
}

// Whatever the range: inside it, evenly apart by 1, 2 or 5, distinct labels that say where they are.
TEST(Ticks, AnyRange) {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> unit(0, 1);
  int checked = 0;
  for (int i = 0; i < 5000; ++i) {
    const double size = std::pow(10, 40 * unit(random) - 20);
    const double middle = (2 * unit(random) - 1) * size * std::pow(10, 6 * unit(random) - 1);
    const Range range = padded({middle - size / 2, middle + size / 2}, 0.05);
    const int most = 2 + static_cast<int>(8 * unit(random));
    const Ticks ticks = niceTicks(range, most);
    ASSERT_GE(ticks.values.size(), 1u);
    ASSERT_LE(ticks.values.size(), static_cast<std::size_t>(most) + 1);
    ASSERT_EQ(ticks.labels.size(), ticks.values.size());
    EXPECT_GE(ticks.values.front(), range.low);
    EXPECT_LE(ticks.values.back(), range.high);
    EXPECT_EQ(std::set<std::string>(ticks.labels.begin(), ticks.labels.end()).size(), ticks.labels.size());
    for (const std::string& label : ticks.labels) EXPECT_LE(label.size(), 14u) << label;
    if (ticks.values.size() < 2) continue;
    const double step = ticks.values[1] - ticks.values[0];
    const double mantissa = step / std::pow(10, std::floor(std::log10(step) + 1e-6));
    EXPECT_LT(std::min({std::abs(mantissa - 1), std::abs(mantissa - 2), std::abs(mantissa - 5)}), 1e-3);
    for (std::size_t k = 1; k + 1 < ticks.values.size(); ++k)
      EXPECT_NEAR(ticks.values[k + 1] - ticks.values[k], step, 1e-3 * step);
    if (ticks.suffix.empty()) {
      for (std::size_t k = 0; k < ticks.values.size(); ++k) {
        std::string text = ticks.labels[k];
        if (text.rfind("−", 0) == 0) text.replace(0, 3, "-");
        double value = 0;
        ASSERT_TRUE(parseNumber(text, value)) << text;
        EXPECT_NEAR(value, ticks.values[k], 1e-6 * step);
      }
    }
    ++checked;
  }
  EXPECT_GT(checked, 4000);
}

TEST(Ticks, OddRangesBecomeAxes) {
  for (const Range& odd : {Range{}, Range{0, 0}, Range{5, 5}, Range{-3e250, -3e250}, Range{1e-320, 1e-320},
                           Range{-1.7e308, 1.7e308}, Range{1e15, 1e15 + 1}}) {
    const Range range = padded(odd, 0.06);
    EXPECT_GT(range.span(), 0);
    EXPECT_TRUE(std::isfinite(range.span()));
    EXPECT_GE(niceTicks(range, 5).values.size(), 1u);
    if (!odd.empty() && std::abs(odd.low) < 1e300) {
      EXPECT_LE(range.low, odd.low);
      EXPECT_GE(range.high, odd.high);
    }
  }
}

}  // namespace
}  // namespace footfall::draw
