// SPDX-License-Identifier: MIT
#include "figure/motion/resample.h"
#include "base/angles.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/error.h"
#include "core/figure/test_figures.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

// A figure whose pelvis spins steadily about a slanted axis while it moves straight on, sampled at a rate.
const Vec3 kAxis = Vec3(1, 2, -0.5).normalized();
constexpr double kSpin = 3;  // radians per second

Motion spinning(std::size_t frames, double rate) {
  Motion motion = restMotion(plainHuman(), frames, 1 / rate);
  motion.startTime = 1;
  for (std::size_t f = 0; f < frames; ++f) {
    const double t = static_cast<double>(f) / rate;
    const double* before = motion.frame(f == 0 ? 0 : f - 1);
    const Vec3 angles = eulerFromRotation(Quat(Eigen::AngleAxisd(kSpin * t, kAxis)), RotationOrder::XYZ,
                                          Vec3(before[3], before[4], before[5]));
    double* row = motion.frame(f);
    row[0] = 1.5 * t;
    for (int a = 0; a < 3; ++a) row[3 + a] = angles[a];
  }
  return motion;
}

TEST(Resample, SteadySpinsStaySteady) {
  const Motion motion = spinning(121, 30);
  int checked = 0;
  for (const double rate : {24.0, 60.0, 120.0, 17.3}) {
    const Motion other = resampled(motion, rate);
    EXPECT_EQ(other.frames(), static_cast<std::size_t>(std::floor(4 * rate + 1e-6)) + 1);
    EXPECT_DOUBLE_EQ(other.frameTime, 1 / rate);
    EXPECT_EQ(other.startTime, 1);
    for (std::size_t f = 0; f < other.frames(); ++f, ++checked) {
      const double t = static_cast<double>(f) / rate;
      const double* row = other.frame(f);
      const Quat wanted(Eigen::AngleAxisd(kSpin * t, kAxis));
      EXPECT_LT(rotationFromEuler(Vec3(row[3], row[4], row[5]), RotationOrder::XYZ).angularDistance(wanted),
                1e-7);
      EXPECT_NEAR(row[0], 1.5 * t, 1e-12);
      if (f == 0) continue;
      for (int a = 3; a < 6; ++a) EXPECT_LT(std::abs(row[a] - other.frame(f - 1)[a]), 2.5);  // no turn jumped
    }
  }
  EXPECT_GT(checked, 800);
}

TEST(Resample, OldFramesKeepTheirBits) {
  const Motion motion = spinning(61, 30);
  const Motion fine = resampled(motion, 120);
  for (std::size_t f = 0; f < 61; ++f) {
    EXPECT_TRUE(std::equal(motion.frame(f), motion.frame(f) + motion.channels.size(), fine.frame(4 * f)));
  }
  EXPECT_EQ(resampled(fine, 30).samples, motion.samples);
  EXPECT_EQ(resampled(motion, 30).samples, motion.samples);
}

TEST(Resample, ChannelsRunStraightWhereAsked) {
  const Motion motion = spinning(11, 30);
  const Motion fine = resampled(motion, 60, Interpolation::Channels);
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    EXPECT_NEAR(fine.frame(7)[c], (motion.frame(3)[c] + motion.frame(4)[c]) / 2, 1e-14);
  }
}

TEST(Resample, CutAndJoined) {
  const Motion motion = spinning(50, 30);
  const Motion a = cropped(motion, 0, 19), b = cropped(motion, 20, 49);
  EXPECT_EQ(a.frames(), 20u);
  EXPECT_DOUBLE_EQ(b.startTime, 1 + 20.0 / 30);
  EXPECT_EQ(joined(a, b).samples, motion.samples);
  Motion turned = b;
  for (std::size_t f = 0; f < b.frames(); ++f) turned.frame(f)[4] += 6 * kPi;
  const Motion rejoined = joined(a, turned);
  for (std::size_t i = 0; i < motion.samples.size(); ++i)
    EXPECT_NEAR(rejoined.samples[i], motion.samples[i], 1e-12);
}

TEST(Resample, RefusesWhatCannotBe) {
  const Motion motion = spinning(5, 30);
  const auto messageOf = [](const auto& call) {
    try {
      call();
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_EQ(messageOf([&] { resampled(motion, 0); }), "the frame rate must be above 0, got 0");
  EXPECT_EQ(messageOf([&] { resampled(motion, 1e9); }),
            "1000000000 frames per second make 133333334 frames: too many");
  EXPECT_EQ(messageOf([&] { cropped(motion, 3, 5); }), "frames 3 to 5 are not in a motion of 5 frames");
  EXPECT_EQ(messageOf([&] { joined(motion, spinning(5, 60)); }),
            "motions of 30 and 60 frames per second cannot be joined; resample one of them");
  EXPECT_EQ(messageOf([&] { joined(motion, restMotion(dogSkeleton(), 3, 1.0 / 30)); }),
            "only motions of the same skeleton can be joined");
  EXPECT_EQ(resampled(Motion(), 10).frames(), 0u);
}

}  // namespace
}  // namespace footfall
