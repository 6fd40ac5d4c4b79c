// SPDX-License-Identifier: MIT
#include "figure/cleanup/clean_up.h"
#include "base/angles.h"

#include <cmath>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "base/error.h"
#include "core/figure/quality/quality_fixtures.h"
#include "figure/cleanup/hip_pops.h"
#include "figure/motion/resample.h"
#include "figure/perform/procedural_gait.h"
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

// Joint jumps of a cleaned motion against its source's.
struct Jumps {
  int checked = 0, added = 0;  // added: above the source's 99.9th percentile where the source was not
  double grown = 0;            // by how much one that was above it has grown at most, in parts
};

Jumps compareJumps(const Motion& source, const Motion& cleaned, std::size_t first, double high) {
  const auto before = jointJumps(source, first, 0.1, 1), after = jointJumps(cleaned, first, 0.1, 1);
  Jumps jumps;
  for (std::size_t j = 0; j < before.size(); ++j) {
    for (std::size_t i = 0; i < before[j].size(); ++i) {
      ++jumps.checked;
      const double own = before[j][i], its = after[j][i];
      if (its > high * 1.0001 && own <= high) ++jumps.added;
      if (own > high) jumps.grown = std::max(jumps.grown, its / own - 1);
    }
  }
  return jumps;
}

// The farthest a planted part is from its place, by poses of the whole figure: at the ends of its stands and
// at 17 times per frame.
double largestDrift(const Motion& motion, const ContactReport& contacts) {
  Pose pose;
  double largest = 0;
  for (const Contact& contact : contacts.contacts) {
    const Sole& sole = contacts.soles[static_cast<std::size_t>(contact.leg)];
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      const TimeRange& stand = part == SolePart::Heel ? contact.heel : contact.ball;
      const Vec3& place = part == SolePart::Heel ? contact.heelPosition : contact.ballPosition;
      if (stand.end <= stand.start) continue;
      const double step = motion.frameTime / 17;
      std::vector<double> times{stand.start, stand.end};
      for (double n = std::ceil((stand.start - motion.startTime) / step);
           motion.startTime + n * step < stand.end; ++n)
        times.push_back(motion.startTime + n * step);
      for (const double time : times) {
        worldPoseAt(motion, time, pose);
        largest = std::max(largest, (sole.part(part).in(pose)-place).norm());
      }
    }
  }
  return largest;
}

TEST(CleanUp, CutsSkateToZeroOnAllCmuClips) {
  const std::vector<std::string> clips = cmuClips();
  FOOTFALL_NEED_CLIPS();
  const int count = static_cast<int>(clips.size());
  int jumps = 0, raised = 0, still = 0;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : jumps, raised, still)
  for (int i = 0; i < count; ++i) {
    const std::string& clip = clips[static_cast<std::size_t>(i)];
    const Motion motion = readCmu(clip);
    CleanOptions options;
    options.reorderRoot = true;
    options.threads = 1;
    const Both both = cleaned(motion, options);
    const Motion same = resampled(both.result.motion, 1 / motion.frameTime, Interpolation::Channels);
    EXPECT_GT(both.before.skate.mean, 0.005) << clip;
    EXPECT_LE(both.after.skate.max, 2e-4) << clip;  // two places, each within 0.1 mm
    EXPECT_LE(largestDrift(both.result.motion, both.result.contacts), 1e-4) << clip;
    EXPECT_LT(both.result.unreached, 1e-6) << clip;
    EXPECT_LE(both.after.jointJump.high, both.before.jointJump.high * 1.0001) << clip;
    const Jumps compared =
        compareJumps(motion, same, both.result.contacts.firstFrame, both.before.jointJump.high);
    EXPECT_EQ(compared.added, 0) << clip;
    EXPECT_LE(compared.grown, 0.02) << clip;
    // Contacts found anew do not slide either.
    QualityOptions fresh;
    fresh.threads = 1;
    const QualityReport anew = measureQuality(both.result.motion, fresh);
    EXPECT_LE(anew.skate.max, 5e-4) << clip;
    EXPECT_LT(anew.slip.mean, 0.5 * measureQuality(motion, fresh).slip.mean) << clip;
    still += anew.slip.max < 0.003 ? 1 : 0;
    jumps += compared.checked;
    raised += both.result.rateFactor > 2 ? 1 : 0;
  }
  EXPECT_GE(count, 35);
  EXPECT_GT(jumps, 100000);
  EXPECT_LE(raised, 8);  // beyond twice the rate
  EXPECT_GE(still, 29);  // in the others people turn on a foot, or set it anew
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
