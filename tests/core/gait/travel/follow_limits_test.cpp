// SPDX-License-Identifier: MIT
// What a travel says where a limit is met (F26), and that it says nothing where none is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "core/gait/travelling.h"

namespace footfall::gait::fixtures {
namespace {

using testing::HasSubstr;

const FollowNote* noteOf(const PathTravel& travel, FollowLimit limit) {
  for (const FollowNote& note : travel.notes) {
    if (note.limit == limit) return &note;
  }
  return nullptr;
}

PathTravel travelOf(const GaitPlan& plan, const TerrainPtr& ground, const TravelSpeed& speed,
                    double seconds) {
  FollowOptions options;
  options.duration = seconds;
  return followPath(plan, TravelPath(straight(30), ground), speed, options);
}

TEST(FollowLimits, MakesNoNotesOnEasyGround) {
  const Stride trot = made("dog", "trot").stride;
  EXPECT_TRUE(travelOf(singleGait(trot), flatTerrain(), TravelSpeed(trot.speed()), 3).notes.empty());
}

TEST(FollowLimits, WalksFasterThanLegsFall) {
  const Stride walk = made("dog", "walk").stride;
  const double most = std::sqrt(9.81 * walk.hipHeight);
  EXPECT_EQ(noteOf(travelOf(singleGait(walk), flatTerrain(), TravelSpeed(0.95 * most), 2), FollowLimit::Fast),
            nullptr);
  const PathTravel fast = travelOf(singleGait(walk), flatTerrain(), TravelSpeed(1.1 * most), 2);
  const FollowNote* note = noteOf(fast, FollowLimit::Fast);
  ASSERT_NE(note, nullptr);
  EXPECT_NEAR(note->amount, 1.1 * most, 1e-9);
  EXPECT_THAT(note->text, HasSubstr("too fast for a walk"));
}

// r ≤ β^(1/0.6): a foot would never fly (§3.7).
TEST(FollowLimits, FeetThatWouldNotLeaveTheGround) {
  const Stride walk = made("dog", "walk").stride;
  const double edge = std::pow(walk.legs[0].timing.duty, 1 / 0.6);
  EXPECT_EQ(noteOf(travelOf(singleGait(walk), flatTerrain(), TravelSpeed(1.3 * edge * walk.speed()), 4),
                   FollowLimit::Duty),
            nullptr);
  EXPECT_NE(noteOf(travelOf(singleGait(walk), flatTerrain(), TravelSpeed(edge * walk.speed()), 6),
                   FollowLimit::Duty),
            nullptr);
}

TEST(FollowLimits, ChangesTooQuickForALeg) {
  GaitPlan plan;
  plan.strides = {std::make_shared<const Stride>(made("dog", "trot").stride),
                  std::make_shared<const Stride>(made("dog", "bound").stride)};
  const double period = plan.strides[0]->period;
  const TravelSpeed speed(plan.strides[0]->speed());
  plan.changes = {{1, 3 * period}};
  EXPECT_EQ(noteOf(travelOf(plan, flatTerrain(), speed, 4), FollowLimit::Quick), nullptr);
  plan.changes = {{1, 0.2 * period}};
  EXPECT_NE(noteOf(travelOf(plan, flatTerrain(), speed, 4), FollowLimit::Quick), nullptr);
}

TEST(FollowLimits, StandingStillInTheAir) {
  const Stride trot = made("dog", "trot").stride;
  const TravelSpeed stops(std::vector<SpeedKey>{{0, trot.speed()}, {1, trot.speed()}, {1.05, 0}});
  const PathTravel travel = travelOf(singleGait(trot), flatTerrain(), stops, 3);
  const FollowNote* note = noteOf(travel, FollowLimit::Waiting);
  ASSERT_NE(note, nullptr);
  EXPECT_NEAR(note->time, 1.05, 0.05);
  EXPECT_EQ(note->amount, 2);
  // Slowing down it has time to put all feet down.
  const TravelSpeed slows(std::vector<SpeedKey>{{0, trot.speed()}, {1, trot.speed()}, {1.5, 0}});
  EXPECT_EQ(noteOf(travelOf(singleGait(trot), flatTerrain(), slows, 3), FollowLimit::Waiting), nullptr);
}

TEST(FollowLimits, SlopesTooSteepForTheTrunkAndTheLegs) {
  const Stride walk = made("dog", "walk").stride;
  const PathTravel travel =
      travelOf(singleGait(walk), slopeTerrain(Vec3::Zero(), 0, 55 * kDegree), TravelSpeed(walk.speed()), 3);
  const FollowNote* pitch = noteOf(travel, FollowLimit::Pitch);
  ASSERT_NE(pitch, nullptr);
  EXPECT_NEAR(pitch->amount, 55 * kDegree, 3 * kDegree);
  EXPECT_THAT(pitch->text, HasSubstr("it is limited to 46"));
  for (const Frame& body : travel.performance.body) {
    const Vec3 forward = body.rotation * Vec3::UnitZ();
    EXPECT_LT(std::abs(std::asin(forward.y())), 0.8 + 0.15);
  }
}

}  // namespace
}  // namespace footfall::gait::fixtures
