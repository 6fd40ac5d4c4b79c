// SPDX-License-Identifier: MIT
#include "footprint/track/extract_prints.h"
#include "base/angles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <tuple>

#include "base/error.h"
#include "core/footprint/tracks.h"
#include "figure/motion/pose.h"
#include "figure/perform/procedural_gait.h"
#include "footprint/walk/walk.h"
#include "io/scene_file.h"
#include "recorded_clips.h"

namespace footfall::footprint {
namespace {

struct Worst {
  double place = 0, yaw = 0, strike = 0, lift = 0;
  int prints = 0;
};

// What is extracted against what the generator knows. Places: where the sole of the standing foot has its
// middle.
Worst compare(const ProceduralClip& clip, const Character& character) {
  const ExtractedPrints found = extractPrints(clip.performed.motion);
  EXPECT_TRUE(faultsOf(found.track, makeVirtualLegs(found.character).legNames()).empty());
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
    const double flat = 0.5 * (truth.flat() + std::min(truth.heelOff(), truth.ball.end));
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
  const ProceduralClip clip = proceduralGait(dog, ProceduralGait::Trot);
  const Worst worst = compare(clip, dog);
  EXPECT_GE(worst.prints, 10);
  EXPECT_LT(worst.place, 0.02);
  // Its own prints can be walked: feet that land in pairs have times, and after the last pair the gait goes
  // on.
  const ExtractedPrints found = extractPrints(clip.performed.motion);
  for (const Footprint& print : found.track.prints) EXPECT_GT(print.step, 0);
  const Walk walk = walkTrack(found.character, found.track, nullptr);
  for (const PrintNote& note : walk.diagnosis.notes)
    EXPECT_NE(note.problem, PrintProblem::OutOfReach) << note.text;
  EXPECT_NEAR(walk.timing.duration, clip.performance.range().end, 0.3);
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

// People's feet are on the ground for 0.58 to 0.66 of a walking stride (Perry & Burnfield: 0.62), and for
// 0.22 to 0.4 of a running one (Novacheck). Recorded feet slide as they land and roll as they leave: all of
// that counts.
TEST(ExtractPrints, RecordedStepsLastAsLongAsPeoples) {
  const std::string folder = FOOTFALL_CMU_DIR;
  FOOTFALL_NEED_CLIPS("02_01");
  int checked = 0;
  for (const auto& [clip, least, most] : {std::tuple{"/02_01.bvh", 0.56, 0.66},
                                          {"/07_01.bvh", 0.52, 0.66},
                                          {"/16_15.bvh", 0.56, 0.66},
                                          {"/02_03.bvh", 0.22, 0.4},
                                          {"/16_35.bvh", 0.22, 0.4},
                                          {"/09_01.bvh", 0.2, 0.4}}) {
    const ExtractedPrints found = extractPrints(*readScene(folder + clip).motion);
    const std::vector<Footprint>& prints = found.track.prints;
    for (std::size_t i = 0; i + 2 < prints.size(); ++i) {
      if (found.cut[i]) continue;
      const double duty = prints[i].stance / (prints[i].step + prints[i + 1].step);
      EXPECT_GT(duty, least) << clip << " print " << i + 1;
      EXPECT_LT(duty, most) << clip << " print " << i + 1;
      ++checked;
    }
  }
  EXPECT_GT(checked, 12);
}

// Walked again on its own prints a recorded walk has its body where it was, and its feet.
TEST(ExtractPrints, ARecordedWalkIsNearItselfOnItsOwnPrints) {
  const std::string file = std::string(FOOTFALL_CMU_DIR) + "/02_01.bvh";
  FOOTFALL_NEED_CLIPS("02_01");
  const Motion source = *readScene(file).motion;
  const ExtractedPrints found = extractPrints(source);
  const Walk walk = walkTrack(found.character, found.track, nullptr);
  const Limbs& limbs = found.character.limbs;
  double body = 0, ankles = 0, count = 0;
  Pose a, b;
  for (std::size_t i = 2; i < source.frames(); i += 4) {
    const double time = source.time(i) - found.startTime;
    if (time < 0 || time > walk.timing.duration) continue;
    worldPose(source, i, a);
    worldPoseAt(walk.performed.motion, time, b);
    const auto off = [&](int joint) {
      const auto j = static_cast<std::size_t>(joint);
      return std::pow(a.position[j].y() - b.position[j].y(), 2);
    };
    body += off(limbs.pelvis);
    ankles += 0.5 * (off(limbs.legs[0].ankle()) + off(limbs.legs[1].ankle()));
    ++count;
  }
  ASSERT_GT(count, 60);
  EXPECT_LT(std::sqrt(body / count), 0.025);    // metres; 0.013 measured
  EXPECT_LT(std::sqrt(ankles / count), 0.035);  // 0.024
}

// Who rests on both feet at an end of the clip stands there; who is cut out of a walk does not. The leap
// takes as long as in the clip, and the figure is still there when it is over.
TEST(ExtractPrints, ARecordedLeapStandsAtBothEnds) {
  const std::string folder = FOOTFALL_CMU_DIR;
  FOOTFALL_NEED_CLIPS("16_05");
  const Motion source = *readScene(folder + "/16_05.bvh").motion;
  const ExtractedPrints leap = extractPrints(source),
                        walk = extractPrints(*readScene(folder + "/16_15.bvh").motion);
  EXPECT_TRUE(leap.track.standingStart && leap.track.standingEnd);
  EXPECT_FALSE(walk.track.standingStart || walk.track.standingEnd);
  ASSERT_EQ(leap.track.prints.size(), 4u);
  const TrackTiming timing = timingOf(leap.track);
  EXPECT_NEAR(timing.duration + leap.startTime, source.time(source.frames() - 1), 0.05);
  int flights = 0;
  for (const TrackSpan& span : timing.spans) flights += span.flight ? 1 : 0;
  EXPECT_EQ(flights, 1);
  // It crouches before it leaps, on legs that were straight at rest.
  const Walk again = walkTrack(leap.character, leap.track, nullptr);
  double lowest = 1e9, leaves = 0;
  for (const TrackSpan& span : timing.spans) {
    if (span.flight) leaves = span.start;
  }
  for (double t = 0; t < leaves; t += 0.02) lowest = std::min(lowest, again.solution.path.at(t).position.y());
  EXPECT_LT(lowest, again.solution.path.at(0).position.y() - 0.04);
}

TEST(ExtractPrints, WhatHasNoPrintsIsRefused) {
  Motion stick;
  stick.skeleton.joints.resize(1);
  stick.skeleton.joints[0].name = "root";
  EXPECT_THAT(errorOf([&] { extractPrints(stick); }), testing::HasSubstr("the figure has no legs"));
}

}  // namespace
}  // namespace footfall::footprint
