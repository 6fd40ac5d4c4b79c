// SPDX-License-Identifier: MIT
#include "base/numeric/smoothing.h"
#include "base/easing.h"

#include <gtest/gtest.h>

#include <random>

namespace footfall {
namespace {

TEST(Smoothing, KeepsConstantsAndLines) {
  std::vector<double> line(60);
  for (std::size_t i = 0; i < line.size(); ++i) line[i] = 3 + 0.5 * static_cast<double>(i);
  const std::vector<double> out = smoothed(line, 7);
  for (std::size_t i = 7; i + 7 < line.size(); ++i) EXPECT_NEAR(out[i], line[i], 1e-12);
  for (const double v : smoothed(std::vector<double>(20, 4.5), 30)) EXPECT_NEAR(v, 4.5, 1e-12);
  EXPECT_EQ(smoothed(line, 0), line);
  // Reflected ends keep a line to its ends, however wide the window.
  for (const int half : {1, 7, 59, 500}) {
    const std::vector<double> whole = smoothed(line, half, SmoothEnds::Reflect);
    for (std::size_t i = 0; i < line.size(); ++i) EXPECT_NEAR(whole[i], line[i], 1e-11);
  }
  EXPECT_TRUE(smoothed(std::vector<double>{}, 3, SmoothEnds::Reflect).empty());
}

TEST(Smoothing, EnvelopeIsNowhereBelow) {
  std::mt19937 bits(5);
  int checked = 0;
  for (int half : {0, 1, 4, 15, 200}) {
    std::vector<double> values(100, 0.0);
    for (double& v : values) v = bits() % 10 == 0 ? static_cast<double>(bits() % 1000) : 0.0;
    const std::vector<double> above = smoothedAbove(values, half);
    for (std::size_t i = 0; i < values.size(); ++i, ++checked) EXPECT_GE(above[i], values[i] - 1e-9);
  }
  EXPECT_EQ(checked, 500);
}

TEST(Smoothing, SoftLimitBendsOverSmoothly) {
  EXPECT_EQ(softLimit(0.4, 0.5, 1), 0.4);
  EXPECT_EQ(softLimit(7, 1, 1), 1);
  const double h = 1e-6;
  EXPECT_NEAR((softLimit(0.5 + h, 0.5, 1) - softLimit(0.5, 0.5, 1)) / h, 1, 1e-5);
  double last = 0;
  for (double x = 0; x < 4; x += 0.01) {
    const double y = softLimit(x, 0.5, 1);
    EXPECT_GE(y, last);
    EXPECT_LT(y, 1);
    last = y;
  }
}

}  // namespace
}  // namespace footfall
