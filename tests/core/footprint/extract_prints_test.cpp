// SPDX-License-Identifier: MIT
#include "footprint/extract_prints.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/procedural_gait.h"
#include "footprint/walker.h"

namespace footfall {
namespace {

struct Worst {
  double place = 0, yaw = 0, strike = 0, lift = 0;
  int prints = 0;
};

// What is extracted against what the generator knows. Places: where the sole of the standing foot has its
// middle.
Worst compare(const ProceduralClip& clip, const Character& character) {
  const ExtractedPrints found = extractPrints(clip.performed.motion);
  EXPECT_TRUE(faultsOf(found.track, makeWalker(found.character).legNames()).empty());
  const TrackTiming timing = timingOf(found.track);
  Worst worst;
  for (const Contact& truth : clip.contacts) {
    const bool whole = truth.strike() > 1e-6 && truth.toeOff() < clip.performance.range().end - 1e-6;
    if (!whole) continue;
    const PrintContact* match = nullptr;
    for (const PrintContact& c : timing.contacts) {
      const double middle = 0.5 * (c.strike + c.lift) + found.startTime;
      if (c.leg == truth.leg && middle > truth.strike() && middle < truth.toeOff()) match = &c;
    }
    if (match == nullptr) {
      ADD_FAILURE() << "no print for the contact at " << truth.strike();
      continue;
    }
    const Footprint& print = found.track.prints[static_cast<std::size_t>(match->print)];
    const Foot& foot = character.legs[static_cast<std::size_t>(truth.leg)].foot;
    // The foot's frame half-way through the stance, flat on the ground.
    const double flat = 0.5 * (truth.flat() + std::min(truth.heelOff(), truth.toe.end));
    const auto frame = static_cast<std::size_t>(std::lround(flat / clip.performance.frameTime));
    const Frame& sole = clip.performance.feet[static_cast<std::size_t>(truth.leg)][frame].frame;
    const Vec3 middle = sole * Vec3(0.5 * (foot.heel + foot.ball));
    worst.place = std::max(worst.place, (middle - print.position).norm());
    const Vec3 toes = sole.rotation * Vec3::UnitZ();
    worst.yaw =
        std::max(worst.yaw, std::abs(std::remainder(std::atan2(toes.x(), toes.z()) - print.yaw, 2 * kPi)));
    const double frameTime = clip.performance.frameTime;
    worst.strike =
        std::max(worst.strike, std::abs(match->strike + found.startTime - truth.strike()) / frameTime);
    worst.lift = std::max(worst.lift, std::abs(match->lift + found.startTime - truth.toeOff()) / frameTime);
    ++worst.prints;
  }
  return worst;
}

TEST(ExtractPrints, AWalkAndARunGiveTheirPrintsBack) {
  const Character human = characterPreset("human");
  for (const ProceduralGait gait : {ProceduralGait::Walk, ProceduralGait::Run}) {
    for (const double radius : {0.0, 6.0}) {
      ProceduralGaitOptions options;
      options.radius = radius;
      const Worst worst = compare(proceduralGait(human, gait, options), human);
      EXPECT_GE(worst.prints, 6);
      EXPECT_LT(worst.place, 0.01);
      EXPECT_LT(worst.yaw, 0.05);
      EXPECT_LT(worst.strike, 2);
      EXPECT_LT(worst.lift, 2);
    }
  }
}

TEST(ExtractPrints, ATrottingDogToo) {
  const Character dog = characterPreset("dog");
  const Worst worst = compare(proceduralGait(dog, ProceduralGait::Trot), dog);
  EXPECT_GE(worst.prints, 10);
  EXPECT_LT(worst.place, 0.02);
}

TEST(ExtractPrints, AClipCutInADoubleStanceStartsStanding) {
  ProceduralClip clip = proceduralGait(characterPreset("human"), ProceduralGait::Walk);
  const ExtractedPrints found = extractPrints(clip.performed.motion);
  EXPECT_EQ(found.cut.size(), found.track.prints.size());
  EXPECT_TRUE(found.cut.front());
  EXPECT_LE(found.startTime, 0.02);
  for (std::size_t i = 0; i + 1 < found.track.prints.size(); ++i) {
    EXPECT_NE(found.track.prints[i].leg, found.track.prints[i + 1].leg);
    EXPECT_GT(found.track.prints[i].step, 0);
  }
}

TEST(ExtractPrints, WhatHasNoPrintsIsRefused) {
  Motion stick;
  stick.skeleton.joints.resize(1);
  stick.skeleton.joints[0].name = "root";
  EXPECT_THROW(extractPrints(stick), Error);
}

}  // namespace
}  // namespace footfall
