// SPDX-License-Identifier: MIT
#include "base/units.h"
#include "base/angles.h"

#include <gtest/gtest.h>

#include "base/math.h"

namespace footfall {
namespace {

TEST(Units, AreMayas) {
  EXPECT_EQ(framesPerSecond("film"), 24);
  EXPECT_EQ(framesPerSecond("ntsc"), 30);
  EXPECT_EQ(framesPerSecond("pal"), 25);
  EXPECT_EQ(framesPerSecond("game"), 15);
  EXPECT_EQ(framesPerSecond("ntscf"), 60);
  EXPECT_EQ(framesPerSecond("120fps"), 120);
  EXPECT_NEAR(framesPerSecond("29.97fps").value(), 29.97, 1e-3);
  EXPECT_FALSE(framesPerSecond("fortnight"));
  EXPECT_EQ(metresPer("cm"), 0.01);
  EXPECT_EQ(metresPer("centimeter"), 0.01);
  EXPECT_EQ(metresPer("in"), 0.0254);
  EXPECT_FALSE(metresPer("parsec"));
  EXPECT_EQ(radiansPer("deg"), kDegree);
  EXPECT_EQ(radiansPer("radian"), 1);
  EXPECT_FALSE(radiansPer("grad"));
}

TEST(Units, NameARateAndComeBack) {
  int named = 0;
  for (const double rate : {15.0, 24.0, 25.0, 30.0, 48.0, 50.0, 60.0, 120.0, 240.0, 6000.0, 24000.0 / 1001}) {
    const auto name = timeUnitName(rate);
    ASSERT_TRUE(name) << rate;
    EXPECT_EQ(framesPerSecond(*name), rate) << *name;
    ++named;
  }
  EXPECT_EQ(named, 11);
  EXPECT_EQ(timeUnitName(24), "film");
  EXPECT_FALSE(timeUnitName(117));
  EXPECT_EQ(nearestMayaRate(1 / 0.0083333), 120);
  EXPECT_EQ(nearestMayaRate(23.9), 24000.0 / 1001);
}

}  // namespace
}  // namespace footfall
