// SPDX-License-Identifier: MIT
#include "figure/clean_up.h"

#include <cmath>

#include "base/error.h"
#include "core/figure/quality_fixtures.h"
#include "figure/procedural_gait.h"
#include "figure/quality.h"
#include "figure/resample.h"

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
  EXPECT_LT(both.after.skate.max, 1e-4);
  EXPECT_LT(both.after.floating.max, 1e-4);
  EXPECT_LE(both.result.drift, 1e-4);
  EXPECT_LT(both.result.unreached, 1e-9);
  EXPECT_LE(both.after.jointJump.high, both.before.jointJump.high + 60 * kDegree);
}

TEST(CleanUp, HoldsPlantsBetweenFramesByAHigherRateWhereItMust) {
  const Motion motion = skatingWalk(30);
  const Both both = cleaned(motion);
  EXPECT_GT(both.result.rateFactor, 1);
  EXPECT_LE(both.result.drift, 1e-4);
  std::size_t frame = 0;
  EXPECT_LE(plantDrift(both.result.motion, both.result.contacts, 13, frame), 1.05e-4);  // at other times too
  CleanOptions keep;
  keep.maxRateFactor = 1;
  const CleanResult kept = cleanUp(motion, keep);
  EXPECT_EQ(kept.rateFactor, 1);
  EXPECT_EQ(kept.motion.samples.size(), motion.samples.size());
  EXPECT_GT(kept.drift, 1e-4);
  ASSERT_FALSE(kept.notes.empty());
  EXPECT_THAT(kept.notes.back(), HasSubstr("drift"));
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
  // The hips rise by 4 cm during a stand, so that planted legs of 0.87 m cannot reach.
  const Character character = characterPreset("human");
  ProceduralGaitOptions options;
  options.frameRate = 120;
  Motion motion = proceduralGait(character, ProceduralGait::Walk, options).performed.motion;
  const int root = findLimbs(motion.skeleton).root;
  for (std::size_t f = 0; f < motion.frames(); ++f) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const bool height =
          motion.channels[c].joint == root && motion.channels[c].kind == ChannelKind::TranslateY;
      if (height) motion.frame(f)[c] += 0.03 * std::sin(2 * motion.time(f));
    }
  }
  const Both both = cleaned(motion);
  EXPECT_GT(both.result.sink, 0.001);
  EXPECT_LT(both.result.unreached, 1e-9);
  EXPECT_LT(both.after.rootJump.max, both.before.rootJump.max + 0.02);
  EXPECT_LE(both.after.extension.max, std::max(0.9971, both.before.extension.max + 1e-9));
}

TEST(CleanUp, RefusesSamplesThatAreNotFiniteAndTakesNoFrames) {
  EXPECT_THAT(cleanUp(Motion()).notes, ::testing::ElementsAre("the motion has no frames"));
  FootTrack foot;
  foot.hold(0.1);
  Motion motion = standingFigure(foot);
  motion.samples.back() = std::nan("");
  EXPECT_THROW(cleanUp(motion), Error);
}

TEST(CleanUp, TheSameBitsOnAnyNumberOfThreads) {
  CleanOptions one, many;
  one.threads = 1;
  many.threads = 4;
  EXPECT_EQ(cleanUp(skatingWalk(), one).motion.samples, cleanUp(skatingWalk(), many).motion.samples);
}

// The worst joint jump after cleaning that is larger than the source's at that sample and above its 99.9th
// percentile, in parts of the larger of these two.
double worstAddedJump(const Motion& source, const Motion& cleaned, std::size_t first, double high) {
  const auto before = jointJumps(source, first), after = jointJumps(cleaned, first);
  double worst = 0;
  for (std::size_t j = 0; j < before.size(); ++j) {
    for (std::size_t i = 0; i < before[j].size(); ++i)
      worst = std::max(worst, after[j][i] / std::max(before[j][i], high) - 1);
  }
  return worst;
}

// Every fourth: all of them take minutes.
TEST(CleanUp, CutsSkateToZeroOnCmuClips) {
  const std::vector<std::string> clips = cmuClips();
  if (clips.empty()) GTEST_SKIP() << "no motion capture in " << FOOTFALL_CMU_DIR;
  std::size_t checked = 0;
  for (std::size_t i = 0; i < clips.size(); i += 4, ++checked) {
    const std::string& clip = clips[i];
    const Motion motion = readCmu(clip);
    CleanOptions options;
    options.reorderRoot = true;
    const Both both = cleaned(motion, options);
    const Motion same = resampled(both.result.motion, 1 / motion.frameTime, Interpolation::Channels);
    EXPECT_GT(both.before.skate.mean, 0.005) << clip;
    EXPECT_LE(both.after.skate.max, 2e-4) << clip;  // two places, each within 0.1 mm
    EXPECT_LE(both.result.drift, 1e-4) << clip;
    EXPECT_LT(both.result.unreached, 1e-6) << clip;
    EXPECT_LE(both.after.jointJump.high, both.before.jointJump.high * 1.001) << clip;
    EXPECT_LE(worstAddedJump(motion, same, both.result.contacts.firstFrame, both.before.jointJump.high), 0.1)
        << clip;
    // Contacts found anew do not slide either.
    EXPECT_LE(measureQuality(both.result.motion).skate.max, 1e-3) << clip;
  }
  EXPECT_GE(checked, 9u);
}

}  // namespace
}  // namespace footfall
