// SPDX-License-Identifier: MIT
// Recorded walks and runs (where the clips are beside the project) as cycles that travel: found by
// themselves, on a treadmill as over ground, planted on hills, bodies up.
#include <gtest/gtest.h>

#include <filesystem>

#include "core/gait/travelling.h"
#include "gait/travel/foot_errors.h"
#include "io/scene_file.h"
#include "recorded_clips.h"

namespace footfall::gait::fixtures {
namespace {

struct Recording {
  const char* clip;
  bool runs;
};
// Straight ones of four people, a walk that slows down and a run that speeds up among them.
constexpr Recording kRecordings[] = {{"02_01", false}, {"07_01", false}, {"07_12", false}, {"16_15", false},
                                     {"16_21", false}, {"16_31", false}, {"16_47", false}, {"02_03", true},
                                     {"09_01", true},  {"16_35", true},  {"16_45", true},  {"16_55", true}};

class Recorded : public testing::Test {
 protected:
  void SetUp() override { FOOTFALL_NEED_CLIPS(); }
  static Motion motionOf(const char* clip) {
    return *readScene(std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh").motion;
  }
  // As on a treadmill: the mean way over the clip is taken out of the root's places.
  static Motion onATreadmill(Motion motion) {
    const std::size_t last = motion.frames() - 1;
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      const MotionChannel& channel = motion.channels[c];
      if (channel.joint != 0 ||
          (channel.kind != ChannelKind::TranslateX && channel.kind != ChannelKind::TranslateZ))
        continue;
      const double step = (motion.frame(last)[c] - motion.frame(1)[c]) / static_cast<double>(last - 1);
      for (std::size_t i = 1; i <= last; ++i) motion.frame(i)[c] -= step * static_cast<double>(i - 1);
    }
    return motion;
  }
};

TEST_F(Recorded, StridesOnATreadmillAreThoseOverGround) {
  int looked = 0;
  for (const Recording& recording : kRecordings) {
    const Motion motion = motionOf(recording.clip);
    const Stride ground = strideFromMotion(motion), belt = strideFromMotion(onATreadmill(motion));
    EXPECT_NEAR(belt.period, ground.period, 1e-9) << recording.clip;
    EXPECT_NEAR(belt.length, ground.length, 0.06 * ground.length) << recording.clip;
    for (std::size_t l = 0; l < 2; ++l) {
      const LegTiming &a = ground.legs[l].timing, &b = belt.legs[l].timing;
      EXPECT_NEAR(shortestTurn(a.phase - b.phase), 0, 0.05) << recording.clip;
      EXPECT_NEAR(a.duty, b.duty, 0.07) << recording.clip;
      // People walk with a foot down for more than half of the stride less the rolling of heel and toes, and
      // run with less; their legs take turns.
      EXPECT_EQ(a.duty < 0.43, recording.runs) << recording.clip << ' ' << a.duty;
      ++looked;
    }
    EXPECT_NEAR(std::abs(shortestTurn(ground.legs[0].timing.phase - ground.legs[1].timing.phase)), 0.5, 0.08)
        << recording.clip;
  }
  EXPECT_EQ(looked, 24);
}

// Over hills and round turns: no foot slides or sinks, and the body stays up.
TEST_F(Recorded, CyclesFromATreadmillTravelOverHills) {
  const TerrainPtr ground = hills(120, 0.3, 0.2, 7);
  int looked = 0;
  for (const Recording& recording : kRecordings) {
    const Stride stride = strideFromMotion(onATreadmill(motionOf(recording.clip)));
    const double size = stride.character.hipHeight;
    const TravelPath path(winding(4), ground);
    const PathTravel travel = followPath(singleGait(stride), path, TravelSpeed(stride.speed()));
    const FootErrors feet =
        measureFootErrors(travel.motion, stride.character, travel.performance.contacts, *ground);
    EXPECT_LT(feet.skate, 1e-3) << recording.clip << " at " << feet.skateTime;
    EXPECT_LT(feet.penetration, 1e-3) << recording.clip << " at " << feet.penetrationTime;
    EXPECT_GT(feet.contacts, 8u) << recording.clip;
    const double lowered = *std::max_element(travel.drop.begin(), travel.drop.end());
    EXPECT_LT(lowered, (recording.runs ? 0.1 : 0.06) * size) << recording.clip;
    ++looked;
  }
  EXPECT_EQ(looked, 12);
}

}  // namespace
}  // namespace footfall::gait::fixtures
