// SPDX-License-Identifier: MIT
// Travel along paths: what the thesis reports as defects is gone (E12, E13, E15, E16; thesis_test.cpp
// measures them in its own method), and requests that cannot be met.
#include "gait/travel/follow.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "base/error.h"
#include "core/gait/travelling.h"
#include "error_of.h"
#include "figure/motion/pose.h"
#include "gait/stride/gait_choice.h"
#include "gait/travel/foot_errors.h"

namespace footfall::gait::fixtures {
namespace {

using testing::HasSubstr;

// How smooth a travel is: the body's vertical acceleration, m/s², and how far a joint turns from a frame to
// the next at most, radians.
struct Smoothness {
  double heave = 0, turn = 0;
};
Smoothness smoothnessOf(const PathTravel& travel) {
  Smoothness result;
  const std::vector<Frame>& body = travel.performance.body;
  const double dt = travel.performance.frameTime;
  for (std::size_t i = 2; i < body.size(); ++i)
    result.heave = std::max(
        result.heave,
        std::abs(body[i].position.y() - 2 * body[i - 1].position.y() + body[i - 2].position.y()) / (dt * dt));
  Pose pose, last;
  localPose(travel.motion, 0, last);
  for (std::size_t i = 1; i < travel.motion.frames(); ++i) {
    localPose(travel.motion, i, pose);
    for (std::size_t j = 0; j < pose.rotation.size(); ++j)
      result.turn = std::max(result.turn, last.rotation[j].angularDistance(pose.rotation[j]));
    std::swap(last, pose);
  }
  return result;
}

// E12: hills, turns of two body lengths' radius. No foot slides, sinks or floats, whatever the gait and
// figure; the body is hardly thrown about more than on level ground, and no joint flips.
TEST(Follow, FeetStayOnHillsAndInTurns) {
  const std::pair<const char*, const char*> all[] = {
      {"dog", "walk"},          {"dog", "trot"},     {"dog", "canter"},    {"dog", "rotary gallop"},
      {"cat", "amble"},         {"cat", "bound"},    {"horse", "canter"},  {"horse", "transverse gallop"},
      {"marten", "half-bound"}, {"marten", "pronk"}, {"insect", "tripod"}, {"spider", "tetrapod"}};
  int looked = 0;
  for (const auto& [who, gait] : all) {
    const MadeStride stride = made(who, gait);
    const Character character = characterPreset(who);
    const double radius = 2 * bodyLength(character);
    // Hills as large against the animal as against the others.
    const double size = character.hipHeight;
    const TerrainPtr ground = hills(120, 0.6 * size, 0.35 * size, 12 * size);
    const TravelPath path(winding(radius), ground, 0.1 * size);
    const PathTravel followed =
        followPath(singleGait(stride.stride), path, TravelSpeed(stride.stride.speed()));
    const FootErrors feet =
        measureFootErrors(followed.motion, character, followed.performance.contacts, *ground);
    EXPECT_LT(feet.skate, 1e-3) << who << ' ' << gait << " at " << feet.skateTime;
    EXPECT_LT(feet.penetration, 1e-3) << who << ' ' << gait << " at " << feet.penetrationTime;
    EXPECT_LT(feet.floating, 1e-3) << who << ' ' << gait << " at " << feet.floatingTime;
    EXPECT_GT(feet.contacts, 4 * character.legs.size()) << who << ' ' << gait;
    // The body stays up: where legs would be short, strides are.
    EXPECT_LT(*std::max_element(followed.drop.begin(), followed.drop.end()), 0.15 * size)
        << who << ' ' << gait;
    const Smoothness here = smoothnessOf(followed);
    const Smoothness level =
        smoothnessOf(followPath(singleGait(stride.stride), TravelPath(straight(8 * radius), flatTerrain()),
                                TravelSpeed(stride.stride.speed())));
    EXPECT_LT(here.heave, 2.5 * level.heave) << who << ' ' << gait;
    EXPECT_LT(here.turn, 1.8 * level.turn + 0.1) << who << ' ' << gait;
    // Small animals turn their paws within a frame or two.
    if (size > 0.3) {
      EXPECT_LT(level.turn, 1.4) << who << ' ' << gait;
    }
    ++looked;
  }
  EXPECT_EQ(looked, 12);
}

// Strides done by a clock of the test's own: φ̇ = v/λ(v).
std::vector<double> stridesAt(const std::vector<double>& times, const Stride& stride,
                              const std::function<double(double)>& speed) {
  std::vector<double> result;
  double phase = 0, t = 0;
  for (const double time : times) {
    const double step = 1e-4;
    for (; t + step <= time; t += step) {
      const double v = speed(t + 0.5 * step);
      phase += step * v / (stride.length * std::pow(v / stride.speed(), 0.6));
    }
    result.push_back(phase);
  }
  return result;
}

// E15, E16: relative phases hold within a hundredth of a stride under speed swings of 40 %, over many
// strides.
TEST(Follow, RelativePhasesHoldUnderSpeedSwings) {
  const MadeStride stride = made("marten", "bound");
  std::vector<SpeedKey> keys;
  const double mean = stride.stride.speed(), swing = 70 / 30.0;
  for (int i = 0; i <= 600; ++i)
    keys.push_back({i * 0.05, mean * (1 + 0.4 * std::sin(2 * kPi * i * 0.05 / swing))});
  const TravelSpeed speed(keys);
  FollowOptions options;
  options.duration = 30;
  const PathTravel followed =
      followPath(singleGait(stride.stride), TravelPath(straight(60), flatTerrain()), speed, options);
  double worst = 0;
  int steps = 0;
  for (std::size_t l = 0; l < 4; ++l) {
    const double wanted = stride.stride.legs[l].timing.phase;
    for (const double phase :
         stridesAt(followed.touchdowns[l], stride.stride, [&](double t) { return speed.speed(t); })) {
      worst = std::max(worst, std::abs(shortestTurn(phase - wanted)));
      ++steps;
    }
  }
  EXPECT_LT(worst, 0.01);
  EXPECT_GT(steps, 400);
}

TEST(Follow, CoversTheGroundAtTheSpeedAskedFor) {
  const MadeStride stride = made("dog", "walk");
  const TerrainPtr slope = slopeTerrain(Vec3::Zero(), 0, 20 * kDegree);
  const TravelPath path(straight(3), slope);
  EXPECT_NEAR(path.length(), 3 / std::cos(20 * kDegree), 1e-6);
  const PathTravel followed = followPath(singleGait(stride.stride), path, TravelSpeed(0.8));
  EXPECT_NEAR(followed.performance.range().end, path.length() / 0.8, 1.0 / 60);
  const Vec3 way = followed.performance.body.back().position - followed.performance.body.front().position;
  EXPECT_NEAR(way.norm(), followed.distance, 0.05);
  // Nose up by the slope, in the mean.
  double pitch = 0;
  for (const Frame& body : followed.performance.body) {
    const Vec3 forward = body.rotation * Vec3::UnitZ();
    pitch += std::asin(forward.y()) / static_cast<double>(followed.performance.body.size());
  }
  EXPECT_NEAR(pitch / kDegree, 20, 4);
}

// Down a steep side in a turn, one leg reaches for its print: the body is down when it lands, not after.
TEST(Follow, TheBodyIsDownWhenAFootLands) {
  const MadeStride stride = made("dog", "trot");
  const Character dog = characterPreset("dog");
  const TerrainPtr ground = hills(80, 0.5, 0.22, 5);
  const PlanPath plan({{Vec2(0, 0), Vec2(0, 1)},
                       {Vec2(0.6, 2.5), {}},
                       {Vec2(3, 4), {}},
                       {Vec2(5, 6), {}},
                       {Vec2(3.5, 8.5), {}}});
  const PathTravel followed =
      followPath(singleGait(stride.stride), TravelPath(plan, ground), TravelSpeed(stride.stride.speed()));
  EXPECT_GT(*std::max_element(followed.drop.begin(), followed.drop.end()), 0.01);
  const FootErrors feet = measureFootErrors(followed.motion, dog, followed.performance.contacts, *ground);
  EXPECT_LT(feet.skate, 1e-3) << feet.skateTime;
  EXPECT_LT(feet.floating, 1e-3) << feet.floatingTime;
}

TEST(Follow, KeyedDistancesAreKept) {
  const MadeStride stride = made("dog", "trot");
  TimeKey a, b, c;
  b.at = 1;
  b.source = 2;
  c.at = 3;
  c.source = 3.5;
  const PathTravel followed = followPath(singleGait(stride.stride), TravelPath(straight(20), flatTerrain()),
                                         TravelSpeed::fromDistances({a, b, c}), [] {
                                           FollowOptions o;
                                           o.duration = 3;
                                           return o;
                                         }());
  EXPECT_NEAR(followed.performance.body[60].position.z(), 2, 0.05);
  EXPECT_NEAR(followed.performance.body[180].position.z(), 3.5, 0.05);
}

TEST(Follow, SameBitsOnAnyNumberOfThreads) {
  const MadeStride stride = made("dog", "canter");
  const TravelPath path(winding(1.2), hills());
  FollowOptions one, three;
  one.threads = 1;
  three.threads = 3;
  const PathTravel a = followPath(singleGait(stride.stride), path, TravelSpeed(2.5), one);
  const PathTravel b = followPath(singleGait(stride.stride), path, TravelSpeed(2.5), three);
  ASSERT_EQ(a.motion.samples.size(), b.motion.samples.size());
  EXPECT_EQ(
      std::memcmp(a.motion.samples.data(), b.motion.samples.data(), a.motion.samples.size() * sizeof(double)),
      0);
}

TEST(Follow, ReportsWhatCannotBeMet) {
  const MadeStride stride = made("dog", "trot");
  EXPECT_THAT(errorOf([&] {
                PlanPath({{Vec2(0, 0), {}}, {Vec2(0, 0), {}}});
              }),
              HasSubstr("1 and 2"));  // no length
  EXPECT_THAT(errorOf([&] { TravelSpeed(0); }), HasSubstr("the speed is 0 throughout"));
  EXPECT_THAT(errorOf([&] {
                TravelSpeed(std::vector<SpeedKey>{{0, 1}, {0, 2}});
              }),
              HasSubstr("must be after the previous key"));
  EXPECT_THAT(errorOf([&] {
                TravelSpeed(std::vector<SpeedKey>{{0, 1}, {1, -2}});
              }),
              HasSubstr("must be at least 0 m/s"));
  // A cliff of three metres across the way.
  Stairs stairs;
  stairs.origin = Vec3(0, 0, 3);
  stairs.run = 50;
  stairs.rise = 3;
  stairs.count = 1;
  const TerrainPtr cliff = stairTerrain(stairs);
  const PathTravel followed =
      followPath(singleGait(stride.stride), TravelPath(straight(6), cliff), TravelSpeed(2));
  const auto step = std::find_if(followed.notes.begin(), followed.notes.end(),
                                 [](const FollowNote& n) { return n.limit == FollowLimit::Step; });
  ASSERT_NE(step, followed.notes.end());
  EXPECT_THAT(step->text, HasSubstr("rises by 3 m in one stride"));
  EXPECT_EQ(step->kind, Note::Kind::Unmet);
  EXPECT_TRUE(anyUnmet(followed.notes));
  // Off the terrain altogether, and half of the way.
  EXPECT_THAT(errorOf([&] {
                TravelPath(PlanPath({{Vec2(90, 90), {}}, {Vec2(95, 95), {}}}), hills());
              }),
              HasSubstr("does not touch the terrain anywhere"));
  const PathTravel half =
      followPath(singleGait(stride.stride), TravelPath(straight(30), hills(40, 0.25)), TravelSpeed(2));
  EXPECT_TRUE(std::any_of(half.notes.begin(), half.notes.end(),
                          [](const FollowNote& n) { return n.limit == FollowLimit::OffGround; }));
  EXPECT_FALSE(anyUnmet(half.notes)) << "off the terrain the ground goes on level";
  FollowOptions options;
  EXPECT_THAT(errorOf([&] {
                followPath(singleGait(stride.stride), TravelPath(straight(30), flatTerrain()),
                           TravelSpeed(std::vector<SpeedKey>{{0, 1}, {2, 0}}), options);
              }),
              HasSubstr("never reached at this speed"));
}

// Speeding up and slowing down: gaits change by the Froude number, down later than up.
TEST(GaitChoice, HysteresisAndOneGaitAtATime) {
  const Character dog = characterPreset("dog");
  const double h = meanHipHeight(dog), toTrot = std::sqrt(0.35 * 9.81 * h),
               toGallop = std::sqrt(2.5 * 9.81 * h);
  const TravelSpeed speed(std::vector<SpeedKey>{{0, 0.5}, {10, 5}, {20, 0.5}});
  const GaitChoice choice = chooseGaits(dog, speed, 20, gaitsBySpeed(dog));
  EXPECT_THAT(choice.names, testing::ElementsAre("walk", "trot", "rotary gallop", "trot", "walk"));
  ASSERT_EQ(choice.plan.changes.size(), 4u);
  const auto at = [&](std::size_t k) { return speed.speed(choice.plan.changes[k].start); };
  EXPECT_NEAR(at(0), toTrot, 0.02);
  EXPECT_NEAR(at(1), toGallop, 0.02);
  EXPECT_NEAR(at(2), 0.8 * toGallop, 0.02);
  EXPECT_NEAR(at(3), 0.8 * toTrot, 0.02);
}

// A speed that wavers about the change is not a reason to change back and forth; six and eight legs choose
// too.
TEST(GaitChoice, AWaveringSpeedKeepsItsGait) {
  const Character dog = characterPreset("dog");
  const double change = std::sqrt(0.35 * 9.81 * meanHipHeight(dog));
  std::vector<SpeedKey> keys;
  for (int i = 0; i <= 60; ++i) keys.push_back({0.5 * i, change * (1 + 0.08 * std::sin(0.9 * i))});
  const GaitChoice wavers = chooseGaits(dog, TravelSpeed(keys), 30, gaitsBySpeed(dog));
  EXPECT_THAT(wavers.names, testing::ElementsAre("walk", "trot"));
  // Without hysteresis it would: that the speed does waver enough.
  GaitChoiceOptions none;
  none.hysteresis = 0;
  EXPECT_GT(chooseGaits(dog, TravelSpeed(keys), 30, gaitsBySpeed(dog), none).names.size(), 4u);
  const Character insect = characterPreset("insect"), spider = characterPreset("spider");
  const auto faster = [](const Character& who) {
    const double fast = std::sqrt(0.3 * 9.81 * meanHipHeight(who));
    const TravelSpeed speed(std::vector<SpeedKey>{{0, 0.3 * fast}, {5, fast}});
    return chooseGaits(who, speed, 5, gaitsBySpeed(who)).names;
  };
  EXPECT_THAT(faster(insect), testing::ElementsAre("tetrapod", "tripod"));
  EXPECT_THAT(faster(spider), testing::ElementsAre("wave", "tetrapod"));
  // A horse gallops transversely, a cat rotarily.
  EXPECT_EQ(gaitsBySpeed(characterPreset("horse")).back().gait, std::string("transverse gallop"));
  EXPECT_EQ(gaitsBySpeed(characterPreset("cat")).back().gait, std::string("rotary gallop"));
  EXPECT_THAT(errorOf([&] { gaitsBySpeed(characterPreset("human")); }), HasSubstr("no gaits for 2 legs"));
}

}  // namespace
}  // namespace footfall::gait::fixtures
