// SPDX-License-Identifier: MIT
#include "figure/cleanup/eased_fill.h"

#include <cmath>
#include <random>

#include "gtest/gtest.h"

namespace footfall {
namespace {

TEST(EasedFill, KeepsWhatIsKnownContinuesItsVelocityAndEndsAtZero) {
  // Known from frame 100 to 150 as a line; the fill starts with its slope and is gone after the blend.
  std::vector<Vec3> signal(300, Vec3::Zero());
  std::vector<char> known(300, 0);
  for (std::size_t f = 100; f <= 150; ++f) {
    signal[f] = Vec3(0.01, 0.002 * static_cast<double>(f), -0.03);
    known[f] = 1;
  }
  const std::vector<Vec3> before = signal;
  fillEased(signal, known, 40, 4);
  for (std::size_t f = 100; f <= 150; ++f) EXPECT_EQ(signal[f], before[f]);
  EXPECT_NEAR(signal[151].y() - signal[150].y(), 0.002, 1e-4);
  EXPECT_NEAR(signal[100].y() - signal[99].y(), 0.002, 1e-4);
  for (std::size_t f = 191; f < 300; ++f) EXPECT_EQ(signal[f], Vec3::Zero());
  for (std::size_t f = 0; f < 60; ++f) EXPECT_EQ(signal[f], Vec3::Zero());
  // Twice continuously differentiable: second differences stay small against the value (40 frames, 0.3).
  for (std::size_t f = 1; f + 1 < 300; ++f) {
    EXPECT_LT((signal[f - 1] - 2 * signal[f] + signal[f + 1]).norm(), 0.003) << f;
  }
}

TEST(EasedFill, JoinsTwoStretchesOverAShortGap) {
  std::vector<Vec3> signal(30, Vec3::Zero());
  std::vector<char> known(30, 1);
  for (std::size_t f = 0; f < 30; ++f) signal[f] = f < 15 ? Vec3(1, 0, 0) : Vec3(0, 2, 0);
  for (std::size_t f = 10; f < 20; ++f) known[f] = 0;
  fillEased(signal, known, 100, 3);
  EXPECT_EQ(signal[9], Vec3(1, 0, 0));
  EXPECT_EQ(signal[20], Vec3(0, 2, 0));
  for (std::size_t f = 9; f < 20; ++f) {
    EXPECT_LE(signal[f + 1].x(), signal[f].x());
    EXPECT_GE(signal[f + 1].y(), signal[f].y());
  }
}

TEST(SmoothUpperEnvelope, IsNowhereBelowAndSmooth) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> size(0, 1);
  std::vector<double> values(500, 0.0);
  for (int i = 0; i < 20; ++i) values[static_cast<std::size_t>(100 + 300 * size(random))] = size(random);
  const std::vector<double> envelope = smoothUpperEnvelope(values, 12);
  for (std::size_t f = 0; f < values.size(); ++f) EXPECT_GE(envelope[f], values[f] - 1e-15) << f;
  for (std::size_t f = 1; f < values.size(); ++f)
    EXPECT_LT(std::abs(envelope[f] - envelope[f - 1]), 0.1) << f;
  EXPECT_EQ(envelope[60], 0);
  EXPECT_EQ(smoothUpperEnvelope(std::vector<double>(10, 0.0), 3), std::vector<double>(10, 0.0));
}

}  // namespace
}  // namespace footfall
