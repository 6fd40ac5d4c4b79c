// SPDX-License-Identifier: MIT
#include "figure/cleanup/clean_up.h"
#include "base/angles.h"

#include <cmath>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "base/error.h"
#include "base/numeric/statistics.h"
#include "core/figure/quality/quality_fixtures.h"
#include "figure/cleanup/hip_pops.h"
#include "figure/motion/resample.h"
#include "figure/perform/procedural_gait.h"
#include "figure/quality/joint_speeds.h"
#include "figure/quality/plant_drift.h"
#include "figure/quality/quality.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;

// A human walk whose feet slide: the whole figure is carried along by a slow sway.
Motion skatingWalk(double rate = 120) {
  const Character character = characterPreset("human");
  ProceduralGaitOptions options;
  options.frameRate = rate;
  Motion motion = proceduralGait(character, ProceduralGait::Walk, options).performed.motion;
  const int root = findLimbs(motion.skeleton).root;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    const double t = motion.time(f);
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      if (motion.channels[c].joint != root) continue;
      if (motion.channels[c].kind == ChannelKind::TranslateX) motion.frame(f)[c] += 0.01 * std::sin(3 * t);
      if (motion.channels[c].kind == ChannelKind::TranslateZ) motion.frame(f)[c] += 0.01 * std::sin(5 * t);
    }
  }
  return motion;
}

struct Both {
  CleanResult result;
  QualityReport before, after;
};

Both cleaned(const Motion& motion, const CleanOptions& options = {}) {
  Both both;
  both.result = cleanUp(motion, options);
  QualityOptions quality;
  quality.contacts = both.result.contacts;
  both.before = measureQuality(motion, quality);
  both.after =
      measureQuality(resampled(both.result.motion, 1 / motion.frameTime, Interpolation::Channels), quality);
  return both;
}

TEST(CleanUp, PlantsFeetThatSlide) {
  const Both both = cleaned(skatingWalk());
  EXPECT_GT(both.before.skate.mean, 0.004);
  EXPECT_LT(both.after.skate.max, 1e-3);
  EXPECT_LT(both.after.floating.max, 1e-4);
  EXPECT_LT(both.result.unreached, 1e-9);
  EXPECT_LE(both.after.jointJump.high, both.before.jointJump.high + 60 * kDegree);
}

TEST(CleanUp, KeepsTheRateAndSaysWhatHappensBetweenFrames) {
  const Motion motion = skatingWalk(30);
  const CleanResult kept = cleanUp(motion);
  EXPECT_EQ(kept.rateFactor, 1);
  EXPECT_EQ(kept.motion.frames(), motion.frames());
  EXPECT_EQ(kept.motion.frameTime, motion.frameTime);
  EXPECT_LT(kept.drift, 1e-3);
  EXPECT_GT(kept.driftBetween, 1e-4);
}

TEST(CleanUp, RaisesTheRateForWhoWantsFeetStillBetweenFrames) {
  const Motion motion = skatingWalk(30);
  CleanOptions still;
  still.betweenFrames = 1e-4;
  const CleanResult result = cleanUp(motion, still);
  EXPECT_GT(result.rateFactor, 1);
  EXPECT_LE(result.driftBetween, 1e-4);
  EXPECT_LT(result.driftBetween, cleanUp(motion).driftBetween);
}

TEST(CleanUp, LeavesEverythingButTheLegsAsItIs) {
  const Motion motion = skatingWalk();
  const CleanResult result = cleanUp(motion);
  const std::size_t factor = static_cast<std::size_t>(result.rateFactor);
  std::size_t others = 0;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const int joint = motion.channels[c].joint;
    bool legs = joint == result.contacts.limbs.root;
    for (const Leg& leg : result.contacts.limbs.legs) {
      legs = legs || std::find(leg.joints.begin(), leg.joints.end(), joint) != leg.joints.end();
    }
    if (legs) continue;
    ++others;
    for (std::size_t f = 0; f < motion.frames(); ++f)
      ASSERT_EQ(result.motion.frame(f * factor)[c], motion.frame(f)[c]);
  }
  EXPECT_GT(others, 10u);
}

TEST(CleanUp, LeavesAMotionWithoutContactsBitForBit) {
  FootTrack foot;
  foot.hold(1);
  Motion motion = standingFigure(foot);
  for (std::size_t f = 0; f < motion.frames(); ++f) motion.frame(f)[2] = 3.0 * static_cast<double>(f) / 120;
  const CleanResult result = cleanUp(motion);
  EXPECT_TRUE(result.contacts.contacts.empty());
  EXPECT_EQ(result.motion.samples, motion.samples);
  EXPECT_EQ(result.changedFrames, 0u);
}

TEST(CleanUp, LowersTheHipsSmoothlyWhereALegWouldOverExtend) {
  // The hips rise by 6 cm over the walk, so that planted legs of 0.87 m cannot reach.
  const Character character = characterPreset("human");
  ProceduralGaitOptions options;
  options.frameRate = 120;
  Motion motion = proceduralGait(character, ProceduralGait::Walk, options).performed.motion;
  const int root = findLimbs(motion.skeleton).root;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const bool height =
          motion.channels[c].joint == root && motion.channels[c].kind == ChannelKind::TranslateY;
      if (height) motion.frame(f)[c] += 0.06 * std::sin(2 * motion.time(f));
    }
  }
  const Both both = cleaned(motion);
  EXPECT_GT(both.result.sink, 0.001);
  EXPECT_LT(both.result.unreached, 1e-9);
  EXPECT_LT(both.after.rootJump.max, both.before.rootJump.max + 0.1);
  EXPECT_LE(both.after.extension.max, std::max(0.9971, both.before.extension.max + 1e-9));
}

TEST(CleanUp, RefusesSamplesThatAreNotFiniteAndTakesNoFrames) {
  EXPECT_THAT(cleanUp(Motion()).notes, ::testing::ElementsAre("the motion has no frames"));
  FootTrack foot;
  foot.hold(0.1);
  Motion motion = standingFigure(foot);
  motion.samples.back() = std::nan("");
  EXPECT_THAT([&] { cleanUp(motion); },
              ::testing::ThrowsMessage<Error>(HasSubstr(fmt::format(
                  "frame {} of the motion holds a value that is not finite", motion.frames() - 1))));
}

TEST(CleanUp, TheSameBitsOnAnyNumberOfThreads) {
  CleanOptions one, many;
  one.threads = 1;
  many.threads = 4;
  EXPECT_EQ(cleanUp(skatingWalk(), one).motion.samples, cleanUp(skatingWalk(), many).motion.samples);
}

// Degrees of a knee, and of what it turns aside from one frame to the next.
std::vector<double> kneeBends(const Motion& motion, const Leg& leg) {
  std::vector<double> bends;
  Pose pose;
  const auto at = [&](std::size_t i) -> const Vec3& {
    return pose.position[static_cast<std::size_t>(leg.joints[i])];
  };
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    worldPose(motion, f, pose);
    const Vec3 thigh = at(1) - at(0), shank = at(2) - at(1);
    bends.push_back(std::acos(std::clamp(thigh.normalized().dot(shank.normalized()), -1.0, 1.0)) / kDegree);
  }
  return bends;
}

// Frames in which a knee turns aside by more than 3 degrees (at 120 frames per second), twice what it did
// within five frames of there.
int newKinks(const Motion& source, const Motion& cleaned, const ContactReport& contacts) {
  int kinks = 0;
  const double least = 3 * std::pow(120 * source.frameTime, 2);
  for (const Leg& leg : contacts.limbs.legs) {
    const std::vector<double> before = kneeBends(source, leg), after = kneeBends(cleaned, leg);
    const auto aside = [](const std::vector<double>& x, std::size_t f) {
      return std::abs(x[f] - 2 * x[f + 1] + x[f + 2]);
    };
    for (std::size_t f = contacts.firstFrame; f + 2 < before.size(); ++f) {
      double own = 0;
      for (std::size_t k = std::max(contacts.firstFrame + 5, f) - 5; k <= std::min(before.size() - 3, f + 5);
           ++k)
        own = std::max(own, aside(before, k));
      const double now = aside(after, f);
      kinks += now > least && now > 2 * own ? 1 : 0;
    }
  }
  return kinks;
}

// How much faster any joint turns than its own 99.9th percentile and than it did there, in parts.
double largestGrowth(const Motion& source, const Motion& cleaned, std::size_t first) {
  const auto before = jointSpeeds(source, {}, first, 1), after = jointSpeeds(cleaned, {}, first, 1);
  double growth = 0;
  for (std::size_t j = 0; j < before.size(); ++j) {
    std::vector<double> sorted(before[j].begin(), before[j].end());
    if (sorted.empty()) continue;
    const double high = quantile(sorted, 0.999);
    for (std::size_t i = 0; i < before[j].size(); ++i) {
      const double may = std::max(high, static_cast<double>(before[j][i]));
      if (may > 0.1) growth = std::max(growth, static_cast<double>(after[j][i]) / may - 1);
    }
  }
  return growth;
}

// Tuned on the clips of the first folder and a dozen of the second.
TEST(CleanUp, PlantsFeetOfRecordedClipsAndLeavesTheRestAsItWas) {
  FOOTFALL_NEED_CLIPS();
  std::vector<std::string> clips = recordedClipFiles();
  const std::vector<std::string> more = recordedClipFiles(FOOTFALL_CMU_MORE_DIR);
  for (std::size_t i = 0; i < more.size(); i += 3) clips.push_back(more[i]);
  const int count = static_cast<int>(clips.size());
  int sliding = 0, kinks = 0;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : sliding, kinks)
  for (int i = 0; i < count; ++i) {
    const std::string& clip = clips[static_cast<std::size_t>(i)];
    const Motion motion = readCmu(clip);
    CleanOptions options;
    options.threads = 1;
    const Both both = cleaned(motion, options);
    const CleanResult& result = both.result;
    EXPECT_EQ(result.rateFactor, 1) << clip;
    EXPECT_EQ(result.motion.samples.size(), motion.samples.size()) << clip;
    if (result.motion.samples.size() != motion.samples.size()) continue;
    // Nothing of a foot is deeper in the ground than it was.
    EXPECT_LE(both.after.penetration.mean, both.before.penetration.mean + 1e-4) << clip;
    EXPECT_LE(both.after.penetration.max, both.before.penetration.max + 2.5e-3) << clip;
    EXPECT_LT(result.unreached, 1e-3) << clip;
    kinks += newKinks(motion, result.motion, result.contacts) > 0 ? 1 : 0;
    EXPECT_LE(largestGrowth(motion, result.motion, result.contacts.firstFrame), 0.08) << clip;
    // Contacts found anew do not slide either.
    QualityOptions fresh;
    fresh.threads = 1;
    sliding += measureQuality(result.motion, fresh).skate.max > 1e-3 ? 1 : 0;
  }
  EXPECT_GE(count, 45);
  EXPECT_LE(sliding, 5);
  EXPECT_LE(kinks, 2);
}

TEST(CleanUp, ChangesNothingTheSecondTime) {
  FOOTFALL_NEED_CLIPS("07_01", "16_15", "69_20");
  for (const char* clip : {"07_01", "16_15", "69_20"}) {
    const CleanResult once = cleanUp(readCmu(recordedClip(clip)));
    EXPECT_GT(once.changedFrames, 0u) << clip;
    const CleanResult twice = cleanUp(once.motion);
    EXPECT_EQ(twice.changedFrames, 0u) << clip;
    EXPECT_EQ(twice.motion.samples, once.motion.samples) << clip;
  }
}

TEST(CleanUp, PutsHipsThatTurnAwayForAFrameBetweenTheirNeighboursAndSaysSo) {
  Motion motion = skatingWalk();
  const int root = findLimbs(motion.skeleton).root;
  const std::size_t popped = 60;
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    if (motion.channels[c].joint == root && motion.channels[c].kind == ChannelKind::RotateX)
      motion.frame(popped)[c] += 10 * kDegree;
  }
  const Motion source = motion;
  EXPECT_EQ(calmHipPops(motion, detectContacts(motion)), std::vector<std::size_t>{popped});
  std::size_t kept = 0;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    if (f == popped) continue;
    for (std::size_t c = 0; c < motion.channels.size(); ++c, ++kept)
      ASSERT_EQ(motion.frame(f)[c], source.frame(f)[c]);
  }
  EXPECT_GT(kept, 1000u);
  Pose before, pose, after;
  worldPose(motion, popped - 1, before);
  worldPose(motion, popped, pose);
  worldPose(motion, popped + 1, after);
  const std::size_t hips = static_cast<std::size_t>(root);
  EXPECT_LT((pose.position[hips] - 0.5 * (before.position[hips] + after.position[hips])).norm(), 1e-9);
  EXPECT_LT(before.rotation[hips].slerp(0.5, after.rotation[hips]).angularDistance(pose.rotation[hips]),
            1e-7);
  EXPECT_TRUE(calmHipPops(motion, detectContacts(motion)).empty());  // calm now, and a walk has none
  const CleanResult result = cleanUp(source);
  ASSERT_FALSE(result.notes.empty());
  EXPECT_THAT(result.notes.front(), HasSubstr("frame 60"));
}

TEST(PlantDrift, SharedArcsComeToHalfTheLargestAndLessWhereAStandEnds) {
  // One arc alone, arcs of all directions, and one in the frame in which the stand ends.
  std::vector<PlantArc> arcs(40);
  std::vector<char> stands(40, 1);
  const auto largest = [&](const std::vector<Vec3>& shifts) {
    double most = 0;
    for (std::size_t f = 0; f < arcs.size(); ++f) {
      if (stands[f]) most = std::max(most, shifts[f].norm());
      if (!arcs[f].known) continue;
      const double s = arcs[f].share;
      most = std::max(most, (arcs[f].arc + (1 - s) * shifts[f] + s * shifts[f + 1]).norm());
    }
    return most;
  };
  for (std::size_t f = 0; f < 30; ++f) arcs[f].known = true;
  arcs[12].arc = Vec3(0, 0.001, 0);
  EXPECT_NEAR(largest(sharedArcs(arcs, stands)), 0.0005, 0.00002);
  for (std::size_t f = 0; f < 30; ++f) {
    const double turn = 2.4 * static_cast<double>(f);
    arcs[f].arc = 0.001 * Vec3(std::cos(turn), std::sin(turn), 0.3);
  }
  // Where arcs change their direction no shift serves both sides: better than half the mean of the two.
  std::vector<Vec3> halves(arcs.size(), Vec3::Zero());
  for (std::size_t f = 0; f <= 30; ++f)
    halves[f] = -0.25 * (arcs[f > 0 ? f - 1 : f].arc + arcs[f < 30 ? f : f - 1].arc);
  EXPECT_LE(largest(sharedArcs(arcs, stands)), 0.9 * largest(halves));
  for (std::size_t f = 0; f < 30; ++f) arcs[f].arc.setZero();
  arcs[29].arc = Vec3(0.001, 0, 0);
  stands[30] = 0;
  EXPECT_LE(largest(sharedArcs(arcs, stands)), 0.0003);
  const std::vector<Vec3> shifts = sharedArcs(arcs, stands);
  EXPECT_TRUE(shifts[35].isZero(0));
}

}  // namespace
}  // namespace footfall
