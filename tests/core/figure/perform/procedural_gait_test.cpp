// SPDX-License-Identifier: MIT
#include "figure/perform/procedural_gait.h"
#include "base/angles.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/motion/pose.h"

namespace footfall {
namespace {

using testing::HasSubstr;

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

ProceduralClip make(const char* name, ProceduralGait gait, double speed = 0, double radius = 0,
                    double rate = 120) {
  ProceduralGaitOptions options;
  options.speed = speed;
  options.radius = radius;
  options.frameRate = rate;
  return proceduralGait(characterPreset(name), gait, options);
}

// The share of frames with each number of feet on the ground.
std::vector<double> support(const ProceduralClip& clip) {
  std::vector<double> share(clip.performance.feet.size() + 1, 0);
  for (std::size_t i = 0; i < clip.performance.frames(); ++i) {
    int feet = 0;
    for (std::size_t leg = 0; leg < clip.performance.feet.size(); ++leg) {
      feet += inContact(clip.contacts, static_cast<int>(leg), clip.performance.time(i));
    }
    share[index(feet)] += 1 / static_cast<double>(clip.performance.frames());
  }
  return share;
}

TEST(ProceduralGait, WalkHasTheShareOfDoubleSupportOfPeople) {
  const ProceduralClip walk = make("human", ProceduralGait::Walk, 1.3);
  const std::vector<double> feet = support(walk);
  EXPECT_EQ(feet[0], 0);
  EXPECT_NEAR(feet[2], 0.24, 0.03);  // twice 12 % of the stride
  EXPECT_NEAR(walk.stridePeriod, 1.0, 0.1);
  const Vec3 way = walk.performance.body.back().position - walk.performance.body.front().position;
  EXPECT_NEAR(way.z() / (walk.performance.range().end), 1.3, 0.01);
  // 4 strides: 9 stands begin within or before the clip.
  EXPECT_EQ(walk.contacts.size(), 9u);
  EXPECT_TRUE(walk.performed.reach.empty());
}

TEST(ProceduralGait, WalkVaultsOverTheStandingLeg) {
  const ProceduralClip walk = make("human", ProceduralGait::Walk, 1.3);
  double low = 10, high = 0, left = 0, right = 0;
  for (std::size_t i = 0; i < walk.performance.frames(); ++i) {
    const double y = walk.performance.body[i].position.y();
    low = std::min(low, y);
    high = std::max(high, y);
    int feet = 0, leg = 0;
    for (int l = 0; l < 2; ++l) {
      if (!inContact(walk.contacts, l, walk.performance.time(i))) continue;
      ++feet;
      leg = l;
    }
    if (feet != 1) continue;
    const double side = static_cast<double>(characterPreset("human").legs[index(leg)].side);
    (side > 0 ? left : right) += walk.performance.body[i].position.x();
  }
  EXPECT_NEAR(high - low, 0.04, 0.01);
  EXPECT_GT(left, 0) << "sways over the left foot while that stands";
  EXPECT_LT(right, 0);
}

// Radians that the pelvis leans into a turn of 3 m at 1.3 m/s, over the whole clip.
double pelvisLean() {
  const ProceduralClip walk = make("human", ProceduralGait::Walk, 1.3, 3);
  const Motion& motion = walk.performed.motion;
  const std::size_t pelvis = index(findLimbs(motion.skeleton).pelvis);
  Pose rest = restPose(motion.skeleton), world;
  worldFromLocal(motion.skeleton, rest, rest);
  double mean = 0;
  for (std::size_t i = 0; i < motion.frames(); ++i) {
    worldPose(motion, i, world);
    const Vec3 forward = walk.performance.body[i].rotation * Vec3::UnitZ();
    const Vec3 left = Vec3::UnitY().cross(forward);
    const Vec3 up = world.rotation[pelvis] * rest.rotation[pelvis].conjugate() * Vec3::UnitY();
    mean += std::atan2(up.dot(left), up.y()) / static_cast<double>(motion.frames());
  }
  return mean;
}

const double kLeanOfTheTurn = std::atan(1.3 * 1.3 / (9.81 * 3));

// The body leans as much as balances the turn. Banking the pelvis once more would add 0.6 of that.
TEST(ProceduralGait, PelvisDoesNotBankAgainInATurn) {
  EXPECT_NEAR(pelvisLean(), kLeanOfTheTurn, 0.3 * kLeanOfTheTurn);
}

// It leans by 0.0106 more.
TEST(KnownFaultProceduralGait, PelvisLeansByTheTurnAlone) {
  EXPECT_NEAR(pelvisLean(), kLeanOfTheTurn, 0.01);
}

TEST(ProceduralGait, RunFliesAsFreeBodiesDo) {
  const ProceduralClip run = make("human", ProceduralGait::Run, 3, 0, 1000);
  const std::vector<double> feet = support(run);
  EXPECT_GT(feet[0], 0.2);
  EXPECT_EQ(feet[2], 0);
  const auto height = [&](std::size_t i) { return run.performance.body[i].position.y(); };
  const double dt = run.performance.frameTime;
  int flying = 0;
  double impulse = 0;
  const std::size_t stride = static_cast<std::size_t>(run.stridePeriod / dt);
  for (std::size_t i = 2; i < stride + 2; ++i) {
    const double acceleration = (height(i + 1) - 2 * height(i) + height(i - 1)) / (dt * dt);
    impulse += acceleration * dt;
    bool stands = false;
    for (int leg = 0; leg < 2; ++leg) {
      for (const double shift : {-dt, 0.0, dt})
        stands |= inContact(run.contacts, leg, run.performance.time(i) + shift);
    }
    EXPECT_GT(acceleration, -9.81 - 1e-3);
    if (stands) continue;
    EXPECT_NEAR(acceleration, -9.81, 1e-3);
    ++flying;
  }
  EXPECT_GT(flying, 100);
  EXPECT_NEAR(impulse, 0, 0.05) << "over a stride the ground carries the weight";
}

TEST(ProceduralGait, TrotSetsDiagonalFeetTogether) {
  const ProceduralClip trot = make("dog", ProceduralGait::Trot);
  const Character dog = characterPreset("dog");
  int pairs = 0;
  for (const Contact& a : trot.contacts) {
    for (const Contact& b : trot.contacts) {
      if (a.leg >= b.leg || std::abs(a.strike() - b.strike()) > 1e-9 || a.strike() == 0) continue;
      EXPECT_NE(dog.legs[index(a.leg)].side, dog.legs[index(b.leg)].side);
      EXPECT_NE(dog.legs[index(a.leg)].fore, dog.legs[index(b.leg)].fore);
      ++pairs;
    }
  }
  EXPECT_GE(pairs, 7);
  EXPECT_EQ(support(trot)[1], 0);
  const std::vector<double> walking = support(make("dog", ProceduralGait::Walk));
  EXPECT_EQ(walking[0] + walking[1], 0) << "a walking dog has two feet down at least";
}

TEST(ProceduralGait, StaysOnItsCircle) {
  for (const double radius : {3.0, -3.0}) {
    const ProceduralClip walk = make("human", ProceduralGait::Walk, 1.3, radius);
    const Vec3 centre(radius, 0, 0);
    for (const Contact& c : walk.contacts) EXPECT_NEAR((c.ballPosition - centre).norm(), 3, 0.25);
    const Vec3 ahead = walk.performance.body.back().rotation * Vec3::UnitZ();
    const double turned = 1.3 * walk.performance.range().end / radius;
    EXPECT_NEAR(std::remainder(std::atan2(ahead.x(), ahead.z()) - turned, 2 * kPi), 0, 0.02);
  }
}

TEST(ProceduralGait, FeetStayAboveTheGround) {
  int frames = 0;
  for (const std::string& name : characterPresets()) {
    const std::size_t legs = characterPreset(name).legs.size();
    if (legs > 4) continue;  // of the gait library, not of this generator
    const bool four = legs == 4;
    for (const ProceduralGait gait :
         {ProceduralGait::Walk, four ? ProceduralGait::Trot : ProceduralGait::Run}) {
      const ProceduralClip clip = make(name.c_str(), gait);
      Pose world;
      for (std::size_t i = 0; i < clip.performed.motion.frames(); ++i, ++frames) {
        worldPose(clip.performed.motion, i, world);
        for (const Vec3& p : world.position) ASSERT_GT(p.y(), -1e-3) << name << " frame " << i;
      }
    }
  }
  EXPECT_GT(frames, 2000);
}

TEST(ProceduralGait, NoiseAndDriftAreAsLargeAsAsked) {
  const Character human = characterPreset("human");
  ProceduralGaitOptions options;
  options.strides = 30;
  const Motion clean = proceduralGait(human, ProceduralGait::Walk, options).performed.motion;
  Motion noisy = clean, again = clean, other = clean, drifting = clean;
  addNoise(noisy, human, 0.002, 7);
  addNoise(again, human, 0.002, 7);
  addNoise(other, human, 0.002, 8);
  EXPECT_EQ(noisy.samples, again.samples);
  EXPECT_NE(noisy.samples, other.samples);
  addDrift(drifting, human, Vec3(0.01, 0.02, 0));
  const int ankle = human.limbs.legs[0].ankle();
  const std::vector<double> a = worldPositions(clean, {ankle}), b = worldPositions(noisy, {ankle}),
                            d = worldPositions(drifting, {ankle});
  double square = 0;
  for (std::size_t i = 0; i < a.size(); ++i) square += (b[i] - a[i]) * (b[i] - a[i]);
  EXPECT_NEAR(std::sqrt(square / static_cast<double>(a.size())), 0.002, 0.0006);
  EXPECT_NEAR(d[0] - a[0], 0, 1e-12);
  EXPECT_NEAR(d[d.size() - 3] - a[a.size() - 3], 0.01, 1e-12);
  EXPECT_NEAR(d[d.size() - 2] - a[a.size() - 2], 0.02, 1e-12);
}

TEST(ProceduralGait, RefusesWhatItCannotDo) {
  const auto message = [](const char* name, ProceduralGait gait,
                          const ProceduralGaitOptions& options) -> std::string {
    try {
      proceduralGait(characterPreset(name), gait, options);
    } catch (const Error& e) {
      return e.what();
    }
    return "";
  };
  ProceduralGaitOptions options;
  EXPECT_THAT(message("human", ProceduralGait::Trot, options),
              HasSubstr("human has 2 legs: a run needs 2, a trot 4"));
  options.strides = 0;
  EXPECT_THAT(message("human", ProceduralGait::Walk, options),
              HasSubstr("strides must be 1 to 10000, got 0"));
  options = {};
  options.radius = 0.1;
  EXPECT_THAT(message("human", ProceduralGait::Walk, options), HasSubstr("wider than the hips are high"));
  options = {};
  options.speed = -1;
  EXPECT_THAT(message("human", ProceduralGait::Walk, options), HasSubstr("the speed must be 0 m/s or more"));
  options = {};
  options.frameRate = 0;
  EXPECT_THAT(message("human", ProceduralGait::Walk, options),
              HasSubstr("frame rate must be 1 to 100000 frames per second, got 0"));
}

}  // namespace
}  // namespace footfall
