// SPDX-License-Identifier: MIT
#include "figure/quality/hinge_series.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/angles.h"

namespace footfall {
namespace {

// A pair of legs whose left knee has two axes.
Motion legs() {
  Motion motion;
  const auto add = [&](const char* name, int parent, const Vec3& at) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.translation = at;
    motion.skeleton.joints.push_back(joint);
    return static_cast<int>(motion.skeleton.size()) - 1;
  };
  const int hips = add("Hips", -1, {0, 0.95, 0});
  for (const char* side : {"Left", "Right"}) {
    const std::string name = side;
    const int hip = add((name + "UpLeg").c_str(), hips, {name == "Left" ? 0.1 : -0.1, 0, 0});
    const int knee = add((name + "Leg").c_str(), hip, {0, -0.45, 0.01});
    const int ankle = add((name + "Foot").c_str(), knee, {0, -0.42, -0.01});
    add((name + "ToeBase").c_str(), ankle, {0, -0.06, 0.14});
  }
  motion.channels = {{2, ChannelKind::RotateX}, {2, ChannelKind::RotateZ}};
  return motion;
}

TEST(HingeSeries, AKneeOffItsHingeIsOffByAsMuch) {
  Motion motion = legs();
  for (int f = 0; f < 200; ++f) {
    const double bend = (40 + 30 * std::sin(0.1 * f)) * kDegree;
    motion.samples.insert(motion.samples.end(), {bend, f == 120 ? 12 * kDegree : 0});
  }
  const std::vector<HingeSeries> hinges = hingeSeries(motion, findLimbs(motion.skeleton));
  ASSERT_EQ(hinges.size(), 1u);  // the other knee has no channels
  EXPECT_EQ(hinges[0].joint, 2);
  EXPECT_GT(std::abs(hinges[0].axis.x()), 0.999);
  for (std::size_t f = 0; f < 200; ++f) EXPECT_NEAR(hinges[0].off[f], f == 120 ? 12 : 0, 0.5) << f;
}

TEST(HingeSeries, AJointThatHardlyBendsHasNone) {
  Motion motion = legs();
  for (int f = 0; f < 50; ++f)
    motion.samples.insert(motion.samples.end(), {kDegree, 0.5 * kDegree * (f % 2)});
  EXPECT_TRUE(hingeSeries(motion, findLimbs(motion.skeleton)).empty());
}

}  // namespace
}  // namespace footfall
