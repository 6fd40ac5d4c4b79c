// SPDX-License-Identifier: MIT
#include "warp/figure/body_shift.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/constants.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

constexpr double kRate = 120, kHeight = 0.95;

std::vector<Vec3> shiftOf(const std::vector<MovedStand>& stands, std::size_t frames) {
  return bodyShift(stands, frames, 0, 1 / kRate, kHeight);
}

TEST(BodyShift, StandsOverFeetThatAllMove) {
  for (const Vec3& by : shiftOf({{{-1, 9}, Vec3(0.4, 0, 0.1)}, {{-1, 9}, Vec3(0.4, 0, 0.1)}}, 600))
    EXPECT_LT((by - Vec3(0.4, 0, 0.1)).norm(), 1e-9);
}

TEST(BodyShift, NothingMovesWhereNothingWasMoved) {
  for (const Vec3& by : shiftOf({{{0, 1}, Vec3::Zero()}, {{0.9, 2}, Vec3::Zero()}}, 240))
    EXPECT_TRUE(by.isZero(0));
}

// The push of the ground moves with the foot: p - (h/g) p" is the foot's move while it alone stands, none
// while the other does; and far away the figure keeps its very place.
TEST(BodyShift, ThePushMovesWithTheFoot) {
  std::vector<MovedStand> stands;
  for (int i = 0; i < 12; ++i) stands.push_back({{0.5 * i, 0.5 * i + 0.6}, Vec3::Zero()});
  stands[5].moved = Vec3(0.4, 0, 0);
  const std::vector<Vec3> shift = shiftOf(stands, 720);
  const auto push = [&](std::size_t f) {
    const double curve = (shift[f - 1].x() - 2 * shift[f].x() + shift[f + 1].x()) * kRate * kRate;
    return shift[f].x() - kHeight / kGravity * curve;
  };
  EXPECT_NEAR(push(336), 0.4, 1e-6);  // 2.8 s: the moved foot alone, from 2.6 to 3.0 s
  EXPECT_NEAR(push(270), 0, 1e-6);    // 2.25 s: another one
  EXPECT_GT(shift[336].x(), 0.1);
  EXPECT_LT(shift[336].x(), 0.4);
  const auto far = static_cast<std::size_t>((3.1 + tuning::kShiftFades) * kRate) + 2;
  for (std::size_t f = far; f < shift.size(); ++f) EXPECT_TRUE(shift[f].isZero(0)) << f;
}

TEST(BodyShift, FliesStraight) {
  const std::vector<Vec3> shift = shiftOf({{{0, 1}, Vec3::Zero()}, {{1.4, 3}, Vec3(0.3, 0, 0)}}, 360);
  for (std::size_t f = 125; f < 165; ++f) {
    const double curve = shift[f - 1].x() - 2 * shift[f].x() + shift[f + 1].x();
    EXPECT_NEAR(curve, 0, 1e-9) << f;
  }
  EXPECT_GT(shift[165].x() - shift[125].x(), 0.01);
}

}  // namespace
}  // namespace footfall::warp
